# Les mots de la page : boutons, menus, ce qu’elle dit d’elle-même. Tous les mots d’un jeu viennent du serveur.

## Lieux

shelf = Étagère
page-menu = Menu
notes = Vos notes sur cette partie
notes-where = gardées sur cet appareil, personne d’autre ne les voit
notes-fleeting = ce navigateur ne garde rien : elles s’effacent avec la page
to-shelf = Retour à l’étagère
new-table = Nouvelle table
waiting-room = salle d’attente
your-page = Votre page
settings = Réglages
rules = Règles
table = Table
game = Jeu
tools = Outils
contents = Sommaire
beside = Places, journal et discussion

## La liaison avec le serveur

live-open = En ligne
live-lost = Reconnexion
net-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
net-cookies = Votre navigateur ne garde aucun cookie pour cette page : personne ne peut y être reconnu. Autorisez les cookies pour cette adresse, puis rechargez.
net-failed = Le serveur n’a pas compris. Rechargez la page et réessayez.
lost-line = Connexion perdue
lost-next = { $seconds ->
    [0] Nouvel essai en cours.
   *[other] Nouvel essai dans { $seconds } s.
}
try-now = Essayer maintenant
failed-head = Quelque chose a échoué de notre côté
failed-safe = Vos parties sont intactes : tout coup affiché est enregistré.
load-head = Il manque quelque chose
load-failed = Cette partie de la page n’a pas pu se charger. Vérifiez votre connexion et réessayez.
load-safe = Rien n’est perdu : vos parties sont intactes, et ce qui attend sur cet appareil partira plus tard.
load-again = Recharger
announced = Annonce.
maintenance = Entretien.
maintenance-on = Rien de nouveau ne commence pour le moment ; les parties en cours continuent.
maintenance-stop = Toutes les parties sont arrêtées, et leurs pendules aussi. Rien n’est perdu.
banned-head = Ce serveur vous est fermé
newer-head = Une nouvelle version de Quadriga est là.
newer-words = Rechargez quand vous voulez : rien n’est perdu.
reload = Recharger
later = Plus tard
page-failed = Cette page n’a pas pu s’afficher.
lost-head = Il n’y a pas de table ici
lost-words = Le lien est peut-être mal tapé, ou l’hôte a fermé la table. Une partie finie garde son lien, dans l’historique de qui l’a jouée.
code-have = Vous avez un code ?

## Qui vous êtes

guest-names = Marcus, Livia, Gaius, Aemilia, Titus, Portia, Lucius, Tullia, Quintus, Minerva
nobody = Bienvenue
guest-here = invité sur cet appareil
guest-soon = Vous recevrez un nom en prenant place.
account-here = avec un compte
guest-note = Vous jouez en invité sur cet appareil. Un compte garde vos parties et votre historique, où que vous soyez.
make-account = Créer un compte
invitation-in = Invitation
accounts-closed = Aucun compte ne s’ouvre ici : vous jouez en invité sur cet appareil.
guests-closed = Pour venir ici, il faut une invitation des responsables de ce serveur, ou un compte.
account = Compte
account-of = Connecté sous le nom { $login }.
login = Identifiant
password = Mot de passe
sign-in = Se connecter
sign-out = Se déconnecter
devices = Vos appareils
device-name = { $browser } sous { $system }
device-unknown = Un autre programme
device-this = cet appareil
device-used = utilisé le { $day } à { $hour }
device-since = depuis le { $day }
device-end = Déconnecter
device-end-named = Déconnecter : { $name }
devices-end-others = Déconnecter tous les autres
own-data = Vos données
own-data-note = Votre nom, vos appareils, ce que vous avez écrit et noté, et vos parties avec leur feuille.
own-data-fetch = Tout ce qui est à vous, en un fichier
own-data-soon = Le fichier se prépare…
own-data-done = Le fichier est dans vos téléchargements.
forget = Supprimer tout ce qui est à moi
forget-sure = Votre nom et votre compte sont supprimés, des bots jouent à votre place. C’est sans retour.
your-name = Votre nom
name-note = tel que les autres le voient
rename = Garder
done = C’est fait.
you = vous
you-name = Vous
you-aside = (vous)
spectator = spectateur
player = Joueur
players = Joueurs

