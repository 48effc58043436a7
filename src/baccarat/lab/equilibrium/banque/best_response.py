"""Best responses to given strategies at banque: what one of the three should do, and the gain."""

from collections.abc import Collection, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from ....cards.kinds import WrongKind, check_kind
from ....rules.presets.information import LeftSees, Naturals
from ...hands import Shoe
from ..chemin.given import GivenChances, read_free_chances
from ..problem import BadChoice, PonteFree
from .game import PERSONS, PROFILES, BanqueGame, Person
from .ponte_rules import PonteRules
from .solve import (
    SHOE,
    BanqueEquilibrium,
    BanqueSolution,
    count_game,
    gains_of_sides,
    played_by,
    solve_banque,
)

if TYPE_CHECKING:
    from .full_game import Evaluation

Given: TypeAlias = Mapping[Person, GivenChances | BanqueEquilibrium | BanqueSolution]
"""By player a mapping, or an equilibrium or a solution, of which that player's side is taken."""

FREE = "5"


class BanqueAnswer(msgspec.Struct, frozen=True):
    """The strategies and values after a best response, and the responder's gain.

    `play` contains the given strategies and the best response; the third player plays the first
    equilibrium. `gain` is the excess over continuing to play the equilibrium, per unit of total
    stakes; changes caused by the others are not part of it.
    """

    given: tuple[Person, ...]
    answers: Person
    play: BanqueEquilibrium
    solution: BanqueSolution
    gain: Fraction


def best_answer(  # noqa: PLR0913 - as of solve_banque
    given: Given,
    answers: Person | None = None,
    *,
    theta: Fraction | str | float = "1/2",
    shoe: Shoe = SHOE,
    ponte_free: PonteFree = "5",
    left_sees: LeftSees = "total",
    naturals: Naturals = "pooled",
    solution: BanqueSolution | None = None,
) -> BanqueAnswer:
    """Find a player's best response to given drawing probabilities, by decision point.

    A player's part of an equilibrium or of a solution may be given as that. Points that the rules
    bind may be given as they are bound. Right and left have the point `5`, the banker points such
    as `6|S,7`. With `ponte_free` "all"
    they have all totals up to 7, and with `left_sees` "card" the left has points such as `5|S`.
    With `naturals` "known" the right has points such as `5|N`, for a natural of the left. Points
    not given are played as in the first equilibrium. By default the banker responds, or the left if
    the banker is given. With `left_sees` "hand" one player holds both hands and has points such as
    `5|4,7` for the left; they respond with each hand that is not given.

    A `solution` of `solve_banque` takes the place of the arguments before it, and nothing is solved
    again. Raises UnknownDecision; BoundDecision; WrongKind; BadChoice if the responder is given or
    unknown, if nobody is given, or for a solution with another concept than `nash`; and whatever
    `solve_banque` raises.
    """
    _check_mapping("given", given, "a mapping by player")
    person: Person = answers or ("left" if "banker" in given else "banker")
    if person not in PERSONS:
        raise BadChoice("answers", person, PERSONS)
    others = [each for each in PERSONS if each != person]
    if not given or not {*given} <= {*others}:
        raise BadChoice("given", ", ".join(given) or "nobody", others)
    solved = _solution(solution, theta, shoe, PonteRules(ponte_free, left_sees, naturals))
    respond = _on_five if solved.rules == PonteRules() else _at_the_table
    play, gain = respond(given, person, solved)
    named = tuple(each for each in PERSONS if each in given)
    return BanqueAnswer(named, person, play, solved, gain)


def banque_values(  # noqa: PLR0913 - as of solve_banque
    given: Given,
    *,
    theta: Fraction | str | float = "1/2",
    shoe: Shoe = SHOE,
    ponte_free: PonteFree = "5",
    left_sees: LeftSees = "total",
    naturals: Naturals = "pooled",
    solution: BanqueSolution | None = None,
) -> BanqueEquilibrium:
    """Return the exact values and regrets if right, left and banker play given strategies.

    The arguments are those of `best_answer`; any of the three may be given. Raises UnknownDecision,
    BoundDecision, WrongKind, BadChoice for an unknown player or concept, and whatever
    `solve_banque` raises.
    """
    _check_mapping("given", given, "a mapping by player")
    if not {*given} <= {*PERSONS}:
        raise BadChoice("given", ", ".join(given), PERSONS)
    solved = _solution(solution, theta, shoe, PonteRules(ponte_free, left_sees, naturals))
    strategies = _strategies(given, solved)
    if solved.rules == PonteRules():
        return _played_on_five(count_game(solved.shoe)[0], solved, strategies)
    from .full_game import evaluate, plays_of

    found = evaluate(solved.shoe, solved.theta, plays_of(**strategies), solved.rules)
    return _with_values(solved, strategies, found, bound=Fraction(0))


def _solution(
    solution: BanqueSolution | None,
    theta: Fraction | str | float,
    shoe: Shoe,
    rules: PonteRules,
) -> BanqueSolution:
    if solution is None:
        return solve_banque(theta, shoe=shoe, **rules._asdict())
    check_kind("solution", solution, BanqueSolution)
    if solution.concept != "nash":
        raise BadChoice("concept", solution.concept, ("nash",))
    return solution


def _strategies(given: Given, solution: BanqueSolution) -> dict[Person, Mapping[str, Fraction]]:
    """Return what each of the three plays: as given, and else as in the first equilibrium."""
    free = _free(solution.rules)
    return {
        each: _merge_play(
            getattr(solution.equilibria[0], each),
            _side_of(given.get(each, {}), each),
            None if each == "banker" else free,
        )
        for each in PERSONS
    }


