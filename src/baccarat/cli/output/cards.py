"""Draw cards and hands for a terminal."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from ...cards.card import Card
from ...cards.hand import Hand
from ...tables.common.coup_result import CoupResult
from ...text.say import say

SUITS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
WIDTH: Final = 18
"""Columns for a hand: three cards with spaces between them."""


def card_text(card: Card) -> Text:
    """Return a card in black or red on white."""
    rank = "10" if card.rank == "T" else card.rank
    colour = "red" if card.suit in "dh" else "black"
    return Text(f"{rank:>2}{SUITS[card.suit]} ", style=f"bold {colour} on white")


def coup_lines(language: str, coup: CoupResult) -> Iterator[Text]:
    """One line per hand; a winner's total is highlighted."""
    names = {side: say(language, f"side-{side}") for side in coup.hands}
    column = max(len(name) for name in names.values())
    for side, hand in coup.hands.items():
        line = Text(f"  {names[side]:<{column}}  ").append_text(cards_text(hand))
        yield line.append(str(hand.total), style="bold green" if coup.has_won(side) else "")


def cards_text(hand: Hand) -> Text:
    """Return the cards of a hand, padded to the width of the largest hand."""
    cards = Text(" ").join(card_text(card) for card in hand.cards)
    cards.append(" " * (WIDTH - len(cards)))
    return cards
