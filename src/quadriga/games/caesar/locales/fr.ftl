title = Caesar!
blurb = Placez votre influence aux frontières des provinces de Rome. Fermez-les, contrôlez-les, et posez tous vos marqueurs avant l’autre camp.
note-tiles-inferred = Les tuiles Commandement du jeu solo sont déduites par nous : celles de la boîte ne nous sont pas connues.

option-poison = Poison : des pions bonus qui réduisent une main
option-poison-off = non
option-poison-on = oui
option-centurions = Centurions : trois pions puissants par camp
option-centurions-off = non
option-centurions-on = oui
option-border_control = Contrôle des frontières : pions face cachée sur les doubles cercles
option-border_control-off = non
option-border_control-on = oui
option-both_twelve = Les deux camps posent leur dernier marqueur sur un même placement
option-both_twelve-active_first = le camp actif pose d’abord et gagne
option-both_twelve-draw = partie nulle
option-stuck = Un camp qui ne peut placer aucun pion
option-stuck-skip = passe le placement
option-stuck-lose = perd la partie
option-two_senates = Deux Sénats gagnés à la fois
option-two_senates-together = chacun compte les deux
option-two_senates-one_by_one = ils comptent l’un après l’autre
option-solo_deck = Force d’Auto-Crassus
option-solo_deck-easy = facile
option-solo_deck-normal = normal
option-solo_deck-hard = difficile
option-solo_side = Votre camp dans le jeu solo
option-solo_side-caesar = César
option-solo_side-pompey = Pompée
option-crassus_ties = Auto-Crassus gagne les égalités
option-crassus_ties-own_turn = de ses propres placements
option-crassus_ties-always = toujours
option-crassus_hard_bonus = Auto-Crassus retire un marqueur pour un bonus inutile
option-crassus_hard_bonus-off = non
option-crassus_hard_bonus-on = oui

level-1 = Tiro, la recrue
level-1-about = Connaît les règles et ne regarde que ses propres pions, pas ce que vous pourriez fermer.
level-2 = Pullo, le centurion
level-2-about = Tire le meilleur de son tour et voit ce que vous tenez, mais ne pense pas à votre réponse.
level-3 = Curion, le tribun
level-3-about = Prévoit quelques placements et vous laisse rarement une province à fermer.
level-4 = Labienus, le légat
level-4-about = Prépare des chaînes de provinces et de Sénats avec l’expérience de nombreuses campagnes.
level-5 = L’Imperator
level-5-about = Pèse chaque case, chaque pion des sacs et vos prochains tours, et prend son temps.

seat-name = { $seat ->
    [0] { $solo_side ->
        [pompey] Pompée
       *[caesar] César
    }
   *[1] Pompée
}
side-caesar = César
side-pompey = Pompée
automaton = Auto-Crassus
icon-sword = glaive
icon-shield = bouclier
icon-ship = navire
icon-laurel = laurier
tile_step-draw1 = pioche un pion
tile_step-draw2 = pioche deux pions
tile_step-turn = place un pion
tile_step-discard1 = remet son pion de gauche
tile_step-draw_centurion = pioche un centurion
automaton-crassus = { automaton }
bonus-tactics = Tactique
bonus-wealth = Richesse
bonus-might = Puissance
bonus-senate = Sénat
bonus-poison = Poison
bonus-centurion = Centurion
effect-tactics = Tactique
effect-wealth = Richesse
effect-might = Puissance
effect-senate = Sénat
effect-poison = Poison
effect-centurion = Centurion
province-hidden = personne : face cachée
source-provinces = provinces
source-italia = seconde case d’Italia
source-borders = frontières
source-senate = Sénat
source-removed = retirés
first-paying = celui qui rapporte
first-other = l’autre
why-start = pour commencer
why-wealth = grâce à Richesse
why-turn = en fin de tour
why-row = pour sa rangée
why-centurion = parmi ses centurions

