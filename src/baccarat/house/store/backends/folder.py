"""A house in a folder, which one process opens: a SQLite database, a lock and a high-water mark."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from ....rules.fault import Fault
from ..dialects.faults import DATABASE_FAULTS, InTheWay, is_disk_fault
from ..dialects.sqlite import PRAGMAS, READING, WAITING, driver_of, engine_of
from ..high_water import MarkFile, mark_database, mark_of
from ..integrity import COOKIE
from ..lost_transactions import Notice
from ..opening import make_database, prepare
from ..private_files import (
    BESIDE,
    DATABASE,
    FILES,
    is_private,
    lock_folder,
    make_private,
    others_may_replace,
)
from ..queries.sizes import Space, measure_space
from .contract import SQLITE

FULL_CHECK_BYTES: Final = 16 << 20
"""A database up to this size is checked completely on opening; of a larger one, the archive is
checked in the background."""


class HouseFolder:
    """The data folder, opened by one process."""

    required = SQLITE
    term = None

    def __init__(self, folder: Path, *, accept_loss: bool = False) -> None:
        """Open or create the folder; raises FolderInUse, NewerFormat, IntegrityError and OSError.

        With `accept_loss`, a folder is opened even if its newest transactions are missing.
        """
        self.folder = folder
        self._database = folder / DATABASE
        was_open = make_private(folder, FILES, BESIDE)
        with ExitStack() as opened:
            opened.enter_context(lock_folder(folder))
            self.notices = prepare(self._database, accept_loss=accept_loss)
            self.engine = engine_of(self._database, PRAGMAS)
            self.readers = engine_of(self._database, READING, begin="BEGIN")
            self._lock = opened.pop_all()
        self._mark: MarkFile | None = None
        self._unsure = True
        if was_open:
            closed = folder if is_private(folder) else self._database
            self.notices.append(Fault(Notice.MADE_PRIVATE, {"path": str(closed)}))
        if others_may_replace(folder):
            self.notices.append(Fault(Notice.OTHERS_WRITE, {"path": str(folder)}))

    def durability(self, connection: Connection) -> dict[str, str]:
        """Ask the writing connection for its durability settings."""
        driver = driver_of(connection)
        return {name: str(driver.execute(f"PRAGMA {name}").fetchone()[0]) for name in SQLITE}

    def is_large(self, connection: Connection) -> bool:  # noqa: ARG002 - the file says it
        """Whether checking everything would take too long on opening."""
        return self._database.stat().st_size > FULL_CHECK_BYTES

    def start(self, connection: Connection) -> None:
        """Open the high-water mark."""
        self._mark = MarkFile(mark_of(self._database), driver_of(connection), COOKIE)
        self._empty_log(connection)
        make_private(self.folder, FILES, BESIDE)

    @contextmanager
    def writing(self, connection: Connection, rooms: Mapping[str, int]) -> Iterator[None]:
        """Run one transaction, and mark it once on disk."""
        assert self._mark  # noqa: S101 - it was started
        if self._unsure:
            self._empty_log(connection)
        try:
            with connection.begin():
                yield
                number = self._mark.number(driver_of(connection))
        except Exception as fault:
            if is_disk_fault(fault):
                self._unsure = True
                self._empty_log(connection)
            raise
        self._mark.mark(number, rooms)

    def _empty_log(self, connection: Connection) -> None:
        """Checkpoint and empty the write-ahead log.

        A failed commit leaves pages in that log that look like lost ones. This fails as long as the
        disk does, or while somebody reads; it is then repeated before the next write.
        """
        driver = driver_of(connection)
        with suppress(*DATABASE_FAULTS):
            if driver.in_transaction:
                driver.rollback()
            driver.execute("PRAGMA busy_timeout=0")
            busy, *_ = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self._unsure = bool(busy)
        driver.execute(f"PRAGMA {WAITING}")

    def give_back_pages(self, connection: Connection, pages: int) -> None:
        """Return at most this number of free pages to the file system."""
        # `execute` would stop after the first page.
        driver_of(connection).executescript(f"PRAGMA incremental_vacuum({pages:d})")

    def measure_space(self, quota: int | None) -> Space:
        """Measure the disk and the files of the database; raises OSError."""
        return measure_space(self.folder, DATABASE, quota)

    def close(self) -> None:
        self.readers.dispose()
        self.engine.dispose()
        if self._mark:
            self._mark.close()
        self._lock.close()


def fill_folder(folder: Path, fill: Callable[[Connection], None]) -> None:
    """Create a folder whose database is filled by `fill`; raises InTheWay, FolderInUse, OSError."""
    make_private(folder, FILES, BESIDE)
    with lock_folder(folder):
        database = folder / DATABASE
        if database.exists():
            raise InTheWay(str(database))
        make_database(database, fill)
        mark_database(database, COOKIE)
