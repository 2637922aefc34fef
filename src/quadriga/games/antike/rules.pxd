cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport Moves
from quadriga.games.antike.maneuver cimport Maneuver
from quadriga.games.antike.position cimport Position, Tables

# Filled from codes.py and seats.py when the module is loaded.
cdef int ALL_KNOWN, ARMING, ARMING_SPACE, ARM_AT, ASKED, CALLED, CALLING, CALL_AT, CITIZEN, COIN, CONQUER_AT, CONQUEST
cdef int DEALING, DEALT, DEAL_AT, DEMAND_AT, DONE_AT, ENDED, ENTERING, EXCHANGE_AT, EXTRA_CARD, FIGHT_AT, FOE, FOE_AT
cdef int FOUNDING, FOUND_AT, FREE, GAINED, GAINED_EXTRA, GAIN_AT, GENERAL, GIVE_UP_AT, GIVING_UP, GOLD, GOLD_SPACE
cdef int GO_AT, INSTEAD, INSTEAD_AT, IRON, IRON_SPACE, KING, KNOW_HOW_SPACE, LEARNING, LEARN_AT, LET_BE_AT, LISTED
cdef int LOSE_AT, LOSING, MANEUVER, MARBLE, MARBLE_SPACE, MARCHES_ON, MARCH_AT, MARCH_ITEM, MOVE_AT, NAVIGATOR, NONE
cdef int NO_COIN, ORDERED, ORDERS, ORDERS_AT, ORDER_AT, OVER, PAYING, PAY_AT, PERSONALITIES, PROVINCES, RONDEL
cdef int ROUND_BEGAN, ROUND_LIMIT, SCHOLAR, SPENDING, SPEND_AT, STACKS, STACK_EMPTY, STARTED, STARTING, START_AT
cdef int TAKE_AT, TAKING, TEMPLE, TEMPLE_AT, TEMPLE_SPACE, TOOK, TOOK_COIN, TOOK_INSTEAD, TURN_BEGAN, WAYS, WENT
cdef int CHANCE, NOBODY
cdef long long BIT[62]

@cython.final
cdef class AntikeState(Maneuver):
    @cython.locals(twin=AntikeState)
    cpdef AntikeState fork(self)
    @cython.locals(twin=AntikeState)
    cpdef AntikeState clone(self)
    cdef void _apply_spending(self, int action) noexcept nogil
    cdef void _apply_maneuver(self, int action) noexcept nogil
    cdef void _apply_fight(self, int action) noexcept nogil
    cdef void _legal_set_up(self, Moves moves) noexcept nogil
    cdef void _offer_nation(self, int nation, Moves moves) noexcept nogil
    @cython.locals(resource=int, province=int)
    cdef void _apply_before(self, int action) noexcept nogil
    cdef void _deal_on(self) noexcept nogil
    @cython.locals(event=int, partner=int)
    cdef void _hand_over(self, int nation) noexcept nogil
    cdef int _partner(self, int nation) noexcept nogil
    @cython.locals(first=int)
    cdef void _seat_round(self) noexcept nogil
    cdef void _start_on(self, int turn) noexcept nogil
    cdef void _begin_turn(self, int turn) noexcept nogil
    @cython.locals(nation=int)
    cdef void _coins_on(self) noexcept nogil
    cdef void _list_orders(self, Moves moves) noexcept nogil
    @cython.locals(kind=int)
    cdef void _give_order(self, int action) noexcept nogil
    @cython.locals(marker=int, reach=int, steps=int)
    cdef void _list_spaces(self, Moves moves) noexcept nogil
    @cython.locals(nation=int, at=int, steps=int)
    cdef void _go(self, int space) noexcept nogil
    @cython.locals(nation=int, seas=int)
    cdef void _end_turn(self) noexcept nogil
    @cython.locals(held=int)
    cdef int _counted(self, int stack) noexcept nogil
    cdef void _award(self, int stack, int due) noexcept nogil
    @cython.locals(taken=int, figure=int)
    cdef void _draw_card(self, int stack, int event) noexcept nogil
    @cython.locals(most=int)
    cdef int _fullest(self) noexcept nogil
    @cython.locals(most=int, ways=int, last=int)
    cdef void _begin_extra(self) noexcept nogil
    @cython.locals(nation=int)
    cdef void _gain_extra(self, int stack) noexcept nogil
    cdef void _next_turn(self) noexcept nogil
    @cython.locals(total=int)
    cdef int _total_cards(self, int nation) noexcept nogil
    cdef int _criterion(self, int nation, int criterion) noexcept nogil
    @cython.locals(mine=int, theirs=int)
    cdef bint _is_ahead(self, int one, int other) noexcept nogil
    @cython.locals(best=int)
    cdef int _best_nation(self, int seat) noexcept nogil
