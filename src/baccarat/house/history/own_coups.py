"""A player's own coups, page by page, and their sums."""

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, func, select, tuple_

from ..model.shoe_history import CoupNews
from ..store import schema
from ..store.codecs import read_coup, read_settings
from ..store.reader import Reader
from .days import GREENWICH, Dated, OwnDay, Zone, own_days

PAGE: Final = 25
"""Coups read at a time."""


class OwnCoup(msgspec.Struct, frozen=True):
    """One coup of one player; `won` is its gain or loss in units, `name` its room’s name."""

    id: int
    room: str
    name: str
    game: str
    shoe: int
    staked: int
    won: int
    at: str
    """When it ended, in ISO and UTC."""
    day: str
    """The date at that time, in the page's time zone."""
    coup: CoupNews


class Sums(msgspec.Struct, frozen=True):
    """The sums of some coups of one player, in units."""

    coups: int
    staked: int
    won: int


class ShoeSums(Sums, frozen=True):
    """The sums of one player's coups in one shoe."""

    room: str
    shoe: int


class OwnCoups(msgspec.Struct, frozen=True):
    """A page of coups, the newest first; `more` is where the next page begins, if there is one.

    `shoes` and `days` are those of the page's coups, each with the sums of all its coups. `all` has
    the sums of all coups, on the first page only. `zone` names the time zone of the days.
    """

    coups: tuple[OwnCoup, ...]
    more: int | None
    shoes: tuple[ShoeSums, ...]
    days: tuple[OwnDay, ...]
    all: Sums | None
    zone: str


def own_coups(store: Reader, player: str, before: int | None, zone: Zone = GREENWICH) -> OwnCoups:
    """Read a page of a player's coups, older than the play `before`, in undamaged rooms."""
    plays = schema.plays
    query = _own_query(store, player)
    if before is not None:
        query = query.where(plays.c.id < before)
    with store.snapshot():
        newest = query.order_by(plays.c.id.desc()).limit(PAGE + 1)
        rows = store.connection.execute(newest).all()
        found = tuple(_own(row, zone) for row in rows[:PAGE])
        shoes = _of_shoes(store.connection, player, {(own.room, own.shoe) for own in found})
        dated = [Dated(own.id, own.at, own.won) for own in found]
        days = own_days(store.connection, own_plays(store, player), dated, zone)
        everything = _in_all(store, player) if before is None else None
    more = found[-1].id if len(rows) > PAGE else None
    return OwnCoups(found, more, shoes, days, everything, zone.name)


def own_coups_by_size(store: Reader, player: str, count: int, zone: Zone) -> tuple[OwnCoup, ...]:
    """Read a player's coups with the largest wins, then those with the largest losses."""
    query, won = _own_query(store, player), schema.plays.c.won
    wins = query.where(won > 0).order_by(won.desc(), schema.plays.c.id.desc()).limit(count)
    losses = query.where(won < 0).order_by(won, schema.plays.c.id.desc()).limit(count)
    rows = [row for each in (wins, losses) for row in store.connection.execute(each)]
    return tuple(_own(row, zone) for row in rows)


def own_coups_after(
    store: Reader, player: str, after: int, count: int, zone: Zone
) -> tuple[OwnCoup, ...]:
    """Read a player's coups from the play after `after` on, the oldest first."""
    query = _own_query(store, player).where(schema.plays.c.id > after)
    rows = store.all(query.order_by(schema.plays.c.id).limit(count))
    return tuple(_own(row, zone) for row in rows)


def _own_query(store: Reader, player: str) -> Select[Any]:
    """Select a player's coups in undamaged rooms, with the settings of the rooms."""
    plays, coups, rooms = schema.plays, schema.coups, schema.rooms
    return (
        select(plays, coups.c.body, rooms.c.body.label("settings"))
        .join(coups, schema.COUP_OF_PLAY)
        .join(rooms, plays.c.room == rooms.c.id)
        .where(*own_plays(store, player))
    )


def own_plays(store: Reader, player: str) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for a player's plays in undamaged rooms."""
    plays = schema.plays
    return plays.c.player == player, plays.c.room.not_in(list(store.damaged))


def _own(row: Row[Any], zone: Zone) -> OwnCoup:
    room = read_settings(row.settings)
    kept = read_coup(row.body)
    played = (row.shoe, row.staked, row.won, kept.at, zone.day(kept.at), kept.coup)
    return OwnCoup(row.id, row.room, room.name, room.preset.game, *played)


def own_shoe(store: Reader, player: str, room: str, shoe: int) -> Sums | None:
    """Add up a player's coups in a shoe; None without any."""
    with store.snapshot():
        found = _of_shoes(store.connection, player, {(room, shoe)})
    return Sums(found[0].coups, found[0].staked, found[0].won) if found else None


def _in_all(store: Reader, player: str) -> Sums:
    """Add up all coups of a player in undamaged rooms."""
    plays = schema.plays
    query = select_sums(plays.c.player).where(*own_plays(store, player))
    row = store.connection.execute(query.group_by(plays.c.player)).one_or_none()
    return Sums(row.coups, int(row.staked), int(row.won)) if row else Sums(0, 0, 0)


def _of_shoes(
    connection: Connection, player: str, shoes: set[tuple[str, int]]
) -> tuple[ShoeSums, ...]:
    plays = schema.plays
    place = (plays.c.room, plays.c.shoe)
    query = select_sums(*place).where(plays.c.player == player, tuple_(*place).in_(sorted(shoes)))
    return tuple(
        ShoeSums(row.coups, int(row.staked), int(row.won), row.room, row.shoe)
        for row in connection.execute(query.group_by(*place).order_by(*place))
    )


def select_sums(*what: ColumnElement[Any]) -> Select[Any]:
    """Select the columns `what`, and the sums of plays that have the same values in them."""
    plays = schema.plays
    return select(
        *what,
        func.count().label("coups"),
        func.sum(plays.c.staked).label("staked"),
        func.sum(plays.c.won).label("won"),
    )
