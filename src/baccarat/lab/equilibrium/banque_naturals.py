"""Take a coup of banque apart where a side's natural is known before the other side is asked.

A natural is decided at once. So whoever is asked beside one plays against the bank alone, and that
is a game for two of its own; the game for three is left with the coups without one.
"""

from typing import NamedTuple

from .banque import NATURAL, Banque, Four, name_of
from .cooperative import Team

_N = name_of(NATURAL)


class Parts(NamedTuple):
    """A coup by who has a natural.

    - `three`: neither side, and what nobody can change.
    - `right`, `left`: only the other side has one. Each is what the side gets of a stake of its own
      by what it does on 5, against each answer of the bank; `right_points` and `left_points` name
      the bank's decisions in their order.
    """

    three: Banque
    right: Team
    left: Team
    right_points: tuple[str, ...]
    left_points: tuple[str, ...]


def split_by_naturals(game: Banque) -> Parts:
    """Split a coup into the game of three and the two games of one side against the bank."""
    of_right = [each for each in game.points if _seen(each.name)[1] == _N]
    of_left = [each for each in game.points if _seen(each.name)[0] == _N]
    taken = {each.name for each in (*of_right, *of_left)}
    alone_right, alone_left = game.alone
    return Parts(
        three=game._replace(
            right=_less(game.right, (alone_right[0], alone_right[0], *[alone_right[1]] * 2)),
            left=_less(game.left, (*alone_left, *alone_left)),
            points=tuple(each for each in game.points if each.name not in taken),
            alone=((0, 0), (0, 0)),
        ),
        right=Team([*alone_right], [[each.to_right[0], each.to_right[2]] for each in of_right]),
        left=Team([*alone_left], [[each.to_left[0], each.to_left[1]] for each in of_left]),
        right_points=tuple(each.name for each in of_right),
        left_points=tuple(each.name for each in of_left),
    )


def _seen(point: str) -> list[str]:
    """Return what the banker saw of right and left, as a decision point names it."""
    return point.partition("|")[2].split(",")


def _less(whole: Four, part: Four) -> Four:
    one, two, three, four = (each - taken for each, taken in zip(whole, part, strict=True))
    return one, two, three, four
