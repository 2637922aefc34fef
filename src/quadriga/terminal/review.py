"""A recorded game on the full screen, to be gone through step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from quadriga.core.play.record import Record
from quadriga.core.position.state import State
from quadriga.core.seats import OMNISCIENT, Seat
from quadriga.core.title.events import Event
from quadriga.terminal import score
from quadriga.terminal.panes import WIDE, BoardPane, FullScreen
from quadriga.words import Words


@dataclass(frozen=True)
class Moment:
    """A position, the decision that led to it, and what happened then."""

    state: State
    label: str
    news: list[str]


def moments(record: Record, words: Words, viewer: Seat) -> list[Moment]:
    """All of a game, from the empty board on; decisions that are hidden from the viewer show only what they did."""
    sequence = [Moment(record.load_game().new(record.seats, record.options), words.say("replay-start"), [])]
    events: list[Event] = []
    for step in record.replay(events.append):
        news = [words.event(event.seen_by(viewer)) for event in events]
        what = words.action(step.action) if viewer == OMNISCIENT else " ".join(news) or "…"
        label = words.say("replay-line", n=step.n, who=words.player(step.seat), what=what)
        sequence.append(Moment(step.after, label, news))
        events.clear()
    return sequence


class Review(FullScreen):
    """One recorded game on the whole screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "quit", show=False, priority=True) for key in ("ctrl+c", "ctrl+d", "ctrl+q", "q", "escape")
    ]

    def __init__(self, record: Record, words: Words, viewer: Seat, at: int) -> None:
        super().__init__()
        self.words = words
        self.viewer = viewer
        self.moments = moments(record, words, viewer)
        self.at = at
        self.bind("left", "move(-1)", description=words.say("key-backward"))
        self.bind("right", "move(1)", description=words.say("key-forward"))
        self.bind("space", "move(1)", show=False)
        self.bind("f10", "quit", description=words.say("key-leave"))

    def compose(self) -> ComposeResult:
        yield Static(Text(self.words.say("title")), id="players")
        with Horizontal(id="table"):
            yield BoardPane(self.words)
            with Vertical(id="side"):
                yield Static(id="question")
                yield OptionList(*(Option(Text(moment.label)) for moment in self.moments), id="choices")
                with VerticalScroll(id="news"):
                    yield Static(id="told")
                yield Input(
                    id="typed", placeholder=self.words.say("replay-jump"), type="integer", select_on_focus=False
                )
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """Begin where it was asked for."""
        self.query_one("#news").can_focus = False
        self.query_one("#choices").focus()
        self.query_one(OptionList).highlighted = self.at

    def on_resize(self, event: events.Resize) -> None:
        """Decisions beside the board or below it."""
        self.set_class(event.size.width < WIDE, "narrow")

    @on(OptionList.OptionHighlighted)
    def show(self, event: OptionList.OptionHighlighted) -> None:
        """The board after the decision under the cursor."""
        self.at = event.option_index
        moment = self.moments[self.at]
        asked = self.words.say("replay-at", n=self.at, all=len(self.moments) - 1)
        self.query_one("#question", Static).update(Text(asked, style="bold"))
        lines: list[RenderableType] = [Text(f"· {line}") for line in moment.news]
        if (outcome := moment.state.outcome()) is not None:
            ended = [Text(line, style="bold") for line in score.verdict(outcome, self.words)]
            lines = [*ended, score.score_pad(outcome, self.words), *lines]
        self.query_one("#told", Static).update(Group(*lines))
        self.query_one(BoardPane).show(moment.state, self.viewer)

    def on_key(self, event: events.Key) -> None:
        """A digit begins the number of a decision to jump to."""
        line = self.query_one("#typed", Input)
        if event.character is not None and event.character.isdigit() and self.focused is not line:
            line.focus()
            line.value = event.character
            line.cursor_position = 1

    @on(Input.Submitted)
    def jump(self, event: Input.Submitted) -> None:
        """To the decision of that number."""
        wanted = int(event.value) if event.value.isdigit() else self.at
        event.input.value = ""
        self.query_one("#choices").focus()
        self.action_move(wanted - self.at)

    def action_move(self, steps: int) -> None:
        """On or back by so many decisions."""
        self.query_one(OptionList).highlighted = min(max(self.at + steps, 0), len(self.moments) - 1)
