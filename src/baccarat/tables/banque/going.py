"""Find a banker, and go on from one coup or bank to the next (BB-1, BB-9, BB-10, BB-13)."""

from typing import Final

from ..banking import (
    end_bank,
    errand_event,
    offer_suite,
    open_auction,
    return_stakes,
)
from ..banking.events import BankEnds, ChoiceAsked, NobodyStaked
from ..common import Leave
from .ask import may_retire, refill
from .events import RefillAsked
from .flow import Flow
from .state import Phase, the_bank

_BEFORE_SHOE: Final = frozenset({Phase.CUT, Phase.BETWEEN_SHOES})
"""When a bank has not been played, and another is found for the shoe."""


def shoe_ready(flow: Flow) -> None:
    """Open the first coup of a shoe, after its bank was found where that is still to be done."""
    if flow.state.bank is None:
        open_auction(flow)
    else:
        flow.game.begin(flow)


def after_coup(flow: Flow) -> None:
    """See whether the bank is broken; else its banker holds it, or gives it up."""
    bank = the_bank(flow.state)
    if bank.sum or bank.open:
        flow.happen(ChoiceAsked(bank.seat, bank.sum))
    elif 0 < refill(flow.state) <= flow.state.means(bank.seat):
        flow.happen(RefillAsked(bank.seat, refill(flow.state)))
    else:
        lose_bank(flow, BankEnds.LOST)


def lose_bank(flow: Flow, how: BankEnds) -> None:
    """End a bank that is not passed on, and find another banker (BB-13, BB-14)."""
    close_bank(flow, how)
    open_auction(flow)


def give_up(flow: Flow) -> None:
    """End an open bank that is not topped up: it is offered round at the sum it held (BB-14)."""
    bank = the_bank(flow.state)
    if flow.state.preset.passes_when_given_up:
        close_bank(flow, BankEnds.UNCOVERED)
        offer_suite(flow, bank)
    else:
        lose_bank(flow, BankEnds.UNCOVERED)


def close_bank(flow: Flow, how: BankEnds) -> None:
    """Give back what is staked, and pay the bank out."""
    return_stakes(flow)
    end_bank(flow, how)


def nobody_staked(flow: Flow) -> None:
    """End a round without stakes; the bank stays (BB-18)."""
    flow.happen(NobodyStaked())
    bank = the_bank(flow.state)
    flow.happen(ChoiceAsked(bank.seat, bank.sum))


def banker_leaves(flow: Flow, errand: Leave) -> None:
    """Pay out a banker who leaves, and pass the bank on where it might have been (RM-3)."""
    bank, before = the_bank(flow.state), flow.state.phase in _BEFORE_SHOE
    retires = may_retire(flow.state) and not before
    close_bank(flow, BankEnds.LEFT)
    flow.happen(errand_event(flow, errand))
    if retires:
        offer_suite(flow, bank)
    else:
        open_auction(flow)
