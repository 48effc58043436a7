"""Chairs drawn by lot, for tests that depend on the seating."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch


@contextmanager
def first_chair_drawn() -> Iterator[None]:
    """Have the lot fall on the first free chair, as long as this lasts."""
    with patch("baccarat.house.rooms.command_handlers.secrets.choice", lambda chairs: chairs[0]):
        yield
