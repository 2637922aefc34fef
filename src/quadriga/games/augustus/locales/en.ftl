title = Augustus
blurb = Mobilise legions as the crier draws tokens, and complete provinces and senators. Call “Ave Caesar” at the right moment, claim rewards, and score most when somebody controls seven objectives.
note-names = The names of provinces and senators are our own choice; the numbers of the objectives are those of the game.
note-doubts = Objectives 21, 22, 53, 54, 84, 87 and 88 are played as transcribed from one source: if you own the box, you can correct them in a data file of your own.

option-start = The three objectives each player begins with
option-start-choose = chosen from six
option-start-random_three = dealt at random, for a first game
option-placement = Placing legions after a draw
option-placement-simultaneous = all at once, without seeing the others
option-placement-ordered = one after another, from the crier on
option-mobilise = Legions that a power mobilises
option-mobilise-place_or_move = come from the reserve or are moved
option-mobilise-reserve_only = come from the reserve alone
option-count_in_batch = Rewards for a number, when several objectives are completed together
option-count_in_batch-final = only the last number counts
option-count_in_batch-each = every number passed counts
option-resource_on_loss = Gold and wheat, when their holder loses an objective
option-resource_on_loss-keep = stay until somebody draws level
option-resource_on_loss-recount = go to the player who has the most
option-symbol_cap = Points per symbol at the end
option-symbol_cap-on = up to the maximum of the objective
option-symbol_cap-off = without limit
option-tie = Equal points
option-tie-senators = more senators decide
option-tie-shared = the rank is shared

symbol-double_sword = double sword
symbol-shield = shield
symbol-chariot = chariot
symbol-catapult = catapult
symbol-standard = standard
symbol-dagger = dagger
token-double_sword = double sword
token-shield = shield
token-chariot = chariot
token-catapult = catapult
token-standard = standard
token-dagger = dagger
token-joker = joker
colour-senator = senator
colour-green = green
colour-pink = pink
colour-orange = orange
resource-gold = gold
resource-wheat = wheat
reward-set_senator = three senators
reward-set_green = three green provinces
reward-set_pink = three pink provinces
reward-set_orange = three orange provinces
reward-one_of_each = one of each colour
reward-count_2 = two objectives
reward-count_3 = three objectives
reward-count_4 = four objectives
reward-count_5 = five objectives
reward-count_6 = six objectives
reward-gold = gold
reward-wheat = wheat
power-extra_legions = extra legions
power-mobilise_symbol = mobilising on a symbol
power-mobilise_any = mobilising anywhere
power-take_two = taking two objectives
power-rearrange = rearranging all legions
power-complete_objective = completing an objective
power-remove_legions = removing legions
power-clear_objective = clearing an objective
power-lose_objective = taking away an objective
power-equivalence = an equivalence
power-points_per_symbol = points per symbol
power-points_per_colour = points per colour
power-points_per_red = points per red objective
source-objectives = objectives
source-symbols = per symbol
source-colours = per colour
source-reds = per red objective
source-colour_rewards = colour rewards
source-count_reward = number reward
source-resources = gold and wheat

decision-keep = Choose the three objectives you keep.
decision-mobilise = Place a legion: choose a glowing slot, or leave them all where they are.
decision-muster = Place a legion for your power: choose a glowing slot.
decision-source = Choose where this legion comes from.
decision-rearrange = Rearrange: choose a legion to pick up, or be done.
decision-put_down = Rearrange: choose where to put the legion down.
decision-complete = Choose one of your objectives to complete at once.
decision-remove = You are attacked: choose a legion to take back.
decision-clear = You are attacked: choose an objective to clear of its legions.
decision-lose = You are attacked: choose a controlled objective to give up.
decision-claim = Claim this reward, or wait for a better one: you can have only one of its kind.
decision-choose = Choose a new objective from the row.
decision-crier = Lots are drawn for the first crier.
decision-fill = The row is filled up.
decision-deal = Objectives are dealt.
decision-draw = The crier draws a token.
decision-over = The game is over.

