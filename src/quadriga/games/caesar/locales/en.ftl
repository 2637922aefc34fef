title = Caesar!
blurb = Place influence on the borders of Rome’s provinces. Close them, control them, and be the first to lay down all your markers.
note-tiles-inferred = The Command tiles of the solo game are our own inference: the printed ones are not known to us.

option-poison = Poison: bonus tokens that shrink a hand
option-poison-off = off
option-poison-on = on
option-centurions = Centurions: three strong tokens for each side
option-centurions-off = off
option-centurions-on = on
option-border_control = Border control: tokens face down on double circles
option-border_control-off = off
option-border_control-on = on
option-both_twelve = Both sides place their last marker through one placement
option-both_twelve-active_first = the active side places first and wins
option-both_twelve-draw = it is a draw
option-stuck = A side that cannot place a token
option-stuck-skip = skips the placement
option-stuck-lose = loses the game
option-two_senates = Two Senates won at once
option-two_senates-together = both count for each
option-two_senates-one_by_one = they count one after the other
option-solo_deck = Strength of Auto-Crassus
option-solo_deck-easy = easy
option-solo_deck-normal = normal
option-solo_deck-hard = hard
option-solo_side = Your side in the solo game
option-solo_side-caesar = Caesar
option-solo_side-pompey = Pompey
option-crassus_ties = Auto-Crassus wins ties
option-crassus_ties-own_turn = of his own placements
option-crassus_ties-always = always
option-crassus_hard_bonus = Auto-Crassus removes a marker for a bonus he cannot use
option-crassus_hard_bonus-off = off
option-crassus_hard_bonus-on = on

level-1 = Tiro the recruit
level-1-about = Knows the rules and looks at his own tokens only, not at what you could close.
level-2 = Pullo the centurion
level-2-about = Makes the most of his own turn and sees what you hold, but does not think of your answer.
level-3 = Curio the tribune
level-3-about = Thinks a few placements ahead and seldom leaves a province for you to close.
level-4 = Labienus the legate
level-4-about = Plans chains of provinces and Senates with the experience of many campaigns.
level-5 = The Imperator
level-5-about = Weighs every space, every token in the bags and your next turns, and takes his time.

seat-name = { $seat ->
    [0] { $solo_side ->
        [pompey] Pompey
       *[caesar] Caesar
    }
   *[1] Pompey
}
side-caesar = Caesar
side-pompey = Pompey
automaton = Auto-Crassus
icon-sword = sword
icon-shield = shield
icon-ship = ship
icon-laurel = laurel
tile_step-draw1 = draws a token
tile_step-draw2 = draws two tokens
tile_step-turn = places a token
tile_step-discard1 = puts his leftmost token back
tile_step-draw_centurion = draws a centurion
automaton-crassus = { automaton }
bonus-tactics = Tactics
bonus-wealth = Wealth
bonus-might = Might
bonus-senate = Senate
bonus-poison = Poison
bonus-centurion = Centurion
effect-tactics = Tactics
effect-wealth = Wealth
effect-might = Might
effect-senate = Senate
effect-poison = Poison
effect-centurion = Centurion
province-hidden = nobody: face down
source-provinces = provinces
source-italia = Italia’s second space
source-borders = borders
source-senate = Senate
source-removed = removed
first-paying = the one that pays
first-other = the other one
why-start = to begin with
why-wealth = for Wealth
why-turn = at the end of the turn
why-row = for the row
why-centurion = from the centurions

decision-place = Place a token: choose a glowing border.
decision-order = Choose the bonus token to use first.
decision-might = Might: choose an enemy piece to turn face down.
decision-poison = Poison: choose whether your opponent puts a token back.
decision-centurion = Centurion: choose the one that joins your hand.
decision-tactics = Tactics: choose whether to play again.
decision-deal = Bonus tokens are dealt.
decision-draw = A token is drawn.
decision-lose = A token is poisoned.
decision-pile = A bonus token is drawn from the pile.
decision-tile = Auto-Crassus draws a Command tile.
decision-row = A token of Auto-Crassus’s row is poisoned.
decision-pick_province = Chance chooses a province for Auto-Crassus.
decision-pick_border = Chance chooses a space for Auto-Crassus.
decision-over = The game is over.

