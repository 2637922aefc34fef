cimport cython
from quadriga.core.insight cimport Insight
from quadriga.core.state cimport Moves
from quadriga.games.caesar.rules cimport CaesarState

# Filled from other modules when this one is loaded.
cdef int BORDERS, BONUSES, CENTURION, DECLINE_AT, DRAW, EXTRA_TURN, FLIPPING, FLIP_MARKER_AT, FOR_WEALTH, LOSE, MIGHT
cdef int NONE, OVER, PLACING, POISON, POISONING, PROVINCES, RECRUITING, SENATE, TACTICS, TOKENS, TURN_END, WEALTH
cdef int WIDE, LEADS, MOST_LEAD
cdef int MARKERS, VERGE, RIPE, NEAR, FAR, WEB, SENATES, HAND, POWER, BAG, LAURELS, REACH, TEMPO, STRIKE, PRIZE, BLOW
cdef int THREAT, BAIT, DOOM, SPARE, DUE
cdef long long BIT[62]

cdef class CaesarInsight(Insight):
    cdef public CaesarState state
    cdef public int first
    cdef public long long neighbours[24]
    cdef public double hope[248]
    cdef public int pays[16]
    cdef public int again[16]
    cdef public int orders[16]
    cdef public double prize[16]
    cdef public bint wins_ties[2]
    # Found anew by every look; arrays of both sides lie one after the other.
    cdef public long long hot
    cdef public long long linked[2]
    cdef public double chance[48]
    cdef public int stake[48]
    cdef public double strike[2]
    cdef public double lure[2]
    cdef public int blow[2]
    @cython.locals(next_side=int, row=int, at=int, side=int)
    cdef void _look(self) noexcept nogil
    @cython.final
    @cython.locals(most=int, filled=int)
    cdef void _measure_progress(self) noexcept nogil
    @cython.final
    @cython.locals(side=int)
    cdef void _look_at_end(self) noexcept nogil
    @cython.final
    @cython.locals(side=int)
    cdef int _next_side(self) noexcept nogil
    @cython.final
    @cython.locals(owner=int)
    cdef void _find_links(self) noexcept nogil
    @cython.final
    @cython.locals(left=int, lead=int, bonus=int, stake=int, province=int, side=int, hope=double)
    cdef void _weigh_provinces(self) noexcept nogil
    @cython.final
    @cython.locals(border=int, one=int, other=int, room=cython.longlong)
    cdef void _weigh_web(self) noexcept nogil
    @cython.final
    @cython.locals(border=int, token=int, spots=cython.longlong, held=cython.longlong, left=cython.longlong, side=int)
    cdef void _find_strikes(self) noexcept nogil
    @cython.final
    @cython.locals(net=double, prize=double, gain=int, loss=int, one=int, other=int, wins=int, lead=int, senates=int, bonus=int, n=int, province=int, number=int, won=int)
    cdef void _try_strike(self, int side, int border, int to_one, int to_other) noexcept nogil
    @cython.final
    @cython.locals(at=int, token=int, size=int, high=int, low=int, laurels=int, held=cython.longlong, reach=cython.longlong, strength=double, bag=int)
    cdef void _weigh_tokens(self, int side) noexcept nogil
    @cython.locals(effect=int, n=int, kept=int)
    cdef void _narrow(self, int seat, Moves moves) noexcept nogil
