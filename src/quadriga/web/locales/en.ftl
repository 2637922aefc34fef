# The page's own words: buttons, menus, what it says of itself. All words of a game come from the server.

## Places

shelf = Shelf
page-menu = Menu
notes = Your notes on this match
notes-where = kept on this device, seen by nobody else
notes-fleeting = this browser keeps nothing: they go when the page is closed
to-shelf = Back to the shelf
new-table = New table
waiting-room = waiting room
your-page = Your page
settings = Settings
rules = Rules
table = Table
game = Game
tools = Tools
contents = Contents
beside = Seats, log and chat

## The line to the server

live-open = Connected
live-lost = Reconnecting
net-offline = The server cannot be reached. Check your connection and try again.
net-cookies = Your browser keeps no cookies for this page, so nobody can be recognised here. Allow cookies for this address, then reload.
net-failed = The server did not understand. Reload the page and try again.
lost-line = Connection lost
lost-next = { $seconds ->
    [0] Trying again now.
   *[other] Next try in { $seconds } s.
}
try-now = Try now
failed-head = Something failed on our side
failed-safe = Your matches are safe: every move that was shown to you is stored.
load-head = Something is missing
load-failed = This part of the page could not be loaded. Check your connection and try again.
load-safe = Nothing is lost: your matches are safe, and what waits on this device is sent later.
load-again = Load again
announced = Announcement.
maintenance = Maintenance.
maintenance-on = Nothing new begins for now; matches that are being played go on.
maintenance-stop = All games stand still, and so do their clocks. Nothing is lost.
banned-head = This server is closed to you
home-loading = Getting the table ready. The first time takes a moment; afterwards no network is needed.
home-no-wasm = This browser cannot play by itself: it lacks WebAssembly. A newer one can.
home-failed = The table could not be made ready here. Load the page again; what you have played is kept.
home-elsewhere = You play in another tab or window of this browser. One at a time, so that nothing is lost.
home-here = Play here
keeping-going = The app is being kept on this device, for times without a network…
keeping-done = Ready to play offline: the whole app is kept on this device.
keeping-never = This browser keeps no app, so a network is needed to open this page.
with-others = Play with others
with-others-note = Here everything stays on this device: bots, lessons, and people round one screen. To play from several devices, install Quadriga on a computer and run it there with this command:
by-letter = Play by letter
by-letter-note = Or play with one other person wherever they are: every move is a link that you send them.
letter-begin = Begin a match by letter
letter-about = You play with one other person, each on their own device, as fast as you like. Every turn makes a link that holds the match; you send it however you like, and the other opens it and answers.
letter-seat = Your seat
letter-seat-at = Seat { $number }
letter-invite = Write the invitation
letter-invitation = The invitation
letter-answer = Your answer
letter-invites = { $name } invites you to play { $title } by letter
letter-accept = Accept, and write the answer
letter-open = Open a letter
letter-open-other = Open another letter
letter-paste = A link or a text that you were sent
letter-reading = The letter is being read…
letter-unread = This letter cannot be read here
letter-then = When the answer comes, open its link, or put it in here.
letter-elsewhere = Letters are for Quadriga without a server: open the link in the browser and at the address where you play by letter. Here, on a server, invite others to a table instead.
letter-somebody = somebody
letter-to = Letter to { $name }
letter-soon = The letter is being written…
letter-first-note = Send this to whoever you want to play with. The match begins when their answer has come.
letter-note = Send this to { $name }. What it holds stands from now on.
letter-link = The letter as a link
letter-as-text = The same with a few words
letter-qr = The letter as a QR code
letter-any-way = By any messenger or mail, or from screen to screen with a camera. The letter can be shown again until the answer comes.
letter-text-first = Will you play { $title } with me? Open this letter: { $link }
letter-text = { $title }, letter { $number }: { $link }
letter-text-last = { $title }, letter { $number }, the last: { $link }
letter-stands = What is in a letter stands: it cannot be taken back.
letter-owed = Now your letter to { $name }
letter-owed-note = Once it is written, your turn stands. Until then you may take it back.
letter-last = The match is over: your last letter to { $name }
letter-last-note = Send it, so that { $name } sees the end, too.
letter-away = { $name } is to answer
letter-away-note = When the letter comes, open its link.
letter-over = Your last letter is written
letter-over-note = You can show it again.
letter-write = Write the letter
letter-again = Show it again
letter-trust = What letters protect against, and what they do not
letter-trust-luck = Draws: neither of you can choose them. Each of you has promised a secret before knowing the other’s, every draw is made of both, and either of you can check all of them at any time.
letter-trust-ahead = Looking ahead: nobody can know a draw before the decision that leads to it has been sent, not even by trying things in a copy of the match.
letter-trust-first = Whoever opens a letter learns the draw first, and could stop answering. Nothing can make anybody answer. Whoever invites could also begin anew until they like the set-up.
letter-trust-moves = Trying out moves, asking a friend or a program: nothing prevents that, as in any correspondence game.
letter-trust-seen = A letter is not locked: whoever gets hold of one can read the match, and could accept an invitation in your place. Whoever carries letters for you could change a move in one. Later letters nobody else can write for you.
letter-trust-stop = Two answers: who keeps a copy could write two letters with one number. The first one that is opened counts; the second is refused.
letter-trust-device = The secret lies on your device and in your exported matches: who has those can know the draws ahead. If you lose them, the match cannot go on.
qr-too-long = This letter has grown too long for a QR code: send the link or the text.
state-letter = Your letter is to be sent
state-invited = Invited by letter
call-letter = Your letter is to be sent · { $title }
moved-matches = Matches that move
moved-note = All your matches as one file: to keep, or to go on with in another browser or at an account of a server. Matches with others go on only where they are played.
moved-fetch = Export all matches
moved-take = Import matches
moved-file = A file of matches
moved-form = This is no file of matches of Quadriga.
moved-newer = This file was written by a newer version of Quadriga: load this page again.
moved-number = Match { $number }
moved-at = Match { $number } of { $count }…
moved-done = { $fresh ->
    [0] No new match
    [one] One new match
   *[other] { $fresh } new matches
}{ $longer ->
    [0] {""}
    [one] , one that had gone on
   *[other] , { $longer } that had gone on
}{ $known ->
    [0] {""}
    [one] , one that was here already
   *[other] , { $known } that were here already
}{ $left ->
    [0] .
    [one] . One could not be taken over:
   *[other] . { $left } could not be taken over:
}
newer-head = There is a newer version of Quadriga.
newer-words = Reload when it suits you: nothing is lost.
reload = Reload
later = Later
page-failed = This page could not be shown.
lost-head = There is no table here
lost-words = The link may be mistyped, or the host has closed the table. A finished match keeps its own link, in the history of those who played.
code-have = Have a code?

