title = Antike
blurb = Lead a nation of the ancient world round the rondel: produce, build temples, arm, learn, move. Win by gathering kings, scholars, generals, citizens and navigators before the others do.
note-occident-reconstructed = The western map is our own reconstruction: the printed one is not known to us.
note-first-nation = Which nation begins is attested for some numbers of players only; elsewhere it is our choice.
note-figures = The thirty-five personalities are our own choice of historical figures.

option-map = Map
option-map-orient = East: from Greece to Persia
option-map-occident = West: the Roman Mediterranean (reconstructed)
option-edition = Edition of the rules
option-edition-2005 = 2005
option-edition-2006 = 2006
option-coin = Coins are taken
option-coin-by_edition = as in the edition
option-coin-own_turn = at the start of one’s own turn
option-coin-round_start = by all at the start of each round
option-maneuver = Maneuver
option-maneuver-by_edition = as in the edition
option-maneuver-free = moves, fights and conquests in any order
option-maneuver-two_phases = first moves and fights, then conquests
option-all_know_how = All eight know-hows give
option-all_know_how-by_edition = what the edition says
option-all_know_how-free_exchange = free exchange of resources
option-all_know_how-personality = an extra personality and exchange two to one
option-all_know_how-two_to_one = exchange two to one
option-fight = A fight is
option-fight-one_for_one = one unit against one
option-fight-to_the_end = fought until one side has none left
option-bank_limit = Units of each resource
option-bank_limit-none = unlimited
option-three_nations = Personalities to win with three nations
option-three_nations-10 = 10
option-three_nations-12 = 12
option-start_cities = Cities to start with
option-start_cities-three = three
option-start_cities-one = one (longer game)
option-nations = Nations are
option-nations-random = dealt at random
option-nations-choose = chosen in random order
option-partner_attack = Two nations of one player may attack each other
option-partner_attack-off = off
option-partner_attack-on = on
option-round_limit = The game ends after this round
option-round_limit-none = never

nation-greece = Greece
nation-persia = Persia
nation-arabia = Arabia
nation-phoenicia = Phoenicia
nation-egypt = Egypt
nation-babylonia = Babylonia
nation-greeks = Greeks
nation-romans = Romans
nation-germans = Germans
nation-phoenicians = Phoenicians
nation-carthaginians = Carthaginians
nation-persians = Persians

the-nation-greece = Greece
the-nation-persia = Persia
the-nation-arabia = Arabia
the-nation-phoenicia = Phoenicia
the-nation-egypt = Egypt
the-nation-babylonia = Babylonia
the-nation-greeks = the Greeks
    .person = many
the-nation-romans = the Romans
    .person = many
the-nation-germans = the Germans
    .person = many
the-nation-phoenicians = the Phoenicians
    .person = many
the-nation-carthaginians = the Carthaginians
    .person = many
the-nation-persians = the Persians
    .person = many
resource-marble = marble
resource-iron = iron
resource-gold = gold
resource-coin = coin
counted-resource = { $count } { $resource_id ->
    [coin] { $count ->
        [one] coin
       *[other] coins
    }
   *[other] { $resource }
}
unit-legion = legion
unit-galley = galley
space-iron = Iron
space-temple = Temple
space-gold = Gold
space-maneuver_1 = Maneuver I
space-arming = Arming
space-marble = Marble
space-know_how = Know-how
space-maneuver_2 = Maneuver II
know_how-wheel = Wheel
know_how-sailing = Sailing
know_how-market = Market
know_how-monarchy = Monarchy
know_how-roads = Roads
know_how-navigation = Navigation
know_how-currency = Currency
know_how-democracy = Democracy
basic-wheel = Wheel
basic-sailing = Sailing
basic-market = Market
basic-monarchy = Monarchy
the-know_how-wheel = the Wheel
the-know_how-sailing = Sailing
the-know_how-market = the Market
the-know_how-monarchy = Monarchy
the-know_how-roads = Roads
    .person = many
