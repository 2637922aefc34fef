"""What a run tells, as one page: who wins from which seat, how long games are, where points come from, what came up."""

from __future__ import annotations

import io
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quadriga.core.errors import BadOption, QuadrigaError
from quadriga.core.extras import extra
from quadriga.core.title import registry
from quadriga.core.title.game import Game
from quadriga.lab.arena import wilson
from quadriga.lab.plot import BAND, INK, PALE
from quadriga.lab.runs import Run
from quadriga.words import Words
from quadriga.words.words import sentence

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Rows = list[dict[str, Any]]
Shares = dict[str, tuple[float, int]]
"""By name: games won, and games."""

ROLES = ("side", "nation")
"""What a seat may play, as names of it begin in the locale files."""
MOST_ROWS = 60
"""The most lines of a table of decisions."""
APART = 15
"""So many decisions of those who win most often, and as many of those who win least often."""
RARE = 0.03
"""What fewer of the seats did tells nothing, nor what all but so few did."""
STYLE = (
    "body{font:16px/1.5 Georgia,serif;max-width:54rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fffdf8}"
    "h1,h2{font-weight:600}table{border-collapse:collapse}td,th{padding:.15rem .8rem;text-align:right;"
    "border-bottom:1px solid #ddd}td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}"
)


def write(run: Run, path: Path, words: Words) -> None:
    """Write the page of a run."""
    games = run.games()
    if not games:
        raise BadOption("run-empty", path=str(run.folder))
    path.write_text(page(run, games, words), encoding="utf-8")


def page(run: Run, games: Rows, words: Words) -> str:
    """The page as HTML; it needs no other file."""
    plan, say = run.plan, words.say
    game = registry.load(plan.game, rules_version=plan.rules_version)
    title = say("run-title", title=say("title"), games=len(games))
    usual = {option.name: option.default for option in game.meta.options}
    changed = {name: value for name, value in plan.options.items() if value != usual[name]}
    options = "; ".join(_option(name, value, words) for name, value in changed.items()) or say("report-usual")
    setting = {"bots": ", ".join(plan.bots), "options": options, "seed": plan.seed, "version": plan.rules_version}
    about = [*(["report-fair"] if len(set(plan.bots)) > 1 else []), "report-interval", "report-even"]
    deeds = Deeds(game, words)
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(say('report-setting', **setting))}</p>",
        f"<p>{escape(' '.join(map(say, about)))}</p>",
        _section(say("report-seats"), _shares_plot(by_seat(games), 1 / plan.seats, words)),
    ]
    if any(role != str(seat + 1) for game in games for seat, role in enumerate(game["roles"])):
        body.append(_section(say("report-roles"), _shares_plot(_called(by_role(games), words), 1 / plan.seats, words)))
    if len(set(plan.bots)) > 1:
        body.append(_section(say("report-bots"), _shares_plot(by_bot(games), 1 / plan.seats, words)))
    body += [
        _section(say("report-first"), _shares_plot(by_start(games), 1 / plan.seats, words)),
        _section(say("report-lengths"), _lengths_plot(games, words)),
        _section(say("report-points"), _points_plot(games, words)),
        _section(say("report-times"), _times(games, words)),
        _section(say("report-endings"), _endings(games, words)),
        _section(say("report-asked"), _asked(games, words, game)),
        _section(say("report-happened"), _often("happened", games, words, partial(_event, words=words))),
        _section(say("report-taken"), _taken(games, words, deeds)),
        _section(say("report-drawn"), _often("drawn", games, words, deeds.called)),
        _section(say("report-apart"), f"<p>{escape(say('report-apart-about'))}</p>" + _apart(games, words, deeds)),
    ]
    return (
        f'<!DOCTYPE html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n" + "\n".join(body) + "\n</body></html>\n"
    )


# ---- figures -----------------------------------------------------------------------------------------------------


def _won(game: dict[str, Any], seat: int) -> float:
    """1 for the winner; winners that tie share it."""
    ranks = game["ranks"]
    return 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0


def _shares(cases: Iterable[tuple[str, float]]) -> Shares:
    wins: defaultdict[str, float] = defaultdict(float)
    games: Counter[str] = Counter()
    for name, won in cases:
        wins[name] += won
        games[name] += 1
    return {name: (wins[name], games[name]) for name in sorted(games)}


def by_seat(games: Rows) -> Shares:
    """Who wins, by seat from 1 on."""
    return _shares((str(seat + 1), _won(game, seat)) for game in games for seat in range(len(game["ranks"])))


def by_role(games: Rows) -> Shares:
    """… by side or nation."""
    return _shares((role, _won(game, seat)) for game in games for seat, role in enumerate(game["roles"]))