## L’étagère

shelf-about = { $game ->
    [empire] Tous les chemins mènent à Rome, et chaque tronçon paie son bâtisseur. Gagnez des villes, amassez des richesses.
    [caesar] César contre Pompée : deux valeurs par pion, deux provinces par frontière.
    [augustus] Un jeton est tiré, chacun envoie une légion. Achevez vos objectifs avant les autres.
   *[antike] Villes, temples, flottes et savoirs, autour d’une roue où l’impatience se paie.
}
weight = Difficulté { $weight } sur 5
play = Jouer
play-title = à { $title } contre des bots
table-title = Ouvrir une table { DE($title) }
rules-title = Règles { DE($title) }
play-now = Jouer tout de suite
play-now-note = commence aussitôt, sans pendule
against = contre
another-level = Autre niveau
other-levels = { $title } : niveaux et conseil
continue = Continuer
your-matches = Vos parties
all = toutes
open-tables = Tables ouvertes
watch-and-replay = Regarder et revoir
watch = Regarder
look = Voir
join = Rejoindre
nobody-yet = encore personne
bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
bot-level = niveau { $level }
bot = bot
none-mine = Aucune partie ne vous attend. Jouez tout de suite contre des bots, ou ouvrez une table à vos amis.
none-open = Aucune table ouverte. Qui vient à l’étagère verrait la vôtre.
none-watch = Personne ne joue en public pour l’instant.
state-waiting = Salle d’attente
state-you = À vous de jouer
state-other = { $name } joue
state-playing = En cours
state-asked = { $kind ->
    [undo] { $name } demande à reprendre
    [draw] { $name } propose la nulle
    [end] { $name } propose d’arrêter
   *[rematch] { $name } demande une revanche
}
state-rematch = Revanche demandée
state-refused = Pas de revanche
list-soon = Un instant…
list-offline = Pas de connexion : la liste viendra à son retour.
next-match = Partie suivante
next-match-about = { $title } avec { $others } vous attend
call-turn = À vous · { $title }
call-asked = { $kind ->
    [undo] { $name } demande à reprendre un coup
    [draw] { $name } propose la nulle
    [end] { $name } propose d’arrêter la partie
   *[rematch] { $name } demande une revanche
}
call-several = ({ $count }) { $call }
ribbon-where = dans { $title } contre { $others }.
ribbon-in = dans { $title }.
ribbon-left = { $time } à votre pendule

## Le temps

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
clock-left = encore { $time }

## Une nouvelle table

seats = Places
seats-count = { $count ->
    [one] une place
   *[other] { $count } places
}
players-count = { $least }–{ $most } joueurs
seat-number = Place { $number }
seat-place = { $number }
seat-drawn = Au sort
your-seat = Votre place
seat-add = Ajouter une place
seat-remove = Retirer cette place
seat-called = nommé
seat-you = vous
seat-invited = Par lien
seat-open = Place ouverte
seat-bot = Bot
seat-hot = Même écran
seat-invited-note = qui a le lien, sans compte
seat-open-note = quiconque vient à l’étagère
seat-bot-note = joue aussitôt
seat-hot-note = vous vous passez l’appareil
level = Niveau
new-rules = Règles du jeu
new-rules-usual = telles qu’imprimées
new-rules-own = avec vos propres options
new-rules-changed = { $count ->
    [one] une option changée
   *[other] { $count } options changées
}
fold = replier
unfold = montrer
pace = Rythme
pace-length = Durée
pace-bank = En direct
pace-days = Sur plusieurs jours
pace-free = Sans pendule
pace-move = Un temps par décision
pace-bank-note = Chaque place a ce temps pour la partie, et 5 s de plus par décision. Un bot joue pour qui n’en a plus.
pace-days-note = Chaque place a ce temps pour chaque décision. Un bot joue pour qui tarde.
pace-free-note = Personne ne joue contre la montre.
watchers = Qui peut regarder
watchers-all = Tout le monde
watchers-link = Avec le lien
watchers-nobody = Personne
watchers-note = Les spectateurs ne voient aucune main.
delay = Leur retard
delay-none = sans retard
delay-by = { $time } plus tard
new-sentence = { $count ->
    [0] { $title }, en solitaire. { $pace }.
   *[other] { $title } : vous contre { $others }. { $pace }.
}
new-at-once = La partie commence aussitôt.
new-waiting = Les autres vous rejoignent dans la salle d’attente.
begin = Commencer
open-table = Ouvrir la table

