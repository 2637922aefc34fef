cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport Moves
from quadriga.games.caesar.position cimport Tables
from quadriga.games.caesar.rules cimport CaesarState

# Filled from codes.py and seats.py when the module is loaded.
cdef int BY_ONLY, DRAW, DRAW_AT, DREW_NOTHING, EFFECTS, FIRST, FROM_CAMP, LOSE, NONE, NO_EFFECT, OVER
cdef int PICK_BORDER, PICK_BORDER_AT, PICK_PROVINCE, PICK_PROVINCE_AT, POISON, REMOVED, REMOVED_MARKER, ROW
cdef int ROW_AT, ROW_DISCARDED, ROW_DREW, ROW_POISONED, SENATE, SET_ASIDE, TILE, TILES, TILES_SHUFFLED, TILE_AT
cdef int TILE_CENTURION, TILE_DISCARD, TILE_DRAWN, TILE_DRAW_TWO, TILE_TURN, TOKENS, TO_HAND, TO_ROW
cdef int TURN_BEGAN, TWELVE, SPECTATOR

cdef class Solo(CaesarState):
    cdef public Solo solo_root
    cdef public int human
    cdef public int row[24]
    cdef public int row_size
    cdef public int tile_left[16]
    cdef public int tiles_left
    cdef public int deck[16]
    cdef public int last_tile, tile_at, to_draw
    cdef public bint short
    cdef public int step, aim, chosen, chosen_at, facing, province_by
    cdef public long long aims, spots

    cdef inline bint _first_set_aside(self) noexcept nogil
    cdef inline void _follow_tile(self) noexcept nogil
    cdef inline void _row_poisoned(self, int at) noexcept nogil
    cdef inline void _take_from_row(self, int at) noexcept nogil
    cdef void _choose(self) noexcept nogil
    cdef void _pick_province(self, int province) noexcept nogil
    cdef void _pick_border(self, int border) noexcept nogil
