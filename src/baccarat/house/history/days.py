"""What a player won or lost by the day, of the clock that the player goes by."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, tzinfo
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Connection, Row, Select

from ..care.care import DAY
from ..store import schema
from ..store.bodies import COUPS

AT_A_TIME: Final = 100
"""Rows that are fetched together, for a day may hold one or a thousand."""


class Zone(NamedTuple):
    """A clock by its name in the database of time zones, and what it shows."""

    name: str
    clock: tzinfo

    def day(self, at: str) -> str:
        """Tell on which day a moment in ISO is, as `2026-01-31`."""
        return datetime.fromisoformat(at).astimezone(self.clock).isoformat()[:DAY]


GREENWICH: Final = Zone("UTC", UTC)


def zone_named(name: str) -> Zone:
    """Look up a zone; Greenwich where the name is none, or the machine has no such database."""
    try:
        return Zone(name, ZoneInfo(name))
    except (LookupError, ValueError, OSError):
        return GREENWICH


class OwnDay(msgspec.Struct, frozen=True):
    """What a player won or lost on a day, at all tables together."""

    day: str
    won: int


class Dated(NamedTuple):
    """A play, when its coup ended, and what it brought; the newest comes first."""

    id: int
    at: str | None
    won: int


def own_days(
    connection: Connection, plays: Select[Any], page: Sequence[Dated], zone: Zone
) -> tuple[OwnDay, ...]:
    """Add up the days that a page of plays is of, each with all that there is of it.

    `plays` asks for all plays of the player. The first day may go on before the page, as they are
    listed, and the last one after it.
    """
    dated = [(play.id, zone.day(play.at), play.won) for play in page if play.at]
    won = Counter[str]()
    for _, day, gain in dated:
        won[day] += gain
    if dated:
        (first, newest, _), (last, oldest, _) = dated[0], dated[-1]
        ids = schema.plays.c.id
        for day, beyond in (
            (newest, plays.where(ids > first).order_by(ids)),
            (oldest, plays.where(ids < last).order_by(ids.desc())),
        ):
            won[day] += sum(_while_on(day, _rows(connection, beyond), zone))
    return tuple(OwnDay(day, won[day]) for day in sorted(won))


def _rows(connection: Connection, query: Select[Any]) -> Iterator[Row[Any]]:
    with connection.execute(query.execution_options(yield_per=AT_A_TIME)) as rows:
        yield from rows


def _while_on(day: str, rows: Iterable[Row[Any]], zone: Zone) -> Iterator[int]:
    """List what plays brought as long as they are of a day."""
    for row in rows:
        at = COUPS.read(row.body).at
        if at is None or zone.day(at) != day:
            return
        yield row.won
