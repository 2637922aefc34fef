cimport cython
from quadriga.games.antike.rules.codes cimport *
from quadriga.core.position.state cimport Moves
from quadriga.games.antike.rules.payment cimport Payment
from quadriga.games.antike.rules.position cimport Tables

# Filled when the module is loaded.
cdef long long BIT[62]

cdef class Exchange(Payment):
    @cython.locals(nation=int)
    cdef inline bint _can_exchange(self) noexcept nogil
    cdef inline void _list_exchanges(self, Moves moves) noexcept nogil
    @cython.locals(nation=int)
    cdef inline void _exchange(self, int give, int take) noexcept nogil
    cdef inline bint _can_swap(self, int give, int take) noexcept nogil
    cdef inline bint _swaps_open(self) noexcept nogil
    cdef inline void _list_swaps(self, Moves moves) noexcept nogil
    @cython.locals(nation=int)
    cdef inline void _swap(self, int give, int take) noexcept nogil
    cdef inline bint _is_offered(self, int give) noexcept nogil
    cdef inline void _list_around(self, Moves moves) noexcept nogil
    cdef inline bint _exchange_open(self) noexcept nogil
