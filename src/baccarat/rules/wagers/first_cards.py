"""Properties of the first two cards of a hand."""

from enum import StrEnum
from typing import Final, Literal, TypeAlias

from ...cards.card import Card
from ...cards.hand import Hand

Rank: TypeAlias = Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]
Suit: TypeAlias = Literal["c", "d", "h", "s"]
FirstTwo: TypeAlias = tuple[Card, Card]


class Pair(StrEnum):
    """What the first two cards of a hand share: nothing, the suit, the rank, or both."""

    NONE = "none"
    SUITED = "suited"
    PAIR = "pair"
    PERFECT = "perfect"


PAIRED: Final = frozenset({Pair.PAIR, Pair.PERFECT})


def first_of(hand: Hand) -> FirstTwo:
    """Return the first two cards of a hand in a fixed order."""
    one, other = hand.cards[:2]
    return (one, other) if one <= other else (other, one)


def pair_of(first: FirstTwo) -> Pair:
    """Return what the cards share."""
    one, other = first
    return _SHARED[one.rank == other.rank, one.suit == other.suit]


def ranks_of(first: FirstTwo) -> frozenset[str]:
    """Return the one or two ranks."""
    return frozenset(card.rank for card in first)


def suits_of(first: FirstTwo) -> frozenset[str]:
    """Return the one or two suits."""
    return frozenset(card.suit for card in first)


def pair_rank(first: FirstTwo) -> str | None:
    """Return the rank of a pair, or None."""
    return first[0].rank if pair_of(first) in PAIRED else None


_SHARED: Final = {
    (False, False): Pair.NONE,
    (False, True): Pair.SUITED,
    (True, False): Pair.PAIR,
    (True, True): Pair.PERFECT,
}
