augustus-table = La table : le tirage, la ligne, les récompenses, vos objectifs
augustus-draw = Le tirage
augustus-waiting = Un instant
augustus-ave = Ave César
augustus-calls = { $name } annonce
augustus-in-bag = { $count ->
    [one] { $count } jeton dans le sac
   *[other] { $count } jetons dans le sac
}
augustus-still-in-bag = Encore dans le sac : { $count } sur { $all }, et la chance du prochain jeton
augustus-chances = Les jetons du sac, et la chance de chacun
augustus-chance = { $token } : { $left } sur { $count } dans le sac, { $chance } %
augustus-choosing = { $names } { $count ->
    [one] choisit encore
   *[other] choisissent encore
}
augustus-decided = { $count ->
    [one] { $count } sur { $all } a décidé
   *[other] { $count } sur { $all } ont décidé
}
augustus-is-yours = { $objective } est à vous
augustus-completed-by = { $name } a complété { $objective }
augustus-about-keep = Les autres quittent la partie, face cachée
augustus-about-claim = { $reward } : une récompense vous attend
augustus-about-choose = Dans la ligne, complétée après vous
augustus-about-source = De la réserve, ou d’une de vos cases
augustus-demand = { $decision ->
    [keep] Gardez-en { $count ->
        [1] un
        [2] deux
        [3] trois
       *[other] { $count }
    }
    [source] Quelle légion
    [muster] Mobilisez-en { $count ->
        [1] une
        [2] deux
        [3] trois
       *[other] { $count }
    }
    [rearrange] Réorganisez
    [put_down] Posez-la
    [complete] Complétez-en un
    [remove] Reprenez-en { $count ->
        [1] une
        [2] deux
        [3] trois
       *[other] { $count }
    }
    [clear] Videz-en un
    [lose] Cédez-en un
    [claim] Ave César
   *[choose] Prenez-en { $count ->
        [1] un
        [2] deux
        [3] trois
       *[other] { $count }
    }
}
augustus-needs-kept = Ce que demandent les objectifs gardés, et les jetons du sac
augustus-needs-open = Cases encore libres sur vos objectifs
augustus-asked-of = { $symbol } : { $count } à remplir, { $tokens } dans le sac
augustus-back-to-reserve = retour à votre réserve, rien n’est perdu
augustus-marked = { $count ->
    [one] { $count } choisie sur { $all }
   *[other] { $count } choisies sur { $all }
}
augustus-placed = { $count ->
    [one] { $count } légion sur vos objectifs
   *[other] { $count } légions sur vos objectifs
}
augustus-moved = { $count ->
    [0] aucune déplacée
    [one] une déplacée
   *[other] { $count } déplacées
}
augustus-from-reserve = de votre réserve ({ $count })
augustus-or-moved = ou d’une de vos cases : touchez d’abord cette légion
augustus-joker = N’importe quel symbole : vos cases libres
augustus-row = La ligne
augustus-deck = { $count } dans la pioche
augustus-rewards = Récompenses
augustus-rewards-left = { $count } sur la table
augustus-free = libre
augustus-your-objectives = Vos objectifs
augustus-objectives-of = Objectifs : { $name }
augustus-back = Revenir aux vôtres
augustus-look-at = Voir les objectifs : { $name }
augustus-finished = Sous contrôle
augustus-controlled-count = { $count ->
    [one] { $count } objectif contrôlé sur { $goal }
   *[other] { $count } objectifs contrôlés sur { $goal }
}
augustus-more = Le reste de la table
augustus-peek-row = Ligne
augustus-peek-rewards = Prix
augustus-peek-finished = À vous
augustus-offer = Une seule récompense de nombre dans toute la partie
augustus-step = { $state ->
    [now] à prendre
    [past] dépassée
   *[ahead] si vous attendez
}
augustus-colour = { $colour ->
    [senator] sénateur
    [green] province verte
    [pink] province rose
   *[orange] province orange
}
augustus-resource = { $resource ->
    [gold] or
   *[wheat] blé
}
augustus-objective = { $objective } ({ $colour })
augustus-slots = { $symbol } × { $count }
augustus-slots-filled = { $symbol } { $filled } sur { $count }
augustus-slot-of = { $objective }, { $symbol }
augustus-slot-with-legion = { $symbol }, avec une légion
augustus-choose-legion-for = { $place } : choisissez la légion qui y va
augustus-legion-of = La légion de l’objectif { $objective } ({ $symbol }) : la prendre
augustus-legion-of-reserve = Une légion de la réserve ({ $count })
augustus-reserve-of = { $count ->
    [0] aucune légion en réserve
    [one] { $count } légion en réserve
   *[other] { $count } légions en réserve
}
augustus-reserve-word = réserve
augustus-reserve-empty = vide
augustus-is-crier = crieur
augustus-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
augustus-commit = { $what ->
    [mobilise] Mobiliser
    [muster] Mobiliser
    [source] Mobiliser
    [rearrange] Déplacer
    [put_down] Poser
    [remove] Reprendre
    [stay] Les laisser
    [done] Terminé
    [decline] La laisser
    [keep] Les garder
    [complete] Compléter
    [clear] Vider
    [lose] Céder
    [choose] Prendre
    [claim] Réclamer
   *[other] Confirmer
}
augustus-no-power = des points seulement
augustus-power-extra_legions = { $count ->
    [one] +1 légion
   *[other] +{ $count } légions
}
augustus-power-mobilise_symbol = mobilisez { $count } sur { $first }
augustus-power-mobilise_any = mobilisez { $count } où vous voulez
augustus-power-take_two = prenez deux objectifs
augustus-power-rearrange = réorganisez vos légions
augustus-power-complete_objective = complétez un de vos objectifs
augustus-power-remove_legions = chaque rival reprend { $count ->
    [one] une légion
   *[other] { $count } légions
}
augustus-power-clear_objective = chaque rival vide un objectif
augustus-power-lose_objective = chaque rival cède un objectif
augustus-power-equivalence = { $first } = { $second }
augustus-power-points_per_symbol = { $points } par { $first }{ $cap ->
    [0] { "" }
   *[other] , { $cap } au plus
}
augustus-power-points_per_colour = { $points } par { $first }
augustus-power-points_per_red = { $points } par objectif rouge
augustus-hand = À choisir
augustus-token = Tiré : { $token }
augustus-crier = Crieur : { $name }
augustus-of = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $reserve ->
    [0] aucune légion en réserve
    [one] { $reserve } légion en réserve
   *[other] { $reserve } légions en réserve
}
augustus-controlled = sous contrôle : { $objective }
augustus-reward-line = { $reward }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $owner }
augustus-peek-yours = En cours
augustus-grows = sur { $objective }
augustus-counts-now = { $points ->
    [0] rien à compter pour l’instant
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
augustus-of-colour = { $colour ->
    [senator] votre { $count ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] { $count }e
    } sénateur
   *[other] votre { $count ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] { $count }e
    } province { $colour ->
        [green] verte
        [pink] rose
       *[orange] orange
    }
}
augustus-stands = { $objective } { $legions } sur { $all }
augustus-completes = complète { $objective }
augustus-card-brings = { $objective } : { $words }
