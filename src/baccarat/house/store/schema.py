"""The database schema: event logs, the ledger, and projections of them.

Only features of SQLAlchemy Core that work alike on SQLite and PostgreSQL. Bodies are JSON. Every
change to a table here needs a migration and a new FORMAT number.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    and_,
)

metadata = MetaData()
RowNumber: Final = BigInteger().with_variant(Integer, "sqlite")
"""The type of numbers that the database gives; SQLite's have 63 bits under its own name only."""


def _table(name: str, *parts: Column[Any] | Index | PrimaryKeyConstraint) -> Table:
    return Table(name, metadata, *parts)


def _column(kind: Any, **always: Any) -> Callable[..., Column[Any]]:
    """Return a function that makes columns of one kind, not null unless it is told so."""
    return partial(Column, type_=kind, **{"nullable": False, **always})


_text_key = _column(String, primary_key=True)
_number_key = _column(Integer, primary_key=True)
_counter = _column(RowNumber, primary_key=True, autoincrement=True)
_text = _column(String)
_bytes = _column(LargeBinary)
_number = _column(Integer)
_big = _column(BigInteger)

meta = _table("meta", _text_key("key"), _bytes("value"))
players = _table("players", _text_key("id"), _text("name"))
rooms = _table("rooms", _text_key("id"), _bytes("body"))

events = _table(
    "events",
    _text_key("room"),
    _number_key("seq"),
    _bytes("body"),
    _bytes("hash"),  # covers this row and the previous hash
)

heads = _table(
    "heads",
    _text_key("room"),  # "" for rows that belong to no room
    _number("seq"),  # of the newest event
    _bytes("hash"),
    _bytes("rest"),  # sum of the digests of its other live rows
    _number("packed_shoe"),  # rows of shoes up to this one are archived
    _number("packed_seq"),  # of the last event in a pack
    _bytes("packed_hash"),
    _bytes("archive"),  # sum of the digests of its archived rows
    _text("owner", nullable=True),  # the process that serves it, where several share the house
    _big("epoch"),  # how often the room has been taken
)

processes = _table(
    "processes",
    _text_key("id"),
    _text("address"),  # for the other processes
    _big("until"),  # milliseconds since 1970, by the database's clock
)

lobby = _table(
    "lobby",
    _text_key("room"),
    _text("host", nullable=True),
    _text("course"),
    _bytes("body"),  # empty until the room is first saved
    _text("network"),  # from which it was opened, until it is closed
)

packs = _table(
    "packs",
    _text_key("room"),
    _number_key("shoe"),
    _number("first"),  # of its events
    _number("last"),
    _bytes("before"),  # the hash before the first event
    _bytes("after"),  # the hash of the last event
    _bytes("body"),  # events, actions and transfers, compressed
)

actions = _table(
    "actions",
    _text_key("room"),
    _number_key("seq"),  # of the command's first event
    _number("shoe"),
    _number("seat"),
    _bytes("body"),
    Index("actions_by_shoe", "room", "shoe", "seq"),
)

shoes = _table(
    "shoes",
    _text_key("room"),
    _number_key("shoe"),
    _bytes("secret"),
    _number("seq"),  # of the last event before it
    _bytes("start"),  # the room's state then
    _text("started"),
    _text("ended", nullable=True),
    _number("coups"),  # 0 until it has ended
)

secrets = _table("secrets", _text_key("room"), _text_key("commitment"), _bytes("secret"))
transfers = _table(
    "transfers",
    _counter("id"),
    _text("room"),
    _number("seq"),
    _text("source"),
    _text("target"),
    _big("amount"),
    Index("transfers_by_room", "room", "seq"),
)

carried = _table(
    "carried",
    _text_key("account"),
    _big("packed"),  # sum of the transfers in packs
    _big("dropped"),  # sum of those in packs that were deleted
)

visits = _table(
    "visits",
    _text_key("player"),
    _text("day"),  # of the last visit
)

