cimport cython

# A number is its sign, a power of two that 1,023 was added to, and 52 digits.
cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    static inline int quadriga_exponent(double x) {
        uint64_t bits;
        memcpy(&bits, &x, sizeof bits);
        return (int)(bits >> 52 & 2047) - 1022;
    }
    static inline double quadriga_two_to(int power) {
        uint64_t bits = (uint64_t)(power + 1023) << 52;
        double x;
        memcpy(&x, &bits, sizeof x);
        return x;
    }
    """
    int exponent "quadriga_exponent"(double x) noexcept nogil
    double two_to "quadriga_two_to"(int power) noexcept nogil

cdef int DOUBLINGS, PARTS
cdef double FARTHEST, LEAST, LN_2, MOST, STEP_HIGH, STEP_LOW, STEPS_IN_1
cdef double STEPS[32]

@cython.locals(place=int, steps=int, rest=double, power=double, start=double)
cpdef double exp(double x) noexcept nogil
@cython.locals(halvings=int, ratio=double, square=double, total=double)
cpdef double log(double x) noexcept nogil
