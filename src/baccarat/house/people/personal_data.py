"""Everything that a house stores about a player, as JSON, written piece by piece."""

from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import func, or_, select

from ..identity.login import Kind
from ..model.clock import time_of
from ..model.guest import Guest
from ..model.ledger import club_account, player_account
from ..store import schema
from ..store.codecs import CARES, TALK, read_coup, read_settings
from ..store.queries.identity import count_codes, credentials_of, login_of
from ..store.queries.moderation import reports_by
from ..store.reader import Reader
from ..store.storage import Storage
from .session_book import SessionBook

COUPS_AT_ONCE: Final = 200
TRANSFERS_AT_ONCE: Final = 50_000
"""Rows of the ledger that one step looks through, as it has no index by account."""

SHOES_AT_ONCE: Final = 20
"""Packed shoes that one step looks through."""
TRANSFER: Final = ("room", "seq", "source", "target", "amount")

Page = tuple[list[Any], int | None]
"""Some items, and where the next page begins, if there is one."""


async def personal_data(storage: Storage, book: SessionBook, guest: Guest) -> AsyncIterator[bytes]:
    """Yield a JSON object, in pieces; amounts are in units of a hundredth of a chip."""
    player = guest.player
    about = await storage.read_archive(lambda store: _about(store, guest))
    about["sessions"] = [
        {"device": each.device, "created": time_of(each.created), "used": time_of(each.used)}
        for each in book.of(player)
    ]
    yield msgspec.json.encode(about)[:-1]
    lists: dict[str, tuple[Callable[[Reader, str, int], Page], ...]] = {
        "transfers": (_unpack_transfers, _transfers),
        "coups": (_coups,),
    }
    for name, readers in lists.items():
        yield b',"%s":[' % name.encode()
        separator = b""
        for read in readers:
            async for items in _pages(storage, read, player):
                yield separator + msgspec.json.encode(items)[1:-1]
                separator = b","
        yield b"]"
    yield b"}"


async def _pages(
    storage: Storage, read: Callable[[Reader, str, int], Page], player: str
) -> AsyncIterator[list[Any]]:
    """Yield the pages that have items."""
    after: int | None = 0
    while after is not None:
        start = after
        items, after = await storage.read_archive(partial(_page, read, player, start))
        if items:
            yield items


def _page(read: Callable[[Reader, str, int], Page], player: str, start: int, store: Reader) -> Page:
    return read(store, player, start)


def _about(store: Reader, guest: Guest) -> dict[str, Any]:
    """Collect everything except the long lists."""
    player, connection = guest.player, store.connection
    cares, days, rooms = schema.cares, schema.days, schema.rooms
    with store.snapshot():
        login, kept = login_of(store, player), credentials_of(store, player)
        limits = connection.execute(select(cares.c.body).where(cares.c.player == player)).scalar()
        played = connection.execute(
            select(
                days.c.day,
                func.sum(days.c.lost).label("lost"),
                func.sum(days.c.seconds).label("seconds"),
            )
            .where(days.c.player == player)
            .group_by(days.c.day)
            .order_by(days.c.day)
        ).mappings()
        hosted = connection.execute(
            select(rooms.c.body).where(func.instr(rooms.c.body, player.encode()) > 0)
        ).scalars()
        settings = [read_settings(body) for body in hosted]
        return {
            "player": player,
            "name": guest.name,
            "account": guest.account,
            "sign_in_name": login.name if login else None,
            "login_created": time_of(login.created) if login else None,
            "credentials": [
                {
                    "kind": each.kind,
                    "host": each.host if each.kind is Kind.PASSKEY else None,
                    "created": time_of(each.created),
                    "used": time_of(each.used),
                }
                for each in kept
            ],
            "recovery_codes_left": count_codes(store, player),
            "limits": CARES.read(limits) if limits else None,
            "days": [dict(row) for row in played],
            "rooms_hosted": [
                {"room": each.id, "name": each.name} for each in settings if each.host == player
            ],
            "network": _network(store, player),
            "chat": _chat(store, player),
            "sanctions": _sanctions(store, player),
            "reports": _reports(store, player),
        }


def _network(store: Reader, player: str) -> str | None:
    """Return the network from which a guest last came, if it is stored."""
    table = schema.arrivals
    query = select(table.c.network).where(table.c.player == player)
    return store.connection.execute(query).scalar()


