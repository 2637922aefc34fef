cimport cython
from quadriga.core.rng cimport Rng

cdef int HIGHEST, LINES, MOST_ACTIONS, WIDTH

@cython.final
cdef class Moves:
    cdef int ids[4096]
    cdef int weights[4096]
    cdef int size, total

    cdef inline void _clear(self) noexcept nogil:
        self.size = 0
        self.total = 0

    cdef inline void _add(self, int action) noexcept nogil:
        self.ids[self.size] = action
        self.size += 1

    cdef inline void _weigh(self, int action, int weight) noexcept nogil:
        self.ids[self.size] = action
        self.weights[self.size] = weight
        self.size += 1
        self.total += weight

    cdef inline int _draw(self, Rng rng) noexcept nogil:
        cdef int ticket, n = 0
        if self.total == 0:
            return self.ids[rng._below(self.size)]
        ticket = rng._below(self.total)
        while ticket >= self.weights[n]:
            ticket -= self.weights[n]
            n += 1
        return self.ids[n]

    @cython.locals(n=int)
    cpdef list actions(self)
    cdef inline void _check(self, object action, object weight) except *

@cython.final
cdef class Trace:
    cdef int cells[2560]
    cdef int size
    cdef list earlier
    cdef inline void _put_by(self) noexcept
    cpdef list rows(self)
    @cython.locals(at=int)
    cdef inline void _note(self, int code, int a, int b, int c, int d) noexcept nogil
