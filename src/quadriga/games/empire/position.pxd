cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport State

# Filled from codes.py when the module is loaded.
cdef int COLOURS, DEAL, KINDS, LINES, NONE, PIECES, PLACES, ROME, SEATS, POINTS
cdef long long BIT[62]

@cython.final
cdef class Tables:
    cdef public int cities, kinds, gold, colours, roads, bonus
    cdef public int deal_order[48]
    cdef public long long everywhere
    cdef public int one_end[112]
    cdef public int other_end[112]
    cdef public int length[112]
    cdef public long long near_1[48]
    cdef public long long near_2[48]
    cdef public int line_at[2304]
    cdef public int colour[48]
    cdef public int value[48]
    cdef public long long group[8]
    cdef public int group_sum[8]
    cdef public int different[41]
    cdef public int same[41]
    cdef public int gold_points[41]
    cdef public bint whole_colour

cdef class Position(State):
    cdef public Position root
    cdef public Tables tables
    cdef public int decision, turn, dealing, pool_size
    cdef public int pool[12]
    cdef public int wealth_at[48]
    cdef public int taken_by[48]
    cdef public long long available, edge_1, edge_2
    cdef public int owner[112]
    cdef public long long joined_1[48]
    cdef public long long joined_2[48]
    cdef public int roads[5]
    cdef public int scored[5]
    cdef public int held[60]
    cdef public int best[40]
    cdef public long long cities[5]
    cdef public int passes, target, at, route_size, asked, reason
    cdef public long long visited, fixed_seats, fixed_paid
    cdef public int route[48]
    cdef public int total[5]
    cdef long long level[96]
    cdef int found[96]
    cdef int ways
    cdef long long paid, differs

    cdef inline void _scratch(self)
    cdef inline void _bind(self, Position root)
