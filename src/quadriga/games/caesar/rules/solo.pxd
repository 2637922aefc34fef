cimport cython
from quadriga.games.caesar.rules.codes cimport *
from quadriga.core.rng cimport Rng
from quadriga.core.position.state cimport Moves
from quadriga.games.caesar.rules.position cimport Tables
from quadriga.games.caesar.rules.state cimport CaesarState
from quadriga.games.caesar.rules.solo_fields cimport SoloFields

# Filled when the module is loaded.
cdef int SPECTATOR

cdef class Solo(SoloFields):
    cdef inline bint _first_set_aside(self) noexcept nogil
    cdef inline void _follow_tile(self) noexcept nogil
    cdef inline void _row_poisoned(self, int at) noexcept nogil
    cdef inline void _take_from_row(self, int at) noexcept nogil
    cdef void _choose(self) noexcept nogil
    cdef void _pick_province(self, int province) noexcept nogil
    cdef void _pick_border(self, int border) noexcept nogil
