cimport cython
from quadriga.games.augustus.rules.codes cimport *
from quadriga.games.augustus.bots.valuation cimport Valuation

# Filled when the module is loaded.
cdef int ANY[6]
cdef int UNIT[6]
cdef long long BIT[62]
cdef double TEMPO

cdef class Tableau(Valuation):
    cdef readonly int card[PLACES]
    cdef readonly int lack[PLACES]
    cdef readonly double worth[8]
    cdef readonly int reserve, done, coming
    @cython.locals(card=int, lack=int, free=int)
    cdef inline void _set_out(self, int seat) noexcept nogil
    cdef inline void _take_over(self, int place) noexcept nogil
    @cython.locals(decision=int, picked=int)
    cdef inline void _answer(self, int seat) noexcept nogil
    @cython.locals(goal=int, source=int)
    cdef inline void _follow(self, int seat) noexcept nogil
    @cython.locals(rest=cython.longlong, goal=int, at=int, place=int, symbol=int, source=int, most=double, gain=double)
    cdef inline void _place(self, int seat, long long columns) noexcept nogil
    @cython.locals(rest=cython.longlong, found=int, at=int, place=int, symbol=int, least=double, loss=double)
    cdef inline int _spare(self, int seat, int goal) noexcept nogil
    @cython.locals(place=int, symbol=int)
    cdef inline void _lift(self, int at) noexcept nogil
    @cython.locals(place=int, symbol=int)
    cdef inline void _put(self, int at) noexcept nogil
    @cython.locals(at=int)
    cdef inline double _change(self, int place, int by) noexcept nogil
    @cython.locals(card=int)
    cdef inline void _keep(self, int seat) noexcept nogil
    @cython.locals(card=int, place=int)
    cdef inline void _clear(self, int seat) noexcept nogil
    @cython.locals(lack=int, slots=int)
    cdef inline int _all_of(self, int card) noexcept nogil
    @cython.locals(best=int, most=double, gain=double)
    cdef inline void _complete_one(self) noexcept nogil
