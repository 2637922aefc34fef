cimport cython
from quadriga.core.position.moves cimport Moves, Trace
from quadriga.core.rng cimport Rng

# The number of trailing zeros is one instruction of the processor; every compiler has its own name for it.
cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    static __inline int quadriga_lowest(unsigned long long mask) {
        unsigned long place;
        _BitScanForward64(&place, mask);
        return (int)place;
    }
    #else
    #define quadriga_lowest(mask) __builtin_ctzll(mask)
    #endif
    """
    int quadriga_lowest(unsigned long long mask) noexcept nogil

cdef int CHANCE, LONGEST, NOBODY, SPECTATOR

cdef class State:
    cdef readonly object game, options, failure
    cdef readonly int seats
    cdef Trace trace
    cdef bint tracing, made
    cdef int _actor(self) noexcept nogil
    cdef bint _owes(self, int seat) noexcept nogil
    cdef void _legal(self, int seat, Moves moves) noexcept nogil
    cdef void _play(self, int seat, int action) noexcept nogil
    cdef int _rank(self, int seat) noexcept nogil
    cdef void _rewind(self) noexcept nogil
    cdef void _redeal(self, int seat, Rng rng) noexcept nogil
    cdef void _sort_choices(self) noexcept nogil
    cdef int _sample(self, int seat, Moves moves, Rng rng) noexcept nogil
    @cython.locals(mine=int, behind=double, other=int, rank=int)
    cdef inline double _return(self, int seat) noexcept nogil
    @cython.locals(count=int, seat=int)
    cdef inline int _playout(self, Rng rng, Moves moves, int limit) noexcept nogil

    cdef inline void _emit(self, int code, int a, int b, int c, int d) noexcept nogil:
        if self.tracing:
            self.trace._note(code, a, b, c, d)

    cdef inline int _lowest(self, long long mask) noexcept nogil:
        return quadriga_lowest(<unsigned long long> mask)

    cdef inline int _count(self, long long mask) noexcept nogil:
        cdef unsigned long long sums = mask
        sums = sums - ((sums >> 1) & 0x5555555555555555ULL)
        sums = (sums & 0x3333333333333333ULL) + ((sums >> 2) & 0x3333333333333333ULL)
        sums = (sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0FULL
        return <int> ((sums * 0x0101010101010101ULL) >> 56)

    cdef inline int _nth(self, long long mask, int n) noexcept nogil:
        while n:
            mask &= mask - 1
            n -= 1
        return self._lowest(mask)

    cdef inline int _kind_of(self, int* counts, int at, int ticket) noexcept nogil:
        cdef int kind = 0
        while ticket >= counts[at + kind]:
            ticket -= counts[at + kind]
            kind += 1
        return kind

    cdef inline void _check_made(self) except *
    cdef inline void _check_seat(self, int seat) except *
    cdef inline void _raise_failure(self) except *
    @cython.locals(first=int, seat=int)
    cpdef list actors(self)
    cpdef bint is_over(self)
    @cython.locals(moves=Moves, n=int)
    cpdef list legal(self, int seat)
    @cython.locals(moves=Moves, n=int)
    cpdef list weights(self)
    @cython.locals(guess=State)
    cpdef State redeal(self, int seat, Rng rng)
    cpdef int sample(self, int seat, Rng rng)
    cpdef int playout(self, Rng rng, int limit=*)
    @cython.locals(scratch=State, moves=Moves, seat=int, rank=int)
    cpdef list playouts(self, int games, Rng rng)
    cpdef int rank(self, int seat)

@cython.locals(made=State)
cpdef check_state(object state)
