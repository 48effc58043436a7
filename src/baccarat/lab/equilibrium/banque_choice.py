"""Weigh one decision at banque, and a whole coup, when the others play so: from the same count.

All act on totals, as they are solved for: what a choice comes to is weighed over all hands of that
total, and the left's without regard to the card that the right was given.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np

from ..counts import WORTHS
from .banque import NATURAL, name_of
from .banque_shoe import Tally

Play: TypeAlias = Mapping[str, Fraction]
Fares: TypeAlias = tuple[str, str]
Joint: TypeAlias = Mapping[Fares, Fraction]
"""How likely right and left fare so, both together."""

FARED: Final = ("won", "lost", "tied")
"""In the order of banque_shoe.FATES."""
FREE: Final = "5"


class BanqueChoice(msgspec.Struct, frozen=True):
    """A decision: how often it draws in equilibrium, and what drawing and standing come to."""

    point: str
    often: Fraction
    draw: Joint
    stand: Joint


class Plays(msgspec.Struct, frozen=True):
    """How often each of three draws, by decision point."""

    right: Play
    left: Play
    banker: Play


def banque_chances(found: Tally, plays: Plays) -> Joint:
    """Tell how both sides fare in a whole coup, naturals included."""
    played = (sum(_banker(found, plays, at)) for at in found.stand)
    return _chances(_mixed(sum(played, found.natural), plays))


def right_choice(found: Tally, plays: Plays) -> BanqueChoice:
    """Weigh what the right may do on 5."""
    return _choice_on_five(found, plays, 0, plays.right, plays.left)


def left_choice(found: Tally, plays: Plays) -> BanqueChoice:
    """Weigh what the left may do on 5, whatever the right was given."""
    return _choice_on_five(found, plays, 1, plays.left, plays.right)


def banker_choice(found: Tally, plays: Plays, total: int, seen: tuple[int, int]) -> BanqueChoice:
    """Weigh what a banker with this total may do after what was seen of right and left."""
    point = _point(total, seen)
    return BanqueChoice(
        point,
        plays.banker[point],
        *(_chances(_mixed(fates[seen][total], plays)) for fates in (found.draw, found.stand)),
    )


def _choice_on_five(found: Tally, plays: Plays, side: int, own: Play, other: Play) -> BanqueChoice:
    """Weigh drawing and standing: what a profile adds where the side does so are its hands of 5."""
    fates: list[Any] = [0, 0]
    for at in found.stand:
        if at[side] != NATURAL:
            draws = int(at[side] < WORTHS)
            each = sum(_banker(found, plays, at))
            five = np.take(each, draws, 2 * side) - np.take(each, 1 - draws, 2 * side)
            fates[draws] = fates[draws] + five
    axes = "kjl,j->kl" if side == 0 else "ikl,i->kl"
    stand, draw = (_chances(np.einsum(axes, each, _often(other))) for each in fates)
    return BanqueChoice(FREE, own[FREE], draw, stand)


def _banker(found: Tally, plays: Plays, at: tuple[int, int]) -> list[Any]:
    """Weigh orders by what the banker does, for each of the totals."""
    stands = found.stand[at]
    if at not in found.draw:
        return [*stands]
    often = [plays.banker.get(_point(total, at), Fraction(0)) for total in range(8)]
    return [
        _between(stand, draw, chance)
        for stand, draw, chance in zip(stands, found.draw[at], often, strict=True)
    ]


def _between(stand: Any, draw: Any, chance: Fraction) -> Any:
    """Take so much of orders in which the banker draws; what is pure stays whole, and is quick."""
    if chance.denominator == 1:
        return draw if chance else stand
    return stand * (1 - chance) + draw * chance


def _mixed(fates: Any, plays: Plays) -> Any:
    """Mix what right and left do on 5."""
    return np.einsum("ikjl,i,j->kl", fates, _often(plays.right), _often(plays.left))


def _often(play: Play) -> Any:
    return np.array([1 - play[FREE], play[FREE]], dtype=object)


def _point(total: int, at: tuple[int, int]) -> str:
    return f"{total}|{name_of(at[0])},{name_of(at[1])}"


def _chances(fates: Any) -> Joint:
    whole = fates.sum()
    return {
        (right, left): Fraction(fates[own, other]) / whole
        for own, right in enumerate(FARED)
        for other, left in enumerate(FARED)
    }
