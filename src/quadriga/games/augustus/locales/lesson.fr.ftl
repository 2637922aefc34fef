# La leçon d'Augustus : pour chaque étape son titre, ce que dit la chouette, la tâche, et la suite.

lesson-aim = Le but : objectifs et récompenses
lesson-aim-says =
    Vous réunissez des objectifs : sénateurs et provinces. Ils donnent points, pouvoirs et récompenses. Quand quelqu’un en
    contrôle sept, la partie s’achève et le plus de points gagne. Un loto, mais où vous choisissez quoi marquer.

lesson-objective = Un objectif et ses cases
lesson-objective-says =
    Un objectif montre des cases à symbole. Tripolitania demande deux doubles glaives, un bouclier et deux chars, et
    rapporte 10 points. Vous avez sept légions en réserve : elles doivent suffire à tout.

lesson-keep = En garder trois sur six
lesson-keep-says =
    Vous avez reçu six objectifs et en gardez trois. Cherchez les symboles fréquents, et des objectifs qui demandent les
    mêmes : aucun jeton ne sera perdu. Tripolitania, Gallia Lugdunensis et Raetia veulent toutes des chars.
lesson-keep-task = Gardez Tripolitania, Gallia Lugdunensis et Raetia.
lesson-keep-done = Les trois autres sont écartés, sans que personne les voie. Premier jeton : un char.
lesson-keep-else = On peut commencer ainsi. Ici, gardons Tripolitania, Gallia Lugdunensis et Raetia.

lesson-place = Un jeton est tiré
lesson-place-says =
    Le crieur tire un jeton : un char. Chacun, en même temps, peut poser une légion sur une case libre à ce symbole. Vos
    trois objectifs en ont une.
lesson-place-task = Posez une légion sur le char de Tripolitania.
lesson-place-done = L’autre joueur a posé la sienne. Puis est venu le jeton suivant : un bouclier.
lesson-place-else = C’est aussi une bonne place. Commençons par Tripolitania : elle rapporte 10 points.

lesson-which = Où sert-elle le mieux ?
lesson-which-says =
    Une légion ne va que sur une case. Les symboles sont inégaux : le sac contient six doubles glaives, cinq boucliers,
    quatre chars, trois catapultes, deux enseignes, un poignard. Les rares se font attendre : prévoyez ce qui viendra.
lesson-which-task = Posez une légion de votre réserve sur le bouclier de Tripolitania.
lesson-which-done = Deux cases sur cinq. Vous pouvez aussi ne rien poser : un jeton n’oblige jamais.
lesson-which-else = Deux objectifs veulent un bouclier. Pour cette fois : de la réserve vers Tripolitania.

lesson-joker = Le joker
lesson-joker-says =
    Quelques jetons plus tard : un joker. Il vaut tout symbole. Après lui, les jetons retournent dans le sac et le joueur
    suivant devient crieur : les symboles rares peuvent donc revenir.
lesson-joker-task = Employez-le pour le char de Raetia : il n’y manquera plus qu’une case.
lesson-joker-done = Il ne manque à Raetia qu’un bouclier. Et voyez ce qui a été tiré.
lesson-joker-else = Un joker va partout, mais Raetia est presque complète : posez la légion sur son char.

lesson-ave = Ave César !
lesson-ave-says =
    Un bouclier : la dernière case de Raetia. Quand chaque case porte une légion, l’objectif est complété. Ses légions
    rejoignent votre réserve, son pouvoir agit, et il passe sous votre contrôle.
lesson-ave-task = Complétez Raetia avec le bouclier.
lesson-ave-done = Ave César ! Quatre légions reviennent, et Raetia donne 3 points par enseigne sur vos objectifs contrôlés.
lesson-ave-else = Compléter d’abord : cela rend quatre légions. Le bouclier revient à Raetia.

lesson-choose = Un nouvel objectif
lesson-choose-says =
    Pour chaque objectif complété, prenez-en un dans la ligne de cinq. Pesez points, pouvoir et symboles : Syria en veut de
    rares, mais elle a du blé, rapporte 10 points et rend enseigne et poignard interchangeables.
lesson-choose-task = Prenez Syria dans la ligne.
lesson-choose-done = Syria est à remplir. Blé et or rapportent 5 points chacun à qui en a le plus.
lesson-choose-else = Un choix honorable. Pour cette leçon, prenez Syria, la dernière de la ligne.

lesson-move = Quand la réserve est vide
lesson-move-says =
    Toutes vos légions sont posées. Vous pouvez alors en déplacer une vers une case libre au symbole tiré. Vous perdez la
    case quittée : déplacez donc vers ce qui sera bientôt complet.
lesson-move-task = Déplacez la légion du char de Gallia Lugdunensis vers le double glaive de Tripolitania.
lesson-move-done = Il ne manque à Tripolitania qu’un char, et les chars ne sont pas rares.
lesson-move-else = Tripolitania est la plus avancée : menez-y la légion du char de Gallia Lugdunensis.

lesson-reward = Tout de suite, ou plus tard ?
lesson-reward-says =
    Tripolitania est complétée : 10 points et de l’or. Vous contrôlez exactement deux objectifs : la récompense pour deux
    vaut 2 points. Pour trois, il y en a 4 ; pour six, 10. Mais vous n’en aurez qu’une, et d’autres peuvent vous devancer.
lesson-reward-task = Décidez : réclamez la récompense, ou attendez mieux.
lesson-reward-done = Les deux se défendent : tout dépend de l’allure des autres.

lesson-power = Un pouvoir à l’œuvre
lesson-power-says =
    Une autre partie : vous venez d’achever Alpes Poeninae. Son pouvoir agit aussitôt : deux légions de plus sur des
    enseignes, sans attendre de jeton. Les deux enseignes de Germania Inferior sont libres.
lesson-power-task = Posez une légion de votre réserve sur chaque enseigne de Germania Inferior.
lesson-power-done = Deux cases rares d’un seul coup. Il ne manque plus que le poignard.
lesson-power-else = Les deux légions vont de la réserve aux enseignes de Germania Inferior.

lesson-attack = Une attaque
lesson-attack-says =
    Un nouvel objectif, puis on tire le poignard : la dernière case de Germania Inferior. Elle est rouge : son pouvoir
    attaque. Chaque rival retire toutes les légions d’un objectif, qu’il choisit lui-même.
lesson-attack-task = Achevez Germania Inferior avec le poignard.
lesson-attack-done = Votre rival a vidé Raetia, où se tenait une légion. Les objectifs achevés n’y risquent rien.
lesson-attack-else = Le sac n’a qu’un poignard : il est pour Germania Inferior.

lesson-rewards = Les récompenses de couleur
lesson-rewards-says =
    Le premier qui contrôle trois sénateurs, trois provinces vertes, roses ou orange, ou un objectif de chaque couleur
    prend aussitôt cette récompense : de 2 à 10 points. Une couleur que les autres négligent mérite donc vos soins.

lesson-end = La fin
lesson-end-says =
    Le tour où quelqu’un atteint sept objectifs est le dernier. Chacun compte alors : points des objectifs, pouvoirs liés
    aux symboles ou aux couleurs, récompenses. Arriver le premier à sept aide, mais ne suffit pas.
