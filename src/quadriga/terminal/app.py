"""The full-screen game: board and choices side by side, with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import ClassVar, TypeVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from quadriga.bots import Candidate, Search, name_of
from quadriga.core.errors import QuadrigaError, shortened
from quadriga.core.seats import Seat
from quadriga.table.choices import Choice
from quadriga.terminal import boards, commands, rules, score
from quadriga.terminal.panes import WIDE, BoardPane, BoardSheet, Curtain, FullScreen, Sheet
from quadriga.terminal.sitting import Sitting
from quadriga.terminal.steps import Entry, marks

Part = TypeVar("Part", bound=Widget)
Found = TypeVar("Found")


def run(sitting: Sitting) -> None:
    """Play at the full screen, until the game is over or the player leaves."""
    app = Full(sitting)
    app.run()
    if app.failure is not None:
        raise app.failure


class Full(FullScreen):
    """One game on the whole screen."""

    # Before the line that is typed on takes them for something else.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "leave", show=False, priority=True) for key in ("ctrl+c", "ctrl+d", "ctrl+q")
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.table = sitting.table
        self.words = sitting.words
        self.looking: Seat | None = None
        self.step: list[Entry] = []
        self.thinking = False
        self.failure: Exception | None = None
        """What a bot stumbled over."""
        self.news: list[str] = []
        self.commands: dict[str, Callable[[Seat, str], object]] = {
            "help": lambda seat, rest: self.action_help(),
            "board": lambda seat, rest: self.action_board(),
            "log": lambda seat, rest: self.action_log(),
            "undo": lambda seat, rest: self.action_undo(),
            "rule": self._rule,
            "save": lambda seat, rest: self._save(rest, replace=False),
            "replace": lambda seat, rest: self._save(rest, replace=True),
            "hint": lambda seat, rest: self.action_hint(),
            "quick": lambda seat, rest: self.action_quick(),
            "find": self._find,
            "back": lambda seat, rest: self.action_step_back(),
            "follow": lambda seat, rest: self._follow(rest or "1"),
            "filter": self._filter,
            "preview": self._look_at,
            commands.CHOOSE: self._choose,
        }
        """What each command does; `leave` works at any time."""
        say = self.words.say
        # On a narrow screen the last ones are not shown, though they work.
        for key, action in (
            ("f1", "help"),
            ("f10", "leave"),
            ("f2", "hint"),
            ("f3", "follow"),
            ("escape", "step_back"),
            ("f4", "rule"),
            ("ctrl+z", "undo"),
            ("f5", "quick"),
            ("f7", "board"),
            ("f6", "log"),
        ):
            self.bind(key, action, description=say(f"key-{action}"))

    def compose(self) -> ComposeResult:
        yield Static(id="players")
        with Horizontal(id="table"):
            yield BoardPane(self.words)
            with Vertical(id="side"):
                yield Static(id="question")
                yield Static(id="at-hand")
                yield OptionList(id="choices")
                with VerticalScroll(id="news"):
                    yield Static(id="told")
                line = Input(id="typed", placeholder=self.words.say("type-here"))
                line.cursor_blink = False
                yield line
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """Begin."""
        self.title = self.words.say("title")
        for name in ("#news", "#choices"):
            self.part(name, Widget).can_focus = False
        self.part("#typed", Input).focus()
        self.call_after_refresh(self.go_on)

    def on_resize(self, event: events.Resize) -> None:
        """Choices beside the board or below it."""
        narrow = event.size.width < WIDE
        self.set_class(narrow, "narrow")
        self.part("#players", Static).update(Text(f"{self.title} · {self.sitting.players(brief=narrow)}"))

    # ---- the course of the game ------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Ask whoever owes a decision, a person or a bot."""
        if self.thinking:
            # Who types before the screen stands has already set the bot going.
            return
        if self.table.state.is_over():
            self._end()
        elif self.table.bots_asked():
            seat = self.table.bots_asked()[0]
            bot = self.words.bot(name_of(self.table.bots[seat]))
            self._ask(self.words.say("bot-thinks", name=self.words.player(seat), bot=bot), [])
            self.draw_board()
            self._aside(lambda: self.table.bot_choice(seat), lambda action: self._thought(seat, action))
        elif (seat_asked := self.sitting.asked()) is not None:
            self._pass_on(seat_asked)

    def _aside(self, think: Callable[[], Found], then: Callable[[Found], None]) -> None:
        """Think beside the screen, which goes on answering and can be left at any time; then go on here."""

        def work() -> None:
            try:
                thought = think()
            except Exception as error:
                self.failure = error
                self.call_later(self.exit)
            else:
                self.call_later(then, thought)

        self.thinking = True
        Thread(target=work, daemon=True).start()

    def _thought(self, seat: Seat, action: int) -> None:
        self.thinking = False
        self.sitting.bot_played(seat, action)
        self.go_on()

    def _pass_on(self, seat: Seat) -> None:
        several = len(self.table.people) > 1
        if several and seat != self.looking and self.table.match.game.meta.secrets:
            self.news = []
            said = self.words.say("pass-on", name=self.words.player(seat))
            self.push_screen(Curtain(said), lambda _: self._turn(seat))
        else:
            self._turn(seat)

    def _turn(self, seat: Seat) -> None:
        """Ask a person."""
        if seat != self.looking:
            self.looking, self.news = seat, []
        news = self.sitting.news(seat)
        if news:
            self.news = news
        lines = [Text(f"· {line}") for line in self.news]
        if self.sitting.unkept:
            lines.append(Text(self.words.say("unkept", cause=self.sitting.unkept), style="bold red"))
        self._tell(lines, newest=True)
        self._offer(seat)

    def _offer(self, seat: Seat) -> None:
        self.step = self.sitting.step(seat)
        self._ask(self.sitting.question(seat), self.step)
        self.draw_board()

    def _end(self) -> None:
        outcome = self.table.state.outcome()
        assert outcome is not None
        self._ask("\n".join(score.verdict(outcome, self.words, self.sitting.viewer())), [])
        news = [Text(f"· {line}") for line in self.sitting.last_news()]
        self._tell([score.score_pad(outcome, self.words), *(Text(line) for line in self.sitting.farewell()), *news])
        self.draw_board()

    # ---- what is shown ---------------------------------------------------------------------------------------

    def _seat(self) -> Seat:
        """Through whose eyes the table is seen: of the one who is asked, or else of the one who sits here."""
        asked = self.sitting.asked()
        here = self.sitting.viewer() if self.looking is None else self.looking
        return here if asked is None else asked

    def part(self, name: str, kind: type[Part]) -> Part:
        """A part of the table, also while a sheet or a curtain lies over it."""
        return self.screen_stack[0].query_one(name, kind)

    def draw_board(self) -> None:
        """The board as the one sees it who is asked."""
        self.part("#board", BoardPane).show(self.table.state, self._seat(), marks(self.step))

    def _ask(self, question: str, step: Sequence[Entry]) -> None:
        self.step = list(step)
        self.part("#question", Static).update(Text(question, style="bold"))
        hand = boards.at_hand(self.table.state, self._seat(), self.words) if step else None
        at_hand = self.part("#at-hand", Static)
        at_hand.display = hand is not None
        at_hand.update(hand or "")
        listed = self.part("#choices", OptionList)
        listed.clear_options()
        for entry in step:
            listed.add_option(Option(Text.assemble((f"{entry.key:>2} ", "bold green"), entry.label)))
        listed.highlighted = None
        self.refresh_bindings()

    def _tell(self, parts: Sequence[RenderableType], newest: bool = False) -> None:
        self.part("#told", Static).update(Group(*parts))
        news = self.part("#news", VerticalScroll)
        self.call_after_refresh(news.scroll_end if newest else news.scroll_home, animate=False)

    def _complain(self, error: QuadrigaError | OSError | str) -> None:
        said = error if isinstance(error, str) else self.words.error(error)
        self._tell([Text(said, style="bold red"), *(Text(f"· {line}") for line in self.news)])

    # ---- keys and mouse --------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Arrows move among the choices while the line is ready to be typed on."""
        listed = self.part("#choices", OptionList)
        if event.key in ("up", "down") and self.step:
            event.prevent_default()
            if event.key == "up":
                listed.action_cursor_up()
            else:
                listed.action_cursor_down()
        elif event.key in ("pageup", "pagedown"):
            board = self.part("#board", BoardPane)
            (board.scroll_page_up if event.key == "pageup" else board.scroll_page_down)(animate=False)

    @on(OptionList.OptionHighlighted)
    def look(self, event: OptionList.OptionHighlighted) -> None:
        """Show what the choice under the cursor would do."""
        if 0 <= event.option_index < len(self.step):
            self._preview(self.step[event.option_index])

    def _preview(self, entry: Entry) -> None:
        seat = self.sitting.asked()
        if seat is None:
            return
        if entry.choice is None:
            self._tell([Text(f"· {choice.phrase}", style="magenta") for choice in entry.choices])
            return
        said = self.words.say("preview-of", action=entry.choice.phrase)
        try:
            sentences = self.sitting.preview(seat, entry.choice)
        except QuadrigaError as error:
            self._complain(error)
            return
        self._tell([Text(said, style="bold magenta"), *(Text(f"  {line}", style="magenta") for line in sentences)])

    @on(OptionList.OptionSelected)
    def click(self, event: OptionList.OptionSelected) -> None:
        """A choice is clicked."""
        self.part("#typed", Input).focus()
        if 0 <= event.option_index < len(self.step):
            self._take(self.step[event.option_index])

    @on(BoardPane.Clicked)
    def click_place(self, event: BoardPane.Clicked) -> None:
        """A place on the board is clicked that a choice is about."""
        if isinstance(self.screen, BoardSheet):
            self.pop_screen()
        for entry in self.step:
            if entry.key == event.key:
                self._take(entry)
                return

    @on(Input.Submitted)
    def enter(self, event: Input.Submitted) -> None:
        """What was typed; alone, the choice under the cursor."""
        if self.thinking:
            # It waits on the line until the bot has answered.
            return
        typed = event.value.strip()
        event.input.value = ""
        seat = self.sitting.asked()
        name, rest = commands.read(typed)
        if self.table.state.is_over() or name == "leave":
            self.action_leave()
        elif seat is not None and typed:
            self.commands[name](seat, rest)
        elif seat is not None and (at := self.part("#choices", OptionList).highlighted) is not None:
            self._take(self.step[at])

    def _filter(self, seat: Seat, wanted: str) -> None:
        matching = self.sitting.matching(seat, wanted)
        lines = [Text.assemble((keys, "bold green"), f" {choice.phrase}") for keys, choice in matching]
        self._tell(lines or [Text(self.words.say("none-match", words=shortened(wanted)))])

    def _rule(self, seat: Seat, number: str) -> None:
        self._tell([rules.cited(self.table.match.game, self.words, number or self.sitting.rule(seat))])

    def _find(self, seat: Seat, name: str) -> None:
        place = boards.find(self.table.state, seat, self.words, name)
        self._tell([Text(self.words.say("find-nothing")) if place is None else place])

    def _save(self, path: str, replace: bool) -> None:
        try:
            self.sitting.keeper.copy_to(Path(path), replace)
        except (OSError, QuadrigaError) as error:
            self._complain(error)
        else:
            self._tell([Text(self.words.say("saved", path=path))])

    def _meant(self, seat: Seat, typed: str) -> Entry | Choice | None:
        """What is meant; nothing, with a word of help, if nobody can tell."""
        meant = self.sitting.meant(seat, typed)
        if meant is None:
            keys = [entry.key for entry in self.step]
            self._complain(self.words.say("no-such-choice", choice=shortened(typed), first=keys[0], last=keys[-1]))
        return meant

    def _look_at(self, seat: Seat, typed: str) -> None:
        if (meant := self._meant(seat, typed)) is not None:
            self._preview(meant if isinstance(meant, Entry) else Entry("", meant.phrase, (meant,)))

    def _choose(self, seat: Seat, typed: str) -> None:
        if (meant := self._meant(seat, typed)) is not None:
            self._take(meant)

    def _take(self, chosen: Entry | Choice) -> None:
        seat = self.sitting.asked()
        if seat is None or self.thinking:
            return
        try:
            done = self.sitting.take(seat, chosen)
        except QuadrigaError as error:
            self._complain(error)
            return
        if done:
            self.go_on()
        else:
            self._offer(seat)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """Keys that would do nothing now are not shown."""
        if len(self.screen_stack) > 1:
            return action == "leave"
        possible = {"step_back": bool(self.sitting.taken), "follow": bool(self.sitting.hints)}
        return possible.get(action, True)

    def action_step_back(self) -> None:
        """One step back."""
        if self.sitting.back():
            self._offer(self._seat())

    def action_undo(self) -> None:
        """Take the last decision back."""
        seat = self.sitting.asked()
        if seat is None or self.thinking:
            return
        try:
            said = self.sitting.undo(seat)
        except QuadrigaError as error:
            self._complain(error)
            return
        self.news = [said]
        self.go_on()

    def action_rule(self) -> None:
        """The rule this is about."""
        if (seat := self.sitting.asked()) is not None:
            self._rule(seat, "")

    def action_quick(self) -> None:
        """The whole game on one screen."""
        card = rules.quick(self.table.match.game, self.words)
        self.push_screen(Sheet(card, self.words.say("key-close")))

    def action_board(self) -> None:
        """The board on the whole screen."""
        if (seen := self.part("#board", BoardPane).seen) is not None:
            self.push_screen(BoardSheet(self.words, seen))

    def action_log(self) -> None:
        """All that has happened."""
        log = self.sitting.log(self._seat())
        self._tell([Text(f"· {line}") for line in reversed(log)] or [Text(self.words.say("log-empty"))])

    def action_help(self) -> None:
        """How all of this works."""
        content = Group(Text(self.words.say("help-keys")), Text(), Text(self.sitting.help(self._seat())))
        self.push_screen(Sheet(content, self.words.say("key-close")))

    def action_hint(self) -> None:
        """What the best bot would do."""
        seat = self.sitting.asked()
        if seat is not None and not self.thinking:
            self._tell([Text(self.words.say("hint-thinks"), style="dim")])
            self._aside(lambda: self.sitting.consider(seat), lambda candidates: self._advised(seat, candidates))

    def _advised(self, seat: Seat, candidates: Sequence[Candidate]) -> None:
        self.thinking = False
        hints = self.sitting.advise(seat, candidates)
        self.refresh_bindings()
        lines = [Text(f"!{n} {hint.text}", style="magenta") for n, hint in enumerate(hints, start=1)]
        self._tell([*lines, Text(self.words.say("key-hint-play"), style="dim")])

    def action_follow(self) -> None:
        """Play the best hint."""
        self._follow("1")

    def _follow(self, number: str) -> None:
        hint = self.sitting.hint(number)
        if hint is None:
            self._complain(self.words.say("hint-none"))
        else:
            self._take(hint.choice)

    def action_leave(self) -> None:
        """Leave at once, also while a bot thinks."""
        for bot in self.table.bots.values():
            if isinstance(bot, Search):
                bot.stop()
        self.exit()
