"""Where units of Antike can march in one go, and over which provinces."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from quadriga.core.title.gesture import Gesture
from quadriga.games.antike.rules import codes

if TYPE_CHECKING:
    from quadriga.games.antike.rules.board import Board
    from quadriga.games.antike.rules.state import AntikeState

KINDS = {"source": "province", "target": "province", "over": "province", "foe": "nation"}


class March:
    """The maneuver of the active nation as it stands, read once from the state."""

    def __init__(self, state: AntikeState, board: Board) -> None:
        self.side = board.maps[state.options["map"]]
        # Compiled, an array becomes a tuple each time it is asked for: once is enough.
        self._has, self._stance, self._ready, self._people = state.has, state.stance, state.ready, state.tables.people
        mine = state.seat_of[state.nation]
        # ANT-R40: two nations of one player leave each other alone, unless the option says otherwise.
        self._hostile = [
            nation
            for nation in range(state.tables.nations)
            if nation != state.nation and (state.tables.partner_attack or state.seat_of[nation] != mine)
        ]
        number = {way: n for n, way in enumerate(board.ways)}
        self._way = {}
        self._near: list[list[list[int]]] = [[[] for _ in self.side.provinces] for _ in codes.UNITS]
        for province, other, crossing in self.side.borders:
            for source, target in ((province, other), (other, province)):
                self._way[source, target] = number[self.name(source), self.name(target)]
                for kind in range(2):
                    if crossing >> kind & 1:
                        self._near[kind][source].append(target)

    def name(self, province: int) -> str:
        """The id of a province."""
        return self.side.provinces[province]

    def nation_name(self, nation: int) -> str:
        """The id of a nation."""
        return self.side.nations[nation]

    # ---- whom one meets ------------------------------------------------------------------------------------------

    def foes(self, kind: int, province: int) -> list[int]:
        """ANT-24: the nations there that units of a kind could fight."""
        return [nation for nation in self._hostile if self._has[nation * 2 + kind] >> province & 1]

    def _is_quiet(self, kind: int, province: int) -> bool:
        """ANT-R20, ANT-R21: whether a unit can enter without anybody being asked for a fight."""
        return all(self._stance[nation * 2 + kind] == codes.NEVER for nation in self.foes(kind, province))

    # ---- where one gets to ---------------------------------------------------------------------------------------

    def _units(self, kind: int, province: int) -> list[int]:
        """The moves that own units in a province have left, most first."""
        groups = range(kind * 3, kind * 3 + 3)
        return [3 - group % 3 for group in groups for _ in range(self._ready[group * codes.PROVINCES + province])]

    def _routes(self, kind: int, source: int, reach: int, quiet: list[bool]) -> Iterator[list[int]]:
        """The shortest way to every province in reach that meets nobody before its end."""
        seen, edge = {source}, [[source]]
        for _ in range(reach):
            beyond = []
            for route in edge:
                for province in self._near[kind][route[-1]]:
                    if province not in seen:
                        seen.add(province)
                        longer = [*route, province]
                        yield longer
                        if quiet[province]:
                            beyond.append(longer)
            edge = beyond

    def gestures(self) -> Iterator[Gesture]:
        """Any number of units from a province to another: each target once for each kind and count.

        Where somebody would be asked for a fight only one unit enters, since the others wait for the answer.
        """
        provinces = range(len(self.side.provinces))
        for kind in range(2):
            quiet = [self._is_quiet(kind, province) for province in provinces]
            for source in provinces:
                units = self._units(kind, source)
                for route in self._routes(kind, source, units[0], quiet) if units else ():
                    if quiet[route[-1]]:
                        for count in range(1, len(units) + 1):
                            if units[count - 1] >= len(route) - 1:
                                yield self._gesture("march", kind, route, units[:count], count=count)
                    else:
                        yield from self._encounters(kind, route, units[:1])

    def _encounters(self, kind: int, route: list[int], unit: list[int]) -> Iterator[Gesture]:
        """One unit goes where foreign ones stand, and lets them be or asks for a fight."""
        foes = self.foes(kind, route[-1])
        if len(foes) == 1 and self._stance[foes[0] * 2 + kind] == codes.ALWAYS:
            yield self._gesture("attack", kind, route, unit, foe=self.nation_name(foes[0]))
            return
        yield self._gesture("meet", kind, route, unit, codes.LET_BE_AT)
        for foe in foes:
            asked = codes.FOE_AT + self._people[foe]
            yield self._gesture("attack", kind, route, unit, asked, foe=self.nation_name(foe))

    def _gesture(
        self, name: str, kind: int, route: list[int], units: list[int], *then: int, **fields: int | str
    ) -> Gesture:
        """One unit after the other goes all the way."""
        ways = [self._way[pair] for pair in pairwise(route)]
        chain = [
            codes.MOVE_AT + (kind * 3 + 3 - left + step) * codes.WAYS + way
            for left in units
            for step, way in enumerate(ways)
        ]
        over = [self.name(province) for province in route[1:-1]]
        ends = {"source": self.name(route[0]), "target": self.name(route[-1])}
        shown = {"unit": codes.UNITS[kind], **ends, "over": over, "steps": len(ways), **fields}
        return Gesture(name, (*chain, *then), shown, KINDS)
