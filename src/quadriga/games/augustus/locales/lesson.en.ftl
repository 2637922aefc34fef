# The lesson of Augustus: for each step its heading, what the owl says, the task, and what follows.

lesson-aim = The aim: objectives and rewards
lesson-aim-says =
    You gather objectives: senators and provinces. They bring points, powers and rewards. When somebody controls seven, the
    game ends, and the most points win. It is a kind of bingo in which you choose where to mark.

lesson-objective = An objective and its slots
lesson-objective-says =
    An objective shows slots with symbols. Tripolitania wants two double swords, a shield and two chariots, and pays 10
    points. You have seven legions in reserve: they have to do for everything.

lesson-keep = Keep three of six
lesson-keep-says =
    You were dealt six objectives and keep three. Look for symbols that come often, and for objectives that want the same
    ones: then no token is lost on you. Tripolitania, Gallia Lugdunensis and Raetia all want chariots.
lesson-keep-task = Keep Tripolitania, Gallia Lugdunensis and Raetia.
lesson-keep-done = The other three are put away, and nobody sees them. The first token: a chariot.
lesson-keep-else = One can begin with those as well. Here we want Tripolitania, Gallia Lugdunensis and Raetia.

lesson-place = A token is drawn
lesson-place-says =
    The crier draws a token: a chariot. Now everybody, at the same time, may put one legion on a free slot with that symbol.
    All three of your objectives have one.
lesson-place-task = Put a legion on the chariot of Tripolitania.
lesson-place-done = The other player has placed one, too. Then the next token came: a shield.
lesson-place-else = That is a good place as well. Let us begin with Tripolitania: it pays 10 points.

lesson-which = Where is it worth most?
lesson-which-says =
    A legion can go to one slot only. Symbols differ in number: six double swords lie in the bag, five shields, four chariots,
    three catapults, two standards, one dagger. Rare ones are hard to get, so plan for what will come.
lesson-which-task = Put a legion from your reserve on the shield of Tripolitania.
lesson-which-done = Two of five. You may also place nothing: a token never forces you.
lesson-which-else = Both objectives want a shield. This once: from the reserve to Tripolitania.

lesson-joker = The joker
lesson-joker-says =
    A few tokens later: a joker. It stands for any symbol. After it, all tokens go back into the bag, and the next player is
    the crier, so rare symbols may come again.
lesson-joker-task = Use it for the chariot of Raetia: then only one slot is missing there.
lesson-joker-done = Raetia lacks nothing but a shield. And look what was drawn.
lesson-joker-else = A joker fits anywhere, yet Raetia is nearly done: put the legion on its chariot.

lesson-ave = Ave Caesar!
lesson-ave-says =
    A shield: the last slot of Raetia. When every slot holds a legion, the objective is completed. Its legions return to
    your reserve, its power works, and it comes under your control.
lesson-ave-task = Complete Raetia with the shield.
lesson-ave-done = Ave Caesar! Four legions are back, and Raetia pays 3 points for every standard on what you control.
lesson-ave-else = Completing comes first here: it gives four legions back. The shield belongs to Raetia.

lesson-choose = A new objective
lesson-choose-says =
    For every objective completed you take a new one from the row of five. Look at points, power and symbols: Syria wants
    rare ones, but has wheat, pays 10 points, and makes standard and dagger interchangeable.
lesson-choose-task = Take Syria from the row.
lesson-choose-done = Syria is yours to fill. Wheat and gold bring 5 points each to whoever has most of them.
lesson-choose-else = A fair choice. For this lesson take Syria, the last of the row.

lesson-move = When the reserve is empty
lesson-move-says =
    All your legions lie on slots. You may then move one from any slot to a free slot with the symbol drawn. That costs what
    you leave, so move towards what will soon be complete.
lesson-move-task = Move the legion on the chariot of Gallia Lugdunensis to the double sword of Tripolitania.
lesson-move-done = Tripolitania lacks one chariot now, and chariots are not rare.
lesson-move-else = Tripolitania is nearest to completion: move the chariot’s legion there from Gallia Lugdunensis.

lesson-reward = Now, or wait?
lesson-reward-says =
    Tripolitania is complete, with 10 points and gold. You control exactly two objectives: the reward for two brings 2
    points. Claim it, or wait: for three there are 4, for six 10. But you get only one, and others may be first.
lesson-reward-task = Decide: claim the reward, or wait for more.
lesson-reward-done = Both can be right: it depends on how fast the others are.

lesson-power = A power at work
lesson-power-says =
    Another game: you have just completed Alpes Poeninae. Its power works at once: two more legions on standards, without
    waiting for a token. Germania Inferior has both of its standards free.
lesson-power-task = Put a legion from your reserve on each standard of Germania Inferior.
lesson-power-done = Two rare slots filled in one go. Only the dagger is missing now.
lesson-power-else = Both legions belong on the standards of Germania Inferior, out of your reserve.

lesson-attack = An attack
lesson-attack-says =
    A new objective, then the dagger is drawn: the last slot of Germania Inferior. It is red: its power attacks. Every rival
    takes all legions off one objective; which one, they choose themselves.
lesson-attack-task = Complete Germania Inferior with the dagger.
lesson-attack-done = Your rival has cleared Raetia, where one legion lay. Completed objectives cannot be touched that way.
lesson-attack-else = The dagger is alone in the bag: use it for Germania Inferior.

lesson-rewards = Rewards for colours
lesson-rewards-says =
    The first to control three senators, three green, pink or orange provinces, or one objective of each colour, takes that
    reward at once: 2 to 10 points. So a colour that others neglect is worth gathering.

lesson-end = The end
lesson-end-says =
    The turn in which somebody reaches seven objectives is the last. Then everybody adds up: points on objectives, powers
    that count symbols or colours, rewards. Being first to seven helps, but does not win by itself.
