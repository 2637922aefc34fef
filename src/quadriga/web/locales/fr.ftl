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
net-cookies = Votre navigateur ne garde aucun cookie pour cette page : personne ne peut y être reconnu. Autorisez les cookies pour cette adresse, puis rechargez.
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
load-safe = Rien n’est perdu : vos parties sont intactes, et ce qui attend sur cet appareil partira plus tard.
load-again = Recharger
announced = Annonce.
maintenance = Entretien.
maintenance-on = Rien de nouveau ne commence pour le moment ; les parties en cours continuent.
maintenance-stop = Toutes les parties sont arrêtées, et leurs pendules aussi. Rien n’est perdu.
banned-head = Ce serveur vous est fermé
home-loading = La table se prépare. La première fois, cela prend un moment ; ensuite, plus besoin de réseau.
home-no-wasm = Ce navigateur ne peut pas jouer seul : WebAssembly lui manque. Un plus récent le peut.
home-failed = La table n’a pas pu être préparée ici. Rechargez la page : ce que vous avez joué est conservé.
home-elsewhere = Vous jouez dans un autre onglet ou une autre fenêtre de ce navigateur. Un seul à la fois, pour que rien ne se perde.
home-here = Jouer ici
keeping-going = L’application est en train d’être gardée sur cet appareil, pour jouer sans réseau…
keeping-done = Prêt à jouer hors ligne : toute l’application est gardée sur cet appareil.
keeping-never = Ce navigateur ne garde pas l’application : il faut un réseau pour ouvrir cette page.
with-others = Jouer à plusieurs
with-others-note = Ici, tout reste sur cet appareil : robots, leçons, et plusieurs personnes autour d’un écran. Pour jouer depuis plusieurs appareils, installez Quadriga sur un ordinateur et lancez-y cette commande :
by-letter = Jouer par lettres
by-letter-note = Ou jouez avec une autre personne, où qu’elle soit : chaque coup est un lien que vous lui envoyez.
letter-begin = Commencer une partie par lettres
letter-about = Vous jouez avec une autre personne, chacun sur son appareil, au rythme qui vous plaît. Chaque tour donne un lien qui contient la partie ; vous l’envoyez comme vous voulez, l’autre l’ouvre et répond.
letter-seat = Votre place
letter-seat-at = Place { $number }
letter-invite = Écrire l’invitation
letter-invitation = L’invitation
letter-answer = Votre réponse
letter-invites = { $name } vous invite à jouer à { $title } par lettres
letter-accept = Accepter et écrire la réponse
letter-open = Ouvrir une lettre
letter-open-other = Ouvrir une autre lettre
letter-paste = Un lien ou un texte que vous avez reçu
letter-reading = Lecture de la lettre…
letter-unread = Cette lettre ne peut pas être lue ici
letter-then = Quand la réponse arrive, ouvrez son lien, ou collez-la ici.
letter-elsewhere = Les lettres sont pour Quadriga sans serveur : ouvrez le lien dans le navigateur et à l’adresse où vous jouez par lettres. Ici, sur un serveur, invitez plutôt les autres à une table.
letter-somebody = quelqu’un
letter-to = Lettre à { $name }
letter-soon = La lettre s’écrit…
letter-first-note = Envoyez ceci à la personne avec qui vous voulez jouer. La partie commence quand sa réponse est arrivée.
letter-note = Envoyez ceci à { $name }. Ce que la lettre contient est joué pour de bon.
letter-link = La lettre sous forme de lien
letter-as-text = La même avec quelques mots
letter-qr = La lettre sous forme de code QR
letter-any-way = Par n’importe quelle messagerie, par courriel, ou en photographiant l’écran. La lettre peut être montrée de nouveau jusqu’à la réponse.
letter-text-first = Une partie de { $title } avec moi ? Ouvrez cette lettre : { $link }
letter-text = { $title }, lettre { $number } : { $link }
letter-text-last = { $title }, lettre { $number }, la dernière : { $link }
letter-stands = Ce qui est dans une lettre reste : on ne peut plus l’annuler.
letter-owed = À présent, votre lettre à { $name }
letter-owed-note = Une fois la lettre écrite, votre tour est joué. Jusque-là, vous pouvez l’annuler.
letter-last = La partie est finie : votre dernière lettre à { $name }
letter-last-note = Envoyez-la, pour que { $name } voie aussi la fin.
letter-away = C’est à { $name } de répondre
letter-away-note = Quand la lettre arrive, ouvrez son lien.
letter-over = Votre dernière lettre est écrite
letter-over-note = Vous pouvez la montrer de nouveau.
letter-write = Écrire la lettre
letter-again = La montrer de nouveau
letter-trust = Ce contre quoi les lettres protègent, et ce qu’elles ne peuvent pas
letter-trust-luck = Les tirages : ni l’un ni l’autre ne peut les choisir. Chacun a promis un secret avant de connaître celui de l’autre, chaque tirage est fait des deux, et chacun peut tous les vérifier à tout moment.
letter-trust-ahead = Regarder d’avance : personne ne peut connaître un tirage avant d’avoir envoyé la décision qui y mène, pas même en essayant dans une copie de la partie.
letter-trust-first = Qui ouvre une lettre connaît le tirage en premier, et pourrait cesser de répondre. Rien n’oblige personne à répondre. Qui invite pourrait aussi recommencer jusqu’à ce que la mise en place lui plaise.
letter-trust-moves = Essayer des coups, demander à un ami ou à un programme : rien ne l’empêche, comme dans toute partie par correspondance.
letter-trust-seen = Une lettre n’est pas fermée à clé : qui s’en empare peut lire la partie, et pourrait accepter une invitation à votre place. Qui transporte vos lettres pourrait y changer un coup. Les lettres suivantes, personne d’autre ne peut les écrire pour vous.
letter-trust-stop = Deux réponses : avec une copie, on pourrait écrire deux lettres du même numéro. La première ouverte compte ; la seconde est refusée.
letter-trust-device = Le secret se trouve sur votre appareil et dans vos parties exportées : qui les a peut connaître les tirages d’avance. Si vous les perdez, la partie ne peut pas continuer.
qr-too-long = Cette lettre est devenue trop longue pour un code QR : envoyez le lien ou le texte.
state-letter = Votre lettre attend d’être envoyée
state-invited = Invitation par lettre
call-letter = Votre lettre attend d’être envoyée · { $title }
moved-matches = Parties qui voyagent
moved-note = Toutes vos parties en un fichier : à garder, ou à poursuivre dans un autre navigateur ou sur le compte d’un serveur. Les parties avec d’autres ne continuent que là où elles se jouent.
moved-fetch = Exporter toutes les parties
moved-take = Importer des parties
moved-file = Un fichier de parties
moved-form = Ce n’est pas un fichier de parties de Quadriga.
moved-newer = Ce fichier vient d’une version plus récente de Quadriga : rechargez cette page.
moved-number = Partie { $number }
moved-at = Partie { $number } sur { $count }…
moved-done = { $fresh ->
    [0] Aucune nouvelle partie
    [one] Une nouvelle partie
   *[other] { $fresh } nouvelles parties
}{ $longer ->
    [0] {""}
    [one] , une qui avait continué
   *[other] , { $longer } qui avaient continué
}{ $known ->
    [0] {""}
    [one] , une qui était déjà ici
   *[other] , { $known } qui étaient déjà ici
}{ $left ->
    [0] .
    [one] . Une n’a pas pu être reprise :
   *[other] . { $left } n’ont pas pu être reprises :
}
newer-head = Une nouvelle version de Quadriga est là.
newer-words = Rechargez quand vous voulez : rien n’est perdu.
reload = Recharger
later = Plus tard
page-failed = Cette page n’a pas pu s’afficher.
lost-head = Il n’y a pas de table ici
lost-words = Le lien est peut-être mal tapé, ou l’hôte a fermé la table. Une partie finie garde son lien, dans l’historique de qui l’a jouée.
code-have = Vous avez un code ?

