cimport cython
from quadriga.core.state cimport Moves
from quadriga.games.augustus.tableau cimport Tableau

# Filled from codes.py and lacks.py when the module is loaded.
cdef int CHOOSE_AT, CHOOSING, CLEAR_OBJECTIVE, COLOURS, COMPLETE_OBJECTIVE, EQUIVALENCE, EXTRA_LEGIONS, JOKER
cdef int LOSE_OBJECTIVE, MOBILISE_ANY, MOBILISE_SYMBOL, MOBILISING, MUSTERING, NONE, OVER, PLACES, PUT_AT
cdef int REARRANGE, REMOVE_LEGIONS, RESERVE_AT, SEATS, SENATOR, STAY_AT, SYMBOLS, TAKE_AT, TAKE_TWO
cdef int ANY[6]
cdef int UNIT[6]
cdef long long BIT[62]
cdef int MOST_FEATURES
cdef int SCORE, PACE, CLOSE, WORK, SHORT, BAG, POWERS, IN_RESERVE, LEGIONS, LINKED, CLOSING
cdef double COMPLETION, FRESH, GOOD, LEGION, LINK, LOSS, NEW_PLACE, ORDER, RAID, RAZING, TEMPO

@cython.final
cdef class AugustusInsight(Tableau):
    cdef public double gain[6]
    cdef public double lead
    cdef public double total[6]
    cdef public int control[6]
    cdef public double soonest[6]
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