the-know_how-navigation = Navigation
the-know_how-currency = Currency
the-know_how-democracy = Democracy
the-basic-wheel = the Wheel
the-basic-sailing = Sailing
the-basic-market = the Market
the-basic-monarchy = Monarchy
stack-king = king
stack-scholar = scholar
stack-general = general
stack-citizen = citizen
stack-navigator = navigator
figure-hammurabi = Hammurabi
figure-hatshepsut = Hatshepsut
figure-ramesses_ii = Ramesses II
figure-hiram_i_of_tyre = Hiram I of Tyre
figure-nebuchadnezzar_ii = Nebuchadnezzar II
figure-cyrus_the_great = Cyrus the Great
figure-ptolemy_i_soter = Ptolemy I Soter
figure-masinissa = Masinissa
figure-cleopatra_vii = Cleopatra VII
figure-thales_of_miletus = Thales of Miletus
figure-pythagoras = Pythagoras
figure-hippocrates = Hippocrates
figure-aristotle = Aristotle
figure-euclid = Euclid
figure-archimedes = Archimedes
figure-eratosthenes = Eratosthenes
figure-hypatia = Hypatia
figure-miltiades = Miltiades
figure-epaminondas = Epaminondas
figure-alexander_the_great = Alexander the Great
figure-hannibal = Hannibal
figure-scipio_africanus = Scipio Africanus
figure-surena = Surena
figure-arminius = Arminius
figure-homer = Homer
figure-sappho = Sappho
figure-solon = Solon
figure-cincinnatus = Cincinnatus
figure-pericles = Pericles
figure-cicero = Cicero
figure-jason = Jason
figure-hanno_the_navigator = Hanno the Navigator
figure-scylax_of_caryanda = Scylax of Caryanda
figure-pytheas_of_massalia = Pytheas of Massalia
figure-nearchus = Nearchus
stance-ask = ask me
stance-always = always fight
stance-never = never fight
source-kings = kings
source-scholars = scholars
source-generals = generals
source-citizens = citizens
source-navigators = navigators

decision-take = Choose your nation.
decision-start = Which city do you start with?
decision-instead = The bank has no coin left: which resource do you take instead?
decision-rondel = Move your marker: choose a space of the rondel.
decision-orders = Your standing orders: choose what to change.
decision-pay = Pay one unit: a coin stands for any resource.
decision-temple = Build a temple: choose a glowing city, or be done.
decision-arm = Arm: choose a glowing city and a unit, or be done.
decision-learn = Choose a know-how to acquire, or be done.
decision-maneuver = Maneuver: choose a unit to move, fight or conquer with, or be done.
decision-conquest = Choose a city to conquer, or be done.
decision-enter = Your unit meets foreign units: choose whether to ask for a fight.
decision-asked = A foreign unit enters where yours stand: choose whether to fight.
decision-foe = Whom do you fight?
decision-lose = Choose which of your units is lost.
decision-spend = Choose which of your units is lost in the conquest.
decision-give_up = All your city tokens are in use: which city do you give up?
decision-found = Found a city: choose a glowing province, or be done.
decision-exchange = Exchange something with the bank, or be done.
decision-card = From which stack do you take the extra personality?
decision-deal = Nations are dealt.
decision-call = Chance calls up who chooses next.
decision-over = The game is over.

missing-take = Choose a nation first.
prompt-take-nation = Lead { $nation }, or choose another nation.
missing-start = Choose a city first.
prompt-start-province = Start with { $province }, or choose another city.
missing-rondel = Choose a space of the rondel first.
prompt-rondel-space = { $ways ->
    [one] Go to { $space }, or choose another space.
   *[other] Go to { $space }: choose what you pay, or choose another space.
}
missing-pay = Choose what you pay first.
missing-temple = Choose a city first.
prompt-temple-province = Build a temple in { $province }, or choose another city.
missing-arm = Choose a city first.
prompt-arm-unit-province = Arm a { $unit } in { $province }, or choose another city.
missing-learn = Choose a know-how first.
prompt-learn-know_how = Acquire { $know_how }, or choose another know-how.
missing-maneuver = Choose units on the map first.
prompt-maneuver-source-unit-count = Move { $count ->
    [one] one { $unit }
   *[other] { $count } { $unit_id ->
        [legion] legions
       *[galley] galleys
    }
} from { $source }: choose a glowing province.
missing-maneuver-source-unit-count = Choose a province first.
prompt-maneuver-source-unit-target = Move to { $target }, change how many go, or choose another province.
prompt-maneuver-unit-province-foe = Fight { $foe } in { $province }, or choose something else.
prompt-maneuver-province-loser = { $ways ->
    [one] Conquer { $province }, or choose something else.
   *[other] Conquer { $province }: choose which units you lose.
}
missing-conquest = Choose a city first.
prompt-conquest-province-loser = { $ways ->
    [one] Conquer { $province }, or choose another city.
   *[other] Conquer { $province }: choose which units you lose.
}
missing-give_up = Choose a city first.
prompt-give_up-province = Give up { $province }, or choose another city.
missing-found = Choose a province first.
prompt-found-province = Found a city in { $province }, or choose another province.