## Who you are

guest-names = Marcus, Livia, Gaius, Aemilia, Titus, Portia, Lucius, Tullia, Quintus, Minerva
nobody = Welcome
guest-here = guest on this device
guest-soon = You get a name when you sit down.
account-here = with an account
guest-note = You play as a guest of this device. An account keeps your matches and your history, wherever you sign in.
make-account = Make an account
invitation-in = Invitation
accounts-closed = No accounts are made here: you play as a guest of this device.
guests-closed = Who is new here needs an invitation from whoever runs this server, or signs in.
account = Account
account-of = Signed in as { $login }.
login = Login
password = Password
sign-in = Sign in
sign-out = Sign out
devices = Your devices
device-name = { $browser } on { $system }
device-unknown = Another program
device-this = this device
device-used = last used { $day }, { $hour }
device-since = since { $day }
device-end = Sign out
device-end-named = Sign out: { $name }
devices-end-others = Sign out all others
own-data = Your data
own-data-note = Your name, your devices, what you wrote and noted, and your matches with their records.
own-data-fetch = Everything that is yours, as one file
own-data-soon = The file is being made…
own-data-done = The file is among your downloads.
forget = Delete everything of mine
forget-sure = Your name and your account are deleted, bots play on for you. This cannot be taken back.
your-name = Your name
name-note = as others see it
rename = Keep
done = Done.
you = you
you-name = You
you-aside = (you)
spectator = spectator
player = Player
players = Players

## The shelf

