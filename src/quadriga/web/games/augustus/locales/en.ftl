augustus-table = The table: the draw, the row, the rewards, your objectives
augustus-draw = The draw
augustus-waiting = A moment
augustus-ave = Ave Caesar
augustus-calls = { $name } calls
augustus-in-bag = { $count ->
    [one] one token in the bag
   *[other] { $count } tokens in the bag
}
augustus-still-in-bag = Still in the bag: { $count } of { $all }, and the chance of the next token
augustus-chances = Tokens in the bag, and the chance of each
augustus-chance = { $token }: { $left } of { $count } in the bag, { $chance } %
augustus-choosing = { $names } { $count ->
    [one] is still choosing
   *[other] are still choosing
}
augustus-decided = { $count } of { $all } have decided
augustus-is-yours = { $objective } is yours
augustus-completed-by = { $name } completed { $objective }
augustus-about-keep = The others leave the game unseen
augustus-about-claim = { $reward }: a reward is yours to take
augustus-about-choose = From the row, which is filled up after you
augustus-about-source = From the reserve, or from a slot of yours
augustus-demand = { $decision ->
    [keep] Keep { $count ->
        [1] one
        [2] two
        [3] three
       *[other] { $count }
    }
    [source] Which legion
    [muster] Mobilise { $count ->
        [1] one
        [2] two
        [3] three
       *[other] { $count }
    }
    [rearrange] Rearrange
    [put_down] Put it down
    [complete] Complete one
    [remove] Take back { $count ->
        [1] one
        [2] two
        [3] three
       *[other] { $count }
    }
    [clear] Clear one
    [lose] Give up one
    [claim] Ave Caesar
   *[choose] Take { $count ->
        [1] one
        [2] two
        [3] three
       *[other] { $count }
    }
}
augustus-needs-kept = What those you keep ask for, and the tokens in the bag
augustus-needs-open = Slots still free on your objectives
augustus-asked-of = { $symbol }: { $count } asked for, { $tokens } in the bag
augustus-back-to-reserve = back to your reserve, none is lost
augustus-marked = { $count } of { $all } chosen
augustus-placed = { $count ->
    [one] one legion on your objectives
   *[other] { $count } legions on your objectives
}
augustus-moved = { $count ->
    [0] none moved yet
    [one] one moved
   *[other] { $count } moved
}
augustus-from-reserve = from your reserve of { $count }
augustus-or-moved = or from a slot of yours: touch that legion first
augustus-joker = Any symbol: your free slots
augustus-row = The row
augustus-deck = { $count } in the deck
augustus-rewards = Rewards
augustus-rewards-left = { $count } on the table
augustus-free = free
augustus-your-objectives = Your objectives
augustus-objectives-of = Objectives of { $name }
augustus-back = Back to yours
augustus-look-at = Look at the objectives of { $name }
augustus-finished = Under control
augustus-controlled-count = { $count } of { $goal } objectives under control
augustus-more = More of the table
augustus-peek-row = Row
augustus-peek-rewards = Rewards
augustus-peek-finished = Yours
augustus-offer = One reward for a number of objectives, once in the game
augustus-step = { $state ->
    [now] yours to take
    [past] passed by
   *[ahead] if you wait
}
augustus-colour = { $colour ->
    [senator] senator
    [green] green province
    [pink] pink province
   *[orange] orange province
}
augustus-resource = { $resource ->
    [gold] gold
   *[wheat] wheat
}
augustus-objective = { $objective } ({ $colour })
augustus-slots = { $symbol } × { $count }
augustus-slots-filled = { $symbol } { $filled } of { $count }
augustus-slot-of = { $objective }, { $symbol }
augustus-slot-with-legion = { $symbol }, with a legion
augustus-choose-legion-for = { $place }: choose the legion that goes there
augustus-legion-of = The legion of { $objective }, { $symbol }: take it up
augustus-legion-of-reserve = A legion of the reserve ({ $count })
augustus-reserve-of = { $count ->
    [0] no legion in reserve
    [one] one legion in reserve
   *[other] { $count } legions in reserve
}
augustus-reserve-word = reserve
augustus-reserve-empty = empty
augustus-is-crier = crier
augustus-rank = no. { $rank }
augustus-commit = { $what ->
    [mobilise] Mobilise
    [muster] Mobilise
    [source] Mobilise
    [rearrange] Move it
    [put_down] Put it down
    [remove] Take back
    [stay] Leave them
    [done] Done
    [decline] Leave it
    [keep] Keep them
    [complete] Complete it
    [clear] Clear it
    [lose] Give it up
    [choose] Take it
    [claim] Claim it
   *[other] Confirm
}
augustus-no-power = points only
augustus-power-extra_legions = { $count ->
    [one] +1 legion
   *[other] +{ $count } legions
}
augustus-power-mobilise_symbol = mobilise { $count } on { $first }
augustus-power-mobilise_any = mobilise { $count } anywhere
augustus-power-take_two = take two objectives
augustus-power-rearrange = rearrange your legions
augustus-power-complete_objective = complete one of your objectives
augustus-power-remove_legions = each rival takes back { $count ->
    [one] a legion
   *[other] { $count } legions
}
augustus-power-clear_objective = each rival clears an objective
augustus-power-lose_objective = each rival gives up an objective
augustus-power-equivalence = { $first } = { $second }
augustus-power-points_per_symbol = { $points } per { $first }{ $cap ->
    [0] { "" }
   *[other] , at most { $cap }
}
augustus-power-points_per_colour = { $points } per { $first }
augustus-power-points_per_red = { $points } per red objective
augustus-hand = To choose from
augustus-token = Drawn: { $token }
augustus-crier = Crier: { $name }
augustus-of = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $reserve ->
    [0] no legion in reserve
    [one] one legion in reserve
   *[other] { $reserve } legions in reserve
}
augustus-controlled = under control: { $objective }
augustus-reward-line = { $reward }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $owner }
augustus-peek-yours = In play
augustus-grows = on { $objective }
augustus-counts-now = { $points ->
    [0] nothing to count yet
    [one] { $points } point as things stand
   *[other] { $points } points as things stand
}
augustus-of-colour = { $count ->
    [1] your first
    [2] your second
    [3] your third
   *[other] your { $count }th
} { $colour ->
    [senator] senator
    [green] green province
    [pink] pink province
   *[orange] orange province
}
augustus-stands = { $objective } { $legions } of { $all }
augustus-completes = completes { $objective }
augustus-card-brings = { $objective }: { $words }
