"""What a room tells of a coup that is over. Sums are in units."""

import msgspec

from ...cards import Card
from ...rules import Outcome
from ...tables.common import Call


class HandNews(msgspec.Struct, frozen=True):
    cards: tuple[Card, ...]
    total: int


class CoupNews(msgspec.Struct, frozen=True):
    """A coup that is over, and why each card was drawn or not."""

    coup: int
    """From 1 in its shoe."""
    hands: dict[str, HandNews]
    """By the side that they are, in the game's order, the bank's last."""
    outcomes: dict[str, Outcome]
    """Of each side that was dealt against the bank; `player` means that this side won."""
    why: tuple[Call, ...]


class CoupKept(msgspec.Struct, frozen=True):
    """A coup as it is kept; `at` is when it ended, in ISO and UTC, None where that was not kept."""

    coup: CoupNews
    at: str | None
