"""What a stranger may believe of a hand: hard facts always, and the right odds.

The odds are worked out a second time here by following every history that fits what was seen: any token of the bag is
drawn as likely as any other, any token of the hand leaves it as likely as any other.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from quadriga import CHANCE, OMNISCIENT, SPECTATOR, Rng, compiled, games
from quadriga.games.caesar import codes

from .build import Setup, Table

GUESSES = 6000 if compiled else 1500

# A bag small enough to follow every history: six tokens that fit where they are needed, one of them twice.
FEW = {
    "influence_tokens": [
        {"id": "laurel-40", "icons": ["laurel"], "values": [4, 0], "count": 1},
        {"id": "laurel-31", "icons": ["laurel"], "values": [3, 1], "count": 1},
        {"id": "laurel-22", "icons": ["laurel"], "values": [2, 2], "count": 2},
        {"id": "sword-60", "icons": ["sword"], "values": [6, 0], "count": 1},
        {"id": "ship-60", "icons": ["ship"], "values": [6, 0], "count": 1},
        {"id": "ship-33", "icons": ["ship"], "values": [3, 3], "count": 1},
    ]
}
SPACES = {
    "laurel": ["asia-syria", "creta-asia", "achaia-creta", "cyrene-creta", "africa-cyrene", "italia-macedonia"],
    "centurion": ["hispania_ulterior-hispania_citerior", "sardinia-italia"],
    "sword": ["sicilia-italia"],
    "ship": ["sardinia-sicilia", "numidia-sicilia"],
}


class Story:
    """Pompey's hand in a real game, and all that Caesar saw of it."""

    def __init__(self, hand: list[str], **options: str) -> None:
        setup = Setup(2, FEW, poison="on", **options).hand("pompey", *hand)
        if options.get("border_control"):
            setup.pile("wealth", "wealth", "wealth")
        self.table = setup.turn("pompey").table()
        self.seen: list[tuple[str, ...]] = [("draw",)] * len(hand)
        self.free = {kind: list(spaces) for kind, spaces in SPACES.items()}

    def draw(self, token: str) -> Story:
        """Pompey draws at the end of a turn; nobody sees what."""
        changed = {"turn": 1, "decision": codes.DRAW, "drawing": codes.TURN_END, "drawer": 1}
        self.table.change(**changed).play(f"draw {token}")
        self.seen.append(("draw",))
        return self

    def place(self, token: str) -> Story:
        border = self.free[token.split("-")[0]].pop()
        toward = border.split("-")[0]
        self.table.turn_to("pompey").play(f"place {token} {border} {toward}")
        self.seen.append(("left", token))
        return self

    def hide(self, token: str, border: str) -> Story:
        self.table.turn_to("pompey").play(f"place {token} {border} hidden")
        self.seen.append(("hidden", border))
        return self

    def recruit(self, token: str) -> Story:
        bonus = self.table.game.board.bonuses.index("centurion")
        changed = {"turn": 1, "decision": codes.RECRUITING, "now_bonus": bonus, "now_step": 1}
        self.table.change(**changed).play(f"recruit {token}")
        self.table.change(skip_draw=[0, 0])
        self.seen.append(("joined", token))
        return self

    def poison(self, token: str) -> Story:
        """Caesar's Poison sends a token back."""
        bonus = self.table.game.board.bonuses.index("poison")
        changed = {
            "turn": 0,
            "decision": codes.POISONING,
            "now_bonus": bonus,
            "now_step": 1,
            "now_effect": codes.POISON,
        }
        self.table.change(**changed).play("use", f"lose {token}")
        self.seen.append(("back", token))
        return self

    def guesses(self) -> Counter[tuple[str, ...]]:
        """How often each hand (and what lies face down) is guessed."""
        counts: Counter[tuple[str, ...]] = Counter()
        rng = Rng(99)
        for _ in range(GUESSES):
            guess = self.table.state.redeal(0, rng)
            counts[self._hand(guess)] += 1
        return counts

    def _hand(self, state: Any) -> tuple[str, ...]:
        board = self.table.game.board
        hand, token_at, face_at = state.hand[codes.TOKENS :], state.token_at, state.face_at
        held = tuple(sorted(token for t, token in enumerate(board.tokens) for _ in range(hand[t])))
        down = [n for n in range(len(board.borders)) if face_at[n] == codes.SECRET]
        return held + tuple(f"{board.borders[n]}:{board.tokens[token_at[n]]}" for n in down)

    def odds(self) -> dict[tuple[str, ...], Fraction]:
        """The same by following all histories. Tokens are told apart by number."""
        names = [t["id"] for t in FEW["influence_tokens"] for _ in range(t["count"])]  # type: ignore[call-overload]
        fits = self.table.game.board
        cases: dict[tuple[frozenset[int], frozenset[int], tuple[tuple[str, int], ...]], Fraction]
        cases = {(frozenset(), frozenset(range(len(names))), ()): Fraction(1)}
        for what, *detail in self.seen:
            after: dict[Any, Fraction] = {}
            for (hand, bag, down), weight in cases.items():
                for new, chance in self._follow(what, detail, hand, bag, down, names, fits):
                    after[new] = after.get(new, Fraction(0)) + weight * chance
            cases = after
        total = sum(cases.values())
        found: dict[tuple[str, ...], Fraction] = {}
        for (hand, _, down), weight in cases.items():
            order = {b: n for n, b in enumerate(fits.borders)}
            lying = tuple(f"{b}:{names[t]}" for b, t in sorted(down, key=lambda pair: order[pair[0]]))
            key = tuple(sorted(names[t] for t in hand)) + lying
            found[key] = found.get(key, Fraction(0)) + weight / total
        return found

    def _follow(
        self, what: str, detail: list[str], hand: Any, bag: Any, down: Any, names: list[str], board: Any
    ) -> Any:
        if what == "draw":
            for t in bag:
                yield (hand | {t}, bag - {t}, down), Fraction(1, len(bag))
        elif what == "joined":
            names.append(detail[0]) if detail[0] not in names else None
            yield (hand | {names.index(detail[0])}, bag, down), Fraction(1)
        else:
            for t in hand:
                chance = Fraction(1, len(hand))
                if what == "left" and names[t] == detail[0]:
                    yield (hand - {t}, bag, down), chance
                elif what == "back" and names[t] == detail[0]:
                    yield (hand - {t}, bag | {t}, down), chance
                elif what == "hidden":
                    token = board.tokens.index(names[t])
                    icon = board.icon[board.borders.index(detail[0])]
                    if board.laurel[token] or icon in board.icons[token]:
                        yield (hand - {t}, bag, (*down, (detail[0], t))), chance


