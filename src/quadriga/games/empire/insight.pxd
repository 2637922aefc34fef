cimport cython
from quadriga.core.insight cimport Insight
from quadriga.core.state cimport Moves
from quadriga.games.empire.odds cimport Odds
from quadriga.games.empire.rules cimport EmpireState

# Filled from codes.py when the module is loaded.
cdef int CITY, COLOURS, COUNT, DEAL, KINDS, NONE, OVER, PIECES, PLACES, ROAD, ROAD_AT, ROME, SEATS, STOP_AT
cdef int TOKENS, MOST_FEATURES
cdef int TOTAL, PAY, VARIETY, TOLLS, GATES, HAUL, ROADS, TURN, PICK, NEXT_PICK
cdef double POINT, LOST_TURN
cdef long long BIT[62]

cdef class EmpireInsight(Insight):
    cdef public EmpireState state
    cdef public Odds odds
    cdef public int seats, taken, mover, start
    cdef public long long left, edge, known
    cdef public int left_of[12]
    cdef public double expected[41]
    cdef public double slope[41]
    cdef public double points[5]
    cdef public double worth[60]
    cdef public double gain[240]
    cdef public double pieces[5]
    cdef public long long due[98]
    cdef public int distance[48]
    cdef public int ways[48]
    cdef public double toll[240]
    cdef public double net[240]

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
