"""One game at the terminal, line by line: for pipes, screen readers and those who like it that way."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid

import quadriga
from quadriga.core.errors import QuadrigaError, shortened
from quadriga.core.seats import Seat
from quadriga.table.choices import Choice
from quadriga.terminal import boards
from quadriga.terminal.sitting import Sitting, plain
from quadriga.terminal.steps import Entry, marks

IN_FULL = {
    "q": "quit exit quitter",
    "h": "help aide",
    "b": "board plateau",
    "l": "log journal",
    "u": "undo annuler",
    "r": "rule règle regle",
    "hint": "conseil",
    "0": "back retour",
}
SHORT = {word: command for command, words in IN_FULL.items() for word in words.split()}
"""For commands as people type them who do not look at the line of help."""


class Quit(Exception):
    """The player leaves the table."""


class Screen:
    """One game at the terminal."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.words = sitting.words
        self.console = console
        self.looking: Seat | None = None

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        say = self.words.say
        self.console.print(Panel(f"[bold]{say('title')}[/]\n{say('blurb')}", expand=False))
        self.console.print(self.sitting.players(), style="bold", highlight=False)
        for note in self.table.match.game.meta.notes:
            self.console.print(say(note), style="italic dim")
        if not quadriga.compiled:
            self.console.print(say("compiled-no"), style="yellow")
        if self.sitting.unkept:
            self.console.print(say("unkept", cause=self.sitting.unkept), style="yellow")
        try:
            while not self.table.state.is_over():
                self._bots_play()
                if (seat := self.sitting.asked()) is not None:
                    self._turn(seat)
            self._end()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
        for line in self.sitting.farewell():
            self.console.print(line, highlight=False, soft_wrap=True)

    def _bots_play(self) -> None:
        """Let the bots decide until a person is asked."""
        while asked := self.table.bots_asked():
            seat = asked[0]
            bot = self.words.bot(self.table.bots[seat].name)
            with self.console.status(self.words.say("bot-thinks", name=self.words.player(seat), bot=bot)):
                self.sitting.bot_plays(seat)

    def _turn(self, seat: Seat) -> None:
        """Ask a person until a decision is made."""
        self._pass_on(seat)
        self._tell(seat)
        self._board(seat)
        self._list(seat)
        while not self._answer(seat, self.console.input("[bold]> [/]").strip()):
            pass

    def _tell(self, seat: Seat) -> None:
        for sentence in self.sitting.news(seat):
            self.console.print("· " + sentence, style="cyan", highlight=False)

    def _board(self, seat: Seat) -> None:
        self.console.print(boards.seen(self.table.state, seat, self.words, marks(self.sitting.step(seat))))

    def _pass_on(self, seat: Seat) -> None:
        """Round one screen, hide what the last person saw until the next one is there."""
        if len(self.table.people) > 1 and seat != self.looking and self.table.match.game.meta.secrets:
            self.console.clear()
            self.console.input(self.words.say("pass-on", name=self.words.player(seat)))
        self.looking = seat

    def _list(self, seat: Seat) -> None:
        """The question and the step that is due."""
        self.console.print(f"[bold]{escape(self.sitting.question(seat))}[/]", highlight=False)
        self._show([(entry.key, entry.label) for entry in self.sitting.step(seat)])
        self.console.print(self.words.say("help-step" if self.sitting.taken else "help-line"), style="dim")

    def _show(self, rows: Sequence[tuple[str, str]]) -> None:
        """Keys and labels, in as many columns as fit, read downwards."""
        longest = max((len(label) for _, label in rows), default=0)
        columns = max(1, min(4, self.console.width // (longest + 7), (len(rows) + 3) // 4))
        height = (len(rows) + columns - 1) // columns
        grid = Grid.grid(padding=(0, 2))
        for row in range(height):
            grid.add_row(*(f"[green]{escape(key):>3}[/] {escape(label)}" for key, label in rows[row::height]))
        self.console.print(grid)

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
            self._board(seat)
            self._list(seat)
        elif typed == "0":
            self.sitting.back()
            self._list(seat)
        elif typed == "r":
            self.console.print(self.sitting.rule(seat), style="cyan", highlight=False)
        elif word == "find" and rest:
            self._find(seat, rest)
        elif typed == "l":
            self._log(seat)
        elif typed == "u":
            return self._undo(seat)
        elif typed == "hint":
            self._hint(seat)
        elif typed.startswith("!"):
            return self._follow(seat, typed[1:].strip() or "1")
        elif word in ("w", "w!") and rest:
            self._save(Path(rest), word == "w!")
        elif typed.startswith("/"):
            self._filter(seat, typed[1:].strip())
        elif typed.startswith("?"):
            self._preview(seat, typed[1:].strip())
        else:
            return self._decide(seat, self._found(seat, typed))
        return False

    def _found(self, seat: Seat, typed: str) -> Entry | Choice | None:
        """What is meant; nothing, with a word of help, if nobody can tell."""
        found = self.sitting.found(seat, typed)
        if found is None:
            keys = [entry.key for entry in self.sitting.step(seat)]
            self._complain(
                self.words.say("no-such-choice", choice=escape(shortened(typed)), first=keys[0], last=keys[-1])
            )
        return found

    def _complain(self, text: str) -> None:
        self.console.print(text, style="red", highlight=False)

    def _decide(self, seat: Seat, found: Entry | Choice | None) -> bool:
        if found is None:
            return False
        try:
            done = self.sitting.take(seat, found)
        except QuadrigaError as error:
            self._complain(self.words.error(error))
            return False
        if not done:
            self._list(seat)
        return done

    def _filter(self, seat: Seat, wanted: str) -> None:
        """Whole choices that contain some words, to be typed back as they are; alone, all of them."""
        words = plain(wanted).split()
        found = [c for c in self.sitting.offered(seat) if all(word in plain(c.phrase) for word in words)]
        if not found:
            self.console.print(self.words.say("none-match", words=escape(shortened(wanted))))
        for choice in found:
            keys = " ".join(self.sitting.way_to(seat, choice))
            self.console.print(f"[green]{escape(keys):>8}[/] {escape(choice.phrase)}", highlight=False)

    def _find(self, seat: Seat, name: str) -> None:
        told = boards.find(self.table.state, seat, self.words, name)
        self.console.print(self.words.say("find-nothing") if told is None else told)

    def _preview(self, seat: Seat, typed: str) -> None:
        found = self._found(seat, typed)
        if found is None:
            return
        if isinstance(found, Entry) and found.choice is None:
            self._show([("", choice.phrase) for choice in found.choices])
            return
        choice = found.choice if isinstance(found, Entry) else found
        assert choice is not None
        try:
            told = self.sitting.preview(seat, choice)
        except QuadrigaError as error:
            self._complain(self.words.error(error))
            return
        self.console.print(self.words.say("preview-of", action=choice.phrase), style="bold magenta", highlight=False)
        for sentence in told:
            self.console.print("  " + sentence, style="magenta", highlight=False)

    def _hint(self, seat: Seat) -> None:
        """What the search would do, from what this seat knows."""
        with self.console.status(self.words.say("hint-thinks")):
            candidates = self.sitting.consider(seat)
        for n, hint in enumerate(self.sitting.advise(seat, candidates), start=1):
            self.console.print(f"!{n} {escape(hint.text)}", style="magenta", highlight=False)
        self.console.print(self.words.say("hint-play"), style="dim")

    def _follow(self, seat: Seat, number: str) -> bool:
        """Play a hint."""
        hints = self.sitting.hints
        if not (number.isascii() and number.isdigit() and 1 <= int(number) <= len(hints)):
            self._complain(self.words.say("hint-none"))
            return False
        return self._decide(seat, hints[int(number) - 1].choice)

    def _undo(self, seat: Seat) -> bool:
        try:
            self.console.print(self.sitting.undo(seat))
        except QuadrigaError as error:
            self._complain(self.words.error(error))
            return False
        return True

    def _log(self, seat: Seat) -> None:
        log = self.sitting.log(seat)
        for sentence in log or [self.words.say("log-empty")]:
            self.console.print("· " + sentence, highlight=False)

    def _save(self, path: Path, replace: bool) -> None:
        try:
            self.sitting.keeper.copy_to(path, replace)
        except (OSError, QuadrigaError) as error:
            self._complain(self.words.error(error))
            return
        self.console.print(self.words.say("saved", path=str(path)), highlight=False)

    def _end(self) -> None:
        """The last news, the board, and a score pad."""
        seat = self.sitting.viewer()
        self._tell(seat)
        self.console.print(boards.seen(self.table.state, seat, self.words))
        said, pad = self.sitting.score()
        for sentence in said:
            self.console.print(sentence, style="bold", highlight=False)
        table = Grid()
        for n, name in enumerate(pad[0]):
            table.add_column(name, justify="right" if n else "left")
        for row in pad[1:-1]:
            table.add_row(*row)
        table.add_section()
        table.add_row(*pad[-1], style="bold")
        self.console.print(table)
