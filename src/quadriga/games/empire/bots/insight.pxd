cimport cython
from quadriga.games.empire.rules.codes cimport *
from quadriga.core.learning.insight cimport Insight
from quadriga.core.position.state cimport Moves
from quadriga.games.empire.bots.odds cimport Odds
from quadriga.games.empire.rules.state cimport EmpireState

# Filled when the module is loaded.
cdef int TOKENS, MOST_FEATURES, TOTAL, PAY, VARIETY, TOLLS, GATES, HAUL, ROADS, TURN, PICK, NEXT_PICK
cdef double POINT, LOST_TURN
cdef long long BIT[62]

cdef class EmpireInsight(Insight):
    cdef readonly EmpireState state
    cdef readonly Odds odds
    cdef readonly int seats, taken, mover, start
    cdef readonly long long left, edge, known
    cdef readonly int left_of[KINDS]
    cdef readonly double expected[41]
    cdef readonly double slope[41]
    cdef readonly double points[5]
    cdef readonly double worth[60]
    cdef readonly double gain[240]
    cdef readonly double pieces[5]
    cdef readonly long long due[PIECES + 2]
    cdef readonly int distance[PLACES]
    cdef readonly int ways[PLACES]
    cdef readonly double toll[240]
    cdef readonly double net[240]

    @cython.locals(n=int, seat=int)
    cdef void _look(self) noexcept nogil
    @cython.locals(rest=cython.longlong, kind=int)
    cdef inline void _look_round(self) noexcept nogil
    @cython.locals(count=int)
    cdef inline int _held(self, int seat, int kind) noexcept nogil
    @cython.final
    @cython.locals(
        gold=int, deepest=int, kind=int, hand=int, n=int, row=int, more=int, kinds=int,
        sets=double, variety=double, gain=double,
    )
    cdef inline void _hope_for_goods(self, int seat) noexcept nogil
    @cython.locals(colour=int, above=int, at=int, city=int, hope=double, rise=double)
    cdef inline void _hope_for_cities(self, int seat) noexcept nogil
    @cython.locals(missing=cython.longlong, chance=double)
    cdef inline double _hope_for_colour(self, int seat, int colour, double hope) noexcept nogil
    @cython.final
    @cython.locals(
        goals=cython.longlong, settled=cython.longlong, here=cython.longlong, near=cython.longlong,
        pieces=int, place=int, seat=int,
    )
    cdef inline void _survey(self) noexcept nogil
    @cython.locals(pieces=int, step=int)
    cdef inline void _spread(self, int place, long long near, int length) noexcept nogil
    @cython.locals(owner=int, seat=int, toll=double)
    cdef inline void _lead(self, int place, int step, int length) noexcept nogil
    @cython.final
    @cython.locals(
        seat=int, city=int, line=int, count=double, pay=double, net=double, share=double, rest=cython.longlong
    )
    cdef inline void _count_roads(self) noexcept nogil
    @cython.locals(city=int, begin=int, length=int, seat=int, pay=double)
    cdef inline void _count_turn(self) noexcept nogil
    @cython.locals(best=double, others=double, net=double, rest=cython.longlong, place=int, other=int)
    cdef inline double _best_start(self, int seat, int city) noexcept nogil
    cdef inline double _pay_for(self, int city) noexcept nogil
    @cython.locals(turns=double, lead=double, sure=double, seat=int, other=int)
    cdef inline void _hope_for_bonus(self) noexcept nogil
    @cython.locals(mover=int, seat=int, city=int, best=double, second=double, others=double, swing=double, rest=cython.longlong)
    cdef inline void _look_for_picks(self) noexcept nogil
    @cython.locals(tokens=double)
    cdef inline double _gain_of(self, int seat, int city) noexcept nogil
    @cython.locals(kept=int, spare=int, least=int, n=int, action=int, longer=int)
    cdef void _narrow(self, int seat, Moves moves) noexcept nogil
    @cython.locals(line=int, step=int)
    cdef inline int _detour(self, int action) noexcept nogil
