"""Queries about matches: settings, seats, log, replies, chat, notes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from sqlalchemy import (
    Insert,
    Table,
    Text,
    Update,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.sql.dml import ReturningUpdate

from quadriga.server.store import schema
from quadriga.server.store.database import AnyConnection, Transaction
from quadriga.server.store.rows import row_of
from quadriga.service.rows import OVER, PLAYING, WAITING, MatchRow, SeatRow, difference, plain

ALIVE_SECONDS = 6.0
"""A server process that was not seen for longer is dead."""
Shape = tuple[Table, tuple[str, ...], tuple[str, ...]]
"""A table, the columns that are written, and those of the key."""


# What every decision needs is made once: with 200 live matches, making statements took a fifth of the time.
_ENTRY = insert(schema.entries)
_KNOWN_REPLY = select(schema.replies.c.reply).where(
    schema.replies.c.match_id == bindparam("match_id"),
    schema.replies.c.user_id == bindparam("user_id"),
    schema.replies.c.key == bindparam("key"),
)
_STAMP = (
    select(schema.matches.c.length, schema.matches.c.changed_at)
    .where(schema.matches.c.id == bindparam("match_id"))
    .with_for_update()
)


@dataclass(frozen=True)
class Write:
    """One row to be written: a new one, or columns of the one that has this key."""

    table: Table
    row: dict[str, Any]
    key: dict[str, Any] = field(default_factory=dict)

    @property
    def shape(self) -> Shape:
        """What its statement depends on."""
        return self.table, tuple(self.row), tuple(self.key)

    def given(self, prefix: str = "") -> dict[str, Any]:
        """The values for its statement."""
        row = {f"{prefix}{name}": value for name, value in self.row.items()}
        return row | {f"{prefix}its_{name}": value for name, value in self.key.items()}


@cache
def _statement(shape: Shape, prefix: str = "") -> Insert | Update:
    """The statement of a write; each value is given by the name of its column, a key's as `its_...`."""
    table, columns, key = shape
    values: dict[str, Any] = {name: bindparam(f"{prefix}{name}") for name in columns}
    if not key:
        return insert(table).values(values)
    this = and_(*(table.c[name] == bindparam(f"{prefix}its_{name}") for name in key))
    return update(table).where(this).values(values)


@cache
def _all_at_once(shapes: tuple[Shape, ...]) -> ReturningUpdate[Any]:
    """One statement for several writes, the last of which changes a row and tells everybody of it."""
    *others, last = shapes
    changing = _statement(last)
    assert isinstance(changing, Update)
    for n, shape in enumerate(others):
        changing = changing.add_cte(_statement(shape, f"w{n}_").cte(f"w{n}"))
    return changing.returning(func.pg_notify(bindparam("channel", type_=Text), bindparam("message", type_=Text)))


async def write(transaction: Transaction, writes: Sequence[Write], **news: Any) -> None:
    """Carry out some writes, the last of which changes a row, and tell everybody.

    On PostgreSQL that is one question, not one for each: with 200 live matches every question is waited for.
    """
    note = transaction.note(**news)
    if not note:
        for change in writes:
            await transaction.connection.execute(_statement(change.shape), change.given())
        return
    *others, last = writes
    given = {**last.given(), **note}
    for n, change in enumerate(others):
        given |= change.given(f"w{n}_")
    await transaction.connection.execute(_all_at_once(tuple(change.shape for change in writes)), given)


async def add(transaction: Transaction, row: MatchRow, seats: Sequence[SeatRow]) -> None:
    """Keep a new match."""
    await transaction.connection.execute(insert(schema.matches), plain(row))
    await transaction.connection.execute(insert(schema.seats), [plain(seat) for seat in seats])


async def find(
    connection: AnyConnection, match_id: str, to_change: bool = False
) -> tuple[MatchRow, list[SeatRow]] | None:
    """A match and its seats; with `to_change`, nobody else can change it until the transaction ends."""
    query = select(schema.matches).where(schema.matches.c.id == match_id)
    row = (await connection.execute(query.with_for_update() if to_change else query)).mappings().first()
    if row is None:
        return None
    return row_of(MatchRow, row), await _seats(connection, match_id)


