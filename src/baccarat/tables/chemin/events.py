"""Define what can happen at a table of chemin de fer."""

import msgspec

from ...rules import Outcome
from .. import common
from ..banking import events as bank
from ..banking.events import AfterCards, BeforeCards
from ..common import Errands, Seat, ShoeEvents

CardPassed = common.CardPassed
HandLooked = common.HandLooked
HandShown = common.HandShown


class PonteAsked(msgspec.Struct, frozen=True, tag="ponte-asked"):
    seat: Seat


class PonteSpoke(msgspec.Struct, frozen=True, tag="ponte-spoke"):
    seat: Seat
    draws: bool


BankerAsked = bank.BankerAsked
BankerSpoke = bank.BankerSpoke


class HandsDecided(msgspec.Struct, frozen=True, tag="hands-decided"):
    """The outcome by both totals; its `player` is the ponte."""

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
    | Errands
)  # fmt: skip
