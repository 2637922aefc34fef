# Ce que dit le programme lui-même. Chaque jeu a ses propres fichiers.
program-blurb = Quatre jeux de la Rome antique : jouer, simuler, étudier.
compiled-yes = vitesse native
compiled-no = Python pur, environ cent fois plus lent (pas de version compilée)
seats = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
options = Options
column-option = Option
column-values = Valeurs (la première par défaut)
column-meaning = Sens
you-are = Vous jouez { $side } (place { $seat }).
seat-name = Place { $seat }
chance-name = Le hasard
your-move = À vous
help-line = numéro ou texte = décider · ?N = voir avant d’agir · u = annuler · hint = conseil · b = plateau · l = journal · w FICHIER = sauver · h = aide · q = quitter
help-text =
    Tapez le numéro d’une décision, ou son texte court.
    ?N montre ce que ferait la décision N, sans la prendre ; hint donne le conseil de la recherche.
    / MOTS ne liste que les décisions qui contiennent ces mots ; / seul les liste toutes.
    u annule votre dernière décision, b redessine le plateau, find NOM montre un lieu (Antike), l montre le journal,
    w FICHIER enregistre la partie en cours, q quitte le programme.
preview-of = Si vous décidez : { $action }
preview-nothing = Rien d’autre ne se passe avant que le hasard ou un autre joueur ne décide.
no-such-choice = Il n’y a pas de décision « { $choice } » ici : tapez un numéro de 1 à { $most }, ou h pour l’aide.
more-choices = { $count } autres : tapez / et un mot pour filtrer, ou / seul pour tout voir.
none-match = Aucune décision ne contient « { $words } ».
undone = Annulé.
undo-with-bots = Annulé, avec tout ce qui a suivi.
saved = Enregistré dans { $path }.
goodbye = Vale ! La partie n’est pas finie.
goodbye-saved = Vale ! Pour reprendre : quadriga play --resume { $path }
bot-thinks = { $name } ({ $bot }) décide…
game-over = La partie est finie : { $reason }
winner-line = { $count ->
    [0] Personne n’a gagné.
    [one] Vainqueur : { $names }
   *[other] Victoire partagée : { $names }
}
rank = Rang
total = Total
log-empty = Il ne s’est encore rien passé.
simulate-title = { $games } parties de { $title }, { $seats ->
    [one] 1 place
   *[other] { $seats } places
}, { $bots }
simulating = parties
column-seat = Place
column-bot = Robot
column-wins = Victoires
column-points = Points (moyenne)
column-rank = Rang (moyen)
column-game = Jeu
column-id = Nom
column-players = Joueurs
column-year = Année
column-designers = De
length-line = Décisions par partie : { $mean } en moyenne, de { $least } à { $most }.
reasons-line = Fins : { $reasons }
records-line = { $count } parties enregistrées dans { $path }.
verify-good = { $path } : { $decisions } décisions rejouées jusqu’à la même fin ({ $end }).
verify-bad = { $path } : { $error }
verify-sum = { $good } parties sur { $all } se rejouent.
bench-title = Jeu aléatoire et recherche sur un cœur
column-build = Version
column-playouts = Parties/s
column-decisions = Décisions/s
column-clone = Copie (ns)
column-search = Recherche/s
column-plain_search = Recherche/s, règles seules
build-compiled = native
build-plain = pure
replay-at = Après la décision { $n } sur { $all }
replay-line = { $n }. { $who } : { $what }
soak-line = { $games } parties aléatoires de { $title } ({ $setting }) : toutes les positions sont saines.
soak-done = { $games } parties, { $settings } réglages, aucune anomalie.
error-unknown-game = Il n’y a pas de jeu « { $name } » ; les jeux sont : { $listed }.
error-unknown-option = Il n’y a pas d’option « { $name } » ; les options sont : { $listed }.
error-bad-option-value = L’option « { $name } » ne peut valoir « { $value } » ; choisissez parmi : { $listed }.
error-option-not-offered = L’option « { $name } » n’existe pas à { $seats } places.
error-option-form = Écrivez une option NOM=VALEUR, et non « { $word } ».
error-bad-seats = { $title } se joue de { $least } à { $most } places, pas { $seats }.
error-border-control-alone = Le contrôle des frontières demande l’extension Poison ou Centurions : activez l’une des deux.
error-not-your-decision = Vous n’avez rien à décider maintenant.
error-game-over = La partie est finie.
error-cannot-undo = Rien ne peut être annulé ici.
error-malformed = « { $action } » n’est pas une action de ce jeu.
error-unknown-bot = Il n’y a pas de robot « { $name } » ; les robots sont : { $listed }.
error-player-count = { $players } joueurs pour { $seats } places : nommez-en un par place, « you » ou un robot.
error-bot-count = { $bots } robots pour { $seats } places : nommez-en un pour toutes, ou un par place.
error-bot-effort = « { $name } » n’est pas un robot : écrivez un nombre d’essais, comme uct:500.
error-out-of-range = { $name } doit être compris entre 0 et { $most }, et non { $value }.
error-too-few = { $name } doit valoir au moins 1, et non { $value }.
error-not-positive = { $name } doit être supérieur à 0, et non { $value }.
error-unknown-language = Il n’y a pas de langue « { $name } » ; les langues sont : { $listed }.
error-bench-game = Nommez le jeu auquel s’appliquent --seats, --option ou --data.
error-bad-position = Ce n’est pas une position du jeu.
error-bad-position-fields = Les données de la position ne portent pas les noms de ce jeu.
error-bad-position-field = « { $name } » n’a pas la bonne forme dans les données de la position.
error-record-unreadable = { $path } ne peut être lu : { $detail }.
error-record-not-text = { $path } n’est pas un fichier de texte.
error-record-rules = Cette partie suit la version { $version } des règles de { $title } ; ce programme a la version { $known }.
error-record-data = Cette partie a été jouée avec un autre matériel de { $title }.
error-record-decision = La décision { $n } ne peut être rejouée : { $detail }
error-record-end = L’enregistrement dit « { $said } », mais la partie finit par « { $end } ».
error-record-form = Ceci n’est pas une partie enregistrée : la première ligne doit être « { $form } ».
error-record-line = La ligne { $line } de l’enregistrement est illisible : « { $text } ».
error-record-after-end = La ligne { $line } de l’enregistrement vient après sa fin.
error-record-header = Il manque à l’en-tête de l’enregistrement : { $listed }.
error-record-cut = L’enregistrement s’arrête dans son en-tête : une ligne vide doit le terminer.
error-record-number = « { $name } » doit être un nombre entier dans l’enregistrement, et non « { $text } ».
error-record-own = Le matériel propre de l’enregistrement n’est pas un objet JSON.
error-data-unreadable = Le fichier de matériel { $path } ne peut être lu : { $detail }.
error-data-not-json = Le fichier de matériel { $path } n’est pas du JSON : { $detail }.
error-data-not-object = Le fichier de matériel { $path } doit contenir un objet JSON.
error-data-unknown = { $title } n’a pas de matériel « { $name } » ; il a : { $listed }.
error-data-shape = Le matériel de { $title } n’est pas utilisable : { $detail }.
hint-thinks = réflexion…
hint-line = { $action } (espérance { $chance } %)
hint-line-rank = { $action } (place espérée { $rank })
hint-step = { $name } : { $action }
hint-then = , puis { $line }
opponents = Adversaires (--players you,level2)
level-name = { $name }, niveau { $level }
pass-on = { $name } : prenez l’écran et appuyez sur Entrée.
tune-title = Ce que vaut la lecture de { $title }, { $seats ->
    [one] 1 place
   *[other] { $seats } places
}, tour { $round } sur { $rounds }
column-feature = Trait
column-early = Début
column-late = Fin
column-impact = Effet
tune-loss = { $games } parties, { $positions } positions : perte { $loss } sur des parties non apprises, { $train } sur les parties apprises (au hasard : 0.6931).
tune-phases = Le mieux jugé a mieux fini : { $first } au premier tiers, { $second } au deuxième, { $third } au dernier.
tune-stored = Poids dans { $path }.
error-no-insight = { $title } n’a pas de lecture à régler.
error-lab-missing = Il manque le paquet { $package } : pip install "quadriga[lab]"
ladder-title = Échelle de { $title }, { $seats } places, { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
ladder-caption = Cote : openskill (Plackett-Luce), avec son intervalle à 95 %. Les temps sont ceux d’une décision où il y avait un choix : moyenne, 95 % d’entre elles en moins de, maximum, moyenne du processeur.
ladder-stored = Enregistré dans { $path }.
column-rating = Cote
column-games = Parties
column-mean = Moyenne
column-p95 = 95 %
column-most = Maximum
column-cpu = CPU
plot-rating = Cote (openskill), avec son intervalle à 95 %
plot-wins = Victoires de la ligne contre la colonne en %, avec l’intervalle à 95 %
plot-wins-many = Victoires en % d’un robot de la ligne contre plusieurs de la colonne, avec l’intervalle à 95 %
error-ladder-bots = Une échelle demande au moins deux robots, tous différents.
error-ladder-seats = Une échelle demande au moins deux places.
error-tune-step = --step doit être supérieur à 0 et d’au plus 1, pas { $step }.
error-ladder-pairs = --pairs vaut all, adjacent ou upward, pas « { $pairs } ».
error-plot-format = { $path } ne peut être une image : son nom doit finir par { $listed }.
error-not-a-ladder = Ce fichier ne contient pas les résultats d’une échelle.
error-resume-differs = { $path } ne peut être repris : il a été joué avec d’autres réglages ({ $what }).
