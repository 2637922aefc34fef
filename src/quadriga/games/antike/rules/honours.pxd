cimport cython
from quadriga.games.antike.rules.codes cimport *
from quadriga.core.position.state cimport Moves
from quadriga.games.antike.rules.war cimport War
from quadriga.games.antike.rules.position cimport Tables


cdef class Honours(War):
    cdef void _begin_turn(self, int turn) noexcept nogil
    @cython.locals(nation=int, seas=int)
    cdef inline void _end_turn(self) noexcept nogil
    @cython.locals(held=int)
    cdef inline int _counted(self, int stack) noexcept nogil
    cdef inline void _award(self, int stack, int due) noexcept nogil
    @cython.locals(taken=int, figure=int)
    cdef inline void _draw_card(self, int stack, int event) noexcept nogil
    @cython.locals(most=int)
    cdef inline int _fullest(self) noexcept nogil
    @cython.locals(most=int, ways=int, last=int)
    cdef inline void _begin_extra(self) noexcept nogil
    cdef inline void _list_extra(self, Moves moves) noexcept nogil
    @cython.locals(nation=int)
    cdef inline void _gain_extra(self, int stack) noexcept nogil
    cdef inline void _next_turn(self) noexcept nogil
    @cython.locals(total=int)
    cdef inline int _total_cards(self, int nation) noexcept nogil
    cdef inline int _criterion(self, int nation, int criterion) noexcept nogil
    @cython.locals(mine=int, theirs=int)
    cdef inline bint _is_ahead(self, int one, int other) noexcept nogil
    @cython.locals(best=int)
    cdef inline int _best_nation(self, int seat) noexcept nogil
