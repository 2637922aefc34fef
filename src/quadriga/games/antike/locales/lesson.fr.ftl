# La leçon d'Antike : pour chaque étape son titre, ce que dit la chouette, la tâche, et la suite.

lesson-aim = Le but : les personnages
lesson-aim-says =
    Vous menez la Grèce et ses trois villes de l’ouest. Les hauts faits attirent des personnages : rois pour les villes,
    savants pour les savoir-faire, citoyens, navigateurs, généraux. À trois nations, dix personnages font gagner.

lesson-rondel = La roue
lesson-rondel-says =
    À votre tour, prenez une pièce, avancez sur la roue et faites l’action de la case. Une à trois cases sont gratuites,
    chaque autre coûte une unité ou une pièce. Pensez donc déjà à la case d’après. Le tout premier départ est libre.

lesson-arm = L’armement
lesson-arm-says =
    Sans unités, pas de nouvelles villes. Armement : une unité de fer par légion ou galère, une dans chacune de vos villes.
    Vous avez du fer pour une seule, mais une pièce remplace toute ressource.
lesson-arm-task = Allez sur Armement ; armez une galère à Sparta et une à Messana.
lesson-arm-done = Deux galères pour une unité de fer et une pièce. Elles pourront fonder outre-mer.
lesson-arm-else = La Grèce vit de la mer : armez des galères, une à Sparta, une à Messana.

lesson-produce = La production
lesson-produce-says =
    Marbre, fer, or : vous en recevez un par ville de ce type, trois si elle a un temple. Une nouvelle ville coûte un de
    chaque. Depuis Armement, Marbre est la case suivante : c’est gratuit.
lesson-produce-task = Allez sur Marbre.
lesson-produce-done = Une unité de marbre, d’une seule ville de marbre. Plus de villes en donneront plus.
lesson-produce-else = Cette case est permise, mais plus chère ou plus tardive. Marbre est juste devant vous.

lesson-maneuver = La manœuvre
lesson-maneuver-says =
    Quelques tours plus tard, vous avez de quoi fonder, mais vos galères sont encore au port. En manœuvre, chaque unité
    avance d’une province : les galères par les frontières de mer, les légions par celles de terre.
lesson-maneuver-task = Allez sur la prochaine manœuvre ; menez la galère de Sparta à Knossos, celle de Messana à Leptis Magna.
lesson-maneuver-done = Vos deux galères bordent de nouveaux rivages où personne n’a de ville.
lesson-maneuver-else = Il nous faut deux villes : Knossos depuis Sparta, Leptis Magna depuis Messana.

lesson-found = Fonder une ville
lesson-found-says =
    Après votre action, vous pouvez fonder là où vous avez une unité et où personne n’a de ville : un de marbre, un de fer,
    un d’or. Les pièces comblent les manques, mais elles sont précieuses. Fondez-en une et gardez vos pièces.
lesson-found-task = Fondez Knossos, puis finissez votre tour.
lesson-found-done = Quatre villes. Une ville reste à vous même si des unités étrangères y entrent.
lesson-found-else = Knossos d’abord, puis le bouton qui finit le tour : vos pièces vous serviront.

lesson-king = Le premier roi
lesson-king-says =
    Cinq villes attirent un roi. Vous en avez quatre, et votre galère mouille à Leptis Magna. Une pièce remplacera le fer qui
    vous manque.
lesson-king-task = Allez sur Marbre, puis fondez Leptis Magna.
lesson-king-done = Cinq villes : Hatchepsout rejoint la Grèce. Un personnage ne se perd jamais.
lesson-king-else = Marbre d’abord, deux cases plus loin, puis Leptis Magna : c’est la cinquième ville.

lesson-learn = Les savoir-faire
lesson-learn-says =
    La première nation à acquérir un savoir-faire paie 7 d’or et reçoit un savant ; les suivantes paient 3, sans savant. La Roue
    fait avancer les légions deux fois. Quatre d’or et trois pièces : juste ce qu’il faut.
lesson-learn-task = Allez sur Savoir-faire et acquérez la Roue.
lesson-learn-done = Pythagore rejoint la Grèce, et vos légions vont deux fois plus loin.
lesson-learn-else = La Roue attend encore sa première nation, et vos légions en ont besoin.

lesson-price = Le prix d’une case
lesson-price-says =
    Il vous faut de l’or, quatre cases plus loin : une de plus que le gratuit. Elle coûte une unité, ou une pièce. Ne payez
    que si attendre un tour vous coûtait davantage.
lesson-price-task = Allez sur Or et payez avec ce que vous avez de trop.
lesson-price-done = Une unité payée, quatre d’or gagnées : un bon marché.
lesson-price-else = Or est quatre cases plus loin. La quatrième a son prix.

lesson-fight = Quand des unités se rencontrent
lesson-fight-says =
    Des unités étrangères peuvent coexister en paix. Il n’y a combat que si un camp le réclame : légion contre légion,
    galère contre galère, une perdue de chaque côté. Une ville, elle, ne tombe que par conquête.

lesson-conquer = La conquête
lesson-conquer-says =
    Une ville se défend avec 1, ou 3 si elle a un temple, plus 1 par unité sur place, plus ses savoir-faire. Tyros se défend avec
    2. Votre galère y est ; grâce à la Roue, la légion de Memphis y arrive avec une manœuvre en réserve.
lesson-conquer-task = Allez sur la manœuvre, menez la légion de Memphis à Tyros et prenez la ville.
lesson-conquer-done = Deux unités perdues, une ville gagnée. Avec un temple à détruire, un général vous aurait rejoint.
lesson-conquer-else = Il faut à Tyros deux unités qui aient encore une manœuvre : d’abord la légion de Memphis, puis la conquête.

lesson-temple = Un temple
lesson-temple-says =
    Un temple coûte 5 de marbre. Sa ville produit et arme dès lors trois fois plus et se défend avec 3, et chaque troisième
    temple attire un citoyen. Vous avez 8 de marbre, et Temple est la case suivante. Sparta donne du marbre.
lesson-temple-task = Allez sur Temple et bâtissez à Sparta.
lesson-temple-done = Sparta donnera trois de marbre au lieu d’un : le prochain temple viendra plus tôt.
lesson-temple-else = Temple est la case suivante de la roue ; bâtissez à Sparta, qui donne du marbre.

lesson-ways = Bien des chemins
lesson-ways-says =
    Trois temples attirent un citoyen, des galères dans sept provinces un navigateur, un temple détruit un
    général. Chaque sorte est limitée : prenez ce que les autres laissent.

lesson-end = La fin
lesson-end-says =
    La partie s’achève dès qu’une nation a son compte à la fin de son tour : dix personnages à trois nations, neuf à quatre ou
    à deux joueurs, huit à cinq, sept à six. Surveillez ce qui manque aux autres.
