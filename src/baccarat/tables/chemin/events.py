"""The events of chemin de fer."""

from ...rules import Outcome
from .. import common
from ..banking import events as bank
from ..banking.events import AfterCards, BeforeCards
from ..common import ChangeurEvent, PublicEvent, Seat, ShoeEvents

CardPassed = common.CardPassed
HandLooked = common.HandLooked
HandShown = common.HandShown


class PonteAsked(PublicEvent, frozen=True, tag="ponte-asked"):
    seat: Seat


class PonteSpoke(PublicEvent, frozen=True, tag="ponte-spoke"):
    seat: Seat
    draws: bool


BankerAsked = bank.BankerAsked
BankerSpoke = bank.BankerSpoke


class HandsDecided(PublicEvent, frozen=True, tag="hands-decided"):
    """The outcome and both totals; `player` is the ponte."""

    outcome: Outcome
    ponte: int
    banker: int
    natural: bool


Event = (
    ShoeEvents
    | BeforeCards
    | CardPassed | HandLooked | PonteAsked | PonteSpoke | BankerAsked | BankerSpoke | HandShown
    | HandsDecided
    | AfterCards
    | ChangeurEvent
)  # fmt: skip
