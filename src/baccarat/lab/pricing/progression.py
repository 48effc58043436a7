"""The risk of ruin of a progression: a ladder of stakes climbed by wins or losses."""

from collections import defaultdict
from typing import Literal, TypeAlias

import msgspec

from ...cards.kinds import check_kind
from .price import Price
from .ruin import MOST_COUPS, BadBankrollPlan, TooLong

Move: TypeAlias = Literal["first", "next", "previous", "stay"]
MOST_STATES = 2_000_000


class Progression(msgspec.Struct, frozen=True):
    """Stakes in order, and the move after a win and after a loss; a push changes nothing.

    `next` stays on the last stake, and `previous` on the first one. Martingale is
    `Progression((1, 2, 4, 8))`, Paroli `Progression((1, 2, 4), "next", "first")`, and d'Alembert
    `Progression(tuple(range(1, 50)), "previous", "next")`.
    """

    stakes: tuple[int, ...]
    after_win: Move = "first"
    after_loss: Move = "next"

    def __post_init__(self) -> None:
        if not self.stakes:
            raise BadBankrollPlan("stakes", 1, self.stakes)
        for stake in self.stakes:
            if type(stake) is not int or stake < 1:
                raise BadBankrollPlan("stake", 1, stake)

    def move(self, at: int, gain: float) -> int:
        """Return the index of the stake after a coup that gained this much per unit."""
        if gain == 0:
            return at
        step = self.after_win if gain > 0 else self.after_loss
        places = {"first": 0, "next": at + 1, "previous": at - 1, "stay": at}
        return min(max(places[step], 0), len(self.stakes) - 1)


class ProgressionRisk(msgspec.Struct, frozen=True):
    """The chance of `ruin` (the next stake is not affordable), and the `mean` net result."""

    ruin: float
    mean: float


def progression_risk(
    price: Price, progression: Progression, *, bankroll: int, coups: int
) -> ProgressionRisk:
    """Follow every bankroll and place in the progression for `coups` coups, in floats.

    Coups are independent, each dealt from a full shoe. Raises BadBankrollPlan, and TooLong for
    more than two million bankrolls.
    """
    check_kind("price", price, Price)
    for name, found in (("bankroll", bankroll), ("coups", coups)):
        if type(found) is not int or found < 0:
            raise BadBankrollPlan(name, 0, found)
    if coups > MOST_COUPS:
        raise TooLong(coups)
    gains = [(each.pays, float(each.probability)) for each in price.results if each.probability]
    going = {(bankroll + 0 * gains[0][0], 0): 1.0}
    ruin = ended = 0.0
    for _ in range(coups):
        later: defaultdict[tuple[object, int], float] = defaultdict(float)
        for (held, at), chance in going.items():
            stake = progression.stakes[at]
            if held < stake:
                ruin += chance
                ended += chance * float(held)
                continue
            for pays, probability in gains:
                place = progression.move(at, float(pays))
                later[held + stake * pays, place] += chance * probability
        if len(later) > MOST_STATES:
            raise TooLong(coups)
        going = later  # type: ignore[assignment]
    ended += sum(chance * float(held) for (held, _), chance in going.items())
    short = (p for (held, at), p in going.items() if held < progression.stakes[at])
    return ProgressionRisk(ruin + sum(short), ended - bankroll)
