"""One game at the terminal, line by line: for pipes, screen readers and those who like it that way."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid

import quadriga
from quadriga.bots import name_of
from quadriga.core.errors import QuadrigaError, shortened
from quadriga.core.seats import Seat
from quadriga.table.choices import Choice
from quadriga.terminal import boards, commands, rules, score
from quadriga.terminal.sitting import Sitting
from quadriga.terminal.steps import Entry, marks


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

    def _bots_play(self) -> None:
        """Let the bots decide until a person is asked."""
        while asked := self.table.bots_asked():
            seat = asked[0]
            bot = self.words.bot(name_of(self.table.bots[seat]))
            with self.console.status(self.words.say("bot-thinks", name=self.words.player(seat), bot=bot)):
                self.sitting.bot_plays(seat)

    def _turn(self, seat: Seat) -> None:
        """Ask a person until a decision is made."""
        self._pass_on(seat)
        self._tell(self.sitting.news(seat))
        self._board(seat)
        self._list(seat)
        while not self._answer(seat, self.console.input("[bold]> [/]").strip()):
            pass

    def _tell(self, news: Sequence[str]) -> None:
        for sentence in news:
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
        command, rest = commands.read(typed)
        if command == "":
            return False
        if command == "q":
            raise Quit
        if command == "h":
            self.console.print(self.words.say("help-text"))
        elif command == "b":
            self._board(seat)
            self._list(seat)
        elif command == "0":
            self.sitting.back()
            self._list(seat)
        elif command == "r":
            self.console.print(rules.cited(self.table.match.game, self.words, rest or self.sitting.rule(seat)))
        elif command == "find" and rest:
            self._find(seat, rest)
        elif command == "l":
            self._log(seat)
        elif command == "u":
            return self._undo(seat)
        elif command == "hint":
            self._hint(seat)
        elif command == "quick":
            self.console.print(rules.quick(self.table.match.game, self.words))
        elif typed.startswith("!"):
            return self._follow(seat, typed[1:].strip() or "1")
        elif command in ("w", "w!") and rest:
            self._save(Path(rest), command == "w!")
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
        found = self.sitting.matching(seat, wanted)
        if not found:
            self.console.print(self.words.say("none-match", words=escape(shortened(wanted))))
        for keys, choice in found:
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
        hint = self.sitting.hint(number)
        if hint is None:
            self._complain(self.words.say("hint-none"))
            return False
        return self._decide(seat, hint.choice)

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
        self._tell(self.sitting.last_news())
        self.console.print(boards.seen(self.table.state, self.sitting.viewer(), self.words))
        outcome = self.table.state.outcome()
        assert outcome is not None
        for sentence in score.verdict(outcome, self.words):
            self.console.print(sentence, style="bold", highlight=False)
        self.console.print(score.score_pad(outcome, self.words))
