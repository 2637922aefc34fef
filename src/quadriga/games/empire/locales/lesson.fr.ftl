# La leçon de L'Empire de César : pour chaque étape son titre, ce que dit la chouette, la tâche, et la suite.

lesson-aim = Le but : le plus haut score
lesson-aim-says =
    Vous êtes Jupiter, en rouge. Les routes rapportent pendant la partie ; les villes et les richesses amassées, à la fin.
    Le plus haut total gagne. Et tout part de Rome.

lesson-city = Une ville et ses jetons
lesson-city-says =
    Chaque ville porte un jeton Ville, avec sa couleur et sa valeur, et un jeton Richesses : un produit parmi huit, ou une
    pièce d’or. Qui relie la ville à Rome prend les deux. À Thessalonica, c’est du blé.

lesson-route = Votre tour : relier une ville
lesson-route-says =
    À votre tour, vous reliez une ville à Rome par des routes. La voie de Thessalonica en demande deux. Puis chaque route
    du plus court chemin vers Rome rapporte un point à son propriétaire.
lesson-route-task = Reliez Thessalonica à Rome.
lesson-route-done = Deux routes, deux points. Thessalonica est vide à présent : un chemin peut en partir.
lesson-route-else = C’est possible aussi. Mais prenons Thessalonica, à l’est : elle ouvre la voie de l’Asie.

lesson-rival = Neptune construit aussi
lesson-rival-says =
    Neptune a relié Aquileia. Un chemin part de Rome ou de toute ville vide, peu importe qui l’a prise : vous pouvez donc
    partir d’Aquileia. Mais on ne construit pas où un autre a construit, ni à travers une ville qui a encore ses jetons.

lesson-chain = Les vieilles routes paient encore
lesson-chain-says =
    Entre-temps, vous avez relié Caralis. Chaque fois qu’un retour vers Rome emprunte vos routes, elles vous paient à
    nouveau. Une chaîne à vous vaut donc plus à chaque ville ajoutée au bout.
lesson-chain-task = Reliez Massilia, au-delà de Caralis.
lesson-chain-done = Une seule route neuve, deux points : celle de Rome à Caralis a payé une deuxième fois.
lesson-chain-else = Regardez Massilia : une route depuis Caralis suffit, et l’ancienne paie encore.

lesson-cities = Les couleurs des villes
lesson-cities-says =
    À la fin, seule compte votre ville la plus haute de chaque couleur. La première ville d’une couleur vaut donc toute sa
    valeur ; la deuxième, seulement ce qu’elle a de plus.

lesson-gold = L’or double
lesson-gold-says =
    Si la ville porte une pièce d’or, les points de route de ce tour sont doublés, pour tous. Prenez donc l’or au bout d’une
    longue chaîne à vous. La vôtre va jusqu’à Emporiae, et Numantia a de l’or.
lesson-gold-task = Reliez Numantia à Emporiae.
lesson-gold-done = Quatre routes à vous, comptées double : huit points pour une seule route posée.
lesson-gold-else = L’or rapporte le plus là où votre chaîne est longue : poursuivez d’Emporiae à Numantia.

lesson-goods = Les séries de richesses
lesson-goods-says =
    Vous avez cinq richesses différentes : 14 points à la fin ; huit en vaudraient 46. Deux blés ajoutent 2 points, trois en
    feraient 10. L’or compte à part : deux pièces 4, six pièces 36. Que vous manque-t-il encore ?

lesson-shared = À qui sont les routes ?
lesson-shared-says =
    Les points vont aux propriétaires des routes, quel que soit celui qui prend la ville. Un raccourci par les routes de
    Neptune coûte peu, mais il le paie. Entre plusieurs chemins aussi courts, celui dont c’est le tour choisit.

lesson-last = Les dernières routes
lesson-last-says =
    Vous avez 25 routes pour toute la partie, et aucune ne revient ; à qui en garde le plus, 10 points. Ici, il vous en
    reste deux, et votre chaîne par l’Hispanie est longue.
lesson-last-task = Employez-les : reliez Icosium depuis Rusaddir.
lesson-last-done = Huit routes jusqu’à Rome, toutes à vous : huit points avec les deux dernières.
lesson-last-else = Où est votre plus longue chaîne ? Au-delà de Rusaddir, il y a Icosium.

lesson-end = La fin, et le décompte
lesson-end-says =
    La partie s’achève quand il n’y a plus de ville à prendre. Aux points des routes s’ajoutent villes, richesses, or, et 10
    points pour les routes restantes. Jupiter gagne surtout par ses routes ; Neptune avait de meilleures richesses.
