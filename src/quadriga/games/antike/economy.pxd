cimport cython
from quadriga.core.state cimport Moves
from quadriga.games.antike.payment cimport Payment
from quadriga.games.antike.position cimport Tables

# Filled from codes.py when the module is loaded.
cdef int ALL_KNOWN, ARMED, ARMING, ARMING_ENDED, ARM_AT, BUILT_TEMPLE, COIN, CURRENCY, DONE_AT, EXCHANGED, EXCHANGE_AT, FOUNDED
cdef int FOUND_AT, GOLD, IRON, LEARNING, LEARNT, LEARN_AT, MARBLE, MARKET, PRODUCED, TEMPLE, TEMPLE_AT
cdef long long BIT[62]

cdef class Economy(Payment):
    cdef void _action_done(self) noexcept nogil
    @cython.locals(mine=cython.longlong, amount=int, nation=int)
    cdef inline void _produce(self, int resource) noexcept nogil
    @cython.locals(nation=int)
    cdef inline bint _can_exchange(self) noexcept nogil
    cdef inline void _list_exchanges(self, Moves moves) noexcept nogil
    @cython.locals(nation=int)
    cdef inline void _exchange(self, int give, int take) noexcept nogil
    cdef inline long long _temple_sites(self) noexcept nogil
    @cython.locals(possible=cython.bint)
    cdef inline void _temple_phase(self) noexcept nogil
    @cython.locals(left=cython.longlong)
    cdef inline void _list_temples(self, Moves moves) noexcept nogil
    @cython.locals(nation=int)
    cdef inline void _build_temple(self, int province) noexcept nogil
    cdef inline bint _room_to_arm(self, int province) noexcept nogil
    cdef inline bint _can_arm(self, int kind, int province) noexcept nogil
    cdef inline void _end_arming(self) noexcept nogil
    @cython.locals(left=cython.longlong, province=int)
    cdef inline void _arming_phase(self) noexcept nogil
    @cython.locals(left=cython.longlong, province=int, kind=int)
    cdef inline void _list_arming(self, Moves moves) noexcept nogil
    @cython.locals(nation=int)
    cdef inline void _arm(self, int kind, int province) noexcept nogil
    cdef inline int _price_of(self, int know_how) noexcept nogil
    @cython.locals(nation=int)
    cdef inline bint _can_learn(self, int know_how) noexcept nogil
    @cython.locals(open_to_exchange=cython.bint)
    cdef inline void _learning_phase(self) noexcept nogil
    cdef inline void _list_learning(self, Moves moves) noexcept nogil
    @cython.locals(nation=int, price=int, first=int)
    cdef inline void _learn(self, int know_how) noexcept nogil
    @cython.locals(taken=cython.longlong, nation=int)
    cdef inline long long _sites(self) noexcept nogil
    @cython.locals(nation=int, missing=int)
    cdef inline bint _can_found(self) noexcept nogil
    @cython.locals(possible=cython.bint)
    cdef inline bint _founding_open(self) noexcept nogil
    @cython.locals(left=cython.longlong)
    cdef inline void _list_sites(self, Moves moves) noexcept nogil
    @cython.locals(nation=int)
    cdef inline void _found(self, int province) noexcept nogil
