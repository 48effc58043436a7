"""The state of a high card table, and its transitions."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ...rules.coup import Coup
from ...rules.presets.high import HighPreset
from ...rules.versions import Schema, Version
from ..common import recorder
from ..common.changeur import Bought, Cashed, Left, SatDown
from ..common.chips import Place, Seat, table_balances, with_item
from ..common.recorder import credit_purse, make_apply, no_change
from ..common.shoe import (
    CardBurnt,
    CoupEnded,
    LastCoupsCalled,
    Shoe,
    ShoeEnded,
    ShoeStarted,
    StopCardShown,
)
from . import events as e
from .events import Event


class Phase(StrEnum):
    """The table's place in its round."""

    BETWEEN_SHOES = "between-shoes"
    BURNING = "burning"
    STAKING = "staking"
    DEALING = "dealing"
    SETTLING = "settling"


FORM: Final = Schema((Version(("phase", "purses", "bets", "coup", "shoe")),))
"""The stored form of a table between two shoes."""


class State(msgspec.Struct, frozen=True, tag="high"):
    """Everything that the next event depends on; `purses` and `bets` have one entry per seat."""

    preset: HighPreset
    phase: Phase
    purses: tuple[int | None, ...]
    bets: tuple[int, ...]
    coup: Coup = Coup()
    shoe: Shoe = Shoe()

    def staked(self, seat: Seat) -> int:
        """Return a seat's bet on Player, in units."""
        return self.bets[seat - 1]

    def has_chips_in_play(self, seat: Seat) -> bool:
        """Whether a bet keeps this seat's chair occupied."""
        return bool(self.bets[seat - 1])

    def has_role(self, seat: Seat) -> bool:
        """Return False: nobody has a bank, a shoe or a hand."""
        return False

    def balances(self) -> dict[Place, int]:
        """Return the chips on the table itself, in units."""
        return table_balances(self.purses, self.bets)


def new(preset: HighPreset) -> State:
    """Create an empty table before its first shoe."""
    return State(preset, Phase.BETWEEN_SHOES, (None,) * preset.seats, (0,) * preset.seats)


NEXT: Final[dict[tuple[Phase, type[Event]], Phase]] = {
    (Phase.BETWEEN_SHOES, ShoeStarted): Phase.BURNING,
    (Phase.BURNING, CardBurnt): Phase.BURNING,
    (Phase.BURNING, e.BetsOpened): Phase.STAKING,
    (Phase.STAKING, e.BetLaid): Phase.STAKING,
    (Phase.STAKING, e.BetsClosed): Phase.DEALING,
    (Phase.DEALING, StopCardShown): Phase.DEALING,
    (Phase.DEALING, e.CardTurned): Phase.DEALING,
    (Phase.DEALING, e.HigherCard): Phase.SETTLING,
    (Phase.SETTLING, e.BetSettled): Phase.SETTLING,
    (Phase.SETTLING, CoupEnded): Phase.STAKING,
    (Phase.STAKING, ShoeEnded): Phase.BETWEEN_SHOES,
}
ANYTIME: Final = (SatDown, Bought, Cashed, Left, LastCoupsCalled)
PASSING_PHASES: Final[tuple[str, ...]] = ()


def _sat_down(state: State, event: SatDown) -> State:
    return replace(state, purses=with_item(state.purses, event.seat, event.amount))


def _left(state: State, event: Left) -> State:
    return replace(state, purses=with_item(state.purses, event.seat, None))


def _laid(state: State, event: e.BetLaid) -> State:
    return credit_purse(_with_bet(state, event.seat, event.amount), event.seat, -event.added)


def _turned(state: State, event: e.CardTurned) -> State:
    coup = state.coup.with_card(event.side, event.card)
    return replace(state, coup=coup, shoe=state.shoe.drawn())


def _settled(state: State, event: e.BetSettled) -> State:
    return credit_purse(_with_bet(state, event.seat, 0), event.seat, event.stake + event.won)


def _ended(state: State, event: CoupEnded) -> State:
    return replace(state, coup=Coup(), shoe=state.shoe.after(event))


def _with_bet(state: State, seat: Seat, amount: int) -> State:
    return replace(state, bets=with_item(state.bets, seat, amount))


EFFECTS: Final[dict[type[Event], Callable[[State, Any], State]]] = {
    **recorder.EFFECTS,
    SatDown: _sat_down,
    Left: _left,
    e.BetsOpened: no_change,
    e.BetLaid: _laid,
    e.BetsClosed: no_change,
    e.CardTurned: _turned,
    e.HigherCard: no_change,
    e.BetSettled: _settled,
    CoupEnded: _ended,
}
apply: Final[Callable[[State, Event], State]] = make_apply(EFFECTS, NEXT, ANYTIME, Phase)