decision-place = Posez un pion sur une frontière qui brille.
decision-order = Choisissez le pion bonus à utiliser d’abord.
decision-might = Puissance : choisissez une pièce adverse à retourner.
decision-poison = Poison : faites-vous remettre un pion à l’adversaire ?
decision-centurion = Centurion : choisissez celui qui rejoint votre main.
decision-tactics = Tactique : rejouez-vous ?
decision-deal = On distribue les pions bonus.
decision-draw = On pioche un pion.
decision-lose = Un pion est empoisonné.
decision-pile = On pioche un pion bonus dans la pile.
decision-tile = Auto-Crassus pioche une tuile Commandement.
decision-row = Un pion de la rangée d’Auto-Crassus est empoisonné.
decision-pick_province = Le hasard choisit une province pour Auto-Crassus.
decision-pick_border = Le hasard choisit une case pour Auto-Crassus.
decision-over = La partie est finie.

missing-place = Choisissez d’abord un pion et une frontière.
prompt-place-token = Posez le { $token } : choisissez une frontière qui brille.
missing-place-token = Choisissez d’abord une frontière.
prompt-place-border = Posez un pion { BETWEEN($border) } : choisissez-le dans votre main.
missing-place-border = Choisissez d’abord un pion.
prompt-place-token-border = { SAME($token) ->
    [yes] Posez ici le { $token }, ou choisissez une autre frontière.
   *[no] Tournez le { $token } : choisissez de quel côté va le { FIRST($token) }.
}
missing-order = Choisissez d’abord un pion bonus.
prompt-order-bonus = Utilisez d’abord le pion { $bonus }, ou choisissez l’autre.
missing-might = Choisissez d’abord une pièce adverse.
prompt-might-border = Retournez le pion { BETWEEN($border) }, ou choisissez une autre pièce.
prompt-might-province = Retournez le marqueur { DE($province) }, ou choisissez une autre pièce.
missing-centurion = Choisissez d’abord un centurion.
prompt-centurion-token = Prenez le { $token }, ou choisissez-en un autre.

action-place = { $token } { BETWEEN($border) }, { $toward_id ->
    [hidden] face cachée
   *[other] le { FIRST($token) } vers { $toward }
}
action-pass = Aucun pion ne convient : passer
action-flip-token = Retourner le pion { BETWEEN($border) }
action-flip-marker = Retourner le marqueur { DE($province) }
action-recruit = Prendre le { $token }
action-resolve = { $bonus } d’abord
action-use = Oui
action-decline = Non, s’en passer
action-order = Des deux Sénats, { $first } d’abord
action-deal = pion bonus { $bonus }
action-draw = pion { $token }
action-lose = le pion { $token } est perdu
action-pile = pion bonus { $bonus } de la pile
action-tile = tuile Commandement { $tile }
action-row = pion { $place } de la rangée
action-pick-province = province { $province }
action-pick-border = case { BETWEEN($border) }

gesture-place = { $token } { BETWEEN($border) }, le { FIRST($token) } vers { $toward } ; { $first_id ->
    [paying] des deux Sénats, { $first } d’abord
    [other] des deux Sénats, { $first } d’abord
   *[bonus] { $first } d’abord
}