## La salle d’attente

niche-open = quiconque vient à l’étagère
niche-invited = qui a le lien
seat-ready = prêt
seat-host = hôte
seat-away = absent
seat-a-bot = Asseoir un bot
seat-free-it = Libérer la place
sit-here = Prendre place
invite = Inviter
copy = Copier
copied = Copié
copy-by-hand = Appuyez sur Ctrl+C, ou touchez longuement le texte pour le copier.
share = Partager
invitation = Invitation à cette place
copy-invitation = Copier le lien
invite-code = Inviter avec un code
invite-code-note = à taper à l’étagère, sur tout appareil
invite-link = Ou avec un lien
invite-link-note = Qui l’ouvre prend place sans compte.
invite-unreached = Seul cet ordinateur peut l’ouvrir : lancez le serveur avec --host 0.0.0.0, et vos amis le pourront dans votre réseau.
invite-qr = Code QR du lien
join-free = Écrivez votre nom, puis prenez place.
join-note = Aucun compte n’est nécessaire.
join-nameless = Écrivez d’abord un nom : les autres doivent savoir qui joue.
join-full = Toutes les places sont prises.
join-full-watch = Toutes les places sont prises. Vous pouvez regarder.
join-playing = La partie a commencé.
join-playing-watch = La partie a commencé. Vous pouvez regarder.
join-over = Cette partie est terminée. Vous pouvez la revoir.
join-closed = L’hôte a fermé cette table.
only-watch = Regarder seulement
waiting-for-seats = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
waiting-for = { $count ->
    [one] { $names } est absent. Vous pouvez commencer quand même.
   *[other] { $names } sont absents. Vous pouvez commencer quand même.
}
waiting-all-here = Tout le monde est là. L’hôte peut commencer.
waiting-fill = Les places libres reçoivent un bot au départ.
waiting-closed = L’hôte a fermé cette table.
close-table = Fermer la table
leave = Quitter
start = Commencer

## À la table