missing-keep = Choose three objectives first.
prompt-keep-objectives = { $left ->
    [0] Keep these objectives, or change your choice.
    [one] Choose one more objective to keep.
   *[other] Choose { $left } more objectives to keep.
}
missing-keep-objectives = Choose three objectives first.
missing-mobilise = Choose a slot first.
prompt-mobilise-origin-origin_symbol = Move the legion of { $origin } ({ $origin_symbol }): choose a glowing slot.
missing-mobilise-origin-origin_symbol = Choose a slot first.
prompt-mobilise-objective = Place a legion on { $objective }: choose which one.
missing-mobilise-objective = Choose a legion first.
prompt-mobilise-objective-symbol = Place the legion on { $objective } ({ $symbol }), or choose another slot.
missing-muster = Choose a slot first.
prompt-muster-origin-origin_symbol = Move the legion of { $origin } ({ $origin_symbol }): choose a glowing slot.
missing-muster-origin-origin_symbol = Choose a slot first.
prompt-muster-objective = Place a legion on { $objective }: choose which one.
missing-muster-objective = Choose a legion first.
prompt-muster-objective-symbol = Place the legion on { $objective } ({ $symbol }), or choose another slot.
missing-source = Choose a legion first.
prompt-source-objective-symbol = Place this legion on { $objective } ({ $symbol }), or choose another one.
missing-rearrange = Choose a legion first.
prompt-rearrange-origin-origin_symbol = Move the legion of { $origin } ({ $origin_symbol }): choose a glowing slot.
missing-rearrange-origin-origin_symbol = Choose a slot first.
prompt-rearrange-objective-symbol = Move the legion to { $objective } ({ $symbol }), or choose another slot.
missing-put_down = Choose a slot first.
prompt-put_down-objective-symbol = Put the legion down on { $objective } ({ $symbol }), or choose another slot.
missing-complete = Choose an objective first.
prompt-complete-objective = Complete { $objective }, or choose another objective.
missing-remove = Choose the legions first.
prompt-remove-objectives = { $left ->
    [0] { $objectives ->
        [one] Take this legion back, or choose another one.
       *[other] Take these legions back, or change your choice.
    }
    [one] Choose one more legion to take back.
   *[other] Choose { $left } more legions to take back.
}
missing-remove-objectives = Choose the other legions first.
missing-clear = Choose an objective first.
prompt-clear-objective = Clear { $objective } of its legions, or choose another objective.
missing-lose = Choose an objective first.
prompt-lose-objective = Give up { $objective }, or choose another objective.
missing-choose = Choose an objective of the row first.
prompt-choose-objectives = { $left ->
    [0] { $objectives ->
        [one] Take this objective, or choose another one.
       *[other] Take these objectives, or change your choice.
    }
    [one] Choose one more objective of the row.
   *[other] Choose { $left } more objectives of the row.
}
missing-choose-objectives = Choose the other objectives first.

action-put = A legion on { $objective } ({ $symbol })
action-take = The legion of { $objective } ({ $symbol })
action-reserve = from the reserve
action-stay = leave all legions where they are
action-done = done
action-keep = keep { $objective }
action-complete = complete { $objective }
action-clear = clear { $objective }
action-lose = give up { $objective }
action-choose = take { $objective }
action-claim = claim it
action-decline = wait for more
action-crier = { $seat } is the first crier
action-draw = token: { $token }
action-deal = objective { $objective }

gesture-place = A legion of the reserve on { $objective } ({ $symbol })
gesture-move = The legion of { $origin } ({ $origin_symbol }) to { $objective } ({ $symbol })
gesture-put_down = The legion to { $objective } ({ $symbol })
gesture-stay = leave all legions where they are
gesture-done = done
gesture-keep = keep { $objectives }
gesture-choose = take { $objectives }
gesture-remove = { $objectives_count ->
    [one] the legion of { $objectives }, { $symbols }
   *[other] { $objectives_count } legions, of { $objectives } ({ $symbols })
}

