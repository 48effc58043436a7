"""Show what everyone may see at a table with a player's bank."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeVar, assert_never

from ...cards import Card, Hand
from ..common import Seat
from . import events as e
from .actions import MayName
from .events import BankEvent
from .prime import prime
from .quick import Quick, quick
from .state import BankState

T = TypeVar("T", bound=BankEvent | e.BankerAsked | e.BankerSpoke)


def ranks(state: BankState) -> Mapping[Seat, int]:
    """Tell each chair's rank in prime, from 1; nothing while there is no bank to be first at."""
    if not (state.bank or state.giver):
        return {}
    return _ranks(prime(state))


@lru_cache(256)
def _ranks(in_prime: tuple[Seat, ...]) -> Mapping[Seat, int]:
    """Rank those who stand in prime, from 1; a table has few orders, and asks for each state."""
    return {seat: rank for rank, seat in enumerate(in_prime, 1)}


def cards_seen(hand: Hand, *, seen: bool) -> tuple[Card | None, ...]:
    """Show a hand: a third card lies face up, the others are None to who may not see them."""
    return hand.cards if seen else (None,) * len(hand.cards[:2]) + hand.cards[2:]


def quicks(state: BankState, viewer: Seat, choices: Iterable[object]) -> tuple[Quick, ...]:
    """List the sums to propose to a viewer who may name one."""
    return tuple([
        each for may in choices if isinstance(may, MayName) for each in quick(state, viewer, may)
    ])  # fmt: skip


def bank_told(event: T) -> T:
    """Show an event of a bank to anyone: all of them are public."""
    known: BankEvent | e.BankerAsked | e.BankerSpoke = event
    match known:
        case (
            e.BankOffered() | e.BankDeclined() | e.BankWaits() | e.BankPutUp()
            | e.AddAsked() | e.BankAdded() | e.DoublingOpened() | e.Doubled() | e.Answered()
            | e.CallsOpened() | e.BystandersMayCall() | e.CallStood() | e.CallsLapsed()
            | e.StakesAsked() | e.BystandersMayStake() | e.Punted()
            | e.RaiseAsked() | e.BankRaised() | e.MatchAsked() | e.RaiseMatched()
            | e.RaiseUnmatched() | e.StakeCut() | e.LaidAside() | e.StakesSet()
            | e.StakeWon() | e.StakeLost() | e.BankWon() | e.StakeReturned()
            | e.BankerAsked() | e.BankerSpoke() | e.StakesStand() | e.NobodyStaked()
            | e.ChoiceAsked()
            | e.BankHeld() | e.BankEnded() | e.SuiteOffered() | e.AuctionOpened()
        ):  # fmt: skip
            return event
        case _:
            assert_never(known)
