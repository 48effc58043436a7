"""Whether a table of chemin de fer can stand so between two shoes."""

from collections.abc import Iterator

from ..rules import Coup
from ..tables.chemin import State
from ..tables.common import Seat
from .whole_table import BadTable


def check_start(state: State) -> None:
    """See that seats, bank, stakes and calls fit each other; raises BadTable."""
    for fault in _faults(state):
        raise BadTable(fault)


def _faults(state: State) -> Iterator[str]:
    yield from _of_the_places(state)
    yield from _of_the_bank(state)
    yield from _of_the_stakes(state)
    if state.coup != Coup() or state.turn or any(state.answers):
        yield "between two shoes no cards lie on the table, and nobody is asked"


def _of_the_places(state: State) -> Iterator[str]:
    beside = [seat for seat in range(1, len(state.purses) + 1) if state.bystander(seat)]
    there = [seat for seat in beside if state.there(seat)]
    if sorted(state.arrivals) != there:
        yield "the arrivals are not the bystanders"
    for name in ("shoe_at", "giver", "origin"):
        seat = getattr(state, name)
        if not 0 <= (seat or 0) <= state.preset.seats:
            yield f"{name} is no chair"
    if any(not 1 <= seat <= len(state.purses) for seat in state.suivi):
        yield "suivi is nobody's right who has no place"


def _of_the_bank(state: State) -> Iterator[str]:
    bank = state.bank
    if bank is None:
        return
    if not _sits(state, bank.seat):
        yield "the bank is that of an empty chair"
    if bank.origin is not None and not 1 <= bank.origin <= state.preset.seats:
        yield "the bank's origin is no chair"
    if bank.co_banker is None and (bank.co or bank.co_aside):
        yield "there is no co-banker whose part this is"
    if bank.co_banker is not None and (
        bank.co_banker == bank.seat or not _sits(state, bank.co_banker)
    ):
        yield "the co-banker is nobody beside the banker"
    if min(bank.own, bank.aside, bank.co, bank.co_aside, bank.sum - 1, *bank.shares) < 0:
        yield "a bank holds something, and no part of it is below nothing"
    if not any(bank.shares):
        yield "somebody has a share in the bank"


def _of_the_stakes(state: State) -> Iterator[str]:
    staked = {seat for seat, stake in enumerate(state.stakes, 1) if stake}
    bankers = {state.banker, state.co_banker}
    if any(not state.there(seat) or seat in bankers for seat in staked):
        yield "a stake is nobody's who may stake"
    if staked and state.bank is None:
        yield "stakes stand against no bank"
    if state.call and not (set(state.call.seats) and set(state.call.seats) <= staked):
        yield "a call is nobody's who has a stake"


def _sits(state: State, seat: Seat) -> bool:
    return 1 <= seat <= state.preset.seats and state.there(seat)
