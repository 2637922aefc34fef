cimport cython

# Filled from codes.py when the module is loaded.
cdef int COLOURS, NONE, PLACES, TOKENS
cdef long long BIT[62]

@cython.final
cdef class Odds:
    cdef public double share
    cdef public double exactly[1681]
    cdef public double at_least[1681]
    cdef public double none_of[48]
    cdef public double same[1681]
    cdef public double gold[1681]
    cdef public double row_points[41]
    cdef public double row_rise[41]
    cdef public int ladder[384]
