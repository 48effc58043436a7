"""Turn a coup into the object that every `--json` of the command line prints."""

from collections.abc import Mapping
from typing import Any, Final

from ..rules import Outcome
from ..tables.common import Finished

NO_COUP: Final = "no-coup"
"""In place of who won, where no cards were dealt."""
WON_BY: Final[Mapping[Outcome, str]] = {
    Outcome.PLAYER: "ponte",
    Outcome.BANKER: "banker",
    Outcome.TIE: "tie",
}


def coup_object(result: Finished) -> dict[str, Any]:
    """Give a coup's cards, totals and outcome."""
    return {
        "player": result.player.cards,
        "banker": result.banker.cards,
        "player_total": result.player.total,
        "banker_total": result.banker.total,
        "outcome": result.outcome,
        "natural": result.natural,
    }


def chemin_outcome(result: Finished | None) -> str:
    """Say who won a coup of chemin de fer, if anyone staked in it."""
    return NO_COUP if result is None else WON_BY[result.outcome]


def chemin_object(result: Finished | None) -> dict[str, Any]:
    """Give the same of chemin de fer, where the hand against the bank is the ponte's."""
    return {
        "ponte": result.player.cards if result else (),
        "banker": result.banker.cards if result else (),
        "ponte_total": result.player.total if result else None,
        "banker_total": result.banker.total if result else None,
        "outcome": chemin_outcome(result),
    }
