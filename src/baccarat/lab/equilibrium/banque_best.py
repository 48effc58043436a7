"""Answer given strategies at banque: what one of the three should do, and what it gains."""

from collections.abc import Mapping
from fractions import Fraction
from typing import TypeAlias

import msgspec

from .banque import PERSONS, PROFILES, Banque, Person
from .banque_solve import SHOE, BanqueSolution, Three, gains_of_sides, played_by, solve_counted
from .best import UnknownDecision
from .orders import Shoe
from .question import BadChoice

Given: TypeAlias = Mapping[Person, Mapping[str, Fraction]]

FREE = "5"


class BanqueAnswer(msgspec.Struct, frozen=True):
    """What all three then do, what it is worth, and what the one who answers gains by it.

    `play` has the given strategies and the best answer to them; whoever is neither plays as in the
    first equilibrium. `gain` is what the answer brings more than going on as in equilibrium would,
    per unit staked in all: what others changed is no gain of it.
    """

    given: tuple[Person, ...]
    answers: Person
    play: Three
    solution: BanqueSolution
    gain: Fraction


def best_answer(
    given: Given,
    answers: Person | None = None,
    *,
    theta: Fraction | str | float = "1/2",
    shoe: Shoe = SHOE,
) -> BanqueAnswer:
    """Find the best answer of one person to how often others draw, by decision point.

    Right and left have the point `5`, the banker such as `6|S,7`. Where nothing is said of a point,
    it is played as in the first equilibrium. Without `answers` the banker does, or the left where
    the banker is given. Raises UnknownDecision, BadChoice where the one who answers is given or
    nobody is, and what `solve_banque` does.
    """
    person: Person = answers or ("left" if "banker" in given else "banker")
    others = [each for each in PERSONS if each != person]
    if not given or not {*given} <= {*others}:
        raise BadChoice("given", ", ".join(given) or "nobody", others)
    solution, game = solve_counted(theta, "nash", shoe)
    first = solution.equilibria[0]
    right, left, banker = (_taken(getattr(first, each), given.get(each, {})) for each in PERSONS)
    usual = played_by(game, solution.theta, right[FREE], left[FREE], banker, first.bound)
    if person == "banker":
        banker = _banker(game, solution.theta, right, left, banker)
    else:
        drawn = [banker[point.name] for point in game.points]
        gains = gains_of_sides(game, right[FREE], left[FREE], drawn)
        if person == "right":
            right = {**right, FREE: _better(gains[0], right[FREE])}
        else:
            left = {**left, FREE: _better(gains[1], left[FREE])}
    play = played_by(game, solution.theta, right[FREE], left[FREE], banker, first.bound)
    return BanqueAnswer(
        tuple(each for each in PERSONS if each in given),
        person,
        play,
        solution,
        _value(play, person) - _value(usual, person),
    )


def _taken(usual: Mapping[str, Fraction], given: Mapping[str, Fraction]) -> Mapping[str, Fraction]:
    """Play as given, and else as usual."""
    free = {FREE} if FREE in usual else {*usual}
    for point, chance in given.items():
        if point not in free or not 0 <= chance <= 1:
            raise UnknownDecision(f"{point}={chance}")
    return {**usual, **given}


def _banker(
    game: Banque,
    theta: Fraction,
    right: Mapping[str, Fraction],
    left: Mapping[str, Fraction],
    usual: Mapping[str, Fraction],
) -> Mapping[str, Fraction]:
    """Draw where that gains the bank, and stand where it loses; elsewhere do as usual."""
    own, other = right[FREE], left[FREE]
    plan = [(own if one else 1 - own) * (other if two else 1 - other) for one, two in PROFILES]
    return {
        point.name: _better(gain, usual[point.name])
        for point, gain in zip(game.points, game.gains_bank(theta, plan)[0], strict=True)
    }


def _better(gain: Fraction | int, usual: Fraction) -> Fraction:
    return Fraction(int(gain > 0)) if gain else usual


def _value(play: Three, person: Person) -> Fraction:
    value: Fraction = getattr(play, "value_bank" if person == "banker" else f"value_{person}")
    return value
