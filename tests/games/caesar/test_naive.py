"""The rules against a second opinion, over random games with all that can be set."""

from __future__ import annotations

import random
from typing import Any

import pytest

from quadriga import CHANCE, OMNISCIENT, Rng, games
from quadriga.games.caesar.rules import codes

from . import naive
from .naive_crassus import Crassus
from .setup import SIDES, TURN_TILES, Setup, Table, load

pytestmark = pytest.mark.sweep

GAMES = 15
ALL = {"poison": "on", "centurions": "on", "border_control": "on"}
TWO = [
    {},
    ALL,
    {"poison": "on"},
    {"centurions": "on", "border_control": "on", "stuck": "lose"},
    {**ALL, "both_twelve": "draw", "two_senates": "one_by_one"},
]
SOLO = [
    {"solo_deck": "easy"},
    {"solo_side": "pompey", "solo_deck": "hard", "crassus_hard_bonus": "on"},
    {**ALL, "solo_deck": "hard", "crassus_ties": "always"},
    {**ALL, "solo_deck": "normal", "solo_side": "pompey", "both_twelve": "draw", "crassus_hard_bonus": "on"},
]


# Pieces on the blank tokens and tiles: two icons, the larger number second, several effects, odd tiles.
PARTS = games.load("caesar").components
OWN = {
    "influence_tokens": [
        *PARTS["influence_tokens"],
        {"id": "scout", "icons": ["sword", "ship"], "values": [1, 7], "count": 2},
        {"id": "camp", "icons": ["shield", "laurel"], "values": [0, 0], "count": 1},
    ],
    "bonus_tokens": [
        *PARTS["bonus_tokens"],
        {"id": "triumph", "effects": ["senate", "tactics", "might"], "count": 2, "set": "base"},
        {"id": "feast", "effects": ["wealth", "poison", "senate", "centurion"], "count": 2, "set": "poison"},
    ],
    "control_markers": 10,
    "hand": {"base": 4},
    "solo": {
        "row": 4,
        "tiles": [*PARTS["solo"]["tiles"], {"id": "F", "actions": ["turn", "discard1", "draw2", "draw_centurion"]}],
        "decks": {"base": {"normal": ["A", "F", "F"]}, "centurions": {"hard": ["C", "F"]}},
    },
}


def title(**options: str) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items()) or "plain"


def agree(state: Any, chances: naive.Chances, view: dict[str, Any]) -> None:
    """The legal decisions are those of the second opinion; for chance with the same weights."""
    game = state.game
    actor = state.actors()[0]
    found = [game.notation.text(action) for action in state.legal(actor)]
    if actor == CHANCE:
        if view["decision"] not in ("pick_province", "pick_border"):
            assert dict(zip(found, state.weights(), strict=True)) == chances.weights(view)
    else:
        assert set(found) == naive.decisions(view, chances.book)
        assert len(set(found)) == len(found)


