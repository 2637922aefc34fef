"""People and bots at one terminal: what is asked, offered, told and kept, whatever it is shown on."""

from __future__ import annotations

import shlex
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from quadriga.bots import Candidate
from quadriga.core.errors import QuadrigaError
from quadriga.core.seats import SPECTATOR, Seat
from quadriga.core.title.gesture import Gesture
from quadriga.table import Table
from quadriga.table.advice import whole_moves
from quadriga.table.choices import Choice, choices
from quadriga.table.lines import lines, reading
from quadriga.table.prompts import prompt_after
from quadriga.terminal import boards
from quadriga.terminal.keeping import Keeper
from quadriga.terminal.steps import Entry, entries
from quadriga.words import Words

HINT_SECONDS = 3.0
HINT_LINE = 3
"""Decisions of the expected line that are shown."""
HINTS = 3


@dataclass(frozen=True)
class Hint:
    """A choice that the best bot would weigh, and what it expects of it."""

    choice: Choice
    text: str


class Sitting:
    """One table at a terminal."""

    def __init__(self, table: Table, words: Words, keeper: Keeper) -> None:
        self.table = table
        self.words = words
        self.keeper = keeper
        self.taken: list[Entry] = []
        """The steps taken towards a choice."""
        self.hints: list[Hint] = []
        self.unkept: str = ""
        """Why the game could not be kept the last time; empty when all is well."""
        self._offered: tuple[tuple[Seat, int], list[Choice]] | None = None
        self.keep()

    # ---- who -------------------------------------------------------------------------------------------------

    def asked(self) -> Seat | None:
        """The person who is asked now."""
        asked = self.table.people_asked()
        return asked[0] if asked else None

    def viewer(self) -> Seat:
        """Through whose eyes the table is seen when nobody is asked: those of several people give nothing away."""
        people = self.table.people
        return people[0] if len(people) == 1 else SPECTATOR

    def players(self, brief: bool = False) -> str:
        """Who plays, with the name and level of each bot; in brief, with the level alone."""
        names = []
        for seat, player in enumerate(self.table.players):
            name = self.words.player(seat)
            # A seat that is called after its bot says that name once.
            known = player.bot is not None and name.startswith(self.words.bot(player.bot).partition(",")[0])
            level = [] if player.bot is None else [self.words.bot(player.bot, brief or known)]
            about = ", ".join([*self._roles(seat), *level])
            names.append(self.words.say("about", name=name, what=about) if about else name)
        return " · ".join(names)

    def _roles(self, seat: Seat) -> list[str]:
        """The nations a seat plays, in a title that has them."""
        game = self.table.match.game
        played = [role for role, owner in game.owners(self.table.state).items() if owner == seat]
        return [self.words.name("nation", game.names["nation"][role]) for role in played if "nation" in game.names]

    # ---- what is offered -------------------------------------------------------------------------------------

    def offered(self, seat: Seat) -> list[Choice]:
        """All choices of a seat."""
        key = (seat, len(self.table.match.log))
        if self._offered is None or self._offered[0] != key:
            self._offered = (key, choices(self.table.state, seat, self.words))
            self.taken, self.hints = [], []
        return self._offered[1]

    def step(self, seat: Seat) -> list[Entry]:
        """The lines of the step that is due."""
        offered = self.offered(seat)
        return entries(self.taken[-1].choices if self.taken else offered, self.words)

    def question(self, seat: Seat) -> str:
        """What is to be decided; of a choice in steps, what is asked once those before are taken."""
        decision = self.table.match.game.decision(self.table.state, seat)
        if not self.taken:
            return self.words.say(f"decision-{decision}")
        asked = prompt_after(decision, self.taken[-1].choices, reading(self.words, self.table.state, seat))
        return asked or " › ".join(entry.name for entry in self.taken)

    def back(self) -> bool:
        """Take the last step back; False if none was taken."""
        if self.taken:
            self.taken.pop()
            return True
        return False

    def meant(self, seat: Seat, typed: str) -> Entry | Choice | None:
        """What somebody means who types this: a key, what is displayed or how it begins, or a short text."""
        step = self.step(seat)
        for entry in step:
            if typed == entry.key:
                return entry
        wanted = plain(typed)
        for candidates in (
            [(entry.label, entry) for entry in step],
            [(choice.phrase, choice) for choice in self.offered(seat)],
        ):
            exact: list[Entry | Choice] = [candidate for label, candidate in candidates if plain(label) == wanted]
            begun: list[Entry | Choice] = [
                candidate for label, candidate in candidates if plain(label).startswith(wanted)
            ]
            if len(exact) == 1 or len(begun) == 1:
                return (exact or begun)[0]
        try:
            number = self.table.match.game.notation.number(typed)
        except QuadrigaError:
            return None
        return Choice(self.words.action(number), (number,))

    def matching(self, seat: Seat, wanted: str) -> list[tuple[str, Choice]]:
        """Whole choices that contain some words, with the keys that lead to them; without words, all of them."""
        words = plain(wanted).split()
        matching = [choice for choice in self.offered(seat) if all(word in plain(choice.phrase) for word in words)]
        return [(" ".join(self.way_to(seat, choice)), choice) for choice in matching]

    # ---- what is done ----------------------------------------------------------------------------------------

    def take(self, seat: Seat, chosen: Entry | Choice) -> bool:
        """Go a step on, or play the choice; True when the position has changed."""
        if isinstance(chosen, Entry):
            if chosen.choice is None:
                self.taken.append(chosen)
                return False
            chosen = chosen.choice
        self.table.play_all(seat, chosen.actions)
        self.keep()
        return True

    def bot_plays(self, seat: Seat) -> None:
        """Let the bot at a seat decide."""
        self.bot_played(seat, self.table.bot_choice(seat))

    def bot_played(self, seat: Seat, action: int) -> None:
        """Play what a bot has decided."""
        self.table.play(seat, action)
        self.keep()

    def undo(self, seat: Seat) -> str:
        """Alone, or around one screen, everybody agrees: a decision can always be taken back."""
        alone = self.table.undo_agreed(seat)
        self.table.look(seat)
        self.keep()
        return self.words.say("undone" if alone else "undo-with-bots")

    def keep(self) -> None:
        """Write the game to its file; where that fails, the game goes on."""
        try:
            self.keeper.keep()
        except OSError as error:
            self.unkept = self.words.error(error)
        else:
            self.unkept = ""

    def farewell(self) -> list[str]:
        """How to go on another time, or look at the game again."""
        say = self.words.say
        if self.keeper.path is None or self.unkept:
            return [say("goodbye-unkept", cause=self.unkept)]
        key = "goodbye-over" if self.table.state.is_over() else "goodbye-saved"
        return [say(key, path=shlex.quote(str(self.keeper.path)))]

    # ---- what is told ----------------------------------------------------------------------------------------

    def news(self, seat: Seat) -> list[str]:
        """What has happened since this seat looked last."""
        news = self._since(seat, self.table.looked.get(seat, 0))
        self.table.look(seat)
        self.keep()
        return news

    def last_news(self) -> list[str]:
        """At the end: what has happened since anybody at the screen looked last, as all of them may hear it."""
        unseen = max(len(self.table.look(seat)) for seat in self.table.people or [SPECTATOR])
        self.keep()
        viewer = self.viewer()
        return self._since(viewer, self.table.match.revision(viewer) - unseen)

    def log(self, seat: Seat) -> list[str]:
        """All that has happened, a sentence a move."""
        return self._since(seat, 0)

    def _since(self, seat: Seat, revision: int) -> list[str]:
        sentences: list[str] = []
        for line in lines(self.table.match, seat, self.words, revision):
            if line["last"] > revision:
                sentences.append(line["phrase"])
                # An automaton has nobody to ask why: it explains itself.
                sentences += [detail["phrase"] for detail in line["details"] if line["seat"] is None]
        return sentences

    def preview(self, seat: Seat, choice: Choice) -> list[str]:
        """What a choice would do, and who decides then."""
        seen = self.table.match.game.preview(self.table.state, seat, *choice.actions)
        words = reading(self.words, self.table.state, seat)
        sentences = [words.event(event) for event in seen.events]
        return [*(sentences or [self.words.say("preview-nothing")]), self.words.say(f"preview-then-{seen.then}")]

    def rule(self, seat: Seat) -> str:
        """The id of the rule that the decision is about."""
        game = self.table.match.game
        return game.decision_rules[game.decision(self.table.state, seat)]

    def help(self, seat: Seat) -> str:
        """How one plays here, with the rule that this is about as the example of a rule."""
        rules = self.table.match.game.decision_rules
        is_asked = seat in self.table.state.actors()
        paragraphs = [self.words.say("help-text", rule=self.rule(seat) if is_asked else next(iter(rules.values())))]
        if boards.tells_of_places(self.table.match.game.meta.id):
            paragraphs.append(self.words.say("help-find"))
        return "\n".join(paragraphs)

    def consider(self, seat: Seat) -> list[Candidate]:
        """What the best bot thinks of the choices; this takes a while."""
        return self.table.hint(seat, HINT_SECONDS)

    def advise(self, seat: Seat, candidates: Sequence[Candidate]) -> list[Hint]:
        """The best choices, whole, with where they stand among the steps."""
        self.hints = []
        moves = whole_moves(self.table.state, seat, candidates)
        for candidate, move in zip(candidates, moves, strict=True):
            choice = self._whole(seat, candidate, move)
            if choice is not None and len(self.hints) < HINTS:
                self.hints.append(Hint(choice, self._opinion(candidate, choice, seat)))
        return self.hints

    def hint(self, number: str) -> Hint | None:
        """The hint of a number, as it was typed."""
        known = number.isascii() and number.isdigit() and 1 <= int(number) <= len(self.hints)
        return self.hints[int(number) - 1] if known else None

    def _whole(self, seat: Seat, candidate: Candidate, move: Gesture | None) -> Choice | None:
        """The choice that a bot means; where that is no whole move, the one that goes on most like it."""
        meant = candidate.move if move is None else move.actions
        begun = [choice for choice in self.offered(seat) if choice.actions[0] == candidate.action]
        return max(begun, key=lambda choice: _shared(choice.actions, meant), default=None)

    def _opinion(self, candidate: Candidate, choice: Choice, seat: Seat) -> str:
        """What the search expects of a choice, where to find it, and what it thinks comes next."""
        words = self.words
        text = words.say(
            "hint-line" if self.table.state.seats < 3 else "hint-line-rank",
            action=choice.phrase,
            chance=round(100 * candidate.value),
            rank=words.figure(candidate.rank, 1),
        )
        text = f"[{' › '.join(self.way_to(seat, choice))}] {text}"
        later = candidate.line[len(choice.actions) - 1 :]
        line = [
            words.action(action)
            if decider == seat
            else words.say("hint-step", name=words.player(decider), action=words.action(action))
            for decider, action in later[:HINT_LINE]
        ]
        return text if not line else text + words.say("hint-then", line=" → ".join(line))

    def way_to(self, seat: Seat, choice: Choice) -> list[str]:
        """The keys that lead to a choice, step by step."""
        keys: list[str] = []
        among: Sequence[Choice] = self.offered(seat)
        while True:
            entry = next(entry for entry in entries(among, self.words) if choice in entry.choices)
            keys.append(entry.key)
            if entry.choice is not None:
                return keys
            among = entry.choices


def plain(text: str) -> str:
    """As people type: no accents, no capitals, single spaces.

    >>> plain("Épée  à « Rome »")
    'epee a « rome »'
    """
    spread = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(letter for letter in spread if not unicodedata.combining(letter)).split())


def _shared(chain: Sequence[int], other: Sequence[int]) -> tuple[int, int]:
    """How many decisions two chains begin alike with; of equal ones the shorter is meant."""
    alike = 0
    for left, right in zip(chain, other, strict=False):
        if left != right:
            break
        alike += 1
    return alike, -len(chain)
