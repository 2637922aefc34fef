# Ce que dit le programme lui-même. Chaque jeu a ses propres fichiers.
compiled-yes = vitesse native
compiled-no = Python pur, environ cent fois plus lent (pas de version compilée)
seats = { $least ->
    [one] { $most ->
        [one] { $most } joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
options = Options
column-option = Option
column-values = Valeurs (la première par défaut)
column-meaning = Sens
seat-name = Joueur { $number }
chance-name = Le hasard

you = vous
bot-again = { $name } { $count ->
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
}
line-again-and-again = { $line } ({ $count } fois).
list-and = { $first } et { $last }
figure = { $value }
preview-of = Si vous décidez : { $action }
preview-nothing = Rien d’autre ne se passe avant que le hasard ou un autre joueur ne décide.
no-such-rule = Ce jeu n’a pas de règle « { $rule } » : l’aide-mémoire (quick) donne l’identifiant de beaucoup d’entre elles.
none-match = Aucune décision ne contient « { $words } ».
undone = Annulé.
undo-with-bots = Annulé, avec tout ce qui a suivi.
saved = Enregistré dans { $path }.
bot-thinks = { $name } ({ $bot }) décide…
game-over = La partie est finie : { $reason }
verdict-you = Vous gagnez{ $ahead ->
    [0] .
   *[other] { " " }avec { $margin } d’avance.
}
verdict-you-share = Vous partagez la victoire avec { $names }.
verdict-others = { $count ->
    [0] Personne ne gagne.
    [1] { $names } gagne{ $ahead ->
        [0] .
       *[other] { " " }avec { $margin } d’avance.
    }
   *[other] { $names } partagent la victoire.
}
verdict-rank = { $names } { $count ->
    [1] gagne
   *[other] gagnent
} ; vous terminez à la { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} place.
margin = { $count ->
    [1] un point
   *[other] { $count } points
}
rank = Rang
total = Total
log-empty = Il ne s’est encore rien passé.
simulate-title = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $seats ->
    [one] { $seats } place
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
column-designers = Auteurs
length-line = Décisions par partie : { $mean } en moyenne, de { $least } à { $most }.
reasons-line = Fins : { $reasons }
records-line = { $count ->
    [one] { $count } partie enregistrée
   *[other] { $count } parties enregistrées
} dans { $path }.
verify-good = { $path } : { $decisions ->
    [one] { $decisions } décision rejouée
   *[other] { $decisions } décisions rejouées
} jusqu’à la même fin ({ $end }).
verify-bad = { $path } : { $error }
verify-sum = { $good ->
    [one] { $good } partie sur { $all } se rejoue
   *[other] { $good } parties sur { $all } se rejouent
}.
bench-title = Jeu aléatoire et recherche sur un cœur
column-build = Version
column-playouts = Parties/s
column-decisions = Décisions/s
column-clone = Copie (ns)
column-search = Recherche/s
column-search_without_insight = Recherche/s, règles seules
build-compiled = native
build-plain = pure
replay-at = Après la décision { $n } sur { $all }
replay-start = La partie commence.
replay-jump = numéro d’une décision
replay-line = { $n }. { $who } : { $what }
soak-line = { $title } ({ $setting }), { $games ->
    [one] { $games } partie aléatoire
   *[other] { $games } parties aléatoires
} : toutes les positions sont saines.
error-soak-endless = Dans { $title } ({ $setting }), une partie au hasard ne s’est pas terminée.
error-soak-fault = { $title } ({ $setting }) est arrivé à une position impossible : { $faults }.
soak-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $settings ->
    [one] { $settings } réglage
   *[other] { $settings } réglages
}, aucune anomalie.
error-unknown-game = Il n’y a pas de jeu « { $name } » ; les jeux sont : { $listed }.
error-unknown-option = Il n’y a pas d’option « { $name } » ; les options sont : { $listed }.
error-bad-option-value = L’option « { $name } » ne peut pas valoir « { $value } » ; choisissez parmi : { $listed }.
error-option-not-offered = L’option « { $name } » n’est pas proposée à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}.
error-option-form = Écrivez une option NOM=VALEUR, et non « { $word } ».
error-bad-seats = { $title } se joue de { $least } à { $most } joueurs, et non à { $seats }.
error-border-control-alone = Le contrôle des frontières demande l’extension Poison ou Centurions : activez l’une des deux.
error-not-your-decision = Vous n’avez rien à décider maintenant : { $deciders_count ->
    [0] c’est au hasard
   *[other] c’est à { $deciders }
} de décider.
error-game-over = La partie est finie.
error-cannot-undo = Rien ne peut être annulé ici.
error-undo-nothing = Vous n’avez encore rien décidé qui puisse être annulé.
error-undo-chance = Le hasard est intervenu depuis votre décision : elle ne peut être annulée que si tous sont d’accord.
error-undo-reveal = Quelque chose a été révélé depuis votre décision : elle ne peut être annulée que si tous sont d’accord.
error-undo-other = Un autre joueur a décidé depuis : votre décision ne peut être annulée que si tous sont d’accord.
error-undo-over = La partie est finie : rien ne peut plus être annulé.
error-stale = La partie a avancé depuis que vous l’avez regardée : voyez où elle en est, et décidez de nouveau.
error-wrong-game = { $given ->
    [none] Ce n’est pas une position de jeu
   *[other] C’est une position d’un autre jeu : « { $given } », et non « { $title } »
}.
error-rules-failed = « { $method } » dans { $title } a échoué : { $error } ({ $where }). Corrigez-la à cet endroit, puis recommencez.
error-rules-missing = « { $method } » manque dans { $title } : ses positions ne peuvent s’en passer.
error-rules-actor = « _actor » dans { $title } répond { $given } : il faut une place (de 0 à { $last }), CHANCE ou NOBODY.
error-rules-legal-none = « _legal » dans { $title } n’offre rien à une place qui doit décider : offrez une action, ou laissez « _actor » et « _owes » en nommer une autre.
error-rules-legal-range = « _legal » dans { $title } nomme { $given } : les actions sont des nombres entiers de 0 à { $last }.
error-rules-legal-twice = « _legal » dans { $title } nomme deux fois la même action : { $given }.
error-rules-rank = « _rank » dans { $title } répond { $given } : les rangs sont des nombres entiers de 1 à { $last }.
error-rules-note-code = « note » dans { $title } porte le code { $given } : « event_specs » va de 0 à { $last }.
error-rules-note-number = « note » dans { $title } reçoit { $given } : il faut des nombres entiers de 32 bits.
error-rules-note-name = « note » dans { $title } dit que « { $word } » vaut { $given } : « names » va de 0 à { $last } pour ce genre.
error-rules-endless = Dans { $title }, une partie au hasard ne s’est pas terminée (décisions jouées : { $most }) : « _actor » doit arriver à NOBODY, quoi que l’on joue.
error-rules-no-choice = { $title } joue sans cesse de lui-même (décisions forcées : { $most }) et n’arrive pas à un choix : « _actor » doit nommer une place qui a le choix, ou NOBODY.
error-rules-fields-unset = « FIELDS » dans { $title } contient « { $field } », que « __init__ » ne définit pas.
error-rules-fields-form = Dans { $title }, « { $field } » de « FIELDS » vaut { $given } : il faut un nombre ou une liste simple de nombres (NOBODY ou -1 pour rien, les lignes l’une après l’autre).
error-rules-fields-forgotten = Dans { $title }, « { $field } » change au cours d’une partie, mais « FIELDS » ne le nomme pas : les copies le perdraient.
error-seats-form = Le nombre de places doit être un nombre entier, et non { $seats }.
error-options-form = Les options se donnent par leur nom et leur valeur, et non comme { $given }.
error-file = { $path } : { $cause }.
cause-file = { $kind ->
    [missing] ce fichier ou ce dossier n’existe pas
    [denied] l’accès n’est pas permis
    [directory] c’est un dossier, et non un fichier
    [no-directory] une partie du chemin n’est pas un dossier
    [exists] ce nom est déjà pris
    [full] le disque est plein
    [long-name] le nom est trop long
   *[other] le système refuse l’accès
}
cause-json = voyez la ligne { $line }, colonne { $column }
cause-text = ce n’est pas un fichier de texte en UTF-8
cause-other = une valeur y est trop grande ou trop imbriquée
error-malformed = « { $action } » n’est pas une action de ce jeu.
error-unknown-player = Il n’y a pas de robot « { $name } » ; les robots sont : { $listed }. Une personne s’écrit « you » ou « person:{ $name } ».
error-run-damaged = { $path } est endommagé : supprimez-le avec les fichiers de parties qui le suivent ; « quadriga lab run » rejouera ces parties.
error-unknown-bot = Il n’y a pas de robot « { $name } » ; les robots sont : { $listed }.
error-player-count = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : nommez-en un par place, « you » ou un robot.
error-bot-count = { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : nommez-en un pour toutes, ou un par place.
error-bot-effort = « { $name } » n’est pas un robot : écrivez un nombre de simulations, comme uct:500.
error-out-of-range = { $name } doit être compris entre 0 et { $most }, et non { $value }.
error-too-large = { $name } doit valoir au plus { $most }, et non { $value }.
error-too-few = { $name } doit valoir au moins 1, et non { $value }.
error-not-positive = { $name } doit être supérieur à 0, et non { $value }.
error-unknown-map = Il n’y a pas de carte « { $name } » ; les cartes sont : { $listed }.
error-not-on-map = « { $name } » n’est pas sur cette carte.
error-unknown-language = Il n’y a pas de langue « { $name } » ; les langues sont : { $listed }.
error-bench-game = Nommez le jeu auquel s’appliquent --seats, --option ou --data.
error-bad-position = Ce n’est pas une position du jeu.
error-bad-position-fields = Les données de la position ne portent pas les noms de ce jeu.
error-bad-position-field = « { $name } » n’a pas la bonne forme dans les données de la position.
error-record-unreadable = { $path } ne peut être lu : { $cause }.
error-record-rules = Cette partie suit la version { $version } des règles du jeu { $title } ; ce programme { $newest ->
    [one] ne connaît que la version { $newest }
   *[other] connaît les versions 1 à { $newest }
}. Mettez le programme à jour.
error-bad-rules-version = Les règles du jeu { $title } { $newest ->
    [one] n’existent qu’en version { $newest }
   *[other] existent en version 1 à { $newest }
}, et non { $version }.
error-record-data = Cette partie a été jouée avec un autre matériel du jeu { $title }.
error-record-decision = La décision { $n } ne peut être rejouée. { $cause }
error-record-end = L’enregistrement dit « { $said } », mais la partie finit par « { $end } ».
error-record-form = Ceci n’est pas une partie enregistrée : la première ligne doit être « { $form } ».
error-record-line = La ligne { $line } de l’enregistrement est illisible : « { $text } ».
error-record-after-end = La ligne { $line } de l’enregistrement vient après sa fin.
error-record-header = Il manque à l’en-tête de l’enregistrement : { $listed }.
error-record-cut = L’enregistrement s’arrête dans son en-tête : une ligne vide doit le terminer.
error-record-number = « { $name } » doit être un nombre entier dans l’enregistrement, et non « { $text } ».
error-record-own = Le matériel propre de l’enregistrement n’est pas un objet JSON.
hint-thinks = réflexion…
hint-line = { $action } (espérance { $chance } %)
hint-line-rank = { $action } (place espérée { $rank })
hint-step = { $name } : { $action }
hint-then = , puis { $line }
hint-and = , puis { $action }
lesson-else = C’est permis, mais ce n’est pas l’objet de cette étape. Rien n’a été joué : relisez la tâche.
opponents = Adversaires (--players you,level2)
level-brief = niveau { $level }
level-name = { $name }, niveau { $level }
pass-on = { $name } : prenez l’écran et appuyez sur Entrée.
tune-title = Ce que vaut la lecture du jeu { $title }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, tour { $round } sur { $rounds }
column-feature = Trait
column-early = Début
column-late = Fin
column-impact = Effet
tune-loss = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} : perte { $loss } sur des parties non apprises, { $train } sur les parties apprises (au hasard : 0,6931).
tune-phases = Le mieux jugé a mieux fini : { $first } au premier tiers, { $second } au deuxième, { $third } au dernier.
tune-stored = Poids dans { $path }.
error-no-insight = Le jeu { $title } n’a pas de lecture à régler.
error-extra-missing = Il manque le paquet { $package } : pip install "quadriga[{ $extra }]" (dans une copie de travail : make { $extra })
ladder-title = Échelle du jeu { $title }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ladder-caption = Cote : openskill (Plackett-Luce), avec son intervalle à 95 %. Les temps sont ceux d’une décision où il y avait un choix : moyenne, 95 % d’entre elles en moins de, maximum, moyenne du processeur.
ladder-stored = Enregistré dans { $path }.
column-rating = Cote
column-games = Parties
column-mean = Moyenne
column-p95 = 95 %
column-most = Maximum
column-cpu = CPU
plot-rating = Cote (openskill), avec son intervalle à 95 %
plot-wins = Victoires de la ligne contre la colonne en %, avec l’intervalle à 95 %
plot-wins-many = Victoires en % d’un robot de la ligne contre plusieurs de la colonne, avec l’intervalle à 95 %
run-title = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre robots
run-stored = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $path }.
report-stored = Rapport dans { $path }.
report-setting = Robots : { $bots }. Options : { $options }. Graine : { $seed }. Règles en version { $version }.
report-usual = celles d’usage
report-fair = Les robots tournent autour de la table d’une partie à l’autre, avec la même chance à chaque place.
report-interval = Entre parenthèses et en moustaches : l’intervalle à 95 % (Wilson).
report-seats = Victoires selon la place
report-roles = Victoires selon le camp joué
report-bots = Victoires selon le robot
report-first = Victoires selon le rang après la place qui décide en premier
report-even = Le trait en tirets indique ce que donnerait le seul hasard.
report-lengths = Durée des parties
report-length = Décisions dans une partie, hasard compris
report-count = Parties
report-points = Points selon leur source, moyenne d’une place
report-times = Décisions et temps
report-endings = Comment les parties ont fini
report-taken = Ce qui a été décidé, et combien de fois par partie
report-asked = Règles qui ont demandé un choix, et combien de fois par partie
report-happened = Ce qui s’est passé, et combien de fois par partie
report-drawn = Ce que le hasard a décidé, et combien de fois par partie
report-apart = Décisions de ceux qui gagnent le plus et le moins souvent
report-apart-about = Parmi toutes les décisions prises au moins une fois par 3 % à 97 % des places, celles qui vont avec le plus et avec le moins de victoires. Qu’un gagnant fasse une chose ne dit pas qu’elle fait gagner ; et parmi des centaines de lignes, quelques-unes ressortent par hasard.
column-rule = Règle
column-seats = Places
report-share = Part
column-choices = Choix par partie
column-second = Temps d’un choix
column-reason = Fin
column-what = Quoi
column-often = Par partie
error-render-mode = render_mode vaut { $listed }, pas « { $mode } ».
error-run-other = { $path } contient une autre série : prenez un autre dossier, ou les mêmes jeu, robots, options et graine.
error-run-none = Il n’y a pas de série dans { $path } : « quadriga lab run » en crée une.
error-run-empty = La série dans { $path } n’a pas encore de partie.
error-ladder-bots = Une échelle demande au moins deux robots, tous différents.
error-ladder-seats = Une échelle demande au moins deux places.
error-tune-step = --step doit être supérieur à 0 et d’au plus 1, pas { $step }.
error-ladder-pairs = --pairs vaut all, adjacent ou upward, pas « { $pairs } ».
error-plot-format = { $path } ne peut être une image : son nom doit finir par { $listed }.
error-not-a-ladder = Ce fichier ne contient pas les résultats d’une échelle.
error-resume-differs = { $path } ne peut être repris : il a été joué avec d’autres réglages ({ $what }).
error-match-begun = Une partie commence par une position neuve. Pour reprendre une partie enregistrée, utilisez Match.resume ; pour essayer une position, Match.sandbox.
error-record-sandbox = Cette partie a commencé en cours de jeu : elle ne peut pas être enregistrée.
error-log-undo = Le journal annule une décision qui n’existe pas : la partie sauvegardée est abîmée.

