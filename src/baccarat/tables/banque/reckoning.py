"""Compute the result of every stake of a completed coup (BB-12)."""

from collections.abc import Iterable, Mapping

import msgspec

from ...rules.coup import Outcome
from ...rules.presets.banque import BanquePreset
from ..common.chips import Seat
from .seating import TableSide


class SideStake(msgspec.Struct, frozen=True):
    """`units` of a seat's stake on one side."""

    seat: Seat
    side: TableSide
    units: int


class StakeResult(msgspec.Struct, frozen=True):
    """The result of a stake: the units that the bank takes, pays and returns.

    All are 0 on a side that tied; the table decides whether such a stake is returned.
    """

    laid: SideStake
    outcome: Outcome
    taken: int = 0
    paid: int = 0
    back: int = 0


class Reckoning(msgspec.Struct, frozen=True):
    """The results of a coup: losers first, then winners, then ties.

    `net` is the bank's gain on both sides together, negative for a loss; `tax` is due on it.
    """

    fates: tuple[StakeResult, ...]
    net: int
    tax: int

    def gain(self, seat: Seat) -> int:
        """Return what a seat won on both sides together, negative for a loss."""
        return sum(fate.paid - fate.taken for fate in self.fates if fate.laid.seat == seat)


def halves(rules: BanquePreset, units: int) -> tuple[int, int]:
    """Split an amount over both sides; the odd unit, or chip, goes to the right (BB-11)."""
    half = rules.half_of(units)
    return units - half, half


def settle_coup(
    rules: BanquePreset,
    bank: int,
    stakes: Iterable[SideStake],
    outcomes: Mapping[TableSide, Outcome],
    *,
    open_: bool,
) -> Reckoning:
    """Collect from the losers up to the amount of the bank, then pay the winners while it lasts.

    `stakes` are in prime, and the bank has `bank` units. Excess units are neither taken nor paid
    but returned.
    """
    laid = tuple(stakes)
    fates, answers = list[StakeResult](), bank
    for each in laid:
        if outcomes[each.side] is Outcome.BANKER:
            taken = min(answers, each.units)
            answers -= taken
            fates.append(StakeResult(each, Outcome.BANKER, taken=taken, back=each.units - taken))
    net = bank - answers
    holds = bank + net
    for each in laid:
        if outcomes[each.side] is Outcome.PLAYER:
            paid = min(holds, each.units)
            holds -= paid
            net -= paid
            fates.append(StakeResult(each, Outcome.PLAYER, paid=paid, back=each.units))
    ties = [StakeResult(each, Outcome.TIE) for each in laid if outcomes[each.side] is Outcome.TIE]
    return Reckoning((*fates, *ties), net, rules.tax_on_net(net, open_=open_))
