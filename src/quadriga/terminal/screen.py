"""One game at the terminal, line by line: what is on the table, what can be chosen, what came of it."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid

import quadriga
from quadriga.bots import Candidate
from quadriga.core.errors import QuadrigaError, shortened
from quadriga.core.log import Entry, Undo
from quadriga.core.seats import Seat
from quadriga.table import Table, save
from quadriga.table.choices import choices
from quadriga.terminal import rules
from quadriga.terminal.boards import draw
from quadriga.words import Words

IN_FULL = {
    "q": "quit exit quitter",
    "h": "help aide",
    "b": "board plateau",
    "l": "log journal",
    "u": "undo annuler",
    "hint": "conseil",
    "quick": "card aide-mémoire",
    "rule": "règle",
}
SHORT = {word: command for command, words in IN_FULL.items() for word in words.split()}
"""For commands as people type them who do not look at the line of help."""
HINT_SECONDS = 3.0
HINT_LINE = 3
"""Decisions of the expected line that are shown."""
LISTED = 40


class Quit(Exception):
    """The player leaves the table."""


class Screen:
    """One game at the terminal."""

    def __init__(self, table: Table, words: Words, console: Console) -> None:
        self.table = table
        self.words = words
        self.console = console
        self.filter = ""
        self.looking: Seat | None = None

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        say = self.words.say
        self.console.print(Panel(f"[bold]{say('title')}[/]\n{say('blurb')}", expand=False))
        for note in self.table.match.game.meta.notes:
            self.console.print(say(note), style="italic dim")
        if not quadriga.compiled:
            self.console.print(say("compiled-no"), style="yellow")
        try:
            while not self.table.state.is_over():
                self._bots_play()
                if asked := self.table.people_asked():
                    self._turn(asked[0])
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print("\n" + say("goodbye"))
            return
        self._tell(self._viewer())
        self.console.print(draw(self.table.state, self._viewer(), self.words))
        self._score()

    def _viewer(self) -> Seat:
        people = self.table.people
        return people[0] if people else 0

    def _bots_play(self) -> None:
        """Let the bots decide until a person is asked."""
        while asked := self.table.bots_asked():
            seat = asked[0]
            bot = self.words.bot(self.table.bots[seat].name)
            with self.console.status(self.words.say("bot-thinks", name=self.words.player(seat), bot=bot)):
                action = self.table.bot_choice(seat)
            self.table.play(seat, action)

    def _tell(self, seat: Seat) -> None:
        """Say what has happened since this seat looked last."""
        for entry in self.table.look(seat):
            for sentence in self._sentences(entry, seat):
                self.console.print("· " + sentence, style="cyan", highlight=False)

    def _sentences(self, entry: Entry, seat: Seat) -> list[str]:
        if isinstance(entry, Undo):
            return [self.words.undone(entry.seat)]
        return [self.words.event(event.seen_by(seat)) for event in entry.events]

    def _turn(self, seat: Seat) -> None:
        """Ask a person until a decision is made."""
        self._pass_on(seat)
        self._tell(seat)
        self.console.print(draw(self.table.state, seat, self.words))
        self.filter = ""
        self._list(seat)
        while not self._answer(seat, self.console.input("[bold]> [/]").strip()):
            pass

    def _pass_on(self, seat: Seat) -> None:
        """Round one screen, hide what the last person saw until the next one is there."""
        if len(self.table.people) > 1 and seat != self.looking and self.table.match.game.meta.secrets:
            self.console.clear()
            self.console.input(self.words.say("pass-on", name=self.words.player(seat)))
        self.looking = seat

    def _list(self, seat: Seat) -> None:
        state, words = self.table.state, self.words
        decision = self.table.match.game.decision(state, seat)
        self.console.print(f"[bold]{escape(words.say('decision-' + decision))}[/]")
        offered = enumerate(choices(state, seat, words), start=1)
        found = [(n, choice.phrase) for n, choice in offered if self._matches(choice.phrase)]
        if not found:
            self.console.print(words.say("none-match", words=escape(shortened(self.filter))))
        most = len(found) if self.filter == "/" else LISTED
        grid = Grid.grid(padding=(0, 2))
        shown = found[:most]
        longest = max((len(text) for _, text in shown), default=0)
        columns = max(1, min(3, self.console.width // (longest + 8), (len(shown) + 7) // 8))
        height = (len(shown) + columns - 1) // columns
        for row in range(height):
            cells = shown[row::height]
            grid.add_row(*(f"[green]{n:>3}[/] {escape(text)}" for n, text in cells))
        self.console.print(grid)
        if len(found) > most:
            self.console.print(words.say("more-choices", count=len(found) - most), style="dim")
        self.console.print(words.say("help-line"), style="dim")

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
            self.console.print(self.words.say("help-text"))
        elif typed == "b":
            self.console.print(draw(self.table.state, seat, self.words))
            self._list(seat)
        elif word == "find" and rest:
            self.console.print(draw(self.table.state, seat, self.words, search=rest))
        elif typed == "l":
            self._log(seat)
        elif typed == "u":
            return self._undo(seat)
        elif typed == "hint":
            self._hint(seat)
        elif typed == "quick":
            self.console.print(rules.quick(self.table.match.game, self.words))
        elif SHORT.get(word, word) == "rule" and rest:
            self.console.print(rules.cited(self.table.match.game, self.words, rest))
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

    def _chosen(self, seat: Seat, typed: str) -> tuple[int, ...]:
        """The decisions that a number or a short text stands for; none, with a word of help, if it is neither."""
        offered = choices(self.table.state, seat, self.words)
        if typed.isascii() and typed.isdigit():
            if 1 <= int(typed) <= len(offered):
                return offered[int(typed) - 1].actions
        else:
            try:
                return (self.table.match.game.notation.number(typed),)
            except QuadrigaError:
                pass
        self.console.print(
            self.words.say("no-such-choice", choice=escape(shortened(typed)), most=len(offered)), style="red"
        )
        return ()

    def _decide(self, seat: Seat, typed: str) -> bool:
        actions = self._chosen(seat, typed)
        if not actions:
            return False
        try:
            self.table.play_all(seat, actions)
        except QuadrigaError as error:
            self.console.print(self.words.error(error), style="red")
            return False
        return True

    def _preview(self, seat: Seat, typed: str) -> None:
        actions = self._chosen(seat, typed)
        if not actions:
            return
        try:
            seen = self.table.match.game.preview(self.table.state, seat, *actions)
        except QuadrigaError as error:
            self.console.print(self.words.error(error), style="red")
            return
        told = " · ".join(self.words.action(action) for action in actions)
        self.console.print(self.words.say("preview-of", action=told), style="bold magenta")
        for event in seen.events:
            self.console.print("  " + self.words.event(event), style="magenta", highlight=False)
        if not seen.events:
            self.console.print("  " + self.words.say("preview-nothing"), style="magenta")

    def _hint(self, seat: Seat) -> None:
        """What the search would do, from what this seat knows."""
        with self.console.status(self.words.say("hint-thinks")):
            candidates = self.table.hint(seat, HINT_SECONDS)
        for candidate in candidates[:3]:
            self.console.print("  " + self._opinion(candidate, seat), style="magenta", highlight=False)

    def _opinion(self, candidate: Candidate, seat: Seat) -> str:
        """What the search expects of a decision, and what it thinks comes next."""
        words = self.words
        text = words.say(
            "hint-line" if self.table.state.seats < 3 else "hint-line-rank",
            action=words.action(candidate.action),
            chance=round(100 * candidate.value),
            rank=words.figure(candidate.rank, 1),
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
        try:
            alone = self.table.undo_agreed(seat)
        except QuadrigaError as error:
            self.console.print(self.words.error(error), style="red")
            return False
        self.console.print(self.words.say("undone" if alone else "undo-with-bots"))
        self.table.look(seat)
        return True

    def _log(self, seat: Seat) -> None:
        log = self.table.match.since(seat, 0)
        if not log:
            self.console.print(self.words.say("log-empty"))
        for entry in log:
            for sentence in self._sentences(entry, seat):
                self.console.print("· " + sentence, highlight=False)

    def _save(self, path: Path) -> None:
        try:
            path.write_text(save.save(self.table), encoding="utf-8")
        except OSError as error:
            self.console.print(self.words.error(error), style="red")
            return
        self.console.print(self.words.say("saved", path=str(path)))
        self.console.print(self.words.say("goodbye-saved", path=str(path)), style="dim")

    def _score(self) -> None:
        """How it ended, as a score pad."""
        outcome = self.table.state.outcome()
        assert outcome is not None
        say = self.words.say
        self.console.print(say("game-over", reason=say(f"end-{outcome.reason}")), style="bold")
        names = [self.words.player(seat) for seat in outcome.winners]
        self.console.print(say("winner-line", count=len(names), names=", ".join(names)), style="bold green")
        pads = list(outcome.points) + ([outcome.automaton] if outcome.automaton else [])
        table = Grid()
        table.add_column("")
        for seat in range(len(outcome.points)):
            table.add_column(self.words.player(seat), justify="right")
        if outcome.automaton:
            table.add_column(say("automaton"), justify="right")
        for source in outcome.points[0]:
            table.add_row(say(f"source-{source}"), *(str(pad[source]) for pad in pads))
        table.add_section()
        table.add_row(say("total"), *(str(sum(pad.values())) for pad in pads), style="bold")
        self.console.print(table)
