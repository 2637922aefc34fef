cimport cython
from quadriga.games.empire.rules.codes cimport *
from quadriga.core.rng cimport Rng
from quadriga.core.position.state cimport Moves
from quadriga.games.empire.rules.paths cimport Roads
from quadriga.games.empire.rules.position cimport Position, Tables

# Filled when the module is loaded.
cdef int CHANCE, NOBODY
cdef long long BIT[62]
cdef long long UNIT[5]
cdef long long DIGITS[5]

@cython.final
cdef class EmpireState(Roads):
    @cython.locals(cities=cython.longlong)
    cdef inline void _add_cities(self, Moves moves) noexcept nogil
    cdef inline long long _in_reach(self) noexcept nogil
    @cython.locals(steps=cython.longlong)
    cdef inline void _add_lines(self, Moves moves) noexcept nogil
    @cython.locals(steps=cython.longlong)
    cdef inline long long _steps(self) noexcept nogil
    @cython.locals(line=int)
    cdef inline int _road_action(self, int step) noexcept nogil
    cdef inline void _add_counts(self, Moves moves) noexcept nogil
    @cython.locals(cities=cython.longlong)
    cdef inline int _any_city(self, Rng rng) noexcept nogil
    @cython.locals(steps=cython.longlong, count=int, ticket=int)
    cdef inline int _any_line(self, Rng rng) noexcept nogil
    cdef inline void _deal(self, int kind) noexcept nogil
    cdef inline void _begin_turn(self, int seat) noexcept nogil
    cdef inline void _pass(self) noexcept nogil
    cdef inline void _choose(self, int city) noexcept nogil
    @cython.locals(step=int)
    cdef inline void _extend(self, int line) noexcept nogil
    @cython.locals(city=int, seat=int, kind=int, at=int)
    cdef inline void _arrive(self) noexcept nogil
    @cython.locals(seat=int)
    cdef inline void _ask_or_pay(self) noexcept nogil
    cdef inline void _answer(self, int pieces) noexcept nogil
    @cython.locals(doubled=cython.bint, n=int, seat=int, points=int)
    cdef inline void _pay(self) noexcept nogil
    @cython.locals(pieces=int, here=int, left=int, step=int, line=int)
    cdef inline void _tell_path(self, int factor) noexcept nogil
    cdef inline void _end_turn(self) noexcept nogil
    @cython.locals(seat=int, source=int)
    cdef inline void _finish(self, int reason) noexcept nogil
    cdef inline int _points(self, int seat, int source) noexcept nogil
    @cython.locals(points=int, colour=int, best=int)
    cdef inline int _city_points(self, int seat) noexcept nogil
    @cython.locals(points=int, row=int, length=int, kind=int)
    cdef inline int _row_points(self, int seat) noexcept nogil
    @cython.locals(points=int, kind=int)
    cdef inline int _column_points(self, int seat) noexcept nogil
    cdef inline int _bonus_points(self, int seat) noexcept nogil
    cdef inline int _colour_count(self, int seat) noexcept nogil
    @cython.locals(lead=int)
    cdef inline bint _beats(self, int one, int other) noexcept nogil
    @cython.locals(source=int)
    cpdef list points(self, int seat)
    cpdef int colour_count(self, int seat)
