"""Name the chips that an event of baccara banque moves, from which account to which."""

from ..banking import bank_moves
from ..banking import events as b
from ..common import (
    COMMISSION,
    Bought,
    CardBurnt,
    Cashed,
    CoupEnded,
    Left,
    Move,
    SatDown,
    ShoeEnded,
    ShoeStarted,
    StopCardShown,
    bank,
    errand_moves,
    move,
    purse,
    stakes,
)
from . import events as e
from .events import Event


def moves(event: Event) -> tuple[Move, ...]:
    """Name the chips that an event moves, from which place to which."""
    match event:
        case e.CapitalTaxed():
            return move(purse(event.seat), COMMISSION, event.amount)
        case e.SideStaked():
            return move(purse(event.seat), stakes(event.seat), event.added)
        case e.AllAccepted() | e.ToppedUp() | e.Refilled():
            return move(purse(event.seat), bank(event.seat), event.amount)
        case e.StakeCollected():
            lies = stakes(event.seat)
            taken = move(lies, bank(event.banker), event.taken)
            return taken + move(lies, purse(event.seat), event.back)
        case e.StakePaid():
            to = purse(event.seat)
            shared = move(bank(event.co_banker), to, event.co) if event.co_banker else ()
            back = move(stakes(event.seat), to, event.stake)
            return back + move(bank(event.banker), to, event.own) + shared
        case e.CoupReckoned():
            own = bank(event.banker)
            shared = move(own, bank(event.co_banker), event.co) if event.co_banker else ()
            return move(own, COMMISSION, event.tax) + shared
        case SatDown() | Bought() | Cashed() | Left():
            return errand_moves(event)
        case (
            ShoeStarted() | CardBurnt() | StopCardShown() | CoupEnded() | ShoeEnded()
            | e.Claimed() | e.BankOpened()
            | e.AcceptAsked() | e.TopUpAsked() | e.HandsHeld() | e.CardGiven()
            | e.HandSeen() | e.RightAsked() | e.LeftAsked() | e.SideSpoke() | e.HandTurned()
            | b.BankerAsked() | b.BankerSpoke() | e.SidesDecided() | e.HandPassed()
            | e.CallJudged() | e.RefillAsked() | e.CutterAsked() | e.CutterNamed()
        ):  # fmt: skip
            return ()
        case _:
            return bank_moves(event)