@pytest.mark.parametrize("own", [None, OWN], ids=["box", "own"])
@pytest.mark.parametrize("options", TWO, ids=lambda options: title(**options))
def test_two_players_agree_with_the_second_opinion(options: dict[str, str], own: dict[str, Any] | None) -> None:
    game = load(own)
    for seed in range(GAMES if own is None else GAMES // 3):
        state = game.new(2, options)
        chances = naive.Chances(naive.Book(game.board_data(), state.options))
        rng = Rng(seed)
        while not state.is_over():
            agree(state, chances, game.view(state, OMNISCIENT))
            actor = state.actors()[0]
            state.play(actor, state.sample(actor, rng))
            assert game.faults(state) == []


class Witness:
    """Follows Auto-Crassus and holds every choice of his against the book."""

    def __init__(self, book: naive.Book) -> None:
        self.book = book
        self.step = 0
        self.seen: dict[str, int] = {}

    def watch(self, before: dict[str, Any], events: list[dict[str, Any]]) -> None:
        """Check the events of one decision; `before` is the all-seeing view before it.

        Once a token is placed the map is no longer that of `before`: what follows in the same decision is only noted.
        """
        row = list(before["crassus"]["row"])
        current = True
        for n, event in enumerate(events):
            key = event["event"]
            if key == "row-drew":
                row.append(event["token"])
            elif key == "row-discarded":
                row.pop(0)
            elif key == "row-stuck" and current:
                assert Crassus(before, self.book, row).choose() is None
                self._note("stuck")
            elif key == "chose-step":
                self.step = event["step"]
                if current:
                    self.look(before, row)
                    self._note(f"step {self.step}")
            elif key == "chose-province":
                self.province = event["province"]
                if current:
                    self._province(event)
            elif key == "chose-token" and current:
                self._token(event)
            elif key == "chose-border":
                if current:
                    self._border(event, events[n + 1])
                current = False

    def look(self, view: dict[str, Any], row: list[str]) -> None:
        """Work out by the book what he does now."""
        self.crassus = Crassus(view, self.book, row)
        choice = self.crassus.choose()
        assert choice is not None
        assert choice.step == self.step
        self.choice = choice

    def _note(self, what: str) -> None:
        self.seen[what] = self.seen.get(what, 0) + 1

    def _province(self, event: dict[str, Any]) -> None:
        assert event["province"] in self.choice.provinces
        assert event["by"] == self.choice.why
        self._note(f"province {event['by']}")

    def _token(self, event: dict[str, Any]) -> None:
        self.way, why = self.crassus.token(self.step, self.province)
        assert (event["token"], event["by"]) == (self.way.token, why)
        self._note(f"token {why}")

    def _border(self, event: dict[str, Any], placed: dict[str, Any]) -> None:
        spaces, why = self.crassus.borders(self.province, self.way.token)
        assert event["border"] in spaces
        assert event["by"] == why
        assert placed["event"] == "placed"
        assert placed["toward"] == self.crassus.toward(self.step, self.province, event["border"], self.way)
        self._note(f"border {why}")

    def equal_choices(self, view: dict[str, Any]) -> set[str]:
        """What chance may pick between, by the book."""
        self.look(view, view["crassus"]["row"])
        if view["decision"] == "pick_province":
            return {f"pick-province {p}" for p in self.choice.provinces}
        self.way, _ = self.crassus.token(self.step, self.province)
        spaces, _ = self.crassus.borders(self.province, self.way.token)
        return {f"pick-border {b}" for b in spaces}


def play_solo(options: dict[str, str], seeds: range, own: dict[str, Any] | None) -> dict[str, int]:
    game = load(own)
    counts: dict[str, int] = {}
    for seed in seeds:
        state: Any = game.new(1, options)
        chances = naive.Chances(naive.Book(game.board_data(), state.options))
        witness = Witness(chances.book)
        rng = Rng(seed)
        while not state.is_over():
            view = game.view(state, OMNISCIENT)
            agree(state, chances, view)
            actor = state.actors()[0]
            if view["decision"].startswith("pick"):
                legal = {game.notation.text(action) for action in state.legal(CHANCE)}
                assert legal == witness.equal_choices(view)
                assert set(state.weights()) == {1}
            seen: list[Any] = []
            state.play(actor, state.sample(actor, rng), seen.append)
            events = [event.seen_by(OMNISCIENT) for event in seen]
            chances.hear(events)
            witness.watch(view, events)
            assert game.faults(state) == []
        for what, count in witness.seen.items():
            counts[what] = counts.get(what, 0) + count
    return counts


@pytest.mark.parametrize("own", [None, OWN], ids=["box", "own"])
@pytest.mark.parametrize("options", SOLO, ids=lambda options: title(**options))
def test_solo_agrees_with_the_second_opinion(options: dict[str, str], own: dict[str, Any] | None) -> None:
    counts = play_solo(options, range(GAMES if own is None else GAMES // 3), own)
    assert {"step 1", "step 3"} <= set(counts)


def random_position(dice: random.Random) -> Table:
    """A position that play may never reach: most tokens turned, so that all of Auto-Crassus's steps come up."""
    options = {
        "solo_side": dice.choice(SIDES),
        "poison": dice.choice(("off", "on")),
        "centurions": "on",
        "both_twelve": dice.choice(("active_first", "active_first", "draw")),
    }
    setup = Setup(1, TURN_TILES, **options)
    crassus = naive.other(options["solo_side"])
    board = setup.board
    fits = naive.Book(setup.game.board_data(), setup.base.options).fits
    calm = dice.choice((1.0, dice.random(), dice.random()))
    controlled = dice.choice((0.0, 0.8, 0.8))
    lands = list(board.provinces)
    for border in dice.sample(board.borders, dice.randint(0, 27)):
        side = dice.choice(SIDES)
        tokens = [t for t, n in setup.bag[side].items() if n and fits(t, border)]
        if tokens:
            ends = [lands[p] for p in board.between[board.borders.index(border)]]
            face = "turned" if dice.random() < calm else "up"
            setup.put(side, dice.choice(tokens), border, dice.choice(ends), face)
    for p, province in enumerate(lands):
        around = [b for b in range(len(board.borders)) if p in board.between[b]]
        if all(setup.data["side_at"][b] != codes.NONE for b in around) and dice.random() < controlled:
            side = dice.choice(SIDES)
            if list(setup.owners.values()).count(side) == 4:
                continue
            setup.owners[province] = side
            if dice.random() < 0.2:
                setup.turn_marker(province)
    left = [t for t, n in setup.bag[crassus].items() for _ in range(n)]
    left += [t for t, n in zip(board.tokens, board.in_camp, strict=True) if n]
    only = dice.choice(("", "", "", "ship", "laurel"))
    left = [t for t in left if t.startswith(only)]
    setup.row(*dice.sample(left, min(len(left), dice.randint(1, 5))))
    setup.turn(crassus)
    for side in SIDES:
        if dice.random() < 0.4:
            setup.nearly(side, dice.randint(1, 3))
    return setup.table()


def test_every_step_and_tie_break_of_auto_crassus_comes_up_and_agrees() -> None:
    dice = random.Random(12)
    counts: dict[str, int] = {}
    for _ in range(1200):
        table = random_position(dice)
        witness = Witness(naive.Book(table.game.board_data(), table.state.options))
        before = table.view()
        witness.watch(before, table.play("tile T"))
        while table.decision().startswith("pick"):
            before = table.view()
            assert set(table.legal()) == witness.equal_choices(before)
            witness.watch(before, table.play(dice.choice(table.legal())))
        for what, count in witness.seen.items():
            counts[what] = counts.get(what, 0) + count
    wanted = {f"step {n}" for n in range(1, 8)} | {"stuck"}
    wanted |= {f"token {by}" for by in ("only", "value", "ordinary", "total", "leftmost")}
    wanted |= {f"border {by}" for by in ("only", "losing_most", "landlocked", "chance")}
    provinces = ("only", "value", "free_spaces", "next_to_his", "senate", "poison", "landlocked", "chance")
    wanted |= {f"province {by}" for by in (*provinces, "next_to_landlocked", "italia")}
    assert wanted <= set(counts), wanted - set(counts)
