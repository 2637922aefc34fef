cimport cython
from quadriga.games.antike.rules.codes cimport *
from quadriga.games.antike.rules.fields cimport Fields
from quadriga.core.position.state cimport CompiledState, Moves

# Filled when the module is loaded.
cdef long long BIT[62]

@cython.final
cdef class Tables:
    cdef readonly int nations, provinces, first_nation
    cdef readonly int teams[4]
    cdef readonly int starts[3 * NATIONS]
    cdef readonly int ring[8]
    cdef readonly int ring_at[8]
    cdef readonly int free_steps
    cdef readonly int unit_supply[2]
    cdef readonly int city_tokens, temple_price
    cdef readonly int first_price[8]
    cdef readonly int later_price[8]
    cdef readonly int cities_for_king, temples_for_citizen, seas_for_navigator
    cdef readonly int figures[STACKS * PROVINCES]
    cdef readonly int goal, round_limit
    cdef readonly bint coin_at_round_start, two_phases, free_exchange, extra_personality, to_the_end, limited
    cdef readonly bint payer_chooses, orders_when_asked, exchange_around, orders_any_time
    cdef readonly bint partner_attack, one_start_city, choose_nations
    cdef readonly long long of_resource[3]
    cdef readonly long long habitable[2]
    cdef readonly int degree[2 * PROVINCES]
    cdef readonly long long near[2 * PROVINCES]
    cdef readonly int next_to[2 * PROVINCES * SLOTS]
    cdef readonly int way[2 * PROVINCES * SLOTS]
    cdef readonly int way_from[WAYS]
    cdef readonly int way_to[WAYS]
    cdef readonly int place[PROVINCES]
    cdef readonly int province_of[PLACES]
    cdef readonly int people[NATIONS]
    cdef readonly int nation_of[PEOPLES]

cdef class Position(Fields):
    cdef readonly Tables tables

    @cython.locals(known=Position)
    cdef void _bind(self, CompiledState root)
    cdef inline void _put_city(self, int nation, int province) noexcept nogil
    cdef inline bint _take_city(self, int nation, int province) noexcept nogil

    cdef inline void _put_unit(self, int nation, int kind, int province) noexcept nogil:
        self.units[(nation * 2 + kind) * PROVINCES + province] += 1
        self.has[nation * 2 + kind] |= <long long> 1 << province
