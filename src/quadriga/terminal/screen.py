"""One game at the terminal, line by line: for pipes, screen readers and those who like it that way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

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
        self.commands: dict[str, Callable[[Seat, str], bool | None]] = {
            "leave": lambda seat, rest: self._leave(),
            "help": lambda seat, rest: self._help(seat),
            "board": lambda seat, rest: self._show_anew(seat),
            "log": lambda seat, rest: self._log(seat),
            "undo": lambda seat, rest: self._undo(seat),
            "rule": self._rule,
            "save": lambda seat, rest: self._save(Path(rest), replace=False),
            "replace": lambda seat, rest: self._save(Path(rest), replace=True),
            "hint": lambda seat, rest: self._hint(seat),
            "quick": lambda seat, rest: self._quick(),
            "find": self._find,
            "back": lambda seat, rest: self._back(seat),
            "follow": self._follow,
            "filter": self._filter,
            "preview": self._preview,
            commands.CHOOSE: self._choose,
        }
        """What each command does; True where the position has changed."""

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
        if not typed:
            return False
        name, rest = commands.read(typed)
        return self.commands[name](seat, rest) or False

    def _meant(self, seat: Seat, typed: str) -> Entry | Choice | None:
        """What is meant; nothing, with a word of help, if nobody can tell."""
        choice = self.sitting.meant(seat, typed)
        if choice is None:
            keys = [entry.key for entry in self.sitting.step(seat)]
            self._complain(
                self.words.say("no-such-choice", choice=escape(shortened(typed)), first=keys[0], last=keys[-1])
            )
        return choice

    def _complain(self, text: str) -> None:
        self.console.print(text, style="red", highlight=False)

    def _choose(self, seat: Seat, typed: str) -> bool:
        choice = self._meant(seat, typed)
        return choice is not None and self._decide(seat, choice)

    def _decide(self, seat: Seat, choice: Entry | Choice) -> bool:
        try:
            done = self.sitting.take(seat, choice)
        except QuadrigaError as error:
            self._complain(self.words.error(error))
            return False
        if not done:
            self._list(seat)
        return done

    def _filter(self, seat: Seat, wanted: str) -> None:
        """Whole choices that contain some words, to be typed back as they are; alone, all of them."""
        matching = self.sitting.matching(seat, wanted)
        if not matching:
            self.console.print(self.words.say("none-match", words=escape(shortened(wanted))))
        for keys, choice in matching:
            self.console.print(f"[green]{escape(keys):>8}[/] {escape(choice.phrase)}", highlight=False)

    def _find(self, seat: Seat, name: str) -> None:
        place = boards.find(self.table.state, seat, self.words, name)
        self.console.print(self.words.say("find-nothing") if place is None else place)

    def _preview(self, seat: Seat, typed: str) -> None:
        meant = self._meant(seat, typed)
        if meant is None:
            return
        if isinstance(meant, Entry) and meant.choice is None:
            self._show([("", choice.phrase) for choice in meant.choices])
            return
        choice = meant.choice if isinstance(meant, Entry) else meant
        assert choice is not None
        try:
            sentences = self.sitting.preview(seat, choice)
        except QuadrigaError as error:
            self._complain(self.words.error(error))
            return
        self.console.print(self.words.say("preview-of", action=choice.phrase), style="bold magenta", highlight=False)
        for sentence in sentences:
            self.console.print("  " + sentence, style="magenta", highlight=False)

    def _leave(self) -> NoReturn:
        raise Quit

    def _help(self, seat: Seat) -> None:
        self.console.print(self.sitting.help(seat))

    def _show_anew(self, seat: Seat) -> None:
        self._board(seat)
        self._list(seat)

    def _back(self, seat: Seat) -> None:
        self.sitting.back()
        self._list(seat)

    def _rule(self, seat: Seat, number: str) -> None:
        self.console.print(rules.cited(self.table.match.game, self.words, number or self.sitting.rule(seat)))

    def _quick(self) -> None:
        self.console.print(rules.quick(self.table.match.game, self.words))

    def _hint(self, seat: Seat) -> None:
        """What the search would do, from what this seat knows."""
        with self.console.status(self.words.say("hint-thinks")):
            candidates = self.sitting.consider(seat)
        for n, hint in enumerate(self.sitting.advise(seat, candidates), start=1):
            self.console.print(f"!{n} {escape(hint.text)}", style="magenta", highlight=False)
        self.console.print(self.words.say("hint-play"), style="dim")

    def _follow(self, seat: Seat, number: str) -> bool:
        """Play a hint."""
        hint = self.sitting.hint(number or "1")
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
        for sentence in score.verdict(outcome, self.words, self.sitting.viewer()):
            self.console.print(sentence, style="bold", highlight=False)
        self.console.print(score.score_pad(outcome, self.words))
