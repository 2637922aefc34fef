title = L’Empire de César
blurb = Build roads from Rome to the cities of the empire and take their treasures. Every road on the way back pays its owner, so let the others travel on yours.
note-large-map = The map for 4 and 5 players is our own reconstruction: the printed one is not known to us.
note-small-map = The map for 2 and 3 players was recovered from public sources; names of cities and some colours are our own choice.

option-goods = Wealth tokens in the mix (2 or 3 players)
option-goods-reduced = thirty: without two gold coins and one of each other kind
option-goods-all = thirty drawn from all forty
option-whole_colour = Owning every city of a colour (2 or 3 players)
option-whole_colour-off = pays the highest city, as always
option-whole_colour-on = pays the sum of its cities

seat-name = { $seat ->
    [0] Jupiter
    [1] Neptune
    [2] Apollo
    [3] Mercury
   *[4] Diana
}
wealth-meat = meat
wealth-wheat = wheat
wealth-gems = gems
wealth-olives = olives
wealth-grapes = grapes
wealth-wood = wood
wealth-oil = oil
wealth-wine = wine
wealth-gold = gold
colour-blue = blue
colour-green = green
colour-red = red
colour-purple = purple
colour-yellow = yellow
colour-black = black
region-blue = Northern Italy, the Alps and the Rhône
region-green = Gaul, the Rhine and Britain
region-red = Sicily, Sardinia and Africa
region-purple = Hispania
region-yellow = Asia, Syria and Egypt
region-black = The Danube, Greece and Cyrene
map-small = map for 2 or 3 players
map-large = map for 4 or 5 players (our reconstruction)
source-roads = roads, during the game
source-cities = cities
source-rows = different goods
source-columns = goods of the same kind
source-gold = gold
source-bonus = most roads left

decision-city = Choose a glowing city: your route will lead there.
decision-road = Build the route back towards Rome: choose a glowing road.
decision-count = Several shortest paths pay differently: choose how many roads of this player count.
decision-deal = Wealth tokens are laid out.
decision-first = The first player is drawn.
decision-over = The game is over.

missing-city = Choose a city first.
prompt-city-city = { $ways ->
    [one] Build the route to { $city }, or choose another city.
   *[other] Build this route to { $city }, or look at the others: there are { $ways }.
}
missing-road = Choose a road first.
prompt-road-city = { $ways ->
    [one] Build the rest of the route to { $city }.
   *[other] Build this route to { $city }, or look at the others: there are { $ways }.
}
missing-count = Choose how many roads count.

action-city = A route to { $city }
action-build = A road from { $city } to { $toward }
action-stop = The route begins here
action-pass = No route can be paid: pass
action-count = A path with { $pieces ->
    [0] no roads
    [one] { $pieces } road
   *[other] { $pieces } roads
} of { $player }
action-deal = wealth token { $wealth }
action-first = { $player } { VERB($player, "begins", "begin", "began") }

gesture-route = { $city } from { $start }{ $over_count ->
    [0] { "" }
   *[other] { " " }by way of { $over }
}: { $cost ->
    [0] no more roads
    [one] { $cost } road
   *[other] { $cost } roads
}, { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}{ $rest ->
    [0] { "" }
   *[other] , { $rest } to others
}{ $tied ->
    [0] { "" }
   *[other] , counted by way of { $path }
}

