cimport cython
from quadriga.core.state cimport State

# Filled from codes.py and seats.py when the module is loaded.
cdef int BONUSES, BORDERS, DEAL, EFFECTS, FIRST, NONE, PROVINCES, SEEN, TILES, TOKENS, TO_HAND, UP
cdef long long BIT[62]

@cython.final
cdef class Tables:
    cdef public int provinces, borders, tokens, bonuses, tiles, supply
    cdef public int one_end[32]
    cdef public int other_end[32]
    cdef public long long ends[32]
    cdef public int high[24]
    cdef public int low[24]
    cdef public long long fits[24]
    cdef public int fitting[32]
    cdef public long long shows[3]
    cdef public int stuck[8]
    cdef public int is_laurel[24]
    cdef public long long around[24]
    cdef public int degree[24]
    cdef public int spaces[24]
    cdef public long long landlocked, double
    cdef public int fixed_bonus[24]
    cdef public int effects[64]
    cdef public int tile_steps[144]
    cdef public int tile_start[16]
    cdef public bint border_control, draw_at_twelve, stuck_loses, senates_one_by_one, poison_in_play
    cdef public bint crassus_always_wins_ties, crassus_hard_bonus, crassus_draws

cdef class Position(State):
    cdef public Position root
    cdef public Tables tables
    cdef public int decision, turn
    cdef public long long free, closed, turned
    cdef public int token_at[32]
    cdef public int side_at[32]
    cdef public int facing_at[32]
    cdef public int face_at[32]
    cdef public long long tokens_up[2]
    cdef public int influence[48]
    cdef public int left[24]
    cdef public int owner[24]
    cdef public long long markers_up[2]
    cdef public int bonus_at[24]
    cdef public int border_marker[32]
    cdef public int hand[48]
    cdef public long long held[2]
    cdef public int bag[48]
    cdef public int camp[48]
    cdef public int hand_size[2]
    cdef public int bag_size[2]
    cdef public int markers[2]
    cdef public int placed[10]
    cdef public int won[32]
    cdef public int senates[2]
    cdef public int pool[16]
    cdef public int pool_size, dealing, drawing, drawer, victim, to_deal, last_border
    cdef public bint closing_due, tactics
    cdef public int waiting
    cdef public int wait_bonus[2]
    cdef public int wait_from[2]
    cdef public int wait_pays[2]
    cdef public int now_bonus, now_pays, now_step, now_effect
    cdef public int skip_draw[2]
    cdef public int seen[224]
    cdef public int seen_size[2]
    cdef public int winner, reason

    cdef void _bind(self, Position root)
    cdef inline void _give(self, int side, int token) noexcept nogil
    cdef inline void _take(self, int side, int token) noexcept nogil
