"""The state of a table of punto banco, without history."""

from typing import Final

import msgspec

from ...rules.coup import Coup, Side
from ...rules.presets.punto import PuntoPreset
from ...rules.versions import Schema, Version
from ..common.chips import Place, Seat, owed, table_balances
from ..common.shoe import Shoe
from .actions import Bets
from .phases import IN_COUP, Phase


class Held(msgspec.Struct, frozen=True):
    """The shoe if it goes from player to player (PB-12, PB-13).

    - `seat`: the seat that has it, 0 before the first. `left`: that player has left.
    - `refused`: the seats that refused it since it last moved; `declined`: all did, so the croupier
      deals until it moves.
    - `lapses`: how often its holder was late. `croupier`: the croupier deals this coup.
    - `dealt`: its holder has dealt a coup (LU-9).
    """

    seat: Seat = 0
    left: bool = False
    refused: tuple[Seat, ...] = ()
    declined: bool = False
    lapses: int = 0
    croupier: bool = False
    dealt: bool = False


class Lie(msgspec.Struct, frozen=True):
    """The face-down cards of a hand (PB-13, PB-23).

    - `down`: the number of cards still to turn.
    - `looked`: the only seat that has seen them, 0 for none. `draws`: its answer about a third
      card.
    """

    down: int = 0
    looked: Seat = 0
    draws: bool | None = None


class State(msgspec.Struct, frozen=True, gc=False, tag="punto"):
    """Everything that the next event depends on.

    No state is part of a reference cycle, so the garbage collector can skip it.

    - `purses`, `stakes` and `maxima` have one entry per seat; a purse of None is an empty chair.
    - `standing`: the bets left by a tie that may not be withdrawn (PB-8).
    - `owed`: the commission noted for each seat, in units; () if nobody owes any (PB-9).
    - `player_lies` and `banker_lies`: their face-down cards; `turn`: the hand that a seat is asked
      to turn.
    - `free`: the coups that are still dealt without stakes, including the current one (MO-1).
    """

    preset: PuntoPreset
    phase: Phase
    purses: tuple[int | None, ...]
    stakes: tuple[Bets, ...]
    maxima: tuple[int | None, ...]
    standing: tuple[Bets, ...]
    coup: Coup = Coup()
    shoe: Shoe = Shoe()
    owed: tuple[int, ...] = ()
    held: Held = Held()
    player_lies: Lie = Lie()
    banker_lies: Lie = Lie()
    turn: Side | None = None
    free: int = 0

    @property
    def in_coup(self) -> bool:
        """Whether stakes are closed, and the coup is not over."""
        return self.phase in IN_COUP

    def lie(self, side: Side) -> Lie:
        """Return the face-down cards of a hand."""
        return self.player_lies if side is Side.PLAYER else self.banker_lies

    def owes(self, seat: Seat) -> int:
        """Return the commission noted for a seat, in units (PB-9)."""
        return self.owed[seat - 1] if self.owed else 0

    def staked(self, seat: Seat) -> int:
        """Return the units that a seat has on the felt."""
        return sum([bet.amount for bet in self.stakes[seat - 1]])

    def has_chips_in_play(self, seat: Seat) -> bool:
        """Whether this seat has bets in play, or bets that it may not withdraw."""
        held = self.stakes if self.in_coup else self.standing
        return bool(held[seat - 1])

    def has_role(self, seat: Seat) -> bool:
        """Whether this seat has the shoe, also if another deals; a hand alone is not a role."""
        return seat == self.held.seat and not (self.held.left or self.held.declined)

    def must_stay(self, seat: Seat, wager: str) -> int:
        """Return the units of a seat's bet that may not be withdrawn (PB-8)."""
        return sum(bet.amount for bet in self.standing[seat - 1] if bet.wager == wager)

    def maximum(self, seat: Seat) -> int:
        """Return the most that a seat may put on one bet, in units (PB-10)."""
        own = self.maxima[seat - 1]
        return self.preset.maximum if own is None else own

    def must_deal(self) -> bool:
        """Whether the holder of the shoe deals this coup or refuses the shoe (LU-9)."""
        return self.preset.must_deal_once and not self.held.dealt

    def balances(self) -> dict[Place, int]:
        """Return the units in each account on the table."""
        staked = [sum([bet.amount for bet in bets]) for bets in self.stakes]
        lies = table_balances(self.purses, staked)
        return lies | {owed(seat): units for seat, units in enumerate(self.owed, 1) if units}


def new(preset: PuntoPreset) -> State:
    """Set up an empty table before its first shoe."""
    places = preset.seats + preset.bystanders
    vacant, bare = (None,) * places, ((),) * places
    return State(preset, Phase.BETWEEN_SHOES, vacant, bare, vacant, bare)


FORM: Final = Schema(
    (
        Version(
            (
                "phase", "purses", "stakes", "maxima", "standing", "coup", "shoe", "owed", "held",
                "player_lies", "banker_lies", "turn", "free",
            )
        ),
    )
)  # fmt: skip
