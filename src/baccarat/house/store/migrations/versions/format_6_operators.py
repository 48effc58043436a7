"""Format 6: tables for the operators of a house, and for what they set and do."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, String

from baccarat.house.store.migrations import set_format

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Create the tables; nothing in the others changes."""
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
        Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
        Column("at", BigInteger, nullable=False),
        Column("operator", String, nullable=False),
        Column("action", String, nullable=False),
        Column("subject", String, nullable=False),
        Column("reason", String, nullable=False),
        Column("amount", BigInteger),
        Column("until", BigInteger),
    )
    set_format(op.get_bind(), 6)
