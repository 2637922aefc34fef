title = Augustus
blurb = Mobilisez vos légions au fil des jetons tirés par le crieur, et ralliez provinces et sénateurs. Lancez « Ave César » au bon moment, réclamez des récompenses et marquez le plus de points quand quelqu’un contrôle sept objectifs.
note-names = Les noms des provinces et des sénateurs sont de notre choix ; les numéros des objectifs sont ceux du jeu.
note-doubts = Les objectifs 21, 22, 53, 54, 84, 87 et 88 sont joués tels qu’une seule source les donne : si vous avez la boîte, vous pouvez les corriger dans un fichier de données à vous.

option-start = Les trois objectifs de départ
option-start-choose = choisis parmi six
option-start-random_three = distribués au hasard, pour une première partie
option-placement = Placer les légions après un tirage
option-placement-simultaneous = tous à la fois, sans voir les autres
option-placement-ordered = l’un après l’autre, à partir du crieur
option-mobilise = Légions mobilisées par un pouvoir
option-mobilise-place_or_move = prises dans la réserve ou déplacées
option-mobilise-reserve_only = prises dans la réserve seulement
option-count_in_batch = Récompenses de nombre, quand plusieurs objectifs sont complétés ensemble
option-count_in_batch-final = seul le dernier nombre compte
option-count_in_batch-each = chaque nombre franchi compte
option-resource_on_loss = L’or et le blé, quand leur détenteur perd un objectif
option-resource_on_loss-keep = restent jusqu’à ce que quelqu’un le rejoigne
option-resource_on_loss-recount = vont à celui qui en a le plus
option-symbol_cap = Points par symbole à la fin
option-symbol_cap-on = jusqu’au maximum de l’objectif
option-symbol_cap-off = sans limite
option-tie = Points égaux
option-tie-senators = le nombre de sénateurs départage
option-tie-shared = le rang est partagé

symbol-double_sword = double glaive
symbol-shield = bouclier
symbol-chariot = char
symbol-catapult = catapulte
symbol-standard = enseigne
symbol-dagger = poignard
token-double_sword = double glaive
token-shield = bouclier
token-chariot = char
token-catapult = catapulte
token-standard = enseigne
token-dagger = poignard
token-joker = joker
colour-senator = sénateur
colour-green = vert
colour-pink = rose
colour-orange = orange
resource-gold = or
resource-wheat = blé
reward-set_senator = trois sénateurs
reward-set_green = trois provinces vertes
reward-set_pink = trois provinces roses
reward-set_orange = trois provinces orange
reward-one_of_each = un objectif de chaque couleur
reward-count_2 = deux objectifs
reward-count_3 = trois objectifs
reward-count_4 = quatre objectifs
reward-count_5 = cinq objectifs
reward-count_6 = six objectifs
reward-gold = l’or
reward-wheat = le blé
power-extra_legions = légions supplémentaires
power-mobilise_symbol = mobiliser sur un symbole
power-mobilise_any = mobiliser où l’on veut
power-take_two = prendre deux objectifs
power-rearrange = réorganiser toutes les légions
power-complete_objective = compléter un objectif
power-remove_legions = faire retirer des légions
power-clear_objective = faire vider un objectif
power-lose_objective = faire perdre un objectif
power-equivalence = équivalence
power-points_per_symbol = points par symbole
power-points_per_colour = points par couleur
power-points_per_red = points par objectif rouge
source-objectives = objectifs
source-symbols = par symbole
source-colours = par couleur
source-reds = par objectif rouge
source-colour_rewards = récompenses de couleur
source-count_reward = récompense de nombre
source-resources = or et blé

decision-keep = Choisissez les trois objectifs que vous gardez.
decision-mobilise = Posez une légion sur une case qui brille, ou laissez-les toutes en place.
decision-muster = Posez une légion de votre pouvoir sur une case qui brille.
decision-source = Choisissez d’où vient cette légion.
decision-rearrange = Réorganisez : choisissez une légion à prendre, ou terminez.
decision-put_down = Réorganisez : choisissez où poser la légion.
decision-complete = Choisissez un de vos objectifs à compléter tout de suite.
decision-remove = On vous attaque : choisissez une légion à reprendre.
decision-clear = On vous attaque : choisissez un objectif à vider de ses légions.
decision-lose = On vous attaque : choisissez un objectif contrôlé à abandonner.
decision-claim = Réclamez cette récompense, ou attendez mieux : on n’en a qu’une de ce type.
decision-choose = Choisissez un nouvel objectif dans la ligne.
decision-crier = On tire au sort le premier crieur.
decision-fill = On complète la ligne.
decision-deal = On distribue les objectifs.
decision-draw = Le crieur tire un jeton.
decision-over = La partie est finie.