missing-place = Choose a token and a border first.
prompt-place-token = Place the { $token }: choose a glowing border.
missing-place-token = Choose a border first.
prompt-place-border = Place a token { BETWEEN($border) }: choose one in your hand.
missing-place-border = Choose a token first.
prompt-place-token-border = { SAME($token) ->
    [yes] Place the { $token } here, or choose another border.
   *[no] Turn the { $token }: choose which side gets the { FIRST($token) }.
}
missing-order = Choose a bonus token first.
prompt-order-bonus = Use { $bonus } first, or choose the other one.
missing-might = Choose an enemy piece first.
prompt-might-border = Turn the token { BETWEEN($border) } face down, or choose another piece.
prompt-might-province = Turn the marker of { $province } face down, or choose another piece.
missing-centurion = Choose a centurion first.
prompt-centurion-token = Take the { $token }, or choose another one.

action-place = { $token } { BETWEEN($border) }, { $toward_id ->
    [hidden] face down
   *[other] { FIRST($token) } to { $toward }
}
action-pass = No token fits: pass
action-flip-token = Turn the token { BETWEEN($border) } face down
action-flip-marker = Turn the marker of { $province } face down
action-recruit = Take the { $token }
action-resolve = { $bonus } first
action-use = Yes
action-decline = No, do without
action-order = Of the two Senates, { $first } first
action-deal = bonus token { $bonus }
action-draw = token { $token }
action-lose = token { $token } is lost
action-pile = bonus token { $bonus } from the pile
action-tile = Command tile { $tile }
action-row = token { $place } of the row
action-pick-province = province { $province }
action-pick-border = space { BETWEEN($border) }

gesture-place = { $token } { BETWEEN($border) }, { FIRST($token) } to { $toward }; { $first_id ->
    [paying] of the two Senates, { $first } first
    [other] of the two Senates, { $first } first
   *[bonus] { $first } first
}

event-dealt = { $province } holds { $bonus }.
event-drew = { $seat } { VERB($seat, "draws", "draw", "drew") } the { $token } { $why }.
event-drew-hidden = { $seat } { VERB($seat, "draws", "draw", "drew") } a token { $why }.
event-placed = { $seat } { VERB($seat, "puts", "put", "put") } the { $token } { BETWEEN($border) }, { FIRST($token) } to { $toward }.
event-placed-hidden = { $seat } { VERB($seat, "puts", "put", "put") } the { $token } face down { BETWEEN($border) }.
event-placed-hidden-hidden = { $seat } { VERB($seat, "puts", "put", "put") } a token face down { BETWEEN($border) }.
event-passed = { $seat } { VERB($seat, "has", "have", "had") } no token that fits and { VERB($seat, "passes", "pass", "passed") }.
event-closed = { $seat } { VERB($seat, "closes", "close", "closed") } { $province }: Caesar { $caesar }, Pompey { $pompey }.
event-took-bonus = { $seat } { VERB($seat, "takes", "take", "took") } the bonus of { $province }: { $bonus }.
event-put-marker = { $seat } { VERB($seat, "puts", "put", "put") } a marker { $source_id ->
    [provinces] on { $province }
    [italia] on the second space of { $province }
    [borders] on the border { BETWEEN($border) }
   *[senate] under a Senate token
}.
event-resolves = { $seat } { VERB($seat, "uses", "use", "used") } { $bonus }.
event-declined = { $seat } { VERB($seat, "does", "do", "did") } without { $effect }.
event-pile-drawn = { $seat } { VERB($seat, "draws", "draw", "drew") } { $bonus } from the pile.
event-senate-paid = The Senate { VERB($seat, "gives", "gives", "gave") } { $seat } { $markers ->
    [0] no marker
    [one] one marker
   *[other] { $markers } markers
}.
event-flipped-token = { $seat } { VERB($seat, "turns", "turn", "turned") } the { $token } { BETWEEN($border) } face down.
event-flipped-marker = { $seat } { VERB($seat, "turns", "turn", "turned") } the marker of { $province } face down.
event-poisoned = { $seat } { VERB($seat, "loses", "lose", "lost") } the { $token } to Poison, back into the bag.
event-recruited = { $seat } { VERB($seat, "takes", "take", "took") } the { $token } and will skip a draw.
event-skipped-draw = { $seat } { VERB($seat, "skips", "skip", "skipped") } the draw.
event-extra-turn = { $seat } { VERB($seat, "takes", "take", "took") } another turn.
event-turn-began = { $seat } { VERB($seat, "plays", "play", "played") }.
event-ended = { $side_id ->
    [none] The game ends in a draw
   *[other] { $seat } { VERB($seat, "wins", "win", "won") }
}.
event-tile-drawn = { $seat } { VERB($seat, "draws", "draw", "drew") } Command tile { $tile }.
event-row-drew = { $seat } { VERB($seat, "adds", "add", "added") } the { $token } to his row{ $why_id ->
    [centurion] , from the centurions
   *[other] { "" }
}.
event-row-discarded = { $seat } { VERB($seat, "puts", "put", "put") } his leftmost token back, the { $token }.
event-row-poisoned = { $seat } { VERB($seat, "loses", "lose", "lost") } the { $token } from his row to Poison.
event-chose-step = { $seat } { $step ->
    [1] closes a province he can control
    [2] closes a province for its bonus
    [3] fights where he is losing
    [4] builds on where he is most likely to win
    [5] reaches out beside a province of his
    [6] settles inland
   *[7] places his best token anywhere
} (step { $step }).
event-chose-province = His aim is { $province }{ $by_id ->
    [only] { "" }
    [value] : best by the measure of the step
    [free_spaces] : fewest free spaces
    [italia] : Italia comes first
    [next_to_his] : next to a province of his
    [senate] : it gives a Senate
    [poison] : it gives Poison
    [landlocked] : it has no port
    [next_to_landlocked] : next to a province without port
   *[chance] : drawn at random among equals
}.
event-chose-token = He takes the { $token }{ $by_id ->
    [only] { "" }
    [value] : the number the step asks for
    [ordinary] : ordinary tokens before laurels
    [total] : by the sum of its numbers
   *[leftmost] : leftmost in his row
}.
event-chose-border = He goes { BETWEEN($border) }{ $by_id ->
    [only] { "" }
    [losing_most] : beside the province he is losing most
    [landlocked] : beside a province without port
   *[chance] : drawn at random among equals
}.
event-set-aside = { $seat } { VERB($seat, "sets", "set", "set") } { $bonus } aside.
event-removed-marker = { $seat } { VERB($seat, "takes", "take", "took") } a marker out of the game; { $left } left.
event-row-stuck = { $seat } { VERB($seat, "has", "have", "had") } no token that fits.
event-no-effect = { $effect } { VERB($seat, "does", "does", "did") } nothing for { $seat }.
event-resolved = { $bonus } { VERB($seat, "is", "is", "was") } used.
event-gained-turn = { $seat } { VERB($seat, "wins", "win", "won") } another turn after this one.
event-drew-nothing = { $seat } { VERB($seat, "draws", "draw", "drew") } no token { $why }.
event-tiles-shuffled = All Command tiles but the one used last make a new pile.
event-hand-shown = { $seat } { VERB($seat, "was", "were", "was") } left with { $count ->
    [1] the { $token }
   *[other] { $count } × { $token }
}.
event-face-shown = The token face down { BETWEEN($border) } was the { $token }.

