"""Read and write the limits that players set for themselves, and the clock that they go by.

Functions with a Reader read; those with a RowWriter change rows within `Store.change`.
"""

from collections.abc import Callable, Collection
from typing import Any, Final

from sqlalchemy import Select, func, select

from ...model.clock import ClockMark
from ...self_limits import Day, SelfLimits
from .. import codecs, schema
from ..reader import Reader
from ..rows import RowWriter

CLOCK: Final = "clock"
"""The key in `meta` of the last mark of the house's clock."""


def read_clock_mark(store: Reader) -> ClockMark | None:
    """Return the last stored mark of the house's clock."""
    query = select(schema.meta.c.value).where(schema.meta.c.key == CLOCK)
    with store.snapshot():
        body = store.connection.execute(query).scalar_one_or_none()
    return None if body is None else codecs.MARK.read(body)


def put_clock_mark(rows: RowWriter, mark: ClockMark) -> None:
    """Store a mark of the house's clock in place of the last one."""
    rows.replace(schema.meta, {(CLOCK,): (codecs.MARK.write(mark),)})


def read_self_limits(
    store: Reader, day: str, players: Collection[str] | None = None
) -> tuple[dict[str, SelfLimits], dict[str, Day]]:
    """Read the limits of all players, or of these, and each player's totals of a day."""
    cares, days = schema.cares, schema.days
    limits, totals = select(cares), _totals().where(days.c.day == day)
    if players is not None:
        limits = limits.where(cares.c.player.in_(players))
        totals = totals.where(days.c.player.in_(players))
    with store.snapshot():
        kept = store.connection.execute(limits).all()
        rows = store.connection.execute(totals).all()
    return (
        {row.player: codecs.CARES.read(row.body) for row in kept},
        {player: Day(on, int(lost), int(seconds)) for player, on, lost, seconds in rows},
    )


def change_self_limits(
    rows: RowWriter, player: str, change: Callable[[SelfLimits], SelfLimits]
) -> SelfLimits:
    """Change the limits that a player has set, and return the new ones."""
    known = rows.find(schema.cares, [(player,)])
    kept = codecs.CARES.read(known[player,][0]) if known else SelfLimits()
    changed = change(kept)
    rows.put(schema.cares, known, {(player,): (codecs.CARES.write(changed),)})
    return changed


def read_exposures(store: Reader, room: str) -> dict[str, int]:
    """Return what players have at risk at a room's table, as far as that is stored."""
    table = schema.exposures
    query = select(table.c.player, table.c.units).where(table.c.room == room)
    with store.snapshot():
        return {str(player): units for player, units in store.connection.execute(query)}


def _totals() -> Select[Any]:
    """Select the days of players over all rooms: player, day, units lost and seconds."""
    days = schema.days
    sums = (func.sum(days.c.lost), func.sum(days.c.seconds))
    return select(days.c.player, days.c.day, *sums).group_by(days.c.player, days.c.day)