menu = Partie
one-screen = un écran pour plusieurs
seat-of = Place de { $name }
seat-resigned = a abandonné
seat-stand-in = { $bot } joue
thinking = réflexion
watching = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
log = Journal
log-since = Ce qui s’est passé depuis mon tour
chat = Discussion
chat-empty = Personne n’a encore parlé.
chat-write = Écrire à la table
chat-send = Envoyer
chat-unsent = pas encore envoyé
chat-drop = Ne pas envoyer
decisions = Vos décisions
decisions-count = { $count }
decisions-filter = Tapez une partie d’un nom
decisions-none = Aucune décision ne contient ces mots.
board = Plateau
board-in-words = Plateau en mots
others-choose = { $count ->
    [one] { $names } choisit.
   *[other] { $names } choisissent.
}
a-moment = Un instant.
you-watch = Vous regardez.
move-sent = Votre coup est en route.
move-kept = Votre coup est gardé sur cet appareil et partira au retour de la connexion, même si vous fermez la page.
move-kept-here = Votre coup est gardé et partira au retour de la connexion. Laissez cette page ouverte : votre navigateur n’enregistre rien.
move-tried = La connexion s’est coupée pendant l’envoi de votre coup. Il est renvoyé et ne compte qu’une fois.
unplayed = Votre coup gardé n’a pas été joué
take-it-back = Le reprendre
nothing-played = Rien n’est joué.
undo = Annuler
ask-undo = Demander à reprendre
hint = Conseil
hint-of = sur 100 pour vous
hint-rank = place espérée sur { $seats }
hint-guess = La suite est une supposition, faite de ce que vous savez.
hint-next = Puis
hint-none = Le meilleur bot n’a pas d’idée ici.
hide = Masquer
play-it = Jouer ce coup
preview = aperçu
then-you = Ensuite, c’est encore à vous.
then-chance = Ensuite, le sort décide.
then-another = Ensuite, une autre place décide.
then-over = Ensuite, la partie est finie.
more-lines = { $count ->
    [one] et une ligne de plus
   *[other] et { $count } lignes de plus
}
news = Depuis votre dernier tour
play-back = Revoir
close = Fermer
rule-open = Règle { $id }
rules-and-card = Règles et aide-mémoire
quick-card = { $title } : aide-mémoire
quick-card-short = Aide-mémoire
all-rules = Toutes les règles
rules-of = Règles { DE($title) }
rules-came-from = Vous venez de la table
open-rulebook = Ouvrir dans le livret
back-to-table = Retour à la table
at-your-table = À votre table
rule-ruling = Précision
rule-option = Option
rule-option-here = À votre table : { $value }.
rule-option-usual = D’ordinaire : { $value }.
rule-marks = Repères dans le texte
rule-mark-ruling = précision : la règle imprimée se tait, voici comment on joue
rule-mark-option = option : une table peut choisir autrement
rules-version = version { $version }
rules-search = Chercher dans les règles
rules-none = Aucune règle ne parle de « { $search } ».
rules-language = Les règles ne sont encore écrites qu’en anglais.
about-game = À propos du jeu
proposal = { $kind ->
    [undo] { $name } demande à reprendre son dernier coup
    [draw] { $name } propose le partage
   *[end] { $name } propose d’arrêter sans résultat
}
proposal-own = { $kind ->
    [undo] Vous demandez à reprendre votre dernier coup
    [draw] Vous proposez le partage
   *[end] Vous proposez d’arrêter sans résultat
}
proposal-undo-note = C’est fait dès que tous les joueurs sont d’accord.
proposal-draw-note = Si tous sont d’accord, tous sont premiers.
proposal-end-note = Si tous sont d’accord, la partie finit sans vainqueur.
agree = Accepter
refuse = Refuser
withdraw = Retirer
takeover = { $bot } joue pour { $name }
takeover-note = La place est rendue à la prochaine décision de son joueur.
takeover-own = { $bot } joue pour vous
takeover-own-note = Votre temps était écoulé, vous n’étiez plus là, ou vous l’avez demandé. Vous pouvez reprendre votre place à tout moment ; faute de temps, après sa prochaine décision.
take-back = Reprendre la place de { $name }
i-am-back = Je suis de retour
offer-draw = Proposer le partage
offer-end = Proposer d’arrêter
resign = Abandonner
resign-sure = Vous abandonnez cette partie. S’il reste plusieurs joueurs, un bot joue pour vous.
let-bot-play = Laisser un bot jouer pour { $name }
let-bot-play-own = Laisser un bot jouer pour moi
record = Feuille de partie
luck = Le hasard de cette partie était fixé d’avance ; son empreinte : { $digest }
rematch = Revanche
once-more = Recommencer
to-rematch = Vers la revanche
to-answer = Répondre
accept = Accepter
no-thanks = Non merci
rematch-asked = { $name } demande une revanche, places échangées.
rematch-waits = { $count ->
    [one] Revanche demandée : { $names } n’a pas encore répondu.
   *[other] Revanche demandée : { $names } n’ont pas encore répondu.
}
rematch-away = { $count ->
    [one] Revanche demandée, mais { $names } n’est pas là.
   *[other] Revanche demandée, mais { $names } ne sont pas là.
} Vous pouvez partir : vous saurez quand elle commence.
rematch-no = { $name } ne veut pas de revanche pour l’instant.
rematch-own-no = Vous n’avez pas voulu de revanche. Vous pouvez encore en demander une.

