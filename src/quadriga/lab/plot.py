"""A ladder as a picture: how strong each bot is, and who beats whom."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from quadriga.core.errors import BadOption
from quadriga.lab.extra import extra
from quadriga.lab.ladder import Ladder

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS = (".png", ".svg", ".pdf")
INK, PALE, BAND = "#222222", "#d8d8d8", "#2f5d8a"


def check(path: Path) -> None:
    """Refuse a picture that could not be drawn, before hours of play."""
    with extra():
        import matplotlib.figure  # noqa: F401
    if path.suffix.lower() not in FORMATS:
        listed = ", ".join(FORMATS)
        raise BadOption(f"{path} cannot be a picture: its name must end in one of {listed}.", "plot-format",
                        path=str(path), listed=listed)  # fmt: skip


def draw(ladder: Ladder, path: Path, title: str, say: Callable[[str], str]) -> None:
    """Write the picture; `say` gives the words for its axes. Shades alone carry the meaning, so grey will do."""
    with extra():
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    count = len(ladder.bots)
    # Text stays text in an SVG, and the same ladder gives the same file.
    with rc_context(
        {"font.family": "DejaVu Sans", "font.size": 10, "svg.fonttype": "none", "svg.hashsalt": "quadriga"}
    ):
        figure = Figure(figsize=(5.2 + 0.95 * count, 1.9 + 0.62 * count), layout="constrained")
        figure.suptitle(title, x=0.01, ha="left", color=INK, fontsize=12, fontweight="bold")
        left, right = figure.subplots(1, 2, gridspec_kw={"width_ratios": [4.0, 0.95 * count]})
        _strengths(left, ladder, say)
        _wins(right, ladder, say)
        when = {"Date": None} if path.suffix.lower() == ".svg" else None
        figure.savefig(path, dpi=200, facecolor="white", metadata=when)


def _strengths(axes: Axes, ladder: Ladder, say: Callable[[str], str]) -> None:
    """A dot a bot, with the interval that holds its rating with 95 % certainty."""
    ratings = ladder.ratings()
    rows = range(len(ladder.bots))
    means = [ratings[bot].mean for bot in ladder.bots]
    reach = [ratings[bot].reach for bot in ladder.bots]
    axes.errorbar(means, rows, xerr=reach, fmt="o", color=BAND, ecolor=BAND, elinewidth=2, capsize=4, markersize=7)
    axes.set_yticks(rows, ladder.bots)
    axes.set_ylim(-0.5, len(ladder.bots) - 0.5)
    axes.set_xlabel(say("plot-rating"), color=INK)
    axes.grid(axis="x", color=PALE, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=0, colors=INK)
    for side in ("top", "right", "left", "bottom"):
        axes.spines[side].set_visible(False)


def _wins(axes: Axes, ladder: Ladder, say: Callable[[str], str]) -> None:
    """A square a pair: how often the bot of the row wins, with its interval; the darker, the oftener."""
    from matplotlib import colormaps

    shades = colormaps["Blues"]
    count = len(ladder.bots)
    for y, one in enumerate(ladder.bots):
        for x, other in enumerate(ladder.bots):
            score = ladder.score(one, other) if one != other else None
            if score is None:
                axes.fill_between([x - 0.48, x + 0.48], y - 0.48, y + 0.48, color="#f4f4f4", linewidth=0)
                continue
            low, high = score.interval
            axes.fill_between(
                [x - 0.48, x + 0.48], y - 0.48, y + 0.48, color=shades(0.05 + 0.85 * score.share), linewidth=0
            )
            ink = "white" if score.share > 0.55 else INK
            axes.text(x, y + 0.08, f"{100 * score.share:.0f} %", ha="center", va="center", color=ink, fontweight="bold")
            span = f"{100 * low:.0f}–{100 * high:.0f}"
            axes.text(x, y - 0.24, span, ha="center", va="center", color=ink, fontsize=7.5)
    axes.set_xlim(-0.5, count - 0.5)
    axes.set_ylim(-0.5, count - 0.5)
    axes.set_xticks(range(count), ladder.bots)
    axes.set_yticks(range(count), ladder.bots)
    axes.xaxis.tick_top()
    axes.set_xlabel(say("plot-wins" if ladder.seats == 2 else "plot-wins-many"), color=INK)
    axes.tick_params(length=0, colors=INK)
    for side in ("top", "right", "left", "bottom"):
        axes.spines[side].set_visible(False)
