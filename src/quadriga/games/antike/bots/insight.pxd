cimport cython
from quadriga.games.antike.rules.codes cimport *
from quadriga.games.antike.bots.plans cimport Plans

# Filled when the module is loaded.
cdef int MOST_FEATURES, HONOURS, SECOND, NEAR, GROWTH, STOCK, PLANS, PREY, DANGER, TURN, PLENTIFUL
cdef double CITY_LOSS, INCOME, LEAST_INCOME, MOVE, OTHER_SHARE, ROOM, SITE, TEMPLE_LOSS, TO_CITIZEN, TO_GENERAL
cdef double TO_KING, TO_NAVIGATOR, TO_SCHOLAR, UNIT, WALL
cdef long long BIT[62]

cdef class AntikeInsight(Plans):
    cdef readonly double f[384]
    cdef readonly double standing[6]
    cdef readonly double soon[9]
    cdef readonly int gained
    cdef readonly long long reach[NATIONS]

    @cython.locals(cities=cython.longlong, lead=double, spent=double)
    cdef void _look(self) noexcept nogil
    @cython.locals(better=int, other=int)
    cdef inline void _sum_up(self, int seat) noexcept nogil
    @cython.locals(row=int, active=cython.bint, units=cython.longlong, sites=int, paid=int, built=int, temples=int)
    @cython.locals(seas=int, frontier=int, near=double)
    cdef inline void _look_at(self, int nation, long long cities) noexcept nogil
    @cython.locals(row=int, bonus=int, total=int, least=int, stock=int, mine=cython.longlong, income=int, coins=int)
    @cython.locals(growth=double)
    cdef inline void _look_at_growth(self, int nation, int frontier) noexcept nogil
    @cython.locals(row=int, coins=int, gold=int, worth=double, scholar=int, temples=int, bare=int, room=int)
    @cython.locals(march=double, other=double)
    cdef inline void _look_at_plans(self, int nation, int frontier, bint active) noexcept nogil
    cdef inline int _lesser(self, int one, int other) noexcept nogil
    cdef inline double _share_of(self, int amount, int most) noexcept nogil
    cdef inline int _within(self, int stack, int due) noexcept nogil
    @cython.locals(held=int, due=int, done=double)
    cdef inline double _way_to(self, int nation, int stack, int pieces, int threshold, bint active) noexcept nogil
    cdef inline int _grade(self, int nation, int basic, int higher) noexcept nogil
    @cython.locals(beside=cython.longlong, reach=cython.longlong, left=cython.longlong, steps=int, province=int)
    cdef inline int _frontier(self, int nation, long long taken) noexcept nogil
    cdef inline double _nearness(self, int nation, int space, bint active) noexcept nogil
    @cython.locals(count=int, wait=int)
    cdef inline double _wait(self, int nation) noexcept nogil
    cdef inline void _look_for_prey(self, long long cities) noexcept nogil
    @cython.locals(row=int, land=int, sea=int, province=int, owner=int, force=int, loss=double, hope=double)
    @cython.locals(defence=int, temple=cython.bint, best=double)
    @cython.locals(left=cython.longlong, legions=cython.longlong, galleys=cython.longlong)
    cdef inline void _look_round(self, int nation, long long cities) noexcept nogil