action-deal = { $nation }
action-call = { $seat } chooses
action-take = { $nation }
action-start = Start with { $province }
action-instead = one { $resource }
action-orders = look at your standing orders
action-order = { $unit }s: { $stance }
action-go = { $space }
action-pay = pay one { $resource }
action-temple = A temple in { $province }
action-arm = A { $unit } in { $province }
action-learn = { $know_how }
action-exchange = two { $give } for one { $take }
action-swap = one { $give } for one { $take }
action-move = { $unit } from { $source } to { $target }{ $left ->
    [one] { "" }
   *[other] {" "}({ $left } moves left)
}
action-fight = fight with a { $unit } in { $province }
action-foe = fight: { $nation }
action-let-be = no fight
action-demand = demand a fight
action-decline = Let it pass
action-lose = lose one with { $left ->
    [0] no move left
    [one] one move left
   *[other] { $left } moves left
}
action-conquer = conquer { $province }
action-spend = { $unit } with { $left ->
    [one] one move left
   *[other] { $left } moves left
}
action-give-up = give up { $province }
action-found = found { $province }
action-gain = a { $stack }
action-done = done

event-dealt = { $seat } { VERB($seat, "plays", "play", "played") } { $nation }.
event-called = { $seat } { VERB($seat, "chooses", "choose", "chose") } next.
event-took = { $seat } { VERB($seat, "takes", "take", "took") } { $nation }.
event-started = { $nation } { VERB($nation, "starts", "start", "started") } in { $province }.
event-round-began = Round { $round } begins.
event-turn-began = { $nation } { VERB($nation, "plays", "play", "played") }.
event-took-coin = { $nation } { VERB($nation, "takes", "take", "took") } a coin from the bank.
event-took-instead = { $nation } { VERB($nation, "takes", "take", "took") } one { $resource }, since no coin is left.
event-no-coin = { $nation } { VERB($nation, "gets", "get", "got") } no coin: the bank is empty.
event-ordered = { $nation } { VERB($nation, "gives", "give", "gave") } a standing order for { $unit_id ->
    [legion] legions
   *[galley] galleys
}: { $stance_id ->
    [ask] ask each time
    [always] always fight
   *[never] never fight
}.
event-went = { $nation } { VERB($nation, "goes", "go", "went") } to { $space }{ $price ->
    [0] { "" }
    [one] { " " }for one unit
   *[other] { " " }for { $price } units
}.
event-paid = { $nation } { VERB($nation, "pays", "pay", "paid") } { $amount } { $resource_id ->
    [coin] { $amount ->
        [one] coin
       *[other] coins
    }
   *[other] { $resource }
}.
event-produced = { $nation } { VERB($nation, "produces", "produce", "produced") } { $amount } { $resource }.
event-built-temple = { $nation } { VERB($nation, "builds", "build", "built") } a temple in { $province }.
event-armed = { $nation } { VERB($nation, "arms", "arm", "armed") } a { $unit } in { $province }.
event-learnt = { $nation } { VERB($nation, "acquires", "acquire", "acquired") } { $know_how } for { $price } gold{ $first ->
    [1] , the first to do so
   *[other] { "" }
}.
event-exchanged = { $nation } { VERB($nation, "exchanges", "exchange", "exchanged") } two { $give } for one { $take }.
event-swapped = { $nation } { VERB($nation, "exchanges", "exchange", "exchanged") } one { $give } for one { $take }.
event-moved = { $nation } { VERB($nation, "moves", "move", "moved") } a { $unit } from { $source } to { $target }.
event-demanded = { $nation } { VERB($nation, "demands", "demand", "demanded") } a fight in { $province }.
event-declined = { $nation } { VERB($nation, "lets", "let", "let") } the unit pass in { $province }.
event-fought = { $nation } and { $foe } each { VERB($nation, "lose", "lose", "lost") } a { $unit } in { $province }.
event-spent = { $nation } { VERB($nation, "loses", "lose", "lost") } a { $unit } before { $province }.
event-conquered = { $nation } { VERB($nation, "conquers", "conquer", "conquered") } { $province } from { $loser }.
event-routed = { $nation } { VERB($nation, "loses", "lose", "lost") } { $count ->
    [one] one { $unit }
   *[other] { $count } { $unit_id ->
        [legion] legions
       *[galley] galleys
    }
} in { $province }.
event-temple-fell = { $nation } { VERB($nation, "destroys", "destroy", "destroyed") } the temple of { $province }.
event-gave-up = { $nation } { VERB($nation, "gives", "give", "gave") } { $province } up.
event-founded = { $nation } { VERB($nation, "founds", "found", "founded") } { $province }.
event-gained = { $nation } { VERB($nation, "wins", "win", "won") } { $figure } ({ $stack }).
event-gained-extra = { $nation } { VERB($nation, "wins", "win", "won") } { $figure } ({ $stack }) for all know-hows.
event-stack-empty = { $nation } { VERB($nation, "gets", "get", "got") } nobody: no { $stack } is left.
event-ended = { $reason_id ->
    [round_limit] The last round is over
    [temple] The last temple decides: { $winner } { VERB($winner, "wins", "win", "won") }
   *[personalities] { $winner } { VERB($winner, "wins", "win", "won") }
}.
event-placed = { $nation } { VERB($nation, "plays", "play", "plays") } as number { $place }.
event-arming-ended = { $nation } { VERB($nation, "has", "have", "had") } finished arming.
event-maneuver-began = { $nation } { VERB($nation, "begins", "begin", "began") } a maneuver: { $legion_moves ->
    [one] one move
   *[other] { $legion_moves } moves
} a legion, { $galley_moves ->
    [one] one
   *[other] { $galley_moves }
} a galley.
event-maneuver-ended = { $nation } { VERB($nation, "ends", "end", "ended") } the maneuver.
event-can-go-on = The { $unit } in { $province } has { $left ->
    [one] one move
   *[other] { $left } moves
} left.
event-lost-moves = The { $unit } lost in { $province } had { $left ->
    [one] one move
   *[other] { $left } moves
} left.
event-occupied = { $nation } { VERB($nation, "puts", "put", "put") } a city token in { $province }.
event-no-extra = { $nation } { VERB($nation, "has", "have", "had") } all know-hows, but no personality is left.