def _chat(store: Reader, player: str) -> list[dict[str, Any]]:
    talk = schema.talk
    said = select(talk.c.room, talk.c.body).where(func.instr(talk.c.body, player.encode()) > 0)
    lines = ((row.room, TALK.read(row.body)) for row in store.connection.execute(said))
    return [
        {"room": room, "text": line.text, "at": line.at}
        for room, line in lines
        if line.player == player
    ]


def _sanctions(store: Reader, player: str) -> list[dict[str, Any]]:
    table = schema.sanctions
    query = select(table.c.kind, table.c.reason, table.c.made, table.c.until)
    rows = store.connection.execute(query.where(table.c.player == player).order_by(table.c.made))
    return [
        {
            "kind": row.kind,
            "reason": row.reason,
            "made": time_of(row.made),
            "until": None if row.until is None else time_of(row.until),
        }
        for row in rows
    ]


def _reports(store: Reader, player: str) -> list[dict[str, Any]]:
    """List the reports by a player, with their reasons, and of what they said, without."""
    return [
        {
            "made": time_of(each.made),
            "by_you": each.reporter == player,
            "room": each.body.room,
            "text": each.body.line.text,
            "reason": each.body.reason if each.reporter == player else None,
        }
        for each in reports_by(store, player)
    ]


def _transfers(store: Reader, player: str, after: int) -> Page:
    """Look through one stretch of the ledger for a player's transfers."""
    table, account = schema.transfers, player_account(player)
    until = after + TRANSFERS_AT_ONCE
    nights = club_account("%", _escape(player))
    mine = or_(
        *(each == account for each in (table.c.source, table.c.target)),
        *(each.like(nights, escape="\\") for each in (table.c.source, table.c.target)),
    )
    query = select(*table.c[*TRANSFER]).where(table.c.id > after, table.c.id <= until, mine)
    rows = store.connection.execute(query.order_by(table.c.id)).mappings()
    newest = store.connection.execute(select(func.max(table.c.id))).scalar() or 0
    return [dict(row) for row in rows], until if until < newest else None


def _unpack_transfers(store: Reader, player: str, skip: int) -> Page:
    """Unpack some shoes, and return a player's transfers in them.

    These are the shoes in which the player had a stake, and those next to them, as chips may be
    bought in the shoe before and cashed in the one after.
    """
    plays, packs = schema.plays, schema.packs
    played = (
        select(plays.c.room, plays.c.shoe).where(plays.c.player == player).distinct().subquery()
    )
    near = packs.c.shoe.between(played.c.shoe - 1, played.c.shoe + 1)
    query = (
        select(packs.c.room, packs.c.shoe)
        .join(played, (packs.c.room == played.c.room) & near)
        .where(packs.c.room.not_in(list(store.damaged)))
        .distinct()
        .order_by(packs.c.room, packs.c.shoe)
        .offset(skip)
        .limit(SHOES_AT_ONCE)
    )
    shoes = store.connection.execute(query).all()
    found = [
        dict(zip(TRANSFER, (room, *transfer), strict=True))
        for room, shoe in shoes
        for transfer in store.packed_transfers(room, shoe)
        if {player_account(player), club_account(room, player)} & {*transfer[1:3]}
    ]
    return found, skip + SHOES_AT_ONCE if len(shoes) == SHOES_AT_ONCE else None


def _escape(player: str) -> str:
    """Write an id for LIKE, to which an underscore would be any character."""
    return player.replace("_", r"\_")


def _coups(store: Reader, player: str, after: int) -> Page:
    """Read some of the coups that a player had a stake in, oldest first."""
    plays, coups = schema.plays, schema.coups
    query = (
        select(plays, coups.c.body)
        .join(coups, schema.COUP_OF_PLAY)
        .where(plays.c.player == player, plays.c.id > after)
        .where(plays.c.room.not_in(list(store.damaged)))
        .order_by(plays.c.id)
        .limit(COUPS_AT_ONCE)
    )
    rows = store.connection.execute(query).all()
    found = []
    for row in rows:
        kept = read_coup(row.body)
        found.append(
            {
                "room": row.room,
                "shoe": row.shoe,
                "name": row.name,
                "staked": row.staked,
                "won": row.won,
                "at": kept.at,
                "coup": kept.coup,
            }
        )
    return found, rows[-1].id if len(rows) == COUPS_AT_ONCE else None
