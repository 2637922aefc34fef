"""Logs for machines: one JSON object a line. Tokens, passwords and what people write are never logged."""

from __future__ import annotations

import json
import logging
import traceback
from collections.abc import Iterator
from typing import Any, TextIO

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

QUOTING = ("asyncpg", "sqlalchemy")
"""Packages whose errors, and the errors those come from, repeat values that were sent to the database."""


class AsJson(logging.Formatter):
    """Writes a record as JSON, with all that was given in `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "where": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)

    def formatException(self, ei: Any) -> str:  # noqa: N802 (the name is that of `logging`)
        """A traceback; errors of a database are named and not quoted, since drivers repeat what was to be written."""
        return "".join(_told(ei[1])).rstrip("\n")


def _told(error: BaseException | None, of: tuple[BaseException, ...] = ()) -> Iterator[str]:
    """An error after those it comes from."""
    if error is None or error in of:
        return
    chain = (*of, error)
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    yield from _told(before, chain)
    if error.__traceback__ is not None:
        yield "Traceback (most recent call last):\n"
        yield from traceback.format_tb(error.__traceback__)
    if any(type(cause).__module__.partition(".")[0] in QUOTING for cause in chain):
        yield f"{type(error).__module__}.{type(error).__qualname__}\n"
    else:
        yield from traceback.format_exception_only(error)


def set_up(level: int = logging.INFO, stream: TextIO | None = None) -> None:
    """Send all logs of the server to a stream, by default to standard error."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(AsJson())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    # What these tell below a warning is of no use to hosts, or shows what is sent to the database.
    for noisy in ("alembic", "asyncio", "distributed", "sqlalchemy", "uvicorn", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    if handler.stream.isatty():
        # A host who looks on wants to go on seeing the address, not every request.
        logging.getLogger("quadriga.requests").setLevel(logging.WARNING)
