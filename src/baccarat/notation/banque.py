"""The notation of baccara banque: stakes by side, claims, and results."""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import replace

from ..rules.coup import Outcome
from ..rules.presets.banque import BanquePreset
from ..tables.banking.events import NobodyStaked
from ..tables.banque.actions import (
    AcceptAll,
    BidOpen,
    ClaimBanco,
    NameCutter,
    NewShoe,
    Refill,
    SeatAction,
    StakeOn,
    TopUp,
)
from ..tables.banque.seating import PUNTERS, TableSide, side as chairs_of
from ..tables.banque.state import State, new
from ..tables.common.coup_result import CoupResult
from ..tables.common.shoe import CoupEnded, ShoeEnded
from . import banking
from .bank_start import bank_faults
from .banking import check_stands, errand, stands_text
from .faults import NotationCode, TableCode
from .grammar import BadNotation, number
from .record import Player
from .table_snapshot import BadTable, players, start_state as whole_state, start_table

ENDS: Final = (CoupEnded, NobodyStaked, ShoeEnded)
"""A shoe may also end for a bank, and not with its last coup (AD-B12, AD-B13)."""
NO_COUP: Final = "no-coup"
RESULT: Final = re.compile(
    rf"(?=right|left)(right (won|lost|tied) [0-9] )?(left (won|lost|tied) [0-9] )?banker [0-9]"
    rf"|{NO_COUP}"
)

_FARED: Final = {Outcome.PLAYER: "won", Outcome.BANKER: "lost", Outcome.TIE: "tied"}
_PLAIN: Final[Mapping[str, SeatAction]] = MappingProxyType(
    {
        "bid-open": BidOpen(),
        "top-up": TopUp(),
        "accept-all": AcceptAll(),
        "refill": Refill(),
        "new-shoe": NewShoe(),
        "banco-hand": ClaimBanco(a_cheval=False),
        "banco-cheval": ClaimBanco(a_cheval=True),
    }
)
_PLAIN_WORDS: Final = {action: word for word, action in _PLAIN.items()}

_CLEARED: Final = (
    "stakes", "suivi", "call", "a_cheval", "runs", "raised", "hands", "holders", "said", "shown",
    "asked_table", "before_shoe",
)  # fmt: skip
"""Fields reset between two shoes, as each ends with its last bank (BB-16)."""


def result_text(coup: CoupResult | None) -> str:
    """Write each side's outcome and total, and the banker's total; or that there was no coup."""
    if coup is None:
        return NO_COUP
    sides = [f"{s} {_FARED[how]} {coup.hand(s).total} " for s, how in coup.outcomes.items()]
    return f"{''.join(sides)}banker {coup.hand(TableSide.BANKER).total}"


def action_words(action: Any) -> str:
    """Write an action that only this game has. Raises BadNotation."""
    match action:
        case StakeOn(amount, side):
            return f"stake {side} {amount}"
        case NameCutter(cutter):
            return f"cutter {cutter}"
        case BidOpen() | TopUp() | AcceptAll() | Refill() | NewShoe() | ClaimBanco():
            return _PLAIN_WORDS[action]
        case _:
            return banking.action_words(action)


def seat_action(words: list[str]) -> SeatAction:
    """Parse a seat's action. Raises BadNotation."""
    match words:
        case ["stake", side, amount] if side in PUNTERS:
            return StakeOn(number(amount), TableSide(side))
        case ["cutter", seat]:
            return NameCutter(number(seat))
        case ["stake", *_]:
            raise BadNotation(NotationCode.SEAT_DOES_NOT, text=" ".join(words))
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case _:
            return banking.seat_action(words)


def start_state(preset: BanquePreset, seated: Iterable[Player], table: Any) -> State:
    """Restore the table at a record's start. Raises BadTable if it is impossible."""
    state: Any = whole_state(preset, seated, table)
    check_start(state)
    return state  # type: ignore[no-any-return]


def check_start(state: State) -> None:
    """Check that chairs, hands and bank are consistent. Raises BadTable."""
    for bad in bank_faults(state, ("former", "giver")):
        raise bad
    chairs = range(1, state.preset.seats + 1)
    if sorted(state.places) != [*chairs]:
        raise BadTable(TableCode.NO_CHAIR, field="places")
    if sorted(state.names) != [seat for seat in chairs if state.is_occupied(seat)]:
        raise BadTable(TableCode.NO_CHAIR, field="names")
    for side, seat in zip(PUNTERS, state.next_holders, strict=True):
        if seat not in chairs_of(state.places, side):
            raise BadTable(TableCode.NO_CHAIR, field="next_holders")
    if not {*state.chosen} <= {*PUNTERS}:
        raise BadTable(TableCode.NO_CHAIR, field="chosen")
    _check_bank_first(state)
    empty = new(state.preset)
    if any(getattr(state, name) != getattr(empty, name) for name in _CLEARED):
        raise BadTable(TableCode.MID_COUP)


def _check_bank_first(state: State) -> None:
    """Check for a bank and a cutting seat if the rules require both before a shoe (C-4).

    A bank that has outlasted a shoe is as it was, if the rules let it go on (AD-B9, AD-B12).
    """
    rules, bank = state.preset, state.bank
    outlasts = bank is not None and bank.shoes > 0 and (rules.bank_lasts != 1 or rules.new_shoe)
    if not outlasts and rules.bank_first is (bank is None):
        raise BadTable(TableCode.BANK_FIRST)
    if state.cutter and not (rules.bank_first and state.is_occupied(state.cutter)):
        raise BadTable(TableCode.NO_CHAIR, field="cutter")
    if bank is None or outlasts:
        return
    fresh = replace(state.new_bank(bank.seat, bank.own, None), open=bank.open)
    if bank != fresh or not state.cutter or (bank.open and not rules.may_open):
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
