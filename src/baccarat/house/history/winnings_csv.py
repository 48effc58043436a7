"""The winnings of a room as CSV, for a spreadsheet."""

from decimal import Decimal
from typing import Final

from sqlalchemy import Connection, func

from ...text.csv_text import Spreadsheet, csv_head, csv_lines
from ..model.hosting import alias
from ..store import schema
from ..store.reader import Reader
from .own_coups import select_sums

BOT: Final = "bot/"
COLUMNS: Final = ("shoe", "id", "player", "bot", "coups", "staked", "won")


def winnings(store: Reader, room: str, spreadsheet: Spreadsheet | None = None) -> str:
    """Write the winnings as CSV, in chips: a line per player and shoe, then one for all shoes.

    `id` distinguishes players with the same name; bots have none.
    """
    with store.snapshot():
        rows = [
            *_sums(store.connection, room, each=True),
            *_sums(store.connection, room, each=False),
        ]
    lines = (
        (shoe, "" if bot else alias(room, player), name, int(bot), coups, chips(staked), chips(won))
        for shoe, player, name, coups, staked, won in rows
        for bot in (player.startswith(BOT),)
    )
    return csv_head(COLUMNS, spreadsheet) + csv_lines(lines, spreadsheet)


def _sums(
    connection: Connection, room: str, *, each: bool
) -> list[tuple[int | str, str, str, int, int, int]]:
    """Add up a room's plays by player, for each shoe or for all together."""
    plays = schema.plays
    by = [plays.c.shoe, plays.c.player] if each else [plays.c.player]
    query = (
        select_sums(*by, func.max(plays.c.name).label("name"))
        .where(plays.c.room == room)
        .group_by(*by)
        .order_by(*by)
    )
    return [
        (
            row.shoe if each else "all",
            row.player,
            row.name,
            row.coups,
            int(row.staked),
            int(row.won),
        )
        for row in connection.execute(query)
    ]


def chips(units: int) -> Decimal:
    """Return units as chips, with two decimals."""
    return Decimal(units).scaleb(-2)