def by_bot(games: Rows) -> Shares:
    """… by bot."""
    return _shares((bot, _won(game, seat)) for game in games for seat, bot in enumerate(game["bots"]))


def by_start(games: Rows) -> Shares:
    """… by how many seats after the one that decides first."""
    seats = len(games[0]["ranks"])
    return _shares(
        (f"+{after}", _won(game, (game["first"] + after) % seats)) for game in games for after in range(seats)
    )


def by_taken(games: Rows) -> Shares:
    """… by decisions that the seat has taken at least once."""
    return _shares(
        (what, _won(game, seat)) for game in games for seat, taken in enumerate(game["taken"]) for what, _ in taken
    )


def _called(shares: Shares, words: Words) -> Shares:
    """Sides and nations by the names they have in the language."""

    def name(role: str) -> str:
        return next((words.say(f"{kind}-{role}") for kind in ROLES if words.has(f"{kind}-{role}")), role)

    return {" + ".join(map(name, roles.split("+"))): share for roles, share in shares.items()}


class Deeds:
    """The decisions of a title in words: whole ones, and kinds of them as runs count them (`place laurel-22`)."""

    def __init__(self, game: Game, words: Words) -> None:
        self.words = words
        self.notation = game.notation
        self.kinds: dict[str, list[str]] = {}
        for number in game.notation:
            action = game.action(number)
            self.kinds.setdefault(action.do, [action.kinds.get(name, name) for name in vars(action)])

    def called(self, text: str) -> str:
        """A whole decision about several things as its sentence; else its kind, and the things it names so far."""
        do, *things = text.split()
        kinds = self.kinds.get(do, [])
        if len(things) == len(kinds) > 1:
            try:
                return self.words.action(self.notation.number(text))
            except QuadrigaError:
                return text
        key = f"kind-action-{do}"
        name = self.words.say(key) if self.words.has(key) else do
        parts = [sentence(self.words.thing(kind, _given(thing))) for kind, thing in zip(kinds, things, strict=False)]
        return " · ".join([name, *parts])


def _given(thing: str) -> str | int:
    return int(thing) if thing.isdigit() else thing


def _event(key: str, words: Words) -> str:
    """A kind of events by its name, where its title has one."""
    return words.say(f"kind-event-{key}") if words.has(f"kind-event-{key}") else key


def _option(name: str, value: str, words: Words) -> str:
    """An option and what it is set to."""
    key = f"option-{name}-{value}"
    return f"{words.say(f'option-{name}')} ({words.say(key) if words.has(key) else value})"


# ---- pictures and tables -----------------------------------------------------------------------------------------


def _section(title: str, content: str) -> str:
    return f"<h2>{escape(title)}</h2>\n{content}"


def _drawn(draw: Callable[[Axes], None], height: float) -> str:
    """A plot as SVG, the same bytes for the same figures."""
    with extra("lab"):
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    style: dict[Any, Any] = {"font.family": "DejaVu Sans", "svg.fonttype": "none", "svg.hashsalt": "quadriga"}
    with rc_context(style):
        figure = Figure(figsize=(7.2, height), layout="constrained")
        axes = figure.subplots()
        draw(axes)
        axes.tick_params(length=0, colors=INK)
        axes.spines[:].set_visible(False)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None})
    return out.getvalue()[out.getvalue().index("<svg") :]


def _shares_plot(shares: Shares, even: float, words: Words) -> str:
    names = list(shares)
    won = [wins / games for wins, games in shares.values()]
    reach = [wilson(wins, games) for wins, games in shares.values()]

    def draw(axes: Axes) -> None:
        low = [max(0.0, share - bounds[0]) for share, bounds in zip(won, reach, strict=True)]
        high = [max(0.0, bounds[1] - share) for share, bounds in zip(won, reach, strict=True)]
        axes.axvline(even, color=INK, linewidth=1, linestyle="--")
        axes.errorbar(won, range(len(names)), xerr=[low, high], fmt="o", color=BAND, elinewidth=2, capsize=4)
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.set_xlim(0, min(1.0, max(2 * even, *(bounds[1] for bounds in reach)) + 0.05))
        axes.grid(axis="x", color=PALE, linewidth=0.8)

    rows = [[name, str(games), _share(wins, games, words)] for name, (wins, games) in shares.items()]
    heads = ["", words.say("column-games"), words.say("column-wins")]
    return _drawn(draw, 0.9 + 0.4 * len(names)) + _table(heads, rows)


def _lengths_plot(games: Rows, words: Words) -> str:
    def draw(axes: Axes) -> None:
        axes.hist([game["decisions"] for game in games], bins=24, color=BAND)
        axes.set_xlabel(words.say("report-length"), color=INK)
        axes.set_ylabel(words.say("report-count"), color=INK)

    return _drawn(draw, 2.6)


