# The lesson of Caesar!: for each step its heading, what the owl says, the task, and what follows.

lesson-aim = The aim: twelve markers
lesson-aim-says =
    You are Caesar, in red. Each side has twelve control markers. Whoever gets the last one onto the map has won, at once.
    Markers come from provinces you control, so everything is about who closes which province, and how.

lesson-token = A token counts twice
lesson-token-says =
    Your hand lies below: two influence tokens. A token goes onto a border, between two provinces, and each of its
    numbers works in the province it faces. So every placement is two placements: where do you need the larger one?

lesson-place = Your first token
lesson-place-says =
    The shield 4·2 fits borders that show a shield. Between Gallia Cisalpina and Dalmatia there is one. Gallia Cisalpina
    has only three borders: that is soon decided.
lesson-place-task = Put the shield 4·2 between Gallia Cisalpina and Dalmatia, the 4 towards Gallia Cisalpina.
lesson-place-done = Four influence in Gallia Cisalpina, two in Dalmatia. Then you drew a new token, as at the end of every turn.
lesson-place-else = That is allowed, but here we want Gallia Cisalpina: the shield on its border with Dalmatia, the 4 facing it.

lesson-symbol = The symbol of a border
lesson-symbol-says =
    Sword, shield or ship: a border takes only tokens of its symbol. A laurel fits everywhere, but is weaker: Pompey has just
    put a laurel 2·2 between Gallia and Gallia Cisalpina.
lesson-symbol-task = Put the ship 4·2 between Italia and Dalmatia, the 4 towards Dalmatia.
lesson-symbol-done = Dalmatia: six for you, nothing for Pompey. And two in Italia, which will matter.
lesson-symbol-else = That may be a good move another time. For now: the ship between Italia and Dalmatia, the 4 facing Dalmatia.

lesson-close = Closing a province
lesson-close-says =
    A province closes when its last free border is filled. Whoever leads there puts a marker on it; whoever closed it
    takes its bonus token. Gallia Cisalpina has one border left, towards Italia, and you lead 4 to 2.
lesson-close-task = Close Gallia Cisalpina with the sword 5·1, and let the larger number work in Italia.
lesson-close-done = Closed, 5 to 2. The 1 was enough here; the 5 goes on working in Italia.
lesson-close-else = Look at the border between Italia and Gallia Cisalpina. The 1 is enough in Gallia Cisalpina: turn the 5 towards Italia.

lesson-bonus = Bonus tokens
lesson-bonus-says =
    You took a Senate token: if you control its province, it gives you a marker for every Senate token you own. So you have
    placed two markers with one token. Note that whoever closes takes the bonus, even where the other side leads.

lesson-border = Markers on borders
lesson-border-says =
    Control two neighbours and you put a further marker on the border between them. Dalmatia lies beside Gallia Cisalpina,
    it has one border left, and a second Senate token waits there.
lesson-border-task = Close Dalmatia with the sword 6·0, the 6 towards Dalmatia.
lesson-border-done = Four markers at once: Dalmatia, the border, and two from the Senate. Six of twelve are placed.
lesson-border-else = The last border of Dalmatia is the one towards Macedonia. The sword fits there, the 6 towards Dalmatia.

lesson-might = Might
lesson-might-says =
    Might turns a token of the other side face down: it counts no longer. Hispania Ulterior holds Might and has one border
    left. In Italia Pompey is close behind you, 6 to 7.
lesson-might-task = Close Hispania Ulterior with the shield 6·0, then turn down Pompey’s ship between Italia and Achaia.
lesson-might-done = A province, and three of Pompey’s influence in Italia gone. Your shield served twice.
lesson-might-else = First the shield between the two Hispanias, the 6 towards Ulterior; then Pompey’s ship between Italia and Achaia.

lesson-others = The other bonuses, and Italia
lesson-others-says =
    Tactics gives you another whole turn, Wealth a larger hand for good. Italia has six borders and room for two markers:
    whoever controls it places both. A tie gives nobody a province, so watch small numbers, too.

lesson-win = The last marker
lesson-win-says =
    Another match, near its end: you have three markers left. Sardinia has one border open, and you control Mauritania and
    Gallia beside it.
lesson-win-task = Close Sardinia and win: put a ship between Sardinia and Sicilia.
lesson-win-done = Sardinia, and two borders with it: three markers, and you have won.
lesson-win-else = Count: Sardinia is one marker, its borders with Mauritania and Gallia are two more. Close it from the Sicilian side.
