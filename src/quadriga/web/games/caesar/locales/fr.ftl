caesar-board = Carte des provinces et de leurs frontières
caesar-zoom = Zoom
caesar-zoom-in = Plus près
caesar-zoom-out = Plus loin
caesar-fit = Voir toute la carte
caesar-expectation = Le meilleur robot vous donne { $share } sur 100.
caesar-choose-token-for = { $place } : choisissez un pion de votre main
caesar-turn = Tourner le pion
caesar-face-down = Le poser face cachée
caesar-which-first = Quel pion bonus d’abord
caesar-commit = { $what ->
   *[place] Poser ici
    [might] Le retourner
    [flip-token] Le retourner
    [flip-marker] Le retourner
    [recruit] Le prendre
}
caesar-token-in-hand = { $token }{ $state ->
    [chosen] , choisi
    [turned] , choisi, tourné
    [still] , ne peut pas être posé maintenant
   *[free] { "" }
}
caesar-markers-left = { $left } marqueurs sur { $all } encore à poser
caesar-to-place = à poser
caesar-under-senate = { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
} sous des pions Sénat
caesar-in-bag = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} dans le sac
caesar-in-hand = { $count } en main
caesar-skips-draw = { $count ->
    [one] saute une pioche
   *[other] saute { $count } pioches
}
caesar-not-played = Pions pas encore vus
caesar-pile = Pions bonus hors de la carte
caesar-row = Rangée d’Auto-Crassus
caesar-tiles-left = Tuiles Commandement restantes :
caesar-no-tiles = aucune
caesar-reasons = Pourquoi il a joué là
caesar-won = Vainqueur
caesar-of-markers = marqueurs, sur { $all }
caesar-province-state = { $state ->
    [closed] se ferme
   *[open] { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }
}
caesar-text-none = aucun
caesar-text-hand = Votre main
caesar-text-sides = Les camps
caesar-text-side = { $side } : { $left ->
    [one] { $left } marqueur
   *[other] { $left } marqueurs
} à poser, { $hand ->
    [one] { $hand } pion
   *[other] { $hand } pions
} en main, { $bag } dans le sac ; pions bonus : { $bonuses }.
caesar-text-open = Provinces ouvertes
caesar-text-open-province = { $province } : { $one } { $first }, { $two } { $second } ; { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
} ; pion bonus : { $bonus }.
caesar-text-closed = Provinces fermées
caesar-text-closed-province = { $province } : { $held ->
    [tied] à personne, égalité
    [turned] { $owner }, marqueur face cachée
   *[held] { $owner }
}.
caesar-text-free = Cases libres
caesar-text-free-space = { $border } : { $icon }{ $double ->
    [true] , double cercle
   *[false] { "" }
}.
caesar-text-taken = Pions sur la carte
caesar-text-token = { $border } : { $face ->
    [up] { $token } de { $side }, premier nombre vers { $toward }
    [down] { $token } de { $side }, face cachée
   *[unknown] un pion de { $side }, face cachée
}{ $marked ->
    [true] { " " }; marqueur de { $marker }
   *[false] { "" }
}.

## Beside the hand

caesar-which-token = Quel pion sur { $place } ?
caesar-brings = { $province } { $closed ->
    [true] se ferme{" "}
   *[other] { "" }
}{ $own }–{ $other }
