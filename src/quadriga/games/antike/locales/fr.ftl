title = Antike
blurb = Menez une nation de l’Antiquité autour de la roue : produire, bâtir des temples, armer, apprendre, manœuvrer. Gagnez en réunissant avant les autres rois, savants, généraux, citoyens et navigateurs.
note-occident-reconstructed = La carte de l’Ouest est notre propre reconstitution : la carte imprimée ne nous est pas connue.
note-first-nation = La nation qui commence n’est attestée que pour certains nombres de joueurs ; ailleurs, c’est notre choix.
note-figures = Les trente-cinq personnages sont notre propre choix de figures historiques.

option-map = Carte
option-map-orient = Est : de la Grèce à la Perse
option-map-occident = Ouest : la Méditerranée romaine (reconstituée)
option-edition = Édition des règles
option-edition-2005 = 2005
option-edition-2006 = 2006
option-coin = Les pièces se prennent
option-coin-by_edition = comme dans l’édition
option-coin-own_turn = au début de son propre tour
option-coin-round_start = par tous au début de chaque manche
option-maneuver = Manœuvre
option-maneuver-by_edition = comme dans l’édition
option-maneuver-free = déplacements, combats et conquêtes dans n’importe quel ordre
option-maneuver-two_phases = d’abord déplacements et combats, puis conquêtes
option-all_know_how = Les huit savoir-faire réunis donnent
option-all_know_how-by_edition = ce que dit l’édition
option-all_know_how-free_exchange = l’échange libre des ressources
option-all_know_how-personality = un personnage de plus et l’échange à deux contre un
option-all_know_how-two_to_one = l’échange à deux contre un
option-fight = Un combat se livre
option-fight-one_for_one = une unité contre une
option-fight-to_the_end = jusqu’à ce qu’un camp n’en ait plus
option-bank_limit = Unités de chaque ressource
option-bank_limit-none = sans limite
option-three_nations = Personnages pour gagner à trois nations
option-three_nations-10 = 10
option-three_nations-12 = 12
option-start_cities = Villes de départ
option-start_cities-three = trois
option-start_cities-one = une (partie longue)
option-nations = Les nations sont
option-nations-random = distribuées au hasard
option-nations-choose = choisies dans un ordre tiré au sort
option-partner_attack = Les deux nations d’un joueur peuvent s’attaquer
option-partner_attack-off = non
option-partner_attack-on = oui
option-round_limit = La partie s’arrête après cette manche
option-round_limit-none = jamais

nation-greece = Grèce
nation-persia = Perse
nation-arabia = Arabie
nation-phoenicia = Phénicie
nation-egypt = Égypte
nation-babylonia = Babylonie
nation-greeks = Grecs
nation-romans = Romains
nation-germans = Germains
nation-phoenicians = Phéniciens
nation-carthaginians = Carthaginois
nation-persians = Perses

the-nation-greece = la Grèce
the-nation-persia = la Perse
the-nation-arabia = l’Arabie
the-nation-phoenicia = la Phénicie
the-nation-egypt = l’Égypte
the-nation-babylonia = la Babylonie
the-nation-greeks = les Grecs
    .person = many
the-nation-romans = les Romains
    .person = many
the-nation-germans = les Germains
    .person = many
the-nation-phoenicians = les Phéniciens
    .person = many
the-nation-carthaginians = les Carthaginois
    .person = many
the-nation-persians = les Perses
    .person = many
resource-marble = marbre
resource-iron = fer
resource-gold = or
resource-coin = pièce
counted-resource = { $resource_id ->
    [coin] { $count ->
        [1] une pièce
       *[other] { $count } pièces
    }
    [gold] { $count ->
        [1] une unité d’or
       *[other] { $count } unités d’or
    }
   *[other] { $count ->
        [1] une unité de { $resource }
       *[other] { $count } unités de { $resource }
    }
}
unit-legion = légion
unit-galley = galère
space-iron = Fer
space-temple = Temple
space-gold = Or
space-maneuver_1 = Manœuvre I
space-arming = Armement
space-marble = Marbre
space-know_how = Savoir-faire
space-maneuver_2 = Manœuvre II
know_how-wheel = Roue
know_how-sailing = Voile
know_how-market = Marché
know_how-monarchy = Monarchie
know_how-roads = Routes
know_how-navigation = Navigation
know_how-currency = Monnaie
know_how-democracy = Démocratie
basic-wheel = Roue
basic-sailing = Voile
basic-market = Marché
basic-monarchy = Monarchie
the-know_how-wheel = la Roue
the-know_how-sailing = la Voile
the-know_how-market = le Marché
the-know_how-monarchy = la Monarchie
the-know_how-roads = les Routes
    .person = many