shelf-about = { $game ->
    [empire] All roads lead to Rome, and every stretch pays its builder. Reach cities, gather riches.
    [caesar] Caesar against Pompey: two figures on each token, two provinces on each border.
    [augustus] A token is drawn, everyone sends a legion. Be first to complete your objectives.
   *[antike] Cities, temples, fleets and know-how, round a rondel where waiting is the price.
}
weight = Weight { $weight } of 5
play = Play
play-title = { $title } against bots
table-title = Make a table of { $title }
rules-title = Rules of { $title }
play-now = Play now
play-now-note = begins at once, no clock
against = against
another-level = Another level
other-levels = { $title }: levels and coach
continue = Continue
your-matches = Your matches
all = all
open-tables = Open tables
watch-and-replay = Watch and look back
watch = Watch
look = Look
join = Join
nobody-yet = nobody yet
bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
bot-level = level { $level }
bot = bot
none-mine = No match is waiting for you. Play one now against bots, or open a table for friends.
none-open = No open table. Whoever comes to the shelf would see yours.
none-watch = Nobody plays in public now.
state-waiting = Waiting room
state-you = Your turn
state-other = { $name } plays
state-playing = Being played
state-asked = { $kind ->
    [undo] { $name } asks to take back
    [draw] { $name } offers a draw
    [end] { $name } offers to end
   *[rematch] { $name } asks for a rematch
}
state-rematch = Rematch asked for
state-refused = No rematch
list-soon = One moment…
list-offline = No connection: the list comes when it is back.
next-match = Next match
next-match-about = { $title } with { $others } waits for you
call-turn = Your turn · { $title }
call-asked = { $kind ->
    [undo] { $name } asks to take a move back
    [draw] { $name } offers a draw
    [end] { $name } offers to end the match
   *[rematch] { $name } asks for a rematch
}
call-several = ({ $count }) { $call }
ribbon-where = in { $title } against { $others }.
ribbon-in = in { $title }.
ribbon-left = { $time } on your clock

## Time

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-left = { $time } left

## A new table

seats = Seats
seats-count = { $count ->
    [one] one seat
   *[other] { $count } seats
}
players-count = { $least }–{ $most } players
seat-number = Seat { $number }
seat-place = { $number }
seat-drawn = Drawn
your-seat = Your seat
seat-add = Add a seat
seat-remove = Remove this seat
seat-called = called
seat-you = you
seat-invited = By link
seat-open = Open seat
seat-bot = Bot
seat-hot = Same screen
seat-invited-note = whoever has the link, without an account
seat-open-note = anyone from the shelf
seat-bot-note = plays at once
seat-hot-note = you pass the device
level = Level
new-rules = Rules of the game
new-rules-usual = as printed
new-rules-own = with options of your own
new-rules-changed = { $count ->
    [one] one option changed
   *[other] { $count } options changed
}
fold = fold
unfold = show
pace = Pace
pace-length = How long
pace-bank = Live
pace-days = Over days
pace-free = No clock
pace-move = A time for each decision
pace-bank-note = Each seat has this much for the match, and 5 s more for each decision. A bot plays on for whoever runs out.
pace-days-note = Each seat has this much for each decision. A bot plays on for whoever is late.
pace-free-note = Nobody waits against the clock.
watchers = Who may watch
watchers-all = Everyone
watchers-link = With the link
watchers-nobody = Nobody
watchers-note = Watchers see no hand.
delay = How far behind they see
delay-none = at once
delay-by = { $time } later
new-sentence = { $count ->
    [0] { $title }, you alone. { $pace }.
   *[other] { $title }: you against { $others }. { $pace }.
}
new-at-once = Begins at once.
new-waiting = The others meet you in the waiting room.
begin = Begin
open-table = Open the table

## The waiting room

niche-open = anyone from the shelf
niche-invited = whoever has the link
seat-ready = ready
seat-host = host
seat-away = away
seat-a-bot = Seat a bot
seat-free-it = Free this seat
sit-here = Sit down
invite = Invite
copy = Copy
copied = Copied
copy-by-hand = Press Ctrl+C, or hold the text and copy it.
share = Share
invitation = Invitation to this seat
copy-invitation = Copy the link
invite-code = Invite with a code
invite-code-note = typed on the shelf, on any device
invite-link = Or with a link
invite-link-note = Whoever opens it sits down without an account.
invite-unreached = Only this machine can open it: start the server with --host 0.0.0.0 and friends in your network can, too.
invite-qr = QR code of the link
join-free = Write your name, then sit down.
join-note = You need no account.
join-nameless = Write a name first: the others shall know who plays.
join-full = All seats are taken.
join-full-watch = All seats are taken. You may watch.
join-playing = The match has begun.
join-playing-watch = The match has begun. You may watch.
join-over = This match is over. You may look back at it.
join-closed = The host has closed this table.
only-watch = Only watch
waiting-for-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-for = { $count ->
    [one] { $names } is away. You may start all the same.
   *[other] { $names } are away. You may start all the same.
}
waiting-all-here = Everybody is here. The host may start.
waiting-fill = Free seats get a bot at the start.
waiting-closed = The host has closed this table.
close-table = Close the table
leave = Leave
start = Start