line-dealt = The bonus tokens were dealt, one a province.
line-drew-first = Both sides drew their first tokens.
line-placed = put the { $token } { BETWEEN($border) }
line-hid = put a token face down { BETWEEN($border) }
line-took = took { $province } ({ $most } to { $least })
line-gave = closed { $province } for { $player } ({ $most } to { $least })
line-closed = closed { $province } in a tie
line-took-several = took { $provinces }
line-gave-several = closed { $provinces } for { $player }
line-closed-several = closed { $provinces } in a tie
item-totals = { $province } ({ $most } to { $least })
line-senate = placed { $markers ->
    [0] no marker
    [one] one marker
   *[other] { $markers } markers
} for the Senate
line-flipped-token = turned the { $token } { BETWEEN($border) } face down
line-flipped-marker = turned the marker of { $province } face down
line-recruited = took the { $token } into hand
line-poisoned = poisoned { PERSON($player) ->
    [you] your { $token }
   *[other] the { $token } of { $player }
}
line-wealth = drew { $count ->
    [one] one more token
   *[other] { $count } more tokens
} for Wealth
line-again = won another turn
line-waited = placed no token

line-hand-shown = The hands were shown.
line-face-shown = The tokens face down were shown.

refusal-other-decision = Another decision is due now: “{ $decision }”
refusal-not-in-hand = You do not hold { $token }.
refusal-space-taken = There is a token { BETWEEN($border) } already.
refusal-wrong-icon = The { $token } does not fit the border { BETWEEN($border) }.
refusal-same-numbers = Both numbers of { $token } are the same: only one way round is offered.
refusal-not-face-down = A token goes face down only on a double circle, with Border control.
refusal-can-place = You hold a token that can be placed.
refusal-not-a-target = Might cannot turn this: only a face-up enemy token that touches an open province, or the face-up marker of an enemy province.
refusal-no-centurion = { $token } is not among your centurions.
refusal-not-waiting = This bonus token is not waiting.
refusal-not-there = Chance cannot give this now.