the-know_how-navigation = la Navigation
the-know_how-currency = la Monnaie
the-know_how-democracy = la Démocratie
the-basic-wheel = la Roue
the-basic-sailing = la Voile
the-basic-market = le Marché
the-basic-monarchy = la Monarchie
stack-king = roi
stack-scholar = savant
stack-general = général
stack-citizen = citoyen
stack-navigator = navigateur
figure-hammurabi = Hammurabi
figure-hatshepsut = Hatchepsout
figure-ramesses_ii = Ramsès II
figure-hiram_i_of_tyre = Hiram Ier de Tyr
figure-nebuchadnezzar_ii = Nabuchodonosor II
figure-cyrus_the_great = Cyrus le Grand
figure-ptolemy_i_soter = Ptolémée Ier Sôter
figure-masinissa = Massinissa
figure-cleopatra_vii = Cléopâtre VII
figure-thales_of_miletus = Thalès de Milet
figure-pythagoras = Pythagore
figure-hippocrates = Hippocrate
figure-aristotle = Aristote
figure-euclid = Euclide
figure-archimedes = Archimède
figure-eratosthenes = Ératosthène
figure-hypatia = Hypatie
figure-miltiades = Miltiade
figure-epaminondas = Épaminondas
figure-alexander_the_great = Alexandre le Grand
figure-hannibal = Hannibal
figure-scipio_africanus = Scipion l’Africain
figure-surena = Suréna
figure-arminius = Arminius
figure-homer = Homère
figure-sappho = Sappho
figure-solon = Solon
figure-cincinnatus = Cincinnatus
figure-pericles = Périclès
figure-cicero = Cicéron
figure-jason = Jason
figure-hanno_the_navigator = Hannon le Navigateur
figure-scylax_of_caryanda = Scylax de Caryanda
figure-pytheas_of_massalia = Pythéas de Marseille
figure-nearchus = Néarque
stance-ask = me demander
stance-always = toujours combattre
stance-never = ne jamais combattre
source-kings = rois
source-scholars = savants
source-generals = généraux
source-citizens = citoyens
source-navigators = navigateurs

decision-take = Choisissez votre nation.
decision-start = Avec quelle ville commencez-vous ?
decision-instead = La banque n’a plus de pièce : quelle ressource prenez-vous à la place ?
decision-rondel = Avancez votre pion : choisissez une case de la roue.
decision-orders = Vos consignes : choisissez ce que vous changez.
decision-pay = Payez une unité : une pièce remplace toute ressource.
decision-temple = Bâtissez un temple dans une ville qui brille, ou terminez.
decision-arm = Armez : choisissez une ville qui brille et une unité, ou terminez.
decision-learn = Choisissez un savoir-faire à acquérir, ou terminez.
decision-maneuver = Manœuvre : choisissez une unité qui se déplace, combat ou conquiert, ou terminez.
decision-conquest = Choisissez une ville à conquérir, ou terminez.
decision-enter = Votre unité rencontre des unités étrangères : réclamez-vous un combat ?
decision-asked = Une unité étrangère entre là où se tiennent les vôtres : combattez-vous ?
decision-foe = Qui combattez-vous ?
decision-lose = Choisissez laquelle de vos unités est perdue.
decision-spend = Choisissez laquelle de vos unités est perdue dans la conquête.
decision-give_up = Tous vos jetons de ville sont posés : à quelle ville renoncez-vous ?
decision-found = Fondez une ville dans une province qui brille, ou terminez.
decision-exchange = Échangez quelque chose avec la banque, ou terminez.
decision-card = De quelle pile vient votre personnage supplémentaire ?
decision-deal = Les nations sont distribuées.
decision-call = Le sort désigne qui choisit ensuite.
decision-over = La partie est finie.

