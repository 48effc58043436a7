"""The address of a house: a folder, or the URL of a PostgreSQL database."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import urlsplit, urlunsplit

SCHEMES: Final = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class DatabaseUrl:
    """The URL of a PostgreSQL database, as libpq reads it; printed without a password."""

    url: str

    @property
    def has_password(self) -> bool:
        """Whether the URL itself has a password, which others could see in a list of processes."""
        parts = urlsplit(self.url)
        return ":" in parts.netloc.rpartition("@")[0] or "password=" in parts.query

    def __str__(self) -> str:
        """Return the URL without a password."""
        parts = urlsplit(self.url)
        user, _, host = parts.netloc.rpartition("@")
        name = user.partition(":")[0]
        query = [each for each in parts.query.split("&") if not each.startswith("password=")]
        at = f"{name}@{host}" if name else host
        return urlunsplit(("postgresql", at, parts.path, "&".join(query), ""))


Place: TypeAlias = Path | DatabaseUrl


def read_place(text: str) -> Place:
    """Read what an owner wrote: anything but the URL of a database is a folder."""
    return DatabaseUrl(text) if text.startswith(SCHEMES) else Path(text)
