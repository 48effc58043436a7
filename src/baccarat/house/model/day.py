"""Times as the house writes them down, and the days that they are of, in UTC."""

from datetime import UTC, datetime
from typing import Final

DAY: Final = len("2000-01-01")


def time_of(now: float) -> str:
    """Write a time, in seconds since 1970; its first letters, as many as DAY, name the day."""
    return datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds")


def day_of(now: float) -> str:
    """Name the day of a time."""
    return time_of(now)[:DAY]