## La fin

ended = { $by ->
    [resigned] Par abandon.
    [draw] Tous ont accepté le partage.
    [agreed] Tous ont accepté d’arrêter sans résultat.
    [closed] L’hôte a fermé la table.
   *[other] La partie est finie.
}
ended-short = { $by ->
    [agreed] arrêtée d’un commun accord
    [closed] fermée
   *[other] inachevée
}
ended-none = Pas de vainqueur
ended-lost = L’automate a gagné
ended-beaten = Vous avez perdu
ended-you = Vous avez gagné
ended-winner = { $name } a gagné
ended-shared = { $count } vainqueurs à égalité
score-pad = Feuille de score
put-aside = Mettre de côté
rank = Rang
total = Total
points = points
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Un écran pour plusieurs

pass-to = Passez l’appareil à
hands-hidden = les mains sont cachées
take-device = { $name }, prenez l’appareil, puis tirez le rideau.
take-device-note = D’abord ce que vous avez manqué, puis le plateau et votre main.
i-am = Je suis { $name }

## Touches

keys = Touches
keys-decide = Décider
keys-move = Jouer
keys-look = Regarder
keys-help = Aide
keys-next = décision suivante, précédente
keys-play = la jouer
keys-number = jouer la décision de ce numéro
keys-filter = taper une partie d’un nom
keys-clear = reposer, fermer
keys-why = la règle dont parle la consigne ou le refus
keys-card = aide-mémoire
keys-note = La touche Tab va d’un lieu à l’autre. Les lettres seules se désactivent dans les réglages.

## Votre page

waiting-for-you = On vous attend
matches-count = { $count ->
    [0] aucune
    [one] une partie
   *[other] { $count } parties
}
history = Historique
none-waiting = Aucune partie ne vous attend
none-waiting-note = Jouez tout de suite contre des bots, ou ouvrez une table à vos amis.
none-history = Votre historique commence à la première partie
none-history-note = Les parties finies restent ici, avec leur feuille.
result-won = gagnée
result-lost = perdue
result-rank = place { $rank } sur { $count }

## Réglages

language = Langue
theme-to-dark = Thème sombre
theme-to-light = Thème clair
theme-light = Fresque
theme-dark = Nuit
theme-device = Appareil
motion-full = Entier
motion-calm = Calme
set-look = Aspect
set-language = Langue
set-language-note = menus, consignes, règles et journal
set-theme = Thème
set-theme-note = suit l’appareil, sauf choix contraire
set-motion = Mouvement
set-motion-note = calme : les pièces apparaissent en place, les halos sont fixes
set-colours = Aide aux couleurs
set-emblems = Emblèmes sur chaque pièce
set-emblems-note = toujours : la couleur n’est jamais seule
set-sounds = Son
set-sound = Bruits de la table
set-sound-note = votre tour, les pièces, les refus, la fin : muets, sauf si vous les voulez
set-volume = Volume
set-volume-note = leur force
set-haptics = Vibreur
set-haptics-note = le téléphone vibre là où il sonnerait
set-notices = Avis quand c’est à vous
set-notices-note = { $ability ->
    [none] pas ici : les navigateurs n’en donnent qu’aux pages ouvertes en https, ou sur cette machine
    [denied] votre navigateur les refuse : autorisez-les pour cette page dans ses réglages
   *[possible] par le navigateur, quand on vous attend et que la page n’est pas sous vos yeux
}
set-play = Jeu
set-letters = Touches seules
set-letters-note = tapez « ? » à une table pour les voir
set-words = Plateau en mots
set-words-note = texte et liste au lieu de l’image

