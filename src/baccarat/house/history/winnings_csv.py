"""The winnings of a room as CSV, for a spreadsheet."""

import csv
import io
from typing import Final

from sqlalchemy import Connection, func

from ..model.hosting import alias
from ..store import schema
from ..store.reader import Reader
from .own_coups import select_sums

BOT: Final = "bot/"
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""Beginnings of names that a spreadsheet would read as formulas."""


def winnings(store: Reader, room: str) -> str:
    """Write the winnings as CSV, in chips: a line per player and shoe, then one for all shoes.

    `id` distinguishes players with the same name; bots have none.
    """
    text = io.StringIO()
    out = csv.writer(text)
    out.writerow(["shoe", "id", "player", "bot", "coups", "staked", "won"])
    with store.snapshot():
        rows = [
            *_sums(store.connection, room, each=True),
            *_sums(store.connection, room, each=False),
        ]
    for shoe, player, name, coups, staked, won in rows:
        bot = player.startswith(BOT)
        who = "" if bot else alias(room, player)
        out.writerow(
            [
                shoe,
                who,
                spreadsheet_cell(name),
                int(bot),
                coups,
                chips_text(staked),
                chips_text(won),
            ]
        )
    return text.getvalue()


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


def chips_text(units: int) -> str:
    """Write units as chips with two decimals."""
    sign, whole = "-" if units < 0 else "", abs(units)
    return f"{sign}{whole // 100}.{whole % 100:02}"


def spreadsheet_cell(name: str) -> str:
    """Return a name that no spreadsheet reads as a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name