missing-take = Choisissez d’abord une nation.
prompt-take-nation = Menez { $nation }, ou choisissez une autre nation.
missing-start = Choisissez d’abord une ville.
prompt-start-province = Commencez à { $province }, ou choisissez une autre ville.
missing-rondel = Choisissez d’abord une case de la roue.
prompt-rondel-space = { $ways ->
    [1] Allez sur la case { $space }, ou choisissez une autre case.
   *[other] Allez sur la case { $space } : choisissez ce que vous payez, ou une autre case.
}
missing-pay = Choisissez d’abord ce que vous payez.
missing-temple = Choisissez d’abord une ville.
prompt-temple-province = Bâtissez un temple à { $province }, ou choisissez une autre ville.
missing-arm = Choisissez d’abord une ville.
prompt-arm-unit-province = Armez une { $unit } à { $province }, ou choisissez une autre ville.
missing-learn = Choisissez d’abord un savoir-faire.
prompt-learn-know_how = Acquérez { $know_how }, ou choisissez un autre savoir-faire.
missing-maneuver = Choisissez d’abord des unités sur la carte.
prompt-maneuver-source-unit-count = Déplacez { $count ->
    [1] une { $unit }
   *[other] { $count } { $unit_id ->
        [legion] légions
       *[galley] galères
    }
} { DE($source) } : choisissez une province qui brille.
missing-maneuver-source-unit-count = Choisissez d’abord une province.
prompt-maneuver-source-unit-target = Allez à { $target }, changez le nombre d’unités, ou choisissez une autre province.
prompt-maneuver-unit-province-foe = Combattez { $foe } à { $province }, ou choisissez autre chose.
prompt-maneuver-province-loser = { $ways ->
    [1] Conquérez { $province }, ou choisissez autre chose.
   *[other] Conquérez { $province } : choisissez les unités que vous perdez.
}
missing-conquest = Choisissez d’abord une ville.
prompt-conquest-province-loser = { $ways ->
    [1] Conquérez { $province }, ou choisissez une autre ville.
   *[other] Conquérez { $province } : choisissez les unités que vous perdez.
}
missing-give_up = Choisissez d’abord une ville.
prompt-give_up-province = Renoncez à { $province }, ou choisissez une autre ville.
missing-found = Choisissez d’abord une province.
prompt-found-province = Fondez une ville à { $province }, ou choisissez une autre province.

action-deal = { $nation }
action-call = { $seat } choisit
action-take = { $nation }
action-start = Commencer à { $province }
action-instead = prendre : { $resource }
action-orders = voir vos consignes
action-order = { $unit }s : { $stance }
action-go = { $space }
action-pay = payer une { $resource_id ->
    [coin] pièce
    [gold] unité d’or
   *[other] unité de { $resource }
}
action-temple = Un temple à { $province }
action-arm = Une { $unit } à { $province }
action-learn = { $know_how }
action-exchange = deux unités { $give_id ->
    [gold] d’or
   *[other] de { $give }
} contre une { $take_id ->
    [gold] d’or
   *[other] de { $take }
}
action-swap = une unité { $give_id ->
    [gold] d’or
   *[other] de { $give }
} contre une { $take_id ->
    [gold] d’or
   *[other] de { $take }
}
action-move = { $unit } { DE($source) } à { $target }{ $left ->
    [1] { "" }
   *[other] { " " }(il lui reste { $left } manœuvres)
}
action-fight = combat de { $unit }s à { $province }
action-foe = combattre : { $nation }
action-let-be = pas de combat
action-demand = réclamer un combat
action-decline = La laisser passer
action-lose = en perdre une { $left ->
    [0] sans manœuvre
    [one] qui a encore une manœuvre
   *[other] qui a encore { $left } manœuvres
}
action-conquer = conquérir { $province }
action-spend = { $unit } qui a encore { $left ->
    [one] une manœuvre
   *[other] { $left } manœuvres
}
action-give-up = renoncer à { $province }
action-found = fonder { $province }
action-gain = un { $stack }
action-done = terminé

