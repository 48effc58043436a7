"""What was staked and won, read back: a player's own coups, and a room's winnings."""

import csv
import io
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, func, select

from ..model.coup_news import CoupNews
from ..model.hosting import alias
from ..store import schema
from ..store.bodies import COUPS, read_settings
from ..store.reader import Reader

PAGE: Final = 25
"""Coups that are read at a time."""
BOT: Final = "bot/"
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for a formula at the start of a name."""


class OwnCoup(msgspec.Struct, frozen=True):
    """One coup of one player; `won` is its gain or loss in units, `name` its room’s name."""

    id: int
    room: str
    name: str
    game: str
    shoe: int
    staked: int
    won: int
    coup: CoupNews


class OwnCoups(msgspec.Struct, frozen=True):
    """A page of coups, the newest first; `more` is where the next page begins, if there is one."""

    coups: tuple[OwnCoup, ...]
    more: int | None


def own_coups(store: Reader, player: str, before: int | None) -> OwnCoups:
    """Read a page of a player's coups, older than the play `before`, in rooms that are whole."""
    plays, coups, rooms = schema.plays, schema.coups, schema.rooms
    same = (plays.c.room == coups.c.room) & (plays.c.shoe == coups.c.shoe)
    query = (
        select(plays, coups.c.body, rooms.c.body.label("settings"))
        .join(coups, same & (plays.c.coup == coups.c.coup))
        .join(rooms, plays.c.room == rooms.c.id)
        .where(plays.c.player == player, plays.c.room.not_in(list(store.damaged)))
        .order_by(plays.c.id.desc())
        .limit(PAGE + 1)
    )
    if before is not None:
        query = query.where(plays.c.id < before)
    with store.connection.begin():
        rows = store.connection.execute(query).all()
    found = tuple(_own(row) for row in rows[:PAGE])
    return OwnCoups(found, found[-1].id if len(rows) > PAGE else None)


def _own(row: Row[Any]) -> OwnCoup:
    room = read_settings(row.settings)
    coup = COUPS.read(row.body)
    played = (row.shoe, row.staked, row.won, coup)
    return OwnCoup(row.id, row.room, room.name, room.preset.game, *played)


def winnings(store: Reader, room: str) -> str:
    """Write who won what as CSV, sums in chips: a line a player and shoe, then one for all shoes.

    `id` tells players of one name apart; bots have none.
    """
    text = io.StringIO()
    out = csv.writer(text)
    out.writerow(["shoe", "id", "player", "bot", "coups", "staked", "won"])
    with store.connection.begin():
        rows = [
            *_sums(store.connection, room, each=True),
            *_sums(store.connection, room, each=False),
        ]
    for shoe, player, name, coups, staked, won in rows:
        bot = player.startswith(BOT)
        who = "" if bot else alias(room, player)
        out.writerow([shoe, who, _cell(name), int(bot), coups, _chips(staked), _chips(won)])
    return text.getvalue()


def _sums(
    connection: Connection, room: str, *, each: bool
) -> list[tuple[int | str, str, str, int, int, int]]:
    """Add up a room's plays by player, for each shoe or for all together."""
    plays = schema.plays
    by = [plays.c.shoe, plays.c.player] if each else [plays.c.player]
    query = (
        select(
            *by,
            func.max(plays.c.name).label("name"),
            func.count().label("coups"),
            func.sum(plays.c.staked).label("staked"),
            func.sum(plays.c.won).label("won"),
        )
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


def _chips(units: int) -> str:
    sign, whole = "-" if units < 0 else "", abs(units)
    return f"{sign}{whole // 100}.{whole % 100:02}"


def _cell(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name
