cimport cython
from libc.string cimport memset
from quadriga.core.position.state cimport State

cdef class Observation:
    cdef readonly State watched
    cdef readonly int size, at
    cdef object sheet
    cdef float[::1] room
    cdef float *cells
    cdef bint _whole(self) noexcept
    cdef inline void _check_whole(self) except *
    cdef void _row(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef inline void _deciders(self, int seat) noexcept nogil
    @cython.locals(n=int)
    cdef inline void _mask(self, long long mask, int count) noexcept nogil

    cpdef object row(self, int seat)

    cdef inline void _write_home(self):
        self.cells = &self.room[0]

    # Woven into the modules of the titles; the `.py` has the same in Python.
    cdef inline void _into(self, float *row) noexcept nogil:
        self.cells = row

    cdef inline void _write(self, int seat) noexcept nogil:
        # Piece by piece: from two thousand bytes on, C clears memory in a way that is slow to start.
        cdef int at
        for at in range(0, self.size, 256):
            memset(self.cells + at, 0, min(256, self.size - at) * sizeof(float))
        self.at = 0
        self._row(seat)

    cdef inline void _number(self, float value) noexcept nogil:
        self.cells[self.at] = value
        self.at += 1

    cdef inline void _one_of(self, int chosen, int count) noexcept nogil:
        if chosen >= 0:
            self.cells[self.at + chosen] = 1.0
        self.at += count

    cdef inline int _from(self, int seat, int other) noexcept nogil:
        return other if other < 0 else (other - seat + self.watched.seats) % self.watched.seats