event-dealt = { $seat } { VERB($seat, "joue", "jouez", "jouent") } { $nation }.
event-called = { $seat } { VERB($seat, "choisit", "choisissez", "choisissent") } ensuite.
event-took = { $seat } { VERB($seat, "prend", "prenez", "prennent") } { $nation }.
event-started = { $nation } { VERB($nation, "commence", "commencez", "commencent") } à { $province }.
event-round-began = Début de la manche { $round }.
event-turn-began = { $nation } { VERB($nation, "joue", "jouez", "jouent") }.
event-took-coin = { $nation } { VERB($nation, "prend", "prenez", "prennent") } une pièce à la banque.
event-took-instead = { $nation } { VERB($nation, "prend", "prenez", "prennent") } une unité { $resource_id ->
    [gold] d’or
   *[other] de { $resource }
}, faute de pièce.
event-no-coin = { $nation } ne { VERB($nation, "reçoit", "recevez", "reçoivent") } rien : la banque est vide.
event-ordered = { $nation } { VERB($nation, "donne", "donnez", "donnent") } une consigne aux { $unit_id ->
    [legion] légions
   *[galley] galères
} : { $stance_id ->
    [ask] demander chaque fois
    [always] toujours combattre
   *[never] ne jamais combattre
}.
event-went = { $nation } { VERB($nation, "va", "allez", "vont") } sur la case { $space }{ $price ->
    [0] { "" }
    [1] { " " }pour une unité
   *[other] { " " }pour { $price } unités
}.
event-paid = { $nation } { VERB($nation, "paie", "payez", "paient") } { $resource_id ->
    [coin] { $amount ->
        [1] une pièce
       *[other] { $amount } pièces
    }
    [gold] { $amount ->
        [1] une unité d’or
       *[other] { $amount } unités d’or
    }
   *[other] { $amount ->
        [1] une unité de { $resource }
       *[other] { $amount } unités de { $resource }
    }
}.
event-produced = { $nation } { $amount ->
    [0] ne { VERB($nation, "produit", "produisez", "produisent") } pas
    [1] { VERB($nation, "produit", "produisez", "produisent") } une unité
   *[other] { VERB($nation, "produit", "produisez", "produisent") } { $amount } unités
} { $resource_id ->
    [gold] d’or
   *[other] de { $resource }
}.
event-built-temple = { $nation } { VERB($nation, "bâtit", "bâtissez", "bâtissent") } un temple à { $province }.
event-armed = { $nation } { VERB($nation, "arme", "armez", "arment") } une { $unit } à { $province }.
event-learnt = { $nation } { VERB($nation, "acquiert", "acquérez", "acquièrent") } { $know_how } pour { $price ->
    [1] une unité d’or
   *[other] { $price } unités d’or
}{ $first ->
    [1] , une première
   *[other] { "" }
}.
event-exchanged = { $nation } { VERB($nation, "échange", "échangez", "échangent") } deux unités { $give_id ->
    [gold] d’or
   *[other] de { $give }
} contre une { $take_id ->
    [gold] d’or
   *[other] de { $take }
}.
event-swapped = { $nation } { VERB($nation, "échange", "échangez", "échangent") } une unité { $give_id ->
    [gold] d’or
   *[other] de { $give }
} contre une { $take_id ->
    [gold] d’or
   *[other] de { $take }
}.
event-moved = { $nation } { VERB($nation, "déplace", "déplacez", "déplacent") } une { $unit } { DE($source) } à { $target }.
event-demanded = { $nation } { VERB($nation, "réclame", "réclamez", "réclament") } un combat à { $province }.
event-declined = { $nation } { VERB($nation, "laisse", "laissez", "laissent") } passer l’unité à { $province }.
event-fought = Chez { $nation } comme chez { $foe }, une { $unit } est perdue à { $province }.
event-spent = { $nation } { VERB($nation, "perd", "perdez", "perdent") } une { $unit } devant { $province }.
event-conquered = { $nation } { VERB($nation, "conquiert", "conquérez", "conquièrent") } { $province } sur { $loser }.
event-routed = { $nation } { VERB($nation, "perd", "perdez", "perdent") } { $count ->
    [1] une { $unit }
   *[other] { $count } { $unit_id ->
        [legion] légions
       *[galley] galères
    }
} à { $province }.
event-temple-fell = { $nation } { VERB($nation, "détruit", "détruisez", "détruisent") } le temple { DE($province) }.
event-gave-up = { $nation } { VERB($nation, "abandonne", "abandonnez", "abandonnent") } { $province }.
event-founded = { $nation } { VERB($nation, "fonde", "fondez", "fondent") } { $province }.
event-gained = { $nation } { VERB($nation, "gagne", "gagnez", "gagnent") } { $figure } ({ $stack }).
event-gained-extra = { $nation } { VERB($nation, "gagne", "gagnez", "gagnent") } { $figure } ({ $stack }) pour tous les savoir-faire.
event-stack-empty = { $nation } ne { VERB($nation, "reçoit", "recevez", "reçoivent") } personne : il ne reste aucun { $stack }.
event-ended = { $reason_id ->
    [round_limit] La dernière manche est terminée
    [temple] Le dernier temple décide : { $winner } { VERB($winner, "gagne", "gagnez", "gagnent") }
   *[personalities] { $winner } { VERB($winner, "gagne", "gagnez", "gagnent") }
}.
event-placed = { $nation } { VERB($nation, "joue", "jouez", "jouent") } en position { $place }.
event-arming-ended = { $nation } { VERB($nation, "a", "avez", "ont") } fini d’armer.
event-maneuver-began = { $nation } { VERB($nation, "commence", "commencez", "commencent") } une manœuvre ({ $legion_moves } par légion, { $galley_moves } par galère).
event-maneuver-ended = { $nation } { VERB($nation, "termine", "terminez", "terminent") } la manœuvre.
event-can-go-on = La { $unit } à { $province } a encore { $left ->
    [1] une manœuvre
   *[other] { $left } manœuvres
}.
event-lost-moves = La { $unit } perdue à { $province } avait encore { $left ->
    [1] une manœuvre
   *[other] { $left } manœuvres
}.
event-occupied = { $nation } { VERB($nation, "pose", "posez", "posent") } un jeton de ville à { $province }.
event-no-extra = { $nation } { VERB($nation, "a", "avez", "ont") } tous les savoir-faire, mais il ne reste aucun personnage.

