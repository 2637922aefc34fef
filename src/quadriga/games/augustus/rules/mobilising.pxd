cimport cython
from quadriga.games.augustus.rules.codes cimport *
from quadriga.core.rng cimport Rng
from quadriga.games.augustus.rules.conquest cimport Conquest

# Filled when the module is loaded.
cdef long long BIT[62]

cdef class Mobilising(Conquest):
    cdef inline void _draw(self, int token) noexcept nogil
    cdef inline void _next_in_order(self) noexcept nogil
    cdef inline long long _goals(self, int seat) noexcept nogil
    @cython.locals(found=cython.longlong)
    cdef inline long long _sources(self, int seat) noexcept nogil
    cdef inline void _mobilise(self, int seat, int action) noexcept nogil
    cdef inline void _emit_aim(self, int seat) noexcept nogil
    cdef inline void _carry_out(self, int seat) noexcept nogil
    cdef inline void _muster_one(self, int action) noexcept nogil
    @cython.locals(code=int, at=int)
    cdef inline void _rearrange(self, int action) noexcept nogil
    cdef inline void _note(self, int seat, int pick) noexcept nogil
    cdef inline bint _commit(self, int seat) noexcept nogil
    cdef inline int _class(self, int code) noexcept nogil
    @cython.locals(goals=cython.longlong, count=int, ticket=int)
    cdef inline int _any_goal(self, int seat, Rng rng) noexcept nogil
    @cython.locals(sources=cython.longlong, count=int, ticket=int)
    cdef inline int _any_source(self, int seat, Rng rng) noexcept nogil