def as_likely(story: Story, slack: float = 0.0) -> None:
    """Guesses are all possible, and each comes as often as its odds say, within chance (and `slack`)."""
    odds, counts = story.odds(), story.guesses()
    assert set(counts) <= set(odds), set(counts) - set(odds)
    for hand, chance in odds.items():
        p = float(chance)
        error = 4.5 * (p * (1 - p) / GUESSES) ** 0.5 + slack
        assert abs(counts[hand] / GUESSES - p) <= error, (hand, counts[hand] / GUESSES, p)


# ---- CAE-22, CAE-R27: tokens sent back --------------------------------------------------------------------------


def test_tokens_never_seen_are_all_alike() -> None:
    as_likely(Story(["laurel-40", "sword-60", "laurel-22"]).place("laurel-22").draw("ship-60"))


def test_a_token_just_sent_back_is_not_held() -> None:
    story = Story(["laurel-40", "sword-60", "laurel-31"]).poison("laurel-31")
    assert all("laurel-31" not in hand for hand in story.guesses())
    as_likely(story)


def test_a_token_sent_back_may_have_been_drawn_again() -> None:
    as_likely(Story(["laurel-40", "sword-60", "laurel-31"]).poison("laurel-31").draw("ship-60"))
    as_likely(Story(["laurel-40", "sword-60", "laurel-31"]).poison("laurel-31").draw("laurel-31").draw("ship-60"))


def test_what_leaves_the_hand_tells_of_what_was_sent_back() -> None:
    story = Story(["laurel-40", "sword-60", "laurel-31"]).poison("laurel-31").draw("ship-60").place("laurel-40")
    as_likely(story)
    as_likely(story.draw("laurel-31").place("sword-60"))


