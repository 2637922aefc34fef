cimport cython
from quadriga.games.antike.rules.codes cimport *
from quadriga.core.position.state cimport Moves
from quadriga.games.antike.rules.position cimport Position, Tables

# Filled when the module is loaded.
cdef long long BIT[62]

cdef class Payment(Position):
    # Called at every turn of a playout: constants are written out, so that the compiler sees them.
    cdef inline void _begin_list(self) noexcept nogil:
        if self.offered_from != -1:
            self.offered_from = 0

    cdef inline void _offer_from(self, int choice) noexcept nogil:
        if self.offered_from != -1:
            self.offered_from = choice

    cdef inline long long _offered(self, long long mask) noexcept nogil
    cdef inline bint _knows(self, int nation, int know_how) noexcept nogil
    cdef inline bint _exchanges_freely(self, int nation) noexcept nogil
    @cython.locals(at=int)
    cdef inline int _wealth(self, int nation) noexcept nogil
    @cython.locals(mine=cython.longlong, amount=int)
    cdef inline int _yield_of(self, int nation, int resource) noexcept nogil
    cdef inline int _gain(self, int nation, int resource, int amount) noexcept nogil
    cdef inline void _spend(self, int nation, int resource, int amount) noexcept nogil
    cdef inline bint _can_pay(self, int nation, int resource, int amount) noexcept nogil
    @cython.locals(part=int)
    cdef inline void _pay(self, int nation, int resource, int amount) noexcept nogil
    cdef void _paid_up(self) noexcept nogil
    cdef inline int _named(self) noexcept nogil
    @cython.locals(named=int, kinds=cython.longlong)
    cdef inline long long _fitting(self) noexcept nogil
    @cython.locals(total=int)
    cdef inline int _held(self, long long kinds) noexcept nogil
    @cython.locals(named=int, spare=int)
    cdef inline int _spare(self) noexcept nogil
    @cython.locals(kinds=cython.longlong)
    cdef inline void _list_payments(self, Moves moves) noexcept nogil
    @cython.locals(kinds=cython.longlong)
    cdef inline void _pay_on(self) noexcept nogil
    cdef inline void _pay_unit(self, int resource) noexcept nogil
