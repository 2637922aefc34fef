cimport cython
from quadriga.games.empire.rules.codes cimport *

# Filled when the module is loaded.
cdef int TOKENS
cdef long long BIT[62]

cdef list hopes(list table, list exactly)

@cython.final
cdef class Odds:
    cdef readonly double share
    cdef readonly double exactly[1681]
    cdef readonly double at_least[1681]
    cdef readonly double none_of[48]
    cdef readonly double same[1681]
    cdef readonly double gold[1681]
    cdef readonly double row_points[41]
    cdef readonly double row_rise[41]
    cdef readonly int ladder[384]
