"""The four titles, and those of other packages: importing this makes them known; each is loaded when first used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, overload

from quadriga.core.title import registry
from quadriga.core.title.game import Game
from quadriga.core.title.registry import titles
from quadriga.games.antike.meta import META as ANTIKE
from quadriga.games.augustus.meta import META as AUGUSTUS
from quadriga.games.caesar.meta import META as CAESAR
from quadriga.games.empire.meta import META as EMPIRE

if TYPE_CHECKING:
    from quadriga.games.antike.game import Title as Antike
    from quadriga.games.augustus.game import Title as Augustus
    from quadriga.games.caesar.game import Title as Caesar
    from quadriga.games.empire.game import Title as Empire

for meta in (EMPIRE, CAESAR, AUGUSTUS, ANTIKE):
    registry.register(meta, f"quadriga.games.{meta.id}.game")
registry.find_guests()

OwnData = Mapping[str, Any] | None


@overload
def load(name: Literal["empire"], own_data: OwnData = None, rules_version: int | None = None) -> Empire: ...
@overload
def load(name: Literal["caesar"], own_data: OwnData = None, rules_version: int | None = None) -> Caesar: ...
@overload
def load(name: Literal["augustus"], own_data: OwnData = None, rules_version: int | None = None) -> Augustus: ...
@overload
def load(name: Literal["antike"], own_data: OwnData = None, rules_version: int | None = None) -> Antike: ...
@overload
def load(name: str, own_data: OwnData = None, rules_version: int | None = None) -> Game: ...
def load(name: str, own_data: OwnData = None, rules_version: int | None = None) -> Game:
    """The title of that id; see `registry.load`.

    >>> load("caesar").meta.id
    'caesar'
    """
    return registry.load(name, own_data, rules_version)


__all__ = ["load", "titles"]
