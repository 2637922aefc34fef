"""Logs for machines: one JSON object a line. Tokens, passwords and what people write are never logged."""

from __future__ import annotations

import json
import logging
from typing import Any, TextIO

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


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
