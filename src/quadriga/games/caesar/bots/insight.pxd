cimport cython
from quadriga.games.caesar.rules.codes cimport *
from quadriga.core.learning.insight cimport Insight
from quadriga.core.position.state cimport Moves
from quadriga.games.caesar.rules.state cimport CaesarState

# Filled when the module is loaded.
cdef int MOST_FEATURES, LEADS, MOST_LEAD, MOST_LEFT, MARKERS, VERGE, RIPE, NEAR, FAR, HARVEST, TEMPO, PRIZE, BLOW
cdef int LURE, DOOM, HAND, BAG, DUE
cdef double SHARE
cdef long long BIT[62]

cdef class CaesarInsight(Insight):
    cdef readonly CaesarState state
    # What never changes in a game.
    cdef readonly int first
    cdef readonly bint wins_ties[2]
    cdef readonly long long neighbours[PROVINCES]
    cdef readonly double hope[217]
    cdef readonly int larger[TOKENS]
    cdef readonly int pays[BONUSES]
    cdef readonly int again[BONUSES]
    cdef readonly int orders[BONUSES]
    cdef readonly double worth[16]
    # What a look finds; arrays of both sides lie one after the other.
    cdef readonly long long hot
    cdef readonly long long linked[2]
    cdef readonly long long grip[2]
    cdef readonly int stake[2 * PROVINCES]
    cdef readonly int senate[2 * PROVINCES]
    cdef readonly int best_net[2]
    cdef readonly double best_prize[2]
    cdef readonly bint can_end[2]
    @cython.locals(n=int, side=int, at=int, next_side=int, share=double)
    cdef void _look(self) noexcept nogil
    @cython.locals(most=int, filled=int)
    cdef inline void _measure_progress(self) noexcept nogil
    @cython.locals(side=int, n=int)
    cdef inline int _next_side(self) noexcept nogil
    cdef inline bint _is_crassus(self, int side) noexcept nogil
    cdef inline bint _is_in_turn(self, int side) noexcept nogil
    @cython.locals(province=int, owner=int)
    cdef inline void _find_links(self) noexcept nogil
    @cython.locals(province=int, left=int, lead=int, kind=int, hope=double)
    cdef inline void _weigh_provinces(self) noexcept nogil
    @cython.locals(at=int, bonus=int, stake=int, senate=int, links=cython.longlong)
    cdef inline void _weigh_stake(self, int side, int province, int kind, double hope) noexcept nogil
    @cython.locals(side=int, border=int, token=int, high=int, low=int)
    @cython.locals(spots=cython.longlong, left=cython.longlong, held=cython.longlong)
    cdef inline void _find_strikes(self) noexcept nogil
    @cython.locals(n=int, province=int, lead=int, bonus=int, gain=int, loss=int, won=int, taken=int, paying=int)
    @cython.locals(wins=cython.bint, prize=double)
    cdef inline void _try_strike(self, int side, int border, int to_one, int to_other) noexcept nogil
    @cython.locals(idle=int, province=int, chosen=int, best=int, worth=int)
    @cython.locals(ripe=cython.longlong, left=cython.longlong)
    cdef inline void _harvest(self, int side) noexcept nogil
    @cython.locals(at=int, n=int, token=int, size=int, total=int)
    cdef inline void _weigh_tokens(self, int side) noexcept nogil
    @cython.locals(n=int, kept=int)
    cdef void _narrow(self, int seat, Moves moves) noexcept nogil
