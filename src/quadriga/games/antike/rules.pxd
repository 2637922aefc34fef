cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport Moves
from quadriga.games.antike.opening cimport Opening
from quadriga.games.antike.position cimport Position, Tables

# Filled from codes.py and seats.py when the module is loaded.
cdef int ALWAYS, ARMING, ARMING_SPACE, ARM_AT, ASKED, CHANCE, COIN, CONQUER_AT, CONQUEST, DEALING, DECLINE_AT
cdef int DEMAND_AT, DONE_AT, ENTERING, EXCHANGE_AT, EXTRA_CARD, FIGHT_AT, FOE, FOE_AT, FOUNDING, FOUND_AT, GAIN_AT
cdef int GIVE_UP_AT, GIVING_UP, GOLD, GOLD_SPACE, GO_AT, INSTEAD, INSTEAD_AT, IRON, IRON_SPACE, KNOW_HOW_SPACE
cdef int LEARNING, LEARN_AT, LET_BE_AT, LOSE_AT, LOSING, MANEUVER, MARBLE, MARBLE_SPACE, MOVE_AT, NOBODY, NONE
cdef int NO_COIN, ORDERED, ORDERS, ORDERS_AT, ORDER_AT, OVER, PAYING, PAY_AT, RONDEL, ROUND_BEGAN, ROUND_LIMIT
cdef int SPENDING, SPEND_AT, STARTING, TAKING, TEMPLE, TEMPLE_AT, TEMPLE_SPACE, TOOK_COIN, TOOK_INSTEAD, TURN_BEGAN
cdef int WAYS, WENT
cdef long long BIT[62]

@cython.final
cdef class AntikeState(Opening):
    @cython.locals(twin=AntikeState)
    cpdef AntikeState fork(self)
    @cython.locals(twin=AntikeState)
    cpdef AntikeState clone(self)
    cdef inline void _apply_spending(self, int action) noexcept nogil
    cdef inline void _apply_maneuver(self, int action) noexcept nogil
    cdef inline void _apply_fight(self, int action) noexcept nogil
    @cython.locals(space=int)
    cdef inline void _act(self) noexcept nogil
    @cython.locals(nation=int)
    cdef inline void _coins_on(self) noexcept nogil
    cdef inline void _take_instead(self, int resource) noexcept nogil
    cdef inline void _list_orders(self, Moves moves) noexcept nogil
    cdef inline void _change_order(self, int kind, int stance) noexcept nogil
    cdef inline void _give_order(self, int action) noexcept nogil
    @cython.locals(kind=int, fights=cython.bint)
    cdef inline void _answer(self, int action) noexcept nogil
    @cython.locals(marker=int, reach=int, steps=int)
    cdef inline void _list_spaces(self, Moves moves) noexcept nogil
    @cython.locals(nation=int, at=int, steps=int)
    cdef inline void _go(self, int space) noexcept nogil
