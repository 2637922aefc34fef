cimport cython
from quadriga.core.learning.observation cimport Observation
from quadriga.core.rng cimport Rng
from quadriga.core.position.moves cimport Moves
from quadriga.core.position.state cimport State

cdef int CHANCE, NOBODY

cdef class Vector:
    cdef readonly object game, observations, masks, rewards, deciders, ended
    cdef readonly int games, seats, actions
    cdef list states, looks, legal, luck
    cdef Moves moves
    cdef float[:, ::1] observation_at
    cdef signed char[:, ::1] mask_at
    cdef float[:, ::1] reward_at
    cdef int[::1] decider_at
    cdef signed char[::1] ended_at
    cdef object chosen
    cdef int[::1] chosen_at
    cdef int[::1] owing
    cdef int[::1] taken

    @cython.locals(n=int)
    cpdef reset(self)
    @cython.locals(n=int, action=int)
    cpdef step(self, object chosen)
    @cython.locals(n=int)
    cpdef choose(self, object chosen)
    cdef inline void _taken(self, object chosen) except *
    cdef inline void _lead(self, int n, Observation look)
    cdef inline void _restart(self, int n, State state) noexcept nogil
    @cython.locals(seat=int)
    cdef inline void _forget(self, int n) noexcept nogil
    cdef inline void _decide(self, int n, int action, State state) noexcept nogil
    @cython.locals(seat=int, decider=int)
    cdef inline void _advance(self, int n, State state, Observation look, Moves legal, Rng rng) noexcept nogil
    @cython.locals(seat=int)
    cdef inline int _deal(self, State state, Rng rng) noexcept nogil

    # What the lists hold is known: nothing is checked again.
    cdef inline State _state(self, int n):
        return <State> self.states[n]

    cdef inline Observation _look(self, int n):
        return <Observation> self.looks[n]

    cdef inline Moves _moves(self, int n):
        return <Moves> self.legal[n]

    cdef inline Rng _luck(self, int n):
        return <Rng> self.luck[n]

    cdef inline bint _offered(self, Moves legal, int action) noexcept nogil:
        cdef int k
        for k in range(legal.size):
            if legal.ids[k] == action:
                return True
        return False

    # A row of bytes might overlap anything, as far as C knows: a pointer of its own spares looking for it every time.
    cdef inline void _mark(self, int n, Moves legal, signed char mark) noexcept nogil:
        cdef signed char *row = &self.mask_at[n, 0]
        cdef int *ids = legal.ids
        cdef int k, size = legal.size
        for k in range(size):
            row[ids[k]] = mark