event-dealt = { $province } : { $bonus }.
event-drew = { $seat } { VERB($seat, "pioche", "piochez", "piochent") } le { $token } { $why }.
event-drew-hidden = { $seat } { VERB($seat, "pioche", "piochez", "piochent") } un pion { $why }.
event-placed = { $seat } { VERB($seat, "pose", "posez", "posent") } le { $token } { BETWEEN($border) }, le { FIRST($token) } vers { $toward }.
event-placed-hidden = { $seat } { VERB($seat, "pose", "posez", "posent") } le { $token } face cachée { BETWEEN($border) }.
event-placed-hidden-hidden = { $seat } { VERB($seat, "pose", "posez", "posent") } un pion face cachée { BETWEEN($border) }.
event-passed = { $seat } { VERB($seat, "n’a", "n’avez", "n’ont") } aucun pion qui convienne et { VERB($seat, "passe", "passez", "passent") }.
event-closed = { $seat } { VERB($seat, "ferme", "fermez", "ferment") } { $province } : César { $caesar }, Pompée { $pompey }.
event-took-bonus = { $seat } { VERB($seat, "prend", "prenez", "prennent") } le bonus { DE($province) } : { $bonus }.
event-put-marker = { $seat } { VERB($seat, "pose", "posez", "posent") } un marqueur { $source_id ->
    [provinces] sur { $province }
    [italia] sur la seconde case { DE($province) }
    [borders] sur la frontière { BETWEEN($border) }
   *[senate] sous un pion Sénat
}.
event-resolves = { $seat } { VERB($seat, "utilise", "utilisez", "utilisent") } { $bonus }.
event-declined = { $seat } { VERB($seat, "se passe", "vous passez", "se passent") } de { $effect }.
event-pile-drawn = { $seat } { VERB($seat, "pioche", "piochez", "piochent") } { $bonus } dans la pile.
event-senate-paid = { PERSON($seat) ->
    [you] Le Sénat vous donne
   *[other] Le Sénat donne { A($seat) }
} { $markers ->
    [0] zéro marqueur
    [1] un marqueur
   *[other] { $markers } marqueurs
}.
event-flipped-token = { $seat } { VERB($seat, "retourne", "retournez", "retournent") } le { $token } { BETWEEN($border) }.
event-flipped-marker = { $seat } { VERB($seat, "retourne", "retournez", "retournent") } le marqueur { DE($province) }.
event-poisoned = { $seat } { VERB($seat, "perd", "perdez", "perdent") } le { $token }, empoisonné : il retourne dans le sac.
event-recruited = { $seat } { VERB($seat, "prend", "prenez", "prennent") } le { $token } contre une pioche à venir.
event-skipped-draw = { $seat } { VERB($seat, "saute", "sautez", "sautent") } une pioche.
event-extra-turn = { $seat } { VERB($seat, "joue", "jouez", "jouent") } un autre tour.
event-turn-began = { $seat } { VERB($seat, "joue", "jouez", "jouent") }.
event-ended = { $side_id ->
    [none] Partie nulle
   *[other] { $seat } { VERB($seat, "gagne", "gagnez", "gagnent") }
}.
event-tile-drawn = { $seat } { VERB($seat, "pioche", "piochez", "piochent") } la tuile Commandement { $tile }.
event-row-drew = { $seat } { VERB($seat, "ajoute", "ajoutez", "ajoutent") } le { $token } à sa rangée{ $why_id ->
    [centurion] , parmi ses centurions
   *[other] { "" }
}.
event-row-discarded = { $seat } { VERB($seat, "remet", "remettez", "remettent") } dans le sac le pion de gauche, le { $token }.
event-row-poisoned = { $seat } { VERB($seat, "perd", "perdez", "perdent") } le { $token } de sa rangée, empoisonné.
event-chose-step = { $seat } { $step ->
    [1] ferme une province qu’il peut contrôler
    [2] ferme une province pour son bonus
    [3] se bat là où il perd
    [4] renforce là où il a le plus de chances
    [5] s’étend à côté d’une de ses provinces
    [6] s’installe à l’intérieur des terres
   *[7] place son meilleur pion n’importe où
} (étape { $step }).
event-chose-province = Il vise { $province }{ $by_id ->
    [only] { "" }
    [value] { " " }: la meilleure selon l’étape
    [free_spaces] { " " }: le moins de cases libres
    [italia] { " " }: Italia d’abord
    [next_to_his] { " " }: voisine d’une province à lui
    [senate] { " " }: elle donne un Sénat
    [poison] { " " }: elle donne Poison
    [landlocked] { " " }: elle n’a pas de port
    [next_to_landlocked] { " " }: voisine d’une province sans port
   *[chance] { " " }: tirée au sort entre égales
}.
event-chose-token = Il prend le { $token }{ $by_id ->
    [only] { "" }
    [value] { " " }: le nombre que demande l’étape
    [ordinary] { " " }: un pion ordinaire avant un laurier
    [total] { " " }: par la somme de ses nombres
   *[leftmost] { " " }: le plus à gauche de sa rangée
}.
event-chose-border = Il va { BETWEEN($border) }{ $by_id ->
    [only] { "" }
    [losing_most] { " " }: à côté de la province où il perd le plus
    [landlocked] { " " }: à côté d’une province sans port
   *[chance] { " " }: frontière tirée au sort entre égales
}.
event-set-aside = { $seat } { VERB($seat, "met", "mettez", "mettent") } { $bonus } de côté.
event-removed-marker = { $seat } { VERB($seat, "retire", "retirez", "retirent") } un marqueur de la partie ; il en reste { $left }.
event-row-stuck = { $seat } { VERB($seat, "n’a", "n’avez", "n’ont") } aucun pion qui convienne.
event-no-effect = { $effect } n’a pas d’effet pour { $seat }.
event-resolved = { $bonus } : effet terminé.
event-gained-turn = { $seat } { VERB($seat, "gagne", "gagnez", "gagnent") } un autre tour après celui-ci.
event-drew-nothing = { $seat } ne { VERB($seat, "pioche", "piochez", "piochent") } pas de pion { $why }.
event-tiles-shuffled = Toutes les tuiles Commandement sauf la dernière utilisée forment une nouvelle pile.
event-hand-shown = { PERSON($seat) ->
    [you] Il vous restait
   *[other] Il restait { A($seat) }
} { $count ->
    [1] le { $token }
   *[other] { $count } × { $token }
}.
event-face-shown = Le pion face cachée { BETWEEN($border) } était le { $token }.

