"""Acts of administration, carried out: by a server where one runs, else by `quadriga admin` itself.

An act is asked for as a row of the database (`store/acts.py`). Whoever looks after the matches carries it out, so that
nothing is changed behind the back of what is in memory; the row then tells what came of it, and is the audit.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from quadriga.core.errors import QuadrigaError
from quadriga.server.host.house import ANNOUNCEMENT, BAN, MAINTENANCE, MUTE, tell_house
from quadriga.server.match.matches import Matches
from quadriga.server.store import acts as store
from quadriga.server.store import house, people
from quadriga.server.store import matches as kept
from quadriga.server.store.acts import Act
from quadriga.server.store.database import Transaction
from quadriga.service.errors import NotFound, Refused, Unavailable
from quadriga.service.rows import OVER

SPENT = ("password",)
"""Details that are needed to carry an act out, and are in no audit."""

logger = logging.getLogger(__name__)


class Acts:
    """Carries out what administration asks for, in the process that has the matches."""

    def __init__(
        self,
        matches: Matches,
        now: Callable[[], float],
        follow: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self.matches = matches
        self.database = matches.database
        self.now = now
        self.follow = follow
        """Heeds what the house has set, before anybody is told that it is done; None where no server runs."""
        self._lock = asyncio.Lock()
        self._deeds: dict[str, Callable[[Act], Awaitable[None]]] = {
            "ban": self._ban,
            "unban": self._unban,
            "mute": self._mute,
            "unmute": self._unmute,
            "close": self._close,
            "delete": self._delete,
            "password": self._password,
            "invite": self._invite,
            "uninvite": self._uninvite,
            "announce": self._announce,
            "maintenance": self._maintenance,
        }

    async def look(self) -> None:
        """Carry out all that waits."""
        async with self._lock:
            async with self.database.reading() as connection:
                numbers = await store.waiting(connection, self.now())
                waiting = [await store.find(connection, number) for number in numbers]
            for act in waiting:
                if act is not None and await self._taken(act):
                    await self._carry_out(act)

    async def _taken(self, act: Act) -> bool:
        async with self.database.writing() as transaction:
            return await store.take(transaction, act["id"], self.database.process, act["taken_by"])

    async def _carry_out(self, act: Act) -> None:
        result: Act = {"done": True}
        try:
            deed = self._deeds.get(act["kind"])
            if deed is None:
                raise Refused("act-unknown", kind=act["kind"])
            await deed(act)
            if self.follow is not None:
                await self.follow()
        except Unavailable:
            # It is tried again when the database is there: nobody else does it, and it still waits.
            async with self.database.writing() as transaction:
                await store.take(transaction, act["id"], "", self.database.process)
            raise
        except QuadrigaError as error:
            result = {
                "done": False,
                "code": error.code,
                "params": {name: str(value) for name, value in error.params.items()},
            }
        except Exception:
            logger.exception("act %d of administration failed", act["id"])
            result = {"done": False, "code": "server-fault", "params": {}}
        details = {name: value for name, value in act["details"].items() if name not in SPENT}
        async with self.database.writing() as transaction:
            await store.finish(transaction, act["id"], self.now(), details, result)
        logger.info("administration", extra={"act": act["kind"], "by": act["by"], "done": result["done"]})

    # ---- people ----------------------------------------------------------------------------------------------

    async def _ban(self, act: Act) -> None:
        await self._keep_out(act, BAN)
        if act["user_id"] is not None:
            await self._let_bots_play(act["user_id"])

    async def _mute(self, act: Act) -> None:
        await self._keep_out(act, MUTE)

    async def _keep_out(self, act: Act, kind: str) -> None:
        details = act["details"]
        ban = {"kind": kind, "user_id": act["user_id"], "address": details.get("address"), "until": details["until"]}
        async with self.database.writing() as transaction:
            if act["user_id"] is not None and await people.find(transaction.connection, act["user_id"]) is None:
                raise NotFound("no-such-person", name=act["user_id"])
            await house.set_ban(transaction, {**ban, "why": act["why"], "at": act["at"]})
            await tell_house(transaction)

    async def _unban(self, act: Act) -> None:
        await self._let_in(act, BAN, "not-banned")

    async def _unmute(self, act: Act) -> None:
        await self._let_in(act, MUTE, "not-muted")

    async def _let_in(self, act: Act, kind: str, otherwise: str) -> None:
        async with self.database.writing() as transaction:
            if not await house.lift_ban(transaction, kind, act["user_id"], act["details"].get("address")):
                raise Refused(otherwise)
            await tell_house(transaction)

    async def _let_bots_play(self, user_id: str) -> None:
        """Nobody at a table waits for somebody who cannot come."""
        async with self.database.reading() as connection:
            matches = await kept.of_user(connection, user_id, None, None, limit=100_000, sandboxes=True)
        for match_id in matches:
            # One that is deleted meanwhile needs no bots.
            with suppress(NotFound):
                await self._let_bots_play_in(match_id, user_id)
            await asyncio.sleep(0)

    async def _let_bots_play_in(self, match_id: str, user_id: str) -> None:
        async with self.matches.changing(match_id, with_game=False) as change:
            seats = change.match.stand_in_for(user_id, change.now)
            if seats:
                details = {"seats": seats}
                await kept.write_audit(change.transaction, match_id, None, "server-ban", details, change.now)

    async def _password(self, act: Act) -> None:
        async with self.database.writing() as transaction:
            user = await people.find(transaction.connection, act["user_id"])
            if user is None or user.is_guest:
                raise NotFound("no-such-person", name=act["user_id"])
            await people.change(transaction, user.id, password=act["details"]["password"])
            await people.end_sessions(transaction, user.id)
            await transaction.tell(match="", what="signed-out", user=user.id)

    # ---- matches ---------------------------------------------------------------------------------------------

    async def _close(self, act: Act) -> None:
        async with self.matches.changing(act["match_id"], with_game=False) as change:
            change.match.close(None, change.now)
            details = {"why": act["why"]} if act["why"] else {}
            await kept.write_audit(change.transaction, change.match.id, None, "server-close", details, change.now)

    async def _delete(self, act: Act) -> None:
        async with self.matches.glancing(act["match_id"]) as match:
            if match.row.status != OVER:
                raise Refused("match-not-over")
        await self.matches.remove(act["match_id"])

    # ---- the house -------------------------------------------------------------------------------------------

    async def _invite(self, act: Act) -> None:
        async with self.database.writing() as transaction:
            details = act["details"]
            await house.add_invitations(transaction, details["codes"], act["at"], details["until"])

    async def _uninvite(self, act: Act) -> None:
        async with self.database.writing() as transaction:
            number = act["details"]["invitation"]
            if not await house.withdraw_invitation(transaction, number):
                raise NotFound("no-such-invitation", number=number)

    async def _announce(self, act: Act) -> None:
        details = act["details"]
        said = (
            None if details["text"] is None else {"id": act["id"], "text": details["text"], "until": details["until"]}
        )
        async with self.database.writing() as transaction:
            await house.set_value(transaction, ANNOUNCEMENT, said)
            await tell_house(transaction)

    async def _maintenance(self, act: Act) -> None:
        async with self.database.writing() as transaction:
            before = (await house.settings(transaction.connection)).get(MAINTENANCE)
            stop = act["details"].get("stop", False)
            if act["details"]["on"]:
                stopped = before is not None and before["stop"]
                since = before["since"] if before is not None and stopped else self.now()
                value = {"note": act["details"]["note"], "stop": stop, "since": since}
                await house.set_value(transaction, MAINTENANCE, value)
            else:
                await house.set_value(transaction, MAINTENANCE, None)
            if before is not None and before["stop"] and not stop:
                await self._give_time(transaction, before["since"])
            await tell_house(transaction)

    async def _give_time(self, transaction: Transaction, since: float) -> None:
        """Clocks stood still since then; what no server was there for is given back by the next one."""
        last = await people.last_seen(transaction.connection) if self.follow is None else self.now()
        await kept.give_time(transaction, max(0.0, (last or since) - since))
