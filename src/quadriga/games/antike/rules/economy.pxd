cimport cython
from quadriga.games.antike.rules.codes cimport *
from quadriga.core.position.state cimport Moves
from quadriga.games.antike.rules.exchange cimport Exchange
from quadriga.games.antike.rules.position cimport Tables

# Filled when the module is loaded.
cdef long long BIT[62]

cdef class Economy(Exchange):
    cdef void _action_done(self) noexcept nogil
    @cython.locals(amount=int, nation=int)
    cdef inline void _produce(self, int resource) noexcept nogil
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
