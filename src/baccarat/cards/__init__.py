"""Cards, hands, and the packs that make a shoe."""

from .card import PACK, POINTS, RANKS, SUITS, BadCard, Card, parse_cards
from .hand import Hand
from .kinds import WrongKind
from .shoe import PackCard, pack_cards, packs

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
