"""A failing disk: full, locked, or with an I/O error, then repaired; and kills at each moment."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from sqlalchemy import Engine, event

from baccarat.house.store.batch import Batch
from baccarat.house.store.rows import RowWriter
from baccarat.house.store.store import Store

Fault = Callable[["TroubledStore"], Any]


class TroubledStore(Store):
    """Makes every write fail once, with one fault, before it is done. `failed` counts them."""

    def __init__(self, folder: Path, fault: Fault) -> None:
        super().__init__(folder)
        self.folder = folder
        self.fault = fault
        self.failed = 0
        self.well = False
        self.beside = sqlite3.connect(folder / "baccarat.sqlite3", check_same_thread=False)

    def close(self) -> None:
        self.beside.close()
        super().close()

    def commit_all(self, batches: Sequence[Batch]) -> list[Exception | None]:
        self.well = not self.well
        if not self.well:
            return super().commit_all(batches)
        try:
            with self.fault(self):
                faults = super().commit_all(batches)
        except Exception:
            self.failed += 1
            raise
        self.well = False
        return faults

    def on_disk(self, room: str) -> int:
        """Return a room's version as any other program would find it."""
        query = "SELECT coalesce(max(seq), 0) FROM events WHERE room = ?"
        return int(self.beside.execute(query, [room]).fetchone()[0])

    def pragma(self, text: str) -> Any:
        driver: Any = self.connection.connection.driver_connection
        return driver.execute(f"PRAGMA {text}").fetchone()


@contextmanager
def full(store: TroubledStore) -> Iterator[None]:
    """Allow no more pages than there are: SQLite itself reports the error."""
    pages = store.pragma("page_count")[0]
    store.pragma(f"max_page_count={pages}")
    try:
        yield
    finally:
        store.pragma("max_page_count=1073741823")


@contextmanager
def locked(store: TroubledStore) -> Iterator[None]:
    """Let another program write to the database meanwhile, without waiting for it."""
    store.pragma("busy_timeout=0")
    other = sqlite3.connect(store.folder / "baccarat.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()
        store.pragma("busy_timeout=5000")


def breaking(nth: int) -> Fault:
    """Make the `nth` writing statement of a transaction fail with a disk error."""

    @contextmanager
    def broken(store: TroubledStore) -> Iterator[None]:
        written, write = 0, RowWriter._write

        def strike(rows: RowWriter, statement: str, values: Sequence[Any]) -> None:
            nonlocal written
            written += bool(values)
            if written == nth:
                raise sqlite3.OperationalError("disk I/O error")
            write(rows, statement, values)

        with patch.object(RowWriter, "_write", strike):
            yield

    return broken


@contextmanager
def at_commit(store: TroubledStore) -> Iterator[None]:
    """Make the commit itself fail with a disk error."""

    def strike(_: Any) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    event.listen(store.engine, "commit", strike)
    try:
        yield
    finally:
        event.remove(store.engine, "commit", strike)


FAULTS: Final[dict[str, Fault]] = {
    "full": full,
    "locked": locked,
    "first write": breaking(1),
    "second write": breaking(2),
    "third write": breaking(3),
    "commit": at_commit,
}


EVENTS = ("before_cursor_execute", "commit")


class Moments:
    """Copies a folder into another one; `taken` lists the copies."""

    def __init__(self, folder: Path, into: Path) -> None:
        self.folder = folder
        self.into = into
        self.taken: list[Path] = []
        self._last: dict[str, bytes] = {}

    def take(self, *_: Any) -> None:
        """Copy the folder if it has changed since the last moment."""
        now = {file.name: file.read_bytes() for file in self.folder.glob("[!.]*[!m]")}
        if now != self._last:
            self.taken.append(self.into / str(len(self.taken)))
            shutil.copytree(self.folder, self.taken[-1])
        self._last = now

    def around(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*given: Any) -> Any:
            self.take()
            done = work(*given)
            self.take()
            return done

        return watched


@contextmanager
def moments_of(folder: Path, into: Path) -> Iterator[Moments]:
    """Take the moments before each statement and each commit."""
    moments = Moments(folder, into)
    for each in EVENTS:
        event.listen(Engine, each, moments.take)
    try:
        yield moments
    finally:
        for each in EVENTS:
            event.remove(Engine, each, moments.take)