missing-keep = Choisissez d’abord trois objectifs.
prompt-keep-objectives = { $left ->
    [0] Gardez ces objectifs, ou changez votre choix.
    [1] Choisissez encore un objectif à garder.
   *[other] Choisissez encore { $left } objectifs à garder.
}
missing-keep-objectives = Choisissez d’abord trois objectifs.
missing-mobilise = Choisissez d’abord une case.
prompt-mobilise-origin-origin_symbol = Déplacez la légion { DE($origin) } ({ $origin_symbol }) : choisissez une case qui brille.
missing-mobilise-origin-origin_symbol = Choisissez d’abord une case.
prompt-mobilise-objective = Posez une légion sur { $objective } : choisissez laquelle.
missing-mobilise-objective = Choisissez d’abord une légion.
prompt-mobilise-objective-symbol = Posez la légion sur { $objective } ({ $symbol }), ou choisissez une autre case.
missing-muster = Choisissez d’abord une case.
prompt-muster-origin-origin_symbol = Déplacez la légion { DE($origin) } ({ $origin_symbol }) : choisissez une case qui brille.
missing-muster-origin-origin_symbol = Choisissez d’abord une case.
prompt-muster-objective = Posez une légion sur { $objective } : choisissez laquelle.
missing-muster-objective = Choisissez d’abord une légion.
prompt-muster-objective-symbol = Posez la légion sur { $objective } ({ $symbol }), ou choisissez une autre case.
missing-source = Choisissez d’abord une légion.
prompt-source-objective-symbol = Posez cette légion sur { $objective } ({ $symbol }), ou choisissez-en une autre.
missing-rearrange = Choisissez d’abord une légion.
prompt-rearrange-origin-origin_symbol = Déplacez la légion { DE($origin) } ({ $origin_symbol }) : choisissez une case qui brille.
missing-rearrange-origin-origin_symbol = Choisissez d’abord une case.
prompt-rearrange-objective-symbol = Déplacez la légion vers { $objective } ({ $symbol }), ou choisissez une autre case.
missing-put_down = Choisissez d’abord une case.
prompt-put_down-objective-symbol = Posez la légion sur { $objective } ({ $symbol }), ou choisissez une autre case.
missing-complete = Choisissez d’abord un objectif.
prompt-complete-objective = Complétez { $objective }, ou choisissez un autre objectif.
missing-remove = Choisissez d’abord les légions.
prompt-remove-objectives = { $left ->
    [0] { $objectives ->
        [1] Reprenez cette légion, ou choisissez-en une autre.
       *[other] Reprenez ces légions, ou changez votre choix.
    }
    [1] Choisissez encore une légion à reprendre.
   *[other] Choisissez encore { $left } légions à reprendre.
}
missing-remove-objectives = Choisissez d’abord les autres légions.
missing-clear = Choisissez d’abord un objectif.
prompt-clear-objective = Videz { $objective } de ses légions, ou choisissez un autre objectif.
missing-lose = Choisissez d’abord un objectif.
prompt-lose-objective = Abandonnez { $objective }, ou choisissez un autre objectif.
missing-choose = Choisissez d’abord un objectif de la ligne.
prompt-choose-objectives = { $left ->
    [0] { $objectives ->
        [1] Prenez cet objectif, ou choisissez-en un autre.
       *[other] Prenez ces objectifs, ou changez votre choix.
    }
    [1] Choisissez encore un objectif dans la ligne.
   *[other] Choisissez encore { $left } objectifs dans la ligne.
}
missing-choose-objectives = Choisissez d’abord les autres objectifs.

action-put = Une légion sur { $objective } ({ $symbol })
action-take = La légion { DE($objective) } ({ $symbol })
action-reserve = de la réserve
action-stay = ne rien mobiliser
action-done = terminé
action-keep = garder { $objective }
action-complete = compléter { $objective }
action-clear = vider { $objective }
action-lose = abandonner { $objective }
action-choose = prendre { $objective }
action-claim = la réclamer
action-decline = attendre mieux
action-crier = { $seat } { VERB($seat, "crie", "criez", "crient") } les premiers jetons
action-draw = jeton : { $token }
action-deal = objectif { $objective }