## At the table

menu = Match
one-screen = one screen for several
seat-of = Seat of { $name }
seat-resigned = resigned
seat-stand-in = { $bot } plays on
thinking = thinking
watching = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}
log = Log
log-since = What happened since my last turn
chat = Chat
chat-empty = Nobody has spoken yet.
chat-write = Write to the table
chat-send = Send
chat-unsent = not sent yet
chat-drop = Do not send
to-the-move = To your move
decisions = Your decisions
decisions-count = { $count }
decisions-filter = Type part of a name
decisions-none = No decision has these words.
board = Board
board-in-words = Board in words
others-choose = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
a-moment = One moment.
you-watch = You are watching.
move-sent = Your move is on its way.
move-kept = Your move is kept on this device and sent when the connection is back, even if you close the page.
move-kept-here = Your move is kept and sent when the connection is back. Leave this page open: your browser stores nothing.
move-tried = The connection broke while your move was on its way. It is sent again, and counts once.
unplayed = Your kept move was not played
take-it-back = Take it back
nothing-played = Nothing was played.
undo = Undo
ask-undo = Ask to undo
hint = Hint
hint-of = of 100 for you
hint-rank = expected rank of { $seats }
hint-guess = What follows is a guess from what you know.
hint-next = Next best
hint-none = The best bot has no idea here.
hide = Hide
play-it = Play it
preview = preview
then-you = Then it is still your turn.
then-chance = Then chance decides.
then-another = Then somebody else decides.
then-over = Then the game is over.
more-lines = { $count ->
    [one] and one line more
   *[other] and { $count } lines more
}
news = Since your last turn
play-back = Play it back
close = Close
rule-open = Rule { $id }
rules-and-card = Rules and quick card
quick-card = { $title }: quick card
quick-card-short = Quick card
all-rules = All rules
rules-of = Rules of { $title }
rules-came-from = You came from the table
open-rulebook = Open in the rulebook
back-to-table = Back to the table
at-your-table = At your table
rule-ruling = Ruling
rule-option = Option
rule-option-here = At your table: { $value }.
rule-option-usual = As printed: { $value }.
rule-marks = Marks in the text
rule-mark-ruling = ruling: the printed rules are silent, this is how we play
rule-mark-option = option: a table may choose otherwise
rules-version = version { $version }
rules-search = Search the rules
rules-none = No rule speaks of “{ $search }”.
rules-language = The rules are written in English so far.
about-game = About the game
proposal = { $kind ->
    [undo] { $name } asks to take the last move back
    [draw] { $name } offers a draw
   *[end] { $name } offers to end without a result
}
proposal-own = { $kind ->
    [undo] You asked to take your last move back
    [draw] You offered a draw
   *[end] You offered to end without a result
}
proposal-undo-note = It is done when all people at the table agree.
proposal-draw-note = All share the first place if all agree.
proposal-end-note = The match ends without a winner if all agree.
agree = Agree
refuse = Refuse
withdraw = Withdraw
takeover = { $bot } plays for { $name }
takeover-note = The seat goes back with the next decision of its player.
takeover-own = { $bot } plays for you
takeover-own-note = Your time ran out, you were away, or you asked for it. The seat is yours again whenever you like; out of time, after its next decision.
take-back = Take { $name }’s seat back
i-am-back = I am back
offer-draw = Offer a draw
offer-end = Offer to end
resign = Resign
resign-sure = You give up this match. With several left, a bot plays on for you.
let-bot-play = Let a bot play for { $name }
let-bot-play-own = Let a bot play for me
record = Record
luck = The luck of this match was fixed before it began; its fingerprint: { $digest }
rematch = Rematch
once-more = Once more
to-rematch = To the rematch
to-answer = Answer
accept = Accept
no-thanks = No thanks
rematch-asked = { $name } asks for a rematch, with seats changed.
rematch-waits = { $count ->
    [one] A rematch is asked for: { $names } has not answered yet.
   *[other] A rematch is asked for: { $names } have not answered yet.
}
rematch-away = { $count ->
    [one] A rematch is asked for, but { $names } is not here.
   *[other] A rematch is asked for, but { $names } are not here.
} You may go: you are told when it begins.
rematch-no = { $name } does not want a rematch now.
rematch-own-no = You did not want a rematch. You can still ask for one.