def test_two_tokens_sent_back() -> None:
    story = Story(["laurel-40", "sword-60", "laurel-31"]).poison("laurel-31").draw("laurel-22").poison("sword-60")
    as_likely(story)
    as_likely(story.draw("ship-60").draw("laurel-31"))
    as_likely(story.place("laurel-22"))


def test_three_tokens_sent_back() -> None:
    story = Story(["laurel-40", "sword-60", "laurel-31"]).poison("laurel-31").draw("laurel-22").poison("sword-60")
    as_likely(story.draw("ship-60").poison("laurel-40").draw("sword-60").draw("laurel-40"))
    as_likely(story.place("ship-60").draw("laurel-31"))


def test_the_same_token_sent_back_again() -> None:
    story = Story(["laurel-40", "sword-60", "laurel-31"]).poison("laurel-31").draw("laurel-31").poison("laurel-31")
    as_likely(story)
    as_likely(story.draw("ship-60"))


def test_one_of_two_alike_sent_back() -> None:
    """The second 2/2 may or may not be the one that went back."""
    story = Story(["laurel-40", "laurel-22", "laurel-31"]).poison("laurel-22").draw("laurel-22").draw("ship-60")
    as_likely(story)
    as_likely(story.place("laurel-22"))
    as_likely(story.draw("laurel-22"))


def test_both_of_two_alike_sent_back_at_once() -> None:
    story = Story(["laurel-40", "laurel-22", "laurel-22"]).poison("laurel-22").poison("laurel-22")
    assert all("laurel-22" not in hand for hand in story.guesses())
    as_likely(story)
    as_likely(story.draw("laurel-22"))


def test_one_of_two_alike_sent_back_twice() -> None:
    story = Story(["laurel-40", "laurel-22", "laurel-31"]).poison("laurel-22").draw("laurel-22").draw("sword-60")
    as_likely(story.poison("laurel-22"))
    as_likely(story.draw("ship-60").place("laurel-40"))


def test_more_sent_back_than_the_box_can_is_still_a_sound_guess() -> None:
    story = Story(["laurel-40", "sword-60", "laurel-31"]).poison("laurel-31").draw("laurel-22").poison("sword-60")
    story.draw("ship-60").poison("laurel-40").draw("ship-33").poison("ship-60")
    for seed in range(50):
        guess = story.table.state.redeal(0, Rng(seed))
        assert story.table.game.faults(guess) == []
        assert "ship-60" not in story.table.game.view(guess, OMNISCIENT)["sides"][1]["hand"]


# ---- CAE-24, CAE-25: centurions and tokens face down -------------------------------------------------------------

ALL = {"centurions": "on", "border_control": "on"}


def test_a_centurion_taken_openly_is_held() -> None:
    story = Story(["laurel-40", "sword-60"], centurions="on").recruit("centurion-laurel-33")
    counts = story.guesses()
    assert all("centurion-laurel-33" in hand for hand in counts)
    as_likely(story)
    as_likely(story.place("centurion-laurel-33").draw("ship-60"))


def test_a_centurion_sent_back_is_one_of_the_bag() -> None:
    story = Story(["laurel-40", "sword-60"], centurions="on").recruit("centurion-laurel-33")
    as_likely(story.poison("centurion-laurel-33").draw("ship-60"))


def test_a_token_face_down_fits_its_space() -> None:
    story = Story(["laurel-40", "sword-60", "ship-33"], **ALL).hide("sword-60", "numidia-africa")
    as_likely(story)
    assert {hand[-1].split(":")[1] for hand in story.guesses()} == {"laurel-40", "laurel-31", "laurel-22", "sword-60"}


def test_a_centurion_may_lie_face_down() -> None:
    story = (
        Story(["laurel-40", "ship-33"], **ALL)
        .recruit("centurion-sword-70")
        .hide("centurion-sword-70", "numidia-africa")
    )
    as_likely(story, slack=0.02)
    both = Story(["ship-33"], **ALL).recruit("centurion-sword-70").recruit("centurion-laurel-33")
    as_likely(both.hide("centurion-laurel-33", "numidia-africa"), slack=0.02)


def test_a_token_seen_later_does_not_lie_face_down() -> None:
    story = Story(["laurel-40", "sword-60", "laurel-31"], **ALL).hide("laurel-40", "numidia-africa").poison("laurel-31")
    assert all("laurel-31" not in name for hand in story.guesses() for name in hand)
    story = Story(["laurel-40", "sword-60"], **ALL).hide("sword-60", "numidia-africa").recruit("centurion-sword-70")
    assert all("centurion-sword-70" not in hand[-1] for hand in story.guesses())