gesture-place = Une légion de la réserve sur { $objective } ({ $symbol })
gesture-move = La légion { DE($origin) } ({ $origin_symbol }) vers { $objective } ({ $symbol })
gesture-put_down = La légion sur { $objective } ({ $symbol })
gesture-stay = ne rien mobiliser
gesture-done = terminé
gesture-keep = garder { $objectives }
gesture-choose = prendre { $objectives }
gesture-remove = { $objectives_count ->
    [1] la légion de l’objectif { $objectives } ({ $symbols })
   *[other] { $objectives_count } légions, des objectifs { $objectives } ({ $symbols })
}

event-crier-chosen = { $seat } { VERB($seat, "crie", "criez", "crient") } les premiers jetons.
event-row-filled = { $objective } arrive dans la ligne.
event-dealt = { $seat } { VERB($seat, "reçoit", "recevez", "reçoivent") } { $objective }.
event-dealt-hidden = { $seat } { VERB($seat, "reçoit", "recevez", "reçoivent") } un objectif.
event-started = { $seat } { VERB($seat, "commence", "commencez", "commencent") } avec { $objective }.
event-committed = { $seat } { VERB($seat, "a", "avez", "ont") } décidé.
event-shown = Tout le monde a décidé.
event-kept = { $seat } { VERB($seat, "garde", "gardez", "gardent") } { $objective }.
event-drew = { $seat } { VERB($seat, "tire", "tirez", "tirent") } un jeton : { $token }.
event-placed = { $seat } { VERB($seat, "place", "placez", "placent") } une légion sur { $objective } ({ $symbol }).
event-lifted = { $seat } { VERB($seat, "prend", "prenez", "prennent") } une légion { DE($objective) } ({ $symbol }).
event-put-down = { $seat } la { VERB($seat, "pose", "posez", "posent") } sur { $objective } ({ $symbol }).
event-stayed = { $seat } ne { VERB($seat, "mobilise", "mobilisez", "mobilisent") } aucune légion.
event-ave-caesar = { $seat } { VERB($seat, "crie", "criez", "crient") } Ave César : { $objective } est complet.
event-resolves = { $seat } { VERB($seat, "complète", "complétez", "complètent") } { $objective } et { $legions ->
    [0] n’y { VERB($seat, "reprend", "reprenez", "reprennent") } aucune légion
    [1] { VERB($seat, "reprend", "reprenez", "reprennent") } une légion
   *[other] { VERB($seat, "reprend", "reprenez", "reprennent") } { $legions } légions
}.
event-gained = { $seat } { $legions ->
    [0] ne { VERB($seat, "reçoit", "recevez", "reçoivent") } aucune légion : il n’en reste plus
    [1] { VERB($seat, "reçoit", "recevez", "reçoivent") } une légion de plus
   *[other] { VERB($seat, "reçoit", "recevez", "reçoivent") } { $legions } légions de plus
}.
event-rearranged = { $seat } { VERB($seat, "réorganise", "réorganisez", "réorganisent") } les légions.
event-completed = Le pouvoir { PERSON($seat) ->
    [you] vous permet
   *[other] permet { A($seat) }
} de compléter tout de suite { $objective }.
event-removed = { $seat } { VERB($seat, "reprend", "reprenez", "reprennent") } une légion { DE($objective) } ({ $symbol }).
event-cleared = { $seat } { VERB($seat, "reprend", "reprenez", "reprennent") } { $legions ->
    [1] la seule légion
   *[other] les { $legions } légions
} { DE($objective) }.
event-lost = { $seat } { VERB($seat, "perd", "perdez", "perdent") } le contrôle { DE($objective) }.
event-no-effect = Sans effet pour { $seat } : { $power }.
event-controls = Cela fait { $total ->
    [1] un objectif
   *[other] { $total } objectifs
} pour { $seat } avec { $objective }.
event-rewarded = { $seat } { VERB($seat, "prend", "prenez", "prennent") } la récompense : { $reward }.
event-resource-taken = { $seat } { $holder_id ->
    [none] { VERB($seat, "prend", "prenez", "prennent") } { $reward }
   *[other] { PERSON($holder) ->
        [you] vous { VERB($seat, "prend", "prenez", "prennent") } { $reward }
       *[other] { VERB($seat, "prend", "prenez", "prennent") } { $reward } { A($holder) }
    }
}.
event-declined = { $seat } { VERB($seat, "laisse", "laissez", "laissent") } la récompense : { $reward }.
event-chose = { $seat } { VERB($seat, "prend", "prenez", "prennent") } { $objective } dans la ligne.
event-reshuffled = La pioche était vide : { $cards ->
    [1] un objectif défaussé en forme
   *[other] { $cards } objectifs défaussés en forment
} une nouvelle.
event-bag-passed = { $seat } { VERB($seat, "crie", "criez", "crient") } les jetons suivants ; tous sont de retour dans le sac.
event-ended = Quelqu’un contrôle sept objectifs : la partie est finie.
event-put-aside = { $seat } { VERB($seat, "met", "mettez", "mettent") } { $objectives ->
    [1] l’autre objectif
   *[other] les { $objectives } autres objectifs
} de côté, face cachée.
event-uses = { $seat } { VERB($seat, "utilise", "utilisez", "utilisent") } le pouvoir { DE($objective) } : { $power }.
event-aims = { $seat } { VERB($seat, "s’apprête", "vous apprêtez", "s’apprêtent") } à mobiliser une légion sur { $objective } ({ $symbol }).
event-offered = { $seat } { VERB($seat, "peut", "pouvez", "peuvent") } réclamer la récompense : { $reward }.
event-none-left = Il ne reste aucun objectif à prendre pour { $seat }.
event-token-aside = { $seat } { VERB($seat, "met", "mettez", "mettent") } le jeton de côté : { $token }.