line-dealt = Les nations sont distribuées : { $nations }.
line-order = Ordre du tour : { $nations }.
line-started = Chaque nation a ses premières villes.
line-went = { VERB($who, "va", "allez", "vont") } sur la case { $space }
line-produced = { $amount ->
    [0] ne { VERB($who, "produit", "produisez", "produisent") } pas
    [1] { VERB($who, "produit", "produisez", "produisent") } une unité
   *[other] { VERB($who, "produit", "produisez", "produisent") } { $amount } unités
} { $resource_id ->
    [gold] d’or
   *[other] de { $resource }
}
line-built = { VERB($who, "bâtit", "bâtissez", "bâtissent") } { $provinces_count ->
    [1] un temple
   *[other] des temples
} à { $provinces }
line-armed = { VERB($who, "arme", "armez", "arment") } { $units }
line-learnt = { VERB($who, "acquiert", "acquérez", "acquièrent") } { $know_hows }
line-moved = { VERB($who, "déplace", "déplacez", "déplacent") } { $marches }
line-moved-many = { VERB($who, "déplace", "déplacez", "déplacent") } { $count ->
    [1] une unité
   *[other] { $count } unités
}
line-fought = { PERSON($foe) ->
    [you] vous { VERB($who, "combat", "combattez", "combattent") }
   *[other] { VERB($who, "combat", "combattez", "combattent") } { $foe }
} à { $provinces }
line-conquered = { VERB($who, "conquiert", "conquérez", "conquièrent") } { $conquests }
item-conquest = { $province } sur { $loser }
line-took = { VERB($who, "prend", "prenez", "prennent") } { $nation }
line-founded = { VERB($who, "fonde", "fondez", "fondent") } { $provinces }
line-gained = { VERB($who, "gagne", "gagnez", "gagnent") } { $figures }

