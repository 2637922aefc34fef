# What the program itself says. Titles have files of their own.
compiled-yes = native speed
compiled-no = plain Python, about a hundred times slower (no compiled build found)
seats = { $least ->
    [one] { $most ->
        [one] { $most } player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
options = Options
column-option = Option
column-values = Values (the first is the default)
column-meaning = Meaning
seat-name = Player { $number }
chance-name = Chance

you = you
bot-again = { $name } { $count ->
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
}
line-again-and-again = { $line } ({ $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}).
list-and = { $first } and { $last }
figure = { $value }
preview-of = If you decide: { $action }
preview-nothing = Nothing further happens before chance or another player decides.
no-such-rule = This game has no rule “{ $rule }”: the quick card (quick) shows the ids of many.
none-match = No decision contains “{ $words }”.
undone = Taken back.
undo-with-bots = Taken back, with all that followed.
saved = Saved as { $path }.
bot-thinks = { $name } ({ $bot }) decides …
game-over = The game is over: { $reason }
verdict-you = You won{ $ahead ->
    [0] .
   *[other] { " " }by { $margin }.
}
verdict-you-share = You share the victory with { $names }.
verdict-others = { $count ->
    [0] Nobody won.
    [one] { $names } won{ $ahead ->
        [0] .
       *[other] { " " }by { $margin }.
    }
   *[other] { $names } share the victory.
}
verdict-rank = { $names } won; you are { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}.
margin = { $count ->
    [one] one point
   *[other] { $count } points
}
rank = Rank
total = Total
log-empty = Nothing has happened yet.
simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $title }, { $seats ->
    [one] { $seats } seat
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
records-line = { $count ->
    [one] { $count } record
   *[other] { $count } records
} in { $path }.
verify-good = { $path }: { $decisions ->
    [one] { $decisions } decision replays
   *[other] { $decisions } decisions replay
} to the same end ({ $end }).
verify-bad = { $path }: { $error }
verify-sum = { $good } of { $all ->
    [one] { $all } record replays
   *[other] { $all } records replay
}.
bench-title = Random play and search on one core
column-build = Build
column-playouts = Playouts/s
column-decisions = Decisions/s
column-clone = Clone (ns)
column-search = Search/s
column-search_without_insight = Search/s, rules alone
build-compiled = native
build-plain = plain
replay-at = After decision { $n } of { $all }
replay-start = The game begins.
replay-jump = number of a decision
replay-line = { $n }. { $who }: { $what }
soak-line = { $title } ({ $setting }), { $games ->
    [one] { $games } random game
   *[other] { $games } random games
}: every position sound.
error-soak-endless = A random game of { $title } ({ $setting }) did not end.
error-soak-fault = { $title } ({ $setting }) came to a position that cannot be: { $faults }.
soak-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $settings ->
    [one] { $settings } setting
   *[other] { $settings } settings
}, no fault.
error-unknown-game = There is no game “{ $name }”; the games are: { $listed }.
error-unknown-option = There is no option “{ $name }”; the options are: { $listed }.
error-bad-option-value = Option “{ $name }” cannot be “{ $value }”; choose one of: { $listed }.
error-option-not-offered = Option “{ $name }” is not offered with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
error-option-form = Write an option as NAME=VALUE, not “{ $word }”.
error-bad-seats = { $title } is for { $least } to { $most } seats, not { $seats }.
error-border-control-alone = Border control needs the Poison or the Centurions expansion: switch one of them on.
error-not-your-decision = You owe no decision now: { $deciders_count ->
    [0] chance decides
    [one] { $deciders } decides
   *[other] { $deciders } decide
}.
error-game-over = The game is over.
error-cannot-undo = Nothing can be taken back here.
error-undo-nothing = You have not decided anything yet that could be taken back.
error-undo-chance = Chance has played since your decision: it can be taken back only if all agree.
error-undo-reveal = Something has been revealed since your decision: it can be taken back only if all agree.
error-undo-other = Another player has decided since: your decision can be taken back only if all agree.
error-undo-over = The game is over: nothing can be taken back any more.
error-stale = The match has moved on since you looked: look at it again and decide anew.
error-wrong-game = { $given ->
    [none] This is no position of a game
   *[other] This is a position of another game: “{ $given }”, not “{ $title }”
}.
error-rules-failed = “{ $method }” of { $title } failed: { $error } ({ $where }). Mend it there, and begin again.
error-rules-missing = “{ $method }” of { $title } is missing: its positions cannot do without.
error-rules-actor = “_actor” of { $title } answers { $given }: a seat (0 to { $last }), CHANCE or NOBODY is due.
error-rules-legal-none = “_legal” of { $title } has nothing for a seat that owes a decision: offer an action, or let “_actor” and “_owes” name another.
error-rules-legal-range = “_legal” of { $title } names { $given }: actions are whole numbers from 0 to { $last }.
error-rules-legal-twice = “_legal” of { $title } names an action twice: { $given }.
error-rules-rank = “_rank” of { $title } answers { $given }: ranks are whole numbers from 1 to { $last }.
error-rules-note-code = “note” of { $title } has the code { $given }: “event_specs” has 0 to { $last }.
error-rules-note-number = “note” of { $title } is given { $given }: whole numbers of 32 bits are due.
error-rules-note-name = “note” of { $title } says “{ $word }” is { $given }: “names” has 0 to { $last } of this kind.
error-rules-endless = A random game of { $title } did not end (decisions played: { $most }): “_actor” must come to NOBODY whatever is played.
error-rules-no-choice = { $title } goes on by itself (forced decisions: { $most }) and comes to no choice: “_actor” must name a seat with a choice, or NOBODY.
error-rules-fields-unset = “FIELDS” of { $title } has “{ $field }”, which “__init__” does not set.
error-rules-fields-form = “{ $field }” in “FIELDS” of { $title } is { $given }: a number or a flat list of numbers is due (NOBODY or -1 for nothing, rows one after the other).
error-rules-fields-forgotten = “{ $field }” changes during a game of { $title }, but “FIELDS” does not name it: copies would lose it.
error-seats-form = The number of seats must be a whole number, not { $seats }.
error-options-form = Options must be given as names with their values, not as { $given }.
error-file = { $path }: { $cause }.
cause-file = { $kind ->
    [missing] there is no such file or folder
    [denied] this is not permitted
    [directory] this is a folder, not a file
    [no-directory] part of the path is not a folder
    [exists] something of that name is already there
    [full] the disk is full
    [long-name] the name is too long
   *[other] the system refuses access
}
cause-json = see line { $line }, column { $column }
cause-text = it is not a text file in UTF-8
cause-other = a value in it is too large or nested too deeply
error-malformed = “{ $action }” is not an action of this game.
error-unknown-player = There is no bot “{ $name }”; the bots are: { $listed }. A person is “you” or “person:{ $name }”.
error-run-damaged = { $path } is damaged: remove it and the files of games after it; “quadriga lab run” plays those games again.
error-unknown-bot = There is no bot “{ $name }”; the bots are: { $listed }.
error-player-count = { $players ->
    [one] { $players } player does not fit
   *[other] { $players } players do not fit
} { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: name one for each, “you” or a bot.
error-bot-count = { $bots ->
    [one] { $bots } bot does not fit
   *[other] { $bots } bots do not fit
} { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: name one for all, or one a seat.
error-bot-effort = “{ $name }” is not a bot: write a number of rounds, as in uct:500.
error-out-of-range = { $name } must lie between 0 and { $most }, not { $value }.
error-too-large = { $name } must be at most { $most }, not { $value }.
error-too-few = { $name } must be at least 1, not { $value }.
error-not-positive = { $name } must be more than 0, not { $value }.
error-unknown-map = There is no map “{ $name }”; the maps are: { $listed }.
error-not-on-map = “{ $name }” is not on this map.
error-unknown-language = There is no language “{ $name }”; the languages are: { $listed }.
error-bench-game = Name the game that --seats, --option or --data are for.
error-bad-position = This is no position of the game.
error-bad-position-fields = The data of a position name other fields than those of this game.
error-bad-position-field = “{ $name }” in the data of a position has the wrong form.
error-record-unreadable = { $path } cannot be read: { $cause }.
error-record-rules = This record was made with version { $version } of the rules of { $title }; this program knows { $newest ->
    [one] version { $newest } alone
   *[other] versions 1 to { $newest }
}. Update the program.
error-bad-rules-version = The rules of { $title } have { $newest ->
    [one] version { $newest } alone
   *[other] versions 1 to { $newest }
}, not { $version }.
error-record-data = This record was made with other component data of { $title }.
error-record-decision = Decision { $n } does not replay. { $cause }
error-record-end = The record says “{ $said }”, but the game ends “{ $end }”.
error-record-form = This is not a record: the first line must be “{ $form }”.
error-record-line = Line { $line } of the record cannot be read: “{ $text }”.
error-record-after-end = Line { $line } of the record stands after its end.
error-record-header = The header of the record lacks { $listed }.
error-record-cut = The record breaks off in its header: an empty line must end it.
error-record-number = “{ $name }” in the record must be a whole number, not “{ $text }”.
error-record-own = The own data in the record are not a JSON object.
hint-thinks = thinking …
hint-line = { $action } ({ $chance } % expected)
hint-line-rank = { $action } (place { $rank } expected)
hint-step = { $name }: { $action }
hint-then = , then { $line }
hint-and = , then { $action }
lesson-else = That is allowed, but not what this step is about. Nothing was played: look again at the task.
opponents = Opponents (--players you,level2)
level-brief = level { $level }
level-name = { $name }, level { $level }
pass-on = { $name }: take the screen and press Enter.
tune-title = What the insight into { $title } is worth, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, round { $round } of { $rounds }
column-feature = Feature
column-early = Early
column-late = Late
column-impact = Impact
tune-loss = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}: loss { $loss } on games not learnt from, { $train } on those learnt from (blind guesses: 0.6931).
tune-phases = The contestant judged better ended better: { $first } in the first third, { $second } in the second, { $third } in the last.
tune-stored = Weights in { $path }.
error-no-insight = { $title } has no insight to tune.
error-extra-missing = This needs the package { $package }: pip install "quadriga[{ $extra }]" (in a checkout: make { $extra })
ladder-title = Ladder of { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $games ->
    [one] { $games } game
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
run-title = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} between bots
run-stored = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $path }.
report-stored = Report in { $path }.
report-setting = Bots: { $bots }. Options: { $options }. Seed: { $seed }. Rules of version { $version }.
report-usual = the usual ones
report-fair = Bots are turned round the table from game to game, with the same luck in every seat.
report-interval = In brackets and as whiskers: the 95 % interval (Wilson).
report-seats = Wins by seat
report-roles = Wins by what was played
report-bots = Wins by bot
report-first = Wins by how many seats after the one that decides first
report-even = The dashed line is where it would be if nothing mattered but luck.
report-lengths = Length of the games
report-length = Decisions in a game, chance included
report-count = Games
report-points = Points by source, mean of a seat
report-times = Decisions and times
report-endings = How games ended
report-taken = What was decided, and how often in a game
report-asked = Rules that asked for a choice, and how often in a game
report-happened = What happened, and how often in a game
report-drawn = What chance decided, and how often in a game
report-apart = Decisions of those who won most and least often
report-apart-about = Of all decisions that at least 3 % and at most 97 % of the seats took at least once, those that go with most and with fewest wins. That winners do a thing does not say that it wins; and among hundreds of lines a few stand out by luck.
column-rule = Rule
column-seats = Seats
report-share = Share
column-choices = Choices a game
column-second = Time a choice
column-reason = End
column-what = What
column-often = A game
error-render-mode = render_mode is one of { $listed }, not “{ $mode }”.
error-run-other = { $path } holds another run: take another folder, or the same game, bots, options and seed.
error-run-none = There is no run in { $path }: 'quadriga lab run' makes one.
error-run-empty = The run in { $path } has no games yet.
error-ladder-bots = A ladder needs at least two bots, all different.
error-ladder-seats = A ladder needs at least two seats.
error-tune-step = --step must be more than 0 and at most 1, not { $step }.
error-ladder-pairs = --pairs is all, adjacent or upward, not “{ $pairs }”.
error-plot-format = { $path } cannot be a picture: its name must end in one of { $listed }.
error-not-a-ladder = This file does not hold the results of a ladder.
error-resume-differs = { $path } cannot be resumed: it was played with other settings ({ $what }).
error-match-begun = A match starts with a new game. Go on with a recorded game by Match.resume, or try out a position by Match.sandbox.
error-record-sandbox = This match began in the middle of a game, so it has no record.
error-log-undo = The log takes back a decision that does not stand: the saved match is damaged.

## Component data that cannot be used. { $where } is a path in the data, as in cities.gades.value.

error-data-unreadable = The data file { $path } cannot be read: { $cause }.
error-data-not-json = The data file { $path } is not JSON: look at line { $line }, column { $column }.
error-data-beyond-use = The data file { $path } has a number that is too long or too many brackets inside each other.
error-data-not-object = The data file { $path } must hold a JSON object.
error-data-own = Own data must be an object of names and values, not “{ $given }”.
error-data-unknown = There is no “{ $where }” in the data; known here: { $listed }.
error-data-missing = “{ $where }” is missing.
error-data-object = “{ $where }” must be an object with names and values.
error-data-count = “{ $where }” must be a whole number from { $least } to { $most }.
error-data-number = “{ $where }” must be a number from { $least } to { $most }.
error-data-flag = “{ $where }” must be true or false.
error-data-text = “{ $where }” must be a text of 1 to { $most } letters on one line.
error-data-colour = “{ $where }” must be a colour such as #B0340F.
error-data-id = “{ $name }” cannot be an id in “{ $where }”: write 1 to 60 letters (a to z), digits, - or _.
error-data-taken = “{ $name }” cannot be an id in “{ $where }”: it means something else.
error-data-choice = “{ $where }” cannot be “{ $value }”; it is one of: { $listed }.
error-data-reference = “{ $where }” names “{ $name }”, which “{ $collection }” does not have.
error-data-list = “{ $where }” must be a list of { $least } to { $most } values.
error-data-length = “{ $where }” must be a list of exactly { $most ->
    [one] one value
   *[other] { $most } values
}.
error-data-twice = “{ $where }” has “{ $name }” twice.
error-data-room = “{ $where }” has room for { $most }; { $count } are named.
error-data-too-few = “{ $where }” makes { $count }, and { $least } are needed.
error-data-one-map = Each number of players from 2 to { $most } needs one map; for { $seats } there { $count ->
    [0] is none
   *[other] are { $count }
}.
error-data-cut-off = No lines of “{ $where }” join “{ $name }” to Rome.
error-data-no-border = “{ $where }” has no border.
error-data-borders = “{ $where }” must have 1 to { $most } borders, not { $count }.
error-data-no-turn = “{ $where }” needs a tile with a turn.
error-data-objective-number = “{ $name }” cannot be an objective: it is a number from 1 to { $most }.
error-data-start-cities = “{ $where }” must name a marble, an iron and a gold city, in this order.
error-bank-limit-start = The nations start with too much for a bank limited to { $limit }: choose a limit of at least { $least }, or none.
error-record-seen = This record leaves out what its reader did not know, so it cannot be replayed.
error-table-form = This is not a saved table.
error-table-other = This is a saved table of another game ({ $game }): open it with that one.
error-table-damaged = This saved table is damaged and cannot be read.
error-table-player = A player of the saved table cannot be read.
event-undone = { $seat } { VERB($seat, "takes", "take", "took") } a move back.

# ---- the table server
serving = Quadriga is at { $address } (Ctrl-C ends it; nothing is lost)
serving-friends = { $count ->
    [one] Friends in your network open this address:
   *[other] Friends in your network open one of these addresses:
}
serving-alone = Only this machine reaches it; with --host 0.0.0.0 friends in your network do, too.
serving-unreached = This machine is in no network now, so nobody else reaches it.
app-copied = The app is in { $path }: put this folder on any static host.
app-serving = The app is at { $address } (Ctrl-C ends it); what is played there stays in the browser.
backed-up = { $path }: a copy of the database, { $size } KB.
verify-match = match { $path }
# ---- quadriga admin
admin-id = id
admin-name = name
admin-login = login
admin-guest = guest
admin-created = made
admin-seen = last seen
admin-matches = matches
admin-bans = bans
admin-has-ban = banned
admin-has-mute = muted
admin-none = Nothing to show.
admin-since = since
admin-until = until
admin-never = for ever
admin-devices = Devices
admin-their-matches = Matches
admin-their-bans = Bans and mutes
admin-their-acts = Acts about them
admin-game = game
admin-status = status
admin-players = players
admin-changed = changed
admin-code = code
admin-address = address
admin-count = times
admin-fault = fault
admin-loads = it can be loaded
admin-details = details
admin-its-audit = What its players see
admin-its-acts = Acts about it
admin-when = when
admin-who = who
admin-deed = what
admin-about = about
admin-why = why
admin-outcome = outcome
admin-waits = waits
admin-is-done = done
admin-refused = refused
admin-number = number
admin-used = used
admin-by = by
admin-deed-ban = ban
admin-deed-unban = unban
admin-deed-mute = mute
admin-deed-unmute = unmute
admin-deed-close = close a match
admin-deed-delete = delete a match
admin-deed-password = new password
admin-deed-invite = invite
admin-deed-uninvite = withdraw an invitation
admin-deed-announce = announce
admin-deed-maintenance = maintenance
admin-new-password = New password
admin-done-ban = { $until ->
    [0] { $about } is banned for ever.
   *[other] { $about } is banned until { MOMENT($until) }.
}
admin-done-unban = { $about } may come again.
admin-done-mute = { $until ->
    [0] { $about } may not chat any more.
   *[other] { $about } may not chat until { MOMENT($until) }.
}
admin-done-unmute = { $about } may chat again.
admin-done-close = The match { $match } is closed; its record is kept.
admin-done-delete = The match { $match } is deleted; all that was kept of it is in { $path }.
admin-done-password = { $login } has a new password, and is signed out on all devices.
admin-done-invite = { $count ->
    [one] One invitation, which serves once, until { MOMENT($until) }:
   *[other] { $count } invitations, each of which serves once, until { MOMENT($until) }:
}
admin-done-uninvite = The invitation { $number } does not hold any more.
admin-done-announce = Announced on every open page.
admin-done-announce-clear = Nothing is announced any more.
admin-done-maintenance-on = The house is closed: nothing new begins, and games that are being played go on.
admin-done-maintenance-stop = The house is closed, and all games stand still with their clocks.
admin-done-maintenance-off = The house is open again.
error-no-such-person = There is nobody called “{ $name }” here: look for them with “quadriga admin people”.
error-person-unclear = Several people are called “{ $name }”: name one by the id, among { $listed }.
error-person-guest = { $name } plays as a guest, so there is no password.
error-not-banned = There is no such ban.
error-not-muted = They are not muted.
error-no-address = “{ $address }” is no address of a network: write 203.0.113.7, 203.0.113.0/24 or 2001:db8::1.
error-ban-end = Say how long: --days N, or --for-ever.
error-ban-whom = Name a person, or a network with --address.
error-match-status = --status is one of: { $listed }.
error-match-not-over = The match is not over: close it first.
error-delete-sure = Nothing brings a deleted match back: say --yes if it is meant.
error-no-such-invitation = There is no unused invitation { $number }: see “quadriga admin invitations”.
error-announce-what = Say what is to be announced, or --clear.
error-announce-long = The announcement is too long: the limit is { $most }.
error-act-unknown = This server does not know the act “{ $kind }”: it may be older than this program.
error-no-answer = The server has not answered within { $seconds } seconds. It does this as soon as it can: “quadriga admin audit” tells.
error-database-missing = There is no database { $path }: look at the address, or at the folder you are in.
error-database-foreign = { $path } is no database of a table server: name another file.
error-database-url = “{ $url }” is no address of a database: write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
error-database-busy = Another server uses the database { $path }: end it first, or name another one with --database.
error-backup-exists = { $path } exists already: name a new file.
error-backup-foreign = This is no database of a table server: name another one.
error-database-newer = The database was made by a newer version of Quadriga ({ $version }): install that version first.
error-backup-damaged = { $path } is damaged: take another copy.
error-restore-foreign = The database holds tables of something else: name an empty one.
error-restore-not-empty = The database is not empty. Name an empty one, or delete what it holds with --replace.
error-restore-busy = A server uses this database: end it first.
restored = { $path }: restored, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}.
error-bad-age = “{ $name }” is no age: write WHAT=DAYS with 0 to { $most } days and one of: { $listed }.
error-bad-network = “{ $name }” is no network: write it as 192.168.1.0/24, or an address.
error-no-such-session = This device is signed out already.
error-not-ready-closing = The server is about to end: ask the next one.
error-not-ready-database = The database cannot be reached.
error-not-ready-version = The database is of version { $found }, and this server needs { $wanted }: start it again.
error-not-ready-behind = The server is { $seconds } s behind with its work.
error-no-dask = A cluster needs the package distributed: pip install "quadriga[cluster]" (in a checkout: make cluster)
error-cluster-tls = An encrypted line to the cluster needs three files, --cluster-ca, --cluster-cert and --cluster-key: { $path } is none.
error-cluster-plain = With certificates the cluster is spoken to by TLS: its address begins with tls://, not as { $address } does.
error-no-cluster = There is no Dask scheduler at { $address }: { $cause }.
error-pace-kind = The pace must be one of: { $listed }.
error-pace-seconds = The time, in seconds, must lie between { $least } and { $most }.
error-pace-increment = The increment, in seconds, must lie between 0 and { $most }, and only a bank of time has one.
error-bot-effort-set = How long a bot thinks is set by whoever runs this server: choose it by its name alone, “{ $name }”.
error-match-aside = This match cannot be opened: it does not load any more. Its host can close it; tell whoever runs this server.
error-match-waiting = The match has not begun yet.
error-match-playing = The match has begun already.
error-match-over = The match is over.
error-seat-not-yours = This is not your seat.
error-seat-resigned = This seat has given up.
error-seat-late = Your time for this decision is up: the bot takes it unless you do so first. After that you can take your seat back.
error-no-such-seat = There is no such seat: the seats are 0 to { $most }.
error-no-spectators = This match is played without spectators.
error-seat-by-link = The free seats are for those who have the table’s link or code: ask the host for it.
error-seated-already = You have a seat here already: leave it first to take another.
error-no-open-seat = There is no open seat here.
error-seats-open = { $count ->
    [one] One seat is still open: wait for somebody, or give it to a bot.
   *[other] { $count } seats are still open: wait for somebody, or give them to bots.
}
error-no-actions = A move needs at least one decision.
error-proposal-kind = A proposal must be one of: { $listed }.
error-proposal-pending = Something has been proposed already: answer that first.
error-plan-asked = It is your turn by now: decide at once.
error-plan-size = This plan has too many lines or steps: at most { $lines } lines and, in each, { $steps }.
plan-missed-illegal = What you had planned was not played: { $move }. The rules do not allow it now.
plan-missed-unforeseen = What you had planned was not played: the others did something that it has no answer to.
error-no-proposal = Nothing is proposed that you could answer.
error-host-only = Only the host can do that.
error-player-here = { $minutes ->
    [one] { $name } is here, or was a minute ago: a bot can play for them when they have been away for longer, or when they ask for it.
   *[other] { $name } is here, or was less than { $minutes } minutes ago: a bot can play for them when they have been away for longer, or when they ask for it.
}
error-stand-in-set = For somebody who is away only the bot plays that the table was made with.
error-players-here = Others play this match and are here: propose to end it without a result, or resign.
error-players-only = Only those who play can do that.
error-no-such-match = There is no such match.
error-letter-secrets = { $title } cannot be played by letter: its players hide something from each other, which a letter would show.
error-letter-damaged = This letter is damaged or not whole: copy the whole link, or ask for it again.
error-letter-newer = This letter was written by a newer version of Quadriga: load this page again, then open it once more.
error-letter-foreign = This letter belongs to a match that is not on this device: open it where you play that match.
error-letter-own = This is your own letter: send it to the one you play with.
error-letter-ahead = This letter answers one that was not written here: open it on the device on which you wrote to { $name } last.
error-letter-second = You have read another letter with the number { $number }: the first one counts, and nothing has changed.
error-letter-read = You have read this letter already, and it is your turn: nothing has changed.
error-letter-answered = You have answered this letter already: nothing has changed.
error-letter-other = This letter tells the match differently from the one you have here: nothing has changed.
error-letter-luck = The draws in this letter are not those that you both agreed upon: nothing has changed.
error-letter-wrong = A move in this letter is not one of the game, and nothing has changed: { $cause }
error-letter-unfinished = { $name } has not finished the turn in this letter: ask for another. Nothing has changed.
error-letter-not-yet = There is no letter to write yet: finish your turn first.
error-letter-undo = This move is in a letter that you have written: it stands.
error-letter-only-moves = Letters carry moves alone: agree upon anything else in your own words, or resign on your turn.
error-letter-resign = It is on the other to write: you can resign when the answer has come.
error-moved-damaged = This match is damaged in the file: it cannot be taken over.
error-moved-other = Another match with the same name is here, which went on differently: that one stays.
error-moved-data = This match was played with other boards or cards than there are here.
error-moved-letters = A match by letter goes on only in the browser: import the file there.
error-moved-others = Other people play this match: it goes on only where they are.
error-moved-waiting = This match has not begun.
error-moved-room = There is no room for this match: delete something from this device, then import the file again.
error-no-such-code = No match has this code: check its letters.
error-record-later = The whole record is open once the match is over.
error-record-unfinished = This record breaks off: only a finished game can be shown again.
error-replay-later = A match can be shown again once it is over.
error-no-such-moment = There is no such moment: the moments are 0 to { $most }.
error-seat-not-asked = This seat had nothing to decide at that moment.
error-sandbox-over = The game is over there: go on from an earlier moment.
error-chat-empty = There is nothing to say in this message.
error-chat-long = This message is too long: the limit is { $most }.
error-note-long = This note is too long: the limit is { $most }.
error-too-many = { $seconds ->
    [one] That was too much at once: try again in a second.
   *[other] That was too much at once: try again in { $seconds } seconds.
}
error-thinking-full = { $seconds ->
    [one] Too much is waiting to be thought about: try again in a second.
   *[other] Too much is waiting to be thought about: try again in { $seconds } seconds.
}
error-reviews-full = { $seconds ->
    [one] Enough matches are being reviewed: try again in a second.
   *[other] Enough matches are being reviewed: try again in { $seconds } seconds.
}
error-lines-full = { $seconds ->
    [one] Too many connections are open: close some pages, or try again in a second.
   *[other] Too many connections are open: close some pages, or try again in { $seconds } seconds.
}
error-going-full = { $most ->
    [one] You host a match that goes on already: finish or close it first.
   *[other] You host { $most } matches that go on: finish or close one of them first.
}
error-going-full-here = { $most ->
    [one] A match goes on already that was made from your network: finish or close it first.
   *[other] { $most } matches go on that were made from your network: finish or close one of them first.
}
error-bots-alone-full = { $most ->
    [one] A match is played by bots alone already: wait for its end, or close it.
   *[other] { $most } matches are played by bots alone already: wait for the end of one, or close it.
}
error-sandboxes-full = { $most ->
    [one] You have a sandbox already: close it first. It goes a week after its last move.
   *[other] You have { $most } sandboxes already: close one of them first. Each goes a week after its last move.
}
error-kept-full = { $most ->
    [one] One match is kept for one host, and no more: ask whoever runs this server.
   *[other] { $most } matches are kept for one host, and no more: ask whoever runs this server.
}
error-guests-full = { $most ->
    [one] One guest is known from your network, and no more can be: sign in to an account, or ask whoever runs this server.
   *[other] { $most } guests are known from your network, and no more can be: sign in to an account, or ask whoever runs this server.
}
error-server-full = This server has no room left: ask whoever runs it.
error-watched-full = { $most ->
    [one] You watch one match, and no more can be watched at once: leave it first.
   *[other] You watch { $most } matches, and no more can be watched at once: leave one of them first.
}
error-chat-full = The chat of this match is full: nothing more can be said here.
error-notes-full = Your notes are full: shorten some of them first.
error-match-long = This match has gone on for too long: its host can close it.
error-bad-name = A name has 1 to { $most } letters.
error-bad-login = A login has 3 to 80 letters, digits or any of @ + - _ and dots.
error-bad-password = A password has { $least } to { $most } letters.
error-login-taken = This login is taken: choose another one.
error-has-account = You have an account already.
error-no-account = You have no account: you play as a guest.
error-banned = { $until ->
    [0] You are banned from this server for good.
   *[other] You are banned from this server until { MOMENT($until) }.
} { $why ->
    [none] Ask whoever runs it if you think this is a mistake.
   *[other] The reason: { $why }
}
error-banned-address = { $until ->
    [0] This server is closed to your network for good.
   *[other] This server is closed to your network until { MOMENT($until) }.
} { $why ->
    [none] Ask whoever runs it if you think this is a mistake.
   *[other] The reason: { $why }
}
error-muted = { $until ->
    [0] You may not write in the chat of this server; you can go on playing.
   *[other] You may not write in the chat until { MOMENT($until) }; you can go on playing.
} { $why ->
    [none] Ask whoever runs the server if you think this is a mistake.
   *[other] The reason: { $why }
}
error-maintenance = The server is closed for maintenance: nothing new begins now. { $note ->
    [none] Matches that are being played go on; try again later.
   *[other] Matches that are being played go on; try again later. { $note }
}
error-maintenance-stop = The server stands still for maintenance, and so do all clocks. Nothing is lost: go on when it is over.
error-guests-closed = This server is for those who have an account or an invitation: sign in, or ask whoever runs it for an invitation.
error-accounts-closed = No accounts are made on this server: you can play as a guest.
error-invitation-needed = An account on this server needs an invitation: ask whoever runs it for one.
error-invitation-wrong = This invitation does not hold: it was used, has ended, or a letter is wrong.
error-wrong-password = Login or password is wrong.
error-not-signed-in = Say who you are first: sign in, or play as a guest.
error-bad-message = This message cannot be understood.
error-bad-request = Something in the request cannot be: { $fields }.
error-body-large = This is too large: at most { $most } KB are taken.
error-other-origin = This request comes from another site.
error-no-own-header = A request by cookie needs the header X-Quadriga.
error-no-such-page = There is nothing here.
error-no-such-step = This lesson has no such step.
error-not-offered = This is not offered here.
error-server-fault = Something went wrong in the server. Nothing was changed; try again.
error-try-again = The server cannot reach its data just now. Nothing is lost; try again in a moment.
error-verify-nothing = Name the records to verify, or a database with --database.
error-match-end = The match does not end as it did when it was played.
error-match-log = The log of this match is damaged: { $cause }.
error-cannot-listen = Nobody can listen at { $host }, port { $port }: { $cause }.
error-app-where = Name a folder for the app, or show it here with --serve.
error-app-missing = This installation does not carry the app: install a released package of Quadriga, or run “make app” in a checkout.
error-app-folder = { $path } holds something else than an app of Quadriga: name a new folder.
# ---- bots of your own, games of other packages
error-broken-game = The game “{ $name }” of another package cannot be used: { $why }
error-bot-file = There is no file { $path }: a bot of your own is written FILE.py:CLASS.
error-bot-class = { $path } has no class “{ $name }”; its classes are: { $listed }.
error-bot-broken = { $path } cannot be run, see line { $line }: { $what }
error-bot-choose = { $name } needs a method choose(self, state, seat, rng) that returns one of state.legal(seat).
error-bot-make = { $name } cannot be made without arguments: { $what }
error-bot-answer = { $name } answered { $answer }, which is not in state.legal(seat).
# ---- the terminal
help-line = key or text = choose · ?KEY = look first · hint · ! = play the hint · u = undo · r = rule · quick = quick card · b = board · l = log · h = help · q = quit
help-step = key or text = choose · 0 = one step back · ?KEY = look first · h = help
step-more = { $name } … { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
unkept = The game cannot be kept: { $cause } It goes on, but it will be lost at the end.
goodbye-saved = Vale! Go on with: quadriga play --resume { $path }
goodbye-over = Vale! The game is kept. Look at it again with: quadriga replay { $path }
goodbye-unkept = Vale! The game could not be kept: { $cause }
preview-then-you = Then it is still your turn.
preview-then-chance = Then chance decides.
preview-then-another = Then somebody else decides.
preview-then-over = Then the game is over.
find-nothing = This board tells no more about places.
hint-play = ! plays the first, !2 the second.
hint-none = There is no such hint here: type hint first.
about = { $name }: { $what }
you-name = { $name } (you)
error-file-taken = { $path } exists already: choose another name, or write w! { $path } to replace it.
error-resume-players = This saved table has its players, seats, options and data already: leave out { $names }.
error-resume-record = A recorded game does not say who plays on: name them, as in --players you,level2.

help-keys = Arrows move among the choices and show what they would do, Enter takes one, or click it, here or on the board. Page up and Page down move the board, F7 shows it whole.
help-text =
    Type the key before a choice, or what it says (its beginning will do). Some choices go in steps: 0 goes back.
    ?KEY shows what a choice would do, without doing it, and whether it is still your turn afterwards.
    hint asks the best opponent what it would do; ! plays what it says, !2 its second choice.
    / WORDS lists whole choices that contain these words with their keys; / alone lists all.
    r tells the rule this is about, r { $rule } the rule of that number, quick shows the game on one screen.
    u takes your last decision back, b draws the board again, l shows all that happened.
    Every decision is saved at once: q, Ctrl-C and Ctrl-D leave the game, and a line says how to go on. w FILE writes a copy.
help-find = find NAME tells about a place on the map.
no-such-choice = There is no choice “{ $choice }” here: type a key from { $first } to { $last }, or h for help.
type-here = key, text or command
key-help = Help
key-hint = Hint
key-follow = Play hint
key-rule = Rule
key-quick = Card
key-close = Esc closes
key-forward = Forward
key-backward = Back
key-board = Board
key-log = Log
key-undo = Undo
key-step_back = Back
key-leave = Quit
key-hint-play = F3 plays the first.
