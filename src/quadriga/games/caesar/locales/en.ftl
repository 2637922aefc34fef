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

decision-place = Place an influence token (→ the province that its first number faces).
decision-order = Which bonus token do you resolve first?
decision-might = Might: which enemy piece do you turn face down?
decision-poison = Poison: make your opponent put a token back?
decision-centurion = Centurion: which one joins your hand?
decision-tactics = Tactics: take another turn?
decision-deal = Bonus tokens are dealt.
decision-draw = A token is drawn.
decision-lose = A token is poisoned.
decision-pile = A bonus token is drawn from the pile.
decision-tile = Auto-Crassus draws a Command tile.
decision-row = A token of Auto-Crassus’s row is poisoned.
decision-pick_province = Chance chooses a province for Auto-Crassus.
decision-pick_border = Chance chooses a space for Auto-Crassus.
decision-over = The game is over.

action-place = { $token } on { $border } → { $toward }
action-pass = no token fits: pass
action-flip-token = turn the token on { $border }
action-flip-marker = turn the marker of { $province }
action-recruit = take { $token }
action-resolve = { $bonus } first
action-use = yes
action-decline = no, do without
action-order = of the two Senates, { $first } first
action-deal = bonus token { $bonus }
action-draw = token { $token }
action-lose = token { $token } is lost
action-pile = bonus token { $bonus } from the pile
action-tile = Command tile { $tile }
action-row = token { $place } of the row
action-pick-province = province { $province }
action-pick-border = space { $border }

gesture-place = { $token } on { $border } → { $toward }; { $first_id ->
    [paying] of the two Senates, { $first } first
    [other] of the two Senates, { $first } first
   *[bonus] { $first } first
}

event-dealt = { $province } gets { $bonus }.
event-drew = { $seat } draws { $token } { $why }.
event-drew-hidden = { $seat } draws a token { $why }.
event-placed = { $seat } places { $token } on { $border }, first number to { $toward }.
event-placed-hidden = { $seat } places { $token } face down on { $border }.
event-placed-hidden-hidden = { $seat } places a token face down on { $border }.
event-passed = { $seat } has no token that fits and passes.
event-closed = { $seat } closes { $province }: Caesar { $caesar }, Pompey { $pompey }.
event-took-bonus = { $seat } takes { $bonus } from { $province }.
event-put-marker = { $seat } puts a marker { $source_id ->
    [provinces] on { $province } and controls it
    [italia] on the second space of { $province }
    [borders] on the border { $border }
   *[senate] under a Senate token
}.
event-resolves = { $seat } resolves { $bonus }.
event-declined = { $seat } does without { $effect }.
event-pile-drawn = { $seat } draws { $bonus } from the pile.
event-senate-paid = The Senate gives { $seat } { $markers ->
    [one] one marker
   *[other] { $markers } markers
}.
event-flipped-token = { $seat } turns { $token } on { $border } face down.
event-flipped-marker = { $seat } turns the marker of { $province } face down.
event-poisoned = { $seat } loses { $token } to Poison: it goes back into the bag.
event-recruited = { $seat } takes { $token } and will skip a draw.
event-skipped-draw = { $seat } skips the draw.
event-extra-turn = { $seat } takes another turn.
event-turn-began = { $seat } is on turn.
event-ended = { $side_id ->
    [none] The game ends in a draw
   *[other] { $seat } wins
}.
event-tile-drawn = { $seat } draws Command tile { $tile }.
event-row-drew = { $seat } adds { $token } to his row{ $why_id ->
    [centurion] , from the centurions
   *[other] { "" }
}.
event-row-discarded = { $seat } puts the leftmost token, { $token }, back.
event-row-poisoned = { $seat } loses { $token } from his row to Poison.
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
event-chose-token = He takes { $token }{ $by_id ->
    [only] { "" }
    [value] : the number the step asks for
    [ordinary] : ordinary tokens before laurels
    [total] : by the sum of its numbers
   *[leftmost] : leftmost in his row
}.
event-chose-border = He goes to { $border }{ $by_id ->
    [only] { "" }
    [losing_most] : beside the province he is losing most
    [landlocked] : beside a province without port
   *[chance] : drawn at random among equals
}.
event-set-aside = { $seat } sets { $bonus } aside.
event-removed-marker = { $seat } takes a marker out of the game; { $left } left.
event-row-stuck = { $seat } has no token that fits.
event-no-effect = { $effect } has no effect for { $seat }.
event-resolved = { $bonus } is resolved.
event-gained-turn = { $seat } may take another turn after this one.
event-drew-nothing = { $seat } draws no token { $why }.
event-tiles-shuffled = All Command tiles but the one used last make a new pile.
event-hand-shown = { $seat } was left with { $count ->
    [1] { $token }
   *[other] { $count } × { $token }
}.
event-face-shown = The token face down on { $border } was { $token }.

refusal-other-decision = Another decision is due now: “{ $decision }”
refusal-not-in-hand = You do not hold { $token }.
refusal-space-taken = There is a token on { $border } already.
refusal-wrong-icon = { $token } does not fit the icon of { $border }.
refusal-same-numbers = Both numbers of { $token } are the same: only one way round is offered.
refusal-not-face-down = A token goes face down only on a double circle, with Border control.
refusal-can-place = You hold a token that can be placed.
refusal-not-a-target = Might cannot turn this: only a face-up enemy token that touches an open province, or the face-up marker of an enemy province.
refusal-no-centurion = { $token } is not among your centurions.
refusal-not-waiting = This bonus token is not waiting.
refusal-not-there = Chance cannot give this now.

end-twelve = the last control marker was placed.
end-stuck = a side could not place a token.
end-blocked = nobody can place a token any more.

token-sword-60 = sword 6/0
token-sword-51 = sword 5/1
token-sword-42 = sword 4/2
token-sword-33 = sword 3/3
token-shield-60 = shield 6/0
token-shield-51 = shield 5/1
token-shield-42 = shield 4/2
token-shield-33 = shield 3/3
token-ship-60 = ship 6/0
token-ship-51 = ship 5/1
token-ship-42 = ship 4/2
token-ship-33 = ship 3/3
token-laurel-40 = laurel 4/0
token-laurel-31 = laurel 3/1
token-laurel-22 = laurel 2/2
token-centurion-sword-70 = centurion sword 7/0
token-centurion-shield-ship-44 = centurion shield/ship 4/4
token-centurion-laurel-33 = centurion laurel 3/3
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
