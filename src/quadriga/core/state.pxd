cimport cython
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

cdef int CHANCE, NOBODY, SPECTATOR, LINES, WIDTH

@cython.final
cdef class Moves:
    cdef public int ids[4096]
    cdef public int weights[4096]
    cdef public int size, total

    cdef inline void _clear(self) noexcept nogil:
        self.size = 0
        self.total = 0

    cdef inline void _add(self, int action) noexcept nogil:
        self.ids[self.size] = action
        self.size += 1

    cdef inline void _weigh(self, int action, int weight) noexcept nogil:
        self.ids[self.size] = action
        self.weights[self.size] = weight
        self.size += 1
        self.total += weight

    @cython.locals(ticket=int, n=int)
    cdef inline int _draw(self, Rng rng) noexcept nogil

@cython.final
cdef class Trace:
    cdef public int cells[2560]
    cdef public int size
    cdef list earlier
    cdef inline void _put_by(self) noexcept
    cpdef list rows(self)
    @cython.locals(at=int)
    cdef inline void _note(self, int code, int a, int b, int c, int d) noexcept nogil

cdef class State:
    cdef public object game, options
    cdef public int seats
    cdef public Trace trace
    cdef public bint tracing
    cdef inline void _share(self, State root)
    cdef int _actor(self) noexcept nogil
    cdef bint _owes(self, int seat) noexcept nogil
    cdef void _legal(self, int seat, Moves moves) noexcept nogil
    cdef void _apply(self, int seat, int action) noexcept nogil
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
    @cython.locals(moves=Moves, count=int)
    cpdef int playout(self, Rng rng, int limit=*)
    @cython.locals(scratch=State, moves=Moves, seat=int)
    cpdef list playouts(self, int games, Rng rng)
