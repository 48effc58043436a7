"""The parts of a record that are specific to high card: bets and results."""

import re
from typing import Any, Final

from ..tables.common import CoupEnded, Finished, Seat
from ..tables.high import Action, HighBet, State
from .coup_totals import totals
from .faults import NoteCode
from .grammar import BadNotation, number
from .whole_table import players, start_state, start_table

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


def result_text(coup: Finished | None) -> str:
    """Format the winner and the value of each card: `player 7-4`."""
    if coup is None:
        raise AssertionError("a coup of high card is dealt out")
    return f"{coup.outcome} {totals(coup)}"


def action_words(action: Action) -> str:
    """Format an action of this game."""
    match action:
        case HighBet(amount):
            return f"bet {amount}"
        case _:
            raise BadNotation(NoteCode.NO_WORD, action=str(action))


def seat_action(words: list[str]) -> HighBet:
    """Parse a seat's action; raises BadNotation."""
    match words:
        case ["bet", amount]:
            return HighBet(number(amount))
        case _:
            raise BadNotation(NoteCode.SEAT_DOES_NOT, text=" ".join(words))


def errand(verb: str, seat: Seat, rest: list[str]) -> Any:
    """Parse nothing: the changeur has no duties of its own in this game."""
    raise BadNotation(NoteCode.CHANGEUR_DOES_NOT, text=" ".join((verb, *rest)))


def stands_text(state: State, seat: Seat) -> str:
    """Write nothing: no bet carries over to the next coup."""
    return ""


def check_stands(text: str) -> None:
    """Raise BadNotation if any bets are said to carry over."""
    if text:
        raise BadNotation(NoteCode.SEAT_DOES_NOT, text=text)
