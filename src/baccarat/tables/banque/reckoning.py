"""Reckon what each stake comes to when all hands are served (BB-12): pure, and without a table."""

from collections.abc import Iterable, Mapping

import msgspec

from ...rules import BanquePreset, Outcome
from ..common import Seat
from .seating import TableSide


class SideStake(msgspec.Struct, frozen=True):
    """`units` of a seat's stake on one side."""

    seat: Seat
    side: TableSide
    units: int


class StakeResult(msgspec.Struct, frozen=True):
    """What a stake comes to: units the bank takes, units it pays, and units that go back.

    On a side that tied none of the three: whether such a stake goes back is the table's affair.
    """

    laid: SideStake
    outcome: Outcome
    taken: int = 0
    paid: int = 0
    back: int = 0


class Reckoning(msgspec.Struct, frozen=True):
    """What a coup comes to: losers first, then winners, then those whose side has tied.

    `net` is what the bank won of both sides together, negative for a loss; `tax` is due on it.
    """

    fates: tuple[StakeResult, ...]
    net: int
    tax: int

    def gain(self, seat: Seat) -> int:
        """Tell what a seat won on both sides together, negative for a loss."""
        return sum(fate.paid - fate.taken for fate in self.fates if fate.laid.seat == seat)


def halves(units: int) -> tuple[int, int]:
    """Split a sum over both sides; the odd unit goes to the right (BB-11)."""
    return units - units // 2, units // 2


def reckon(
    rules: BanquePreset,
    bank: int,
    stakes: Iterable[SideStake],
    outcomes: Mapping[TableSide, Outcome],
    *,
    open_: bool,
) -> Reckoning:
    """Collect from the losers as far as the bank answers, then pay the winners as far as it goes.

    `stakes` are in prime, and the bank holds `bank` units. What is over is neither taken nor paid,
    and goes back; where the stakes do not exceed the bank, nothing is.
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