def _points_plot(games: Rows, words: Words) -> str:
    totals = _summed(points for game in games for points in game["points"])
    seats = sum(len(game["points"]) for game in games)
    names = [words.say(f"source-{name}") if words.has(f"source-{name}") else name for name in totals]
    means = [total / seats for total in totals.values()]

    def draw(axes: Axes) -> None:
        axes.barh(range(len(names)), means, color=BAND)
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        axes.grid(axis="x", color=PALE, linewidth=0.8)

    return _drawn(draw, 0.7 + 0.35 * max(1, len(names)))


def _times(games: Rows, words: Words) -> str:
    choices: Counter[str] = Counter()
    seconds: defaultdict[str, float] = defaultdict(float)
    sat: Counter[str] = Counter()
    for game in games:
        for seat, bot in enumerate(game["bots"]):
            choices[bot] += game["choices"][seat]
            seconds[bot] += game["seconds"][seat]
            sat[bot] += 1
    heads = [words.say(f"column-{name}") for name in ("bot", "choices", "second")]
    rows = [
        [
            bot,
            words.figure(choices[bot] / sat[bot], 1),
            f"{words.figure(1000 * seconds[bot] / max(1, choices[bot]), 2)} ms",
        ]
        for bot in sorted(sat)
    ]
    return _table(heads, rows)


def _endings(games: Rows, words: Words) -> str:
    counts = Counter(game["reason"] for game in games)
    heads = [words.say("column-reason"), words.say("column-games"), words.say("report-share")]
    rows = [
        [words.say(f"end-{reason}"), str(count), words.figure(count / len(games), 1, percent=True)]
        for reason, count in counts.most_common()
    ]
    return _table(heads, rows)


def _taken(games: Rows, words: Words, deeds: Deeds) -> str:
    counts = _summed(taken for game in games for taken in game["taken"])
    shares = by_taken(games)
    heads = [words.say(f"column-{name}") for name in ("what", "often", "seats", "wins")]
    rows = [
        [deeds.called(what), words.figure(count / len(games), 2), *_seats_and_wins(*shares[what], games, words)]
        for what, count in counts.most_common(MOST_ROWS)
    ]
    return _table(heads, rows)


def _asked(games: Rows, words: Words, game: Game) -> str:
    """Which rule asked for a decision, and how often."""
    counts = _summed(row["asked"] for row in games)
    heads = [words.say("column-what"), words.say("column-rule"), words.say("column-often")]
    rows = [
        [words.say(f"decision-{name}"), game.decision_rules[name], words.figure(count / len(games), 2)]
        for name, count in counts.most_common()
    ]
    return _table(heads, rows)


def _often(what: str, games: Rows, words: Words, called: Callable[[str], str]) -> str:
    """How often something came in a game."""
    counts = _summed(game[what] for game in games)
    heads = [words.say("column-what"), words.say("column-often")]
    rows = [[called(name), words.figure(count / len(games), 2)] for name, count in counts.most_common(MOST_ROWS)]
    return _table(heads, rows)


def _apart(games: Rows, words: Words, deeds: Deeds) -> str:
    """What those did who won most and least often, among what is neither rare nor common."""
    seats = sum(len(game["ranks"]) for game in games)
    taken = by_taken(games)
    # A kind of decisions that has but one member is shown by that.
    single = {what.rpartition(" ")[0] for what, share in taken.items() if taken.get(what.rpartition(" ")[0]) == share}
    shares = {
        what: share for what, share in taken.items() if RARE <= share[1] / seats <= 1 - RARE and what not in single
    }
    ranked = sorted(shares, key=lambda what: shares[what][0] / shares[what][1], reverse=True)
    shown = ranked if len(ranked) <= 2 * APART else [*ranked[:APART], *ranked[-APART:]]
    heads = [words.say(f"column-{name}") for name in ("what", "seats", "wins")]
    return _table(heads, [[deeds.called(what), *_seats_and_wins(*shares[what], games, words)] for what in shown])


def _seats_and_wins(wins: float, took: int, games: Rows, words: Words) -> list[str]:
    seats = sum(len(game["ranks"]) for game in games)
    return [words.figure(took / seats, 1, percent=True), _share(wins, took, words)]


def _share(wins: float, games: int, words: Words) -> str:
    """A share of wins with its interval."""
    share, low, high = (words.figure(part, 1, percent=True) for part in (wins / games, *wilson(wins, games)))
    return f"{share} ({low}–{high})"


def _summed(counts: Iterable[list[tuple[str, int]]]) -> Counter[str]:
    """Counts of many games or seats together."""
    total: Counter[str] = Counter()
    for counted in counts:
        total.update(dict(counted))
    return total


def _table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{lines}</table>"