## Matériel qui ne peut servir. { $where } est un chemin dans les données, comme cities.gades.value.

error-data-unreadable = Le fichier de matériel { $path } ne peut être lu : { $cause }.
error-data-not-json = Le fichier de matériel { $path } n’est pas du JSON : voyez la ligne { $line }, colonne { $column }.
error-data-beyond-use = Le fichier de matériel { $path } contient un nombre trop long ou trop de crochets emboîtés.
error-data-not-object = Le fichier de matériel { $path } doit contenir un objet JSON.
error-data-own = Le matériel propre doit être un objet fait de noms et de valeurs, et non « { $given } ».
error-data-unknown = Il n’y a pas de « { $where } » dans le matériel ; connus ici : { $listed }.
error-data-missing = « { $where } » manque.
error-data-object = « { $where } » doit être un objet fait de noms et de valeurs.
error-data-count = « { $where } » doit être un nombre entier de { $least } à { $most }.
error-data-number = « { $where } » doit être un nombre de { $least } à { $most }.
error-data-flag = « { $where } » doit être true ou false.
error-data-text = « { $where } » doit être un texte de 1 à { $most } lettres sur une seule ligne.
error-data-colour = « { $where } » doit être une couleur comme #B0340F.
error-data-id = « { $name } » ne peut être un identifiant dans « { $where } » : écrivez de 1 à 60 lettres (a à z), chiffres, - ou _.
error-data-taken = « { $name } » ne peut être un identifiant dans « { $where } » : ce mot a un autre sens.
error-data-choice = « { $where } » ne peut être « { $value } » ; choisissez parmi : { $listed }.
error-data-reference = « { $where } » nomme « { $name } », que « { $collection } » n’a pas.
error-data-list = « { $where } » doit être une liste de { $least } à { $most } valeurs.
error-data-length = « { $where } » doit être une liste d’exactement { $most ->
    [one] { $most } valeur
   *[other] { $most } valeurs
}.
error-data-twice = « { $where } » a deux fois « { $name } ».
error-data-room = « { $where } » a de la place pour { $most } ; il y en a { $count }.
error-data-too-few = « { $where } » en donne { $count }, et il en faut { $least }.
error-data-one-map = Chaque nombre de joueurs de 2 à { $most } demande une carte et une seule ; pour { $seats } il y en a { $count }.
error-data-cut-off = Aucune ligne de « { $where } » ne relie « { $name } » à Rome.
error-data-no-border = « { $where } » n’a pas de frontière.
error-data-borders = « { $where } » doit avoir de 1 à { $most } frontières, et non { $count }.
error-data-no-turn = Il faut à « { $where } » une tuile avec un tour.
error-data-objective-number = « { $name } » ne peut être un objectif : c’est un nombre de 1 à { $most }.
error-data-start-cities = « { $where } » doit nommer une ville de marbre, une de fer et une d’or, dans cet ordre.
error-bank-limit-start = Les nations partent avec trop de ressources pour une banque limitée à { $limit } : choisissez une limite d’au moins { $least }, ou none.
error-record-seen = Cet enregistrement ne contient que ce que son lecteur savait : il ne peut pas être rejoué.
error-table-form = Ce n’est pas une table sauvegardée.
error-table-other = C’est la table sauvegardée d’un autre jeu ({ $game }) : ouvrez-la avec celui-là.
error-table-damaged = Cette table sauvegardée est abîmée et ne peut être lue.
error-table-player = Un joueur de la table sauvegardée ne peut être lu.
event-undone = { $seat } { VERB($seat, "annule", "annulez", "annulent") } un coup.

