cimport cython
from quadriga.core.state cimport Moves
from quadriga.games.antike.position cimport Position, Tables

# Filled from codes.py when the module is loaded.
cdef int ALL_KNOWN, COIN, FOUNDING, GOLD, IRON, LEARNING, MARBLE, NONE, PAID, PAYING, PAY_AT, RONDEL, TEMPLE
cdef long long BIT[62]

cdef class Payment(Position):
    @cython.final
    cdef void _begin_list(self) noexcept nogil
    @cython.final
    cdef void _offer_from(self, int choice) noexcept nogil
    @cython.final
    cdef long long _offered(self, long long mask) noexcept nogil
    @cython.final
    cdef bint _knows(self, int nation, int know_how) noexcept nogil
    @cython.final
    cdef bint _exchanges_freely(self, int nation) noexcept nogil
    @cython.final
    @cython.locals(at=int)
    cdef int _wealth(self, int nation) noexcept nogil
    @cython.final
    cdef int _gain(self, int nation, int resource, int amount) noexcept nogil
    @cython.final
    cdef void _spend(self, int nation, int resource, int amount) noexcept nogil
    @cython.final
    cdef bint _can_pay(self, int nation, int resource, int amount) noexcept nogil
    @cython.final
    @cython.locals(part=int)
    cdef void _pay(self, int nation, int resource, int amount) noexcept nogil
    cdef void _paid_up(self) noexcept nogil
    @cython.final
    cdef int _named(self) noexcept nogil
    @cython.final
    @cython.locals(named=int, kinds=cython.longlong)
    cdef long long _fitting(self) noexcept nogil
    @cython.final
    @cython.locals(total=int)
    cdef int _held(self, long long kinds) noexcept nogil
    @cython.final
    @cython.locals(named=int, spare=int)
    cdef int _spare(self) noexcept nogil
    @cython.final
    @cython.locals(kinds=cython.longlong)
    cdef void _list_payments(self, Moves moves) noexcept nogil
    @cython.final
    @cython.locals(kinds=cython.longlong)
    cdef void _pay_on(self) noexcept nogil
    @cython.final
    cdef void _pay_unit(self, int resource) noexcept nogil
