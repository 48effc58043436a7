"""Check that a table of chemin de fer can stand as written between two shoes."""

from collections.abc import Iterator

from ..rules import Coup
from ..tables.chemin import State
from ..tables.common import Seat
from .faults import TableCode
from .whole_table import BadTable


def check_start(state: State) -> None:
    """See that seats, bank, stakes and calls fit each other; raises BadTable."""
    for bad in _faults(state):
        raise bad


def _faults(state: State) -> Iterator[BadTable]:
    yield from _of_the_places(state)
    yield from _of_the_bank(state)
    yield from _of_the_stakes(state)
    if state.coup != Coup() or state.turn or any(state.answers):
        yield BadTable(TableCode.MID_COUP)


def _of_the_places(state: State) -> Iterator[BadTable]:
    beside = [seat for seat in range(1, len(state.purses) + 1) if state.bystander(seat)]
    there = [seat for seat in beside if state.occupied(seat)]
    if sorted(state.arrivals) != there:
        yield BadTable(TableCode.ARRIVALS)
    for name in ("shoe_at", "giver", "origin"):
        seat = getattr(state, name)
        if not 0 <= (seat or 0) <= state.preset.seats:
            yield BadTable(TableCode.NO_CHAIR, field=name)
    if any(not 1 <= seat <= len(state.purses) for seat in state.suivi):
        yield BadTable(TableCode.SUIVI)


def _of_the_bank(state: State) -> Iterator[BadTable]:
    bank = state.bank
    if bank is None:
        return
    if not _sits(state, bank.seat):
        yield BadTable(TableCode.BANK_OF_NOBODY)
    if bank.origin is not None and not 1 <= bank.origin <= state.preset.seats:
        yield BadTable(TableCode.NO_CHAIR, field="bank origin")
    if bank.co_banker is None and (bank.co or bank.co_aside):
        yield BadTable(TableCode.NO_CO_BANKER)
    if bank.co_banker is not None and (
        bank.co_banker == bank.seat or not _sits(state, bank.co_banker)
    ):
        yield BadTable(TableCode.CO_BANKER)
    if min(bank.own, bank.aside, bank.co, bank.co_aside, bank.sum - 1, *bank.shares) < 0:
        yield BadTable(TableCode.BANK_BELOW_NOTHING)
    if not any(bank.shares):
        yield BadTable(TableCode.NO_SHARES)


def _of_the_stakes(state: State) -> Iterator[BadTable]:
    staked = {seat for seat, stake in enumerate(state.stakes, 1) if stake}
    bankers = {state.banker, state.co_banker}
    if any(not state.occupied(seat) or seat in bankers for seat in staked):
        yield BadTable(TableCode.STAKE_OF_NOBODY)
    if staked and state.bank is None:
        yield BadTable(TableCode.STAKES_WITHOUT_BANK)
    if state.call and not (set(state.call.seats) and set(state.call.seats) <= staked):
        yield BadTable(TableCode.CALL_WITHOUT_STAKE)


def _sits(state: State, seat: Seat) -> bool:
    return 1 <= seat <= state.preset.seats and state.occupied(seat)
