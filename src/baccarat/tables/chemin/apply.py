"""Work out the state after an event, trusting that the event came from `decide`."""

from collections.abc import Callable
from typing import Any, Final

from .. import common
from ..common import CoupEnded, Left, SatDown, after, transitions, unchanged
from . import events as e
from .effects import asking, bank, cards, errands, settling, stakes
from .events import Event
from .phases import ANYTIME, NEXT
from .state import Phase, State

EFFECTS: Final[dict[type[Event], Callable[[State, Any], State]]] = {
    **common.EFFECTS,
    SatDown: errands.sat_down,
    Left: errands.left,
    e.BankOffered: bank.offered,
    e.BankDeclined: bank.declined,
    e.BankWaits: bank.waits,
    e.BankPutUp: bank.put_up,
    e.AddAsked: asking.one_asked,
    e.BankAdded: bank.added,
    e.DoublingOpened: asking.bank_opened,
    e.Doubled: bank.doubled,
    e.Answered: asking.answered,
    e.CallsOpened: asking.bank_opened,
    e.BystandersMayCall: asking.bank_opened,
    e.CallStood: stakes.call_stood,
    e.CallsLapsed: unchanged,
    e.StakesAsked: asking.stakes_asked,
    e.BystandersMayStake: asking.bank_opened,
    e.Punted: stakes.punted,
    e.NobodyStaked: stakes.nobody_staked,
    e.RaiseAsked: asking.one_asked,
    e.BankRaised: bank.raised,
    e.MatchAsked: asking.one_asked,
    e.RaiseMatched: bank.matched,
    e.RaiseUnmatched: bank.unmatched,
    e.StakeCut: stakes.cut,
    e.LaidAside: bank.laid_aside,
    e.StakesSet: stakes.stakes_set,
    e.CardPassed: cards.passed,
    e.HandLooked: unchanged,
    e.PonteAsked: asking.hand_asked,
    e.PonteSpoke: cards.ponte_spoke,
    e.BankerAsked: asking.hand_asked,
    e.BankerSpoke: cards.banker_spoke,
    e.HandShown: cards.shown,
    e.HandsDecided: cards.decided,
    e.StakeWon: settling.stake_won,
    e.StakeLost: settling.stake_lost,
    e.BankWon: settling.bank_won,
    e.StakesStand: unchanged,
    e.StakeReturned: stakes.returned,
    CoupEnded: cards.coup_ended,
    e.ChoiceAsked: asking.one_asked,
    e.BankHeld: bank.held,
    e.BankEnded: bank.ended,
    e.SuiteOffered: bank.suite_offered,
    e.AuctionOpened: asking.auction_opened,
}
"""What an event does to the state; its phase is told by NEXT alone."""

_TRANSITIONS: Final = transitions(EFFECTS, NEXT, ANYTIME, Phase)


def apply(state: State, event: Event) -> State:
    """Return the state after `event`; raises KeyError for one that its phase does not know."""
    return after(state, event, _TRANSITIONS)