line-dealt = Les pions bonus sont distribués, un par province.
line-drew-first = Les deux camps piochent leurs premiers pions.
line-placed = { VERB($who, "pose", "posez", "posent") } le { $token } { BETWEEN($border) }
line-hid = { VERB($who, "pose", "posez", "posent") } un pion face cachée { BETWEEN($border) }
line-took = { VERB($who, "prend", "prenez", "prennent") } { $province } ({ $most } à { $least })
line-gave = { VERB($who, "ferme", "fermez", "ferment") } { $province } pour { $player } ({ $most } à { $least })
line-closed = { VERB($who, "ferme", "fermez", "ferment") } { $province } à égalité
line-took-several = { VERB($who, "prend", "prenez", "prennent") } { $provinces }
line-gave-several = { VERB($who, "ferme", "fermez", "ferment") } { $provinces } pour { $player }
line-closed-several = { VERB($who, "ferme", "fermez", "ferment") } { $provinces } à égalité
item-totals = { $province } ({ $most } à { $least })
line-senate = { VERB($who, "pose", "posez", "posent") } { $markers ->
    [0] zéro marqueur
    [1] un marqueur
   *[other] { $markers } marqueurs
} grâce au Sénat
line-flipped-token = { VERB($who, "retourne", "retournez", "retournent") } le { $token } { BETWEEN($border) }
line-flipped-marker = { VERB($who, "retourne", "retournez", "retournent") } le marqueur { DE($province) }
line-recruited = { VERB($who, "prend", "prenez", "prennent") } en main le { $token }
line-poisoned = { VERB($who, "empoisonne", "empoisonnez", "empoisonnent") } { PERSON($player) ->
    [you] votre { $token }
   *[other] le { $token } { DE($player) }
}
line-wealth = { VERB($who, "pioche", "piochez", "piochent") } { $count ->
    [1] un pion de plus
   *[other] { $count } pions de plus
} grâce à Richesse
line-again = { VERB($who, "gagne", "gagnez", "gagnent") } un autre tour
line-waited = ne { VERB($who, "pose", "posez", "posent") } aucun pion

line-hand-shown = Les mains sont montrées.
line-face-shown = Les pions face cachée sont montrés.

refusal-other-decision = Une autre décision est attendue maintenant : « { $decision } »
refusal-not-in-hand = Vous n’avez pas de { $token } en main.
refusal-space-taken = Il y a déjà un pion { BETWEEN($border) }.
refusal-wrong-icon = Le { $token } ne convient pas à la frontière { BETWEEN($border) }.
refusal-same-numbers = Les deux nombres du { $token } sont égaux : un seul sens est proposé.
refusal-not-face-down = Un pion ne se place face cachée que sur un double cercle, avec le contrôle des frontières.
refusal-can-place = Vous avez un pion qui peut être placé.
refusal-not-a-target = Puissance ne peut pas retourner cela : seulement un pion ennemi visible qui touche une province ouverte, ou le marqueur visible d’une province ennemie.
refusal-no-centurion = Le { $token } n’est pas parmi vos centurions.
refusal-not-waiting = Ce pion bonus n’est pas en attente.
refusal-not-there = Le hasard ne peut pas donner cela maintenant.

margin = { $count ->
    [1] un marqueur
   *[other] { $count } marqueurs
}
end-twelve = le dernier marqueur Contrôle a été posé.
end-stuck = un camp n’a pas pu placer de pion.
end-blocked = plus personne ne peut placer de pion.

