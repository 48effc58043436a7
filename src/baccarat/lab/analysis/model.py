"""What an analysis says of a coup: what it was worth, what was chosen, what the cards gave."""

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from ...tables.common import Seat
from ..counts import Counts


class ChoiceValue(msgspec.Struct, frozen=True):
    """What drawing and standing are worth to the one who chooses, in units."""

    draw: Fraction
    stand: Fraction

    def lost(self, *, drew: bool) -> Fraction:
        """Tell what the answer gave away against the better one."""
        return max(self.draw, self.stand) - (self.draw if drew else self.stand)


class ChoiceMade(msgspec.Struct, frozen=True):
    """A decision that the rules left open, and how it was taken.

    - `side` names the hand, `point` the decision as `baccarat solve` writes it; `often` is how
      often it draws in equilibrium.
    - `equilibrium` weighs both answers against others who play the equilibrium of these cards.
    - `known` weighs them against the others as they had played so far in this shoe, each of whose
      choices at a point counts once, and their equilibrium there once.
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
        """What the answer gave away in equilibrium."""
        return self.equilibrium.lost(drew=self.drew)

    @property
    def lost_known(self) -> Fraction:
        """What it gave away against what was known of the others."""
        return self.known.lost(drew=self.drew)


class Bet(msgspec.Struct, frozen=True):
    """A stake at punto banco, in units: the edge it paid, and what it brought."""

    seat: Seat
    name: str
    stake: int
    paid: Fraction
    result: int


class Share(msgspec.Struct, frozen=True):
    """What a coup came to for a seat, in units: `result` = `expectation` + `luck`.

    `value` is what it was worth before the cards, everybody playing the equilibrium; `lost` is what
    the seat's own choices gave away. Luck is the cards, and what others chose.
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


class CoupStory(msgspec.Struct, frozen=True):
    """A coup: the cards that could come before it, as far as anybody knew, and what came of it.

    `chances` tell who wins, and `values` what a unit staked there is worth, before the cards. Both
    are empty where nothing was dealt.
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
    """A player's whole shoe, in units; `lost` is what their own choices gave away."""

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
    """A record's shoe: each coup, and what it came to for each player, by seat and name."""

    room: str
    shoe: int
    preset: str
    coups: tuple[CoupStory, ...]
    players: tuple[PlayerStory, ...]
