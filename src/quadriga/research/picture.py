"""A plain picture of what lies open on a table, as SVG or as pixels: discs, lines and boxes in the seats' colours."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from quadriga.core.drawing.shapes import HEIGHT, PAPER, WIDTH, Box, Disc, Line, Shape
from quadriga.core.extras import extra
from quadriga.core.position.state import State
from quadriga.core.seats import SPECTATOR
from quadriga.core.title import registry

if TYPE_CHECKING:
    import numpy


def shapes(state: State) -> list[Shape]:
    """The picture of a position, as a spectator sees it; of a title that brings none, an empty sheet."""
    painter = registry.part(state.game.meta.id, "picture")
    if painter is None:
        return []
    shapes: list[Shape] = painter.picture(state.game.board_data(), state.game.view(state, SPECTATOR))
    return shapes


def svg(state: State) -> str:
    """The picture as an SVG document."""
    body = "".join(_element(shape) for shape in shapes(state))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>{body}</svg>'
    )


def pixels(state: State) -> numpy.ndarray:
    """The picture as an array of bytes: height, width, and red, green, blue."""
    with extra("research"):
        import numpy as np
    image = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    image[:] = _rgb(PAPER)
    for shape in shapes(state):
        left, top, right, bottom = _frame(shape)
        y, x = np.ogrid[top:bottom, left:right]
        if isinstance(shape, Disc):
            inside = (x - shape.x) ** 2 + (y - shape.y) ** 2 <= shape.radius**2
        elif isinstance(shape, Box):
            inside = (x >= shape.x) & (y >= shape.y + (1 - shape.share) * shape.height)
        else:
            wide, tall = shape.to_x - shape.x, shape.to_y - shape.y
            along = ((x - shape.x) * wide + (y - shape.y) * tall) / max(1.0, wide**2 + tall**2)
            along = along.clip(0, 1)
            inside = np.hypot(x - shape.x - along * wide, y - shape.y - along * tall) <= shape.width
        image[top:bottom, left:right][inside] = _rgb(shape.colour)
    return image


def _frame(shape: Shape) -> tuple[int, int, int, int]:
    """The part of the picture that a shape can touch: left, top, right, bottom."""
    if isinstance(shape, Disc):
        box = (shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius)
    elif isinstance(shape, Box):
        box = (shape.x, shape.y, shape.x + shape.width - 1, shape.y + shape.height - 1)
    else:
        (left, right), (top, bottom) = sorted((shape.x, shape.to_x)), sorted((shape.y, shape.to_y))
        box = (left - shape.width, top - shape.width, right + shape.width, bottom + shape.width)
    left, top, right, bottom = (max(0, int(edge)) for edge in box)
    return left, top, min(WIDTH, right + 1), min(HEIGHT, bottom + 1)


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _element(shape: Shape) -> str:
    if isinstance(shape, Line):
        return (
            f'<line x1="{shape.x:.1f}" y1="{shape.y:.1f}" x2="{shape.to_x:.1f}" y2="{shape.to_y:.1f}" '
            f'stroke="{shape.colour}" stroke-width="{2 * shape.width}"/>'
        )
    title = f"<title>{escape(shape.name)}</title>" if shape.name else ""
    if isinstance(shape, Disc):
        return (
            f'<circle cx="{shape.x:.1f}" cy="{shape.y:.1f}" r="{shape.radius}" fill="{shape.colour}">{title}</circle>'
        )
    top, height = shape.y + (1 - shape.share) * shape.height, shape.share * shape.height
    return (
        f'<rect x="{shape.x:.1f}" y="{top:.1f}" width="{shape.width}" height="{height:.1f}" '
        f'fill="{shape.colour}">{title}</rect>'
    )
