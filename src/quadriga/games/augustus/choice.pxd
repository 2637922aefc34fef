cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport Moves
from quadriga.games.augustus.conquest cimport Conquest

# Filled from codes.py and seats.py when the module is loaded.
cdef int CARDS, CHOOSE_AT, CHOOSING, CLAIM_AT, CLAIMING, CLASSES, CLEAR_AT, CLEARING, COMPLETE_AT, COMPLETING
cdef int CONTROL, CRIER, CRIER_AT, DEAL, DEAL_AT, DECK, DECLINE_AT, DONE_AT, DRAW, DRAW_AT, FILL, HAND, KEEP_AT
cdef int KEEPING, LOSE_AT, LOSING, MOBILISING, MUSTERING, NONE, OVER, PICKS, PLACES, PUT_AT, REARRANGING, REMOVING
cdef int RESERVE, RESERVE_AT, STAY_AT, SYMBOLS, TAKE_AT, CHANCE, NOBODY
cdef long long BIT[62]

cdef class Choice(Conquest):
    cdef inline void _legal_rarely(self, int seat, Moves moves) noexcept nogil
    cdef inline void _list(self, int seat, int base, long long classes, Moves moves) noexcept nogil
    cdef inline int _code(self, int seat, int at) noexcept nogil
    cdef inline int _class(self, int code) noexcept nogil
    cdef inline long long _goals(self, int seat) noexcept nogil
    @cython.locals(found=cython.longlong)
    cdef inline long long _sources(self, int seat) noexcept nogil
    @cython.locals(found=cython.longlong, rest=cython.longlong, at=int)
    cdef inline long long _movable(self, int seat) noexcept nogil
    @cython.locals(found=cython.longlong, rest=cython.longlong, at=int, left=int)
    cdef inline long long _removable(self, int seat) noexcept nogil
    @cython.locals(first=int, count=int)
    cdef inline void _keepable(self, int seat, Moves moves) noexcept nogil
    cdef inline int _nth(self, long long classes, int ticket) noexcept nogil
    @cython.locals(goals=cython.longlong, count=int, ticket=int)
    cdef inline int _any_goal(self, int seat, Rng rng) noexcept nogil
    @cython.locals(sources=cython.longlong, count=int, ticket=int)
    cdef inline int _any_source(self, int seat, Rng rng) noexcept nogil
