"""The settings that make a commit durable, which each database must report when it is opened."""

from typing import Final

from sqlalchemy import Connection

from ..dialects.faults import NotDurable
from .contract import HousePlace

SQLITE: Final = {"journal_mode": frozenset({"wal"}), "synchronous": frozenset({"2"})}
"""2 is FULL."""
POSTGRESQL: Final = {
    "fsync": frozenset({"on"}),
    "full_page_writes": frozenset({"on"}),
    "synchronous_commit": frozenset({"on", "remote_apply"}),
    "server_encoding": frozenset({"UTF8"}),
}


def check_durability(place: HousePlace, connection: Connection) -> None:
    """Raise NotDurable unless every setting has one of the values required."""
    for name, value in place.durability(connection).items():
        if value not in (wanted := place.required[name]):
            raise NotDurable(name, value, wanted)
