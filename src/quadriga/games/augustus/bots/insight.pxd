cimport cython
from quadriga.games.augustus.rules.codes cimport *
from quadriga.core.position.state cimport Moves
from quadriga.games.augustus.bots.tableau cimport Tableau

# Filled when the module is loaded.
cdef int ANY[6]
cdef int UNIT[6]
cdef long long BIT[62]
cdef int MOST_FEATURES, SCORE, PACE, CLOSE, WORK, SHORT, BAG, POWERS, IN_RESERVE, LEGIONS, LINKED, CLOSING
cdef double COMPLETION, FRESH, GOOD, LEGION, LINK, LOSS, NEW_PLACE, ORDER, RAID, RAZING, TEMPO

@cython.final
cdef class AugustusInsight(Tableau):
    cdef readonly double gain[6]
    cdef readonly double lead
    cdef readonly double total[6]
    cdef readonly int control[SEATS]
    cdef readonly double soonest[6]
    @cython.locals(rival=double, ahead=double)
    cdef inline void _close_up(self) noexcept nogil
    @cython.locals(
        row=int, hope=double, course=double, close=double, soonest=double, missing=int, standing=int,
        lack=int, near=double, far=double, gain=double, control=int, score=double, lead=double,
    )
    cdef inline void _count_up(self, int seat) noexcept nogil
    @cython.locals(better=double, most=double, gain=double, draws=double)
    cdef inline void _weigh_bag(self, int row) noexcept nogil
    @cython.locals(most=double, chance=double, worth=double, card=int, power=int)
    cdef inline void _weigh_powers(self, int row) noexcept nogil
    @cython.locals(most=double, gain=double, completing=int, kept=int, card=int)
    cdef inline void _narrow_goals(self, int seat, Moves moves) noexcept nogil
    @cython.locals(least=double, loss=double, kept=int)
    cdef inline void _narrow_sources(self, Moves moves) noexcept nogil
    @cython.locals(most=double, promise=double, kept=int)
    cdef inline void _narrow_row(self, int seat, Moves moves) noexcept nogil
    @cython.locals(card=int)
    cdef inline double _gain_of(self, int code) noexcept nogil
    @cython.locals(card=int, place=int, symbol=int)
    cdef inline double _loss_of(self, int code) noexcept nogil
    cdef inline double _promise_of(self, int seat, int card) noexcept nogil