line-dealt = Chacun reçoit des objectifs à choisir.
line-kept = { VERB($who, "garde", "gardez", "gardent") } { $objectives }
line-drew = { VERB($who, "tire", "tirez", "tirent") } un jeton : { $token }
line-drew-placed = { VERB($who, "tire", "tirez", "tirent") } un jeton ({ $token }) : { $places }
line-completed = { VERB($who, "complète", "complétez", "complètent") } { $objective }
line-struck = { VERB($who, "fait", "faites", "font") } perdre { $legions ->
    [1] une légion
   *[other] { $legions } légions
} aux autres
line-took-away = { VERB($who, "enlève", "enlevez", "enlèvent") } { $losses }
line-took-one-away = { PERSON($player) ->
    [you] vous { VERB($who, "enlève", "enlevez", "enlèvent") } { $objective }
   *[other] { VERB($who, "enlève", "enlevez", "enlèvent") } { $objective } { A($player) }
}
item-loss = { $objective } { A($seat) }
line-rewarded = { VERB($who, "réclame", "réclamez", "réclament") } { $rewards_count ->
    [1] la récompense
   *[other] les récompenses
} ({ $rewards })
line-resource = { VERB($who, "reçoit", "recevez", "reçoivent") } { $rewards }
line-chose = { VERB($who, "prend", "prenez", "prennent") } { $objectives } dans la ligne
item-placement = { $seat } sur { $objective }

refusal-other-decision = Une autre décision est attendue maintenant : « { $decision } »
refusal-not-there = Le hasard ne peut pas donner cela maintenant.
refusal-not-in-progress = L’objectif { $objective } n’est pas un de vos objectifs en cours.
refusal-slot-taken = Il n’y a pas de case libre ({ $symbol }) sur l’objectif { $objective }.
refusal-wrong-symbol = Aucune légion ne peut aller maintenant sur une case de ce symbole ({ $symbol }).
refusal-no-legion-for-it = Vous n’avez pas d’autre légion pour l’objectif { $objective } ({ $symbol }).
refusal-no-legion-there = Vous n’avez pas de telle légion sur l’objectif { $objective }.
refusal-completed = L’objectif { $objective } est complété : aucune légion n’y va ni n’en part.
refusal-nothing-to-clear = Vous n’avez aucune légion sur l’objectif { $objective }.
refusal-only-from-reserve = Les légions de ce pouvoir viennent de la réserve seulement.
refusal-same-slot = La légion doit y aller : elle ne peut pas en venir.
refusal-reserve-empty = Votre réserve est vide.
refusal-just-put-down = Les légions posées ici y restent.
refusal-just-picked-up = Aucune légion ne peut aller là où l’on en a pris une.
refusal-nowhere-to-go = Il n’y a pas d’autre case libre pour cette légion.
refusal-not-to-keep = Vous ne pouvez pas garder { $objective } maintenant : gardez trois des vôtres.
refusal-not-under-control = Vous ne contrôlez pas l’objectif { $objective }.
refusal-not-in-row = L’objectif { $objective } n’est pas dans la ligne.

end-seven = quelqu’un contrôle sept objectifs.

