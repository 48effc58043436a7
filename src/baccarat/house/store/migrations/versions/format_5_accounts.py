"""Format 5: tables for people who sign in from more than one device."""

from alembic import op
from sqlalchemy import BigInteger, Column, LargeBinary, String

from baccarat.house.store.migrations import set_format

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Create the tables; nothing in the others changes."""
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
    set_format(op.get_bind(), 5)
