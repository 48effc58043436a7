"""Format 1: all tables of a house, as of the first release."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, String

revision = "1"
down_revision = None


def upgrade() -> None:
    """Create the tables and their indexes."""
    op.create_table(
        "meta",
        Column("key", String, primary_key=True),
        Column("value", LargeBinary, nullable=False),
    )
    op.create_table(
        "players",
        Column("id", String, primary_key=True),
        Column("name", String, nullable=False),
    )
    op.create_table(
        "rooms",
        Column("id", String, primary_key=True),
        Column("body", LargeBinary, nullable=False),
    )
    op.create_table(
        "events",
        Column("room", String, primary_key=True),
        Column("seq", Integer, primary_key=True),
        Column("body", LargeBinary, nullable=False),
        Column("hash", LargeBinary, nullable=False),
    )
    op.create_table(
        "heads",
        Column("room", String, primary_key=True),
        Column("seq", Integer, nullable=False),
        Column("hash", LargeBinary, nullable=False),
        Column("rest", LargeBinary, nullable=False),
        Column("packed_shoe", Integer, nullable=False),
        Column("packed_seq", Integer, nullable=False),
        Column("packed_hash", LargeBinary, nullable=False),
        Column("archive", LargeBinary, nullable=False),
        Column("owner", String),
        Column("epoch", BigInteger, nullable=False),
    )
    op.create_table(
        "processes",
        Column("id", String, primary_key=True),
        Column("address", String, nullable=False),
        Column("until", BigInteger, nullable=False),
    )
    op.create_table(
        "lobby",
        Column("room", String, primary_key=True),
        Column("host", String),
        Column("course", String, nullable=False),
        Column("body", LargeBinary, nullable=False),
        Column("network", String, nullable=False),
    )
    op.create_table(
        "packs",
        Column("room", String, primary_key=True),
        Column("shoe", Integer, primary_key=True),
        Column("first", Integer, nullable=False),
        Column("last", Integer, nullable=False),
        Column("before", LargeBinary, nullable=False),
        Column("after", LargeBinary, nullable=False),
        Column("body", LargeBinary, nullable=False),
    )
    op.create_table(
        "actions",
        Column("room", String, primary_key=True),
        Column("seq", Integer, primary_key=True),
        Column("shoe", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("body", LargeBinary, nullable=False),
    )
    op.create_index("actions_by_shoe", "actions", ["room", "shoe", "seq"])
    op.create_table(
        "shoes",
        Column("room", String, primary_key=True),
        Column("shoe", Integer, primary_key=True),
        Column("secret", LargeBinary, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("start", LargeBinary, nullable=False),
        Column("started", String, nullable=False),
        Column("ended", String),
        Column("coups", Integer, nullable=False),
    )
    op.create_table(
        "secrets",
        Column("room", String, primary_key=True),
        Column("commitment", String, primary_key=True),
        Column("secret", LargeBinary, nullable=False),
    )
    op.create_table(
        "transfers",
        Column(
            "id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
        ),
        Column("room", String, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("source", String, nullable=False),
        Column("target", String, nullable=False),
        Column("amount", BigInteger, nullable=False),
    )
    op.create_index("transfers_by_room", "transfers", ["room", "seq"])
    op.create_table(
        "carried",
        Column("account", String, primary_key=True),
        Column("packed", BigInteger, nullable=False),
        Column("dropped", BigInteger, nullable=False),
    )
    op.create_table(
        "visits",
        Column("player", String, primary_key=True),
        Column("day", String, nullable=False),
    )
    op.create_table(
        "arrivals",
        Column("player", String, primary_key=True),
        Column("network", String, nullable=False),
        Column("day", String, nullable=False),
    )
    op.create_table(
        "issued",
        Column("network", String, primary_key=True),
        Column("day", String, primary_key=True),
        Column("units", BigInteger, nullable=False),
    )
    op.create_table(
        "balances",
        Column("account", String, primary_key=True),
        Column("amount", BigInteger, nullable=False),
    )
    op.create_table(
        "talk",
        Column(
            "id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
        ),
        Column("room", String, nullable=False),
        Column("body", LargeBinary, nullable=False),
    )
    op.create_index("talk_by_room", "talk", ["room", "id"])
    op.create_table(
        "coups",
        Column("room", String, primary_key=True),
        Column("shoe", Integer, primary_key=True),
        Column("coup", Integer, primary_key=True),
        Column("body", LargeBinary, nullable=False),
    )
    op.create_table(
        "plays",
        Column(
            "id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
        ),
        Column("player", String, nullable=False),
        Column("name", String, nullable=False),
        Column("room", String, nullable=False),
        Column("shoe", Integer, nullable=False),
        Column("coup", Integer, nullable=False),
        Column("staked", BigInteger, nullable=False),
        Column("won", BigInteger, nullable=False),
    )
    op.create_index("plays_by_player", "plays", ["player", "id"])
    op.create_index("plays_by_room", "plays", ["room", "shoe"])
    op.create_table(
        "replies",
        Column("player", String, primary_key=True),
        Column("room", String, primary_key=True),
        Column("id", String, primary_key=True),
        Column("hash", LargeBinary, nullable=False),
        Column("seq", Integer, nullable=False),
    )
    op.create_table(
        "cares",
        Column("player", String, primary_key=True),
        Column("body", LargeBinary, nullable=False),
    )
    op.create_table(
        "days",
        Column("player", String, primary_key=True),
        Column("day", String, primary_key=True),
        Column("room", String, primary_key=True),
        Column("lost", BigInteger, nullable=False),
        Column("seconds", Integer, nullable=False),
    )
    op.create_table(
        "exposures",
        Column("player", String, primary_key=True),
        Column("room", String, primary_key=True),
        Column("units", BigInteger, nullable=False),
    )
    op.create_table(
        "logins",
        Column("player", String, primary_key=True),
        Column("name", String, nullable=False),
        Column("key", String, nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_index("logins_by_key", "logins", ["key"], unique=True)
    op.create_table(
        "credentials",
        Column("id", String, primary_key=True),
        Column("player", String, nullable=False),
        Column("kind", String, nullable=False),
        Column("secret", LargeBinary, nullable=False),
        Column("uses", BigInteger, nullable=False),
        Column("host", String, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("used", BigInteger, nullable=False),
    )
    op.create_index("credentials_by_player", "credentials", ["player"])
    op.create_table(
        "sessions",
        Column("hash", String, primary_key=True),
        Column("player", String, nullable=False),
        Column("device", String, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("used", BigInteger, nullable=False),
    )
    op.create_index("sessions_by_player", "sessions", ["player"])
    op.create_table(
        "recovery_codes",
        Column("hash", String, primary_key=True),
        Column("player", String, nullable=False),
    )
    op.create_index("recovery_codes_by_player", "recovery_codes", ["player"])
    op.create_table(
        "departures",
        Column("player", String, primary_key=True),
        Column("asked", BigInteger, nullable=False),
    )
    op.create_table(
        "sanctions",
        Column("id", String, primary_key=True),
        Column("kind", String, nullable=False),
        Column("player", String, nullable=False),
        Column("network", String, nullable=False),
        Column("reason", String, nullable=False),
        Column("operator", String, nullable=False),
        Column("made", BigInteger, nullable=False),
        Column("until", BigInteger),
    )
    op.create_table(
        "invitations",
        Column("id", String, primary_key=True),
        Column("token", String, nullable=False),
        Column("note", String, nullable=False),
        Column("made", BigInteger, nullable=False),
        Column("until", BigInteger),
        Column("uses", Integer),
        Column("came", Integer, nullable=False),
    )
    op.create_table(
        "announcements",
        Column("id", String, primary_key=True),
        Column("text", String, nullable=False),
        Column("made", BigInteger, nullable=False),
        Column("until", BigInteger),
    )
    op.create_table(
        "reports",
        Column("id", String, primary_key=True),
        Column("player", String, nullable=False),
        Column("reporter", String, nullable=False),
        Column("made", BigInteger, nullable=False),
        Column("body", LargeBinary, nullable=False),
    )
    op.create_table(
        "audit",
        Column(
            "id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
        ),
        Column("at", BigInteger, nullable=False),
        Column("operator", String, nullable=False),
        Column("action", String, nullable=False),
        Column("subject", String, nullable=False),
        Column("reason", String, nullable=False),
        Column("amount", BigInteger),
        Column("until", BigInteger),
    )
