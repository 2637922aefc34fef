cimport cython

@cython.final
cdef class Rng:
    cdef public unsigned long long state

    # C's unsigned numbers wrap by themselves where the `.py` cuts them to 64 bits.
    cdef inline unsigned long long _next(self) noexcept nogil:
        cdef unsigned long long mixed
        self.state += 0x9E3779B97F4A7C15ULL
        mixed = self.state
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL
        return mixed ^ (mixed >> 31)

    cdef inline long long _below(self, unsigned long long limit) noexcept nogil:
        return <long long> (((self._next() >> 32) * limit) >> 32)

    cdef inline double _share(self) noexcept nogil:
        return (self._next() >> 11) / 9007199254740992.0
