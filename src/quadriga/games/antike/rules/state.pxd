cimport cython
from quadriga.games.antike.rules.codes cimport *
from quadriga.core.rng cimport Rng
from quadriga.core.position.state cimport Moves
from quadriga.games.antike.rules.opening cimport Opening
from quadriga.games.antike.rules.position cimport Position, Tables

# Filled when the module is loaded.
cdef int CHANCE, NOBODY

@cython.final
cdef class AntikeState(Opening):
    cdef inline void _apply_spending(self, int action) noexcept nogil
    cdef inline void _apply_exchange(self, int action) noexcept nogil
    cdef inline void _after_action(self) noexcept nogil
    cdef inline void _apply_maneuver(self, int action) noexcept nogil
    cdef inline void _apply_fight(self, int action) noexcept nogil
    @cython.locals(space=int)
    cdef inline void _act(self) noexcept nogil
    @cython.locals(nation=int)
    cdef inline void _coins_on(self) noexcept nogil
    cdef inline void _take_instead(self, int resource) noexcept nogil
    cdef inline void _give_order(self, int kind, int stance) noexcept nogil
    cdef inline void _answer(self, bint fights) noexcept nogil
    @cython.locals(marker=int, reach=int, steps=int)
    cdef inline void _list_spaces(self, Moves moves) noexcept nogil
    @cython.locals(nation=int, at=int, steps=int)
    cdef inline void _go(self, int space) noexcept nogil
