cimport cython
from quadriga.core.rng cimport Rng
from quadriga.games.caesar.position cimport Position

# Filled from codes.py when the module is loaded.
cdef int NONE, OVER, SECRET, TOKENS
cdef long long BIT[62]
cdef int SENT, CASES, IN_BAG, IN_HAND, PLAIN
cdef int POWER[4]

cdef class Memory(Position):
    cdef inline void _left_hand(self, int side, int token, int border) noexcept nogil
    @cython.locals(held=int, sent=int, unseen=int, copies=int, fitting=int, sure=int, count=int, case=int, n=int)
    @cython.locals(in_hand=int, told=int, same=int, where=int, kind=int, plain_held=int, plain=int)
    @cython.locals(moved=double, stayed=double)
    cdef inline void _weigh_leaving(self, int side, int token, int border) noexcept nogil
    @cython.locals(count=int, border=int)
    cdef inline int _unseen(self, int side, int kind) noexcept nogil
    @cython.locals(sent=int, bag=int, case=int, others=int, n=int, where=int, moved=double)
    cdef inline void _joined_hand(self, int side) noexcept nogil
    @cython.locals(sent=int)
    cdef inline void _sent_back(self, int side, int token) noexcept nogil
    @cython.locals(base=int, total=double, told=double, case=int, n=int)
    cdef inline void _settle_odds(self, int side) noexcept nogil
    @cython.locals(base=int, sent=int, case=int, at=int, where=int, n=int, odds=double)
    cdef inline void _forget(self, int side, int which, int first) noexcept nogil
    cdef inline void _seen_in_hand(self, int side, int token) noexcept nogil
    @cython.locals(border=int)
    cdef inline void _bar(self, int side, int token) noexcept nogil
    cdef bint _knows(self, int seat, int side) noexcept nogil
    @cython.locals(tries=int, kind=int)
    cdef inline void _reshuffle(self, int side, Rng rng) noexcept nogil
    @cython.locals(base=int, kind=int, border=int)
    cdef inline void _gather(self, int side) noexcept nogil
    @cython.locals(base=int, wanted=int, case=int, sent=int, where=int, kind=int, n=int, done=cython.bint)
    cdef inline bint _arrange(self, int side, bint strict, Rng rng) noexcept nogil
    @cython.locals(ticket=double, case=int, n=int)
    cdef inline int _any_case(self, int side, Rng rng) noexcept nogil
    @cython.locals(base=int, room=int, plain=int, kind=int, sure=int, border=int, left=int, ticket=int)
    cdef inline bint _fill_slots(self, int side, int wanted, bint strict, Rng rng) noexcept nogil
    @cython.locals(missing=int)
    cdef inline int _sure_left(self, int at) noexcept nogil
    @cython.locals(base=int, total=int, kind=int, sure=int, ticket=int)
    cdef inline bint _guess_secret(self, int side, int border, int room, int plain, bint strict, Rng rng) noexcept nogil
    cdef inline bint _could_be(self, int kind, int border, bint strict) noexcept nogil