margin = { $count ->
    [one] one marker
   *[other] { $count } markers
}
end-twelve = the last control marker was placed.
end-stuck = a side could not place a token.
end-blocked = nobody can place a token any more.

token-sword-60 = sword 6·0
token-sword-51 = sword 5·1
token-sword-42 = sword 4·2
token-sword-33 = sword 3·3
token-shield-60 = shield 6·0
token-shield-51 = shield 5·1
token-shield-42 = shield 4·2
token-shield-33 = shield 3·3
token-ship-60 = ship 6·0
token-ship-51 = ship 5·1
token-ship-42 = ship 4·2
token-ship-33 = ship 3·3
token-laurel-40 = laurel 4·0
token-laurel-31 = laurel 3·1
token-laurel-22 = laurel 2·2
token-centurion-sword-70 = centurion sword 7·0
token-centurion-shield-ship-44 = centurion shield/ship 4·4
token-centurion-laurel-33 = centurion laurel 3·3
board-spaces = Spaces
board-provinces = Provinces
board-hand = Hand
board-bag = Bag
board-unseen = Hand or bag
board-markers = Markers left
board-bonuses = Bonus tokens
board-centurions = Centurions
board-row = Row
board-tile = Command tile
board-tiles = Tiles left
board-pile = Bonus tokens not on the map
board-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
board-tied = tied
board-free = { $count } free
board-legend = free space with its icon and number · { "{" }†11{ "}" } double circle · C6/0 token, numbers as the border is named · ▒ face down · ●P Pompey’s control marker

# Kinds of decisions and of events, as headings of a table.
kind-action-place = A token placed
kind-action-pass = Pass: no token fits
kind-action-flip-token = A token turned face down
kind-action-flip-marker = A marker turned face down
kind-action-recruit = A Centurion token taken
kind-action-resolve = A bonus used first
kind-action-use = A bonus used
kind-action-decline = A bonus not used
kind-action-order = The order of two Senates
kind-action-deal = A bonus token laid out
kind-action-draw = A token drawn
kind-action-lose = A token lost to Poison
kind-action-pile = A bonus token drawn from the pile
kind-action-tile = A Command tile drawn
kind-action-row = A token of the row picked by lot
kind-action-pick-province = A province picked by lot
kind-action-pick-border = A border picked by lot
kind-event-dealt = Bonus tokens laid out
kind-event-drew = Tokens drawn
kind-event-placed = Tokens placed face up
kind-event-placed-hidden = Tokens placed face down
kind-event-passed = Passes
kind-event-closed = Provinces closed
kind-event-took-bonus = Bonus tokens taken
kind-event-put-marker = Control markers placed
kind-event-resolves = Bonuses begun
kind-event-declined = Bonuses not used
kind-event-pile-drawn = Bonus tokens drawn from the pile
kind-event-senate-paid = Markers given by the Senate
kind-event-flipped-token = Tokens turned face down
kind-event-flipped-marker = Markers turned face down
kind-event-poisoned = Tokens lost to Poison
kind-event-recruited = Centurion tokens taken
kind-event-skipped-draw = Draws skipped
kind-event-extra-turn = Extra turns
kind-event-turn-began = Turns
kind-event-ended = Ends of the game
kind-event-tile-drawn = Command tiles drawn
kind-event-row-drew = Tokens added to the row
kind-event-row-discarded = Tokens put back from the row
kind-event-row-poisoned = Tokens of the row lost to Poison
kind-event-chose-step = Steps chosen by the automaton
kind-event-chose-province = Provinces chosen by the automaton
kind-event-chose-token = Tokens chosen by the automaton
kind-event-chose-border = Borders chosen by the automaton
kind-event-set-aside = Bonus tokens set aside
kind-event-removed-marker = Markers removed
kind-event-row-stuck = Rows in which nothing fits
kind-event-no-effect = Bonuses without effect
kind-event-resolved = Bonuses used up
kind-event-gained-turn = Extra turns gained
kind-event-drew-nothing = Draws from an empty bag
kind-event-tiles-shuffled = Command tiles shuffled
kind-event-hand-shown = Tokens shown at the end
kind-event-face-shown = Tokens turned up at the end
