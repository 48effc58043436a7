"""The laws of chemin de fer: what the rules say of each event, apart from the table's own code."""

from collections.abc import Iterator
from typing import Final

from baccarat.tables.banking import events as b
from baccarat.tables.chemin import events as e
from baccarat.tables.common import ShoeEnded, ShoeStarted

from ..run import Step
from . import bank, coup, stakes
from .moment import Law, Moment

LAWS: Final[dict[type, Law]] = {
    ShoeStarted: bank.carried_on,
    ShoeEnded: bank.carried_on,
    b.BankOffered: bank.offered,
    b.BankWaits: bank.waits,
    b.BankEnded: bank.ended,
    b.BankPutUp: bank.put_up,
    b.SuiteOffered: bank.suite,
    b.AddAsked: bank.add_asked,
    b.BankAdded: bank.added,
    b.Doubled: bank.doubled,
    b.Answered: bank.answered,
    b.NobodyStaked: bank.nobody,
    b.CallsOpened: bank.called,
    b.CallStood: stakes.stood,
    b.BystandersMayCall: stakes.uncalled,
    b.StakesAsked: stakes.uncalled,
    b.Punted: stakes.punted,
    b.StakeCut: stakes.cut,
    b.LaidAside: stakes.laid_aside,
    b.StakesSet: stakes.stakes_set,
    e.CardPassed: coup.passed,
    e.HandLooked: coup.looked,
    e.PonteSpoke: coup.ponte_spoke,
    e.BankerSpoke: coup.banker_spoke,
    e.HandShown: coup.shown,
    e.HandsDecided: coup.decided,
    b.StakeWon: coup.won_stake,
    b.StakeLost: coup.lost_stake,
    b.BankWon: coup.bank_won,
}


def broken(step: Step) -> Iterator[str]:
    """Name the laws that a step breaks."""
    for before, event, after in step.moments():
        law = LAWS.get(type(event))
        if law is not None:
            yield from law(Moment(before, event, after, step.events))