async def is_as_kept(connection: AnyConnection, row: MatchRow) -> bool:
    """Whether nobody has changed a match since it was read; nobody can until the transaction ends."""
    stamp = (await connection.execute(_STAMP, {"match_id": row.id})).first()
    return stamp is not None and (stamp.length, stamp.changed_at) == (row.length, row.changed_at)


async def _seats(connection: AnyConnection, match_id: str) -> list[SeatRow]:
    query = select(schema.seats).where(schema.seats.c.match_id == match_id).order_by(schema.seats.c.seat)
    return [row_of(SeatRow, row) for row in (await connection.execute(query)).mappings()]


async def id_of_code(connection: AnyConnection, code: str) -> str | None:
    """The match that has a short code."""
    query = select(schema.matches.c.id).where(schema.matches.c.code == code)
    return (await connection.execute(query)).scalar()


def changed_seats(kept: Sequence[dict[str, Any]], seats: Sequence[SeatRow]) -> list[Write]:
    """What has changed in seats."""
    writes = []
    for before, seat in zip(kept, seats, strict=True):
        changed = difference(before, seat)
        if changed:
            writes.append(Write(schema.seats, changed, {"match_id": seat.match_id, "seat": before["seat"]}))
    return writes


# ---- the log -------------------------------------------------------------------------------------------------


def new_entries(match_id: str, after: int, log: Sequence[dict[str, Any]], at: float) -> list[Write]:
    """New entries of a log; the database refuses a second entry of the same number."""
    return [
        Write(schema.entries, {"match_id": match_id, "number": number, "entry": entry, "at": at})
        for number, entry in enumerate(log, start=after + 1)
    ]


async def add_entries(transaction: Transaction, entries: Sequence[Write]) -> None:
    """Keep many entries of a log."""
    if entries:
        await transaction.connection.execute(_ENTRY, [entry.row for entry in entries])


KeptEntry = tuple[dict[str, Any], float]
"""An entry of a log and its moment."""


async def entries(connection: AnyConnection, match_id: str, after: int = 0) -> list[KeptEntry]:
    """The log of a match after that many entries."""
    its = schema.entries.c
    query = select(its.entry, its.at).where(its.match_id == match_id, its.number > after).order_by(its.number)
    return [(row.entry, row.at) for row in await connection.execute(query)]


async def reply(connection: AnyConnection, match_id: str, user_id: str, key: str) -> Any:
    """What was answered when this key was used before; None where it was not."""
    this = {"match_id": match_id, "user_id": user_id, "key": key}
    return (await connection.execute(_KNOWN_REPLY, this)).scalar()


def new_reply(match_id: str, user_id: str, key: str, reply: Any, at: float) -> Write:
    """What is answered, so that a repeated request does nothing."""
    row = {"match_id": match_id, "user_id": user_id, "key": key, "reply": reply, "at": at}
    return Write(schema.replies, row)


async def keep_reply(transaction: Transaction, match_id: str, user_id: str, key: str, reply: Any, at: float) -> None:
    """Keep what is answered, where nothing else of the match changes."""
    await transaction.connection.execute(insert(schema.replies), new_reply(match_id, user_id, key, reply, at).row)


# ---- lists ---------------------------------------------------------------------------------------------------


Kept = tuple[MatchRow, list[SeatRow]]
"""A match without its log: all that lists tell of it."""
_HAS_OWN_DATA = (cast(schema.matches.c.own_data, Text) != "{}").label("has_own_data")
_GLANCE = (*(column for column in schema.matches.c if column.name != "own_data"), _HAS_OWN_DATA)


async def listed(connection: AnyConnection, status: str, limit: int) -> list[str]:
    """Public matches of a status, those that changed last first; of waiting ones those with a seat for anybody."""
    its, seat = schema.matches.c, schema.seats.c
    query = select(its.id).where(its.listed, its.status == status)
    if status == WAITING:
        query = query.where(
            exists().where(seat.match_id == its.id, seat.user_id.is_(None), seat.bot.is_(None), seat.invited.is_(False))
        )
    return list((await connection.execute(query.order_by(its.changed_at.desc()).limit(limit))).scalars())


