"""Decomposition of a coup of banque if one side's natural is known before the other is asked.

A natural is decided at once. A side that acts after one plays against the bank alone, which is a
separate game of two; the game of three consists of the coups without such a natural.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from .game import NATURAL, BanqueGame, ByProfile, drawn_on, name_of, point_of
from .team import Team, correlated

_N = name_of(NATURAL)


class Parts(NamedTuple):
    """A coup, split by the hands that have a natural.

    - `three`: coups in which neither side has one, and those without any choice.
    - `right`, `left`: coups in which only the other side has one. Each is the side's payoff per own
      stake by its action on 5, against each answer of the bank; `right_points` and `left_points`
      are the names of the bank's decisions in the same order.
    """

    three: BanqueGame
    right: Team
    left: Team
    right_points: tuple[str, ...]
    left_points: tuple[str, ...]
    totals: tuple[int, ...]
    """Totals on which a side acts after the other side's natural."""


def split_by_naturals(game: BanqueGame) -> Parts:
    """Split a coup into the game of three and the two games of one side against the bank."""
    of_right = [each for each in game.points if _seen(each.name)[1] == _N]
    of_left = [each for each in game.points if _seen(each.name)[0] == _N]
    taken = {each.name for each in (*of_right, *of_left)}
    alone_right, alone_left = game.alone
    return Parts(
        three=game._replace(
            right=_less(
                game.right, (alone_right[0], alone_right[0], alone_right[1], alone_right[1])
            ),
            left=_less(game.left, (alone_left[0], alone_left[1], alone_left[0], alone_left[1])),
            points=tuple(each for each in game.points if each.name not in taken),
            totals=game.open_totals,
            beside_totals=(),
            alone=((0, 0), (0, 0)),
        ),
        right=Team([*alone_right], [[each.to_right[0], each.to_right[2]] for each in of_right]),
        left=Team([*alone_left], [[each.to_left[0], each.to_left[1]] for each in of_left]),
        right_points=tuple(each.name for each in of_right),
        left_points=tuple(each.name for each in of_left),
        totals=game.beside_totals,
    )


class Beside(NamedTuple):
    """The strategies after a natural of the other side, by decision point, and their values.

    Values are per unit of total stakes. `unique`: no other strategies are in equilibrium.
    """

    right: Mapping[str, Fraction]
    left: Mapping[str, Fraction]
    banker: Mapping[str, Fraction]
    value_right: Fraction
    value_left: Fraction
    unique: bool


def beside_naturals(parts: Parts, theta: Fraction) -> Beside:
    """Solve the two games of one side against the bank, exactly."""
    right, left = correlated(parts.right), correlated(parts.left)
    answers = [*zip(parts.right_points, right.banker, strict=True)]
    answers += zip(parts.left_points, left.banker, strict=True)
    unit = parts.three.unit
    return Beside(
        right=_beside(drawn_on(parts.totals, right.plan[1])),
        left=_beside(drawn_on(parts.totals, left.plan[1])),
        banker=dict(answers),
        value_right=theta * right.value / unit,
        value_left=(1 - theta) * left.value / unit,
        unique=right.unique and left.unique,
    )


def _beside(draws: Mapping[int, Fraction]) -> dict[str, Fraction]:
    return {point_of(total, (NATURAL,)): often for total, often in draws.items()}


def _seen(point: str) -> list[str]:
    """Return what the banker saw of right and left in a decision point."""
    return point.partition("|")[2].split(",")


def _less(whole: ByProfile, part: ByProfile) -> ByProfile:
    one, two, three, four = (each - taken for each, taken in zip(whole, part, strict=True))
    return one, two, three, four