# ---- le serveur de table
serving = Quadriga est à l’adresse { $address } (Ctrl-C l’arrête ; rien n’est perdu)
serving-friends = { $count ->
    [one] Vos amis ouvrent cette adresse dans votre réseau :
   *[other] Vos amis ouvrent une de ces adresses dans votre réseau :
}
serving-alone = Seul cet ordinateur l’atteint ; avec --host 0.0.0.0, vos amis l’atteignent aussi dans votre réseau.
serving-unreached = Cet ordinateur n’est dans aucun réseau : personne d’autre ne l’atteint.
app-copied = L’application est dans { $path } : mettez ce dossier chez n’importe quel hébergeur de fichiers.
app-serving = L’application est à l’adresse { $address } (Ctrl-C l’arrête) ; ce qu’on y joue reste dans le navigateur.
backed-up = { $path } : une copie de la base de données, { $size } Ko.
verify-match = partie { $path }
# ---- quadriga admin
admin-id = id
admin-name = nom
admin-login = identifiant
admin-guest = invité
admin-created = créé
admin-seen = vu
admin-matches = parties
admin-bans = exclusions
admin-has-ban = accès fermé
admin-has-mute = sans discussion
admin-none = Rien à montrer.
admin-since = depuis
admin-until = jusqu’à
admin-never = pour toujours
admin-devices = Appareils
admin-their-matches = Parties
admin-their-bans = Exclusions et silences
admin-their-acts = Actes à leur sujet
admin-game = jeu
admin-status = état
admin-players = joueurs
admin-changed = modifiée
admin-code = code
admin-address = adresse
admin-count = fois
admin-fault = défaut
admin-loads = elle se charge
admin-details = détails
admin-its-audit = Ce que voient ses joueurs
admin-its-acts = Actes à son sujet
admin-when = quand
admin-who = qui
admin-deed = quoi
admin-about = au sujet de
admin-why = pourquoi
admin-outcome = issue
admin-waits = en attente
admin-is-done = fait
admin-refused = refusé
admin-number = numéro
admin-used = utilisée
admin-by = par
admin-deed-ban = exclure
admin-deed-unban = réadmettre
admin-deed-mute = réduire au silence
admin-deed-unmute = rendre la parole
admin-deed-close = fermer une partie
admin-deed-delete = supprimer une partie
admin-deed-password = nouveau mot de passe
admin-deed-invite = inviter
admin-deed-uninvite = retirer une invitation
admin-deed-announce = annoncer
admin-deed-maintenance = entretien
admin-new-password = Nouveau mot de passe
admin-done-ban = { $until ->
    [0] { $about } n’a plus accès au serveur, pour toujours.
   *[other] { $about } n’a plus accès au serveur jusqu’au { MOMENT($until) }.
}
admin-done-unban = { $about } peut revenir.
admin-done-mute = { $until ->
    [0] { $about } ne peut plus écrire dans les discussions.
   *[other] { $about } ne peut pas écrire dans les discussions jusqu’au { MOMENT($until) }.
}
admin-done-unmute = { $about } peut de nouveau écrire dans les discussions.
admin-done-close = La partie { $match } est fermée ; son compte rendu est gardé.
admin-done-delete = La partie { $match } est supprimée ; tout ce qui en était gardé est dans { $path }.
admin-done-password = { $login } a un nouveau mot de passe, et n’est plus connecté sur aucun appareil.
admin-done-invite = { $count ->
    [one] Une invitation, qui sert une fois, jusqu’au { MOMENT($until) } :
   *[other] { $count } invitations, dont chacune sert une fois, jusqu’au { MOMENT($until) } :
}
admin-done-uninvite = L’invitation { $number } n’est plus valable.
admin-done-announce = Annoncé sur toutes les pages ouvertes.
admin-done-announce-clear = Plus rien n’est annoncé.
admin-done-maintenance-on = La maison est fermée : rien de nouveau ne commence, et les parties en cours continuent.
admin-done-maintenance-stop = La maison est fermée, et toutes les parties s’arrêtent avec leurs pendules.
admin-done-maintenance-off = La maison est de nouveau ouverte.
error-no-such-person = Personne ne s’appelle « { $name } » ici : cherchez avec « quadriga admin people ».
error-person-unclear = Plusieurs personnes s’appellent « { $name } » : nommez-en une par son id, parmi { $listed }.
error-person-guest = { $name } joue en invité, donc sans mot de passe.
error-not-banned = Cette exclusion n’existe pas.
error-not-muted = Cette personne peut déjà écrire.
error-no-address = « { $address } » n’est pas l’adresse d’un réseau : écrivez 203.0.113.7, 203.0.113.0/24 ou 2001:db8::1.
error-ban-end = Dites pour combien de temps : --days N, ou --for-ever.
error-ban-whom = Nommez une personne, ou un réseau avec --address.
error-match-status = --status est l’un de : { $listed }.
error-match-not-over = La partie n’est pas terminée : fermez-la d’abord.
error-delete-sure = Rien ne ramène une partie supprimée : dites --yes si c’est bien voulu.
error-no-such-invitation = Il n’y a pas d’invitation { $number } encore libre : voir « quadriga admin invitations ».
error-announce-what = Dites ce qu’il faut annoncer, ou --clear.
error-announce-long = L’annonce est trop longue : la limite est { $most }.
error-act-unknown = Ce serveur ne connaît pas l’acte « { $kind } » : il est peut-être plus ancien que ce programme.
error-no-answer = Le serveur n’a pas répondu en { $seconds } secondes. Il le fera dès qu’il pourra : « quadriga admin audit » le dira.
error-database-missing = Il n’y a pas de base de données { $path } : vérifiez l’adresse, ou le dossier où vous êtes.
error-database-foreign = { $path } n’est pas une base de données d’un serveur de tables : nommez un autre fichier.
error-database-url = « { $url } » n’est pas l’adresse d’une base de données : écrivez sqlite:///FICHIER ou postgresql://NOM:MOT_DE_PASSE@HÔTE/BASE.
error-database-busy = Un autre serveur utilise la base de données { $path } : arrêtez-le d’abord, ou nommez-en une autre avec --database.
error-backup-exists = { $path } existe déjà : nommez un nouveau fichier.
error-backup-foreign = Ce n’est pas une base de données d’un serveur de tables : nommez-en une autre.
error-database-newer = La base de données vient d’une version plus récente de Quadriga ({ $version }) : installez d’abord cette version.
error-backup-damaged = { $path } est abîmé : prenez une autre copie.
error-restore-foreign = La base de données contient les tables d’un autre programme : nommez-en une vide.
error-restore-not-empty = La base de données n’est pas vide. Nommez-en une vide, ou supprimez ce qu’elle contient avec --replace.
error-restore-busy = Un serveur utilise cette base de données : arrêtez-le d’abord.
restored = { $path } : restauré, { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}.
error-bad-age = « { $name } » n’est pas une durée : écrivez QUOI=JOURS, de 0 à { $most } jours, avec un de ces mots : { $listed }.
error-bad-network = « { $name } » n’est pas un réseau : écrivez-le comme 192.168.1.0/24, ou donnez une adresse.
error-no-such-session = Cet appareil est déjà déconnecté.
error-not-ready-closing = Le serveur va s’arrêter : demandez au suivant.
error-not-ready-database = La base de données est injoignable.
error-not-ready-version = La base de données est en version { $found }, et ce serveur demande la version { $wanted } : redémarrez-le.
error-not-ready-behind = Le serveur a { $seconds } s de retard dans son travail.
error-no-dask = Une grappe demande le paquet distributed : pip install "quadriga[cluster]" (dans une copie de travail : make cluster)
error-cluster-tls = Une ligne chiffrée vers la grappe demande trois fichiers, --cluster-ca, --cluster-cert et --cluster-key : { $path } n’en est pas un.
error-cluster-plain = Avec des certificats, on parle à la grappe par TLS : son adresse commence par tls://, et non comme { $address }.
error-no-cluster = Il n’y a pas d’ordonnanceur Dask à { $address } : { $cause }.
error-pace-kind = Le rythme doit être l’un de : { $listed }.
error-pace-seconds = Le temps, en secondes, doit être compris entre { $least } et { $most }.
error-pace-increment = L’incrément, en secondes, doit être compris entre 0 et { $most }, et seule une réserve de temps en a un.
error-bot-effort-set = Le temps de réflexion d’un robot est réglé par les responsables du serveur : choisissez-le par son seul nom, « { $name } ».
error-match-aside = Cette partie ne peut pas être ouverte : elle ne se charge plus. Son hôte peut la fermer ; prévenez les responsables de ce serveur.
error-match-waiting = La partie n’a pas encore commencé.
error-match-playing = La partie a déjà commencé.
error-match-over = La partie est terminée.
error-seat-not-yours = Ce n’est pas votre place.
error-seat-resigned = Cette place a abandonné.
error-seat-late = Votre temps pour cette décision est écoulé : le robot la prend, sauf si vous décidez avant lui. Vous pourrez ensuite reprendre votre place.
error-no-such-seat = Cette place n’existe pas : les places vont de 0 à { $most }.
error-no-spectators = Cette partie se joue sans spectateurs.
error-seat-by-link = Les places libres sont pour qui a le lien ou le code de la table : demandez-le à l’hôte.
error-seated-already = Vous avez déjà une place ici : quittez-la d’abord pour en prendre une autre.
error-no-open-seat = Il n’y a pas de place libre ici.
error-seats-open = { $count ->
    [one] Une place est encore libre : attendez quelqu’un, ou donnez-la à un robot.
   *[other] { $count } places sont encore libres : attendez quelqu’un, ou donnez-les à des robots.
}
error-no-actions = Un coup demande au moins une décision.
error-proposal-kind = Une proposition doit être l’une de : { $listed }.
error-proposal-pending = Une proposition attend déjà : répondez-y d’abord.
error-plan-asked = C’est à vous maintenant : décidez tout de suite.
error-plan-size = Ce plan a trop de lignes ou d’étapes : au plus { $lines } lignes et, par ligne, { $steps }.
plan-missed-illegal = Votre coup préparé n’a pas été joué : { $move }. Les règles ne le permettent plus.
plan-missed-unforeseen = Votre coup préparé n’a pas été joué : les autres ont fait ce que vous n’aviez pas prévu.
error-no-proposal = Aucune proposition n’attend votre réponse.
error-host-only = Seul l’hôte peut faire cela.
error-player-here = { $minutes ->
    [one] { $name } est là, ou l’était il y a une minute : un robot ne joue à sa place qu’après une plus longue absence, ou à sa demande.
   *[other] { $name } est là, ou l’était il y a moins de { $minutes } minutes : un robot ne joue à sa place qu’après une plus longue absence, ou à sa demande.
}
error-stand-in-set = Pour une personne absente, seul joue le robot choisi à la création de la table.
error-players-here = D’autres jouent cette partie et sont là : proposez de l’arrêter sans résultat, ou abandonnez.
error-players-only = Seuls les joueurs peuvent faire cela.
error-no-such-match = Cette partie n’existe pas.
error-letter-secrets = { $title } ne se joue pas par lettres : les joueurs s’y cachent des choses qu’une lettre montrerait.
error-letter-damaged = Cette lettre est abîmée ou incomplète : copiez le lien entier, ou demandez-la de nouveau.
error-letter-newer = Cette lettre vient d’une version plus récente de Quadriga : rechargez cette page, puis rouvrez-la.
error-letter-foreign = Cette lettre appartient à une partie qui n’est pas sur cet appareil : ouvrez-la là où vous la jouez.
error-letter-own = C’est votre propre lettre : envoyez-la à la personne avec qui vous jouez.
error-letter-ahead = Cette lettre répond à une autre qui n’a pas été écrite ici : ouvrez-la sur l’appareil d’où vous avez écrit à { $name } en dernier.
error-letter-second = Vous avez lu une autre lettre portant le numéro { $number } : la première compte, et rien n’a changé.
error-letter-read = Vous avez déjà lu cette lettre, et c’est à vous de jouer : rien n’a changé.
error-letter-answered = Vous avez déjà répondu à cette lettre : rien n’a changé.
error-letter-other = Cette lettre raconte la partie autrement que celle que vous avez ici : rien n’a changé.
error-letter-luck = Les tirages de cette lettre ne sont pas ceux que vous avez convenus : rien n’a changé.
error-letter-wrong = Un coup de cette lettre n’est pas un coup de ce jeu, et rien n’a changé : { $cause }
error-letter-unfinished = { $name } n’a pas fini son tour dans cette lettre : demandez-en une autre. Rien n’a changé.
error-letter-not-yet = Il n’y a pas encore de lettre à écrire : finissez d’abord votre tour.
error-letter-undo = Ce coup est dans une lettre que vous avez écrite : il reste.
error-letter-only-moves = Les lettres ne portent que des coups : convenez du reste avec vos propres mots, ou abandonnez à votre tour.
error-letter-resign = C’est à l’autre d’écrire : vous pourrez abandonner quand la réponse sera là.
error-moved-damaged = Cette partie est abîmée dans le fichier : elle ne peut pas être reprise.
error-moved-other = Une autre partie du même nom est ici et a continué autrement : c’est elle qui reste.
error-moved-data = Cette partie a été jouée avec d’autres plateaux ou d’autres cartes que ceux d’ici.
error-moved-letters = Une partie par lettres ne continue que dans le navigateur : importez-y le fichier.
error-moved-others = D’autres personnes jouent cette partie : elle ne continue que là où elles sont.
error-moved-waiting = Cette partie n’a pas commencé.
error-moved-room = Il n’y a pas de place pour cette partie : libérez de la place sur cet appareil, puis importez de nouveau le fichier.
error-no-such-code = Aucune partie n’a ce code : vérifiez les lettres.
error-record-later = Le compte rendu complet s’ouvre à la fin de la partie.
error-record-unfinished = Ce compte rendu s’interrompt : seule une partie terminée peut être revue.
error-replay-later = Une partie peut être revue dès qu’elle est terminée.
error-no-such-moment = Ce moment n’existe pas : les moments vont de 0 à { $most }.
error-seat-not-asked = Cette place n’avait rien à décider à ce moment.
error-sandbox-over = La partie y est terminée : repartez d’un moment antérieur.
error-chat-empty = Ce message est vide.
error-chat-long = Ce message est trop long : la limite est { $most }.
error-note-long = Cette note est trop longue : la limite est { $most }.
error-too-many = { $seconds ->
    [one] Trop de demandes à la fois : réessayez dans une seconde.
   *[other] Trop de demandes à la fois : réessayez dans { $seconds } secondes.
}
error-thinking-full = { $seconds ->
    [one] Trop de réflexions sont en attente : réessayez dans une seconde.
   *[other] Trop de réflexions sont en attente : réessayez dans { $seconds } secondes.
}
error-reviews-full = { $seconds ->
    [one] Assez de parties sont en cours d’analyse : réessayez dans une seconde.
   *[other] Assez de parties sont en cours d’analyse : réessayez dans { $seconds } secondes.
}
error-lines-full = { $seconds ->
    [one] Trop de connexions sont ouvertes : fermez des pages, ou réessayez dans une seconde.
   *[other] Trop de connexions sont ouvertes : fermez des pages, ou réessayez dans { $seconds } secondes.
}
error-going-full = { $most ->
    [one] Une de vos parties est déjà en cours : terminez-la ou fermez-la d’abord.
   *[other] { $most } de vos parties sont déjà en cours : terminez-en une ou fermez-en une d’abord.
}
error-going-full-here = { $most ->
    [one] Une partie créée depuis votre réseau est déjà en cours : terminez-la ou fermez-la d’abord.
   *[other] { $most } parties créées depuis votre réseau sont déjà en cours : terminez-en une ou fermez-en une d’abord.
}
error-bots-alone-full = { $most ->
    [one] Une partie se joue déjà entre robots seuls : attendez sa fin, ou fermez-la.
   *[other] { $most } parties se jouent déjà entre robots seuls : attendez la fin de l’une d’elles, ou fermez-en une.
}
error-sandboxes-full = { $most ->
    [one] Vous avez déjà un bac à sable : fermez-le d’abord. Il disparaît une semaine après son dernier coup.
   *[other] Vous avez déjà { $most } bacs à sable : fermez-en un d’abord. Chacun disparaît une semaine après son dernier coup.
}
error-kept-full = { $most ->
    [one] Une seule partie est gardée par hôte : adressez-vous à qui tient ce serveur.
   *[other] { $most } parties au plus sont gardées par hôte : adressez-vous à qui tient ce serveur.
}
error-guests-full = { $most ->
    [one] Un invité est déjà connu depuis votre réseau, et pas davantage : connectez-vous à un compte, ou adressez-vous à qui tient ce serveur.
   *[other] { $most } invités sont déjà connus depuis votre réseau, et pas davantage : connectez-vous à un compte, ou adressez-vous à qui tient ce serveur.
}
error-server-full = Ce serveur n’a plus de place : adressez-vous à qui le tient.
error-watched-full = { $most ->
    [one] Vous regardez déjà une partie, et pas davantage à la fois : quittez-la d’abord.
   *[other] Vous regardez déjà { $most } parties, et pas davantage à la fois : quittez-en une d’abord.
}
error-chat-full = La discussion de cette partie est pleine : on ne peut plus rien y dire.
error-notes-full = Vos notes sont pleines : raccourcissez-en d’abord.
error-match-long = Cette partie dure depuis trop longtemps : son hôte peut la fermer.
error-bad-name = Un nom a de 1 à { $most } lettres.
error-bad-login = Un identifiant a de 3 à 80 lettres, chiffres, points ou signes @ + - _.
error-bad-password = Un mot de passe a de { $least } à { $most } lettres.
error-login-taken = Cet identifiant est pris : choisissez-en un autre.
error-has-account = Vous avez déjà un compte.
error-no-account = Vous n’avez pas de compte : vous jouez en invité.
error-banned = { $until ->
    [0] L’accès à ce serveur vous est fermé définitivement.
   *[other] L’accès à ce serveur vous est fermé jusqu’au { MOMENT($until) }.
} { $why ->
    [none] Si vous pensez que c’est une erreur, adressez-vous aux responsables du serveur.
   *[other] La raison : { $why }
}
error-banned-address = { $until ->
    [0] Ce serveur est fermé à votre réseau définitivement.
   *[other] Ce serveur est fermé à votre réseau jusqu’au { MOMENT($until) }.
} { $why ->
    [none] Si vous pensez que c’est une erreur, adressez-vous aux responsables du serveur.
   *[other] La raison : { $why }
}
error-muted = { $until ->
    [0] Vous ne pouvez pas écrire dans les discussions de ce serveur ; vous pouvez continuer à jouer.
   *[other] Vous ne pouvez pas écrire dans les discussions jusqu’au { MOMENT($until) } ; vous pouvez continuer à jouer.
} { $why ->
    [none] Si vous pensez que c’est une erreur, adressez-vous aux responsables du serveur.
   *[other] La raison : { $why }
}
error-maintenance = Le serveur est fermé pour entretien : rien de nouveau ne commence. { $note ->
    [none] Les parties en cours continuent ; réessayez plus tard.
   *[other] Les parties en cours continuent ; réessayez plus tard. { $note }
}
error-maintenance-stop = Le serveur est à l’arrêt pour entretien, et toutes les pendules avec lui. Rien n’est perdu : vous continuerez dès qu’il sera fini.
error-guests-closed = Ce serveur est réservé à qui a un compte ou une invitation : connectez-vous, ou demandez une invitation aux responsables du serveur.
error-accounts-closed = Ce serveur n’ouvre pas de comptes : vous pouvez jouer en invité.
error-invitation-needed = Un compte sur ce serveur demande une invitation : demandez-la aux responsables du serveur.
error-invitation-wrong = Cette invitation n’est pas valable : elle a déjà servi, elle a expiré, ou une lettre est fausse.
error-wrong-password = L’identifiant ou le mot de passe est faux.
error-not-signed-in = Dites d’abord qui vous êtes : connectez-vous, ou jouez en invité.
error-bad-message = Ce message est incompréhensible.
error-bad-request = Quelque chose dans la demande est impossible : { $fields }.
error-body-large = C’est trop volumineux : { $most } Ko au plus.
error-other-origin = Cette demande vient d’un autre site.
error-no-own-header = Une demande avec cookie exige l’en-tête X-Quadriga.
error-no-such-page = Il n’y a rien ici.
error-no-such-step = Cette leçon n’a pas cette étape.
error-not-offered = Cela n’est pas proposé ici.
error-server-fault = Une erreur s’est produite dans le serveur. Rien n’a changé ; réessayez.
error-try-again = Le serveur n’a pas accès à ses données pour le moment. Rien n’est perdu ; réessayez dans un instant.
error-verify-nothing = Nommez les comptes rendus à vérifier, ou une base de données avec --database.
error-match-end = La partie ne finit plus comme elle avait fini.
error-match-log = Le journal de cette partie est abîmé : { $cause }.
error-cannot-listen = Impossible d’écouter à { $host }, port { $port } : { $cause }.
error-app-where = Indiquez un dossier pour l’application, ou montrez-la ici avec --serve.
error-app-missing = Cette installation ne contient pas l’application : installez un paquet publié de Quadriga, ou lancez « make app » dans les sources.
error-app-folder = { $path } contient autre chose qu’une application de Quadriga : indiquez un nouveau dossier.
# ---- vos propres robots, jeux d’autres paquets
error-broken-game = Le jeu « { $name } » d’un autre paquet est inutilisable : { $why }
error-bot-file = Il n’y a pas de fichier { $path } : un robot à vous s’écrit FICHIER.py:CLASSE.
error-bot-class = { $path } n’a pas de classe « { $name } » ; ses classes sont : { $listed }.
error-bot-broken = { $path } ne s’exécute pas, voyez la ligne { $line } : { $what }
error-bot-choose = Il faut à { $name } une méthode choose(self, state, seat, rng) qui rende l’une des state.legal(seat).
error-bot-make = { $name } ne se construit pas sans arguments : { $what }
error-bot-answer = { $name } a répondu { $answer }, qui n’est pas dans state.legal(seat).
# ---- le terminal
help-line = touche ou texte = choisir · ?TOUCHE = voir d’abord · conseil · « ! » = jouer le conseil · u = annuler · r = règle · quick = aide-mémoire · b = plateau · l = journal · h = aide · q = quitter
help-step = touche ou texte = choisir · 0 = un pas en arrière · ?TOUCHE = voir d’abord · h = aide
step-more = { $name } … { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}
unkept = La partie ne peut pas être gardée : { $cause } Elle continue, mais sera perdue à la fin.
goodbye-saved = Vale ! Pour continuer : quadriga play --resume { $path }
goodbye-over = Vale ! La partie est gardée. Pour la revoir : quadriga replay { $path }
goodbye-unkept = Vale ! La partie n’a pas pu être gardée : { $cause }
preview-then-you = C’est encore à vous de jouer ensuite.
preview-then-chance = Ensuite, le hasard décide.
preview-then-another = Ensuite, c’est à quelqu’un d’autre.
preview-then-over = Ensuite, la partie est finie.
find-nothing = Ce plateau n’en dit pas plus sur les lieux.
hint-play = « ! » joue le premier, « !2 » le deuxième.
hint-none = Il n’y a pas de tel conseil ici : tapez d’abord « conseil ».
about = { $name } : { $what }
you-name = { $name } (vous)
error-file-taken = { $path } existe déjà : choisissez un autre nom, ou ajoutez un point d’exclamation à la commande w pour le remplacer.
error-resume-players = Cette table sauvegardée a déjà ses joueurs, ses places, ses options et ses données : enlevez { $names }.
error-resume-record = Une partie enregistrée ne dit pas qui la continue : nommez-les, comme dans --players you,level2.

