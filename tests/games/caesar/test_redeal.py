"""What a stranger may believe of a hand: hard facts always, and the right odds.

Here short stories show what each kind of sight tells; the odds are worked out a second time by following every history
that fits what was seen. `test_belief.py` does the same over random games.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from quadriga import CHANCE, SPECTATOR, Rng, compiled, games
from quadriga.core.errors import BadData
from quadriga.games.caesar.rules import codes

from .setup import Setup, Table, load
from .test_belief import SWORDS, tokens

GUESSES = 6000 if compiled else 1500

# A bag small enough to follow every history: six tokens that fit where they are needed, one of them twice.
FEW: dict[str, Any] = {
    "influence_tokens": [
        {"id": "laurel-40", "icons": ["laurel"], "values": [4, 0], "count": 1},
        {"id": "laurel-31", "icons": ["laurel"], "values": [3, 1], "count": 1},
        {"id": "laurel-22", "icons": ["laurel"], "values": [2, 2], "count": 2},
        {"id": "sword-60", "icons": ["sword"], "values": [6, 0], "count": 1},
        {"id": "ship-60", "icons": ["ship"], "values": [6, 0], "count": 1},
        {"id": "ship-33", "icons": ["ship"], "values": [3, 3], "count": 1},
    ],
    # One more than in the box.
    "bonus_tokens": {"poison": {"count": 4}},
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


def as_likely(story: Story) -> None:
    """Guesses are all possible, and each comes as often as its odds say, within chance."""
    odds, counts = story.odds(), story.guesses()
    assert set(counts) <= set(odds), set(counts) - set(odds)
    for hand, chance in odds.items():
        p = float(chance)
        error = 4.5 * (p * (1 - p) / GUESSES) ** 0.5
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


def test_more_sent_back_than_the_box_can() -> None:
    story = Story(["laurel-40", "sword-60", "laurel-31"]).poison("laurel-31").draw("laurel-22").poison("sword-60")
    as_likely(story.draw("ship-60").poison("laurel-40").draw("ship-33").poison("ship-60"))
    as_likely(story.draw("laurel-31").draw("laurel-22"))


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
    as_likely(story)
    both = Story(["ship-33"], **ALL).recruit("centurion-sword-70").recruit("centurion-laurel-33")
    as_likely(both.hide("centurion-laurel-33", "numidia-africa"))


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
    as_likely(story)


def test_a_token_in_the_bag_since_before_does_not_lie_face_down() -> None:
    """Sent back, not drawn since: it is in the bag, not on the map, and one draw later it may be in the hand."""
    story = Story(["laurel-40", "sword-60", "laurel-31"], **ALL).poison("laurel-40").hide("laurel-31", "numidia-africa")
    assert all("laurel-40" not in name for hand in story.guesses() for name in hand)
    as_likely(story)
    as_likely(story.draw("ship-60"))


# ---- CAE-R9, CAE-R11: what a pass and the game going on tell -----------------------------------------------------


def test_cae_r9_whoever_passes_holds_nothing_that_fits() -> None:
    """Pieces of the box: after a pass, and the draw after it, all tokens held but the new one fit nowhere."""
    game = games.load("caesar")
    passes = 0
    for seed in range(600 if compiled else 60):
        rng = Rng(seed)
        state: Any = game.new(2)
        while not state.is_over():
            actor = state.actors()[0]
            action = state.sample(actor, rng)
            free = state.free
            state.play(actor, action)
            if action != codes.PASS_AT or state.is_over():
                continue
            drawn = 0
            if state.decision == codes.DRAW:
                state.play(CHANCE, state.sample(CHANCE, rng))
                drawn = 1
            passes += 1
            fits = state.tables.fits
            for n in range(50):
                hand = state.redeal(1 - actor, Rng(n)).hand[actor * codes.TOKENS : (actor + 1) * codes.TOKENS]
                assert sum(count for token, count in enumerate(hand) if fits[token] & free) <= drawn
    assert passes >= (8 if compiled else 1)


def test_cae_r9_who_has_not_lost_can_place() -> None:
    """With `stuck` set to `lose`, whoever is on turn holds a token that fits."""
    game = load({"influence_tokens": tokens(sword_60=9, ship_60=4)})
    told = 0
    for seed in range(20):
        rng = Rng(seed)
        state: Any = game.new(2, {"stuck": "lose"})
        while not state.is_over():
            if state.decision == codes.PLACING:
                seat = 1 - state.turn
                for n in range(5):
                    guess = state.redeal(seat, Rng(n))
                    assert guess.legal(state.turn) != [codes.PASS_AT]
                told += not all(state.free & fits for fits in state.tables.fits[:2])
            state.play(state.actors()[0], state.sample(state.actors()[0], rng))
    assert told >= 10


# ---- all of it over random games ---------------------------------------------------------------------------------

EVERYTHING = {"poison": "on", "centurions": "on", "border_control": "on"}
SETTINGS: list[tuple[int, dict[str, str], dict[str, Any]]] = [
    (2, {}, {}),
    (2, {"poison": "on"}, {}),
    (2, EVERYTHING, {}),
    (2, {**EVERYTHING, "stuck": "lose"}, {}),
    (1, EVERYTHING, {}),
    (2, EVERYTHING, SWORDS),
]


@pytest.mark.sweep
@pytest.mark.parametrize(("seats", "options", "own"), SETTINGS)
def test_a_twin_stays_a_twin(seats: int, options: dict[str, str], own: dict[str, Any]) -> None:
    """Worlds that a seat cannot tell apart stay alike for it while the same things happen in both, as far as it sees.

    That goes for what it sees, what it may do and what it can believe.
    """
    game = load(own)
    followed = longest = 0
    for seed in range(12 if compiled else 4):
        rng = Rng(seed)
        state: Any = game.new(seats, options)
        seat = SPECTATOR if seats == 1 or seed % 3 == 2 else seed % 3
        twin, steps = state.redeal(seat, rng), 0
        while not state.is_over():
            actor = state.actors()[0]
            action = state.sample(actor, rng)
            other = unseen_like(game, state, twin, seat, action, rng)
            state.play(actor, action)
            if other in twin.legal(actor):
                twin.play(actor, other)
                steps += 1
            else:
                # What happened proves that the twin was not the truth.
                twin, steps = state.redeal(seat, rng), 0
            assert game.faults(twin) == []
            if action == codes.PASS_AT:
                assert twin.is_over() == state.is_over()
            if twin.is_over() or state.is_over():
                # The end shows all hands (CAE-R36).
                twin, steps = state.redeal(seat, rng), 0
                continue
            assert game.view(state, seat) == game.view(twin, seat)
            assert state.actors() == twin.actors()
            assert seat == SPECTATOR or state.legal(seat) == twin.legal(seat)
            assert state.redeal(seat, Rng(5)) == twin.redeal(seat, Rng(5))
            followed += 1
            longest = max(longest, steps)
    assert followed > 100 and longest > 5


def unseen_like(game: Any, state: Any, twin: Any, seat: int, action: int, rng: Rng) -> int:
    """What happens in a twin when this happens in truth: the same, but for tokens that the seat does not see."""
    if codes.DRAW_AT <= action < codes.LOSE_AT and hidden(state, seat):
        return twin.sample(CHANCE, rng)
    actor = state.actors()[0]
    if action < codes.PASS_AT and action % 3 == codes.HIDDEN and actor != seat:
        border = action // 3 % codes.BORDERS
        down = [
            other
            for other in twin.legal(actor)
            if other < codes.PASS_AT and other % 3 == codes.HIDDEN and other // 3 % codes.BORDERS == border
        ]
        return down[rng.below(len(down))] if down else action
    return action


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


def test_a_position_that_contradicts_its_memory_stays_as_it_is() -> None:
    """Only a position set up by hand can; there is nothing to deal it by."""
    story = Story(["laurel-40", "sword-60", "ship-33"]).poison("ship-33")
    story.table.change(seen=[code + codes.SEEN_EVENTS * 2 for code in story.table.state.seen])
    assert story.table.state.redeal(0, Rng(1)) == story.table.state


def test_own_pieces_have_room_for_so_much_poison() -> None:
    """All that is seen of a hand must find room in a state."""
    senates = {"id": "senate", "effects": ["senate"], "count": 24, "set": "base"}
    for count, effects in ((19, ["poison"]), (9, ["poison", "poison"])):
        poison = {"id": "poison", "effects": effects, "count": count, "set": "poison"}
        games.load("caesar", {"bonus_tokens": [senates, poison]})
        with pytest.raises(BadData, match="room for 19"):
            games.load("caesar", {"bonus_tokens": [senates, {**poison, "count": count + 1}]})


def test_everybody_sees_all_decisions_but_tokens_face_down() -> None:
    game = games.load("caesar")
    state: Any = game.new(2, EVERYTHING)
    seen = ["place sword-60 numidia-africa africa", "pass", "use", "decline", "recruit centurion-sword-70"]
    seen += ["flip-marker gallia", "flip-token numidia-africa", "resolve might", "order paying", "lose sword-60"]
    for text in seen:
        assert game.secret(state, 0, game.notation.number(text)) is None, text
    for text in ("place sword-60 numidia-africa hidden", "draw sword-60"):
        assert game.secret(state, 0, game.notation.number(text)) is not None, text
