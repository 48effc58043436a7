"""The contents of a house's database, read using only the documented tables."""

import json
import sqlite3
import zlib
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import msgspec
import psycopg

from baccarat.fairness import shoe_order
from baccarat.house.store.address import DatabaseUrl, Place
from baccarat.rules import Preset, preset

STANDING = preset("punto-banco")
PLAYERS = ("player", "purse", "stakes")


class Reading:
    """A connection that reads a PostgreSQL database as of one moment, with SQLite's `?`."""

    def __init__(self, url: str) -> None:
        self._connection = psycopg.connect(url)
        self._connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")

    def execute(self, query: str, values: Sequence[Any] = ()) -> Any:
        return self._connection.execute(query.replace("?", "%s"), values)

    def close(self) -> None:
        self._connection.close()


def _open(place: Place) -> Any:
    if isinstance(place, DatabaseUrl):
        return closing(Reading(place.url))
    return closing(sqlite3.connect(place / "baccarat.sqlite3"))


def _has_packs(place: Place, db: Any) -> bool:
    """Whether the format has packs, as every database of PostgreSQL does."""
    if isinstance(place, DatabaseUrl):
        return True
    return bool(db.execute("SELECT name FROM sqlite_master WHERE name = 'packs'").fetchone())


def log_of(folder: Place, room: str) -> dict[int, dict[str, Any]]:
    """Read a room's events by number."""
    with _open(folder) as db:
        packed: list[tuple[int, bytes]] = []
        if _has_packs(folder, db):
            packs = db.execute("SELECT first, body FROM packs WHERE room = ? ORDER BY shoe", [room])
            for first, body in packs:
                packed += enumerate(_unpack(body)[0], first)
        rows = db.execute("SELECT seq, body FROM events WHERE room = ? ORDER BY seq", [room])
        return {seq: json.loads(body) for seq, body in (*packed, *rows)}


def _unpack(body: bytes) -> Any:
    """Return the events, actions and transfers in the body of a pack."""
    return msgspec.msgpack.decode(zlib.decompress(body[1:]))


def check_books(folder: Place) -> None:
    """Check that logs have no gap, that every chip has a place, and that nobody is in debt."""
    with _open(folder) as db:
        spans = db.execute(
            "SELECT room, first, last FROM packs UNION ALL SELECT room, seq, seq FROM events"
        ).fetchall()
        transfers = db.execute("SELECT source, target, amount FROM transfers").fetchall()
        for (body,) in db.execute("SELECT body FROM packs").fetchall():
            transfers += [tuple(row[1:]) for row in _unpack(body)[2]]
        kept = dict(db.execute("SELECT account, amount FROM balances").fetchall())
    newest: Counter[str] = Counter()
    for room, first, last in sorted(spans):
        assert first == newest[room] + 1
        newest[room] = last
    sums: Counter[str] = Counter()
    for source, target, amount in transfers:
        assert amount > 0
        sums[source] -= amount
        sums[target] += amount
    assert sum(sums.values()) == 0
    assert {k: v for k, v in sums.items() if v} == {k: v for k, v in kept.items() if v}
    owing = {
        k: v
        for k, v in kept.items()
        if v < 0 and (k.partition("/")[0] in PLAYERS or k.count("/") == 2)
    }
    assert not owing


def check_cards(folder: Place, room: str, rules: Preset = STANDING) -> None:
    """Check that every card was the next of its shoe, by the secret stored before it."""
    with _open(folder) as db:
        query = "SELECT shoe, seq, secret FROM shoes WHERE room = ? ORDER BY shoe"
        shoes = db.execute(query, [room]).fetchall()
    log = log_of(folder, room)
    starts = [seq for _, seq, _ in shoes]
    if not starts:
        assert not any(map(_deals, log.values()))
    for (shoe, start, secret), end in zip(shoes, [*starts[1:], len(log)], strict=False):
        dealt = [e["card"] for q, e in log.items() if start < q <= end and _deals(e)]
        order = shoe_order(secret, room, shoe, rules)
        assert dealt == list(order[: len(dealt)])


def _deals(event: dict[str, Any]) -> bool:
    """Whether an event takes a card out of the shoe, at any kind of table."""
    return event["type"] == "card-burnt" or {"side", "card"} <= event.keys()
