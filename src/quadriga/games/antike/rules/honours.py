"""Personalities, victory and ranks in Antike: what a turn ends with."""

from __future__ import annotations

from quadriga.core.position.moves import Moves
from quadriga.games.antike.rules.codes import *
from quadriga.games.antike.rules.war import War


class Honours(War):
    """The part of the rules that hands out personalities and ends the game."""

    def _begin_turn(self, turn: int) -> None:
        """The next turn; the course of the game fills it in."""

    # ---- personalities and the end ---------------------------------------------------------------------------

    def _end_turn(self) -> None:
        """ANT-38, ANT-R31: all personalities at the end of the own turn; ANT-39, ANT-R32: then victory is checked."""
        nation = self.nation
        self.swapped = 0
        self._begin_list()
        # ANT-33, ANT-R29.
        self._award(KING, self.city_count[nation] // self.tables.cities_for_king - self._counted(KING))
        # ANT-34.
        self._award(SCHOLAR, self.scholars_due)
        # ANT-35.
        self._award(GENERAL, self.generals_due)
        # ANT-36.
        self._award(CITIZEN, self.temple_count[nation] // self.tables.temples_for_citizen - self._counted(CITIZEN))
        # ANT-37, ANT-R30: provinces with an own galley, whoever else is there.
        seas = self._count(self.has[nation * 2 + 1])
        self._award(NAVIGATOR, seas // self.tables.seas_for_navigator - self._counted(NAVIGATOR))
        self.scholars_due = 0
        self.generals_due = 0
        if self._total_cards(nation) >= self.tables.goal:
            self._finish(nation, PERSONALITIES)
        elif self.tables.extra_personality and self.know[nation] == ALL_KNOWN and self.extra[nation] == NONE:
            self._begin_extra()
        else:
            self._next_turn()

    def _counted(self, stack: int) -> int:
        """Personalities that count towards a threshold: not the extra one of the 2006 rules (ANT-R14)."""
        held = self.cards[self.nation * STACKS + stack]
        return held - 1 if self.extra[self.nation] == stack else held

    def _award(self, stack: int, due: int) -> None:
        """ANT-2, ANT-38: the lowest numbers of a stack; an empty stack gives nothing, also later."""
        while due > 0:
            if self.stack[stack] == 0:
                if stack == SCHOLAR or stack == GENERAL:
                    self._emit(STACK_EMPTY, self.tables.people[self.nation], stack, 0, 0)
                return
            self._draw_card(stack, GAINED)
            due -= 1

    def _draw_card(self, stack: int, event: int) -> None:
        self.stack[stack] -= 1
        self.cards[self.nation * STACKS + stack] += 1
        taken: int = 0
        for nation in range(self.tables.nations):
            taken += self.cards[nation * STACKS + stack]
        figure = self.tables.figures[stack * PROVINCES + taken - 1]
        self._emit(event, self.tables.people[self.nation], stack, figure, 0)

    def _fullest(self) -> int:
        most: int = 0
        for stack in range(STACKS):
            if self.stack[stack] > most:
                most = self.stack[stack]
        return most

    def _begin_extra(self) -> None:
        """ANT-R14, 2006 rules: one personality from the fullest stack, once; the nation chooses between equals."""
        most = self._fullest()
        ways: int = 0
        last = NONE
        for stack in range(STACKS):
            if self.stack[stack] == most:
                ways += 1
                last = stack
        if most == 0:
            # Used up all the same: an empty stack gives nothing, also later.
            self.extra[self.nation] = STACKS
            self._emit(NO_EXTRA, self.tables.people[self.nation], 0, 0, 0)
            self._next_turn()
        elif ways > 1:
            self.decision = EXTRA_CARD
        else:
            self._gain_extra(last)

    def _list_extra(self, moves: Moves) -> None:
        for stack in range(STACKS):
            if self.stack[stack] == self._fullest():
                moves._add(GAIN_AT + stack)

    def _gain_extra(self, stack: int) -> None:
        nation = self.nation
        self.extra[nation] = stack
        self._draw_card(stack, GAINED_EXTRA)
        if self._total_cards(nation) >= self.tables.goal:
            self._finish(nation, PERSONALITIES)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        self._begin_turn((self.turn + 1) % self.tables.nations)

    def _finish(self, winner: int, reason: int) -> None:
        self.decision = OVER
        self.winner = winner
        self.reason = reason
        self._emit(ENDED, NONE if winner == NONE else self.tables.people[winner], reason, 0, 0)

    def _total_cards(self, nation: int) -> int:
        total: int = 0
        for stack in range(STACKS):
            total += self.cards[nation * STACKS + stack]
        return total

    def _criterion(self, nation: int, criterion: int) -> int:
        """ANT-R35: what ranks nations, one criterion after the other; whoever has won comes first."""
        if criterion == 0:
            return 1 if nation == self.winner else 0
        if criterion == 1:
            return self._total_cards(nation)
        if criterion == 2:
            return self.city_count[nation]
        if criterion == 3:
            return self.temple_count[nation]
        return self._wealth(nation)

    def _is_ahead(self, nation: int, other: int) -> bool:
        """Whether a nation ranks strictly before another."""
        for criterion in range(5):
            mine = self._criterion(nation, criterion)
            theirs = self._criterion(other, criterion)
            if mine != theirs:
                return mine > theirs
        return False

    def _best_nation(self, seat: int) -> int:
        """A player counts by his better nation."""
        best = NONE
        for nation in range(self.tables.nations):
            if self.seat_of[nation] == seat and (best == NONE or self._is_ahead(nation, best)):
                best = nation
        return best

    def _rank(self, seat: int) -> int:
        mine = self._best_nation(seat)
        rank = 1
        for other in range(self.seats):
            if other != seat and self._is_ahead(self._best_nation(other), mine):
                rank += 1
        return rank
