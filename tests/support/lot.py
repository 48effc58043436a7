"""Chairs drawn by lot, for tests that need to know who sits where."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch


@contextmanager
def first_chair_drawn() -> Iterator[None]:
    """Let every draw give the first free chair while this is active."""
    with patch("baccarat.house.rooms.desk.secrets.choice", lambda chairs: chairs[0]):
        yield
