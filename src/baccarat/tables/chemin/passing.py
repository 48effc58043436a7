"""Pass the bank from one banker to the next (CF-9, CF-16, CF-22, CF-23)."""

from ...rules import Outcome
from ..banking import (
    Bank,
    bank_choice,
    end_bank,
    errand_event,
    may_pass_on,
    offer_on,
    offer_suite,
    return_stakes,
    the_bank,
)
from ..banking.events import BankEnds, ChoiceAsked, NobodyStaked
from ..common import Leave
from .flow import Flow
from .state import Phase


def nobody_staked(flow: Flow) -> None:
    """End a coup that nobody stakes in: the banker waits once, or gets the bank back (CF-9).

    Where the bank never rotates, it stays as it is (CF-23).
    """
    flow.happen(NobodyStaked())
    bank = the_bank(flow.state)
    if bank.waited and not flow.state.preset.stays:
        end_bank(flow, BankEnds.UNCOVERED)
        offer_on(flow)
    else:
        flow.happen(ChoiceAsked(bank.seat, bank.sum))


def after_coup(flow: Flow) -> bool:
    """Ask for the bank's choice, or offer a bank that nobody has; False to begin a coup."""
    if flow.state.bank is None:
        offer_on(flow)
        return True
    if flow.state.last is not None and bank_choice(flow.state) is not None:
        bank = the_bank(flow.state)
        flow.happen(ChoiceAsked(bank.seat, bank.sum))
        return True
    return False


def after_win(flow: Flow, outcome: Outcome) -> None:
    """End a bank that has lost, or that moves on every decided coup (CF-16, CF-23)."""
    rules = flow.state.preset
    if outcome is Outcome.PLAYER:
        if not (rules.plays_on and _something_left(the_bank(flow.state))):
            end_bank(flow, BankEnds.LOST)
    elif outcome is Outcome.BANKER and rules.rotation == "decided":
        end_bank(flow, BankEnds.CASHED)


def _something_left(bank: Bank) -> bool:
    """Whether everyone who holds the bank still has something in it."""
    return bank.own > 0 and (bank.co > 0 or bank.co_banker is None)


def banker_leaves(flow: Flow, errand: Leave) -> None:
    """Pay the bank out and pass it on, as a suite where it might have been (RM-3).

    Between shoes it is paid out, no more: the next shoe begins with the next bank (CF-22).
    """
    bank, suite = the_bank(flow.state), may_pass_on(flow.state)
    between = flow.state.phase is Phase.BETWEEN_SHOES
    return_stakes(flow)
    end_bank(flow, BankEnds.LEFT)
    flow.happen(errand_event(flow, errand))
    if between:
        return
    if suite:
        offer_suite(flow, bank)
    else:
        offer_on(flow)
