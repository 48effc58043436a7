"""Data classes of an analysis: the value of a coup, the choices made, and luck."""

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from ...tables.common.chips import Seat
from ..counts import Counts


class ChoiceValue(msgspec.Struct, frozen=True):
    """The values of drawing and of standing to the player who chooses, in units."""

    draw: Fraction
    stand: Fraction

    def lost(self, *, drew: bool) -> Fraction:
        """Return the loss from this choice compared with the better one."""
        return max(self.draw, self.stand) - (self.draw if drew else self.stand)


class ChoiceMade(msgspec.Struct, frozen=True):
    """A decision that the rules left open, and the choice made.

    - `side` names the hand, `point` the decision as `baccarat solve` writes it; `often` is the
      probability of drawing in equilibrium.
    - `equilibrium` evaluates both choices against opponents who play the equilibrium for these
      cards.
    - `known` evaluates them against the opponents' observed play in this shoe, in which each choice
      at a point counts once, and the equilibrium there counts once.
    """

    seat: Seat
    side: str
    point: str
    drew: bool
    often: Fraction
    equilibrium: ChoiceValue
    known: ChoiceValue

    @property
    def lost(self) -> Fraction:
        """The loss from this choice in equilibrium."""
        return self.equilibrium.lost(drew=self.drew)

    @property
    def lost_known(self) -> Fraction:
        """The loss from this choice against the others' observed play."""
        return self.known.lost(drew=self.drew)


class Bet(msgspec.Struct, frozen=True, rename={"name": "bet"}):
    """A stake at punto banco, in units: its edge, and its result."""

    seat: Seat
    name: str
    stake: int
    paid: Fraction
    result: int


class Share(msgspec.Struct, frozen=True):
    """A seat's result in a coup, in units: `result` = `expectation` + `luck`.

    `value` is the expectation before the cards if everybody plays the equilibrium; `lost` is what
    the seat's own choices cost. Luck comes from the cards and from the others' choices.
    """

    seat: Seat
    name: str
    result: int
    value: Fraction
    lost: Fraction = Fraction(0)

    @property
    def expectation(self) -> Fraction:
        return self.value - self.lost

    @property
    def luck(self) -> Fraction:
        return self.result - self.expectation


class CoupStory(msgspec.Struct, frozen=True, rename={"number": "coup"}):
    """A coup: the cards that could come, as far as anybody knew, and what happened.

    Before the deal, `chances` are the probabilities of the winners, and `values` the value of a
    unit staked. Both are empty if nothing was dealt.
    """

    number: int
    cards: Counts
    chances: Mapping[str, Fraction] = {}
    values: Mapping[str, Fraction] = {}
    hands: Mapping[str, tuple[str, ...]] = {}
    outcomes: Mapping[str, str] = {}
    choices: tuple[ChoiceMade, ...] = ()
    bets: tuple[Bet, ...] = ()
    shares: tuple[Share, ...] = ()


class PlayerStory(msgspec.Struct, frozen=True):
    """A player's totals over a shoe, in units; `lost` is what their own choices cost."""

    seat: Seat
    name: str
    coups: int
    result: int
    expectation: Fraction
    lost: Fraction

    @property
    def luck(self) -> Fraction:
        return self.result - self.expectation


class Analysis(msgspec.Struct, frozen=True):
    """An analysed shoe: every coup, and the totals of each player by seat and name."""

    room: str
    shoe: int
    preset: str
    coups: tuple[CoupStory, ...]
    players: tuple[PlayerStory, ...]
