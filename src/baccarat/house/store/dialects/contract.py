"""What the store needs of a database's driver, below SQLAlchemy."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, Protocol

LAYOUT_LABEL: Final = "sqlite_master"
"""The table name in the digests of layout rows, for each kind of database."""
OPTION: Final = "driver"
"""The execution option in which an engine keeps how to reach its driver."""


class Cursor(Protocol):
    """A cursor of the driver. Parameters have the driver's own placeholders."""

    @property
    def rowcount(self) -> int:
        """The number of rows that the last statement changed, over all its parameters."""
        ...

    def execute(self, statement: str, parameters: Sequence[Any], /) -> Any: ...

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class FoundRows(Protocol):
    """The rows that a query found."""

    def __iter__(self) -> Iterator[Any]: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Database(Protocol):
    """An open database. Parameters of `execute` are marked by `?`, which no text here contains."""

    def execute(self, query: str, parameters: Sequence[Any] = (), /) -> FoundRows: ...

    def cursor(self) -> Cursor: ...

    def layout(self) -> Iterable[Sequence[Any]]:
        """List the tables, indexes and triggers; the second value is a table's name."""
        ...

    def tables(self) -> set[str]:
        """Return the names of all tables."""
        ...

    def columns(self, table: str) -> set[str]:
        """Return the names of a table's columns; empty if there is no such table."""
        ...

    def free_pages(self) -> int:
        """Return the number of pages that could be given back to the file system."""
        ...

    def find_bad_page(self) -> str | None:
        """Run the database's own check of its pages; return its message if one is damaged."""
        ...

    def lenient(self) -> AbstractContextManager[None]:
        """Decode invalid text to something that it cannot have been, so that digests reveal it."""
        ...
