cimport cython
from quadriga.core.insight cimport Insight
from quadriga.games.augustus.outlook cimport Outlook
from quadriga.games.augustus.rules cimport AugustusState

# Filled from codes.py and outlook.py when the module is loaded.
cdef int CARDS, CLAIMING, CLASSES, CLEARING, CLEAR_OBJECTIVE, COLOURS, COMPLETE_OBJECTIVE, COMPLETING, CONTROL
cdef int EQUIVALENCE, EXTRA_LEGIONS, JOKER, KEEPING, LACKS, LOSE_OBJECTIVE, LOSING, MOBILISE_ANY, MOBILISE_SYMBOL
cdef int MOBILISING, MUSTERING, NONE, OVER, PICKS, PLACES, POINTS_PER_COLOUR, POINTS_PER_RED, POINTS_PER_SYMBOL
cdef int PUT_AT, REARRANGE, REARRANGING, REMOVE_LEGIONS, REMOVING, RESERVE, RESERVE_AT, RESOURCES, SENATOR, STAY_AT
cdef int SYMBOLS, TAKE_TWO, WIDE
cdef int ANY[6]
cdef int UNIT[6]
cdef long long BIT[62]
cdef double HOPE[5]
cdef double LEADS[7]
cdef int POINTS, SENATORS, CONTROLLED, SOON_WORTH, LATER_WORTH, CLOSE, COURSE, SOONEST, BAG, IN_RESERVE, SHORT
cdef int LEGIONS, CLAIM, COLOUR_HOPES, MARGIN, GROWTH, MUSTER, ATTACK, LINK, SECOND, REARRANGES, LEVY, FINISH
cdef int LINKED, PLACES_OPEN, COMING, CLOSING

@cython.final
cdef class AugustusInsight(Insight):
    cdef public AugustusState state
    cdef public Outlook outlook
    cdef public double mean_slots[6]
    cdef public double mean_colour[4]
    cdef public double mean_red
    cdef public int colour_reward[4]
    cdef public int each_reward
    cdef public int growing[88]
    cdef public int growing_size
    cdef public int links, reserve, done, coming, grows
    cdef public int card[8]
    cdef public int lack[8]
    cdef public double worth[8]
    cdef public double points, red_gain
    cdef public double gain[6]
    cdef public double slot_gain[6]
    cdef public double colour_gain[4]
    cdef public double total[8]
    cdef public double soonest[8]
    @cython.locals(rival=double, lead=double, control=double, done=double)
    cdef void _close_up(self) noexcept nogil
    @cython.locals(card=int, lack=int, missing=int)
    cdef void _set_out(self, int seat) noexcept nogil
    @cython.locals(card=int, power=int, symbol=int, each=int)
    cdef void _grow(self, int seat) noexcept nogil
    @cython.locals(value=double, colour=int, power=int)
    cdef double _value_of(self, int seat, int card) noexcept nogil
    @cython.locals(to_come=double, count=double, paid=double, power=int, symbol=int, colour=int)
    cdef double _paid_at_end(self, int seat, int card) noexcept nogil
    @cython.locals(value=double, reward=int, lacks=int)
    cdef double _reward_for(self, int seat, int colour) noexcept nogil
    @cython.locals(lacks=int)
    cdef int _colours_lacking(self, int seat) noexcept nogil
    @cython.locals(points=double, reward=int, holder=int, behind=int)
    cdef double _tile_for(self, int seat, int resource) noexcept nogil
    @cython.locals(card=int)
    cdef void _finish(self, int seat, int place) noexcept nogil
    @cython.locals(decision=int, picked=int, at=int)
    cdef void _answer(self, int seat) noexcept nogil
    @cython.locals(goal=int, source=int)
    cdef void _follow(self, int seat) noexcept nogil
    @cython.locals(rest=cython.longlong, goal=int, at=int, place=int, source=int, unit=int, most=double, gain=double)
    cdef void _place(self, int seat, long long columns) noexcept nogil
    @cython.locals(rest=cython.longlong, found=int, at=int, place=int, symbol=int, least=double, loss=double)
    cdef int _spare(self, int seat, int goal) noexcept nogil
    @cython.locals(symbol=int)
    cdef void _lift(self, int at) noexcept nogil
    @cython.locals(place=int)
    cdef void _put(self, int seat, int at) noexcept nogil
    @cython.locals(first=int)
    cdef double _change(self, int place, int by) noexcept nogil
    @cython.locals(card=int)
    cdef void _keep(self, int seat) noexcept nogil
    @cython.locals(card=int, place=int)
    cdef void _clear(self, int seat) noexcept nogil
    @cython.locals(lack=int, missing=int)
    cdef int _full_lack(self, int card) noexcept nogil
    @cython.locals(best=int, most=double, gain=double)
    cdef void _crown(self, int seat) noexcept nogil
    @cython.locals(
        row=int, first=int, soon=double, later=double, close=double, course=double, soonest=double, missing=int,
        places=int, lack=int, near=double, far=double, gain=double,
    )
    cdef void _count_up(self, int seat) noexcept nogil
    @cython.locals(count=int)
    cdef int _standing(self, int seat) noexcept nogil
    @cython.locals(better=double, top=double, gain=double, draws=double)
    cdef void _weigh_bag(self, int row) noexcept nogil
    @cython.locals(top=double, chance=double, card=int, power=int)
    cdef void _weigh_powers(self, int row, int first) noexcept nogil
    @cython.locals(hopes=double, growth=double, reward=int, lacks=int, ahead=int, lead=int, to_come=int)
    cdef void _weigh_rewards(self, int seat, int row) noexcept nogil
    @cython.locals(best=double, chance=double, mine=int, reward=int, lead=int)
    cdef double _claim_hope(self, int seat) noexcept nogil