help-keys = Les flèches parcourent les choix et montrent ce qu’ils feraient, Entrée prend celui qui est marqué ; ou cliquez dessus, ici ou sur le plateau. Page préc. et Page suiv. déplacent le plateau, F7 le montre en entier.
help-text =
    Tapez la touche d’un choix, ou ce qu’il dit (le début suffit). Certains choix se font par étapes : 0 revient en arrière.
    ?TOUCHE montre ce que ferait un choix, sans le faire, et si c’est encore à vous de jouer ensuite.
    conseil demande au meilleur adversaire ce qu’il ferait ; ! joue ce qu’il dit, !2 son deuxième choix.
    / MOTS donne les choix entiers qui contiennent ces mots, avec leurs touches ; / seul les donne tous.
    r dit la règle en jeu, r { $rule } celle de ce numéro, aide-mémoire montre le jeu sur un écran.
    u annule votre dernière décision, b redessine le plateau, l montre tout ce qui s’est passé.
    Chaque décision est enregistrée aussitôt : q, Ctrl-C et Ctrl-D quittent la partie, et une ligne dit comment continuer. w FICHIER en écrit une copie.
help-find = trouver NOM décrit un lieu de la carte.
no-such-choice = Il n’y a pas de choix « { $choice } » ici : tapez une touche ({ $first }–{ $last }), ou h pour l’aide.
type-here = touche, texte ou commande
key-help = Aide
key-hint = Conseil
key-follow = Jouer
key-rule = Règle
key-quick = Mémo
key-close = Échap ferme
key-forward = Suivant
key-backward = Précédent
key-board = Plateau
key-log = Journal
key-undo = Annuler
key-step_back = Retour
key-leave = Quitter
key-hint-play = F3 joue le premier.