async def glances(connection: AnyConnection, match_ids: Sequence[str]) -> list[Kept]:
    """Some matches in this order, with their seats; of own data, which can be long, only whether there are any."""
    rows = await connection.execute(select(*_GLANCE).where(schema.matches.c.id.in_(match_ids)))
    its = schema.seats.c
    seated = await connection.execute(select(schema.seats).where(its.match_id.in_(match_ids)).order_by(its.seat))
    seats: dict[str, list[SeatRow]] = {match_id: [] for match_id in match_ids}
    for row in seated.mappings():
        seats[row["match_id"]].append(row_of(SeatRow, row))
    kept = {
        row["id"]: row_of(MatchRow, {**row, "own_data": {"own": True} if row["has_own_data"] else {}})
        for row in rows.mappings()
    }
    return [(kept[match_id], seats[match_id]) for match_id in match_ids if match_id in kept]


async def of_user(
    connection: AnyConnection,
    user_id: str,
    status: str | None,
    before: float | None,
    limit: int,
    sandboxes: bool = False,
) -> list[str]:
    """The matches in which a user has a seat or is the host, those that changed last first."""
    its = schema.matches.c
    seated = select(schema.seats.c.match_id).where(schema.seats.c.user_id == user_id)
    query = select(its.id).where(or_(its.id.in_(seated), its.host_id == user_id))
    if status is not None:
        query = query.where(its.status == status)
    if before is not None:
        query = query.where(its.changed_at < before)
    if not sandboxes:
        query = query.where(its.sandbox.is_(None))
    return list((await connection.execute(query.order_by(its.changed_at.desc()).limit(limit))).scalars())


async def current(connection: AnyConnection, user_id: str, since: float, limit: int) -> list[str]:
    """The matches of a user that go on: not over, or over with a rematch spoken of since then."""
    its = schema.matches.c
    seated = select(schema.seats.c.match_id).where(schema.seats.c.user_id == user_id)
    goes_on = or_(its.status != OVER, and_(its.proposal.is_not(None), its.changed_at > since))
    query = select(its.id).where(or_(its.id.in_(seated), its.host_id == user_id), its.sandbox.is_(None), goes_on)
    return list((await connection.execute(query.order_by(its.changed_at.desc()).limit(limit))).scalars())


async def begun(connection: AnyConnection) -> list[str]:
    """Every match that has begun with a new game, oldest first."""
    its = schema.matches.c
    query = select(its.id).where(its.started_at.is_not(None), its.sandbox.is_(None))
    query = query.order_by(its.created_at, its.id)
    return list((await connection.execute(query)).scalars())


async def counts(connection: AnyConnection) -> dict[str, int]:
    """How many matches there are of each status."""
    query = select(schema.matches.c.status, func.count()).group_by(schema.matches.c.status)
    return {str(status): int(count) for status, count in await connection.execute(query)}


async def neglected(connection: AnyConnection, now: float, process: str) -> dict[str, float]:
    """Matches in which something is due, and which this process looks after, or one that is gone, or none.

    With each comes for how long nobody has looked after it, as far as that is known.
    """
    its, keeper = schema.matches.c, schema.processes.c
    gone = or_(keeper.seen_at.is_(None), keeper.seen_at <= now - ALIVE_SECONDS)
    query = (
        select(its.id, its.keeper, keeper.seen_at)
        .outerjoin(schema.processes, its.keeper == keeper.id)
        .where(its.due_at <= now, or_(its.keeper.is_(None), its.keeper == process, gone))
        # Who has a long match loads it after those who have a short one.
        .order_by(its.length)
    )
    rows = await connection.execute(query)
    return {row.id: 0.0 if row.seen_at is None or row.keeper == process else now - row.seen_at for row in rows}


async def let_go(transaction: Transaction, process: str) -> None:
    """A server process ends: others may look after its matches at once."""
    its = schema.matches.c
    await transaction.connection.execute(update(schema.matches).where(its.keeper == process).values(keeper=None))


async def stale(connection: AnyConnection, status: str, before: float) -> list[str]:
    """Matches of a status that nothing has happened in since a moment."""
    its = schema.matches.c
    query = select(its.id).where(its.status == status, its.changed_at < before)
    return list((await connection.execute(query)).scalars())


