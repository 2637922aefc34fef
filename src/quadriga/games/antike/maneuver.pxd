cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport Moves
from quadriga.games.antike.economy cimport Economy
from quadriga.games.antike.position cimport Tables

# Filled from codes.py when the module is loaded.
cdef int ALWAYS, ASK, ASKED, CLASSES, CONQUERED, CONQUER_AT, CONQUEST, DECLINED, DEMANDED, DEMOCRACY, DONE_AT
cdef int ENTERING, FIGHT_AT, FOE, FOE_AT, FOUGHT, GAVE_UP, GIVE_UP_AT, GIVING_UP, LAST_TEMPLE, LET_BE_AT
cdef int LOSE_AT, LOSING, MANEUVER, MONARCHY, MOVED, MOVE_AT, NAVIGATION, NEVER, NONE, PROVINCES, ROADS, ROUTED
cdef int SAILING, SLOTS, SPENDING, SPEND_AT, SPENT, STACKS, TEMPLE_FELL, WAYS, WHEEL
cdef long long BIT[62]

cdef class Maneuver(Economy):
    cdef void _finish(self, int winner, int reason) noexcept nogil
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
    @cython.locals(on_land=cython.longlong, at_sea=cython.longlong, targets=cython.longlong, total=int, ticket=int)
    @cython.locals(province=int, size=int, at=int, target=int, slot=int)
    cdef inline int _any_maneuver(self, Rng rng) noexcept nogil
    cdef inline int _nth(self, long long mask, int n) noexcept nogil
    @cython.locals(left=cython.longlong, nation=int, group=int, province=int)
    cdef inline void _begin_maneuver(self) noexcept nogil
    cdef inline void _march_on(self) noexcept nogil
    cdef inline void _done_moving(self) noexcept nogil
    @cython.locals(left=cython.longlong)
    cdef inline void _end_maneuver(self) noexcept nogil
    cdef inline void _unready(self, int group, int province) noexcept nogil
    cdef inline void _remove(self, int nation, int kind, int province, int count) noexcept nogil
    @cython.locals(nation=int, kind=int, start=int, goal=int, left=int, foes=int, last=int, awake=int)
    cdef inline void _move(self, int group, int way) noexcept nogil
    cdef inline void _list_foes(self, Moves moves) noexcept nogil
    @cython.locals(nation=int)
    cdef inline void _ask_on(self) noexcept nogil
    cdef inline void _demand(self, int nation) noexcept nogil
    cdef inline void _declined(self, int nation) noexcept nogil
    cdef inline void _meet(self, int foe) noexcept nogil
    cdef inline void _trade(self, int foe) noexcept nogil
    @cython.locals(mine=int, theirs=int)
    cdef inline int _fewer(self, int foe) noexcept nogil
    @cython.locals(foes=int, last=int)
    cdef inline void _begin_fight(self, int kind, int province) noexcept nogil
    cdef inline void _fight(self, int foe) noexcept nogil
    cdef inline void _settle_losses(self, int foe, int count) noexcept nogil
    @cython.locals(base=int, idle=int)
    cdef inline int _with_left(self, int left) noexcept nogil
    @cython.locals(total=int)
    cdef inline bint _losable(self, int left) noexcept nogil
    cdef inline void _list_losses(self, Moves moves) noexcept nogil
    @cython.locals(ways=int, last=int)
    cdef inline void _lose_on(self) noexcept nogil
    cdef inline void _lose(self, int left) noexcept nogil
    cdef inline void _begin_conquest(self, int province) noexcept nogil
    @cython.locals(total=int)
    cdef inline bint _spendable(self, int group) noexcept nogil
    cdef inline void _list_spending(self, Moves moves) noexcept nogil
    @cython.locals(ways=int, last=int)
    cdef inline void _spend_on(self) noexcept nogil
    cdef inline void _spend_unit(self, int group) noexcept nogil
    @cython.locals(nation=int, province=int, loser=int, count=int, destroyed=cython.bint, left=int)
    cdef inline void _conquer(self) noexcept nogil
    @cython.locals(left=cython.longlong)
    cdef inline void _list_own_cities(self, Moves moves) noexcept nogil
    cdef inline void _give_up(self, int province) noexcept nogil
    cdef inline void _occupy(self) noexcept nogil
