cimport cython
from quadriga.games.antike.rules.codes cimport *
from quadriga.core.rng cimport Rng
from quadriga.core.position.state cimport Moves
from quadriga.games.antike.rules.orders cimport Orders
from quadriga.games.antike.rules.position cimport Tables

# Filled when the module is loaded.
cdef long long BIT[62]

cdef class Maneuver(Orders):
    cdef void _meet(self, int foe) noexcept nogil
    cdef inline bint _hostile(self, int nation) noexcept nogil
    @cython.locals(found=cython.longlong)
    cdef inline long long _foes_at(self, int kind) noexcept nogil
    cdef inline bint _is_foe_at(self, int nation, int kind, int province) noexcept nogil
    @cython.locals(owner=int, value=int)
    cdef inline int _defence(self, int province) noexcept nogil
    @cython.locals(total=int)
    cdef inline int _strength(self, int province) noexcept nogil
    @cython.locals(near=cython.longlong, found=cython.longlong, left=cython.longlong, province=int)
    cdef inline long long _targets(self) noexcept nogil
    @cython.locals(near=cython.longlong, key=int)
    cdef inline long long _goals(self, int group, int province, long long foes) noexcept nogil
    @cython.locals(left=cython.longlong, foes=cython.longlong, goals=cython.longlong, kind=int, province=int, base=int)
    cdef inline void _list_maneuver(self, Moves moves) noexcept nogil
    @cython.locals(left=cython.longlong)
    cdef inline void _list_conquests(self, Moves moves) noexcept nogil
    @cython.locals(land=cython.longlong, sea=cython.longlong, left=cython.longlong, goals=cython.longlong)
    @cython.locals(on_land=cython.longlong, at_sea=cython.longlong, targets=cython.longlong, total=int, orders=int, ticket=int)
    @cython.locals(province=int, size=int, at=int, target=int, slot=int)
    cdef inline int _any_maneuver(self, Rng rng) noexcept nogil
    cdef inline int _moves_of(self, int kind) noexcept nogil
    @cython.locals(left=cython.longlong, nation=int, group=int, province=int)
    cdef inline void _begin_maneuver(self) noexcept nogil
    cdef inline void _march_on(self) noexcept nogil
    cdef inline void _done_moving(self) noexcept nogil
    @cython.locals(left=cython.longlong)
    cdef inline void _end_maneuver(self) noexcept nogil
    cdef inline void _unready(self, int group, int province) noexcept nogil
    @cython.locals(at=int)
    cdef inline void _take_units(self, int nation, int kind, int province, int count) noexcept nogil
    cdef inline void _remove(self, int nation, int kind, int province, int count) noexcept nogil
    @cython.locals(nation=int, kind=int, start=int, goal=int, left=int, foes=int, last=int, awake=int)
    cdef inline void _move(self, int group, int way) noexcept nogil
