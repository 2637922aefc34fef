cimport cython
from quadriga.games.caesar.rules.codes cimport *
from quadriga.games.caesar.rules.solo cimport Solo

# Filled when the module is loaded.
cdef long long BIT[62]

@cython.final
cdef class SoloState(Solo):
    @cython.locals(found=cython.longlong)
    cdef inline long long _candidates(self) noexcept nogil
    cdef inline bint _applies(self, int province) noexcept nogil
    cdef inline int _lead(self, int province) noexcept nogil
    @cython.locals(left=cython.longlong)
    cdef inline bint _beside_his(self, int province) noexcept nogil
    cdef inline int _across(self, int border, int province) noexcept nogil
    cdef inline int _larger(self, int token) noexcept nogil
    @cython.locals(best=int, room=cython.longlong)
    cdef inline int _highest(self, int province) noexcept nogil
    @cython.locals(best=int)
    cdef inline int _best_closer(self, int province) noexcept nogil
    @cython.locals(first=cython.bint)
    cdef inline int _number_in(self, int token, int border, int facing, int province) noexcept nogil
    cdef inline bint _closes_well(self, int province, int border, int token, int facing) noexcept nogil
    cdef inline bint _closer_before(self, int option, int best, int province, int border) noexcept nogil
    @cython.locals(one_to=int, other_to=int, his=int, yours=int)
    cdef inline bint _lets_human_win(self, int border, int token, int facing) noexcept nogil
    @cython.locals(count=int, near=cython.longlong, a_to=int, b_to=int)
    cdef inline int _due(self, int stage, int side, int one, int one_to, int other, int other_to) noexcept nogil
    cdef inline int _measure(self, int province) noexcept nogil
    @cython.locals(best=int, fewest=int, found=int, left=cython.longlong)
    cdef inline void _narrow_by_measure(self) noexcept nogil
    cdef inline void _narrow_by_list(self) noexcept nogil
    @cython.locals(kept=cython.longlong, left=cython.longlong)
    cdef inline void _keep_provinces(self, int by, int wanted) noexcept nogil
    cdef inline int _value_by(self, int by, int province) noexcept nogil
    cdef inline bint _gives(self, int province, int effect) noexcept nogil
    @cython.locals(left=cython.longlong)
    cdef inline bint _beside_landlocked(self, int province) noexcept nogil
    @cython.locals(room=cython.longlong, best=int)
    cdef inline void _choose_token(self, int province_by) noexcept nogil
    cdef inline bint _higher_before(self, int at, int best) noexcept nogil
    @cython.locals(by=int)
    cdef inline int _higher_by(self, int best, long long room) noexcept nogil
    @cython.locals(by=int)
    cdef inline int _closer_by(self, int best) noexcept nogil
    cdef inline int _why(self, int token, int other, int gap) noexcept nogil
    cdef inline int _stronger(self, int by, int found) noexcept nogil
    @cython.locals(by=int, worst=int, lead=int, left=cython.longlong, kept=cython.longlong)
    cdef inline void _choose_border(self, long long spots) noexcept nogil
    @cython.locals(to_first=cython.bint, high_is_larger=cython.bint)
    cdef inline void _place_chosen(self, int border, int by) noexcept nogil
