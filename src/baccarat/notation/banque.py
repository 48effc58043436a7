"""What only baccara banque writes in a record: stakes by side, claims, and what a coup came to."""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import replace

from ..rules import BanquePreset, Outcome
from ..tables.banking.events import NobodyStaked
from ..tables.banque import (
    AcceptAll,
    BidOpen,
    ClaimBanco,
    NameCutter,
    Refill,
    SeatAction,
    StakeOn,
    State,
    TableSide,
    TopUp,
    new,
)
from ..tables.banque.seating import PUNTERS
from ..tables.banque.seating import side as chairs_of
from ..tables.common import CoupEnded, Finished
from . import banking
from .bank_start import bank_faults
from .banking import check_stands, errand, stands_text
from .faults import NoteCode, TableCode
from .grammar import BadNotation, number
from .record import Player
from .whole_table import BadTable, players, start_table
from .whole_table import start_state as whole_state

ENDS: Final = (CoupEnded, NobodyStaked)
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
        "banco-hand": ClaimBanco(a_cheval=False),
        "banco-cheval": ClaimBanco(a_cheval=True),
    }
)
_PLAIN_WORDS: Final = {action: word for word, action in _PLAIN.items()}

_CLEARED: Final = (
    "stakes", "suivi", "call", "a_cheval", "runs", "raised", "hands", "holders", "said", "shown",
    "before_shoe",
)  # fmt: skip
"""What is as at an empty table between two shoes: each ends with its last bank (BB-16)."""


def result_text(coup: Finished | None) -> str:
    """Write how each side fared with its total, and the banker's; or that there was no coup."""
    if coup is None:
        return NO_COUP
    sides = [f"{s} {_FARED[how]} {coup.hand(s).total} " for s, how in coup.outcomes.items()]
    return f"{''.join(sides)}banker {coup.hand(TableSide.BANKER).total}"


def action_words(action: Any) -> str:
    """Write what is this game's alone; raises BadNotation."""
    match action:
        case StakeOn(amount, side):
            return f"stake {side} {amount}"
        case NameCutter(cutter):
            return f"cutter {cutter}"
        case BidOpen() | TopUp() | AcceptAll() | Refill() | ClaimBanco():
            return _PLAIN_WORDS[action]
        case _:
            return banking.action_words(action)


def seat_action(words: list[str]) -> SeatAction:
    """Read what a seat did; raises BadNotation."""
    match words:
        case ["stake", side, amount] if side in PUNTERS:
            return StakeOn(number(amount), TableSide(side))
        case ["cutter", seat]:
            return NameCutter(number(seat))
        case ["stake", *_]:
            raise BadNotation(NoteCode.SEAT_DOES_NOT, text=" ".join(words))
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case _:
            return banking.seat_action(words)


def start_state(preset: BanquePreset, seated: Iterable[Player], table: Any) -> State:
    """Set the table up as it was; raises BadTable for one that there cannot be."""
    state: Any = whole_state(preset, seated, table)
    check_start(state)
    return state  # type: ignore[no-any-return]


def check_start(state: State) -> None:
    """See that chairs, hands and what every bank has fit each other; raises BadTable."""
    for bad in bank_faults(state, ("former", "giver")):
        raise bad
    chairs = range(1, state.preset.seats + 1)
    if sorted(state.places) != [*chairs]:
        raise BadTable(TableCode.NO_CHAIR, field="places")
    if sorted(state.names) != [seat for seat in chairs if state.occupied(seat)]:
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
    """See that there is an unplayed bank, and who cuts, where both come before a shoe (C-4)."""
    rules, bank = state.preset, state.bank
    if rules.bank_first is (bank is None):
        raise BadTable(TableCode.BANK_FIRST)
    if state.cutter and not (rules.bank_first and state.occupied(state.cutter)):
        raise BadTable(TableCode.NO_CHAIR, field="cutter")
    if bank is None:
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
