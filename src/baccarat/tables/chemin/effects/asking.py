"""Change the state when seats are asked, and when they answer."""

from msgspec.structs import replace

from ...common import put
from .. import events as e
from ..state import Phase, State
from .change import unanswered, with_bank


def answered(state: State, event: e.Answered) -> State:
    return replace(state, answers=put(state.answers, event.seat, event.answer))


def bank_opened(
    state: State,
    event: e.DoublingOpened | e.CallsOpened | e.BystandersMayCall | e.BystandersMayStake,
) -> State:
    """Ask many about a bank, which from then on is not fresh."""
    return with_bank(unanswered(state), fresh=False)


def stakes_asked(state: State, event: e.StakesAsked) -> State:
    """Keep what was staked before, where seats are asked in turn."""
    began = state.phase is not Phase.STAKES
    asked = unanswered(state) if began else state
    return with_bank(replace(asked, turn=event.seat), fresh=False)


def one_asked(
    state: State, event: e.AddAsked | e.RaiseAsked | e.MatchAsked | e.ChoiceAsked
) -> State:
    return unanswered(state, turn=event.seat)


def auction_opened(state: State, event: e.AuctionOpened) -> State:
    return unanswered(state)


def hand_asked(state: State, event: e.PonteAsked | e.BankerAsked) -> State:
    return replace(state, turn=event.seat)