board-bag = Sac
board-drawn = Tirés
board-since = Tirés : depuis le dernier joker
board-chances = Chances
board-row = Ligne
board-deck = Pioche { $count }
board-rewards = Récompenses
board-free = libre
board-reserve = Réserve
board-supply = Légions de côté : { $count }
board-controlled = Sous contrôle
board-points = Points
board-hand = Au choix
board-chosen = Choisi
board-power = Pouvoir utilisé
board-left = { $power }, reste { $left }
board-owes = décide
board-crier = crieur
board-resolving = résout
board-completed = Ave César !
board-resolved = résolu
board-nothing = –
board-legend = ● case avec une légion · ○ case libre · ✦ objectif rouge
board-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
board-per-symbol = { $points } par { $symbol } (au plus { $cap })
board-per-symbol-free = { $points } par { $symbol }
board-per-colour = { $points } par { $colour_id ->
    [senator] sénateur
    [green] province verte
    [pink] province rose
   *[orange] province orange
}
board-per-red = { $points } par objectif rouge
board-extra-legions = +{ $count } { $count ->
    [one] légion
   *[other] légions
}
board-mobilise-symbol = mobiliser { $count } : { $symbol }
board-mobilise-any = mobiliser { $count } où l’on veut
board-take-two = prendre deux objectifs
board-rearrange = réorganiser ses légions
board-complete-objective = compléter un objectif
board-remove-legions = autres : retirer { $count ->
    [one] { $count } légion
   *[other] { $count } légions
}
board-clear-objective = autres : vider un objectif
board-lose-objective = autres : perdre un objectif
board-equivalence = { $one } = { $other }

level-1 = Questeur
level-1-about = Débute dans la carrière : connaît les règles et ne regarde que ses propres objectifs.
level-2 = Édile
level-2-about = Tire le meilleur de chaque jeton et voit où en sont les autres, sans penser au suivant : amusant en famille.
level-3 = Préteur
level-3-about = Pense quelques jetons à l’avance et ne gaspille guère de légions.
level-4 = Consul
level-4-about = Planifie avec expérience : quels objectifs, quelles récompenses, et quand crier Ave César.
level-5 = Princeps
level-5-about = Pèse tout, des jetons restés dans le sac à la septième conquête.

# Sortes de décisions et d’événements, comme titres d’un tableau.
kind-action-put = Légion posée
kind-action-take = Légion reprise
kind-action-reserve = Légion de la réserve
kind-action-stay = Légions laissées en place
kind-action-done = Terminé
kind-action-keep = Objectif gardé
kind-action-complete = Objectif complété
kind-action-clear = Objectif vidé
kind-action-lose = Objectif abandonné
kind-action-choose = Nouvel objectif pris
kind-action-claim = Récompense prise
kind-action-decline = Récompense laissée
kind-action-crier = Premier crieur
kind-action-draw = Jeton tiré
kind-action-deal = Objectif distribué
kind-event-crier-chosen = Premiers crieurs désignés
kind-event-row-filled = Objectifs ajoutés à la ligne
kind-event-dealt = Objectifs distribués
kind-event-started = Objectifs de départ
kind-event-committed = Choix secrets faits
kind-event-shown = Choix secrets révélés
kind-event-kept = Objectifs gardés
kind-event-drew = Jetons tirés
kind-event-placed = Légions posées
kind-event-lifted = Légions reprises
kind-event-put-down = Légions reposées ailleurs
kind-event-stayed = Légions laissées en place
kind-event-ave-caesar = Annonces « Ave César »
kind-event-resolves = Objectifs résolus
kind-event-gained = Légions gagnées
kind-event-rearranged = Légions réorganisées
kind-event-completed = Objectifs complétés par un pouvoir
kind-event-removed = Légions retirées par d’autres
kind-event-cleared = Objectifs vidés
kind-event-lost = Objectifs perdus
kind-event-no-effect = Pouvoirs sans effet
kind-event-controls = Objectifs contrôlés
kind-event-rewarded = Récompenses prises
kind-event-resource-taken = Or ou blé pris
kind-event-declined = Récompenses laissées
kind-event-chose = Nouveaux objectifs pris
kind-event-reshuffled = Cartes mélangées de nouveau
kind-event-bag-passed = Sacs passés au suivant
kind-event-ended = Fins de partie
kind-event-put-aside = Objectifs mis de côté
kind-event-uses = Pouvoirs utilisés
kind-event-aims = Objectifs visés par un pouvoir
kind-event-offered = Récompenses proposées
kind-event-none-left = Joueurs sans objectif à prendre
kind-event-token-aside = Jetons mis de côté
