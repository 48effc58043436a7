"""Tell of cards that lie face down: who looks at a hand, and when everyone sees it."""

import msgspec

from ...cards import Card
from ...rules import Side
from .seats import Seat


class CardPassed(msgspec.Struct, frozen=True, tag="card-passed"):
    """A card from the shoe: face down, and None to everyone, or face up."""

    side: Side
    card: Card | None
    face_up: bool


class HandLooked(msgspec.Struct, frozen=True, tag="hand-looked"):
    """A seat looks at a hand's cards, which are None to everyone else."""

    side: Side
    seat: Seat
    cards: tuple[Card, ...] | None


class HandShown(msgspec.Struct, frozen=True, tag="hand-shown"):
    side: Side
    cards: tuple[Card, ...]
    total: int
    natural: bool