line-armed-many = { VERB($who, "arme", "armez", "arment") } { $count ->
    [1] une unité
   *[other] { $count } unités
}
item-dealt = { $nation }{ $other_id ->
    [none] { "" }
   *[other] {" "}avec { $other }
} pour { $seat }
item-armed = { $count ->
    [1] une { $unit }
   *[other] { $count } { $unit_id ->
        [legion] légions
       *[galley] galères
    }
} à { $province }
item-march = { $count ->
    [1] une { $unit }
   *[other] { $count } { $unit_id ->
        [legion] légions
       *[galley] galères
    }
} { DE($source) } à { $target }

gesture-go = { $space }{ $price ->
    [0] { "" }
   *[other] , pour { $pay }
}
gesture-pay = payer { $pay }
gesture-march = { $count ->
    [1] une { $unit }
   *[other] { $count } { $unit_id ->
        [legion] légions
       *[galley] galères
    }
} { DE($source) } à { $target }{ $steps ->
    [1] { "" }
   *[other] , par { $over }
}
gesture-meet = { $unit } { DE($source) } à { $target }{ $steps ->
    [1] { "" }
   *[other] , par { $over }
}, sans réclamer de combat
gesture-attack = { $unit } { DE($source) } à { $target }{ $steps ->
    [1] { "" }
   *[other] , par { $over }
}, et combattre { $foe }
gesture-fight = Combattre { $foe } avec une { $unit } à { $province }
gesture-fight-by-choice = Combattre { $foe } avec une { $unit } à { $province }, en choisissant les pertes
gesture-conquer-by-choice = conquérir { $province } en choisissant les pertes une à une
gesture-conquer = conquérir { $province } en perdant { $galleys ->
    [0] { $legions ->
        [one] une légion
       *[other] { $legions } légions
    }
   *[other] { $legions ->
        [0] { "" }
        [one] une légion et{ " " }
       *[other] { $legions } légions et{ " " }
    }{ $galleys ->
        [one] une galère
       *[other] { $galleys } galères
    }
}

margin = { $count ->
    [1] un personnage
   *[other] { $count } personnages
}
end-personalities = Une nation a réuni les personnages qu’il lui fallait.
end-temple = Tous les personnages étaient pris, et un temple a été détruit.
end-round_limit = La dernière manche est terminée.