event-crier-chosen = { $seat } { VERB($seat, "is", "are", "was") } the first crier.
event-row-filled = { $objective } comes into the row.
event-dealt = { $seat } { VERB($seat, "is", "are", "was") } dealt { $objective }.
event-dealt-hidden = { $seat } { VERB($seat, "is", "are", "was") } dealt an objective.
event-started = { $seat } { VERB($seat, "begins", "begin", "began") } with { $objective }.
event-committed = { $seat } { VERB($seat, "has", "have", "had") } decided.
event-shown = Everybody has decided.
event-kept = { $seat } { VERB($seat, "keeps", "keep", "kept") } { $objective }.
event-drew = { $seat } { VERB($seat, "draws", "draw", "drew") } a { $token }.
event-placed = { $seat } { VERB($seat, "places", "place", "placed") } a legion on { $objective } ({ $symbol }).
event-lifted = { $seat } { VERB($seat, "picks", "pick", "picked") } up a legion of { $objective } ({ $symbol }).
event-put-down = { $seat } { VERB($seat, "puts", "put", "put") } it down on { $objective } ({ $symbol }).
event-stayed = { $seat } { VERB($seat, "mobilises", "mobilise", "mobilised") } no legion.
event-ave-caesar = { $seat } { VERB($seat, "calls", "call", "called") } Ave Caesar: { $objective } is complete.
event-resolves = { $seat } { VERB($seat, "completes", "complete", "completed") } { $objective } and { VERB($seat, "takes", "take", "took") } { $legions ->
    [0] no legion
    [1] one legion
   *[other] { $legions } legions
} back.
event-gained = { $seat } { VERB($seat, "receives", "receive", "received") } { $legions ->
    [0] no further legion: the supply is empty
    [one] one more legion
   *[other] { $legions } more legions
}.
event-rearranged = { $seat } { VERB($seat, "rearranges", "rearrange", "rearranged") } the legions.
event-completed = The power lets { $seat } complete { $objective } at once.
event-removed = { $seat } { VERB($seat, "takes", "take", "took") } a legion back from { $objective } ({ $symbol }).
event-cleared = { $seat } { VERB($seat, "takes", "take", "took") } { $legions ->
    [one] the only legion
   *[other] all { $legions } legions
} back from { $objective }.
event-lost = { $seat } { VERB($seat, "loses", "lose", "lost") } control of { $objective }.
event-no-effect = Nothing comes of { $power } for { $seat }.
event-controls = That makes { $total ->
    [one] one objective
   *[other] { $total } objectives
} for { $seat } with { $objective }.
event-rewarded = { $seat } { VERB($seat, "takes", "take", "took") } the reward for { $reward }.
event-resource-taken = { $seat } { VERB($seat, "takes", "take", "took") } the { $reward }{ $holder_id ->
    [none] { "" }
   *[other] {" "}from { $holder }
}.
event-declined = { $seat } { VERB($seat, "leaves", "leave", "left") } the reward for { $reward }.
event-chose = { $seat } { VERB($seat, "takes", "take", "took") } { $objective } from the row.
event-reshuffled = The deck was empty: { $cards ->
    [one] one discarded objective is
   *[other] { $cards } discarded objectives are
} shuffled into a new one.
event-bag-passed = { $seat } { VERB($seat, "becomes", "become", "became") } the crier; all tokens are back in the bag.
event-ended = Somebody controls seven objectives: the game is over.
event-put-aside = { $seat } { VERB($seat, "puts", "put", "put") } { $objectives ->
    [one] the other objective
   *[other] the other { $objectives } objectives
} aside, face down.
event-uses = { $seat } { VERB($seat, "uses", "use", "used") } the power of { $objective }: { $power }.
event-aims = { $seat } { VERB($seat, "is", "are", "was") } about to mobilise a legion on { $objective } ({ $symbol }).
event-offered = { $seat } { VERB($seat, "may", "may", "could") } claim the reward for { $reward }.
event-none-left = There is no objective left for { $seat } to take.
event-token-aside = { $seat } { VERB($seat, "lays", "lay", "laid") } the token aside: { $token }.

line-dealt = Each player was dealt objectives to choose from.
line-kept = kept { $objectives }
line-drew = drew a { $token }
line-drew-placed = drew a { $token }: { $places }
line-completed = completed { $objective }
line-struck = cost the others { $legions ->
    [one] one legion
   *[other] { $legions } legions
}
line-took-away = took { $losses }
line-took-one-away = took { $objective } from { $player }
item-loss = { $objective } from { $seat }
line-rewarded = claimed { $rewards_count ->
    [one] the reward
   *[other] the rewards
} for { $rewards }
line-resource = gained the { $rewards }
line-chose = took { $objectives } from the row
item-placement = { $seat } on { $objective }

refusal-other-decision = Another decision is due now: “{ $decision }”
refusal-not-there = Chance cannot give this now.
refusal-not-in-progress = { $objective } is not one of your objectives in progress.
refusal-slot-taken = There is no free slot with a { $symbol } on { $objective }.
refusal-wrong-symbol = No legion can go to a { $symbol } now.
refusal-no-legion-for-it = You have no other legion for { $objective } ({ $symbol }).
refusal-no-legion-there = You have no such legion on { $objective }.
refusal-completed = { $objective } is completed: no legion goes there or leaves it now.
refusal-nothing-to-clear = You have no legion on { $objective }.
refusal-only-from-reserve = Legions of this power come from the reserve alone.
refusal-same-slot = The legion is to go there: it cannot come from there.
refusal-reserve-empty = Your reserve is empty.
refusal-just-put-down = Legions that were put down here stay here.
refusal-just-picked-up = No legion can go where one was picked up.
refusal-nowhere-to-go = There is no other free slot for this legion.
refusal-not-to-keep = You cannot keep { $objective } now: keep three of yours.
refusal-not-under-control = You do not control { $objective }.
refusal-not-in-row = { $objective } is not in the row.