line-dealt = The nations were dealt: { $nations }.
line-order = Turn order: { $nations }.
line-started = Every nation has its first cities.
line-went = went to { $space }
line-produced = produced { $amount ->
    [0] no
   *[other] { $amount }
} { $resource }
line-built = built { $provinces_count ->
    [one] a temple
   *[other] temples
} in { $provinces }
line-armed = armed { $units }
line-learnt = acquired { $know_hows }
line-moved = moved { $marches }
line-moved-many = moved { $count ->
    [one] one unit
   *[other] { $count } units
}
line-fought = fought { $foe } in { $provinces }
line-conquered = conquered { $conquests }
item-conquest = { $province } from { $loser }
line-took = took { $nation }
line-founded = founded { $provinces }
line-gained = won { $figures }

line-armed-many = armed { $count ->
    [one] one unit
   *[other] { $count } units
}
item-dealt = { $nation }{ $other_id ->
    [none] { "" }
   *[other] {" "}with { $other }
} for { $seat }
item-armed = { $count ->
    [one] a { $unit }
   *[other] { $count } { $unit_id ->
        [legion] legions
       *[galley] galleys
    }
} in { $province }
item-march = { $count ->
    [one] a { $unit }
   *[other] { $count } { $unit_id ->
        [legion] legions
       *[galley] galleys
    }
} from { $source } to { $target }

gesture-go = { $space }{ $price ->
    [0] { "" }
   *[other] , for { $pay }
}
gesture-pay = pay { $pay }
gesture-march = { $count ->
    [one] one { $unit }
   *[other] { $count } { $unit_id ->
        [legion] legions
       *[galley] galleys
    }
} from { $source } to { $target }{ $steps ->
    [one] { "" }
   *[other] , by way of { $over }
}
gesture-meet = { $unit } from { $source } to { $target }{ $steps ->
    [one] { "" }
   *[other] , by way of { $over }
}, without asking for a fight
gesture-attack = { $unit } from { $source } to { $target }{ $steps ->
    [one] { "" }
   *[other] , by way of { $over }
}, and fight { $foe }
gesture-fight = Fight { $foe } with a { $unit } in { $province }
gesture-fight-by-choice = Fight { $foe } with a { $unit } in { $province }, choosing which are lost
gesture-conquer-by-choice = conquer { $province }, choosing unit by unit which are lost
gesture-conquer = conquer { $province }, losing { $galleys ->
    [0] { $legions ->
        [one] one legion
       *[other] { $legions } legions
    }
   *[other] { $legions ->
        [0] { "" }
        [one] one legion and{ " " }
       *[other] { $legions } legions and{ " " }
    }{ $galleys ->
        [one] one galley
       *[other] { $galleys } galleys
    }
}

