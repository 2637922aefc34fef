title = L’Empire de César
blurb = Construisez des routes de Rome aux villes de l’empire et prenez leurs richesses. Chaque route du chemin de retour paie son propriétaire : faites passer les autres par les vôtres.
note-large-map = La carte pour 4 et 5 joueurs est notre propre reconstitution : celle de la boîte ne nous est pas connue.
note-small-map = La carte pour 2 et 3 joueurs a été retrouvée par des sources publiques ; les noms des villes et certaines couleurs sont notre choix.

option-goods = Jetons Richesses mélangés (2 ou 3 joueurs)
option-goods-reduced = trente : sans deux pièces d’or ni un jeton de chaque autre type
option-goods-all = trente tirés parmi les quarante
option-whole_colour = Posséder toutes les villes d’une couleur (2 ou 3 joueurs)
option-whole_colour-off = rapporte la plus haute, comme toujours
option-whole_colour-on = rapporte la somme de ses villes

seat-name = { $seat ->
    [0] Jupiter
    [1] Neptune
    [2] Apollon
    [3] Mercure
   *[4] Diane
}
wealth-meat = viande
wealth-wheat = blé
wealth-gems = pierreries
wealth-olives = olives
wealth-grapes = raisin
wealth-wood = bois
wealth-oil = huile
wealth-wine = vin
wealth-gold = or
colour-blue = bleu
colour-green = vert
colour-red = rouge
colour-purple = violet
colour-yellow = jaune
colour-black = noir
region-blue = Italie du Nord, Alpes et Rhône
region-green = Gaule, Rhin et Bretagne insulaire
region-red = Sicile, Sardaigne et Afrique
region-purple = Hispanie
region-yellow = Asie, Syrie et Égypte
region-black = Danube, Grèce et Cyrène
map-small = carte pour 2 ou 3 joueurs
map-large = carte pour 4 ou 5 joueurs (notre reconstitution)
source-roads = routes, pendant la partie
source-cities = villes
source-rows = richesses différentes
source-columns = richesses du même type
source-gold = or
source-bonus = le plus de routes restantes

decision-city = Choisissez une ville qui brille : votre chemin y mènera.
decision-road = Construisez le chemin vers Rome : choisissez une voie qui brille.
decision-count = Plusieurs chemins, également courts, ne paient pas la même chose : choisissez combien de routes de ce joueur comptent.
decision-deal = Les richesses sont réparties.
decision-first = On tire au sort qui commence.
decision-over = La partie est finie.

missing-city = Choisissez d’abord une ville.
prompt-city-city = { $ways ->
    [1] Construisez le chemin vers { $city }, ou choisissez une autre ville.
   *[other] Construisez ce chemin vers { $city }, ou voyez les autres : il y en a { $ways }.
}
missing-road = Choisissez d’abord une voie.
prompt-road-city = { $ways ->
    [1] Construisez le reste du chemin vers { $city }.
   *[other] Construisez ce chemin vers { $city }, ou voyez les autres : il y en a { $ways }.
}
missing-count = Choisissez combien de routes comptent.

action-city = un chemin vers { $city }
action-build = une route { DE($city) } à { $toward }
action-stop = le chemin commence ici
action-pass = aucun chemin ne peut être payé : passer
action-count = { $player } : un chemin avec { $pieces ->
    [0] aucune de ses routes
    [1] une de ses routes
   *[other] { $pieces } de ses routes
}
action-deal = jeton Richesses : { $wealth }
action-first = { $player } { VERB($player, "commence", "commencez", "commencent") }

gesture-route = { $city } depuis { $start }{ $over_count ->
    [0] { "" }
   *[other] { " " }par { $over }
} : { $cost ->
    [0] aucune route de plus
    [one] { $cost } route
   *[other] { $cost } routes
}, { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}{ $rest ->
    [0] { "" }
   *[other] , { $rest } pour les autres
}{ $tied ->
    [0] { "" }
   *[other] , en comptant par { $path }
}