event-dealt = { $city } holds { $wealth }.
event-begins = { $seat } { VERB($seat, "is", "are", "was") } drawn to begin.
event-turn-began = { $seat } { VERB($seat, "is", "are", "was") } on turn.
event-chose = { $seat } { VERB($seat, "sets", "set", "set") } out for { $city }.
event-built = { $seat } { VERB($seat, "builds", "build", "built") } { $line } ({ $pieces ->
    [one] { $pieces } road
   *[other] { $pieces } roads
}, { $left } left).
event-took = { $seat } { VERB($seat, "takes", "take", "took") } { $city } ({ $value }) and its { $wealth }.
event-asked = Several shortest paths pay differently: { $seat } { VERB($seat, "decides", "decide", "decided") } how many roads of { $player } count.
event-answered = { $seat } { VERB($seat, "counts", "count", "counted") } { PERSON($player) ->
    [you] { $pieces ->
        [0] no road of yours
        [one] one of your roads
       *[other] { $pieces } of your roads
    }
   *[other] { $pieces ->
        [0] no road
        [one] one road
       *[other] { $pieces } roads
    } of { $player }
}.
event-counted = The path from Rome to { $city } { VERB($seat, "has", "has", "had") } { $pieces ->
    [one] { $pieces } road
   *[other] { $pieces } roads
}{ $doubled ->
    [1] , doubled by the gold
   *[0] { "" }
}.
event-paid = { $line } { VERB($seat, "pays", "pays", "paid") } { $seat } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-scored = { $seat } { VERB($seat, "scores", "score", "scored") } { $points ->
    [one] { $points } point
   *[other] { $points } points
}, now { $total }.
event-passed = { $seat } { VERB($seat, "can", "can", "could") } pay for no route and { VERB($seat, "passes", "pass", "passed") }.
event-bonus = { $seat } { VERB($seat, "has", "have", "had") } the most roads left ({ $roads }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-ended = The game is over: { $reason_id ->
    [complete] every city is joined to Rome
   *[stuck] nobody can build any more
}.

line-dealt = The wealth tokens were laid out on the cities.
line-set-out = set out for { $city }
line-built = built { $roads ->
    [one] a road
   *[other] { $roads } roads
}
line-took = took { $city } and its { $wealth }
line-scored = scored { $points ->
    [one] { $points } point
   *[other] { $points } points
}
line-gave = gave { $shares }
item-share = { $points } to { $seat }
line-passed = could pay for no route and passed

refusal-other-decision = Another decision is due now: “{ $decision }”
refusal-not-there = Chance cannot give this now.
refusal-can-build = You can pay for a route, so you may not pass.
refusal-not-on-map = { $city } is not on this map.
refusal-already-taken = { $city } has been taken already.
refusal-out-of-reach = { $city } cannot be reached yet: no line joins it to Rome or an emptied city.
refusal-too-few-roads = You have too few roads left for { $city }.
refusal-not-begun = The route to { $city } needs a line first.
refusal-no-such-line = There is no line { $line } on this map.
refusal-not-joined = The next line must go on from { $city }.
refusal-city-twice = The route has been in { $city } already.
refusal-line-taken = { $line } has a road of { $player } already.
refusal-city-in-the-way = { $city } still has its tokens: no road leads through it.
refusal-no-such-path = No shortest path has that many roads of { $player }.
refusal-not-asked = Now you are asked how many roads of { $player } count.

end-complete = every city is joined to Rome.
end-stuck = nobody can build any more.

board-colours = { $count ->
    [one] { $count } colour
   *[other] { $count } colours
}
board-left-over = Not laid out: { $wealth }
board-legend = ●8 gold: free city, its colour, value and wealth · free lines: · one road, = two · letters: whose cities and roads they are

level-1 = The muleteer
level-1-about = Knows the rules and looks at its own roads and wealth only.
level-2 = The paver
level-2-about = Makes the most of its turn and sees what others want, but does not look ahead: fun for a family.
level-3 = The surveyor
level-3-about = Thinks a few turns ahead and makes you build along its roads.
level-4 = The curator of the roads
level-4-about = Plans with experience: which goods, which gates of Rome, which city to keep from you.
level-5 = Appius Claudius
level-5-about = He built the Via Appia: weighs everything and takes his time.
board-standing = { $roads ->
    [one] { $roads } road left
   *[other] { $roads } roads left
} · { $score } earned · { $total } if it ended now
step-route = { $city }: { $cost ->
    [0] no more roads
    [one] { $cost } road
   *[other] { $cost } roads
}, { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}{ $rest ->
    [0] { "" }
   *[other] , { $rest } to others
}, or { $ways } ways …

# Kinds of decisions and of events, as headings of a table.
kind-action-city = A city aimed at
kind-action-pass = Pass: no route can be paid
kind-action-build = A road built
kind-action-stop = The beginning of a route
kind-action-count = A path counted for a player
kind-action-deal = A wealth token laid out
kind-action-first = The first player drawn
kind-event-dealt = Wealth tokens laid out
kind-event-begins = First players drawn
kind-event-turn-began = Turns
kind-event-chose = Cities aimed at
kind-event-built = Lines built
kind-event-took = Cities taken
kind-event-asked = Players asked which path counts
kind-event-answered = Answers which path counts
kind-event-counted = Paths to Rome counted
kind-event-paid = Lines that paid points
kind-event-scored = Scores of a turn
kind-event-passed = Passes
kind-event-bonus = Bonuses for most roads left
kind-event-ended = Ends of the game
