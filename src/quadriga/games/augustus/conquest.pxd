cimport cython
from quadriga.games.augustus.position cimport Position

# Filled from codes.py when the module is loaded.
cdef int ASIDE, AVE, BAG_PASSED, CARDS, CHOOSING, CHOSE, CLAIMING, CLEARED, CLEARING, CLEAR_OBJECTIVE, COLOURS
cdef int COMPLETE_OBJECTIVE, COMPLETING, CONTROL, CONTROLS, DECK, DECLINED, DRAW, ENDED, EXTRA_LEGIONS, FILL
cdef int FOR_COUNT, GAINED, IN_ROW, JOKER, LOSE_OBJECTIVE, LOSING, LOST, MOBILISE_ANY, MOBILISE_SYMBOL, MUSTERING
cdef int NONE, NO_EFFECT, OUT, OVER, PICKS, PLACES, REARRANGE, REARRANGED, REARRANGING, REMOVED, REMOVE_LEGIONS
cdef int REMOVING, RESHUFFLED, RESOLVES, RESOURCES, RESOURCE_TAKEN, REWARDED, ROW_FILLED, SENATOR, SEVEN, SHOWN
cdef int SYMBOLS, TAKE_TWO, ZONE
cdef long long BIT[62]

cdef class Conquest(Position):
    cdef inline void _check_full(self, int seat, int place) noexcept nogil
    cdef inline void _complete(self, int seat, int place) noexcept nogil
    @cython.locals(lowest=int, card=int, rest=cython.longlong)
    cdef inline int _first_waiting(self, int seat) noexcept nogil
    @cython.locals(lowest=int, card=int)
    cdef inline void _resolve_next(self) noexcept nogil
    cdef inline void _next_in_batch(self) noexcept nogil
    cdef inline bint _use(self, int card) noexcept nogil
    cdef inline void _ask_active(self, int decision) noexcept nogil
    cdef inline void _gain(self, int wanted) noexcept nogil
    cdef inline bint _muster(self) noexcept nogil
    @cython.locals(found=cython.longlong)
    cdef inline long long _in_progress(self, int seat) noexcept nogil
    cdef inline bint _is_in_progress(self, int seat, int place) noexcept nogil
    @cython.locals(rest=cython.longlong)
    cdef inline bint _begin_rearranging(self) noexcept nogil
    cdef inline bint _can_pick_up(self, int at) noexcept nogil
    cdef inline void _end_rearranging(self) noexcept nogil
    @cython.locals(hit=int)
    cdef inline bint _attack(self) noexcept nogil
    @cython.locals(lost=cython.longlong, count=int)
    cdef inline void _carry_out_losses(self) noexcept nogil
    cdef inline void _remove_legions(self, int seat) noexcept nogil
    cdef inline void _remove_one(self, int seat, int at) noexcept nogil
    @cython.locals(found=cython.longlong)
    cdef inline long long _lose(self, int seat, int card) noexcept nogil
    @cython.locals(most=int, heir=int, rivals=int)
    cdef inline void _recount(self, long long resources) noexcept nogil
    cdef inline void _forget(self, int seat) noexcept nogil
    @cython.locals(gained=cython.longlong, rest=cython.longlong, card=int)
    cdef inline void _take_control(self) noexcept nogil
    cdef inline void _reward_colours(self) noexcept nogil
    cdef inline void _compare(self, int resource) noexcept nogil
    cdef inline void _hand_over(self, int resource, int seat) noexcept nogil
    cdef inline void _offer_claims(self) noexcept nogil
    cdef inline bint _has_count_reward(self, int seat) noexcept nogil
    cdef inline void _claim(self, int wanted) noexcept nogil
    cdef inline void _replace(self) noexcept nogil
    @cython.locals(at=int)
    cdef inline void _choose(self, int card) noexcept nogil
    cdef inline bint _deck_ready(self) noexcept nogil
    cdef inline void _fill(self, int card) noexcept nogil
    cdef void _row_is_full(self) noexcept nogil
    cdef inline void _end_turn(self) noexcept nogil
    @cython.locals(rank=int, ahead=int)
    cdef int _rank(self, int seat) noexcept nogil
