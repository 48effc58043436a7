"""Draw cards and hands for a terminal."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from ..cards import Card, Hand
from ..rules import Outcome, Side
from ..tables.common import Finished
from ..text import say

SUITS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
WIDTH: Final = 18
"""Columns of a hand's cards: three, with room between them."""


def card_text(card: Card) -> Text:
    """Draw a card: dark or red on white."""
    rank = "10" if card.rank == "T" else card.rank
    colour = "red" if card.suit in "dh" else "black"
    return Text(f"{rank:>2}{SUITS[card.suit]} ", style=f"bold {colour} on white")


def coup_lines(language: str, coup: Finished) -> Iterator[Text]:
    """Draw both hands, a line each; the winner's total stands out."""
    names = {side: say(language, f"side-{side}") for side in Side}
    hands = {Side.PLAYER: coup.player, Side.BANKER: coup.banker}
    column = max(len(name) for name in names.values())
    for side in Side:
        won = coup.outcome is Outcome(side)
        line = Text(f"  {names[side]:<{column}}  ").append_text(cards_text(hands[side]))
        yield line.append(str(hands[side].total), style="bold green" if won else "")


def cards_text(hand: Hand) -> Text:
    """Draw the cards of a hand, in a column wide enough for any."""
    cards = Text(" ").join(card_text(card) for card in hand.cards)
    cards.append(" " * (WIDTH - len(cards)))
    return cards
