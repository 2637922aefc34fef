# The lesson of L'Empire de César: for each step its heading, what the owl says, the task, and what follows.

lesson-aim = The aim: the highest score
lesson-aim-says =
    You are Jupiter, in red. Roads pay you during the game; the cities and the wealth that you collect pay at its end. The
    highest total wins. Everything begins at Rome.

lesson-city = A city and what lies on it
lesson-city-says =
    Every city has a token with a colour and a value, and a wealth token: one of eight goods, or a gold coin. Whoever joins
    the city to Rome takes both. Thessalonica holds wheat.

lesson-route = Your turn: join one city
lesson-route-says =
    In your turn you join one city to Rome with roads. The line to Thessalonica takes two road pieces. Then every piece on
    the shortest way to Rome pays its owner one point.
lesson-route-task = Join Thessalonica to Rome.
lesson-route-done = Two road pieces, two points. Thessalonica is emptied now: routes may begin there.
lesson-route-else = That works, too. But let us take Thessalonica, in the east: it opens the way to Asia.

lesson-rival = Neptune builds as well
lesson-rival-says =
    Neptune has joined Aquileia. A route begins at Rome or at any emptied city, whoever took it, so you may start from
    Aquileia, too. But you cannot build where another has built, nor pass a city that still has its tokens.

lesson-chain = Old roads pay again
lesson-chain-says =
    Meanwhile you have joined Caralis. Every time a way home runs over your roads, they pay you again. So a chain of your
    own is worth more with every city at its end.
lesson-chain-task = Join Massilia, beyond Caralis.
lesson-chain-done = One new piece, two points: the road from Rome to Caralis paid a second time.
lesson-chain-else = Look at Massilia: one road from Caralis is enough, and the old one pays again.

lesson-cities = Colours of cities
lesson-cities-says =
    At the end, of each colour you own only your highest city counts. So a first city of a new colour is worth its whole
    value, a second one only what it is higher.

lesson-gold = Gold doubles
lesson-gold-says =
    If the city holds a gold coin, the road points of that turn are doubled, for everybody on the way. So take gold at the
    end of a long chain of your own roads. Yours leads to Emporiae, and Numantia holds gold.
lesson-gold-task = Join Numantia to Emporiae.
lesson-gold-done = Four pieces of your own, doubled: eight points for one road.
lesson-gold-else = Gold pays most where your own chain is long: go on from Emporiae to Numantia.

lesson-goods = Sets of goods
lesson-goods-says =
    You own five different goods: 14 points at the end; eight would be 46. Two wheat make 2 more, three would be 10. Gold
    counts apart: two coins 4, six coins 36. Which good do you still lack?

lesson-shared = Whose roads?
lesson-shared-says =
    Points go to the owners of the road pieces, whoever takes the city. A short cut over Neptune’s roads is cheap, but
    Neptune is paid. Of several shortest ways, the one on turn chooses which is counted.

lesson-last = The last roads
lesson-last-says =
    You have 25 road pieces for the whole game, and none comes back; whoever has most left gets 10 points. Here you have two
    left, and your chain through Hispania is long.
lesson-last-task = Use them: join Icosium from Rusaddir.
lesson-last-done = Eight pieces on the way home, all yours: eight points with your last two roads.
lesson-last-else = Where is your longest chain? Beyond Rusaddir lies Icosium.

lesson-end = The end, and the count
lesson-end-says =
    The game ends when no city is left. Now cities, sets of goods, gold and the 10 points for roads left are added to what
    roads have paid. Jupiter wins, mostly by roads; Neptune had the better goods.
