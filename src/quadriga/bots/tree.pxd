cimport cython
from libc.math cimport sqrt
from quadriga.core.learning.insight cimport Insight
from quadriga.core.mathematics cimport log
from quadriga.core.rng cimport Rng
from quadriga.core.position.moves cimport Moves
from quadriga.core.position.state cimport State

cdef int CHANCE, NOBODY, DEPTH, KNOWN, LARGEST, OPEN, PAUSE, SEATS, SPARE
cdef double UNKNOWN
cdef double LOGARITHMS[4096]

@cython.final
cdef class Tree:
    cdef State scratch, probe
    cdef Insight insight, foresight
    cdef Moves moves
    cdef Rng rng
    cdef readonly int seat, seats, room, size, given
    cdef readonly long long rounds
    cdef public int goal
    cdef int stamp, ripe, ahead, depth, last
    cdef public bint stopped
    cdef double explore, trust, margin
    cdef bint has_insight, own_turn, together, running, made
    cdef int[::1] action_of
    cdef int[::1] seat_of
    cdef int[::1] child
    cdef int[::1] sibling
    cdef int[::1] visits
    cdef int[::1] offered
    cdef double[::1] worth
    cdef double[::1] prior
    cdef int[::1] child_by
    cdef int[::1] stamp_of
    cdef int path[512]
    cdef int at[8]
    cdef double reward[8]
    cdef inline void _check_made(self) except *
    cdef inline void _check_node(self, int node) except *
    cdef inline void _see(self, object manner) except *
    cdef inline void _enlarge(self) except *
    cpdef int run(self, int rounds)
    cpdef object node(self, int node)
    cpdef list below(self, int node)
    cpdef double mean(self, int node)
    cdef inline void _run(self, int rounds) noexcept nogil
    @cython.locals(first=int, second=int, count=int, below=int)
    cdef inline int _lead(self) noexcept nogil
    @cython.locals(node=int)
    cdef inline void _round(self) noexcept nogil
    @cython.locals(node=int, seat=int, start=int, below=int)
    cdef inline void _descend(self) noexcept nogil
    @cython.locals(seat=int)
    cdef inline int _next(self) noexcept nogil
    @cython.locals(owing=int)
    cdef inline bint _several(self) noexcept nogil
    cdef inline void _options(self, int seat) noexcept nogil
    @cython.locals(below=int, untried=int, chosen=int, best=int, action=int, best_score=double, score=double, weigh=cython.bint, full=cython.bint)
    cdef inline int _step(self, int node, int seat) noexcept nogil
    cdef inline double _promise(self, int seat, int action) noexcept nogil
    @cython.locals(tries=double, total=double)
    cdef inline double _score(self, int node) noexcept nogil
    cdef inline double _logarithm(self, int count) noexcept nogil
    cdef inline int _grow(self, int node, int seat, int action) noexcept nogil
    @cython.locals(count=int, seat=int)
    cdef inline void _finish(self) noexcept nogil
    @cython.locals(over=cython.bint)
    cdef inline void _rate(self) noexcept nogil
    @cython.locals(mine=int, rank=int, beaten=double)
    cdef inline double _beaten(self, int seat) noexcept nogil
    @cython.locals(source=cython.int[::1], place=cython.int[::1], done=int, waiting=int, below=int, new=int, fits=cython.bint)
    cpdef object graft(self, Tree older, int node, list legal)
