"""A real server in this process, for tools that look at the page: its matches come out alike each time."""

from __future__ import annotations

import asyncio
import random
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from quadriga import bots
from quadriga.server.app import create_app
from quadriga.server.match import matches
from quadriga.server.run import TableServer, listening
from quadriga.server.settings import Settings
from quadriga.service.live import LiveMatch

Until = Callable[[LiveMatch], bool]


BEGIN = 1_795_600_000.0
"""The time at which the server starts, in seconds since 1970."""


class Drawn:
    """Stands in for `secrets`: ids, codes and luck that come out alike each time."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.randbits, self.choice = self.luck.getrandbits, self.luck.choice

    def token_hex(self, length: int) -> str:
        """So many bytes in hexadecimal."""
        return self.luck.randbytes(length).hex()


class PageServer:
    """A server that others in this process may push forward."""

    def __init__(self, server: TableServer, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/"
        self.server = server
        self.loop: asyncio.AbstractEventLoop | None = None

    def run(self, sockets: list[Any]) -> None:
        """Serve, until the server is told to end."""
        self.loop = asyncio.new_event_loop()
        self.loop.run_until_complete(self.server.serve(sockets))

    def advance(self, match_id: str, until: Until, bot: str = "level2") -> None:
        """Let a bot decide for everybody until the match is where it is wanted, or over."""

        def push(match: LiveMatch, now: float) -> None:
            table = match.need_table()
            while table.state.actors() and not until(match):
                seat = table.state.actors()[0]
                action = bots.decide(bots.make(bot), table.state, seat, table.match.mind(seat))
                playing, owner = match.seats[seat].playing_bot, match.seats[seat].user_id
                if playing is not None:
                    match.bot_plays(seat, playing, action, table.match.revision(seat), now)
                else:
                    match.play(str(owner), seat, [table.match.game.notation.text(action)], None, now)

        self._do(match_id, push)

    def _do(self, match_id: str, deed: Callable[[LiveMatch, float], None]) -> None:
        assert self.loop is not None
        change = self.server.service.playing.change(match_id, deed)
        asyncio.run_coroutine_threadsafe(change, self.loop).result(120)


@contextmanager
def page_server(port: int = 0, bot_pause: float = 3600.0) -> Iterator[PageServer]:
    """A server with an empty database. Bots wait for `advance`, unless their pause is shorter."""
    matches.secrets = Drawn(4)  # type: ignore[attr-defined]
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        ready = threading.Event()
        place = listening("127.0.0.1", port)
        settings = Settings(database=f"sqlite:///{folder}/q.db", bot_pause=bot_pause, limits=0)
        server = TableServer(create_app(settings, lambda: BEGIN + time.monotonic() - start), ready.set)
        served = PageServer(server, place.getsockname()[1])
        thread = threading.Thread(target=served.run, args=([place],), daemon=True)
        thread.start()
        assert ready.wait(60), "the server did not start"
        try:
            yield served
        finally:
            server.should_exit = True
            thread.join(20)


TURNS = {"caesar": "place", "empire": "city"}
"""The decision with which a turn begins, where a title has one."""


def asked_after(decisions: int, seat: int = 0) -> Until:
    """Until that many decisions were taken and a seat begins its turn."""

    def reached(match: LiveMatch) -> bool:
        table = match.need_table()
        if len(table.match.log) < decisions or table.state.actors() != [seat]:
            return False
        game = table.match.game
        return TURNS.get(game.meta.id) in (None, game.decision(table.state, seat))

    return reached
