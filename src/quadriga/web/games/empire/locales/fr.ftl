empire-board = Plateau de L’Empire de César
empire-closer = Plus près
empire-farther = Plus loin
empire-whole = Plateau entier
empire-city-label = { $phrase } : { $wealth }, { $colour } { $value }. { $count ->
    [one] { $count } chemin.
   *[other] { $count } chemins.
}
empire-route-chosen = { $phrase }. Chemin { $number } sur { $count }. Entrée pour le construire, flèches pour voir les autres.
empire-routes = Chemins vers { $city }
empire-route = Chemin
empire-route-of = { $number } sur { $count }
empire-roads = Routes
empire-roads-left = { $count ->
    [0] Aucune route restante
    [one] { $count } route restante
   *[other] { $count } routes restantes
}
empire-from = depuis { $start }
empire-from-via = depuis { $start } par { $via }
empire-doubled = points de route ×2 pour tous
empire-previous = Chemin précédent
empire-build = Construire
empire-next = Chemin suivant
empire-points = { $count ->
    [one] point
   *[other] points
}
empire-total = Total
empire-rank = Rang
empire-riches = Richesses
empire-row = Rangée { $number }
empire-columns = Colonnes
empire-stock = Encore sur la carte
empire-taken = { $taken ->
    [0] aucune ville prise
    [one] { $taken } ville prise sur { $all }
   *[other] { $taken } villes prises sur { $all }
}
empire-left-over = Non réparties
empire-if-it-ended-now = Si c’était la fin

empire-text-player = { $player } : { $score ->
    [one] { $score } point acquis
   *[other] { $score } points acquis
}, { $total } si c’était la fin, { $roads ->
    [one] { $roads } route restante
   *[other] { $roads } routes restantes
}
empire-text-source = { $source } : { $points }
empire-text-cities = Villes : { $cities }
empire-text-wealth = Richesses : { $wealth }
empire-text-count = { $thing } × { $count }
empire-text-city = { $city } ({ $colour } { $value })
empire-text-free = Villes libres
empire-text-free-city = { $city } : { $wealth }. Voies vers { $near }.
empire-text-roads = Routes construites
empire-text-road = { $line } : { $player }
