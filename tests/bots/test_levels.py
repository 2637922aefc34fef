"""The five levels: names people know, budgets that hold, and each its own kind of player."""

from __future__ import annotations

import pytest

from quadriga import CHANCE, Rng, games
from quadriga.bots import LEVELS, Bot, decide, make, scaled, tell
from quadriga.bots.levels import KINDS, Level
from quadriga.bots.search import Candidate, Search
from quadriga.core.learning.experience import Experience
from quadriga.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_of_its_own_and_says_how_it_plays(title: str, language: str) -> None:
    words = Words(language, games.load(title))
    assert all(words.has(f"level-{level}") and words.has(f"level-{level}-about") for level in LEVELS)
    assert len({words.say(f"level-{level}") for level in LEVELS}) == len(LEVELS)
    assert words.say("level-3") in words.bot("level3")
    assert "3:500" in words.bot("level3:500")
    assert words.bot("uct") == "uct"


def test_the_higher_the_level_the_more_it_thinks(title: str) -> None:
    game = games.load(title)
    rounds = [Level(level).settings(game)[1] for level in LEVELS]
    assert rounds[2:] == sorted(set(rounds[2:]))
    assert Level(4, 77).settings(game)[1] == 77
    assert scaled("level5", game, 0.1) == f"level5:{round(rounds[4] / 10)}"
    assert scaled("level5:50", game, 0.1) == "level5:5"
    assert scaled("level5@0.5", game, 0.1) == "level5@0.5"


def test_a_title_may_give_a_level_settings_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("caesar")
    tuned = Experience(search={"explore": 0.3, "trust": 5.0}, levels={5: {"rounds": 7, "explore": 0.1}})
    monkeypatch.setattr(game, "experience", tuned)
    manner, rounds = Level(5).settings(game)
    assert (manner.explore, manner.trust, rounds) == (0.1, 5.0, 7)
    assert Level(4).settings(game)[0].explore == 0.3


def test_levels_are_different_kinds_of_players() -> None:
    kinds = [(tuple(kind.manner.items()), kind.whim > 0, kind.remembers, kind.rounds) for kind in KINDS.values()]
    assert len(set(kinds)) == len(kinds)
    assert KINDS[1].manner["alone"]
    assert "alone" not in KINDS[2].manner


def test_a_budget_of_time_is_part_of_the_name() -> None:
    bot = make("level5@0.25")
    assert isinstance(bot, Search)
    assert bot.seconds == 0.25
    assert bot.name == "level5@0.25"


def test_a_whim_prefers_what_costs_little() -> None:
    bot = Level(1)
    bot.whim = 0.1
    candidates = [Candidate(n, 10, value, 1.0) for n, value in enumerate((0.6, 0.5, 0.1))]
    rng = Rng(1)
    answers = [bot.pick(candidates, rng) for _ in range(2000)]
    best, near, far = (answers.count(n) for n in range(3))
    # The odds are e^(0.1 / 0.1) = 2.7 to 1 for a tenth of the result, and 148 to 1 for half of it.
    assert 2.2 < best / near < 3.3
    assert 0 < far < 0.03 * len(answers)
    bot.whim = 0.0
    assert bot.pick(candidates, rng) == 0


def test_level_1_does_not_see_what_it_does_to_others() -> None:
    """Where only the other seat's standing differs, its judgement of its own is the same."""
    game, rng = games.load("caesar"), Rng(3)
    state = game.new(2)
    game.deal(state, rng)
    insight = game.insight(state)
    assert insight is not None
    open_eyes = insight.judge()[0]
    insight.freeze_others()
    assert insight.judge()[0] == pytest.approx(open_eyes)
    for _ in range(12):
        seat = state.actors()[0]
        state.play(seat, state.sample(seat, rng))
        game.deal(state, rng)
    own = insight.judge()
    assert own[0] + own[1] != pytest.approx(1.0)


def test_a_bot_that_is_far_ahead_still_brings_the_game_home() -> None:
    """With all but won positions looking alike it used to shift its legions about for ever."""
    game = games.load("augustus")
    state = game.new(2)
    bots: list[Bot] = [make("level4:60"), make("random")]
    rng, decisions = Rng(3), 0
    while actors := state.actors():
        seat = actors[0]
        action = state.sample(CHANCE, rng) if seat == CHANCE else decide(bots[seat], state, seat, rng)
        tell(enumerate(bots), state, seat, action)
        state.play(seat, action)
        decisions += seat == 0
        assert decisions < 400
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0,)
