"""Change the state when seats are asked, and when they answer."""

from msgspec.structs import replace

from ...common import changed, put
from .. import events as e
from ..state import BYSTANDERS_STAKE, STAKES, Bank, S, the_bank
from .change import said, unanswered


def answered(state: S, event: e.Answered) -> S:
    return said(state, changed(state, answers=put(state.answers, event.seat, event.answer)))


def bank_opened(
    state: S,
    event: e.DoublingOpened | e.CallsOpened | e.BystandersMayCall | e.BystandersMayStake,
) -> S:
    """Ask many about a bank, which from then on is not fresh."""
    return unanswered(state, bank=_opened(the_bank(state)))


def stakes_asked(state: S, event: e.StakesAsked) -> S:
    """Keep what was said before, where seats are asked in turn."""
    bank = _opened(the_bank(state))
    if state.phase not in {STAKES, BYSTANDERS_STAKE}:
        return unanswered(state, turn=event.seat, bank=bank)
    return changed(state, turn=event.seat, bank=bank)


def _opened(bank: Bank) -> Bank:
    return replace(bank, fresh=False) if bank.fresh else bank


def one_asked(state: S, event: e.AddAsked | e.RaiseAsked | e.MatchAsked | e.ChoiceAsked) -> S:
    return unanswered(state, turn=event.seat)


def auction_opened(state: S, event: e.AuctionOpened) -> S:
    return unanswered(state)
