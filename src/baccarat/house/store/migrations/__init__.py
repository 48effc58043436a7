"""How a database of an earlier format becomes one of today's: step by step, in one transaction."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

HERE = Path(__file__).parent


def migrate(connection: Connection) -> None:
    """Take every step that is missing, within the transaction that is open."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