event-dealt = { $city } : { $wealth }.
event-begins = Le sort en a décidé : { $seat } { VERB($seat, "commence", "commencez", "commencent") }.
event-turn-began = { $seat } { VERB($seat, "joue", "jouez", "jouent") }.
event-chose = { $seat } { VERB($seat, "vise", "visez", "visent") } { $city }.
event-built = { $seat } { VERB($seat, "construit", "construisez", "construisent") } { $line } ({ $pieces ->
    [one] { $pieces } route
   *[other] { $pieces } routes
}, il en reste { $left }).
event-took = { $seat } { VERB($seat, "prend", "prenez", "prennent") } { $city } ({ $value }) et sa richesse : { $wealth }.
event-asked = Plusieurs chemins, également courts, ne paient pas la même chose : { $seat } { VERB($seat, "décide", "décidez", "décident") } combien de { PERSON($player) ->
    [you] vos routes
   *[other] routes { DE($player) }
} comptent.
event-answered = { $seat } { VERB($seat, "fait", "faites", "font") } compter { PERSON($player) ->
    [you] { $pieces ->
        [0] un chemin sans vos routes
        [1] une de vos routes
       *[other] { $pieces } de vos routes
    }
   *[other] { $pieces ->
        [0] un chemin sans route { DE($player) }
        [1] une route { DE($player) }
       *[other] { $pieces } routes { DE($player) }
    }
}.
event-counted = Le chemin de Rome à { $city } compte { $pieces ->
    [one] { $pieces } route
   *[other] { $pieces } routes
}{ $doubled ->
    [1] , et l’or double les points
   *[0] { "" }
}.
event-paid = { $line } { PERSON($seat) ->
    [you] vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { A($seat) }
}.
event-scored = { $seat } { VERB($seat, "marque", "marquez", "marquent") } { $points ->
    [one] { $points } point
   *[other] { $points } points
}, total { $total }.
event-passed = { $seat } ne { VERB($seat, "peut", "pouvez", "peuvent") } payer aucun chemin et { VERB($seat, "passe", "passez", "passent") }.
event-bonus = { $seat } { VERB($seat, "garde", "gardez", "gardent") } le plus de routes ({ $roads }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-ended = La partie est finie : { $reason_id ->
    [complete] toutes les villes sont reliées à Rome
   *[stuck] plus personne ne peut construire
}.

line-dealt = Les jetons Richesses sont posés sur les villes.
line-set-out = { VERB($who, "vise", "visez", "visent") } { $city }
line-built = { VERB($who, "construit", "construisez", "construisent") } { $roads ->
    [1] une route
   *[other] { $roads } routes
}
line-took = { VERB($who, "prend", "prenez", "prennent") } { $city } et sa richesse ({ $wealth })
line-scored = { VERB($who, "marque", "marquez", "marquent") } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
line-gave = en { VERB($who, "rapporte", "rapportez", "rapportent") } { $shares }
item-share = { PERSON($seat) ->
    [you] { $points } à vous
   *[other] { $points } { A($seat) }
}
line-passed = ne { VERB($who, "peut", "pouvez", "peuvent") } payer aucun chemin et { VERB($who, "passe", "passez", "passent") }

refusal-other-decision = Une autre décision est attendue maintenant : « { $decision } »
refusal-not-there = Le hasard ne peut pas donner cela maintenant.
refusal-can-build = Vous pouvez payer un chemin : vous ne pouvez pas passer.
refusal-not-on-map = { $city } n’est pas sur cette carte.
refusal-already-taken = { $city } est déjà prise.
refusal-out-of-reach = { $city } est encore hors d’atteinte : aucune voie ne la relie à Rome ni à une ville vide.
refusal-too-few-roads = Il vous reste trop peu de routes pour { $city }.
refusal-not-begun = Le chemin vers { $city } demande d’abord une voie.
refusal-no-such-line = Il n’y a pas de voie { $line } sur cette carte.
refusal-not-joined = La voie suivante doit continuer depuis { $city }.
refusal-city-twice = Le chemin est déjà passé par { $city }.
refusal-line-taken = { $line } : la voie est déjà construite ({ $player }).
refusal-city-in-the-way = { $city } a encore ses jetons : aucune route ne la traverse.
refusal-no-such-path = Aucun des chemins les plus courts n’a ce nombre de routes { DE($player) }.
refusal-not-asked = On vous demande maintenant combien de routes { DE($player) } comptent.

end-complete = toutes les villes sont reliées à Rome.
end-stuck = plus personne ne peut construire.

board-colours = { $count ->
    [one] { $count } couleur
   *[other] { $count } couleurs
}
board-left-over = Non répartis : { $wealth }
board-legend = ●8 or : ville libre, sa couleur, sa valeur, sa richesse · voies libres : · une route, = deux · lettres : à qui sont les villes et les routes

level-1 = Le muletier
level-1-about = Connaît les règles et ne regarde que ses routes et ses richesses.
level-2 = Le paveur
level-2-about = Tire le meilleur de son tour et voit ce que veulent les autres, sans regarder plus loin : amusant en famille.
level-3 = L’arpenteur
level-3-about = Pense quelques tours à l’avance et vous fait passer par ses routes.
level-4 = Le curateur des voies
level-4-about = Planifie avec expérience : quelles richesses, quelles portes de Rome, quelle ville ne pas vous laisser.
level-5 = Appius Claudius
level-5-about = Il a construit la via Appia : il pèse tout et prend son temps.
board-standing = { $roads ->
    [one] { $roads } route restante
   *[other] { $roads } routes restantes
} · { $score ->
    [one] { $score } point acquis
   *[other] { $score } points acquis
} · { $total } si c’était la fin
step-route = { $city } : { $cost ->
    [0] aucune route de plus
    [one] { $cost } route
   *[other] { $cost } routes
}, { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}{ $rest ->
    [0] { "" }
   *[other] , { $rest } pour les autres
}, ou { $ways } façons …

# Sortes de décisions et d’événements, comme titres d’un tableau.
kind-action-city = Ville visée
kind-action-pass = Passe, faute de pouvoir payer un chemin
kind-action-build = Route construite
kind-action-stop = Début d’un chemin
kind-action-count = Chemin compté pour un joueur
kind-action-deal = Jeton Richesses mis en place
kind-action-first = Premier joueur tiré au sort
kind-event-dealt = Jetons Richesses mis en place
kind-event-begins = Premiers joueurs tirés au sort
kind-event-turn-began = Tours de jeu
kind-event-chose = Villes visées
kind-event-built = Lignes construites
kind-event-took = Villes prises
kind-event-asked = Questions sur le chemin qui compte
kind-event-answered = Réponses sur le chemin qui compte
kind-event-counted = Chemins vers Rome comptés
kind-event-paid = Lignes qui ont rapporté des points
kind-event-scored = Points marqués en un tour
kind-event-passed = Passes
kind-event-bonus = Bonus pour le plus de routes restantes
kind-event-ended = Fins de partie
