"""A ladder as a picture: how strong each bot is, and who beats whom."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

from quadriga.core.errors import BadOption
from quadriga.core.extras import extra
from quadriga.lab.ladder import Ladder

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS = (".png", ".svg", ".pdf")
INK, PALE, EMPTY, BAND = "#222222", "#d8d8d8", "#f4f4f4", "#2f5d8a"


def check(path: Path) -> None:
    """Refuse a picture that could not be drawn, before hours of play."""
    with extra("lab"):
        import matplotlib.figure  # noqa: F401
    if not path.parent.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path.parent))
    if path.suffix.lower() not in FORMATS:
        listed = ", ".join(FORMATS)
        raise BadOption("plot-format",
                        path=str(path), listed=listed)  # fmt: skip


def draw(ladder: Ladder, path: Path, title: str, say: Callable[[str], str]) -> None:
    """Write the picture; `say` gives the words for its axes. Shades alone carry the meaning, so grey will do."""
    with extra("lab"):
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    count = len(ladder.bots)
    # Text stays text in an SVG, and the same ladder gives the same file.
    style: dict[Any, Any] = {
        "font.family": "DejaVu Sans",
        "font.size": 10,
        "svg.fonttype": "none",
        "svg.hashsalt": "quadriga",
    }
    with rc_context(style):
        figure = Figure(figsize=(5.6 + 0.95 * count, 2.2 + 0.62 * count), layout="constrained")
        figure.suptitle(title, x=0.01, ha="left", color=INK, fontsize=12, fontweight="bold")
        # One row a bot through both halves; widths in inches, each with room for twelve letters.
        widths = (0.95 * count, 3.6)
        halves = figure.subplots(1, 2, sharey=True, gridspec_kw={"width_ratios": widths})
        _wins(halves[0], ladder)
        _strengths(halves[1], ladder)
        captions = (say("plot-wins" if ladder.seats == 2 else "plot-wins-many"), say("plot-rating"))
        for axes, width, caption in zip(halves, widths, captions, strict=True):
            axes.set_xlabel(fill(caption, int(12 * width)), color=INK, loc="left")
            axes.tick_params(length=0, colors=INK)
            axes.spines[:].set_visible(False)
        when = {"Date": None} if path.suffix.lower() == ".svg" else None
        figure.savefig(path, dpi=200, facecolor="white", metadata=when)


def _wins(axes: Axes, ladder: Ladder) -> None:
    """A square a pair: how often the bot of the row wins, with its interval; the darker, the oftener."""
    from matplotlib import colormaps

    shades = colormaps["Blues"]
    for y, bot in enumerate(ladder.bots):
        for x, other in enumerate(ladder.bots):
            score = ladder.score(bot, other)
            shade = shades(0.05 + 0.85 * score.share) if score else EMPTY
            axes.fill_between([x - 0.48, x + 0.48], y - 0.48, y + 0.48, color=shade, linewidth=0)
            if score is not None:
                low, high = score.interval
                look: dict[str, Any] = {"ha": "center", "va": "center", "color": "white" if score.share > 0.55 else INK}
                axes.text(x, y + 0.08, f"{100 * score.share:.0f} %", fontweight="bold", **look)
                axes.text(x, y - 0.24, f"{100 * low:.0f}–{100 * high:.0f}", fontsize=7.5, **look)
    edge = len(ladder.bots) - 0.5
    axes.set_xlim(-0.5, edge)
    axes.set_ylim(-0.5, edge)
    axes.set_xticks(range(len(ladder.bots)), ladder.bots)
    axes.set_yticks(range(len(ladder.bots)), ladder.bots)
    axes.xaxis.tick_top()


def _strengths(axes: Axes, ladder: Ladder) -> None:
    """A dot a bot, with the interval that holds its rating with 95 % certainty."""
    ratings = ladder.ratings()
    means = [ratings[bot].mean for bot in ladder.bots]
    reach = [ratings[bot].reach for bot in ladder.bots]
    rows = range(len(ladder.bots))
    axes.errorbar(means, rows, xerr=reach, fmt="o", color=BAND, elinewidth=2, capsize=4, markersize=7)
    axes.grid(axis="x", color=PALE, linewidth=0.8)
    axes.set_axisbelow(True)
