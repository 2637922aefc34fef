cimport cython
from quadriga.games.antike.rules.codes cimport *
from quadriga.core.position.state cimport Moves
from quadriga.games.antike.rules.economy cimport Economy
from quadriga.games.antike.rules.position cimport Tables

# Filled when the module is loaded.
cdef long long BIT[62]

cdef class Orders(Economy):
    cdef inline bint _orders_offered(self) noexcept nogil
    cdef inline void _list_orders(self, Moves moves) noexcept nogil
    cdef inline int _count_orders(self) noexcept nogil
    @cython.locals(kind=int, stance=int)
    cdef inline int _nth_order(self, int n) noexcept nogil
    cdef inline void _change_order(self, int kind, int stance) noexcept nogil
