"""The database schema: event logs, the ledger, and projections of them.

Only features of SQLAlchemy Core that work alike on SQLite and PostgreSQL. Bodies are JSON. Every
change to a table here needs a migration and a new FORMAT number.
"""

from typing import Final

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
)

metadata = MetaData()
RowNumber: Final = BigInteger().with_variant(Integer, "sqlite")
"""The type of numbers that the database gives; SQLite's have 63 bits under its own name only."""

meta = Table(
    "meta",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
)

rooms = Table(
    "rooms",
    metadata,
    Column("id", String, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

events = Table(
    "events",
    metadata,
    Column("room", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),  # covers this row and the previous hash
)

heads = Table(
    "heads",
    metadata,
    Column("room", String, primary_key=True),  # "" for rows that belong to no room
    Column("seq", Integer, nullable=False),  # of the newest event
    Column("hash", LargeBinary, nullable=False),
    Column("rest", LargeBinary, nullable=False),  # sum of the digests of its other live rows
    Column("packed_shoe", Integer, nullable=False),  # rows of shoes up to this one are archived
    Column("packed_seq", Integer, nullable=False),  # of the last event in a pack
    Column("packed_hash", LargeBinary, nullable=False),
    Column("archive", LargeBinary, nullable=False),  # sum of the digests of its archived rows
    Column("owner", String),  # the process that serves the room, where several share the house
    Column("epoch", BigInteger, nullable=False),  # how often the room has been taken
)

processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("address", String, nullable=False),  # for the other processes
    Column("until", BigInteger, nullable=False),  # milliseconds since 1970, by the database's clock
)

lobby = Table(
    "lobby",
    metadata,
    Column("room", String, primary_key=True),
    Column("host", String),
    Column("course", String, nullable=False),
    Column("body", LargeBinary, nullable=False),  # empty until the room is first saved
    Column("network", String, nullable=False),  # from which it was opened, until it is closed
)

packs = Table(
    "packs",
    metadata,
    Column("room", String, primary_key=True),
    Column("shoe", Integer, primary_key=True),
    Column("first", Integer, nullable=False),  # of its events
    Column("last", Integer, nullable=False),
    Column("before", LargeBinary, nullable=False),  # the hash before the first event
    Column("after", LargeBinary, nullable=False),  # the hash of the last event
    Column("body", LargeBinary, nullable=False),  # events, actions and transfers, compressed
)

actions = Table(
    "actions",
    metadata,
    Column("room", String, primary_key=True),
    Column("seq", Integer, primary_key=True),  # of the command's first event
    Column("shoe", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("actions_by_shoe", "room", "shoe", "seq"),
)

shoes = Table(
    "shoes",
    metadata,
    Column("room", String, primary_key=True),
    Column("shoe", Integer, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("seq", Integer, nullable=False),  # of the last event before it
    Column("start", LargeBinary, nullable=False),  # the room's state then
    Column("started", String, nullable=False),
    Column("ended", String),
    Column("coups", Integer, nullable=False),  # 0 until it has ended
)

secrets = Table(
    "secrets",
    metadata,
    Column("room", String, primary_key=True),
    Column("commitment", String, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

transfers = Table(
    "transfers",
    metadata,
    Column("id", RowNumber, primary_key=True, autoincrement=True),
    Column("room", String, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("source", String, nullable=False),
    Column("target", String, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Index("transfers_by_room", "room", "seq"),
)

carried = Table(
    "carried",
    metadata,
    Column("account", String, primary_key=True),
    Column("packed", BigInteger, nullable=False),  # sum of the transfers in packs
    Column("dropped", BigInteger, nullable=False),  # sum of those in packs that were deleted
)

visits = Table(
    "visits",
    metadata,
    Column("player", String, primary_key=True),
    Column("day", String, nullable=False),  # of the last visit
)

arrivals = Table(
    "arrivals",
    metadata,
    Column("player", String, primary_key=True),  # a guest without a login
    Column("network", String, nullable=False),  # from which they came
    Column("day", String, nullable=False),
)

issued = Table(
    "issued",
    metadata,
    Column("network", String, primary_key=True),
    Column("day", String, primary_key=True),
    Column("units", BigInteger, nullable=False),  # issued to newcomers and players of the network
)

balances = Table(
    "balances",
    metadata,
    Column("account", String, primary_key=True),
    Column("amount", BigInteger, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("id", RowNumber, primary_key=True, autoincrement=True),
    Column("room", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("talk_by_room", "room", "id"),
)

coups = Table(
    "coups",
    metadata,
    Column("room", String, primary_key=True),
    Column("shoe", Integer, primary_key=True),
    Column("coup", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

plays = Table(
    "plays",
    metadata,
    Column("id", RowNumber, primary_key=True, autoincrement=True),
    Column("player", String, nullable=False),
    Column("name", String, nullable=False),
    Column("room", String, nullable=False),
    Column("shoe", Integer, nullable=False),
    Column("coup", Integer, nullable=False),
    Column("staked", BigInteger, nullable=False),
    Column("won", BigInteger, nullable=False),
    Index("plays_by_player", "player", "id"),
    Index("plays_by_room", "room", "shoe"),
)

replies = Table(
    "replies",
    metadata,
    Column("player", String, primary_key=True),
    Column("room", String, primary_key=True),
    Column("id", String, primary_key=True),
    Column("hash", LargeBinary, nullable=False),
    Column("seq", Integer, nullable=False),
)

cares = Table(
    "cares",
    metadata,
    Column("player", String, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

days = Table(
    "days",
    metadata,
    Column("player", String, primary_key=True),
    Column("day", String, primary_key=True),
    Column("room", String, primary_key=True),  # "" for rooms that were deleted
    Column("lost", BigInteger, nullable=False),
    Column("seconds", Integer, nullable=False),
)

exposures = Table(
    "exposures",
    metadata,
    Column("player", String, primary_key=True),
    Column("room", String, primary_key=True),
    Column("units", BigInteger, nullable=False),  # at risk; only where several processes serve
)

logins = Table(
    "logins",
    metadata,
    Column("player", String, primary_key=True),
    Column("name", String, nullable=False),  # the sign-in name as shown
    Column("key", String, nullable=False),  # the same, folded for comparison
    Column("created", BigInteger, nullable=False),  # seconds since 1970, as all times below
    Index("logins_by_key", "key", unique=True),
)

credentials = Table(
    "credentials",
    metadata,
    Column("id", String, primary_key=True),
    Column("player", String, nullable=False),
    Column("kind", String, nullable=False),  # password or passkey
    Column("secret", LargeBinary, nullable=False),  # an argon2 hash, or a public key
    Column("uses", BigInteger, nullable=False),  # the authenticator's counter
    Column("host", String, nullable=False),  # the host name that a passkey is bound to
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("credentials_by_player", "player"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String, primary_key=True),  # of the token in the cookie
    Column("player", String, nullable=False),
    Column("device", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("sessions_by_player", "player"),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", String, primary_key=True),
    Column("player", String, nullable=False),
    Index("recovery_codes_by_player", "player"),
)

departures = Table(
    "departures",
    metadata,
    Column("player", String, primary_key=True),  # asked to be deleted, and not yet gone
    Column("asked", BigInteger, nullable=False),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),  # mute or ban
    Column("player", String, nullable=False),  # "" for the ban of a network
    Column("network", String, nullable=False),  # "" for a player
    Column("reason", String, nullable=False),
    Column("operator", String, nullable=False),  # the player who imposed it
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger),
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", String, primary_key=True),
    Column("token", String, nullable=False),
    Column("note", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("uses", Integer),  # left
    Column("came", Integer, nullable=False),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", String, primary_key=True),
    Column("text", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("player", String, nullable=False),  # who said the line
    Column("reporter", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", RowNumber, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("operator", String, nullable=False),
    Column("action", String, nullable=False),
    Column("subject", String, nullable=False),  # a player, a room, a network, or an id
    Column("reason", String, nullable=False),
    Column("amount", BigInteger),
    Column("until", BigInteger),
)

revision = Table(
    "alembic_version",
    metadata,
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Named as alembic names it, so that new and upgraded databases are identical."""
