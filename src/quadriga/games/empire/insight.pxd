cimport cython
from quadriga.core.insight cimport Insight
from quadriga.core.state cimport Moves
from quadriga.games.empire.rules cimport EmpireState

# Filled from codes.py and position.py when the module is loaded.
cdef int CITY, COLOURS, COUNT, DEAL, KINDS, NONE, OVER, PIECES, PLACES, ROAD, ROAD_AT, ROME, SEATS, STOP_AT
cdef int POINTS, WIDE
cdef int INCOME, TOLLS, COLOUR, VARIETY, SETS, GOLD, ROADS, BONUS, SHORT, TURN, PICK, NEXT_PICK
cdef double POINT
cdef long long BIT[62]

cdef class EmpireInsight(Insight):
    cdef public EmpireState state
    cdef public int seats, taken, mover
    cdef public long long left
    cdef public int left_of[12]
    cdef public double share
    cdef public double at_least[1681]
    cdef public double exactly[1681]
    cdef public double none_of[48]
    cdef public double same_hope[1681]
    cdef public double gold_hope[1681]
    cdef public double row_points[41]
    cdef public double row_slope[41]
    cdef public double expected[41]
    cdef public double slope[41]
    cdef public double worth[60]
    cdef public double gain[240]
    cdef public int ladder[384]
    cdef public long long due[98]
    cdef public int distance[48]
    cdef public int ways[48]
    cdef public double toll[240]

    @cython.locals(n=int, seat=int)
    cdef void _look(self) noexcept nogil
    @cython.final
    @cython.locals(rest=cython.longlong, kind=int)
    cdef void _look_round(self) noexcept nogil
    @cython.final
    @cython.locals(count=int)
    cdef int _held(self, int seat, int kind) noexcept nogil
    @cython.final
    @cython.locals(
        gold=int, deepest=int, kind=int, hand=int, n=int, row=int, more=int, kinds=int,
        sets=double, variety=double, gain=double,
    )
    cdef void _hope_for_goods(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(colour=int, above=int, at=int, city=int, total=double, hope=double, rise=double)
    cdef void _hope_for_cities(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(missing=cython.longlong, chance=double)
    cdef double _hope_for_colour(self, int seat, int colour, double hope) noexcept nogil
    @cython.final
    @cython.locals(
        goals=cython.longlong, known=cython.longlong, settled=cython.longlong, here=cython.longlong,
        near=cython.longlong, pieces=int, place=int, step=int, seat=int,
    )
    cdef void _survey(self) noexcept nogil
    @cython.final
    @cython.locals(owner=int, seat=int, toll=double)
    cdef void _lead(self, int place, int step, int length) noexcept nogil
    @cython.final
    @cython.locals(turns=double, seat=int, city=int, built=double, pay=double, rest=cython.longlong)
    cdef void _count_roads(self) noexcept nogil
    @cython.final
    @cython.locals(missing=double, seat=int)
    cdef double _unbuilt(self, int city) noexcept nogil
    @cython.final
    @cython.locals(
        mover=int, best=double, second=double, rest=cython.longlong, city=int, kind=int, swing=double, tolls=double,
        seat=int,
    )
    cdef void _look_for_picks(self) noexcept nogil
    @cython.final
    @cython.locals(most=int, least=int, n=int)
    cdef void _take_most(self, Moves moves) noexcept nogil
    @cython.final
    @cython.locals(kept=int, n=int, action=int, line=int, step=int, keep=cython.bint)
    cdef void _drop_detours(self, Moves moves) noexcept nogil
