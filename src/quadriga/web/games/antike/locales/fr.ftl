antike-board = Plateau d’Antike
antike-tools = Carte et volets
antike-closer = Plus près
antike-farther = Plus loin
antike-whole = Carte entière
antike-rondel = Roue
antike-know-how = Savoir-faire et personnages
antike-know-how-track = Savoir-faire
antike-scholar-first = savant au premier
antike-personalities-left = Personnages restants
antike-border-land = terre
antike-border-sea = mer
antike-border-mixed = les deux
antike-free-steps = { $count } pas
antike-free = gratuits
antike-space-label = { $phrase } : { $price ->
    [0] gratuit
    [one] { $price } unité à payer
   *[other] { $price } unités à payer
}
antike-space-does = { $space ->
    [temple] Vous bâtirez des temples dans vos villes, pour { $marble } unités de marbre chacun.
    [arming] Vous armerez des légions et des galères dans vos villes, pour { $iron ->
        [1] une unité
       *[other] { $iron } unités
    } de fer chacune.
    [know_how] Vous acquerrez des savoir-faire : chaque tuile donne son prix en or.
    [maneuver_1] Vous déplacerez vos unités pour combattre et conquérir.
    [maneuver_2] Vous déplacerez vos unités pour combattre et conquérir.
   *[other] Une unité par ville de cette sorte, trois si elle a un temple.
}
antike-force = { $province } : { $unit } × { $count }, { $left ->
    [one] { $left } manœuvre restante
   *[other] { $left } manœuvres restantes
}
antike-forces = Unités qui peuvent encore agir
antike-moves-left = { $count ->
    [one] { $count } manœuvre restante
   *[other] { $count } manœuvres restantes
}
antike-in-hand = Dans votre main
antike-of = sur { $count }
antike-fewer = Une de moins
antike-more = Une de plus
antike-which = Lesquelles
antike-any = toutes
antike-put-down = Reposer
antike-arm-kind = Ce que vous armez
antike-orders = Consignes
antike-exchange = Échanger
antike-order-for = Consigne : { $unit }
antike-owe = Choisissez ce que vous payez : { $count ->
    [one] une unité
   *[other] { $count } unités
}.
antike-pay-less = Payer moins : { $resource }
antike-pay-more = Payer plus : { $resource }
antike-ways = Façons de le faire
antike-waits = Sur place :
antike-you-have = encore mobiles
antike-defence = défense
antike-city-of = ville ({ $nation }), défense { $defence }
antike-main = { $kind ->
    [go] Avancer
    [pay] Payer
    [temple] Bâtir
    [arm] Armer
    [learn] Acquérir
    [march] Marcher
    [move] Marcher
    [meet] Marcher
    [attack] Attaquer
    [fight] Combattre
    [fight-by-choice] Combattre
    [conquer] Conquérir
    [conquer-by-choice] Conquérir
    [found] Fonder
    [start] Commencer ici
    [take] Mener
    [give-up] Renoncer
   *[none] Jouer
}
antike-personalities = personnages
antike-cities = villes
antike-temples = temples
antike-rank = Rang
antike-seas = mers

antike-almanac = Almanach
antike-almanac-nations = Nations
antike-almanac-cities = Villes
antike-almanac-figures = Personnages
antike-begins-in = Commence à { $cities }
antike-left-of = encore { $left } sur { $all }
antike-taken = pris

antike-round = Manche { $round }, { $goal } personnages pour gagner
antike-stacks-left = personnages restants : { $cards }
antike-cards-of = { $count ->
    [one] { $count } personnage sur { $goal }
   *[other] { $count } personnages sur { $goal }
}
antike-marker = sur la roue : { $space }
antike-stock = réserve : { $stock }
antike-cards = personnages : { $cards }
antike-known = savoir-faire : { $known }
antike-order = consigne, { $unit } : { $stance }
antike-provinces = Provinces
antike-provinces-empty = Provinces vides
antike-city = { $temple ->
    [true] ville ({ $nation }) avec temple, défense { $defence }
   *[other] ville ({ $nation }), défense { $defence }
}
antike-neighbour = { $province } ({ $kind ->
    [land] terre
    [sea] mer
   *[mixed] terre et mer
})
antike-neighbours = frontières : { $list }

antike-does = { $know_how ->
    [wheel] légions : 2 manœuvres
    [roads] légions : 3 manœuvres
    [sailing] galères : 2 manœuvres
    [navigation] galères : 3 manœuvres
    [market] production +1
    [currency] production +2
    [monarchy] défense +1
   *[democracy] défense +2
}
antike-when-done = à la fin de l’action
antike-disarm = Reprendre la dernière unité : { $province }