## The end

ended = { $by ->
    [resigned] By resignation.
    [draw] All agreed on a draw.
    [agreed] All agreed to end without a result.
    [closed] The host has closed the table.
   *[other] The match has ended.
}
ended-short = { $by ->
    [agreed] ended by agreement
    [closed] closed
   *[other] unfinished
}
ended-none = Nobody won.
ended-lost = The automaton won.
ended-beaten = You lost.
ended-you = You won{ $margin ->
    [0] .
    [one] { " " }by one { $game ->
        [caesar] marker.
        [antike] personality.
       *[other] point.
    }
   *[other] { " " }by { $margin } { $game ->
        [caesar] markers.
        [antike] personalities.
       *[other] points.
    }
}
ended-winner = { $names } won{ $margin ->
    [0] .
    [one] { " " }by one { $game ->
        [caesar] marker.
        [antike] personality.
       *[other] point.
    }
   *[other] { " " }by { $margin } { $game ->
        [caesar] markers.
        [antike] personalities.
       *[other] points.
    }
}
ended-rank = { $names } won; you are { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}.
ended-shared-you = You share the victory with { $names }.
ended-shared = { $names } share the victory.
score-pad = Score pad
put-aside = Put aside
rank = Rank
total = Total
points = points
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## One screen for several

pass-to = Pass the device to
hands-hidden = hands are hidden
take-device = { $name }, take the device, then draw the curtain.
take-device-note = What you missed comes first, then the board and your hand.
i-am = I am { $name }

## Keys

keys = Keys
keys-decide = Decide
keys-move = Move
keys-look = Look
keys-help = Help
keys-next = next, previous decision
keys-play = play it
keys-number = play the decision with this number
keys-filter = type part of a name
keys-clear = put down, close
keys-why = the rule that the prompt or a refusal is about
keys-card = quick card
keys-note = Tab goes from place to place. Single letters can be switched off in the settings.

## Your page

waiting-for-you = Waiting for you
matches-count = { $count ->
    [0] none
    [one] one match
   *[other] { $count } matches
}
history = History
none-waiting = No match is waiting for you
none-waiting-note = Play one now against bots, or open a table for friends.
none-history = Your history begins with your first match
none-history-note = Finished matches stay here, with their records.
result-won = won
result-shared = shared
result-lost = lost
result-rank = place { $rank } of { $count }

## Settings

language = Language
theme-to-dark = Dark theme
theme-to-light = Light theme
theme-light = Fresco
theme-dark = Night
theme-device = Device
motion-full = Full
motion-calm = Calm
set-look = Look
set-language = Language
set-language-note = menus, prompts, rules and log
set-theme = Theme
set-theme-note = follows the device unless you choose
set-motion = Motion
set-motion-note = calm: pieces appear at their place, halos stand still
set-colours = Colour aids
set-emblems = Emblems on every piece
set-emblems-note = always: colour never stands alone
set-sounds = Sound
set-sound = Sounds of the table
set-sound-note = your turn, pieces, refusals, the end: off unless you want them
set-volume = Volume
set-volume-note = how loud they are
set-haptics = Vibration
set-haptics-note = the phone stirs where it would sound
set-notices = Notice of your turn
set-notices-note = { $ability ->
    [none] not here: browsers give notices only on pages opened over https, or on this machine
    [denied] your browser refuses them: allow them for this page in its settings
   *[possible] from the browser, when somebody waits for you and the page is out of sight
}
set-play = Play
set-letters = Single-letter keys
set-letters-note = type ? at a table to see them
set-words = Board in words
set-words-note = text and a list instead of the picture