end-seven = somebody controls seven objectives.

board-bag = Bag
board-drawn = Drawn
board-since = Drawn: since the last joker
board-chances = Chances
board-row = Row
board-deck = Deck { $count }
board-rewards = Rewards
board-free = free
board-reserve = Reserve
board-supply = Supply of legions: { $count }
board-controlled = Under control
board-points = Points
board-hand = To choose from
board-chosen = Chosen
board-power = Power in use
board-left = { $power }, { $left } left
board-owes = decides
board-crier = crier
board-resolving = resolves
board-completed = Ave Caesar!
board-resolved = resolved
board-nothing = –
board-legend = ● slot with a legion · ○ free slot · ✦ red objective
board-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
board-per-symbol = { $points } per { $symbol } (at most { $cap })
board-per-symbol-free = { $points } per { $symbol }
board-per-colour = { $points } per { $colour_id ->
    [senator] senator
    [green] green province
    [pink] pink province
   *[orange] orange province
}
board-per-red = { $points } per red objective
board-extra-legions = +{ $count } { $count ->
    [one] legion
   *[other] legions
}
board-mobilise-symbol = mobilise { $count } on { $symbol }
board-mobilise-any = mobilise { $count } anywhere
board-take-two = take two objectives
board-rearrange = rearrange all legions
board-complete-objective = complete an objective
board-remove-legions = others remove { $count ->
    [one] { $count } legion
   *[other] { $count } legions
}
board-clear-objective = others clear an objective
board-lose-objective = others lose an objective
board-equivalence = { $one } = { $other }

level-1 = Quaestor
level-1-about = At the start of the career: knows the rules and looks at own objectives only.
level-2 = Aedile
level-2-about = Makes the best of each token and sees how the others stand, without a thought for the next: fun for a family.
level-3 = Praetor
level-3-about = Thinks a few tokens ahead and wastes few legions.
level-4 = Consul
level-4-about = Plans with experience: which objectives, which rewards, and when to call Ave Caesar.
level-5 = Princeps
level-5-about = Weighs everything, from the tokens left in the bag to the seventh conquest.

# Kinds of decisions and of events, as headings of a table.
kind-action-put = A legion placed
kind-action-take = A legion lifted
kind-action-reserve = A legion from the reserve
kind-action-stay = All legions left where they are
kind-action-done = Done
kind-action-keep = An objective kept
kind-action-complete = An objective completed
kind-action-clear = An objective cleared
kind-action-lose = An objective given up
kind-action-choose = A new objective taken
kind-action-claim = A reward claimed
kind-action-decline = A reward left for later
kind-action-crier = The first crier
kind-action-draw = A token drawn
kind-action-deal = An objective dealt
kind-event-crier-chosen = First criers chosen
kind-event-row-filled = Objectives added to the row
kind-event-dealt = Objectives dealt
kind-event-started = Objectives begun with
kind-event-committed = Secret choices made
kind-event-shown = Secret choices shown
kind-event-kept = Objectives kept
kind-event-drew = Tokens drawn
kind-event-placed = Legions placed
kind-event-lifted = Legions lifted
kind-event-put-down = Legions put down elsewhere
kind-event-stayed = Legions left where they are
kind-event-ave-caesar = Calls of “Ave Caesar”
kind-event-resolves = Objectives resolved
kind-event-gained = Legions gained
kind-event-rearranged = Legions rearranged
kind-event-completed = Objectives completed by a power
kind-event-removed = Legions removed by others
kind-event-cleared = Objectives cleared
kind-event-lost = Objectives lost
kind-event-no-effect = Powers without effect
kind-event-controls = Objectives controlled
kind-event-rewarded = Rewards claimed
kind-event-resource-taken = Gold or wheat taken
kind-event-declined = Rewards left for later
kind-event-chose = New objectives taken
kind-event-reshuffled = Cards shuffled again
kind-event-bag-passed = Bags passed on
kind-event-ended = Ends of the game
kind-event-put-aside = Objectives put aside
kind-event-uses = Powers used
kind-event-aims = Objectives aimed at by a power
kind-event-offered = Rewards offered
kind-event-none-left = Players without an objective to take
kind-event-token-aside = Tokens laid aside
