"""A player's wins and losses by day, in the player's time zone."""

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, tzinfo
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import ColumnElement, Connection, func, select

from ..model.clock import DAY
from ..store import schema
from ..store.codecs import read_coup


class Zone(NamedTuple):
    """A time zone: its name in the system's database, and its clock."""

    name: str
    clock: tzinfo

    def day(self, at: str) -> str:
        """Return the local date of a moment in ISO form, as `2026-01-31`."""
        return datetime.fromisoformat(at).astimezone(self.clock).isoformat()[:DAY]


GREENWICH: Final = Zone("UTC", UTC)


def zone_named(name: str) -> Zone:
    """Look up a zone; UTC for an unknown name, or if the machine has no database of zones."""
    try:
        return Zone(name, ZoneInfo(name))
    except (LookupError, ValueError, OSError):
        return GREENWICH


class OwnDay(msgspec.Struct, frozen=True):
    """What a player won or lost on a day, at all tables together."""

    day: str
    won: int


class Dated(NamedTuple):
    """A play with the time its coup ended and its result; the newest comes first."""

    id: int
    at: str
    won: int


def own_days(
    connection: Connection, mine: Sequence[ColumnElement[bool]], page: Sequence[Dated], zone: Zone
) -> tuple[OwnDay, ...]:
    """Sum the days on a page of plays, each with all its plays.

    `mine` selects the player's plays, in order of time. The first day may have more plays before
    the page, in listed order, and the last one after it.
    """
    dated = [(play.id, zone.day(play.at), play.won) for play in page]
    won = Counter[str]()
    for _, day, gain in dated:
        won[day] += gain
    if dated:
        (first, newest, _), (last, oldest, _) = dated[0], dated[-1]
        ids, days = schema.plays.c.id, _Days(connection, mine, zone)
        won[newest] += days.won(ids > first, ids < days.first_with(lambda day: day > newest))
        won[oldest] += days.won(ids >= days.first_with(lambda day: day >= oldest), ids < last)
    return tuple(OwnDay(day, won[day]) for day in sorted(won))


class _Days:
    """The days of a player's plays. A day may have very many, so only a few of them are read."""

    def __init__(
        self, connection: Connection, mine: Sequence[ColumnElement[bool]], zone: Zone
    ) -> None:
        self._connection, self._mine, self._zone = connection, mine, zone
        newest = connection.execute(select(func.max(schema.plays.c.id)).where(*mine)).scalar()
        self._end = (newest or 0) + 1

    def first_with(self, beyond: Callable[[str], bool]) -> int:
        """Find the first play on a day beyond some day, by bisection.

        Returns one past the newest play if no play is later.
        """
        low, high = 0, self._end
        while low < high:
            found = self._next((low + high) // 2)
            if found is None or beyond(found.day):
                high = (low + high) // 2
            else:
                low = found.id + 1
        return low

    def won(self, *where: ColumnElement[bool]) -> int:
        """Add up the results of plays."""
        query = select(func.sum(schema.plays.c.won)).where(*self._mine, *where)
        return int(self._connection.execute(query).scalar() or 0)

    def _next(self, number: int) -> "_Placed | None":
        """Read the first play from a number on, and its day."""
        plays, coups = schema.plays, schema.coups
        query = (
            select(plays.c.id, coups.c.body)
            .join(coups, schema.COUP_OF_PLAY)
            .where(*self._mine, plays.c.id >= number)
            .order_by(plays.c.id)
            .limit(1)
        )
        row = self._connection.execute(query).one_or_none()
        return _Placed(row.id, self._zone.day(read_coup(row.body).at)) if row else None


class _Placed(NamedTuple):
    id: int
    day: str