margin = { $count ->
    [one] one personality
   *[other] { $count } personalities
}
end-personalities = A nation has gathered the personalities it needed.
end-temple = All personalities were taken, and a temple was destroyed.
end-round_limit = The last round is over.

refusal-not-on-map = { $province } is not on this map.
refusal-cannot-pay-steps = { $space } is too far: you cannot pay the steps.
refusal-orders-given = You have changed your standing orders this turn.
refusal-orders-any-time = There is nothing to open: change a standing order right away, whenever you are asked something.
refusal-order-stands = That is your standing order for { $unit }s already.
refusal-nothing-to-pay-with = { $resource_id ->
    [coin] You have no coin.
   *[other] You have no { $resource }.
}
refusal-not-your-city = { $province } is not a city of yours.
refusal-has-temple = { $province } has its temple already.
refusal-cannot-pay = It costs { $price } { $resource }, and your coins do not make up for what is missing.
refusal-wrong-border = No { $unit } can be put in { $province }: it lacks that kind of border.
refusal-supply-empty = All your { $unit }s are on the map.
refusal-city-full = { $province } has armed all it can this turn.
refusal-already-known = You have { $know_how } already.
refusal-needs-basic = { $know_how } { VERB($know_how, "needs", "need", "needed") } { $basic } first.
refusal-wrong-border-move = A { $unit } cannot go from { $source } to { $target }.
refusal-no-unit-with-moves = No { $unit } of yours in { $source } has exactly { $left ->
    [one] one move
   *[other] { $left } moves
} left.
refusal-no-city = { $province } has no city.
refusal-own-city = { $province } is your own.
refusal-partner = { $province } belongs to your other nation.
refusal-last-city = { $province } is that nation’s last city.
refusal-conquests-later = Conquests come when all units have moved.
refusal-too-weak = { $province } defends with { $defence }, and { $strength ->
    [0] none of your units there has a move left
    [one] only one of your units there has a move left
   *[other] only { $strength } of your units there have a move left
}.
refusal-city-there = { $province } has a city already.
refusal-no-unit-there = You have no unit in { $province }.
refusal-cannot-found = A city costs one marble, one iron and one gold, and your coins do not make up for what is missing.
refusal-not-fullest = There is a fuller stack than that of the { $stack }s.
refusal-not-yours = { $province } is not yours to give up.
refusal-not-a-start = { $province } is not one of your start cities.
refusal-nation-not-free = This nation is taken already: { $nation }.
refusal-not-there = Chance cannot give this now.
refusal-no-such-unit = { $nation }: no { $unit } in { $province }.
refusal-bank-empty = The bank has no { $resource } left.
refusal-other-decision = Another decision is due now ({ $nation }): “{ $decision }”
refusal-order-changed = You have just changed your standing order for { $unit }s.
refusal-wrong-resource = This price is paid in { $resource } or in coins.
refusal-exchange-needs-all = Only a nation with all eight know-hows exchanges.
refusal-exchange-is-free = In this game a nation with all eight know-hows pays with any resource: there is nothing to exchange.
refusal-exchange-too-little = An exchange takes two units, and you do not have two of { $resource }.
refusal-swap-instead = In this game a nation with all eight know-hows exchanges one unit for one.
refusal-swap-too-cheap = In this game an exchange takes two units for one.
refusal-swapped-back = You have just exchanged { $resource } the other way round.
refusal-no-units-here = You have no { $unit } in { $source }.
refusal-no-own-unit = You have no { $unit } in { $province } to fight with.
refusal-no-foe = No foreign { $unit } stands in { $province }.
refusal-partner-there = The only other units of that kind in { $province } belong to your other nation.
refusal-only-conquests = All units have moved: now you only conquer.
refusal-nation-not-in-play = This nation does not take part: { $nation }.
refusal-nation-of-pair = Two nations go together, and the first of them stands for both: { $nation }.
refusal-own-nation = { $nation }: that is the nation whose unit moved.
refusal-partner-nation = { $nation } is your other nation: the two do not fight each other.
refusal-none-left = { $left ->
    [0] All your { $unit }s in { $province } have a move left.
    [one] None of your { $unit }s in { $province } has exactly one move left.
   *[other] None of your { $unit }s in { $province } has { $left } moves left.
}
refusal-other-choice = Another decision is due now: “{ $decision }”

