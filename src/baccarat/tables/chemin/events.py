"""Define what can happen at a table of chemin de fer."""

import msgspec

from ...cards import Card
from ...rules import Outcome, Side
from ..banking import events as bank
from ..banking.events import AfterCards, BeforeCards
from ..common import Errands, Seat, ShoeEvents


class CardPassed(msgspec.Struct, frozen=True, tag="card-passed"):
    """A card from the shoe: face down, and None to everyone, or a third one face up."""

    side: Side
    card: Card | None
    face_up: bool


class HandLooked(msgspec.Struct, frozen=True, tag="hand-looked"):
    """The holder looks at their cards, which are None to everyone else."""

    side: Side
    seat: Seat
    cards: tuple[Card, ...] | None


class PonteAsked(msgspec.Struct, frozen=True, tag="ponte-asked"):
    seat: Seat


class PonteSpoke(msgspec.Struct, frozen=True, tag="ponte-spoke"):
    seat: Seat
    draws: bool


BankerAsked = bank.BankerAsked
BankerSpoke = bank.BankerSpoke


class HandShown(msgspec.Struct, frozen=True, tag="hand-shown"):
    side: Side
    cards: tuple[Card, ...]
    total: int
    natural: bool


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
