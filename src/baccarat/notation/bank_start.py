"""Check the recorded state of a table with a player's bank between two shoes."""

from collections.abc import Iterable, Iterator

from ..tables.banking.state import BankState
from ..tables.common.chips import Seat
from .faults import TableCode
from .table_snapshot import BadTable


def bank_faults(state: BankState, chairs: Iterable[str]) -> Iterator[BadTable]:
    """Yield inconsistencies between seats, bank, stakes and calls, and any open question.

    `chairs` are the fields that hold a chair, or 0 or None for no chair.
    """
    yield from _of_the_places(state, chairs)
    yield from _of_the_bank(state)
    yield from _of_the_stakes(state)
    if state.turn or any(state.answers):
        yield BadTable(TableCode.MID_COUP)


def _of_the_places(state: BankState, chairs: Iterable[str]) -> Iterator[BadTable]:
    beside = [seat for seat in range(1, len(state.purses) + 1) if state.is_bystander(seat)]
    there = [seat for seat in beside if state.is_occupied(seat)]
    if sorted(state.arrivals) != there:
        yield BadTable(TableCode.ARRIVALS)
    for name in chairs:
        seat = getattr(state, name)
        if not 0 <= (seat or 0) <= state.preset.seats:
            yield BadTable(TableCode.NO_CHAIR, field=name)
    if any(not 1 <= seat <= len(state.purses) for seat in state.suivi):
        yield BadTable(TableCode.SUIVI)


def _of_the_bank(state: BankState) -> Iterator[BadTable]:
    bank = state.bank
    if bank is None:
        return
    if not _may_bank(state, bank.seat):
        yield BadTable(TableCode.BANK_OF_NOBODY)
    if bank.origin is not None and not 1 <= bank.origin <= state.preset.seats:
        yield BadTable(TableCode.NO_CHAIR, field="bank origin")
    if bank.co_banker is None and (bank.co or bank.co_aside):
        yield BadTable(TableCode.NO_CO_BANKER)
    if bank.co_banker is not None and (
        bank.co_banker == bank.seat or not _may_bank(state, bank.co_banker)
    ):
        yield BadTable(TableCode.CO_BANKER)
    if min(bank.own, bank.aside, bank.co, bank.co_aside, bank.sum - 1, *bank.shares) < 0:
        yield BadTable(TableCode.BANK_BELOW_NOTHING)
    if not any(bank.shares):
        yield BadTable(TableCode.NO_SHARES)


def _of_the_stakes(state: BankState) -> Iterator[BadTable]:
    staked = {seat for seat, stake in enumerate(state.stakes, 1) if stake}
    bankers = {state.banker, state.co_banker}
    if any(not state.is_occupied(seat) or seat in bankers for seat in staked):
        yield BadTable(TableCode.STAKE_OF_NOBODY)
    if staked and state.bank is None:
        yield BadTable(TableCode.STAKES_WITHOUT_BANK)
    if state.call and not (set(state.call.seats) and set(state.call.seats) <= staked):
        yield BadTable(TableCode.CALL_WITHOUT_STAKE)


def _may_bank(state: BankState, seat: Seat) -> bool:
    """Whether somebody is at a place that can have a bank or join it (AD-C6)."""
    return state.is_occupied(seat) and (state.preset.standing_banks or not state.is_bystander(seat))
