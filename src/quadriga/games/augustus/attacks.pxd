cimport cython
from quadriga.games.augustus.rewards cimport Rewards

# Filled from codes.py when the module is loaded.
cdef int CLEARED, CLEARING, CLEAR_OBJECTIVE, LOSE_OBJECTIVE, LOSING, LOST, NONE, NO_EFFECT, OUT, PICKS, PLACES
cdef int REMOVED, REMOVE_LEGIONS, REMOVING, RESOURCES, SHOWN
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
