cimport cython
from quadriga.games.antike.plans cimport Plans

# Filled from codes.py when the module is loaded.
cdef int ARMING_SPACE, CITIZEN, COIN, CURRENCY, DEMOCRACY, GALLEY, GENERAL, GOLD, IRON, KING, KNOW_HOW_SPACE, LEGION
cdef int MANEUVER_1, MANEUVER_2, MARBLE, MARKET, MONARCHY, NATIONS, NAVIGATOR, NONE, OVER, PROVINCES, SCHOLAR
cdef int STACKS, TEMPLE_SPACE, WIDE
cdef int HONOURS, DUE, SECOND, TO_KING, TO_CITIZEN, TO_NAVIGATOR, TO_SCHOLAR
cdef int MARBLES, IRONS, GOLDS, COINS, MARBLE_INCOME, IRON_INCOME, GOLD_INCOME
cdef int ROADS_KNOWN, NAVIGATION_KNOWN, MARKET_KNOWN, MONARCHY_KNOWN, LEGIONS, GALLEYS, CITIES, TEMPLES
cdef int SITES, FOUNDABLE, FRONTIER, DANGER, TEMPLE_DANGER, PREY, TEMPLE_PREY
cdef int LEARNABLE, BUILDABLE, ARMABLE, MARCHABLE, TURN
cdef double OTHER_SHARE
cdef long long BIT[62]

cdef class AntikeInsight(Plans):
    cdef public double f[384]
    cdef public double standing[6]
    cdef public double near[9]

    @cython.locals(cities=cython.longlong, lead=double, spent=double)
    cdef void _look(self) noexcept nogil
    @cython.final
    @cython.locals(better=int, other=int)
    cdef void _sum_up(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(row=int, at=int, active=cython.bint, units=cython.longlong, sites=int, paid=int, city_count=int)
    @cython.locals(temple_count=int, due=int, founding=int, goal=int, honours=int, coins=int, frontier=int, scholar=int)
    @cython.locals(temples=int, room=int, march=double, second=double)
    cdef void _look_at(self, int nation, long long cities) noexcept nogil
    @cython.final
    cdef double _share_of(self, int amount, int most) noexcept nogil
    @cython.final
    @cython.locals(held=int)
    cdef int _counted(self, int nation, int stack) noexcept nogil
    @cython.final
    cdef int _within(self, int stack, int due) noexcept nogil
    @cython.final
    @cython.locals(due=int)
    cdef int _due(self, int nation, int stack, int pieces, int threshold) noexcept nogil
    @cython.final
    @cython.locals(done=double)
    cdef double _way_to(self, int nation, int stack, int pieces, int threshold) noexcept nogil
    @cython.final
    @cython.locals(mine=cython.longlong)
    cdef double _income(self, int nation, int resource) noexcept nogil
    @cython.final
    cdef double _grade(self, int nation, int basic, int higher) noexcept nogil
    @cython.final
    @cython.locals(found=cython.longlong, left=cython.longlong)
    cdef int _frontier(self, int nation, long long taken) noexcept nogil
    @cython.final
    cdef double _nearness(self, int nation, int space, bint active) noexcept nogil
    @cython.final
    @cython.locals(count=int, wait=int)
    cdef double _soon(self, int nation) noexcept nogil
    @cython.final
    cdef void _look_for_prey(self, long long cities) noexcept nogil
    @cython.final
    @cython.locals(row=int, land=int, sea=int, province=int, owner=int, force=int)
    @cython.locals(left=cython.longlong, legions=cython.longlong, galleys=cython.longlong)
    cdef void _look_round(self, int nation, long long cities) noexcept nogil
