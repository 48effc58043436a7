"""Turn a coup into the object that every `--json` of the command line prints."""

from collections.abc import Mapping
from typing import Any, Final

from ...rules import Outcome, Side
from ...tables.banque import TableSide
from ...tables.common import Finished

NO_COUP: Final = "no-coup"
"""In place of who won, where no cards were dealt."""
WON_BY: Final[Mapping[Outcome, str]] = {
    Outcome.PLAYER: "ponte",
    Outcome.BANKER: "banker",
    Outcome.TIE: "tie",
}

_NO_HANDS: Final = {"ponte": (), "banker": (), "ponte_total": None, "banker_total": None}


def coup_object(result: Finished) -> dict[str, Any]:
    """Give a coup's cards, totals and outcome."""
    return {**_hands(result), "outcome": result.outcome, "natural": result.natural}


def _hands(result: Finished, **names: str) -> dict[str, Any]:
    """Give cards and totals by side, or by what `names` call it."""
    hands = [(names.get(side, side), hand) for side, hand in result.hands.items()]
    cards = {name: hand.cards for name, hand in hands}
    return {**cards, **{f"{name}_total": hand.total for name, hand in hands}}


def chemin_outcome(result: Finished | None) -> str:
    """Say who won a coup of chemin de fer, if anyone staked in it."""
    return NO_COUP if result is None else WON_BY[result.outcome]


def chemin_object(result: Finished | None) -> dict[str, Any]:
    """Give the same of chemin de fer, where the hand against the bank is the ponte's."""
    hands = _hands(result, player="ponte") if result else _NO_HANDS
    return {**hands, "outcome": chemin_outcome(result)}


def hand_object(result: Finished | None, side: Side | TableSide) -> dict[str, Any]:
    """Give a hand at a table with a player's bank, and for a side how it fared against it."""
    hand = result.hands.get(side) if result else None
    outcome = result.outcomes.get(side) if result else None
    return {
        "cards": hand.cards if hand else (),
        "total": hand.total if hand else None,
        "outcome": WON_BY[outcome] if outcome else None,
    }


def banque_object(result: Finished | None) -> dict[str, Any]:
    """Give the hands of a coup of baccara banque by side, as `deal` does."""
    return {"hands": {side: hand_object(result, side) for side in TableSide}}