refusal-not-on-map = { $province } n’est pas sur cette carte.
refusal-cannot-pay-steps = La case { $space } est trop loin : vous ne pouvez pas en payer le prix.
refusal-orders-given = Vous avez changé vos consignes pour ce tour.
refusal-orders-any-time = Il n’y a rien à ouvrir : changez une consigne directement, chaque fois qu’on vous demande quelque chose.
refusal-order-stands = C’est déjà votre consigne pour les { $unit }s.
refusal-nothing-to-pay-with = { $resource_id ->
    [coin] Vous n’avez pas de pièce.
    [gold] Vous n’avez pas d’or.
   *[other] Vous n’avez pas de { $resource }.
}
refusal-not-your-city = { $province } n’est pas une de vos villes.
refusal-has-temple = { $province } a déjà son temple.
refusal-cannot-pay = Il en coûte { $price ->
    [one] une unité
   *[other] { $price } unités
} { $resource_id ->
    [gold] d’or
   *[other] de { $resource }
}, et vos pièces ne suffisent pas pour le reste.
refusal-wrong-border = Aucune { $unit } ne peut être posée à { $province } : il y manque une frontière de ce type.
refusal-supply-empty = Toutes vos unités de ce type ({ $unit }) sont sur la carte.
refusal-city-full = { $province } a armé tout ce qu’elle peut ce tour.
refusal-already-known = Vous avez déjà ce savoir-faire : { $know_how }.
refusal-needs-basic = { $know_how } { VERB($know_how, "demande", "demandez", "demandent") } d’abord { $basic }.
refusal-wrong-border-move = Une { $unit } ne peut pas passer par là : { $source } → { $target }.
refusal-no-unit-with-moves = Aucune de vos { $unit }s à { $source } n’a exactement { $left ->
    [one] une manœuvre
   *[other] { $left } manœuvres
}.
refusal-no-city = { $province } n’a pas de ville.
refusal-own-city = { $province } est à vous.
refusal-partner = { $province } est à votre autre nation.
refusal-last-city = { $province } est la dernière ville de cette nation.
refusal-conquests-later = Les conquêtes viennent quand toutes les unités ont bougé.
refusal-too-weak = { $province } se défend avec { $defence }, et { $strength ->
    [0] aucune de vos unités présentes n’a encore de manœuvre
    [one] une seule de vos unités présentes a encore une manœuvre
   *[other] seules { $strength } de vos unités présentes ont encore une manœuvre
}.
refusal-city-there = { $province } a déjà une ville.
refusal-no-unit-there = Vous n’avez pas d’unité à { $province }.
refusal-cannot-found = Une ville coûte une unité de marbre, une de fer et une d’or, et vos pièces ne suffisent pas pour le reste.
refusal-not-fullest = Une pile est plus haute que celle-ci ({ $stack }).
refusal-not-yours = Vous ne pouvez pas renoncer à { $province }.
refusal-not-a-start = { $province } n’est pas une de vos villes de départ.
refusal-nation-not-free = Cette nation est déjà prise : { $nation }.
refusal-not-there = Le hasard ne peut pas donner cela maintenant.
refusal-no-such-unit = { $nation } : aucune { $unit } à { $province }.
refusal-bank-empty = La banque n’en a plus : { $resource }.
refusal-other-decision = Une autre décision est attendue maintenant ({ $nation }) : « { $decision } »
refusal-order-changed = Vous venez de changer votre consigne pour les { $unit }s.
refusal-wrong-resource = Ce prix se paie en { $resource } ou en pièces.
refusal-exchange-needs-all = Seule une nation qui a les huit savoir-faire fait des échanges.
refusal-exchange-is-free = Dans cette partie, une nation qui a les huit savoir-faire paie avec n’importe quelle ressource : il n’y a rien à échanger.
refusal-exchange-too-little = Un échange demande deux unités, et vous n’avez pas deux unités { $resource_id ->
    [gold] d’or
   *[other] de { $resource }
}.
refusal-swap-instead = Dans cette partie, une nation qui a les huit savoir-faire échange une unité contre une.
refusal-swap-too-cheap = Dans cette partie, un échange demande deux unités pour une.
refusal-swapped-back = Vous venez d’échanger { $resource_id ->
    [gold] de l’or
   *[other] du { $resource }
} en sens inverse.
refusal-no-units-here = Vous n’avez pas de { $unit } à { $source }.
refusal-no-own-unit = Vous n’avez pas de { $unit } à { $province } pour combattre.
refusal-no-foe = Aucune { $unit } étrangère ne se trouve à { $province }.
refusal-partner-there = À { $province }, les seules autres unités de ce type sont à votre autre nation.
refusal-only-conquests = Toutes les unités ont bougé : il ne reste que les conquêtes.
refusal-nation-not-in-play = Cette nation ne joue pas : { $nation }.
refusal-nation-of-pair = Deux nations vont ensemble, et la première compte pour les deux : { $nation }.
refusal-own-nation = { $nation } : c’est la nation dont l’unité vient d’avancer.
refusal-partner-nation = { $nation } : c’est votre autre nation, et les deux ne se combattent pas.
refusal-none-left = { $left ->
    [0] Toutes vos { $unit }s à { $province } ont encore une manœuvre.
    [one] À { $province }, aucune de vos { $unit }s n’a exactement une manœuvre.
   *[other] À { $province }, aucune de vos { $unit }s n’a { $left } manœuvres.
}
refusal-other-choice = Une autre décision est attendue maintenant : « { $decision } »

board-round = Manche { $round }
board-goal = { $goal } personnages pour gagner
board-know_how = Savoir-faire
board-bank = Banque
board-unlimited = ∞
board-stacks = Piles
board-province = Province
board-city = Ville
board-defence = Déf.
board-units = Unités (manœuvres)
board-neighbours = Voisines
board-legend = sous un nom : Gr● une ville de la Grèce, ▲ avec temple · 2L deux légions, 1G une galère · ≈ mers · M marbre · I fer · O or · C pièce · traits : · terre, ~ mer, ≈ les deux ; « find NOM » dit les voisines

