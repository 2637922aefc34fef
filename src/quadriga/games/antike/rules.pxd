cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport Moves
from quadriga.games.antike.honours cimport Honours
from quadriga.games.antike.position cimport Position, Tables

# Filled from codes.py and seats.py when the module is loaded.
cdef int ARMING, ARMING_SPACE, ARM_AT, ASKED, CALLED, CALLING, CALL_AT, COIN, CONQUER_AT, CONQUEST, DEALING, DEALT
cdef int DEAL_AT, DEMAND_AT, DONE_AT, ENTERING, EXCHANGE_AT, EXTRA_CARD, FIGHT_AT, FOE, FOE_AT, FOUNDING, FOUND_AT
cdef int GAIN_AT, GIVE_UP_AT, GIVING_UP, GOLD, GOLD_SPACE, GO_AT, INSTEAD, INSTEAD_AT, IRON, IRON_SPACE
cdef int KNOW_HOW_SPACE, LEARNING, LEARN_AT, LET_BE_AT, LOSE_AT, LOSING, MANEUVER, MARBLE, MARBLE_SPACE
cdef int MOVE_AT, NONE, NO_COIN, ORDERED, ORDERS, ORDERS_AT, ORDER_AT, OVER
cdef int PAYING, PAY_AT, RONDEL, ROUND_BEGAN, ROUND_LIMIT, SPENDING, SPEND_AT, STARTED, STARTING, START_AT, TAKE_AT
cdef int TAKING, TEMPLE, TEMPLE_AT, TEMPLE_SPACE, TOOK, TOOK_COIN, TOOK_INSTEAD, TURN_BEGAN, WAYS, WENT, CHANCE
cdef int NOBODY
cdef long long BIT[62]

@cython.final
cdef class AntikeState(Honours):
    @cython.locals(twin=AntikeState)
    cpdef AntikeState fork(self)
    @cython.locals(twin=AntikeState)
    cpdef AntikeState clone(self)
    cdef inline void _apply_spending(self, int action) noexcept nogil
    cdef inline void _apply_maneuver(self, int action) noexcept nogil
    cdef inline void _apply_fight(self, int action) noexcept nogil
    cdef inline void _legal_set_up(self, Moves moves) noexcept nogil
    cdef inline void _offer_nation(self, int nation, Moves moves) noexcept nogil
    @cython.locals(resource=int, province=int)
    cdef inline void _apply_before(self, int action) noexcept nogil
    cdef inline void _deal_on(self) noexcept nogil
    @cython.locals(event=int, partner=int)
    cdef inline void _hand_over(self, int nation) noexcept nogil
    @cython.locals(n=int)
    cdef inline int _partner(self, int nation) noexcept nogil
    @cython.locals(first=int)
    cdef inline void _seat_round(self) noexcept nogil
    cdef inline void _start_on(self, int turn) noexcept nogil
    @cython.locals(nation=int)
    cdef inline void _coins_on(self) noexcept nogil
    cdef inline void _list_orders(self, Moves moves) noexcept nogil
    @cython.locals(kind=int)
    cdef inline void _give_order(self, int action) noexcept nogil
    @cython.locals(marker=int, reach=int, steps=int)
    cdef inline void _list_spaces(self, Moves moves) noexcept nogil
    @cython.locals(nation=int, at=int, steps=int)
    cdef inline void _go(self, int space) noexcept nogil
