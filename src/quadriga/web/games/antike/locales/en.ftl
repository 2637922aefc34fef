antike-board = Board of Antike
antike-tools = Map and drawers
antike-closer = Closer
antike-farther = Farther
antike-whole = Whole map
antike-rondel = Rondel
antike-know-how = Know-how and personalities
antike-know-how-track = Know-how
antike-scholar-first = scholar for the first
antike-personalities-left = Personalities left
antike-border-land = land
antike-border-sea = sea
antike-border-mixed = both
antike-free-steps = { $count } steps
antike-free = free
antike-space-label = { $phrase }: { $price ->
    [0] free
    [one] { $price } unit to pay
   *[other] { $price } units to pay
}
antike-space-does = { $space ->
    [temple] Then build temples in your cities, for { $marble } marble each.
    [arming] Then arm legions and galleys in your cities, for { $iron } iron each.
    [know_how] Then acquire know-how: each tile has its price in gold.
    [maneuver_1] Then move your units, fight and conquer.
    [maneuver_2] Then move your units, fight and conquer.
   *[other] One unit for each of your cities of that kind, three with a temple.
}
antike-force = { $province }: { $unit } × { $count }, { $left ->
    [one] { $left } move left
   *[other] { $left } moves left
}
antike-forces = Units that may still act
antike-moves-left = { $count ->
    [one] { $count } move left
   *[other] { $count } moves left
}
antike-in-hand = In your hand
antike-of = of { $count }
antike-fewer = One less
antike-more = One more
antike-which = Which of them
antike-any = any
antike-put-down = Put down
antike-arm-kind = What you arm
antike-orders = Standing orders
antike-exchange = Exchange
antike-order-for = Standing order: { $unit }
antike-owe = Choose what you pay: { $count ->
    [one] one unit
   *[other] { $count } units
}.
antike-pay-less = Pay less { $resource }
antike-pay-more = Pay more { $resource }
antike-ways = Ways to do it
antike-waits = Waiting there:
antike-you-have = with moves left
antike-defence = defence
antike-city-of = city of { $nation }, defence { $defence }
antike-main = { $kind ->
    [go] Go there
    [pay] Pay
    [temple] Build
    [arm] Arm
    [learn] Acquire
    [march] March
    [move] March
    [meet] March
    [attack] Attack
    [fight] Fight
    [fight-by-choice] Fight
    [conquer] Conquer
    [conquer-by-choice] Conquer
    [found] Found
    [start] Start here
    [take] Lead them
    [give-up] Give up
   *[none] Play it
}
antike-personalities = personalities
antike-cities = cities
antike-temples = temples
antike-rank = Rank
antike-seas = seas

antike-almanac = Almanac
antike-almanac-nations = Nations
antike-almanac-cities = Cities
antike-almanac-figures = Personalities
antike-begins-in = Begins in { $cities }
antike-left-of = { $left } of { $all } left
antike-taken = taken

antike-round = Round { $round }, { $goal } personalities to win
antike-stacks-left = personalities left: { $cards }
antike-cards-of = { $count } of { $goal } personalities
antike-marker = on the rondel: { $space }
antike-stock = stock: { $stock }
antike-cards = personalities: { $cards }
antike-known = know-how: { $known }
antike-order = standing order, { $unit }: { $stance }
antike-provinces = Provinces
antike-provinces-empty = Empty provinces
antike-city = { $temple ->
    [true] city of { $nation } with a temple, defence { $defence }
   *[other] city of { $nation }, defence { $defence }
}
antike-neighbour = { $province } ({ $kind ->
    [land] land
    [sea] sea
   *[mixed] land and sea
})
antike-neighbours = borders: { $list }

antike-does = { $know_how ->
    [wheel] legions: 2 moves
    [roads] legions: 3 moves
    [sailing] galleys: 2 moves
    [navigation] galleys: 3 moves
    [market] production +1
    [currency] production +2
    [monarchy] defence +1
   *[democracy] defence +2
}
antike-when-done = when the action is over
antike-disarm = Take back the last unit: { $province }
