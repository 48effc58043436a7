"""How rooms are listed while they are not in memory."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import select

from .. import schema
from ..rows import RowWriter

ASLEEP: Final = "asleep"
"""The course of a room that sleeps: it is open, but does not count until somebody comes."""


class LobbyEntry(NamedTuple):
    """How a room is listed while it is not in memory; `body` is empty if that is not known yet.

    `network` is the one from which it was opened.
    """

    room: str
    host: str | None
    course: str = "open"
    body: bytes = b""
    network: str = ""


def put_lobby(rows: RowWriter, entries: Sequence[LobbyEntry]) -> None:
    """Save the lobby entries of rooms."""
    rows.replace(schema.lobby, {(each.room,): tuple(each[1:]) for each in sorted(entries)})


def has_room(rows: RowWriter, room: str) -> bool:
    """Whether a room exists."""
    return bool(rows.find(schema.rooms, [(room,)]))


def list_open_rooms(rows: RowWriter) -> list[tuple[str | None, str]]:
    """List the host and the network of each open room; rooms are then added one at a time."""
    rows.find(schema.meta, [("format",)])  # locks the row
    lobby = schema.lobby
    query = select(lobby.c.host, lobby.c.network).where(lobby.c.course.not_in(["closed", ASLEEP]))
    return [(host, network) for host, network in rows.connection.execute(query)]
