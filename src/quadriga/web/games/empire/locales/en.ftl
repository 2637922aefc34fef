empire-board = Board of L’Empire de César
empire-closer = Closer
empire-farther = Farther
empire-whole = Whole board
empire-city-label = { $phrase }: { $wealth }, { $colour } { $value }. { $count ->
    [one] { $count } route.
   *[other] { $count } routes.
}
empire-route-chosen = { $phrase }. Route { $number } of { $count }. Enter builds it, arrows show the others.
empire-routes = Routes to { $city }
empire-route = Route
empire-route-of = { $number } of { $count }
empire-roads = Roads
empire-roads-left = { $count ->
    [0] No roads left
    [one] { $count } road left
   *[other] { $count } roads left
}
empire-from = from { $start }
empire-from-via = from { $start } via { $via }
empire-doubled = road points ×2 for all
empire-previous = Previous route
empire-build = Build
empire-next = Next route
empire-points = { $count ->
    [one] point
   *[other] points
}
empire-total = Total
empire-rank = Rank
empire-riches = Wealth
empire-row = Row { $number }
empire-columns = Columns
empire-stock = Still on the map
empire-taken = { $taken } of { $all } cities taken
empire-left-over = Not laid out
empire-if-it-ended-now = If the game ended now

empire-text-player = { $player }: { $score ->
    [one] { $score } point
   *[other] { $score } points
} earned, { $total } if the game ended now, { $roads ->
    [one] { $roads } road left
   *[other] { $roads } roads left
}
empire-text-source = { $source }: { $points }
empire-text-cities = Cities: { $cities }
empire-text-wealth = Wealth: { $wealth }
empire-text-count = { $thing } × { $count }
empire-text-city = { $city } ({ $colour } { $value })
empire-text-free = Free cities
empire-text-free-city = { $city }: { $wealth }. Lines to { $near }.
empire-text-roads = Roads built
empire-text-road = { $line }: { $player }
