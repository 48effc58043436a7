"""Errors of the databases, and what they mean."""

import sqlite3
from collections.abc import Iterable
from enum import StrEnum
from typing import Any, Final

from sqlalchemy.exc import (
    DBAPIError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)

from ....rules.fault import Fault

DATABASE_FAULTS: Final = (SQLAlchemyError, sqlite3.Error)
"""Every error that a database raises. PostgreSQL's always come through SQLAlchemy."""
RETRIED: Final = frozenset({"40001", "40P01", "55P03", "23505"})
"""PostgreSQL's codes for a transaction that another one came in between of: a serialization
failure, a deadlock, a lock that was not given in time, a key that exists by now."""
NO_RIGHT: Final = "42501"
"""PostgreSQL's code for a missing privilege."""


class DatabaseCode(StrEnum):
    """What can be wrong with a database, apart from the house in it."""

    SETTING = "database-setting"
    """The setting `name` has a `value` other than those `wanted`."""


class FolderInUse(Exception):
    """Another process uses this house."""


class NoHouse(Exception):
    """There is no house in the folder or database."""


class InTheWay(Exception):
    """Something already exists where the copy would go."""


class NotOurs(Exception):
    """The database holds tables of another program."""


class Pooled(Exception):
    """A pooler gives the statements of one connection to different sessions."""


class NotDurable(Exception):
    """A setting of the database has a `value` with which it would not be durable."""

    def __init__(self, name: str, value: str, wanted: Iterable[str]) -> None:
        self.fault = Fault(
            DatabaseCode.SETTING,
            {"name": name, "value": value, "wanted": " | ".join(sorted(wanted))},
        )
        super().__init__(self.fault)


class Interrupted(Exception):
    """Another process changed what this transaction had read; nothing was written."""


def is_disk_fault(fault: BaseException | None) -> bool:
    """Whether a fault concerns the disk or the whole database, not with the data to be written."""
    return isinstance(
        fault,
        OperationalError | InterfaceError | InternalError | sqlite3.OperationalError | OSError,
    )


def may_retry(fault: Exception) -> bool:
    """Whether the same transaction may succeed if it is run again at once."""
    return isinstance(fault, Interrupted) or sql_state(fault) in RETRIED


def sql_state(fault: BaseException) -> str | None:
    """Return PostgreSQL's code for an error; None for other errors."""
    return getattr(getattr(fault, "orig", None), "sqlstate", None)


def damage_of(fault: BaseException) -> str | None:
    """Return the database's message about damaged data; None for disk faults and locks."""
    said: Any = fault.orig if isinstance(fault, DBAPIError) else fault
    if isinstance(said, sqlite3.Error):
        code = getattr(said, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        passes = isinstance(said, sqlite3.OperationalError) and code != sqlite3.SQLITE_ERROR
    else:
        passes = is_disk_fault(fault) or sql_state(fault) == NO_RIGHT
    return None if passes else str(said)


def brief(fault: Exception) -> Exception:
    """Return an error with the database's own message, without its context."""
    said = getattr(fault, "orig", None)
    if said is None or isinstance(said, sqlite3.Error):
        return said or fault
    first = (str(said).strip().splitlines() or [""])[0]
    return ConnectionError(first.rpartition("failed: ")[2].removeprefix("FATAL:").strip())
