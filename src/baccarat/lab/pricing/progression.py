"""The risk of ruin of a progression: a ladder of stakes climbed by wins or losses."""

from collections import defaultdict
from math import lcm
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
    parts = lcm(*(pays.denominator for pays, _ in gains))
    stakes = [stake * parts for stake in progression.stakes]
    moves = [
        [(int(stake * pays), progression.move(at, float(pays)), often) for pays, often in gains]
        for at, stake in enumerate(stakes)
    ]
    going = {(bankroll * parts, 0): 1.0}  # amounts in parts of a unit, so that they are integers
    ruin = ended = 0.0
    for _ in range(coups):
        later: defaultdict[tuple[int, int], float] = defaultdict(float)
        for (held, at), chance in going.items():
            if held < stakes[at]:
                ruin += chance
                ended += chance * (held / parts)
                continue
            for gain, place, often in moves[at]:
                later[held + gain, place] += chance * often
        if len(later) > MOST_STATES:
            raise TooLong(coups)
        going = later
    ended += sum(chance * (held / parts) for (held, _), chance in going.items())
    short = (p for (held, at), p in going.items() if held < stakes[at])
    return ProgressionRisk(ruin + sum(short), ended - bankroll)
