cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport Moves
from quadriga.games.antike.position cimport Tables
from quadriga.games.antike.war cimport War

# Filled from codes.py when the module is loaded.
cdef int ALWAYS, CLASSES, CONQUER_AT, CONQUEST, DEMANDED, DONE_AT, ENTERING, FIGHT_AT, MANEUVER, MOVED, MOVE_AT
cdef int NAVIGATION, NEVER, NONE, PROVINCES, ROADS, SAILING, SLOTS, WAYS, WHEEL
cdef long long BIT[62]

cdef class Maneuver(War):
    @cython.final
    @cython.locals(near=cython.longlong, key=int)
    cdef long long _goals(self, int group, int province, long long foes) noexcept nogil
    @cython.final
    @cython.locals(left=cython.longlong, foes=cython.longlong, goals=cython.longlong, kind=int, province=int, base=int)
    cdef void _list_maneuver(self, Moves moves) noexcept nogil
    @cython.final
    @cython.locals(land=cython.longlong, sea=cython.longlong, left=cython.longlong, goals=cython.longlong)
    @cython.locals(on_land=cython.longlong, at_sea=cython.longlong, targets=cython.longlong, total=int, ticket=int)
    @cython.locals(province=int, size=int, at=int, target=int, slot=int)
    cdef int _any_maneuver(self, Rng rng) noexcept nogil
    @cython.final
    cdef int _nth(self, long long mask, int n) noexcept nogil
    @cython.final
    @cython.locals(left=cython.longlong, nation=int, group=int, province=int)
    cdef void _begin_maneuver(self) noexcept nogil
    @cython.final
    cdef void _done_moving(self) noexcept nogil
    @cython.final
    @cython.locals(nation=int, kind=int, start=int, goal=int, left=int, foes=int, last=int, awake=int)
    cdef void _move(self, int group, int way) noexcept nogil
