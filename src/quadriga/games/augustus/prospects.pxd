cimport cython
from quadriga.games.augustus.worth cimport Worth

# Filled from codes.py and lacks.py when the module is loaded.
cdef int CLASSES, CLEARING, COMPLETING, KEEPING, LOSING, MOBILISING, MUSTERING, NONE, PICKS, PLACES, REARRANGING
cdef int REMOVING, RESERVE, SYMBOLS
cdef int ANY[6]
cdef int UNIT[6]
cdef long long BIT[62]
cdef double TEMPO

cdef class Prospects(Worth):
    cdef public int card[8]
    cdef public int lack[8]
    cdef public double worth[8]
    cdef public int reserve, done, coming
    @cython.final
    @cython.locals(card=int, lack=int, free=int)
    cdef void _set_out(self, int seat) noexcept nogil
    @cython.final
    cdef void _take_over(self, int place) noexcept nogil
    @cython.final
    @cython.locals(decision=int, picked=int)
    cdef void _answer(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(goal=int, source=int)
    cdef void _follow(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(rest=cython.longlong, goal=int, at=int, place=int, symbol=int, source=int, most=double, gain=double)
    cdef void _place(self, int seat, long long columns) noexcept nogil
    @cython.final
    @cython.locals(rest=cython.longlong, found=int, at=int, place=int, symbol=int, least=double, loss=double)
    cdef int _spare(self, int seat, int goal) noexcept nogil
    @cython.final
    @cython.locals(place=int, symbol=int)
    cdef void _lift(self, int at) noexcept nogil
    @cython.final
    @cython.locals(place=int, symbol=int)
    cdef void _put(self, int at) noexcept nogil
    @cython.final
    @cython.locals(at=int)
    cdef double _change(self, int place, int by) noexcept nogil
    @cython.final
    @cython.locals(card=int)
    cdef void _keep(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(card=int, place=int)
    cdef void _clear(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(lack=int, slots=int)
    cdef int _all_of(self, int card) noexcept nogil
    @cython.final
    @cython.locals(best=int, most=double, gain=double)
    cdef void _complete_one(self) noexcept nogil
