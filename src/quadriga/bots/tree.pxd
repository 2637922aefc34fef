cimport cython
from libc.math cimport log, sqrt
from quadriga.core.insight cimport Insight
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport Moves, State

cdef int CHANCE, NOBODY, DEPTH, LARGEST, PAUSE, SEATS, SPARE
cdef double UNKNOWN

@cython.final
cdef class Tree:
    cdef public State scratch, probe
    cdef public Insight insight, foresight
    cdef public Moves moves
    cdef public Rng rng
    cdef public int seat, seats, room, size, stamp, rounds, ripe, ahead, depth, last, goal
    cdef public double explore, trust, margin
    cdef public bint stopped, has_insight, guess, own_turn, together
    cdef public int[::1] action_of
    cdef public int[::1] seat_of
    cdef public int[::1] child
    cdef public int[::1] sibling
    cdef public int[::1] visits
    cdef public int[::1] offered
    cdef public double[::1] worth
    cdef public double[::1] prior
    cdef public int[::1] found
    cdef public int[::1] found_at
    cdef public int path[512]
    cdef public int at[8]
    cdef public double reward[8]
    cpdef int run(self, int rounds)
    cdef inline void _run(self, int rounds) noexcept nogil
    @cython.locals(first=int, second=int, count=int, below=int)
    cdef inline int _lead(self) noexcept nogil
    @cython.locals(node=int)
    cdef inline void _round(self) noexcept nogil
    @cython.locals(node=int, seat=int, start=int, below=int)
    cdef inline void _descend(self) noexcept nogil
    @cython.locals(owing=int)
    cdef inline bint _several(self) noexcept nogil
    cdef inline void _options(self, int seat) noexcept nogil
    @cython.locals(below=int, untried=int, chosen=int, best=int, action=int, best_score=double, score=double, weigh=cython.bint, full=cython.bint)
    cdef inline int _step(self, int node, int seat) noexcept nogil
    cdef inline double _promise(self, int seat, int action) noexcept nogil
    @cython.locals(tries=double, total=double)
    cdef inline double _score(self, int node) noexcept nogil
    cdef inline int _grow(self, int node, int seat, int action) noexcept nogil
    @cython.locals(count=int, seat=int)
    cdef inline void _finish(self) noexcept nogil
    @cython.locals(over=cython.bint)
    cdef inline void _rate(self) noexcept nogil
    @cython.locals(mine=int, rank=int, beaten=double)
    cdef inline double _beaten(self, int seat) noexcept nogil
    @cython.locals(source=cython.int[::1], place=cython.int[::1], done=int, waiting=int, below=int, new=int, fits=cython.bint)
    cpdef void graft(self, Tree older, int node, list legal)