board-round = Round { $round }
board-goal = { $goal } personalities win
board-know_how = Know-how
board-bank = Bank
board-unlimited = ∞
board-stacks = Stacks
board-province = Province
board-city = City
board-defence = Def.
board-units = Units (with moves)
board-neighbours = Neighbours
board-legend = below a name: Gr● a city of Greece, ▲ with a temple · 2L two legions, 1G a galley · ≈ seas · M marble · I iron · O gold · C coin · lines: · land, ~ sea, ≈ both; “find NAME” tells the neighbours

level-1 = Scribe
level-1-about = Knows the rules and counts its own cities; what others are up to escapes it.
level-2 = Merchant
level-2-about = Makes the most of its own turn and sees who is ahead, but does not think further.
level-3 = Satrap
level-3-about = Thinks a few moves ahead, on the rondel and on the map.
level-4 = Strategos
level-4-about = Plans with experience, gathers its legions and spots the city that is badly defended.
level-5 = King of Kings
level-5-about = Weighs everything and takes its time: hurry up, or guard your temples.
board-held = { $count ->
    [0] no personality yet
    [one] { $count } personality: { $cards }
   *[other] { $count } personalities: { $cards }
}
step-go = { $space }, price { $price }: { $ways } ways to pay …

# Kinds of decisions and of events, as headings of a table.
kind-action-move = A move
kind-action-go = A space of the rondel
kind-action-pay = A unit paid
kind-action-temple = A temple built
kind-action-arm = A unit armed
kind-action-learn = A know-how acquired
kind-action-exchange = Two resources exchanged for one
kind-action-fight = A fight
kind-action-foe = Whom to fight
kind-action-let-be = No fight
kind-action-demand = A fight demanded
kind-action-decline = A fight not demanded
kind-action-lose = A unit lost
kind-action-conquer = A conquest
kind-action-spend = A unit lost in a conquest
kind-action-give-up = A conquest given up
kind-action-found = A city founded
kind-action-gain = A personality gained
kind-action-done = Done
kind-action-orders = Standing orders opened
kind-action-order = A standing order
kind-action-instead = A resource instead of a coin
kind-action-start = A first city
kind-action-take = A nation chosen
kind-action-deal = A nation dealt
kind-action-call = Who chooses next
kind-action-swap = One resource exchanged for another
kind-event-dealt = Nations dealt
kind-event-called = Players called to choose
kind-event-took = Nations chosen
kind-event-started = First cities
kind-event-round-began = Rounds
kind-event-turn-began = Turns
kind-event-took-coin = Coins taken
kind-event-took-instead = Resources taken instead of a coin
kind-event-no-coin = Turns without a coin
kind-event-ordered = Standing orders given
kind-event-went = Moves on the rondel
kind-event-paid = Payments
kind-event-produced = Productions
kind-event-built-temple = Temples built
kind-event-armed = Units armed
kind-event-learnt = Know-hows acquired
kind-event-exchanged = Exchanges two for one
kind-event-moved = Moves on the map
kind-event-demanded = Fights demanded
kind-event-declined = Fights not demanded
kind-event-fought = Fights
kind-event-spent = Units lost in a conquest
kind-event-conquered = Cities conquered
kind-event-routed = Units that fell with their city
kind-event-temple-fell = Temples destroyed
kind-event-gave-up = Conquests given up
kind-event-founded = Cities founded
kind-event-gained = Personalities gained
kind-event-gained-extra = Extra personalities gained
kind-event-stack-empty = Stacks of personalities used up
kind-event-ended = Ends of the game
kind-event-placed = Places reached
kind-event-arming-ended = Armings finished
kind-event-maneuver-began = Maneuvers begun
kind-event-maneuver-ended = Maneuvers finished
kind-event-can-go-on = Units with moves left
kind-event-lost-moves = Units that lost their moves
kind-event-occupied = Cities occupied
kind-event-no-extra = Extra personalities not to be had
kind-event-swapped = Exchanges one for one
