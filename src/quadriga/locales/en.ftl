# What the program itself says. Titles have files of their own.
program-blurb = Four board games of ancient Rome: play, simulate, study.
compiled-yes = native speed
compiled-no = plain Python, about a hundred times slower (no compiled build found)
seats = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
options = Options
column-option = Option
column-values = Values (the first is the default)
column-meaning = Meaning
you-are = You play { $side } (seat { $seat }).
seat-name = Seat { $seat }
chance-name = Chance
your-move = Your move
help-line = number or text = decide · ?N = look before you leap · u = undo · hint · b = board · l = log · w FILE = save · h = help · q = quit
help-text =
    Type the number of a decision, or its short text.
    ?N shows what decision N would do, without doing it; hint says what the search would do.
    / WORDS lists only decisions that contain these words; / alone lists all.
    u takes your last decision back, b draws the board again, find NAME shows a place (Antike), l shows the log,
    w FILE saves the record of the game so far, q ends the program.
preview-of = If you decide: { $action }
preview-nothing = Nothing further happens before chance or another player decides.
no-such-choice = There is no decision “{ $choice }” here: type a number from 1 to { $most }, or h for help.
more-choices = { $count } more: type / and a word to narrow them down, or / alone for all.
none-match = No decision contains “{ $words }”.
undone = Taken back.
undo-with-bots = Taken back, with all that followed.
saved = Saved as { $path }.
goodbye = Vale! The game was not finished.
goodbye-saved = Vale! Go on with: quadriga play --resume { $path }
bot-thinks = { $name } ({ $bot }) decides …
game-over = The game is over: { $reason }
winner-line = { $count ->
    [0] Nobody has won.
    [one] Winner: { $names }
   *[other] Shared victory: { $names }
}
rank = Rank
total = Total
log-empty = Nothing has happened yet.
simulate-title = { $games } games of { $title }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $bots }
simulating = playing
column-seat = Seat
column-bot = Bot
column-wins = Wins
column-points = Points (mean)
column-rank = Rank (mean)
column-game = Game
column-id = Name
column-players = Players
column-year = Year
column-designers = By
length-line = Decisions a game: mean { $mean }, from { $least } to { $most }.
reasons-line = Ends: { $reasons }
records-line = { $count } records in { $path }.
verify-good = { $path }: { $decisions } decisions replay to the same end ({ $end }).
verify-bad = { $path }: { $error }
verify-sum = { $good } of { $all } records replay.
bench-title = Random play and search on one core
column-build = Build
column-playouts = Playouts/s
column-decisions = Decisions/s
column-clone = Clone (ns)
column-search = Search/s
column-plain_search = Search/s, rules alone
build-compiled = native
build-plain = plain
replay-at = After decision { $n } of { $all }
replay-line = { $n }. { $who }: { $what }
soak-line = { $games } random games of { $title } ({ $setting }): every position sound.
soak-done = { $games } games, { $settings } settings, no fault.
error-unknown-game = There is no game “{ $name }”; the games are: { $listed }.
error-unknown-option = There is no option “{ $name }”; the options are: { $listed }.
error-bad-option-value = Option “{ $name }” cannot be “{ $value }”; choose one of: { $listed }.
error-option-not-offered = Option “{ $name }” is not offered with { $seats } seats.
error-option-form = Write an option as NAME=VALUE, not “{ $word }”.
error-bad-seats = { $title } has { $least } to { $most } seats, not { $seats }.
error-border-control-alone = Border control needs the Poison or the Centurions expansion: switch one of them on.
error-not-your-decision = You owe no decision now.
error-game-over = The game is over.
error-cannot-undo = Nothing can be taken back here.
error-malformed = “{ $action }” is not an action of this game.
error-unknown-bot = There is no bot “{ $name }”; the bots are: { $listed }.
error-player-count = { $players } players do not fit { $seats } seats: name one for each, “you” or a bot.
error-bot-count = { $bots } bots do not fit { $seats } seats: name one for all, or one a seat.
error-bot-effort = “{ $name }” is not a bot: write a number of tries, as in uct:500.
error-out-of-range = { $name } must lie between 0 and { $most }, not { $value }.
error-too-few = { $name } must be at least 1, not { $value }.
error-not-positive = { $name } must be more than 0, not { $value }.
error-unknown-language = There is no language “{ $name }”; the languages are: { $listed }.
error-bench-game = Name the game that --seats, --option or --data are for.
error-bad-position = This is no position of the game.
error-bad-position-fields = The data of a position name other fields than those of this game.
error-bad-position-field = “{ $name }” in the data of a position has the wrong form.
error-record-unreadable = { $path } cannot be read: { $detail }.
error-record-not-text = { $path } is not a text file.
error-record-rules = This record was made with version { $version } of the rules of { $title }; this program has version { $known }.
error-record-data = This record was made with other component data of { $title }.
error-record-decision = Decision { $n } does not replay: { $detail }
error-record-end = The record says “{ $said }”, but the game ends “{ $end }”.
error-record-form = This is not a record: the first line must be “{ $form }”.
error-record-line = Line { $line } of the record cannot be read: “{ $text }”.
error-record-after-end = Line { $line } of the record stands after its end.
error-record-header = The header of the record lacks { $listed }.
error-record-cut = The record breaks off in its header: an empty line must end it.
error-record-number = “{ $name }” in the record must be a whole number, not “{ $text }”.
error-record-own = The own data in the record are not a JSON object.
error-data-unreadable = The data file { $path } cannot be read: { $detail }.
error-data-not-json = The data file { $path } is not JSON: { $detail }.
error-data-not-object = The data file { $path } must hold a JSON object.
error-data-unknown = { $title } has no component data “{ $name }”; it has: { $listed }.
error-data-shape = The component data of { $title } are not usable: { $detail }.
hint-thinks = thinking …
hint-line = { $action } ({ $chance } % expected)
hint-line-rank = { $action } (place { $rank } expected)
hint-step = { $name }: { $action }
hint-then = , then { $line }
opponents = Opponents (--players you,level2)
level-name = { $name }, level { $level }
pass-on = { $name }: take the screen and press Enter.
tune-title = What the insight into { $title } is worth, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, round { $round } of { $rounds }
column-feature = Feature
column-early = Early
column-late = Late
column-impact = Impact
tune-loss = { $games } games, { $positions } positions: loss { $loss } on games not learnt from, { $train } on those learnt from (blind guesses: 0.6931).
tune-phases = The contestant judged better ended better: { $first } in the first third, { $second } in the second, { $third } in the last.
tune-stored = Weights in { $path }.
error-no-insight = { $title } has no insight to tune.
error-lab-missing = This needs the package { $package }: pip install "quadriga[lab]"
ladder-title = Ladder of { $title }, { $seats } seats, { $games ->
    [one] 1 game
   *[other] { $games } games
}
ladder-caption = Rating: openskill (Plackett-Luce), with its 95 % interval. Times are for one decision where there was a choice: mean, 95 % of them within, longest, mean of the processor.
ladder-stored = Stored in { $path }.
column-rating = Rating
column-games = Games
column-mean = Mean
column-p95 = 95 %
column-most = Longest
column-cpu = CPU
plot-rating = Rating (openskill), with its 95 % interval
plot-wins = Wins of the row against the column in %, with the 95 % interval
plot-wins-many = Wins in % of one bot of the row against several of the column, with the 95 % interval
error-ladder-bots = A ladder needs at least two bots, all different.
error-ladder-seats = A ladder needs at least two seats.
error-tune-step = --step must be more than 0 and at most 1, not { $step }.
error-ladder-pairs = --pairs is all, adjacent or upward, not “{ $pairs }”.
error-plot-format = { $path } cannot be a picture: its name must end in one of { $listed }.
error-not-a-ladder = This file does not hold the results of a ladder.
error-resume-differs = { $path } cannot be resumed: it was played with other settings ({ $what }).
