"""Show a coup: its hands in a terminal, or the object that every `--json` option prints."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.text import Text

from ...cards.card import Card
from ...cards.hand import Hand
from ...rules.coup import Outcome, Side
from ...tables.banking.events import StakeCut
from ...tables.banque.seating import TableSide
from ...tables.common.chips import Seat
from ...tables.common.coup_result import CoupResult
from ...tables.coup_summary import PlayedCoup

NO_COUP: Final = "no-coup"
"""The outcome of a round in which no cards were dealt."""
WON_BY: Final[Mapping[Outcome, str]] = {
    Outcome.PLAYER: "ponte",
    Outcome.BANKER: "banker",
    Outcome.TIE: "tie",
}

_NO_HANDS: Final = {"ponte": (), "banker": (), "ponte_total": None, "banker_total": None}
SUITS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
WIDTH: Final = 18
"""Columns for a hand: three cards with spaces between them."""


def coup_object(result: CoupResult) -> dict[str, Any]:
    """Return a coup's cards, totals and outcome."""
    return {**_hands(result), "outcome": result.outcome, "natural": result.natural}


def _hands(result: CoupResult, **names: str) -> dict[str, Any]:
    """Cards and totals by side; `names` renames sides."""
    hands = [(names.get(side, side), hand) for side, hand in result.hands.items()]
    cards = {name: hand.cards for name, hand in hands}
    return {**cards, **{f"{name}_total": hand.total for name, hand in hands}}


def chemin_outcome(result: CoupResult | None) -> str:
    """Return the winner of a coup of chemin de fer, or NO_COUP."""
    return NO_COUP if result is None else WON_BY[result.outcome]


def chemin_object(result: CoupResult | None) -> dict[str, Any]:
    """Like `coup_object`, for chemin de fer, where the ponte plays against the bank."""
    hands = _hands(result, player="ponte") if result else _NO_HANDS
    return {**hands, "outcome": chemin_outcome(result)}


def hand_object(result: CoupResult | None, side: Side | TableSide) -> dict[str, Any]:
    """Return a hand at a table with a bank; for a side, also its outcome against the bank."""
    hand = result.hands.get(side) if result else None
    outcome = result.outcomes.get(side) if result else None
    return {
        "cards": hand.cards if hand else (),
        "total": hand.total if hand else None,
        "outcome": WON_BY[outcome] if outcome else None,
    }


def banque_object(result: CoupResult | None) -> dict[str, Any]:
    """Return the hands of a coup of baccara banque by side, as `deal` prints them."""
    return {"hands": {side: hand_object(result, side) for side in TableSide}}


def purses_of(state: Any) -> dict[Seat, int]:
    """Return the purse of each occupied seat, in units."""
    return {seat: units for seat, units in enumerate(state.purses, 1) if units is not None}


def stakes_of(state: Any) -> dict[Seat, int]:
    """Return the stake of each seat that has one, at a table with a bank, in units."""
    return {seat: units for seat, units in enumerate(state.stakes, 1) if units}


def cut_stakes(coup: PlayedCoup) -> Mapping[Seat, int]:
    """Return what each seat got back before the cards because the bank could not cover it."""
    cut = Counter[Seat]()
    for event in coup.every(StakeCut):
        cut[event.seat] += event.back
    return cut


def _card_text(card: Card) -> Text:
    """Return a card in black or red on white."""
    rank = "10" if card.rank == "T" else card.rank
    colour = "red" if card.suit in "dh" else "black"
    return Text(f"{rank:>2}{SUITS[card.suit]} ", style=f"bold {colour} on white")


def coup_lines(names: Mapping[str, str], coup: CoupResult) -> Iterator[Text]:
    """Yield one line per hand, with its name; a winner's total is highlighted."""
    column = max(len(name) for name in names.values())
    for side, hand in coup.hands.items():
        line = Text(f"  {names[side]:<{column}}  ").append_text(cards_text(hand))
        yield line.append(str(hand.total), style="bold green" if coup.has_won(side) else "")


def cards_text(hand: Hand) -> Text:
    """Return the cards of a hand, padded to the width of the largest hand."""
    cards = Text(" ").join(_card_text(card) for card in hand.cards)
    cards.append(" " * (WIDTH - len(cards)))
    return cards