level-1 = Scribe
level-1-about = Connaît les règles et compte ses propres villes ; ce que trament les autres lui échappe.
level-2 = Marchand
level-2-about = Tire le meilleur de son tour et voit qui mène, mais ne pense pas plus loin.
level-3 = Satrape
level-3-about = Pense quelques coups à l’avance, sur la roue comme sur la carte.
level-4 = Stratège
level-4-about = Planifie avec expérience, rassemble ses légions et repère la ville mal défendue.
level-5 = Roi des rois
level-5-about = Pèse tout, sans se presser : hâtez-vous, ou gardez vos temples.
board-held = { $count ->
    [0] aucun personnage
    [one] { $count } personnage : { $cards }
   *[other] { $count } personnages : { $cards }
}
step-go = { $space }, prix { $price } : { $ways } façons de payer …

# Sortes de décisions et d’événements, comme titres d’un tableau.
kind-action-move = Déplacement
kind-action-go = Case de la roue
kind-action-pay = Unité payée
kind-action-temple = Temple bâti
kind-action-arm = Unité armée
kind-action-learn = Savoir-faire acquis
kind-action-exchange = Deux ressources échangées contre une
kind-action-fight = Combat
kind-action-foe = Adversaire du combat
kind-action-let-be = Pas de combat
kind-action-demand = Combat exigé
kind-action-decline = Combat non exigé
kind-action-lose = Unité perdue
kind-action-conquer = Conquête
kind-action-spend = Unité perdue dans une conquête
kind-action-give-up = Conquête abandonnée
kind-action-found = Ville fondée
kind-action-gain = Personnage gagné
kind-action-done = Terminé
kind-action-orders = Consignes ouvertes
kind-action-order = Consigne
kind-action-instead = Ressource au lieu d’une pièce
kind-action-start = Première ville
kind-action-take = Nation choisie
kind-action-deal = Nation distribuée
kind-action-call = Joueur qui choisit
kind-action-swap = Ressource échangée contre une autre
kind-event-dealt = Nations distribuées
kind-event-called = Joueurs appelés à choisir
kind-event-took = Nations choisies
kind-event-started = Premières villes
kind-event-round-began = Manches
kind-event-turn-began = Tours de jeu
kind-event-took-coin = Pièces prises
kind-event-took-instead = Ressources prises au lieu d’une pièce
kind-event-no-coin = Tours sans pièce
kind-event-ordered = Consignes données
kind-event-went = Déplacements sur la roue
kind-event-paid = Paiements
kind-event-produced = Productions
kind-event-built-temple = Temples bâtis
kind-event-armed = Unités armées
kind-event-learnt = Savoir-faire acquis
kind-event-exchanged = Échanges à deux contre une
kind-event-moved = Déplacements sur la carte
kind-event-demanded = Combats exigés
kind-event-declined = Combats non exigés
kind-event-fought = Combats
kind-event-spent = Unités perdues dans une conquête
kind-event-conquered = Villes conquises
kind-event-routed = Unités tombées avec leur ville
kind-event-temple-fell = Temples détruits
kind-event-gave-up = Conquêtes abandonnées
kind-event-founded = Villes fondées
kind-event-gained = Personnages gagnés
kind-event-gained-extra = Personnages supplémentaires gagnés
kind-event-stack-empty = Piles de personnages épuisées
kind-event-ended = Fins de partie
kind-event-placed = Rangs atteints
kind-event-arming-ended = Armements terminés
kind-event-maneuver-began = Manœuvres commencées
kind-event-maneuver-ended = Manœuvres terminées
kind-event-can-go-on = Unités ayant encore des déplacements
kind-event-lost-moves = Unités privées de leurs déplacements
kind-event-occupied = Villes occupées
kind-event-no-extra = Personnages supplémentaires indisponibles
kind-event-swapped = Échanges à une contre une
