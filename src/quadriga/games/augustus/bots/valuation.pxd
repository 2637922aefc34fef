cimport cython
from quadriga.games.augustus.rules.codes cimport *
from quadriga.core.learning.insight cimport Insight
from quadriga.games.augustus.bots.completion cimport Completion
from quadriga.games.augustus.rules.state cimport AugustusState

# Filled when the module is loaded.
cdef int FARTHEST, LACKS, LINKS
cdef long long BIT[62]
cdef double SHARE
cdef double HOPE[5]
cdef double LEADS[7]
cdef double RISK[4]

cdef class Valuation(Insight):
    cdef readonly AugustusState state
    cdef readonly Completion completion
    cdef readonly int colour_reward[COLOURS]
    cdef readonly int each_reward
    cdef readonly int growing[CARDS]
    cdef readonly int growing_size
    cdef readonly int missing, horizon
    cdef readonly long long claimed
    cdef readonly int links, near, far, grows
    cdef readonly double points, red_gain
    cdef readonly double slot_gain[6]
    cdef readonly double colour_gain[4]
    cdef readonly double tile_gain[2]
    @cython.locals(lacks=int, horizon=int)
    cdef inline void _survey(self) noexcept nogil
    cdef inline void _set_links(self, int seat) noexcept nogil
    @cython.locals(growth=double, hopes=double, reward=int, lacks=int)
    cdef inline void _set_gains(self, int seat) noexcept nogil
    @cython.locals(power=int, symbol=int, each=int)
    cdef inline void _add_growth(self, int seat, int card) noexcept nogil
    cdef inline double _hope(self, int reward, int lacks) noexcept nogil
    @cython.locals(points=double, reward=int, holder=int, behind=int)
    cdef inline double _tile_for(self, int seat, int resource) noexcept nogil
    @cython.locals(reward=int, ahead=int, lead=int)
    cdef inline double _risk_of(self, int seat, int resource) noexcept nogil
    @cython.locals(value=double)
    cdef inline double _value_of(self, int seat, int card) noexcept nogil
    @cython.locals(to_come=double, count=double, paid=double, power=int, symbol=int, colour=int)
    cdef inline double _paid_at_end(self, int seat, int card) noexcept nogil
    @cython.locals(best=double, hope=double, reward=int, lead=int)
    cdef inline double _claim_hope(self, int seat, int control, int first) noexcept nogil
