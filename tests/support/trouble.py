"""A disk that fails: full, locked by another, or with an error of its own, and well again after."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from sqlalchemy import event

from baccarat.house.store.batch import Batch
from baccarat.house.store.rows import RowWriter
from baccarat.house.store.store import Store

Fault = Callable[["TroubledStore"], Any]


class TroubledStore(Store):
    """Fails every write once, by one fault, before it does it. `failed` counts the failures."""

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
        """Tell a room's version as any other program would find it."""
        query = "SELECT coalesce(max(seq), 0) FROM events WHERE room = ?"
        return int(self.beside.execute(query, [room]).fetchone()[0])

    def pragma(self, text: str) -> Any:
        driver: Any = self.connection.connection.driver_connection
        return driver.execute(f"PRAGMA {text}").fetchone()


@contextmanager
def full(store: TroubledStore) -> Iterator[None]:
    """Leave no page more than there is: SQLite says so itself."""
    pages = store.pragma("page_count")[0]
    store.pragma(f"max_page_count={pages}")
    try:
        yield
    finally:
        store.pragma("max_page_count=1073741823")


@contextmanager
def locked(store: TroubledStore) -> Iterator[None]:
    """Have another program write to the database meanwhile, and not wait for it."""
    store.pragma("busy_timeout=0")
    other = sqlite3.connect(store.folder / "baccarat.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()
        store.pragma("busy_timeout=5000")


def breaking(nth: int) -> Fault:
    """Fail the `nth` statement that writes within a transaction with an error of the disk."""

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
    """Fail the very commit with an error of the disk."""

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
