cimport cython
from quadriga.games.augustus.rules.codes cimport *
from quadriga.games.augustus.rules.rewards cimport Rewards

# Filled when the module is loaded.
cdef long long BIT[62]

cdef class Attacks(Rewards):
    @cython.locals(hit=int)
    cdef inline bint _attack(self) noexcept nogil
    @cython.locals(lost=cython.longlong, count=int)
    cdef inline void _carry_out_losses(self) noexcept nogil
    cdef inline void _remove_legions(self, int seat) noexcept nogil
    cdef inline void _remove_one(self, int seat, int at) noexcept nogil
    @cython.locals(found=cython.longlong)
    cdef inline long long _lose(self, int seat, int card) noexcept nogil
