cimport cython
from quadriga.games.antike.rules.codes cimport *
from quadriga.core.position.state cimport Moves
from quadriga.games.antike.bots.reach cimport Chart, Reach
from quadriga.games.antike.rules.state cimport AntikeState

# Filled when the module is loaded.
cdef int DEAREST, HANDFUL, MOST_ACTIONS, PLAIN, RICH, SPARED, SURE, TAKES_SITE, UNFIT
cdef long long BIT[62]

cdef class Plans(Reach):
    cdef readonly long long sites, seas, wins, sieges, guards
    cdef readonly int aim
    cdef readonly int merit[4096]

    @cython.locals(kept=int, action=int, order=cython.bint)
    cdef inline void _drop_besides(self, Moves moves) noexcept nogil
    @cython.locals(best=int, most=int, kept=int)
    cdef inline void _keep(self, Moves moves, int count) noexcept nogil
    @cython.locals(nation=int, marker=int, space=int, price=int, rich=cython.bint)
    cdef inline void _weigh_spaces(self, Moves moves) noexcept nogil
    @cython.locals(price=int)
    cdef inline bint _is_of_use(self, int nation, int space) noexcept nogil
    @cython.locals(best=int, know=int, price=int, known=cython.bint)
    cdef inline int _cheapest(self, int nation, int to_be_first) noexcept nogil
    @cython.locals(resource=int, plenty=int)
    cdef inline void _weigh_payments(self, Moves moves) noexcept nogil
    @cython.locals(nation=int, province=int, merit=int, kin=cython.longlong)
    cdef inline void _weigh_places(self, Moves moves, int base) noexcept nogil
    @cython.locals(offered=int)
    cdef inline bint _sites_paid(self, Moves moves) noexcept nogil
    @cython.locals(at=int, gold=int, marble=int, scholar=int)
    cdef inline bint _thrifty(self) noexcept nogil
    @cython.locals(know_how=int)
    cdef inline void _weigh_learning(self, Moves moves) noexcept nogil
    @cython.locals(best=int)
    cdef inline void _weigh_stopping(self, Moves moves, int enough, bint stop) noexcept nogil
    @cython.locals(nation=int, kind=int, province=int, merit=int, reach=cython.longlong)
    cdef inline void _weigh_arming(self, Moves moves) noexcept nogil
    @cython.locals(nation=int, cities=cython.longlong, left=cython.longlong, province=int, owner=int, best=int, hope=int)
    cdef inline void _survey(self) noexcept nogil
    @cython.locals(nation=int, now=int, later=int, around=int, steps=int, group=int, defence=int, hope=int)
    cdef inline int _size_up(self, int province) noexcept nogil
    @cython.locals(total=int, left=cython.longlong)
    cdef inline int _ready(self, int group, long long mask) noexcept nogil
    @cython.locals(target=int, action=int, owner=int)
    cdef inline void _weigh_maneuver(self, Moves moves) noexcept nogil
    @cython.locals(left=cython.longlong, province=int)
    cdef inline int _begun(self) noexcept nogil
    @cython.locals(action=int, group=int, start=int, goal=int, base=int)
    cdef inline void _weigh_attack(self, Moves moves, int target) noexcept nogil
    @cython.locals(kind=int, after=int, start=int, goal=int, worth=int, beyond=cython.longlong)
    cdef inline int _purpose(self, int group, int way) noexcept nogil
    @cython.locals(base=int)
    cdef inline bint _gathers(self, int kind, int start, int goal) noexcept nogil
    @cython.locals(at=int)
    cdef inline bint _holds(self, int kind, int province) noexcept nogil
    @cython.locals(nation=int, worth=int, holds=cython.bint, lone=cython.bint)
    cdef inline int _purpose_of(self, int kind, int start, long long goals, int after) noexcept nogil
    cdef inline void _weigh_losses(self, Moves moves) noexcept nogil
