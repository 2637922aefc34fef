cimport cython
from quadriga.core.position.state cimport CompiledState
from quadriga.games.empire.rules.codes cimport *
from quadriga.core.rng cimport Rng
from quadriga.games.empire.rules.fields cimport Fields

# Filled when the module is loaded.
cdef int POINTS
cdef long long BIT[62]

@cython.final
cdef class Tables:
    cdef readonly int cities, kinds, gold, colours, roads, bonus
    cdef readonly int deal_order[PLACES]
    cdef readonly long long everywhere
    cdef readonly int one_end[LINES]
    cdef readonly int other_end[LINES]
    cdef readonly int length[LINES]
    cdef readonly long long near_1[48]
    cdef readonly long long near_2[48]
    cdef readonly int line_at[2304]
    cdef readonly int colour[PLACES]
    cdef readonly int value[PLACES]
    cdef readonly long long group[COLOURS]
    cdef readonly int group_sum[COLOURS]
    cdef readonly int different[41]
    cdef readonly int same[41]
    cdef readonly int gold_points[41]
    cdef readonly bint whole_colour

cdef class Position(Fields):
    cdef readonly Tables tables
    cdef long long level[PIECES]
    cdef int found[PIECES]
    cdef int ways
    cdef long long paid, differs

    cdef inline void _scratch(self)
    @cython.locals(known=Position)
    cdef void _bind(self, CompiledState root)
