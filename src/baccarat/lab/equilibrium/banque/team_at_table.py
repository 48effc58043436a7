"""The best common plan of right and left at banque if the left may have seen the right's card.

Each chooses on 5: the right once, the left in each case that it can distinguish. Payoffs add up
over these cases, so that the best pure plan against a banker is found case by case. Such plans and
the banker's answers are added to a matrix game until neither side has a better one. Its numbers are
floats; what a plan guarantees and what a banker allows is then counted in integers, so that the two
are exact bounds of the value.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

import numpy as np

from ....rules.tableau import CHEMIN_DE_FER, Draws
from ...hands import Shoe
from ..algebra.linear import common_denominator
from ..algebra.polymatrix import Floats, solve_lcp
from ..budget import Budget
from .full_game import SHAPES, TOTALS, StrategyProfile, coup_of, naturals, spread, times, weights
from .game import NATURAL, point_of
from .independent_team import Span, divide_span
from .iterated_polymatrix import DIGITS, ENTRIES
from .ponte_rules import PonteRules

SAYS: Final = [CHEMIN_DE_FER.player_says(total) for total in range(TOTALS)]
AT_TABLE: Final = PonteRules(left_sees="card")
CLOSE: Final = 1e-15
"""A plan or an answer that gains no more, per unit of all stakes, is not added."""
TINY: Final = 1e-9
"""A probability no further from 0 or 1 is taken for it, as the numbers are floats."""
FIVE: Final = 5
"""The total on which right and left choose."""


class SeeingTeam(NamedTuple):
    """Payoffs of right and left, in units of 1/`unit`, in vectors.

    A vector has the payoff if the banker always stands, and then, by the banker's point, the amount
    added if the banker draws there.

    - `stands`: the vectors of the right's two actions on 5, if the left always stands on 5.
    - `draws`: the amounts added to each if the left draws on 5, by the left's case.
    - `cases` and `points`: the names of the left's cases and of the banker's points.
    """

    stands: Any
    draws: Any
    unit: int
    cases: tuple[str, ...]
    points: tuple[str, ...]

    def between(self, ends: Span) -> "SeeingTeam":
        """Return the team whose right draws on 5 with one of these two probabilities."""
        parts = common_denominator(ends)
        mixes = np.array([[int(parts * (1 - each)), int(parts * each)] for each in ends], object)
        return self._replace(
            stands=mixes @ self.stands,
            draws=np.tensordot(mixes, self.draws, 1),
            unit=parts * self.unit,
        )


class Bounds(NamedTuple):
    """A plan of right and left, and bounds on the value of the best, per unit of all stakes.

    The plan guarantees `low`, and no plan more than `high`. `right` and `left` are how often each
    draws on 5; the left by case. Together they may be correlated. `mixed` names the mixed
    decisions: the `right`, the left in a case such as `5|7` with a right that stands or `draws` on
    5, if that matters, and points of the banker.
    """

    low: Fraction
    high: Fraction
    right: Fraction
    left: tuple[Fraction, ...]
    mixed: tuple[str, ...]


def sides_of(shoe: Shoe, rules: PonteRules = AT_TABLE) -> tuple[SeeingTeam, SeeingTeam]:
    """Return the payoffs of right and left per unit of their own stakes; raises TooManyCards.

    By the `rules` the right sees nothing, and both choose on 5 only.
    """
    coup, unit = coup_of(shoe, Fraction(1, 2), rules, whole=True)
    comes = coup.comes.any(axis=(2, 3))
    comes[NATURAL, NATURAL] = False
    cases = len(rules.left.hands)
    never, ended = np.zeros(SHAPES[2], object), naturals(shoe)

    def vectors(right: int, left: Sequence[int]) -> Any:
        chosen = (
            [
                [often if each is Draws.FREE else int(each is Draws.DRAW) for each in SAYS]
                for often in own
            ]
            for own in ([right], left)
        )
        one, two = (np.array(each, object) for each in chosen)
        plays = StrategyProfile(spread(rules.right, one), spread(rules.left, two), never)
        reached = weights(plays)
        return np.array(
            [
                [
                    int(times("ylxr,xryl,xyrlb->", *reached, stand)) + over,
                    *times("ylxr,xryl,xyrlb->xyb", *reached, gain)[comes],
                ]
                for stand, gain, over in zip(coup.stand, coup.gain, ended, strict=True)
            ],
            object,
        )

    stands = np.array([vectors(right, [0] * cases) for right in (0, 1)])
    drawn = [
        [vectors(right, case) for case in np.eye(cases, dtype=int).tolist()] for right in (0, 1)
    ]
    draws = np.array(drawn) - stands[:, None]
    names = (
        tuple(rules.left.point(FIVE, case) for case in range(cases)),
        tuple(point_of(int(total), (one, two)) for one, two, total in np.argwhere(comes)),
    )
    one, two = (SeeingTeam(stands[:, side], draws[:, :, side], unit, *names) for side in (0, 1))
    return one, two


def team_of(sides: tuple[SeeingTeam, SeeingTeam], theta: Fraction) -> SeeingTeam:
    """Return the payoffs of right and left together, with `theta` of all stakes on the right."""
    (right, left), whole = sides, theta.denominator
    one, other = theta.numerator, whole - theta.numerator
    return right._replace(
        stands=one * right.stands + other * left.stands,
        draws=one * right.draws + other * left.draws,
        unit=whole * right.unit,
    )


def best_common(team: SeeingTeam, ends: Span = (Fraction(0), Fraction(1))) -> Bounds:
    """Return the best plan, which may correlate the left's draws with the right's; raises Lost."""
    exact = team.between(ends)
    at, left, chances, banker = _play(
        exact._replace(
            stands=(exact.stands / exact.unit).astype(float),
            draws=(exact.draws / exact.unit).astype(float),
        )
    )
    often = _multiples(chances)
    right = sum(
        (Fraction(part, DIGITS) * ends[end] for part, end in zip(often, at, strict=True)),
        Fraction(0),
    )
    return Bounds(
        _guaranteed(often @ _payoffs(exact, at, left), DIGITS * exact.unit),
        _allowed(exact, np.array([DIGITS, *map(_multiple, banker)], object)),
        right,
        tuple(Fraction(int(each), DIGITS) for each in often @ left),
        tuple(_mixed(exact, [(chances * (at == end), left) for end in (0, 1)], banker)),
    )


def best_independent(team: SeeingTeam, close: Fraction) -> Bounds:
    """Return the best independent draws, with bounds no further apart than `close`; raises Lost.

    By branch and bound: between two probabilities of the right, independent draws are a common plan
    of a right that has these two.
    """
    best = Bounds(Fraction(-1), Fraction(1), Fraction(0), (), ())
    cells, parts = list[tuple[Fraction, Span, Fraction]](), [(Fraction(0), Fraction(1))]
    while True:
        for ends in parts:
            found = best_common(team, ends)
            low = _guaranteed_apart(team, found)
            best = max(best, found._replace(low=low))
            heappush(cells, (-found.high, ends, found.right))
        high = max(best.low, -cells[0][0])
        if high - best.low <= close:
            return best._replace(high=high)
        _, cell, place = heappop(cells)
        parts = divide_span(cell, place)


def _play(team: SeeingTeam) -> tuple[Any, Any, Floats, Floats]:
    """Find an equilibrium in floats; raises Lost.

    Returns the plans used, as the right's ends and the left's draws, how often each is played, and
    how often the banker draws at each point.
    """
    at, left = np.array([0, 1]), np.zeros((2, team.draws.shape[1]), int)
    answers = np.zeros((1, team.stands.shape[1] - 1))
    entries = Budget(ENTRIES)
    while True:
        vectors = _payoffs(team, at, left)
        payoffs = vectors[:, :1] + vectors[:, 1:] @ answers.T
        plan, chances = _solve(payoffs, entries)
        mixed, banker = plan @ vectors, chances @ answers
        value = plan @ payoffs @ chances
        answer = mixed[1:] < 0
        is_better = mixed[0] + mixed[1:] @ answer < value - CLOSE
        gains = team.draws @ (1, *banker)
        best = team.stands @ (1, *banker) + gains.clip(0).sum(axis=1)
        more = np.nonzero(best > value + CLOSE)[0]
        if not is_better and not len(more):
            return at, left, plan, banker
        at, left = np.append(at, more), np.vstack([left, gains[more] > 0])
        if is_better:
            answers = np.vstack([answers, answer])


def _mixed(team: SeeingTeam, ends: Sequence[tuple[Floats, Any]], banker: Floats) -> Iterator[str]:
    """Yield mixed decisions; `ends` are the chances of the plans with each of the right's actions.

    In a case in which the right's action on 5 has no effect, only the sum over both counts.
    """
    shares = [float(chances.sum()) for chances, _ in ends]
    if min(shares) > TINY:
        yield "right"
    drawn = [chances @ left for chances, left in ends]
    for case, (name, *often) in enumerate(zip(team.cases, *drawn, strict=True)):
        if (team.draws[0, case] == team.draws[1, case]).all():
            if TINY < sum(often) < 1 - TINY:
                yield f"left {name}"
            continue
        for action, share, each in zip(("stands", "draws"), shares, often, strict=True):
            if TINY < each < share - TINY:
                yield f"left {name} {action}"
    for point, each in zip(team.points, banker, strict=True):
        if TINY < each < 1 - TINY:
            yield point


def _payoffs(team: SeeingTeam, at: Any, left: Any) -> Any:
    """Return the vectors of plans: the right's ends, and whether the left draws in each case."""
    return team.stands[at] + (left[:, :, None] * team.draws[at]).sum(axis=1)


