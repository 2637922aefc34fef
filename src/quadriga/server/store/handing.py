"""What a guest has, given to the account they signed in to; seats are handed over by their matches."""

from __future__ import annotations

from sqlalchemy import and_, exists, select, update

from quadriga.server.store import schema
from quadriga.server.store.database import Transaction
from quadriga.server.store.matches import keep_note


async def hand_over(transaction: Transaction, giver: str, taker: str) -> None:
    """What one user said, did, noted and was answered is another's from now on."""
    for table in (schema.chat, schema.audit, schema.outbox):
        await transaction.connection.execute(update(table).where(table.c.user_id == giver).values(user_id=taker))
    await _replies(transaction, giver, taker)
    await _notes(transaction, giver, taker)


async def _replies(transaction: Transaction, giver: str, taker: str) -> None:
    """A request repeated after the sign-in is answered as before; a key that both have used stays the taker's."""
    its, known = schema.replies.c, schema.replies.alias()
    used = exists().where(and_(known.c.match_id == its.match_id, known.c.user_id == taker, known.c.key == its.key))
    await transaction.connection.execute(
        update(schema.replies).where(its.user_id == giver, ~used).values(user_id=taker)
    )


async def _notes(transaction: Transaction, giver: str, taker: str) -> None:
    """Two notes about one match become one, the taker's first."""
    its = schema.notes.c
    query = select(its.match_id, its.user_id, its.text).where(its.user_id.in_([giver, taker]))
    notes = (await transaction.connection.execute(query)).all()
    own = {note.match_id: note.text for note in notes if note.user_id == taker}
    for note in notes:
        if note.user_id == giver:
            joined = "\n\n".join(text for text in (own.get(note.match_id), note.text) if text)
            await keep_note(transaction, note.match_id, taker, joined)