async def remove(transaction: Transaction, match_id: str) -> None:
    """Drop a match with all that belongs to it."""
    await transaction.connection.execute(delete(schema.matches).where(schema.matches.c.id == match_id))


# ---- reviews -------------------------------------------------------------------------------------------------


async def review(connection: AnyConnection, match_id: str) -> dict[str, Any] | None:
    """The review of a match, as far as it is."""
    query = select(schema.reviews).where(schema.reviews.c.match_id == match_id)
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else dict(row)


async def keep_review(transaction: Transaction, match_id: str, **columns: Any) -> None:
    """Keep how far a review is, or what it found."""
    its = schema.reviews.c
    await transaction.connection.execute(delete(schema.reviews).where(its.match_id == match_id))
    await transaction.connection.execute(insert(schema.reviews), {"match_id": match_id, "found": None, **columns})


# ---- beside the game -----------------------------------------------------------------------------------------


async def say(transaction: Transaction, match_id: str, message: dict[str, Any]) -> dict[str, Any]:
    """Keep a chat message; it gets its number here."""
    number = await last_word(transaction.connection, match_id) + 1
    numbered = {**message, "match_id": match_id, "number": number}
    await transaction.connection.execute(insert(schema.chat), numbered)
    return numbered


async def last_word(connection: AnyConnection, match_id: str) -> int:
    """The number of the last chat message of a match, which is how many there are."""
    its = schema.chat.c
    return (await connection.execute(select(func.max(its.number)).where(its.match_id == match_id))).scalar() or 0


async def chat(connection: AnyConnection, match_id: str, after: int = 0) -> list[dict[str, Any]]:
    """The chat of a match after a message's number."""
    its = schema.chat.c
    query = select(schema.chat).where(its.match_id == match_id, its.number > after).order_by(its.number)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def note(connection: AnyConnection, match_id: str, user_id: str) -> str:
    """What a user noted for themselves about a match."""
    its = schema.notes.c
    query = select(its.text).where(its.match_id == match_id, its.user_id == user_id)
    return (await connection.execute(query)).scalar() or ""


async def keep_note(transaction: Transaction, match_id: str, user_id: str, text: str) -> None:
    """Keep a note, in place of the one before."""
    its = schema.notes.c
    mine = and_(its.match_id == match_id, its.user_id == user_id)
    await transaction.connection.execute(delete(schema.notes).where(mine))
    await transaction.connection.execute(insert(schema.notes), {"match_id": match_id, "user_id": user_id, "text": text})


async def write_audit(
    transaction: Transaction, match_id: str, user_id: str | None, deed: str, details: dict[str, Any], at: float
) -> None:
    """Note what a host did."""
    row = {"match_id": match_id, "user_id": user_id, "deed": deed, "details": details, "at": at}
    await transaction.connection.execute(insert(schema.audit), row)


async def audit(connection: AnyConnection, match_id: str) -> list[dict[str, Any]]:
    """What hosts did in a match."""
    query = select(schema.audit).where(schema.audit.c.match_id == match_id).order_by(schema.audit.c.id)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def put_in_outbox(transaction: Transaction, notices: Sequence[dict[str, Any]]) -> None:
    """Keep notices for those who are to be told by mail or push."""
    if notices:
        await transaction.connection.execute(insert(schema.outbox), list(notices))


async def give_time(transaction: Transaction, seconds: float, keeper: str | None = None) -> None:
    """Shift all clocks that run, or those that a process looks after: for so long no time has passed.

    Processes that have such a match in memory notice it, since it has changed.
    """
    its = schema.matches.c
    moved = its.status == PLAYING if keeper is None else and_(its.status == PLAYING, its.keeper == keeper)
    await transaction.connection.execute(
        update(schema.matches).where(moved).values(due_at=its.due_at + seconds, changed_at=its.changed_at + seconds)
    )
    seat = schema.seats.c
    await transaction.connection.execute(
        update(schema.seats)
        .where(seat.asked_at.is_not(None), seat.match_id.in_(select(its.id).where(moved)))
        .values(asked_at=seat.asked_at + seconds)
    )
