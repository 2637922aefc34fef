# La leçon de Caesar! : pour chaque étape son titre, ce que dit la chouette, la tâche, et la suite.

lesson-aim = Le but : douze marqueurs
lesson-aim-says =
    Vous êtes César, en rouge. Chaque camp a douze marqueurs Contrôle. Qui pose le dernier sur la carte gagne aussitôt.
    Les marqueurs viennent des provinces contrôlées : tout tient donc à qui ferme quelle province, et comment.

lesson-token = Un pion compte deux fois
lesson-token-says =
    Votre main est en bas : deux pions Influence. Un pion se pose sur une frontière, entre deux provinces, et chacun de ses
    nombres agit dans la province qu’il regarde. Chaque pose en vaut donc deux : où le grand nombre vous sert-il ?

lesson-place = Votre premier pion
lesson-place-says =
    Le bouclier 4·2 va sur les frontières au bouclier. Il y en a une entre Gallia Cisalpina et Dalmatia. Gallia Cisalpina
    n’a que trois frontières : son sort sera vite réglé.
lesson-place-task = Posez le bouclier 4·2 entre Gallia Cisalpina et Dalmatia, le 4 vers Gallia Cisalpina.
lesson-place-done = Quatre d’influence en Gallia Cisalpina, deux en Dalmatia. Puis vous avez pioché, comme à chaque fin de tour.
lesson-place-else = C’est permis, mais ici nous voulons Gallia Cisalpina : le bouclier sur sa frontière avec Dalmatia, le 4 de son côté.

lesson-symbol = Le symbole d’une frontière
lesson-symbol-says =
    Glaive, bouclier ou navire : une frontière n’accepte que les pions à son symbole. Le laurier va partout, mais il est plus
    faible : Pompée vient d’en poser un, 2·2, entre Gallia et Gallia Cisalpina.
lesson-symbol-task = Posez le navire 4·2 entre Italia et Dalmatia, le 4 vers Dalmatia.
lesson-symbol-done = Dalmatia : six pour vous, rien pour Pompée. Et deux en Italia, qui serviront.
lesson-symbol-else = Ce sera peut-être un bon coup plus tard. Pour l’instant : le navire entre Italia et Dalmatia, le 4 vers Dalmatia.

lesson-close = Fermer une province
lesson-close-says =
    Une province se ferme quand sa dernière frontière libre est prise. Qui y mène pose un marqueur ; qui l’a fermée prend
    son pion bonus. Il reste une frontière à Gallia Cisalpina, vers Italia, et vous menez 4 à 2.
lesson-close-task = Fermez Gallia Cisalpina avec le glaive 5·1, et gardez le grand nombre pour Italia.
lesson-close-done = Fermée, 5 à 2. Le 1 suffisait ici ; le 5 continue d’agir en Italia.
lesson-close-else = Regardez la frontière entre Italia et Gallia Cisalpina. Le 1 suffit en Gallia Cisalpina : tournez le 5 vers Italia.

lesson-bonus = Les pions bonus
lesson-bonus-says =
    Vous avez pris un pion Sénat : si vous contrôlez sa province, il donne un marqueur par pion Sénat que vous possédez. Un
    seul pion vous en a donc valu deux. Retenez que le bonus va à qui ferme, même là où l’autre mène.

lesson-border = Les marqueurs de frontière
lesson-border-says =
    Contrôlez deux voisines, et vous posez un marqueur de plus sur leur frontière. Dalmatia touche Gallia Cisalpina, il ne
    lui reste qu’une frontière, et un second pion Sénat y attend.
lesson-border-task = Fermez Dalmatia avec le glaive 6·0, le 6 vers Dalmatia.
lesson-border-done = Quatre marqueurs d’un coup : Dalmatia, la frontière, et deux du Sénat. Six sur douze sont posés.
lesson-border-else = La dernière frontière de Dalmatia est celle de Macedonia. Le glaive y va, le 6 vers Dalmatia.

lesson-might = La Puissance
lesson-might-says =
    Puissance retourne un pion adverse face cachée : il ne compte plus. Hispania Ulterior détient ce bonus et n’a plus
    qu’une frontière libre. En Italia, Pompée vous talonne, 6 contre 7.
lesson-might-task = Fermez Hispania Ulterior avec le bouclier 6·0, puis retournez le navire de Pompée entre Italia et Achaia.
lesson-might-done = Une province, et trois d’influence en moins pour Pompée en Italia. Votre bouclier a servi deux fois.
lesson-might-else = D’abord le bouclier entre les deux Hispania, le 6 vers Ulterior ; puis le navire de Pompée entre Italia et Achaia.

lesson-others = Les autres bonus, et Italia
lesson-others-says =
    Tactique offre un autre tour entier, Richesse une main plus grande pour de bon. Italia a six frontières et deux places :
    qui la contrôle pose deux marqueurs. À égalité, personne n’a la province : surveillez aussi les petits nombres.

lesson-win = Le dernier marqueur
lesson-win-says =
    Une autre partie, vers sa fin : il vous reste trois marqueurs. Sardinia n’a plus qu’une frontière libre, et vous
    contrôlez à côté Mauritania et Gallia.
lesson-win-task = Fermez Sardinia et gagnez : posez un navire entre Sardinia et Sicilia.
lesson-win-done = Sardinia, et deux frontières avec elle : trois marqueurs, vous avez gagné.
lesson-win-else = Comptez : Sardinia vaut un marqueur, ses frontières avec Mauritania et Gallia deux de plus. Fermez-la du côté de Sicilia.