## Apprendre

learn = Apprendre
lesson = Leçon
lesson-title = Apprendre { $title }
lesson-of = { $step } sur { $steps }
lesson-step = étape { $step } sur { $steps }
lesson-seconds = environ { $seconds } s
lesson-task = À vous
lesson-done = C’est fait
lesson-read = Regardez le plateau, puis continuez.
lesson-over = Vous savez l’essentiel. Jouez une première partie : la chouette reste près de vous.
lesson-show = Montrez-moi
lesson-next = Suivant
lesson-back = Retour
lesson-skip = Passer cette étape
lesson-leave = Quitter, garder ma place
first-match = Jouer une première partie
play-coached = Première partie conseillée
coach = Conseil
coach-doubt = Voulez-vous revoir ce coup ?
coach-move = « { $move } » vous coûte cher : { $share } sur 100 pour vous.
coach-better = Mieux : { $move }, { $share } sur 100.
coach-again = Revoir
coach-anyway = Jouer quand même

## Une partie revue

replay = Revoir
review = Analyse
victory = Victoire
over = La fin
points-over-time = Les points au fil de la partie
shown = Ce qui est montré
plot-label = Les points de chaque place sur { $count } décisions : { $names } à la fin
took-lead = { $name } prend la tête
where-it-turned = Les plus grands gains
seen-by = Vu par
eyes = Par les yeux de qui
eyes-all = tous
eyes-all-label = Tout ce qui était caché est ouvert
steps = Pas à pas
step-first = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
step-last = À la fin
turn-before = Le tour précédent
turn-next = Le tour suivant
play-by-itself = Lire
pause = Pause
speed = Vitesse { $speed }×
moment = Moment
moment-of = Moment { $step } sur { $count }
share-moment = Partager ce moment
share-note = Le lien ouvre la partie après { $step ->
    [one] { $step } décision
   *[other] { $step } décisions
}, par les mêmes yeux.
share-link = Lien vers ce moment
try-from-here = Essayer d’ici
sandbox = bac à sable
sandbox-note = La partie reprend au moment { $step }, avec ce que savait votre place : ce qu’elle ne pouvait voir est redistribué.
sandbox-seat = Votre place
sandbox-rivals = Les autres places
sandbox-alone = Je les joue toutes
sandbox-kept = Un bac à sable ne compte nulle part, n’a pas de feuille de partie et se garde une semaine après le dernier coup.
sandbox-begin = Continuer
open-record = Ouvrir une feuille de partie
open-record-note = La feuille d’une partie terminée, de ce programme ou d’un autre serveur : elle est gardée parmi vos parties, et vous la revoyez pas à pas.
record-file = Fichier de la feuille de partie
review-how = { $bot } regarde chaque décision pendant { $rounds } tours de recherche, avec ce que la place savait alors et rien d’autre. Cela prend un moment.
review-budget = { $bot }, { $rounds } tours par décision
review-begin = Demander l’analyse
review-progress = Avancement de l’analyse
review-done = { $done } décisions sur { $total }
expectation = Qui pouvait s’attendre à gagner
curve-label = Ce à quoi { $names } pouvaient s’attendre sur { $count } décisions
mark-label = La décision { $step } de { $name } a coûté { $cost } sur 100
cost-most = Le plus coûteux
whose = Les décisions de qui
all-seats = tous
review-of = Décision { $step }, { $name }
review-played = joué
review-better = mieux
review-better-line = Mieux : { $phrase }
review-line = Puis, sans doute :
review-nothing = Aucune décision n’a coûté cher ici.
review-close = { $name } : { $close } choix sur { $choices } à 3 du meilleur.
of-100 = sur 100
points-view = Points
without-you = sans vous
