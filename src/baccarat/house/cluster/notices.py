"""Notices between the processes of a house: what has changed, so that caches are read again.

A notice carries no data and may be lost: a process that has lost its connection reads everything
again. They travel over connections of their own, because a transaction that notifies makes all
other commits wait for it.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Thread
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from .contract import Hear, NoticeKind

TELL_SECONDS: Final = 0.05
"""Notices of this time are sent together."""
AGAIN_SECONDS: Final = 1.0
"""Between two attempts to reach the database."""
PAYLOAD: Final = 7_000
"""Bytes in one notice at most; PostgreSQL allows 8,000."""

KINDS: Final = frozenset(map(str, NoticeKind))

log = logging.getLogger(__name__)


class Notices:
    """Sends notices, and listens for those of all processes, this one included."""

    def __init__(
        self,
        engine: Engine,
        notify: str,
        hear: Callable[[Callable[[], bool]], Iterable[str | None]],
    ) -> None:
        """`notify` is the statement that sends a text; `hear` yields the texts that arrive."""
        self._engine = engine
        self._notify = notify
        self._hear = hear
        self._listeners: list[Hear] = []
        self._pending: set[str] = set()
        self._sending: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="notices")
        self._stopping = Event()
        self._is_deaf = False
        self._ear: Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def open(self) -> None:
        """Begin to listen; call it in the event loop."""
        self._loop = asyncio.get_running_loop()
        self._ear = Thread(target=self._listen, name="listener", daemon=True)
        self._ear.start()

    def listen(self, hear: Hear) -> None:
        """Call `hear` for each notice, and for each kind with `""` with each new connection."""
        self._listeners.append(hear)

    def tell(self, kind: NoticeKind, subject: str) -> None:
        """Send a notice soon."""
        self._pending.add(f"{kind} {subject}")
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send(), name="notices")

    async def _send(self) -> None:
        loop = asyncio.get_running_loop()
        while self._pending:
            await asyncio.sleep(TELL_SECONDS)
            told, self._pending = self._pending, set()
            try:
                await loop.run_in_executor(self._thread, self._send_all, _payloads(told))
            except DBAPIError:
                self._pending |= told
                await asyncio.sleep(AGAIN_SECONDS)

    def _send_all(self, payloads: list[str]) -> None:
        with self._engine.connect() as connection, connection.begin():
            for payload in payloads:
                connection.exec_driver_sql(self._notify, (payload,))

    def _listen(self) -> None:
        while not self._stopping.is_set():
            try:
                for payload in self._hear(lambda: not self._stopping.is_set()):
                    self._note_connection()
                    everything = [f"{kind} " for kind in NoticeKind]
                    self._call_soon(everything if payload is None else payload.split("\n"))
            except Exception:  # the driver's own errors: it is tried again
                if not self._is_deaf and not self._stopping.is_set():
                    log.warning("the connection for other processes' notices is lost")
                    self._is_deaf = True
                self._stopping.wait(AGAIN_SECONDS)

    def _note_connection(self) -> None:
        """Log once that notices are heard again."""
        if self._is_deaf:
            log.warning("the connection for other processes' notices is there again")
            self._is_deaf = False

    def _call_soon(self, lines: list[str]) -> None:
        assert self._loop  # noqa: S101 - it was opened
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._call, lines)

    def _call(self, lines: list[str]) -> None:
        for line in lines:
            kind, _, subject = line.partition(" ")
            if kind not in KINDS:  # of another version
                continue
            for hear in self._listeners:
                hear(NoticeKind(kind), subject)

    async def close(self) -> None:
        """Send the rest, and stop."""
        if self._sending:
            await asyncio.wait([self._sending], timeout=AGAIN_SECONDS)
            self._sending.cancel()
        self._stopping.set()
        if self._ear:
            await asyncio.get_running_loop().run_in_executor(None, self._ear.join)
        self._thread.shutdown()
        self._engine.dispose()


def _payloads(told: Iterable[str]) -> list[str]:
    """Join notices to as few texts as possible."""
    texts = [""]
    for line in sorted(told):
        joined = f"{texts[-1]}\n{line}" if texts[-1] else line
        if len(joined.encode()) <= PAYLOAD:
            texts[-1] = joined
        else:
            texts.append(line)
    return texts
