cimport cython
from quadriga.core.position.state cimport CompiledState
from quadriga.games.caesar.rules.codes cimport *
from quadriga.games.caesar.rules.fields cimport Fields

# Filled when the module is loaded.
cdef long long BIT[62]

@cython.final
cdef class Tables:
    cdef readonly int provinces, borders, tokens, bonuses, tiles, supply
    cdef readonly int one_end[BORDERS]
    cdef readonly int other_end[BORDERS]
    cdef readonly long long ends[BORDERS]
    cdef readonly int high[TOKENS]
    cdef readonly int low[TOKENS]
    cdef readonly long long fits[TOKENS]
    cdef readonly int fitting[BORDERS]
    cdef readonly long long shows[3]
    cdef readonly int stuck[8]
    cdef readonly int is_laurel[TOKENS]
    cdef readonly long long around[PROVINCES]
    cdef readonly int degree[PROVINCES]
    cdef readonly int spaces[PROVINCES]
    cdef readonly long long landlocked, double
    cdef readonly int fixed_bonus[PROVINCES]
    cdef readonly int effects[BONUSES * EFFECTS]
    cdef readonly int tile_steps[TILES * 9]
    cdef readonly int tile_start[TILES]
    cdef readonly bint border_control, draw_at_twelve, stuck_loses, senates_one_by_one, poison_in_play
    cdef readonly bint crassus_always_wins_ties, crassus_hard_bonus, crassus_draws

cdef class Position(Fields):
    cdef readonly Tables tables

    @cython.locals(known=Position)
    cdef void _bind(self, CompiledState root)
    cdef inline void _give(self, int side, int token) noexcept nogil
    cdef inline void _take(self, int side, int token) noexcept nogil
