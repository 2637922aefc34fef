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
action-crier = { $seat } est le premier crieur
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
event-completed = Le pouvoir permet { A($seat) } de compléter tout de suite { $objective }.
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
event-resource-taken = { $seat } { VERB($seat, "prend", "prenez", "prennent") } { $reward }{ $holder_id ->
    [none] { "" }
   *[other] {" "}{ DE($holder) }
}.
event-declined = { $seat } { VERB($seat, "laisse", "laissez", "laissent") } la récompense : { $reward }.
event-chose = { $seat } { VERB($seat, "prend", "prenez", "prennent") } { $objective } dans la ligne.
event-reshuffled = La pioche était vide : { $cards ->
    [1] un objectif défaussé en forme
   *[other] { $cards } objectifs défaussés en forment
} une nouvelle.
event-bag-passed = Tous les jetons retournent dans le sac ; { $seat } { VERB($seat, "prend", "prenez", "prennent") } la place du crieur.
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
line-struck = { VERB($who, "coûte", "coûtez", "coûtent") } { $legions ->
    [1] une légion
   *[other] { $legions } légions
} aux autres
line-took-away = { VERB($who, "enlève", "enlevez", "enlèvent") } { $objective } { A($player) }
line-rewarded = { VERB($who, "réclame", "réclamez", "réclament") } la récompense ({ $reward })
line-resource = { VERB($who, "prend", "prenez", "prennent") } { $reward }
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