def _side_of(strategy: Any, person: Person) -> GivenChances:
    """Return a player's strategy by decision point; raises WrongKind."""
    if isinstance(strategy, BanqueSolution):
        strategy = strategy.equilibria[0]
    if isinstance(strategy, BanqueEquilibrium):
        strategy = getattr(strategy, person)
    _check_mapping(person, strategy, "a mapping, an equilibrium or a solution")
    chances: GivenChances = strategy
    return chances


def _check_mapping(name: str, found: object, wanted: str) -> None:
    if not isinstance(found, Mapping):
        raise WrongKind(name, wanted, found)


def _free(rules: PonteRules) -> Collection[str]:
    """Return the totals on which right and left choose."""
    if rules.ponte_free == "5":
        return {FREE}
    from .full_game import free_totals

    return {str(total) for total, free in enumerate(free_totals(rules.ponte_free)) if free}


def _with_values(
    solution: BanqueSolution,
    strategies: Mapping[Person, Mapping[str, Fraction]],
    found: "Evaluation",
    **changed: Any,
) -> BanqueEquilibrium:
    return msgspec.structs.replace(
        solution.equilibria[0],
        **{str(each): play for each, play in strategies.items()},
        value_right=found.value_right,
        value_left=found.value_left,
        regret=found.regret,
        **changed,
    )


def _at_the_table(
    given: Given, person: Person, solution: BanqueSolution
) -> tuple[BanqueEquilibrium, Fraction]:
    """Draw where the responder gains by it; their remaining regret is then the gain."""
    from .full_game import evaluate, margins_of, plays_of

    rules, strategies = solution.rules, _strategies(given, solution)
    free, usual = _free(rules), plays_of(**strategies)
    for hand in _hands_of(person, given, rules):
        plays = plays_of(**strategies)
        gains = margins_of(solution.shoe, solution.theta, plays, rules)[hand]
        strategies[hand] = {
            point: _better(gains[point], often)
            if hand == "banker" or point.partition("|")[0] in free
            else often
            for point, often in strategies[hand].items()
        }
    after = evaluate(solution.shoe, solution.theta, plays_of(**strategies), rules)
    before = evaluate(solution.shoe, solution.theta, usual, rules)
    return _with_values(solution, strategies, after), _gain(before, after, person, rules)


def _hands_of(person: Person, given: Given, rules: PonteRules) -> list[Person]:
    """Return the hands with which a player responds, the last to act first."""
    if person == "banker" or not rules.one_player:
        return [person]
    both: tuple[Person, ...] = ("left", "right")
    return [hand for hand in both if hand not in given]


def _gain(before: "Evaluation", after: "Evaluation", person: Person, rules: PonteRules) -> Fraction:
    """Return how much more the player's hands win."""
    right, left = after.value_right - before.value_right, after.value_left - before.value_left
    if person == "banker":
        return -right - left
    if rules.one_player:
        return right + left
    return right if person == "right" else left


def _on_five(
    given: Given, person: Person, solution: BanqueSolution
) -> tuple[BanqueEquilibrium, Fraction]:
    """Respond in the game in which right and left choose on 5 only."""
    game, _ = count_game(solution.shoe)
    strategies = _strategies(given, solution)
    right, left, banker = (strategies[each] for each in PERSONS)
    usual = _played_on_five(game, solution, strategies)
    if person == "banker":
        strategies["banker"] = _banker(game, solution.theta, right, left, banker)
    else:
        drawn = [banker[point.name] for point in game.points]
        gains = gains_of_sides(game, *_on_free(right, left), drawn)
        own = strategies[person]
        if FREE in own:
            gain = gains[0 if person == "right" else 1]
            strategies[person] = {**own, FREE: _better(gain, own[FREE])}
    play = _played_on_five(game, solution, strategies)
    return play, _value(play, person) - _value(usual, person)


def _played_on_five(
    game: BanqueGame, solution: BanqueSolution, strategies: Mapping[Person, Mapping[str, Fraction]]
) -> BanqueEquilibrium:
    right, left, banker = (strategies[each] for each in PERSONS)
    bound = solution.equilibria[0].bound
    return played_by(game, solution.theta, *_on_free(right, left), banker, bound)


def _on_free(
    right: Mapping[str, Fraction], left: Mapping[str, Fraction]
) -> tuple[Fraction, Fraction]:
    """Return how often both draw where they choose; never if no cards make that total."""
    return right.get(FREE, Fraction(0)), left.get(FREE, Fraction(0))


def _merge_play(
    usual: Mapping[str, Fraction], given: GivenChances, free: Collection[str] | None
) -> Mapping[str, Fraction]:
    """Merge the given play with the usual; `free` are the totals with a choice, or None for all."""
    points = {each for each in usual if free is None or each.partition("|")[0] in free}
    forced = {point: int(often) for point, often in usual.items() if point not in points}
    return {**usual, **read_free_chances(given, points, forced)}


def _banker(
    game: BanqueGame,
    theta: Fraction,
    right: Mapping[str, Fraction],
    left: Mapping[str, Fraction],
    usual: Mapping[str, Fraction],
) -> Mapping[str, Fraction]:
    """Draw where the bank gains by it, stand where it loses; elsewhere play as usual."""
    own, other = _on_free(right, left)
    plan = [(own if one else 1 - own) * (other if two else 1 - other) for one, two in PROFILES]
    return {
        point.name: _better(gain, usual[point.name])
        for point, gain in zip(game.points, game.gains_bank(theta, plan)[0], strict=True)
    }


def _better(gain: Fraction | int, usual: Fraction) -> Fraction:
    return Fraction(int(gain > 0)) if gain else usual


def _value(play: BanqueEquilibrium, person: Person) -> Fraction:
    value: Fraction = getattr(play, "value_bank" if person == "banker" else f"value_{person}")
    return value
