"""Upgrades a database of an earlier format step by step, in one transaction.

`versions/` has a file for each format, with the step that leads to it. A new database gets the
tables of `schema` at once.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, LargeBinary, bindparam, text

HERE = Path(__file__).parent
VERSIONS = (HERE / "versions",)
"""The folders with the steps."""


def migrate(connection: Connection) -> None:
    """Run all missing migrations within the open transaction."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    folders = "\n".join(map(str, VERSIONS))
    config.set_main_option("version_locations", folders.replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def set_format(connection: Connection, number: int) -> None:
    """Store the number of the format that a step leads to, on any database."""
    value = bindparam("value", b"%d" % number, LargeBinary)
    connection.execute(
        text("UPDATE meta SET value = :value WHERE \"key\" = 'format'").bindparams(value)
    )
