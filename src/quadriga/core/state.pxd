cimport cython
from quadriga.core.rng cimport Rng

cdef int CHANCE, NOBODY, LINES, WIDTH
cdef int PLACE[67]
cdef long long PAIRS, FOURS, EIGHTS

@cython.final
cdef class Moves:
    cdef public int ids[4096]
    cdef public int weights[4096]
    cdef public int size, total
    cdef void _clear(self) noexcept nogil
    cdef void _add(self, int action) noexcept nogil
    cdef void _weigh(self, int action, int weight) noexcept nogil
    @cython.locals(ticket=int, n=int)
    cdef int _draw(self, Rng rng) noexcept nogil

@cython.final
cdef class Trace:
    cdef public int cells[2560]
    cdef public int size
    @cython.locals(at=int)
    cdef void _note(self, int code, int a, int b, int c, int d) noexcept nogil

cdef class State:
    cdef public object game, options
    cdef public int seats
    cdef public Trace trace
    cdef public bint tracing
    @cython.final
    cdef void _share(self, State root)
    cdef int _actor(self) noexcept nogil
    cdef bint _owes(self, int seat) noexcept nogil
    cdef void _legal(self, int seat, Moves moves) noexcept nogil
    cdef void _apply(self, int seat, int action) noexcept nogil
    cdef int _rank(self, int seat) noexcept nogil
    cdef void _rewind(self) noexcept nogil
    cdef void _redeal(self, int seat, Rng rng) noexcept nogil
    cdef void _sort_choices(self) noexcept nogil
    cdef int _sample(self, int seat, Moves moves, Rng rng) noexcept nogil
    @cython.locals(count=int, seat=int)
    cdef int _playout(self, Rng rng, Moves moves, int limit) noexcept nogil
    @cython.final
    cdef void _emit(self, int code, int a, int b, int c, int d) noexcept nogil
    @cython.final
    cdef int _lowest(self, long long mask) noexcept nogil
    @cython.final
    cdef int _count(self, long long mask) noexcept nogil
    @cython.locals(first=int, seat=int)
    cpdef list actors(self)
    cpdef bint is_over(self)
    @cython.locals(moves=Moves, n=int)
    cpdef list legal(self, int seat)
    @cython.locals(moves=Moves, n=int)
    cpdef list weights(self)
    @cython.locals(guess=State)
    cpdef State redeal(self, int seat, Rng rng)
    cpdef int sample(self, int seat, Rng rng)
    @cython.locals(moves=Moves, count=int)
    cpdef int playout(self, Rng rng, int limit=*)
    @cython.locals(scratch=State, moves=Moves, seat=int)
    cpdef list playouts(self, int games, Rng rng)
