cimport cython
from quadriga.core.state cimport Moves, State

# Filled from codes.py when the module is loaded.
cdef int CITIZEN, CLASSES, COIN, KING, NATIONS, NAVIGATOR, NONE, PEOPLES, PLACES, PLENTY, PROVINCES, SLOTS, STACKS
cdef int OVER, WAYS
cdef long long BIT[62]

@cython.final
cdef class Tables:
    cdef public int nations, provinces, first_nation
    cdef public int teams[4]
    cdef public int starts[18]
    cdef public int ring[8]
    cdef public int ring_at[8]
    cdef public int free_steps
    cdef public int unit_supply[2]
    cdef public int city_tokens, temple_price
    cdef public int first_price[8]
    cdef public int later_price[8]
    cdef public int cities_for_king, temples_for_citizen, seas_for_navigator
    cdef public int figures[300]
    cdef public int goal, round_limit
    cdef public bint coin_at_round_start, two_phases, free_exchange, extra_personality, to_the_end, limited
    cdef public bint payer_chooses, orders_when_asked
    cdef public bint partner_attack, one_start_city, choose_nations
    cdef public long long of_resource[3]
    cdef public long long habitable[2]
    cdef public int degree[120]
    cdef public long long near[120]
    cdef public int next_to[960]
    cdef public int way[960]
    cdef public int way_from[640]
    cdef public int way_to[640]
    cdef public int place[60]
    cdef public int province_of[120]
    cdef public int people[6]
    cdef public int nation_of[12]

cdef class Position(State):
    cdef public Position root
    cdef public Tables tables
    cdef public int decision, decider, nation, turn, round
    cdef public int seat_of[6]
    cdef public int order[6]
    cdef public int untaken, called, picker
    cdef public int stock[24]
    cdef public int bank[4]
    cdef public int temples_left
    cdef public int marker[6]
    cdef public int know[6]
    cdef public int acquired
    cdef public int cards[30]
    cdef public int stack[5]
    cdef public int extra[6]
    cdef public long long city[6]
    cdef public int city_count[6]
    cdef public long long temple
    cdef public int temple_count[6]
    cdef public int owner[60]
    cdef public int units[720]
    cdef public int unit_total[12]
    cdef public long long has[12]
    cdef public int stance[12]
    cdef public int orders_open, ordered, coin_at, coin_end, space, owed, paying_for, offered_from
    cdef public int armed[60]
    cdef public int scholars_due, generals_due
    cdef public int ready[360]
    cdef public long long ready_at[6]
    cdef public int at, kind, entered, foe, asked, losses, winner, reason

    cdef inline void _bind(self, Position root)
    cdef inline void _put_city(self, int nation, int province) noexcept nogil
    cdef inline bint _take_city(self, int nation, int province) noexcept nogil

    cdef inline void _put_unit(self, int nation, int kind, int province) noexcept nogil:
        self.units[(nation * 2 + kind) * 60 + province] += 1
        self.has[nation * 2 + kind] |= <long long> 1 << province
