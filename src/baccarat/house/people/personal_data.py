"""Everything that a house stores about a player, as JSON, written piece by piece."""

from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import msgspec
from sqlalchemy import func, or_, select

from ..identity.login import Kind
from ..model.day import time_of
from ..model.guest import Guest
from ..model.ledger import club_account, player_account
from ..store import schema
from ..store.codecs import CARES, COUPS, TALK, read_settings
from ..store.identity_rows import count_codes, credentials_of, login_of
from ..store.reader import Reader
from ..store.storage import Storage
from .session_book import SessionBook

COUPS_AT_ONCE: Final = 200
TRANSFERS_AT_ONCE: Final = 50_000
"""Rows of the ledger that one step looks through, as it has no index by account."""

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
    pages: dict[str, Callable[[Reader, str, int], Page]] = {
        "transfers": _transfers,
        "coups": _coups,
    }
    for name, read in pages.items():
        yield b',"%s":[' % name.encode()
        after: int | None = 0
        separator = b""
        while after is not None:
            start = after
            items, after = await storage.read_archive(
                lambda store, read=read, start=start: read(store, player, start)  # type: ignore[misc]
            )
            if items:
                yield separator + msgspec.json.encode(items)[1:-1]
                separator = b","
        yield b"]"
    yield b"}"


def _about(store: Reader, guest: Guest) -> dict[str, Any]:
    """Collect everything except the long lists."""
    player, connection = guest.player, store.connection
    cares, days, rooms = schema.cares, schema.days, schema.rooms
    with store.snapshot():
        login, kept = login_of(store, player), credentials_of(store, player)
        limits = connection.execute(select(cares.c.body).where(cares.c.player == player)).scalar()
        played = connection.execute(
            select(days.c.day, days.c.lost, days.c.seconds).where(days.c.player == player)
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
            "chat": _chat(store, player),
        }


def _chat(store: Reader, player: str) -> list[dict[str, Any]]:
    talk = schema.talk
    said = select(talk.c.room, talk.c.body).where(func.instr(talk.c.body, player.encode()) > 0)
    lines = ((row.room, TALK.read(row.body)) for row in store.connection.execute(said))
    return [
        {"room": room, "text": line.text, "at": line.at}
        for room, line in lines
        if line.player == player
    ]


def _transfers(store: Reader, player: str, after: int) -> Page:
    """Look through one stretch of the ledger for a player's transfers."""
    table, account = schema.transfers, player_account(player)
    until = after + TRANSFERS_AT_ONCE
    nights = club_account("%", _escaped(player))
    mine = or_(
        *(each == account for each in (table.c.source, table.c.target)),
        *(each.like(nights, escape="\\") for each in (table.c.source, table.c.target)),
    )
    query = select(table).where(table.c.id > after, table.c.id <= until, mine)
    rows = store.connection.execute(query.order_by(table.c.id)).mappings()
    newest = store.connection.execute(select(func.max(table.c.id))).scalar() or 0
    return [dict(row) for row in rows], until if until < newest else None


def _escaped(player: str) -> str:
    """Write an id for LIKE, to which an underscore would be any character."""
    return player.replace("_", r"\_")


def _coups(store: Reader, player: str, after: int) -> Page:
    """Read some of the coups that a player had a stake in, oldest first."""
    plays, coups = schema.plays, schema.coups
    same = (plays.c.room == coups.c.room) & (plays.c.shoe == coups.c.shoe)
    query = (
        select(plays, coups.c.body)
        .join(coups, same & (plays.c.coup == coups.c.coup))
        .where(plays.c.player == player, plays.c.id > after)
        .where(plays.c.room.not_in(list(store.damaged)))
        .order_by(plays.c.id)
        .limit(COUPS_AT_ONCE)
    )
    rows = store.connection.execute(query).all()
    found = []
    for row in rows:
        kept = COUPS.read(row.body)
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
