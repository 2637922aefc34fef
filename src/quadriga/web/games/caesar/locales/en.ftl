caesar-board = Map of the provinces and their borders
caesar-zoom = Zoom
caesar-zoom-in = Closer
caesar-zoom-out = Farther
caesar-fit = Show the whole map
caesar-expectation = The best bot expects { $share } of 100 for you.
caesar-choose-token-for = { $place }: choose a token of your hand
caesar-turn = Turn the token
caesar-face-down = Place it face down
caesar-which-first = Which bonus token comes first
caesar-commit = { $what ->
   *[place] Place here
    [might] Turn it face down
    [flip-token] Turn it face down
    [flip-marker] Turn it face down
    [recruit] Take it
}
caesar-token-in-hand = { $token }{ $state ->
    [chosen] , chosen
    [turned] , chosen, turned round
    [still] , cannot be placed now
   *[free] { "" }
}
caesar-markers-left = { $left } of { $all } markers left to place
caesar-to-place = to place
caesar-under-senate = { $count ->
    [one] one marker
   *[other] { $count } markers
} under Senate tokens
caesar-in-bag = { $count ->
    [one] one token
   *[other] { $count } tokens
} in the bag
caesar-in-hand = { $count } in hand
caesar-skips-draw = { $count ->
    [one] skips a draw
   *[other] skips { $count } draws
}
caesar-not-played = Tokens not seen yet
caesar-pile = Bonus tokens off the map
caesar-row = Row of Auto-Crassus
caesar-tiles-left = Command tiles left:
caesar-no-tiles = none
caesar-reasons = Why he placed there
caesar-won = Winner
caesar-of-markers = markers, of { $all }
caesar-province-state = { $state ->
    [closed] closes
   *[open] { $free } free
}
caesar-text-none = none
caesar-text-hand = Your hand
caesar-text-sides = The sides
caesar-text-side = { $side }: { $left ->
    [one] one marker
   *[other] { $left } markers
} to place, { $hand } tokens in hand, { $bag } in the bag; bonus tokens: { $bonuses }.
caesar-text-open = Open provinces
caesar-text-open-province = { $province }: { $one } { $first }, { $two } { $second }; { $free ->
    [one] one free space
   *[other] { $free } free spaces
}; bonus token: { $bonus }.
caesar-text-closed = Closed provinces
caesar-text-closed-province = { $province }: { $held ->
    [tied] nobody’s, a tie
    [turned] { $owner }, marker face down
   *[held] { $owner }
}.
caesar-text-free = Free spaces
caesar-text-free-space = { $border }: { $icon }{ $double ->
    [true] , double circle
   *[false] { "" }
}.
caesar-text-taken = Tokens on the map
caesar-text-token = { $border }: { $face ->
    [up] { $token } of { $side }, first number to { $toward }
    [down] { $token } of { $side }, face down
   *[unknown] a token of { $side }, face down
}{ $marked ->
    [true] ; marker of { $marker }
   *[false] { "" }
}.

## Beside the hand

caesar-which-token = Which token on { $place }?
caesar-brings = { $province } { $closed ->
    [true] closes{" "}
   *[other] { "" }
}{ $own }–{ $other }