def test_three_tokens_face_down() -> None:
    story = Story(["laurel-40", "laurel-31", "laurel-22"], **ALL)
    story.hide("laurel-40", "numidia-africa").hide("laurel-31", "aegyptus-asia").hide("laurel-22", "sardinia-gallia")
    for hand in story.guesses():
        shield = next(name for name in hand if name.startswith("sardinia-gallia"))
        assert shield.split(":")[1].startswith("laurel")
    as_likely(story, slack=0.03)


# ---- all of it over random games ---------------------------------------------------------------------------------

SETTINGS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"poison": "on"}),
    (2, {"poison": "on", "centurions": "on", "border_control": "on"}),
    (1, {"poison": "on", "centurions": "on", "border_control": "on"}),
]


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_what_others_believe_does_not_depend_on_the_truth(seats: int, options: dict[str, str]) -> None:
    """Two worlds that a seat cannot tell apart stay alike for it as the same things happen in both."""
    game = games.load("caesar")
    followed = 0
    for seed in range(8 if compiled else 4):
        rng = Rng(seed)
        state: Any = game.new(seats, options)
        seat = SPECTATOR if seats == 1 else seed % 2
        while not state.is_over():
            actor = state.actors()[0]
            action = state.sample(actor, rng)
            twin = state.redeal(seat, rng)
            if action in twin.legal(actor):
                # Where the seat sees nothing of a draw, the twin may draw something else.
                other = action
                if game.notation.text(action).startswith("draw") and hidden(state, seat):
                    other = twin.sample(CHANCE, rng)
                twin.play(actor, other)
                state.play(actor, action)
                if not state.is_over():
                    assert game.view(state, seat) == game.view(twin, seat)
                    assert state.redeal(seat, Rng(5)) == twin.redeal(seat, Rng(5))
                    followed += 1
            else:
                state.play(actor, action)
            assert game.faults(twin) == []
    assert followed > 100


def hidden(state: Any, seat: int) -> bool:
    """Whether a seat sees nothing of the draw now due."""
    if state.seats == 2:
        return state.drawer != seat
    return state.drawer == state.human


def test_a_game_that_is_over_hides_nothing() -> None:
    game = games.load("caesar")
    state: Any = game.new(2, {"poison": "on"})
    state.playout(Rng(4))
    assert state.redeal(0, Rng(1)) == state


def test_the_spectator_of_a_solo_game_does_not_know_the_human_hand() -> None:
    table = Setup(1).hand("caesar", "ship-60", "ship-51").table()
    hands = {tuple(Table(table.state.redeal(SPECTATOR, Rng(n))).hand("caesar")) for n in range(20)}
    assert len(hands) > 5
    assert {tuple(Table(table.state.redeal(0, Rng(n))).hand("caesar")) for n in range(5)} == {("ship-51", "ship-60")}


def test_the_helper_counts_histories_right() -> None:
    """Two of three unknown tokens, then one sent back and one drawn: 1/2 that it is the same again."""
    story = Story(["laurel-40", "sword-60", "laurel-31"])
    story.seen = [("draw",)] * 6 + [("back", "ship-60"), ("draw",)]
    held = sum(chance for hand, chance in story.odds().items() if "ship-60" in hand)
    assert held == Fraction(1, 2)


def test_a_guess_is_found_even_when_nothing_fits_what_is_remembered() -> None:
    """A last resort that play does not reach: then icons alone decide."""
    story = Story(["laurel-40", "sword-60", "ship-33"], **ALL).recruit("centurion-sword-70")
    story.hide("sword-60", "numidia-africa")
    barred = list(story.table.state.barred)
    barred[story.table.game.board.borders.index("numidia-africa")] = 2**24 - 1
    story.table.change(barred=barred)
    for hand in story.guesses():
        assert hand[-1].split(":")[1] in {"laurel-40", "laurel-31", "laurel-22", "sword-60", "centurion-sword-70"}
        assert len(hand) == 4
    assert story.table.game.faults(story.table.state.redeal(0, Rng(1))) == []