token-sword-60 = glaive 6·0
token-sword-51 = glaive 5·1
token-sword-42 = glaive 4·2
token-sword-33 = glaive 3·3
token-shield-60 = bouclier 6·0
token-shield-51 = bouclier 5·1
token-shield-42 = bouclier 4·2
token-shield-33 = bouclier 3·3
token-ship-60 = navire 6·0
token-ship-51 = navire 5·1
token-ship-42 = navire 4·2
token-ship-33 = navire 3·3
token-laurel-40 = laurier 4·0
token-laurel-31 = laurier 3·1
token-laurel-22 = laurier 2·2
token-centurion-sword-70 = centurion glaive 7·0
token-centurion-shield-ship-44 = centurion bouclier/navire 4·4
token-centurion-laurel-33 = centurion laurier 3·3
board-spaces = Cases
board-provinces = Provinces
board-hand = Main
board-bag = Sac
board-unseen = Main ou sac
board-markers = Marqueurs restants
board-bonuses = Pions bonus
board-centurions = Centurions
board-row = Rangée
board-tile = Tuile Commandement
board-tiles = Tuiles restantes
board-pile = Pions bonus hors carte
board-tokens = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
board-tied = égalité
board-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
board-legend = case libre, icône et numéro · { "{" }†11{ "}" } double cercle · C6/0 pion, nombres dans l’ordre du nom · ▒ face cachée · ●P marqueur de Pompée

# Sortes de décisions et d’événements, comme titres d’un tableau.
kind-action-place = Pion posé
kind-action-pass = Passe, faute de pion convenable
kind-action-flip-token = Pion retourné
kind-action-flip-marker = Marqueur retourné
kind-action-recruit = Pion Centurion pris
kind-action-resolve = Bonus utilisé d’abord
kind-action-use = Bonus utilisé
kind-action-decline = Bonus laissé
kind-action-order = Ordre de deux Sénats
kind-action-deal = Pion bonus mis en place
kind-action-draw = Pion pioché
kind-action-lose = Pion perdu par Poison
kind-action-pile = Pion bonus pioché dans la pile
kind-action-tile = Tuile Commandement piochée
kind-action-row = Pion de la rangée tiré au sort
kind-action-pick-province = Province tirée au sort
kind-action-pick-border = Frontière tirée au sort
kind-event-dealt = Pions bonus mis en place
kind-event-drew = Pions piochés
kind-event-placed = Pions posés face visible
kind-event-placed-hidden = Pions posés face cachée
kind-event-passed = Passes
kind-event-closed = Provinces fermées
kind-event-took-bonus = Pions bonus pris
kind-event-put-marker = Marqueurs Contrôle posés
kind-event-resolves = Bonus commencés
kind-event-declined = Bonus laissés
kind-event-pile-drawn = Pions bonus piochés dans la pile
kind-event-senate-paid = Marqueurs donnés par le Sénat
kind-event-flipped-token = Pions retournés
kind-event-flipped-marker = Marqueurs retournés
kind-event-poisoned = Pions perdus par Poison
kind-event-recruited = Pions Centurion pris
kind-event-skipped-draw = Pioches passées
kind-event-extra-turn = Tours supplémentaires
kind-event-turn-began = Tours de jeu
kind-event-ended = Fins de partie
kind-event-tile-drawn = Tuiles Commandement piochées
kind-event-row-drew = Pions ajoutés à la rangée
kind-event-row-discarded = Pions de la rangée remis dans le sac
kind-event-row-poisoned = Pions de la rangée perdus par Poison
kind-event-chose-step = Étapes choisies par l’automate
kind-event-chose-province = Provinces choisies par l’automate
kind-event-chose-token = Pions choisis par l’automate
kind-event-chose-border = Frontières choisies par l’automate
kind-event-set-aside = Pions bonus mis de côté
kind-event-removed-marker = Marqueurs retirés
kind-event-row-stuck = Rangées où rien ne convient
kind-event-no-effect = Bonus sans effet
kind-event-resolved = Bonus terminés
kind-event-gained-turn = Tours supplémentaires gagnés
kind-event-drew-nothing = Pioches dans un sac vide
kind-event-tiles-shuffled = Tuiles Commandement mélangées
kind-event-hand-shown = Pions montrés à la fin
kind-event-face-shown = Pions révélés à la fin
