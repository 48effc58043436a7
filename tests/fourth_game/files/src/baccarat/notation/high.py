"""What only high card writes in a record: bets and results."""

import re
from typing import Any, Final

from ..tables.common.chips import Seat
from ..tables.common.coup_result import CoupResult
from ..tables.common.shoe import CoupEnded
from ..tables.high.actions import Action, HighBet
from ..tables.high.state import State
from .faults import NotationCode
from .grammar import BadNotation, number, totals
from .table_snapshot import players, start_state, start_table

__all__ = [
    "ENDS",
    "RESULT",
    "action_words",
    "check_stands",
    "errand",
    "players",
    "result_text",
    "seat_action",
    "stands_text",
    "start_state",
    "start_table",
]

ENDS: Final = (CoupEnded,)
RESULT: Final = re.compile(r"(player|banker|tie) [0-9]-[0-9]")


def result_text(coup: CoupResult | None) -> str:
    """Write who won, and what each card counts: `player 7-4`."""
    if coup is None:
        raise AssertionError("a coup of high card is dealt out")
    return f"{coup.outcome} {totals(coup)}"


def action_words(action: Action) -> str:
    """Write an action that only this game has. Raises BadNotation."""
    match action:
        case HighBet(amount):
            return f"bet {amount}"
        case _:
            raise BadNotation(NotationCode.NO_WORD, action=str(action))


def seat_action(words: list[str]) -> HighBet:
    """Parse a seat's action. Raises BadNotation."""
    match words:
        case ["bet", amount]:
            return HighBet(number(amount))
        case _:
            raise BadNotation(NotationCode.SEAT_DOES_NOT, text=" ".join(words))


def errand(verb: str, seat: Seat, rest: list[str]) -> Any:
    """Reject all special actions of the changeur; this game has none."""
    raise BadNotation(NotationCode.CHANGEUR_DOES_NOT, text=" ".join((verb, *rest)))


def stands_text(state: State, seat: Seat) -> str:
    """Return an empty text, because no bet remains in play between two coups."""
    return ""


def check_stands(text: str) -> None:
    """Raise BadNotation for any text."""
    if text:
        raise BadNotation(NotationCode.SEAT_DOES_NOT, text=text)
