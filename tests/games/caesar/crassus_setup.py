"""Auto-Crassus about to move, and what he chose and why. Used by the tests of the solo game.

The human plays Caesar unless a test says otherwise; tile T is one turn and nothing else.
"""

from __future__ import annotations

from .setup import TURN_TILES, Setup, Table


def solo(*row: str, **options: str) -> Setup:
    """Auto-Crassus (Pompey) is about to turn tile T with this row."""
    return Setup(1, TURN_TILES, **options).turn("pompey").row(*row)


def turn(setup: Setup) -> Table:
    """Let him take one turn."""
    table = setup.table()
    table.play("tile T")
    return table


def chose(table: Table) -> tuple[int, tuple[str, str], tuple[str, str], tuple[str, str]]:
    """What he chose and why: step, province, token, space."""
    (step,) = table.told("chose-step")
    (province,) = table.told("chose-province")
    (token,) = table.told("chose-token")
    (border,) = table.told("chose-border")
    return (
        step["step"],
        (province["province"], province["by"]),
        (token["token"], token["by"]),
        (border["border"], border["by"]),
    )


def placed(table: Table) -> tuple[str, str, str]:
    (event,) = table.told("placed")
    return event["token"], event["border"], event["toward"]


def use_up(table: Table, *left: str) -> Table:
    """So many tiles are left in the pile."""
    tiles = table.game.board.tiles
    counts = [left.count(tile) for tile in tiles] + [0] * (16 - len(tiles))
    return table.change(tile_left=counts, tiles_left=len(left))


def chose_until_pick(table: Table) -> tuple[int, tuple[str, str], tuple[str, str] | None, None]:
    (step,) = table.told("chose-step")
    (province,) = table.told("chose-province")
    (token,) = table.told("chose-token")
    return step["step"], (province["province"], province["by"]), (token["token"], token["by"]), None


def equal_provinces(*bonus: str, **bonuses: str) -> Setup:
    """Three provinces he can close and win with one shield: Hispania Ulterior, Hispania Citerior, Syria."""
    setup = solo("shield-33").fill("hispania_ulterior-mauritania", "aegyptus-syria")
    plain = {"hispania_ulterior": "wealth", "syria": "might", **bonuses}
    return setup.bonus(**plain)


def province_by(table: Table) -> tuple[str, str]:
    (event,) = table.told("chose-province")
    return event["province"], event["by"]


def spaces_of_italia() -> Setup:
    """He leads in Italia alone and has a shield for it: two spaces, beside Sardinia and Macedonia."""
    return solo("shield-42").put("pompey", "ship-60", "italia-dalmatia", "italia")


def closes_syria(bonus: str, **options: str) -> Setup:
    return solo("shield-33", "sword-60", "sword-51", **options).fill("aegyptus-syria").bonus(syria=bonus)


def chose_token(table: Table) -> tuple[str, str]:
    (event,) = table.told("chose-token")
    return event["token"], event["by"]