arrivals = _table(
    "arrivals",
    _text_key("player"),  # a guest without a login
    _text("network"),  # from which they came
    _text("day"),
)

issued = _table(
    "issued",
    _text_key("network"),
    _text_key("day"),
    _big("units"),  # issued to newcomers and players of the network
)

balances = _table("balances", _text_key("account"), _big("amount"))
talk = _table(
    "talk", _counter("id"), _text("room"), _bytes("body"), Index("talk_by_room", "room", "id")
)
coups = _table("coups", _text_key("room"), _number_key("shoe"), _number_key("coup"), _bytes("body"))
plays = _table(
    "plays",
    _counter("id"),
    _text("player"),
    _text("name"),
    _text("room"),
    _number("shoe"),
    _number("coup"),
    _big("staked"),
    _big("won"),
    Index("plays_by_player", "player", "id"),
    Index("plays_by_room", "room", "shoe"),
)
COUP_OF_PLAY: Final = and_(*(plays.c[name] == coups.c[name] for name in ("room", "shoe", "coup")))
"""Joins plays and their coups."""
replies = _table(
    "replies",
    _text_key("player"),
    _text_key("room"),
    _text_key("id"),
    _bytes("hash"),
    _number("seq"),
)
cares = _table("cares", _text_key("player"), _bytes("body"))

days = _table(
    "days",
    _text_key("player"),
    _text_key("day"),
    _text_key("room"),  # "" for rooms that were deleted
    _big("lost"),
    _number("seconds"),
)

exposures = _table(
    "exposures",
    _text_key("player"),
    _text_key("room"),
    _big("units"),  # at risk; only where several processes serve
)

logins = _table(
    "logins",
    _text_key("player"),
    _text("name"),  # the sign-in name as shown
    _text("key"),  # the same, folded for comparison
    _big("created"),  # seconds since 1970, as all times below
    Index("logins_by_key", "key", unique=True),
)

credentials = _table(
    "credentials",
    _text_key("id"),
    _text("player"),
    _text("kind"),  # password or passkey
    _bytes("secret"),  # an argon2 hash, or a public key
    _big("uses"),  # the authenticator's counter
    _text("host"),  # the host name that a passkey is bound to
    _big("created"),
    _big("used"),
    Index("credentials_by_player", "player"),
)

sessions = _table(
    "sessions",
    _text_key("hash"),  # of the token in the cookie
    _text("player"),
    _text("device"),
    _big("created"),
    _big("used"),
    Index("sessions_by_player", "player"),
)

recovery_codes = _table(
    "recovery_codes",
    _text_key("hash"),
    _text("player"),
    Index("recovery_codes_by_player", "player"),
)

departures = _table(
    "departures",
    _text_key("player"),  # asked to be deleted, and not yet gone
    _big("asked"),
)

sanctions = _table(
    "sanctions",
    _text_key("id"),
    _text("kind"),  # mute or ban
    _text("player"),  # "" for the ban of a network
    _text("network"),  # "" for a player
    _text("reason"),
    _text("operator"),  # the player who imposed it
    _big("made"),
    _big("until", nullable=True),
)

invitations = _table(
    "invitations",
    _text_key("id"),
    _text("token"),
    _text("note"),
    _big("made"),
    _big("until", nullable=True),
    _number("uses", nullable=True),  # left
    _number("came"),
)

announcements = _table(
    "announcements", _text_key("id"), _text("text"), _big("made"), _big("until", nullable=True)
)

reports = _table(
    "reports",
    _text_key("id"),
    _text("player"),  # who said the line
    _text("reporter"),
    _big("made"),
    _bytes("body"),
)

audit = _table(
    "audit",
    _counter("id"),
    _big("at"),
    _text("operator"),
    _text("action"),
    _text("subject"),  # a player, a room, a network, or an id
    _text("reason"),
    _big("amount", nullable=True),
    _big("until", nullable=True),
)

revision = _table(
    "alembic_version",
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Named as alembic names it, so that new and upgraded databases are identical."""
