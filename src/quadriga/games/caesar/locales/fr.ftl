title = Caesar!
blurb = Placez votre influence aux frontières des provinces de Rome. Fermez-les, contrôlez-les, et soyez le premier à poser tous vos marqueurs.
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
why-wealth = pour Richesse
why-turn = en fin de tour
why-row = pour sa rangée
why-centurion = parmi ses centurions

decision-place = Placez un pion Influence (→ la province que regarde son premier nombre).
decision-order = Quel pion bonus résolvez-vous d’abord ?
decision-might = Puissance : quelle pièce ennemie retournez-vous ?
decision-poison = Poison : faire remettre un pion à l’adversaire ?
decision-centurion = Centurion : lequel rejoint votre main ?
decision-tactics = Tactique : jouer un autre tour ?
decision-deal = On distribue les pions bonus.
decision-draw = On pioche un pion.
decision-lose = Un pion est empoisonné.
decision-pile = On pioche un pion bonus dans la pile.
decision-tile = Auto-Crassus pioche une tuile Commandement.
decision-row = Un pion de la rangée d’Auto-Crassus est empoisonné.
decision-pick_province = Le hasard choisit une province pour Auto-Crassus.
decision-pick_border = Le hasard choisit une case pour Auto-Crassus.
decision-over = La partie est finie.

action-place = { $token } sur la case { $border } → { $toward }
action-pass = aucun pion ne convient : passer
action-flip-token = retourner le pion de la case { $border }
action-flip-marker = retourner le marqueur { DE($province) }
action-recruit = prendre le { $token }
action-resolve = { $bonus } d’abord
action-use = oui
action-decline = non, s’en passer
action-order = des deux Sénats, { $first } d’abord
action-deal = pion bonus { $bonus }
action-draw = pion { $token }
action-lose = le pion { $token } est perdu
action-pile = pion bonus { $bonus } de la pile
action-tile = tuile Commandement { $tile }
action-row = pion { $place } de la rangée
action-pick-province = province { $province }
action-pick-border = case { $border }

gesture-place = { $token } sur la case { $border } → { $toward } ; { $first_id ->
    [paying] des deux Sénats, { $first } d’abord
    [other] des deux Sénats, { $first } d’abord
   *[bonus] { $first } d’abord
}

event-dealt = { $province } reçoit { $bonus }.
event-drew = { $seat } pioche le { $token } { $why }.
event-drew-hidden = { $seat } pioche un pion { $why }.
event-placed = { $seat } place le { $token } sur la case { $border }, premier nombre vers { $toward }.
event-placed-hidden = { $seat } place le { $token } face cachée sur la case { $border }.
event-placed-hidden-hidden = { $seat } place un pion face cachée sur la case { $border }.
event-passed = { $seat } n’a aucun pion qui convienne et passe.
event-closed = { $seat } ferme { $province } : César { $caesar }, Pompée { $pompey }.
event-took-bonus = { $seat } prend { $bonus } en { $province }.
event-put-marker = { $seat } pose un marqueur { $source_id ->
    [provinces] sur { $province } et la contrôle
    [italia] sur la seconde case { DE($province) }
    [borders] sur la frontière { $border }
   *[senate] sous un pion Sénat
}.
event-resolves = { $seat } résout { $bonus }.
event-declined = { $seat } se passe de { $effect }.
event-pile-drawn = { $seat } pioche { $bonus } dans la pile.
event-senate-paid = Le Sénat donne à { $seat } { $markers ->
    [1] un marqueur
   *[other] { $markers } marqueurs
}.
event-flipped-token = { $seat } retourne le { $token } de la case { $border }.
event-flipped-marker = { $seat } retourne le marqueur { DE($province) }.
event-poisoned = { $seat } perd le { $token }, empoisonné : il retourne dans le sac.
event-recruited = { $seat } prend le { $token } et sautera une pioche.
event-skipped-draw = { $seat } saute sa pioche.
event-extra-turn = { $seat } joue un autre tour.
event-turn-began = C’est à { $seat }.
event-ended = { $side_id ->
    [none] Partie nulle
   *[other] { $seat } gagne
}.
event-tile-drawn = { $seat } pioche la tuile Commandement { $tile }.
event-row-drew = { $seat } ajoute le { $token } à sa rangée{ $why_id ->
    [centurion] , parmi ses centurions
   *[other] { "" }
}.
event-row-discarded = { $seat } remet dans le sac le pion de gauche, le { $token }.
event-row-poisoned = { $seat } perd le { $token } de sa rangée, empoisonné.
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
event-chose-border = Il va sur la case { $border }{ $by_id ->
    [only] { "" }
    [losing_most] { " " }: à côté de la province où il perd le plus
    [landlocked] { " " }: à côté d’une province sans port
   *[chance] { " " }: tirée au sort entre égales
}.
event-set-aside = { $seat } met { $bonus } de côté.
event-removed-marker = { $seat } retire un marqueur de la partie ; il en reste { $left }.
event-row-stuck = { $seat } n’a aucun pion qui convienne.
event-no-effect = { $effect } n’a pas d’effet pour { $seat }.
event-resolved = L’effet { DE($bonus) } est terminé.
event-gained-turn = { $seat } pourra jouer un autre tour après celui-ci.
event-drew-nothing = { $seat } ne pioche pas de pion { $why }.
event-tiles-shuffled = Toutes les tuiles Commandement sauf la dernière utilisée forment une nouvelle pile.
event-hand-shown = Il restait en main à { $seat } { $count ->
    [1] le { $token }
   *[other] { $count } × { $token }
}.
event-face-shown = Le pion face cachée de la case { $border } était le { $token }.

refusal-other-decision = Une autre décision est attendue maintenant : « { $decision } »
refusal-not-in-hand = Vous n’avez pas de { $token } en main.
refusal-space-taken = Il y a déjà un pion sur la case { $border }.
refusal-wrong-icon = Le { $token } ne va pas avec l’icône de la case { $border }.
refusal-same-numbers = Les deux nombres du { $token } sont égaux : un seul sens est proposé.
refusal-not-face-down = Un pion ne se place face cachée que sur un double cercle, avec le contrôle des frontières.
refusal-can-place = Vous avez un pion qui peut être placé.
refusal-not-a-target = Puissance ne peut pas retourner cela : seulement un pion ennemi visible qui touche une province ouverte, ou le marqueur visible d’une province ennemie.
refusal-no-centurion = Le { $token } n’est pas parmi vos centurions.
refusal-not-waiting = Ce pion bonus n’est pas en attente.
refusal-not-there = Le hasard ne peut pas donner cela maintenant.

end-twelve = le dernier marqueur Contrôle a été posé.
end-stuck = un camp n’a pas pu placer de pion.
end-blocked = plus personne ne peut placer de pion.

token-sword-60 = glaive 6/0
token-sword-51 = glaive 5/1
token-sword-42 = glaive 4/2
token-sword-33 = glaive 3/3
token-shield-60 = bouclier 6/0
token-shield-51 = bouclier 5/1
token-shield-42 = bouclier 4/2
token-shield-33 = bouclier 3/3
token-ship-60 = navire 6/0
token-ship-51 = navire 5/1
token-ship-42 = navire 4/2
token-ship-33 = navire 3/3
token-laurel-40 = laurier 4/0
token-laurel-31 = laurier 3/1
token-laurel-22 = laurier 2/2
token-centurion-sword-70 = centurion glaive 7/0
token-centurion-shield-ship-44 = centurion bouclier/navire 4/4
token-centurion-laurel-33 = centurion laurier 3/3
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
