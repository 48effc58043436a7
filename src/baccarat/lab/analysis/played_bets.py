"""The bets of a coup by seat, as a player's own statistics count them. Each game has an entry."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from ...tables.common.chips import Account, Seat
from ...tables.coup_summary import CoupSummary, Transition
from ...tables.register import table_of
from .punto import noted_commission, settled_bet

PONTE: Final = "ponte"
BANK: Final = "bank"


class PlayedBet(NamedTuple):
    """A stake in a finished coup, and its gain or loss, in units."""

    seat: Seat
    name: str
    stake: int
    result: int


Bets = Callable[[Sequence[Transition], CoupSummary], Iterator[PlayedBet]]


def played_bets(transitions: Sequence[Transition], summary: CoupSummary) -> tuple[PlayedBet, ...]:
    """List the bets of a coup, given all that happened in it; none for a game not in BETS."""
    if not transitions or summary.result is None:
        return ()
    tell = BETS.get(transitions[0].before.preset.game)
    return tuple(tell(transitions, summary)) if tell else ()


def _on_the_felt(transitions: Sequence[Transition], _: CoupSummary) -> Iterator[PlayedBet]:
    """Yield each bet by its name; commission that is only noted counts as paid."""
    noted = noted_commission(transitions)
    for transition in transitions:
        if found := settled_bet(transition.event):
            seat, name, stake, result = found
            yield PlayedBet(seat, name, stake, result - noted[seat, name])


def _against_the_bank(
    transitions: Sequence[Transition], summary: CoupSummary
) -> Iterator[PlayedBet]:
    """Yield the stakes against the bank, and each banker's part of the bank.

    The stake of a bank is the total staked against it, shared like the bank itself.
    """
    decided = next(
        each.before
        for each in transitions
        if table_of(each.before.preset).coup_result(each.before, each.event)
    )
    balances = decided.balances()
    held = {at.seat: units for at, units in balances.items() if at.account is Account.BANK}
    laid = {at.seat: units for at, units in balances.items() if at.account is Account.STAKES}
    against, bank = sum(laid.values()), sum(held.values())
    for seat, units in laid.items():
        if units:
            yield PlayedBet(seat, PONTE, units, summary.won.get(seat, 0))
    for seat, units in held.items():
        if seat and units:
            yield PlayedBet(seat, BANK, against * units // bank, summary.won.get(seat, 0))


BETS: Final[Mapping[str, Bets]] = MappingProxyType(
    {"punto": _on_the_felt, "chemin": _against_the_bank, "banque": _against_the_bank}
)
"""Keyed by the preset's `game`."""
