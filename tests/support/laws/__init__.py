"""The laws of chemin de fer: what the rules say of each event, apart from the table's own code."""

from collections.abc import Iterator
from typing import Final

from baccarat.tables.chemin import events as e
from baccarat.tables.common import ShoeEnded, ShoeStarted

from ..run import Step
from . import bank, coup, stakes
from .moment import Law, Moment

LAWS: Final[dict[type, Law]] = {
    ShoeStarted: bank.carried_on,
    ShoeEnded: bank.carried_on,
    e.BankOffered: bank.offered,
    e.BankWaits: bank.waits,
    e.BankEnded: bank.ended,
    e.BankPutUp: bank.put_up,
    e.SuiteOffered: bank.suite,
    e.AddAsked: bank.add_asked,
    e.BankAdded: bank.added,
    e.Doubled: bank.doubled,
    e.Answered: bank.answered,
    e.NobodyStaked: bank.nobody,
    e.CallsOpened: bank.called,
    e.CallStood: stakes.stood,
    e.BystandersMayCall: stakes.uncalled,
    e.StakesAsked: stakes.uncalled,
    e.Punted: stakes.punted,
    e.StakeCut: stakes.cut,
    e.LaidAside: stakes.laid_aside,
    e.StakesSet: stakes.stakes_set,
    e.CardPassed: coup.passed,
    e.HandLooked: coup.looked,
    e.PonteSpoke: coup.ponte_spoke,
    e.BankerSpoke: coup.banker_spoke,
    e.HandShown: coup.shown,
    e.HandsDecided: coup.decided,
    e.StakeWon: coup.won_stake,
    e.StakeLost: coup.lost_stake,
    e.BankWon: coup.bank_won,
}


def broken(step: Step) -> Iterator[str]:
    """Name the laws that a step breaks."""
    for before, event, after in step.moments():
        law = LAWS.get(type(event))
        if law is not None:
            yield from law(Moment(before, event, after, step.events))
