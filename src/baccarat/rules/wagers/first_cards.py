"""Properties of the first two cards of a hand."""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

import msgspec

from ...cards.card import Card
from ...cards.hand import Hand

Rank: TypeAlias = Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]
Suit: TypeAlias = Literal["c", "d", "h", "s"]
FirstTwo: TypeAlias = tuple[Card, Card]


Exactly: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^[0-4]x[A2-9TJQK][cdhs]?( suited| in [cdhs])?$")
]
"""A number of cards of a rank, or copies of a card: `3x9`, `1x9d`.

All are of one suit in `3x9 suited`, and all are diamonds in `1x9 in d`.
"""


class Counted(NamedTuple):
    """The cards among some that an `Exactly` counts: their number, and their suits."""

    number: int
    suits: frozenset[str]

    def fits(self, wanted: str) -> bool:
        """Whether these are the cards that an `Exactly` wants."""
        number, _, how = exactly_parts(wanted)
        if self.number != number:
            return False
        return len(self.suits) == 1 if how == "suited" else self.suits <= {*(how or "cdhs")}


@cache
def exactly_parts(wanted: str) -> tuple[int, str, str]:
    """Return the number, the rank or card, and `suited`, a suit, or nothing."""
    cards, _, how = wanted.partition(" ")
    return int(cards[0]), cards[2:], how.removeprefix("in ")


def count_among(cards: Iterable[Card], wanted: str) -> Counted:
    """Count the cards of the rank, or the copies of the card, that an `Exactly` names."""
    _, code, _ = exactly_parts(wanted)
    found = [card for card in cards if card.startswith(code)]
    return Counted(len(found), frozenset(card.suit for card in found))


Poker: TypeAlias = Literal[
    "none", "pair", "two-pairs", "three-pairs", "three", "full-house", "two-threes",
    "four", "five", "six",
]  # fmt: skip
"""What all cards of a coup are as a poker hand of ranks; four of a kind may come with a pair."""


def poker_of(cards: Iterable[Card]) -> Poker:
    """Return what cards are as a poker hand, without regard to suits and sequences."""
    most, *others = sorted(Counter(card.rank for card in cards).values(), reverse=True)
    pairs = sum(each > 1 for each in others)
    found: Mapping[int, Poker] = {1: "none", 4: "four", 5: "five", 6: "six"}
    if most in found:
        return found[most]
    if most == 2:
        return ("pair", "two-pairs", "three-pairs")[pairs]
    return "two-threes" if 3 in others else "full-house" if pairs else "three"


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