def _solve(payoffs: Floats, entries: Budget) -> tuple[Floats, Floats]:
    """Return both sides' equilibrium strategies in a matrix game, in floats.

    Scaled to payoffs of 1 to 2, they are the probabilities, divided by the value, with which each
    side holds the other to 1.
    """
    least, most = payoffs.min(), payoffs.max()
    scaled = 1 + (payoffs - least) / (most - least or 1)
    rows, columns = scaled.shape
    against = np.block(
        [[np.zeros((rows, rows)), scaled], [-scaled.T, np.zeros((columns, columns))]]
    )
    found = solve_lcp(np.array([-1.0] * rows + [1.0] * columns), against, entries)
    return found[:rows] / found[:rows].sum(), found[rows:] / found[rows:].sum()


def _multiple(chance: float) -> int:
    return round(chance * DIGITS)


def _multiples(chances: Floats) -> Any:
    """Return probabilities as multiples of 1/DIGITS that add up to 1."""
    found = np.array([*map(_multiple, chances)], object)
    found[np.argmax(chances)] += DIGITS - found.sum()
    return found


def _guaranteed(vector: Any, unit: int) -> Fraction:
    """Return the value of a plan against the banker's best answer."""
    return Fraction(int(vector[0] + np.minimum(vector[1:], 0).sum()), unit)


def _guaranteed_apart(team: SeeingTeam, plan: Bounds) -> Fraction:
    """Return what the draws of right and left guarantee if they are independent."""
    fixed = team.between((plan.right, plan.right))
    left = np.array([[int(DIGITS * each) for each in plan.left]], object)
    fixed = fixed._replace(stands=DIGITS * fixed.stands[:1], draws=fixed.draws[:1])
    (vector,) = _payoffs(fixed, np.array([0]), left)
    return _guaranteed(vector, DIGITS * fixed.unit)


def _allowed(team: SeeingTeam, banker: Any) -> Fraction:
    """Return the value of the best plan against a banker."""
    best = team.stands @ banker + np.maximum(team.draws @ banker, 0).sum(axis=1)
    return Fraction(int(best.max()), DIGITS * team.unit)
