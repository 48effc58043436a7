"""The address of a house: a folder, or the URL of a PostgreSQL database."""

from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import urlsplit

import msgspec

SCHEMES: Final = ("postgresql://", "postgres://")


class DatabaseUrl(msgspec.Struct, frozen=True):
    """The URL of a PostgreSQL database, as libpq reads it; printed without a password."""

    url: str

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        user, _, host = parts.netloc.rpartition("@")
        name = user.partition(":")[0]
        at = f"{name}@{host}" if name else host
        return f"postgresql://{at}{parts.path}"


Place: TypeAlias = Path | DatabaseUrl


def read_place(text: str) -> Place:
    """Read what an owner wrote: anything but the URL of a database is a folder."""
    return DatabaseUrl(text) if text.startswith(SCHEMES) else Path(text)