## Qui vous êtes

guest-names = Marcus, Livia, Gaius, Aemilia, Titus, Portia, Lucius, Tullia, Quintus, Minerva
nobody = Bienvenue
guest-here = sans compte, sur cet appareil
guest-soon = Vous recevrez un nom en prenant place.
account-here = avec un compte
guest-note = Vous jouez sans compte, sur cet appareil. Un compte garde vos parties et votre historique, où que vous soyez.
make-account = Créer un compte
invitation-in = Invitation
accounts-closed = Aucun compte ne s’ouvre ici : vous jouez sans compte, sur cet appareil.
guests-closed = Pour venir ici, il faut une invitation des responsables de ce serveur, ou un compte.
account = Compte
account-of = Votre compte : { $login }.
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
forget-sure = Votre nom et votre compte sont supprimés, des robots jouent à votre place. C’est sans retour.
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
play-title = à { $title } contre des robots
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
    [one] un robot
   *[other] { $count } robots
}
bot-level = niveau { $level }
bot = robot
none-mine = Aucune partie ne vous attend. Jouez tout de suite contre des robots, ou ouvrez une table à vos amis.
none-open = Aucune table ouverte. Qui vient à l’étagère verrait la vôtre.
none-watch = Personne ne joue en public pour l’instant.
state-waiting = Salle d’attente
state-you = À vous de jouer
state-other = { $name } joue
state-playing = En cours
state-asked = { $kind ->
    [undo] { $name } demande à reprendre
    [draw] { $name } propose le partage
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
    [draw] { $name } propose le partage
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
seat-bot = Robot
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
pace-bank-note = Chaque place a ce temps pour la partie, et 5 s de plus par décision. Un robot joue pour qui n’en a plus.
pace-days-note = Chaque place a ce temps pour chaque décision. Un robot joue pour qui tarde.
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
seat-ready = à table
seat-host = hôte
seat-away = pas là
seat-a-bot = Asseoir un robot
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
    [one] { $names } n’est pas là. Vous pouvez commencer quand même.
   *[other] { $names } ne sont pas là. Vous pouvez commencer quand même.
}
waiting-all-here = Tout le monde est là. L’hôte peut commencer.
waiting-fill = Les places libres reçoivent un robot au départ.
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
to-the-move = Aller à votre coup
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
move-kept-here = Votre coup est gardé et partira au retour de la connexion. Laissez cette page ouverte : votre navigateur n’enregistre rien.
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
hint-none = Le meilleur robot n’a pas d’idée ici.
hide = Masquer
play-it = Jouer ce coup
preview = aperçu
then-you = Ensuite, c’est encore à vous.
then-chance = Ensuite, le sort décide.
then-another = Ensuite, c’est à quelqu’un d’autre.
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
proposal-end-note = Si tous sont d’accord, la partie finit sans résultat.
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
resign-sure = Vous abandonnez cette partie. S’il reste plusieurs joueurs, un robot joue pour vous.
let-bot-play = Laisser un robot jouer pour { $name }
let-bot-play-own = Laisser un robot jouer pour moi
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
ended-none = Personne ne gagne.
ended-lost = L’automate gagne.
ended-beaten = Vous perdez.
ended-you = Vous gagnez{ $margin ->
    [0] .
    [1] { " " }avec un { $game ->
        [caesar] marqueur
        [antike] personnage
       *[other] point
    } d’avance.
   *[other] { " " }avec { $margin } { $game ->
        [caesar] marqueurs
        [antike] personnages
       *[other] points
    } d’avance.
}
ended-winner = { $names } gagne{ $margin ->
    [0] .
    [1] { " " }avec un { $game ->
        [caesar] marqueur
        [antike] personnage
       *[other] point
    } d’avance.
   *[other] { " " }avec { $margin } { $game ->
        [caesar] marqueurs
        [antike] personnages
       *[other] points
    } d’avance.
}
ended-rank = La victoire revient à { $names } ; vous terminez à la { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} place.
ended-shared-you = Vous partagez la victoire avec { $names }.
ended-shared = { $names } partagent la victoire.
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
none-waiting-note = Jouez tout de suite contre des robots, ou ouvrez une table à vos amis.
none-history = Votre historique commence à la première partie
none-history-note = Les parties finies restent ici, avec leur feuille.
result-won = gagnée
result-shared = partagée
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
lead-marks = En haut : qui prend la tête
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

