cimport cython
from quadriga.core.insight cimport Insight
from quadriga.games.augustus.outlook cimport Outlook
from quadriga.games.augustus.rules cimport AugustusState

# Filled from codes.py and lacks.py when the module is loaded.
cdef int CARDS, CLAIMING, CLASSES, CLEARING, CLEAR_OBJECTIVE, COLOURS, COMPLETE_OBJECTIVE, COMPLETING, CONTROL
cdef int EQUIVALENCE, EXTRA_LEGIONS, FOR_COUNT, JOKER, KEEPING, LACKS, LINKS, LOSE_OBJECTIVE, LOSING, MOBILISE_ANY
cdef int MOBILISE_SYMBOL, MOBILISING, MUSTERING, NONE, OVER, PICKS, PLACES, POINTS_PER_COLOUR
cdef int POINTS_PER_SYMBOL, PUT_AT, REARRANGE, REARRANGING, REMOVE_LEGIONS, REMOVING, RESERVE, RESERVE_AT, RESOURCES
cdef int SEATS, SENATOR, STAY_AT, SYMBOLS, TAKE_TWO
cdef int ANY[6]
cdef int UNIT[6]
cdef long long BIT[62]
cdef int FARTHEST, WIDE
cdef double TEMPO
cdef double HOPE[5]
cdef double LEADS[7]
cdef double RISK[4]
cdef double COMPLETION, LEGION, LINK, LOSS, NEW_PLACE, ORDER, RAID, RAZING, SHARE
cdef int SCORE, SENATORS, PACE, CLOSE, SOONEST, BAG, POWERS, IN_RESERVE, STUCK, SHORT, LEGIONS, LINKED, CLOSING

@cython.final
cdef class AugustusInsight(Insight):
    cdef public AugustusState state
    cdef public Outlook outlook
    cdef public int colour_reward[4]
    cdef public int each_reward
    cdef public int growing[88]
    cdef public int growing_size
    cdef public int card[8]
    cdef public int lack[8]
    cdef public double worth[8]
    cdef public int links, near, far, reserve, done, coming, grows, missing, horizon
    cdef public long long claimed
    cdef public double points, red_gain, lead
    cdef public double slot_gain[6]
    cdef public double colour_gain[4]
    cdef public double tile_gain[2]
    cdef public double gain[6]
    cdef public double total[6]
    cdef public double soonest[6]
    cdef public int control[6]
    @cython.locals(lacks=int, horizon=int)
    cdef void _survey(self) noexcept nogil
    @cython.locals(rival=double, ahead=double)
    cdef void _close_up(self) noexcept nogil
    @cython.locals(card=int, lack=int, free=int)
    cdef void _set_out(self, int seat) noexcept nogil
    cdef void _set_links(self, int seat) noexcept nogil
    @cython.locals(growth=double, hopes=double, reward=int, lacks=int)
    cdef void _set_gains(self, int seat) noexcept nogil
    @cython.locals(power=int, symbol=int, each=int)
    cdef void _add_growth(self, int seat, int card) noexcept nogil
    cdef double _hope(self, int reward, int lacks) noexcept nogil
    @cython.locals(points=double, reward=int, holder=int, behind=int)
    cdef double _tile_for(self, int seat, int resource) noexcept nogil
    @cython.locals(value=double)
    cdef double _value_of(self, int seat, int card) noexcept nogil
    @cython.locals(to_come=double, count=double, paid=double, power=int, symbol=int, colour=int)
    cdef double _paid_at_end(self, int seat, int card) noexcept nogil
    cdef void _take_over(self, int place) noexcept nogil
    @cython.locals(decision=int, picked=int)
    cdef void _answer(self, int seat) noexcept nogil
    @cython.locals(goal=int, source=int)
    cdef void _follow(self, int seat) noexcept nogil
    @cython.locals(rest=cython.longlong, goal=int, at=int, place=int, symbol=int, source=int, most=double, gain=double)
    cdef void _place(self, int seat, long long columns) noexcept nogil
    @cython.locals(rest=cython.longlong, found=int, at=int, place=int, symbol=int, least=double, loss=double)
    cdef int _spare(self, int seat, int goal) noexcept nogil
    @cython.locals(place=int, symbol=int)
    cdef void _lift(self, int at) noexcept nogil
    @cython.locals(place=int, symbol=int)
    cdef void _put(self, int at) noexcept nogil
    @cython.locals(at=int)
    cdef double _change(self, int place, int by) noexcept nogil
    @cython.locals(card=int)
    cdef void _keep(self, int seat) noexcept nogil
    @cython.locals(card=int, place=int)
    cdef void _clear(self, int seat) noexcept nogil
    @cython.locals(lack=int, slots=int)
    cdef int _all_of(self, int card) noexcept nogil
    @cython.locals(best=int, most=double, gain=double)
    cdef void _complete_one(self) noexcept nogil
    @cython.locals(
        row=int, hope=double, course=double, close=double, soonest=double, first_lack=int, missing=int, standing=int,
        lack=int, near=double, far=double, gain=double, control=int, score=double, lead=double,
    )
    cdef void _count_up(self, int seat) noexcept nogil
    @cython.locals(better=double, most=double, gain=double, draws=double)
    cdef void _weigh_bag(self, int row) noexcept nogil
    @cython.locals(most=double, chance=double, worth=double, card=int, power=int)
    cdef void _weigh_powers(self, int row) noexcept nogil
    @cython.locals(reward=int, ahead=int, lead=int)
    cdef double _risk_of(self, int seat, int resource) noexcept nogil
    @cython.locals(best=double, hope=double, reward=int, lead=int)
    cdef double _claim_hope(self, int seat, int control) noexcept nogil
