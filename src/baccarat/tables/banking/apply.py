"""Tell what the events of a bank do to the state."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ..common import Left, SatDown, unchanged
from . import events as e
from .effects import asking, bank, errands, settling, stakes

EFFECTS: Final[Mapping[type, Callable[[Any, Any], Any]]] = {
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
    e.StakeWon: settling.stake_won,
    e.StakeLost: settling.stake_lost,
    e.BankWon: settling.bank_won,
    e.StakesStand: unchanged,
    e.StakeReturned: stakes.returned,
    e.ChoiceAsked: asking.one_asked,
    e.BankHeld: bank.held,
    e.BankEnded: bank.ended,
    e.SuiteOffered: bank.suite_offered,
    e.AuctionOpened: asking.auction_opened,
}
"""What the events of a bank do wherever they do no more."""
