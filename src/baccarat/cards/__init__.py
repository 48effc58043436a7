"""Cards, hands, and the packs that make a shoe."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from .card import PACK, POINTS, RANKS, SUITS, BadCard, Card, parse_cards
    from .hand import Hand
    from .kinds import WrongKind
    from .shoe import PackCard, pack_cards, packs
else:
    load_lazily(__name__)

__all__ = [
    "PACK",
    "POINTS",
    "RANKS",
    "SUITS",
    "BadCard",
    "Card",
    "Hand",
    "PackCard",
    "WrongKind",
    "pack_cards",
    "packs",
    "parse_cards",
]
