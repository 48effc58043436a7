"""The open place of a house, as the store uses it, and the settings that make commits durable."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Final, Protocol

from sqlalchemy import Connection, Engine

from ....rules.fault import Fault
from ..dialects.faults import NotDurable
from ..queries.sizes import Space

SQLITE: Final = {"journal_mode": frozenset({"wal"}), "synchronous": frozenset({"2"})}
"""2 is FULL."""
POSTGRESQL: Final = {
    "fsync": frozenset({"on"}),
    "full_page_writes": frozenset({"on"}),
    "synchronous_commit": frozenset({"on", "remote_apply"}),
    "server_encoding": frozenset({"UTF8"}),
}


class HousePlace(Protocol):
    """A house's database, held by this process alone until it is closed.

    `engine` makes the one connection that writes, and `readers` those that read. `required` are
    the answers that `durability` must give.
    """

    engine: Engine
    readers: Engine
    notices: list[Fault]

    @property
    def term(self) -> int | None:
        """How often the house had been opened before, if that is counted."""
        ...

    @property
    def required(self) -> Mapping[str, frozenset[str]]: ...

    def durability(self, connection: Connection) -> dict[str, str]:
        """Ask the writing connection for its durability settings."""
        ...

    def is_large(self, connection: Connection) -> bool:
        """Whether checking everything would take too long on opening."""
        ...

    def start(self, connection: Connection) -> None:
        """Prepare the writing connection, once the database is known to be intact."""
        ...

    def writing(
        self, connection: Connection, rooms: Mapping[str, int]
    ) -> AbstractContextManager[None]:
        """Run one transaction; `rooms` are the versions after it."""
        ...

    def give_back_pages(self, connection: Connection, pages: int) -> None:
        """Return at most this number of free pages to the file system."""
        ...

    def measure_space(self, quota: int | None) -> Space:
        """Measure the disk and the database; may be called from any thread."""
        ...

    def close(self) -> None: ...


def check_durability(place: HousePlace, connection: Connection) -> None:
    """Raise NotDurable unless every setting has one of the values required."""
    for name, value in place.durability(connection).items():
        if value not in (wanted := place.required[name]):
            raise NotDurable(name, value, wanted)
