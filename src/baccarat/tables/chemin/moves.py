"""Name the chips that an event of chemin de fer moves, from which account to which."""

from ..banking import bank_moves
from ..common import (
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
    errand_moves,
)
from . import events as e
from .events import Event


def moves(event: Event) -> tuple[Move, ...]:
    """Name the chips that an event moves, from which place to which."""
    match event:
        case SatDown() | Bought() | Cashed() | Left():
            return errand_moves(event)
        case (
            ShoeStarted() | CardBurnt() | StopCardShown() | CoupEnded() | ShoeEnded()
            | e.CardPassed() | e.HandLooked() | e.PonteAsked() | e.PonteSpoke() | e.BankerAsked()
            | e.BankerSpoke() | e.HandShown() | e.HandsDecided()
        ):  # fmt: skip
            return ()
        case _:
            return bank_moves(event)
