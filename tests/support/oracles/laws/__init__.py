"""The laws of tables with a player's bank: what the rules say about each event."""

from collections.abc import Iterator, Mapping
from typing import Final

from baccarat.tables.banking import events as b, law_events as law
from baccarat.tables.banque import events as q
from baccarat.tables.chemin import events as e
from baccarat.tables.common.shoe import Close, ShoeEnded, ShoeStarted

from ...tables.drive import Step
from . import bank, coup, sides, stakes, three_hands
from .moment import Law, Moment

LAWS: Final[dict[type, Law]] = {
    ShoeStarted: bank.carried_on,
    ShoeEnded: bank.carried_on,
    b.BankOffered: bank.offered,
    b.BankWaits: bank.waits,
    b.BankDeclined: bank.declined,
    law.BankForced: bank.forced,
    law.SeatLost: bank.seat_lost,
    law.HandWentBy: bank.went_by,
    b.BankEnded: bank.ended,
    b.BankPutUp: bank.put_up,
    b.SuiteOffered: bank.suite,
    law.GiverAsked: bank.giver_asked,
    b.AddAsked: bank.add_asked,
    b.BankAdded: bank.added,
    law.ConsentAsked: bank.consent,
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
    law.LeftIn: stakes.left_in,
    b.StakesSet: stakes.stakes_set,
    e.CardPassed: coup.passed,
    e.SuiviAsked: coup.suivi_asked,
    e.HandLooked: coup.looked,
    e.PonteSpoke: coup.ponte_spoke,
    law.TableAsked: coup.table_asked,
    e.BankerSpoke: coup.banker_spoke,
    e.HandShown: coup.shown,
    e.HandsDecided: coup.decided,
    b.StakeWon: coup.won_stake,
    b.StakeLost: coup.lost_stake,
    b.BankWon: coup.bank_won,
}


BANQUE_LAWS: Final[dict[type, Law]] = {
    ShoeEnded: sides.shoe_ended,
    b.AuctionOpened: sides.auctioned,
    b.BankOffered: sides.offered,
    b.BankWaits: sides.waits,
    b.BankEnded: sides.ended,
    b.BankPutUp: sides.put_up,
    b.SuiteOffered: sides.suite,
    b.Doubled: sides.doubled,
    b.Answered: sides.answered,
    b.NobodyStaked: sides.nobody,
    b.CallStood: sides.stood,
    b.StakesAsked: sides.stakes_asked,
    b.StakeCut: sides.cut,
    b.BankRaised: sides.raised,
    b.ChoiceAsked: sides.chosen,
    b.BankerAsked: three_hands.banker_asked,
    q.SideStaked: sides.staked,
    q.AllAccepted: sides.accepted,
    q.ToppedUp: sides.topped,
    q.RefillAsked: sides.refill_asked,
    q.Refilled: sides.refilled,
    q.HandsHeld: three_hands.held,
    q.CardGiven: three_hands.given,
    q.HandSeen: three_hands.seen,
    q.RightAsked: three_hands.asked,
    q.LeftAsked: three_hands.asked,
    q.SideSpoke: three_hands.spoke,
    q.LotDrawn: sides.lot_drawn,
    q.TableAsked: three_hands.table_asked,
    b.BankerSpoke: three_hands.banker_spoke,
    q.SidesDecided: three_hands.decided,
    q.CoupReckoned: three_hands.reckoned,
}
LATE: Final[dict[type, Law]] = {
    q.SideSpoke: three_hands.spoke_late,
    b.BankerSpoke: three_hands.banker_spoke_late,
    q.AllAccepted: three_hands.brought_late,
    q.ToppedUp: three_hands.brought_late,
    q.Refilled: three_hands.brought_late,
    b.BankRaised: three_hands.brought_late,
}
"""Additional laws when the asked seat's time has run out at a table of baccara banque."""
BY_GAME: Final[Mapping[str, Mapping[type, Law]]] = {"chemin": LAWS, "banque": BANQUE_LAWS}


def broken(step: Step) -> Iterator[str]:
    """Yield the laws that a step breaks."""
    game = step.before.preset.game
    laws = BY_GAME[game]
    late = game == "banque" and isinstance(step.action, Close)
    for before, event, after in step.moments():
        kind = type(event)
        if kind in laws:
            yield from laws[kind](Moment(before, event, after, step.events))
        if late and kind in LATE:
            yield from LATE[kind](Moment(before, event, after, step.events))
