cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport Moves
from quadriga.games.caesar.choice cimport Choice
from quadriga.games.caesar.rules cimport CaesarState

# Filled from codes.py and seats.py when the module is loaded.
cdef int BY_CHANCE, DRAW, DRAW_AT, EFFECTS, FROM_CAMP, LOSE, NONE, NO_EFFECT, OVER, PICK_BORDER
cdef int PICK_BORDER_AT, PICK_PROVINCE, PICK_PROVINCE_AT, POISON, REMOVED, REMOVED_MARKER, ROW, ROW_AT
cdef int ROW_DISCARDED, ROW_DREW, ROW_POISONED, SENATE, SET_ASIDE, TILE, TILE_AT, TILE_CENTURION
cdef int TILE_DISCARD, TILE_DRAWN, TILE_DRAW_TWO, TILE_TURN, TOKENS, TO_HAND, TO_ROW, TURN_BEGAN, TWELVE
cdef int SPECTATOR

@cython.final
cdef class SoloState(Choice):
    @cython.locals(twin=SoloState)
    cpdef SoloState fork(self)
    @cython.locals(twin=SoloState)
    cpdef SoloState clone(self)
    cdef bint _first_set_aside(self) noexcept nogil
    cdef void _follow_tile(self) noexcept nogil
    cdef void _row_poisoned(self, int at) noexcept nogil
