"""The fifty-two cards, written `9h`, `Td`, `As`."""

from collections.abc import Iterable
from enum import StrEnum

from .kinds import check_series

RANKS = "A23456789TJQK"
SUITS = "cdhs"
POINTS = {rank: min(place, 10) % 10 for place, rank in enumerate(RANKS, start=1)}


class Card(StrEnum):
    """A card by rank and suit; `points` is its worth, 0 to 9 (C-1)."""

    rank: str
    suit: str
    points: int

    def __new__(cls, code: str) -> "Card":
        """Store the parts as attributes: they are read in every coup."""
        card = str.__new__(cls, code)
        card._value_ = code
        card.rank, card.suit = code[0], code[1]
        card.points = POINTS[card.rank]
        return card

    def __repr__(self) -> str:
        return f"Card({self._value_!r})"

    ACE_OF_CLUBS = "Ac"
    TWO_OF_CLUBS = "2c"
    THREE_OF_CLUBS = "3c"
    FOUR_OF_CLUBS = "4c"
    FIVE_OF_CLUBS = "5c"
    SIX_OF_CLUBS = "6c"
    SEVEN_OF_CLUBS = "7c"
    EIGHT_OF_CLUBS = "8c"
    NINE_OF_CLUBS = "9c"
    TEN_OF_CLUBS = "Tc"
    JACK_OF_CLUBS = "Jc"
    QUEEN_OF_CLUBS = "Qc"
    KING_OF_CLUBS = "Kc"
    ACE_OF_DIAMONDS = "Ad"
    TWO_OF_DIAMONDS = "2d"
    THREE_OF_DIAMONDS = "3d"
    FOUR_OF_DIAMONDS = "4d"
    FIVE_OF_DIAMONDS = "5d"
    SIX_OF_DIAMONDS = "6d"
    SEVEN_OF_DIAMONDS = "7d"
    EIGHT_OF_DIAMONDS = "8d"
    NINE_OF_DIAMONDS = "9d"
    TEN_OF_DIAMONDS = "Td"
    JACK_OF_DIAMONDS = "Jd"
    QUEEN_OF_DIAMONDS = "Qd"
    KING_OF_DIAMONDS = "Kd"
    ACE_OF_HEARTS = "Ah"
    TWO_OF_HEARTS = "2h"
    THREE_OF_HEARTS = "3h"
    FOUR_OF_HEARTS = "4h"
    FIVE_OF_HEARTS = "5h"
    SIX_OF_HEARTS = "6h"
    SEVEN_OF_HEARTS = "7h"
    EIGHT_OF_HEARTS = "8h"
    NINE_OF_HEARTS = "9h"
    TEN_OF_HEARTS = "Th"
    JACK_OF_HEARTS = "Jh"
    QUEEN_OF_HEARTS = "Qh"
    KING_OF_HEARTS = "Kh"
    ACE_OF_SPADES = "As"
    TWO_OF_SPADES = "2s"
    THREE_OF_SPADES = "3s"
    FOUR_OF_SPADES = "4s"
    FIVE_OF_SPADES = "5s"
    SIX_OF_SPADES = "6s"
    SEVEN_OF_SPADES = "7s"
    EIGHT_OF_SPADES = "8s"
    NINE_OF_SPADES = "9s"
    TEN_OF_SPADES = "Ts"
    JACK_OF_SPADES = "Js"
    QUEEN_OF_SPADES = "Qs"
    KING_OF_SPADES = "Ks"


PACK: tuple[Card, ...] = tuple(Card)


class BadCard(ValueError):
    """A text that is not a card's code; `code` is that text."""

    def __init__(self, code: str) -> None:
        super().__init__(
            f"no card is written {code!r}: a card is a rank of {RANKS} and a suit of {SUITS}"
        )
        self.code = code


def parse_cards(text: str | Iterable[str]) -> tuple[Card, ...]:
    """Read cards separated by spaces or commas, as in `9h Kd, 3c`.

    Raises BadCard for an invalid code, and WrongKind for anything but text or an iterable of codes.
    """
    codes = text.replace(",", " ").split() if isinstance(text, str) else text
    check_series("cards", codes, "cards")
    return tuple(_card(code) for code in codes)


def _card(code: str) -> Card:
    try:
        return Card(code)
    except ValueError:
        raise BadCard(code) from None
