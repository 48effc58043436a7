"""Format 2, in the tests alone: a lantern for each room, and whether those who leave have one."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String, text

from baccarat.house.store.migrations import set_format
from baccarat.house.store.rows import Head, digest

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add a table whose rows count in the sums of rooms, and write one again with a column more."""
    connection = op.get_bind()
    op.create_table(
        "lanterns",
        Column("room", String, primary_key=True),
        Column("candles", Integer, nullable=False),
    )
    op.execute("INSERT INTO lanterns SELECT id, 3 FROM rooms")
    heads = "SELECT id, rest FROM rooms JOIN heads ON heads.room = rooms.id"
    for room, rest in connection.execute(text(heads)).all():
        more = Head(rest=bytes(rest)).with_more(digest("lanterns", (room, 3)), 0)
        connection.execute(
            text("UPDATE heads SET rest = :rest WHERE room = :room"),
            {"room": room, "rest": more.rest},
        )
    op.execute("CREATE TABLE departures_1 AS SELECT * FROM departures")
    op.drop_table("departures")
    op.create_table(
        "departures",
        Column("player", String, primary_key=True),
        Column("asked", BigInteger, nullable=False),
        Column("lit", Integer, nullable=False, server_default="0"),
    )
    op.execute("INSERT INTO departures SELECT player, asked, 1 FROM departures_1")
    op.drop_table("departures_1")
    set_format(connection, 2)
