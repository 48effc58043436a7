"""Times and dates in the form that the house stores, in UTC."""

from datetime import UTC, datetime
from typing import Final

DAY_SECONDS: Final = 24 * 3600
DAY: Final = len("2000-01-01")


def time_of(now: float) -> str:
    """Format a time in seconds since 1970 as ISO; its first `DAY` characters are the date."""
    return datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds")


def day_of(now: float) -> str:
    """Return the date of a time."""
    return time_of(now)[:DAY]
