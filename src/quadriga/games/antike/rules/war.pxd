cimport cython
from quadriga.games.antike.rules.codes cimport *
from quadriga.core.position.state cimport Moves
from quadriga.games.antike.rules.maneuver cimport Maneuver
from quadriga.games.antike.rules.position cimport Tables


cdef class War(Maneuver):
    cdef void _finish(self, int winner, int reason) noexcept nogil
    cdef inline void _list_foes(self, Moves moves) noexcept nogil
    @cython.locals(nation=int)
    cdef inline void _ask_on(self) noexcept nogil
    cdef inline void _demand(self, int nation) noexcept nogil
    cdef inline void _declined(self, int nation) noexcept nogil
    cdef inline void _trade(self, int foe, int left) noexcept nogil
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
    cdef inline void _put_token(self) noexcept nogil
    cdef inline void _occupy(self) noexcept nogil