# Décider à l’avance.
plan = Votre plan
plan-ahead = Préparer un coup
plan-leave = Pas maintenant
plan-it = Le préparer
plan-drop = Y renoncer
plan-any = Préparer un coup, quoi qu’ils fassent
plan-answer = Ou répondre à une seule chose qu’ils peuvent faire
plan-answer-short = S’ils…
plan-then = Et ensuite…
plan-note = Personne d’autre ne le voit. Il est joué dès que c’est à vous, même si cette page est fermée, si les règles le permettent alors.
plan-turn = Pour votre prochain tour : personne d’autre ne le voit, et il est joué s’il est permis.
plan-if = En réponse à « { $move } » :
plan-after = Après « { $move } » :
planned = { $more ->
    [0] Préparé : { $move }.
    [one] Préparé : { $move }, et une autre ligne.
   *[other] Préparé : { $move }, et { $more } autres lignes.
}
choose-first = Choisissez d’abord un coup : touchez ce qui brille, ou une ligne de la liste.
not-asked = Ce n’est pas à vous de décider.
hint-offline = La connexion est coupée : réessayez quand elle sera revenue.
draw = Dessiner sur le plateau
draw-kind = { $kind ->
    [0] Cercle bleu, flèche pleine
    [1] Carré rouge, flèche en tirets
    [2] Triangle vert, flèche en pointillé
   *[other] Losange noir, tirets et points
}
draw-clear = Tout effacer
draw-done = Terminé
