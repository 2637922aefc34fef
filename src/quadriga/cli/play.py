"""`quadriga play`: a game in the terminal, against bots or around one screen."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

import quadriga
from quadriga import bots as all_bots
from quadriga.bots import Bot, decide, tell
from quadriga.bots.bot import Listener
from quadriga.bots.levels import Level
from quadriga.bots.search import Candidate
from quadriga.cli.boards import choices, draw
from quadriga.cli.common import (
    DataFile,
    Language,
    OptionWords,
    SeatCount,
    Seed,
    console,
    fresh_seed,
    read_record,
    seats_for,
    start,
)
from quadriga.core.errors import BadOption, QuadrigaError
from quadriga.core.match import Match
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.words import Words, choose_language

YOU = "you"
IN_FULL = {
    "q": "quit exit quitter",
    "h": "help aide",
    "b": "board plateau",
    "l": "log journal",
    "u": "undo annuler",
    "hint": "conseil",
}
SHORT = {word: command for command, words in IN_FULL.items() for word in words.split()}
"""For commands as people type them who do not look at the line of help."""
HINT_SECONDS = 3.0
HINT_LINE = 3
"""Decisions of the expected line that are shown."""
LISTED = 40


class Quit(Exception):
    """The player leaves the table."""


def attach(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play")(play)


def play(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The game, by its name: see 'quadriga games'.")
    ] = "caesar",
    seats: SeatCount = None,
    players: Annotated[
        str | None,
        typer.Option("--players", help="A player a seat: 'you' or a bot. Default: you, then level2 bots."),
    ] = None,
    option: OptionWords = None,
    data: DataFile = None,
    seed: Seed = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a recorded game.")] = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal: look before you leap, take back, save, go on later."""
    rng = Rng(fresh_seed(seed))
    if resume is not None:
        match = Match.resume(read_record(resume), rng)
    else:
        if seats is None and players is not None:
            seats = seats_for(players)
        match = Match(start(game, seats, option, data), rng)
    words = Words(choose_language(lang), match.game, options=match.state.options)
    Screen(match, _players(players, match.state.seats), words).run()


def _players(named: str | None, seats: int) -> list[Bot | None]:
    """A bot for each seat, or None where a person plays."""
    listed = [YOU, *["level2"] * (seats - 1)] if named is None else [name.strip() for name in named.split(",")]
    if len(listed) != seats:
        raise BadOption(
            f"{len(listed)} players do not fit {seats} seats: name one for each, 'you' or a bot.",
            "player-count",
            players=len(listed),
            seats=seats,
        )
    return [None if name == YOU else all_bots.make(name) for name in listed]