## Learning

learn = Learn
lesson = Lesson
lesson-title = Learn { $title }
lesson-of = { $step } of { $steps }
lesson-step = step { $step } of { $steps }
lesson-seconds = about { $seconds } s
lesson-task = Your task
lesson-done = Done
lesson-read = Look at the board, then go on.
lesson-over = That is all you need. Now play a first match: the owl stays beside you.
lesson-show = Show me
lesson-next = Next
lesson-back = Back
lesson-skip = Skip this step
lesson-leave = Leave, keep my place
first-match = Play a first match
play-coached = First match with a coach
coach = Coach
coach-doubt = Take another look?
coach-move = “{ $move }” gives much away: { $share } of 100 for you.
coach-better = Better: { $move }, { $share } of 100.
coach-again = Take another look
coach-anyway = Play it anyway

## A match looked back at

replay = Replay
review = Review
victory = Victory
over = The end
points-over-time = Points over the match
shown = What is shown
plot-label = Points of each seat over { $count } decisions: { $names } at the end
lead-marks = Above: who takes the lead
took-lead = { $name } takes the lead
where-it-turned = Greatest gains
seen-by = Seen by
eyes = Through whose eyes
eyes-all = all
eyes-all-label = All that was hidden lies open
steps = Step by step
step-first = To the beginning
step-back = One step back
step-on = One step on
step-last = To the end
turn-before = The turn before
turn-next = The next turn
play-by-itself = Play
pause = Pause
speed = Speed { $speed }×
moment = Moment
moment-of = Moment { $step } of { $count }
share-moment = Share this moment
share-note = The link opens the match after { $step ->
    [one] { $step } decision
   *[other] { $step } decisions
}, through the same eyes.
share-link = Link to this moment
try-from-here = Try from here
sandbox = sandbox
sandbox-note = The game goes on from moment { $step }, with what your seat knew there: what it could not see is dealt anew.
sandbox-seat = Your seat
sandbox-rivals = The other seats
sandbox-alone = I play them all
sandbox-kept = A sandbox counts nowhere, has no record, and is kept for a week after its last move.
sandbox-begin = Play on
open-record = Open a record
open-record-note = The record of a finished game, from this program or another server: it is kept among your matches, and you can look at it step by step.
record-file = Record file
review-how = { $bot } looks at every decision for { $rounds } rounds of search, with nothing but what the seat knew then. That takes a while.
review-budget = { $bot }, { $rounds } rounds a decision
review-begin = Have it reviewed
review-progress = How far the review is
review-done = { $done } of { $total } decisions
expectation = Who could expect to win
curve-label = What { $names } could expect over { $count } decisions
mark-label = Decision { $step } of { $name } cost { $cost } of 100
cost-most = What cost most
whose = Whose decisions
all-seats = all
review-of = Decision { $step }, { $name }
review-played = played
review-better = better
review-better-line = Better: { $phrase }
review-line = Foreseen then:
review-nothing = No decision here gave much away.
review-close = { $name }: { $close } of { $choices } choices within 3 of the best.
of-100 = of 100
points-view = Points
without-you = without you

# Deciding ahead.
plan = Your plan
plan-ahead = Plan ahead
plan-leave = Not now
plan-it = Plan it
plan-drop = Take it back
plan-any = Prepare a move whatever they do
plan-answer = Or answer one thing that they may do
plan-answer-short = If they…
plan-then = And then…
plan-note = Only you see it. It is played as soon as it is your turn, even with this page closed, if the rules allow it then.
plan-turn = For your next turn: only you see it, and it is played if it is legal then.
plan-if = If they decide “{ $move }”:
plan-after = After “{ $move }”:
planned = { $more ->
    [0] Planned: { $move }.
    [one] Planned: { $move }, and one more line.
   *[other] Planned: { $move }, and { $more } more lines.
}
choose-first = First choose a move: press something that glows, or a line of the list.
not-asked = Others decide now.
hint-offline = The line is lost: try again when it is back.
draw = Draw on the board
draw-kind = { $kind ->
    [0] Blue circle, plain arrow
    [1] Red square, dashed arrow
    [2] Green triangle, dotted arrow
   *[other] Black diamond, dash and dot
}
draw-clear = Take all marks away
draw-done = Done
