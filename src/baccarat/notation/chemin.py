"""The notation of chemin de fer: results, and the table at the start."""

import re
from collections.abc import Iterable
from typing import Any, Final

from ..rules.coup import Coup, Outcome
from ..rules.presets.chemin import CheminPreset
from ..tables.banking.events import NobodyStaked
from ..tables.chemin.state import State
from ..tables.common.coup_result import CoupResult
from ..tables.common.shoe import CoupEnded
from .bank_start import bank_faults
from .banking import action_words, check_stands, errand, seat_action, stands_text
from .faults import TableCode
from .grammar import totals
from .record import Player
from .table_snapshot import BadTable, players, start_state as whole_state, start_table

ENDS: Final = (CoupEnded, NobodyStaked)
NO_COUP: Final = "no-coup"
RESULT: Final = re.compile(rf"(ponte|banker|tie) [0-9]-[0-9]|{NO_COUP}")

_WON_BY: Final = {Outcome.PLAYER: "ponte", Outcome.BANKER: "banker", Outcome.TIE: "tie"}


def result_text(coup: CoupResult | None) -> str:
    """Write the winner and both totals, `ponte 7-4`; or that there was no coup."""
    if coup is None:
        return NO_COUP
    return f"{_WON_BY[coup.outcome]} {totals(coup)}"


def start_state(preset: CheminPreset, seated: Iterable[Player], table: Any) -> State:
    """Restore the table at a record's start. Raises BadTable if it is impossible."""
    state: Any = whole_state(preset, seated, table)
    check_start(state)
    return state  # type: ignore[no-any-return]


def check_start(state: State) -> None:
    """Check that seats, bank, stakes and calls are consistent. Raises BadTable."""
    chairs = "shoe_at", "giver", "origin", "bought_from", "cards_to", "last_chair"
    for bad in bank_faults(state, chairs):
        raise bad
    if state.coup != Coup():
        raise BadTable(TableCode.MID_COUP)


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