class Screen:
    """One game at the terminal."""

    def __init__(self, match: Match, players: list[Bot | None], words: Words) -> None:
        self.match = match
        self.players = players
        self.words = words
        self.told = 0
        self.filter = ""
        self.looking: Seat | None = None
        self.people = [seat for seat, bot in enumerate(players) if bot is None]

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        say = self.words.say
        console.print(Panel(f"[bold]{say('title')}[/]\n{say('blurb')}", expand=False))
        for note in self.match.game.meta.notes:
            console.print(say(note), style="italic dim")
        if not quadriga.compiled:
            console.print(say("compiled-no"), style="yellow")
        try:
            while actors := self.match.state.actors():
                seat = actors[0]
                bot = self.players[seat]
                if bot is None:
                    self._turn(seat)
                else:
                    self._bot_turn(seat, bot)
        except (Quit, EOFError, KeyboardInterrupt):
            console.print("\n" + say("goodbye"))
            return
        self._tell(self._viewer())
        console.print(draw(self.match.state, self._viewer(), self.words))
        self._score()

    def _viewer(self) -> Seat:
        return self.people[0] if self.people else 0

    def _bot_turn(self, seat: Seat, bot: Bot) -> None:
        label = self.words.say("bot-thinks", name=self.words.player(seat), bot=self.words.bot(bot.name))
        with console.status(label):
            action = decide(bot, self.match.state, seat, self.match.rng)
        self._play(seat, action)

    def _play(self, seat: Seat, action: int) -> None:
        """Play a decision, and let the bots know of it."""
        self.match.state.check(seat, action)
        tell(self._bots(), self.match.state, seat, action)
        self.match.play(seat, action)

    def _bots(self) -> list[tuple[Seat, Bot]]:
        return [(seat, bot) for seat, bot in enumerate(self.players) if bot is not None]

    def _tell(self, seat: Seat) -> None:
        """Say what has happened since the last time."""
        for event in self.match.events[self.told :]:
            console.print("· " + self.words.event(event.seen_by(seat)), style="cyan", highlight=False)
        self.told = len(self.match.events)

    def _turn(self, seat: Seat) -> None:
        """Ask a person until a decision is made."""
        self._pass_on(seat)
        self._tell(seat)
        console.print(draw(self.match.state, seat, self.words))
        self.filter = ""
        self._list(seat)
        while not self._answer(seat, console.input("[bold]> [/]").strip()):
            pass

    def _pass_on(self, seat: Seat) -> None:
        """Round one screen, hide what the last person saw until the next one is there."""
        if len(self.people) > 1 and seat != self.looking and self.match.game.meta.secrets:
            console.clear()
            console.input(self.words.say("pass-on", name=self.words.player(seat)))
        self.looking = seat

    def _list(self, seat: Seat) -> None:
        state, words = self.match.state, self.words
        view = self.match.game.view(state, seat)
        console.print(f"[bold]{escape(words.say('decision-' + view['decision']))}[/]")
        offered = enumerate(choices(state, seat, words), start=1)
        found = [(n, text) for n, (text, _) in offered if self._matches(text)]
        if not found:
            console.print(words.say("none-match", words=self.filter))
        most = len(found) if self.filter == "/" else LISTED
        grid = Table.grid(padding=(0, 2))
        shown = found[:most]
        longest = max((len(text) for _, text in shown), default=0)
        columns = max(1, min(3, console.width // (longest + 8), (len(shown) + 7) // 8))
        height = (len(shown) + columns - 1) // columns
        for row in range(height):
            cells = shown[row::height]
            grid.add_row(*(f"[green]{n:>3}[/] {escape(text)}" for n, text in cells))
        console.print(grid)
        if len(found) > most:
            console.print(words.say("more-choices", count=len(found) - most), style="dim")
        console.print(words.say("help-line"), style="dim")

    def _matches(self, text: str) -> bool:
        wanted = "" if self.filter == "/" else self.filter
        return all(word in text.lower() for word in wanted.lower().split())

    def _answer(self, seat: Seat, typed: str) -> bool:
        """Do what was typed; True when the position has changed."""
        typed = SHORT.get(typed, typed)
        word, _, rest = typed.partition(" ")
        if typed == "":
            return False
        if typed == "q":
            raise Quit
        if typed == "h":
            console.print(self.words.say("help-text"))
        elif typed == "b":
            console.print(draw(self.match.state, seat, self.words))
            self._list(seat)
        elif word == "find" and rest:
            console.print(draw(self.match.state, seat, self.words, search=rest))
        elif typed == "l":
            self._log(seat)
        elif typed == "u":
            return self._undo(seat)
        elif typed == "hint":
            self._hint(seat)
        elif word == "w" and rest:
            self._save(Path(rest))
        elif typed.startswith("/"):
            self.filter = typed[1:].strip() or "/"
            self._list(seat)
        elif typed.startswith("?"):
            self._preview(seat, typed[1:].strip())
        else:
            return self._decide(seat, typed)
        return False

    def _chosen(self, seat: Seat, typed: str) -> list[int]:
        """The decisions that a number or a short text stands for; none, with a word of help, if it is neither."""
        offered = choices(self.match.state, seat, self.words)
        if typed.isascii() and typed.isdigit():
            if 1 <= int(typed) <= len(offered):
                return offered[int(typed) - 1][1]
        else:
            try:
                return [self.match.game.notation.number(typed)]
            except QuadrigaError:
                pass
        console.print(self.words.say("no-such-choice", choice=escape(typed), most=len(offered)), style="red")
        return []

    def _decide(self, seat: Seat, typed: str) -> bool:
        actions = self._chosen(seat, typed)
        if not actions:
            return False
        try:
            # Decisions with one answer play themselves; a chain holds them too, so they are counted, not repeated.
            begun = len(self.match.lines)
            while (done := len(self.match.lines) - begun) < len(actions):
                self._play(seat, actions[done])
        except QuadrigaError as error:
            console.print(self.words.error(error), style="red")
            return False
        return True

    def _preview(self, seat: Seat, typed: str) -> None:
        actions = self._chosen(seat, typed)
        if not actions:
            return
        try:
            seen = self.match.game.preview(self.match.state, seat, *actions)
        except QuadrigaError as error:
            console.print(self.words.error(error), style="red")
            return
        told = " · ".join(self.words.action(action) for action in actions)
        console.print(self.words.say("preview-of", action=told), style="bold magenta")
        for event in seen.events:
            console.print("  " + self.words.event(event), style="magenta", highlight=False)
        if not seen.events:
            console.print("  " + self.words.say("preview-nothing"), style="magenta")

    def _hint(self, seat: Seat) -> None:
        """What the search would do, from what this seat knows."""
        with console.status(self.words.say("hint-thinks")):
            guess = self.match.state.redeal(seat, self.match.rng.branch())
            candidates = Level(5, seconds=HINT_SECONDS).consider(guess, seat, self.match.rng.branch())
        for candidate in candidates[:3]:
            console.print("  " + self._opinion(candidate, seat), style="magenta", highlight=False)

    def _opinion(self, candidate: Candidate, seat: Seat) -> str:
        """What the search expects of a decision, and what it thinks comes next."""
        words = self.words
        text = words.say(
            "hint-line" if self.match.state.seats < 3 else "hint-line-rank",
            action=words.action(candidate.action),
            chance=round(100 * candidate.value),
            rank=f"{candidate.rank:.1f}",
        )
        line = [
            words.action(action)
            if one == seat
            else words.say("hint-step", name=words.player(one), action=words.action(action))
            for one, action in candidate.line[:HINT_LINE]
        ]
        return text if not line else text + words.say("hint-then", line=" → ".join(line))

    def _undo(self, seat: Seat) -> bool:
        """Alone, or around one screen, everybody agrees: a decision can always be taken back."""
        for _, bot in self._bots():
            if isinstance(bot, Listener):
                bot.forget()
        try:
            if self.match.can_undo(seat):
                self.match.undo(seat)
                console.print(self.words.say("undone"))
            else:
                self.match.undo_together(seat)
                console.print(self.words.say("undo-with-bots"))
        except QuadrigaError as error:
            console.print(self.words.error(error), style="red")
            return False
        self.told = len(self.match.events)
        return True

    def _log(self, seat: Seat) -> None:
        events = self.match.events
        if not events:
            console.print(self.words.say("log-empty"))
        for event in events:
            console.print("· " + self.words.event(event.seen_by(seat)), highlight=False)

    def _save(self, path: Path) -> None:
        try:
            path.write_text(str(self.match.record), encoding="utf-8")
        except OSError as error:
            console.print(self.words.error(error), style="red")
            return
        console.print(self.words.say("saved", path=str(path)))
        console.print(self.words.say("goodbye-saved", path=str(path)), style="dim")

    def _score(self) -> None:
        """How it ended, as a score pad."""
        outcome = self.match.state.outcome()
        assert outcome is not None
        say = self.words.say
        console.print(say("game-over", reason=say(f"end-{outcome.reason}")), style="bold")
        names = [self.words.player(seat) for seat in outcome.winners]
        console.print(say("winner-line", count=len(names), names=", ".join(names)), style="bold green")
        pads = list(outcome.points) + ([outcome.automaton] if outcome.automaton else [])
        table = Table()
        table.add_column("")
        for seat in range(len(outcome.points)):
            table.add_column(self.words.player(seat), justify="right")
        if outcome.automaton:
            table.add_column(say("automaton"), justify="right")
        for source in outcome.points[0]:
            table.add_row(say(f"source-{source}"), *(str(pad[source]) for pad in pads))
        table.add_section()
        table.add_row(say("total"), *(str(sum(pad.values())) for pad in pads), style="bold")
        console.print(table)
