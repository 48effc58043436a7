"""The events of chemin de fer."""

from ...rules.coup import Outcome
from ..banking import events as bank
from ..banking.events import AfterCards, BeforeCards
from ..banking.law_events import LawEvent
from ..common import shoe
from ..common.changeur import ChangeurEvent
from ..common.chips import Seat
from ..common.redaction import PublicEvent
from ..common.shoe import ShoeEvents

CardPassed = shoe.CardPassed
HandLooked = shoe.HandLooked
HandShown = shoe.HandShown


class PonteAsked(PublicEvent, frozen=True, tag="ponte-asked"):
    seat: Seat


class PonteSpoke(PublicEvent, frozen=True, tag="ponte-spoke"):
    seat: Seat
    draws: bool


class SuiviAsked(PublicEvent, frozen=True, tag="suivi-asked"):
    """The cards are dealt, and `seats` may still follow until the holder has seen them (AD-C28)."""

    seats: tuple[Seat, ...]


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
    | CardPassed | SuiviAsked | HandLooked | PonteAsked | PonteSpoke | BankerAsked | BankerSpoke
    | HandShown | HandsDecided
    | AfterCards
    | LawEvent
    | ChangeurEvent
)  # fmt: skip
