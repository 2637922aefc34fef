# The lesson of Antike: for each step its heading, what the owl says, the task, and what follows.

lesson-aim = The aim: personalities
lesson-aim-says =
    You lead Greece, with three cities in the west. Great deeds bring personalities: kings for cities, scholars for know-how,
    citizens for temples, navigators for galleys, generals for conquests. Among three nations, ten of them win.

lesson-rondel = The rondel
lesson-rondel-says =
    In your turn you take a coin, move on the rondel and do what the space says. One to three spaces are free, each further
    one costs a unit or a coin. So plan the next space while you choose this one. The first move is free, to any space.

lesson-arm = Arming
lesson-arm-says =
    Without units no new cities. Arming: one iron a unit, one unit in each of your cities. You have one iron, and a coin
    stands for any resource.
lesson-arm-task = Go to Arming and arm a galley in Sparta and one in Messana.
lesson-arm-done = Two galleys for one iron and one coin. They can found colonies over the sea.
lesson-arm-else = Greece lives by the sea: arm galleys, one in Sparta and one in Messana.

lesson-produce = Production
lesson-produce-says =
    Marble, iron and gold: you get one for each of your cities of that kind, three if the city has a temple. A new city costs
    one of each. From Arming, Marble is the next space: it costs nothing.
lesson-produce-task = Go to Marble.
lesson-produce-done = One marble from your one marble city. More cities will bring more.
lesson-produce-else = That space is allowed, but dearer or later. Marble is right before you.

lesson-maneuver = The maneuver
lesson-maneuver-says =
    Some turns later you have the resources for cities, but your galleys still lie at home. In a maneuver every unit moves
    once: galleys over sea borders, legions over land borders.
lesson-maneuver-task = Go to the next maneuver, take the galley of Sparta to Knossos and that of Messana to Leptis Magna.
lesson-maneuver-done = Both galleys lie off new shores, and nobody has a city there.
lesson-maneuver-else = We want two new cities: Knossos from Sparta, Leptis Magna from Messana.

lesson-found = Founding a city
lesson-found-says =
    After your action you may found cities wherever you have a unit and nobody has a city: one marble, one iron, one gold
    each. Coins fill gaps, but they are precious. Found one now and keep the coins.
lesson-found-task = Found Knossos, then end your turn.
lesson-found-done = Four cities. A city stays yours even where foreign units enter.
lesson-found-else = Knossos first, then the button that ends your turn: your coins will be needed.

lesson-king = The first king
lesson-king-says =
    Every five cities bring a king. You have four, and your galley lies off Leptis Magna. A coin may stand for the iron that
    you lack.
lesson-king-task = Go to Marble, then found Leptis Magna.
lesson-king-done = Five cities: Hatshepsut joins Greece. A personality is never lost again.
lesson-king-else = Marble first, two spaces on, then found Leptis Magna: it is the fifth city.

lesson-learn = Know-how
lesson-learn-says =
    The first nation to acquire a know-how pays 7 gold and gets a scholar; later ones pay 3 and get none. The wheel lets
    legions move twice. You have four gold and three coins: exactly enough.
lesson-learn-task = Go to Know-how and acquire the wheel.
lesson-learn-done = Pythagoras joins Greece, and your legions are twice as fast.
lesson-learn-else = The wheel is still free for the first, and your legions need it.

lesson-price = The price of a step
lesson-price-says =
    You need gold again, four spaces on: one more than is free. That costs one unit of anything, or a coin. Pay only when
    waiting a turn would cost you more.
lesson-price-task = Go to Gold and pay with whatever you can spare.
lesson-price-done = One unit paid, four gold gained: a fair trade.
lesson-price-else = Gold is four spaces on. The fourth has its price.

lesson-fight = Units meet
lesson-fight-says =
    Units may stand together in peace. There is a fight only if one side asks for it: legion against legion, galley against
    galley, one lost on each side. A city falls only by conquest.

lesson-conquer = Conquest
lesson-conquer-says =
    A city defends itself with 1, with 3 if it has a temple, 1 more for each unit there and for know-how. Tyros defends itself
    with 2. Your galley lies there; with the wheel the legion of Memphis gets there with a move left.
lesson-conquer-task = Go to the maneuver, lead the legion from Memphis to Tyros and conquer the city.
lesson-conquer-done = Two units lost, a city won. Had it had a temple, a general would have joined you.
lesson-conquer-else = You need two units with a move left in Tyros: first the legion from Memphis, then conquer.

lesson-temple = A temple
lesson-temple-says =
    A temple costs 5 marble. From then on its city produces and arms threefold and defends itself with 3, and every third
    temple brings a citizen. You have 8 marble, and Temple is the next space. Sparta is a marble city.
lesson-temple-task = Go to Temple and build one in Sparta.
lesson-temple-done = Sparta will bring three marble instead of one: the next temple comes sooner.
lesson-temple-else = Temple is the next space on the rondel; build in Sparta, which gives marble.

lesson-ways = Many ways
lesson-ways-says =
    Three temples bring a citizen, galleys in seven provinces a navigator, a temple destroyed a general. Each
    kind is limited, so take what the others leave.

lesson-end = The end
lesson-end-says =
    The game ends at once when a nation has its number at the end of its turn: ten among three nations, nine among four or
    with two players, eight among five, seven among six. Watch how many the others lack.
