"""One Nash equilibrium of the full game by iterated polymatrix approximation.

The method is that of Govindan and Wilson (2004).

At each place, every gain is approximated as linear in the others' strategies. The equilibrium of
that approximation (`polymatrix.py`) is the next place, until nobody gains there. The method itself
proves nothing: the result is validated by computing the gains from deviating exactly.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

import numpy as np

from ....rules.tableau import CHEMIN_DE_FER, Draws
from ...hands import Shoe
from ...kernels.choice import choose_kernel
from ..algebra.polymatrix import Floats, Lost, solve_lcp
from ..budget import Budget, Spent
from .full_game import (
    SHAPES,
    TOTALS,
    TURNS,
    Coup,
    StrategyProfile,
    coup_of,
    free_totals,
    gains,
    name_strategies,
    paid,
    reaching,
    rows_of,
    spread,
    sum_indistinguishable,
    times,
    weights,
)
from .game import EVENTS, PERSONS
from .ponte_rules import PonteRules, Sight

PLACES: Final = 60
SURE: Final = 10
PART: Final = 0.5
"""The step fraction after many steps; full steps may cycle."""
CLOSE: Final = 1e-15
"""The gain from deviating, per unit staked, at which the search stops."""
DIGITS: Final = 2**45
"""Probabilities are given as multiples of 1/DIGITS, which floats represent exactly."""
TRIED: Final = 5
"""The only total with a choice at first; other points are added where they would gain."""
ENTRIES: Final = 3_000_000_000
"""The maximum number of table entries computed."""
ADDED: Final = 10
"""The number of points added at once, those with the largest missed gains."""


def nearly(shoe: Shoe, theta: Fraction, rules: PonteRules) -> tuple[Coup, StrategyProfile]:
    """Count a coup, and find how often each player draws, in fractions."""
    coup, _ = coup_of(shoe, theta, rules, whole=False)
    return coup, _Search(coup, rules).run()


def at_the_table(
    shoe: Shoe, theta: Fraction, rules: PonteRules
) -> tuple[Mapping[str, Mapping[str, Fraction]], StrategyProfile]:
    """Return how often right, left and banker draw, by name and decision point, and as arrays.

    Raises MissingKernel and TooManyCards.
    """
    choose_kernel("int64", sum(shoe.counts))
    coup, plays = nearly(shoe, theta, rules)
    return dict(zip(PERSONS, name_strategies(coup, rules, plays), strict=True)), plays


class _Search:
    """The search; all points form one vector: the right's, the left's, then the banker's."""

    def __init__(self, coup: Coup, rules: PonteRules) -> None:
        self.coup, self.rules = coup, rules
        self.rows = len(rules.right.hands), len(rules.left.hands)
        self.rights = self.rows[0] * TOTALS
        self.pontes = sum(self.rows) * TOTALS
        says = [CHEMIN_DE_FER.player_says(total) for total in range(TOTALS)]
        free = free_totals(rules.ponte_free)
        bound = np.array([{Draws.DRAW: 1.0, Draws.STAND: 0.0}.get(each, 0.5) for each in says])
        comes = coup.comes.any(axis=(2, 3)).ravel()
        self.free = np.concatenate([np.tile(free, sum(self.rows)), comes])
        if rules.one_player:
            self.free[self.rights : self.pontes] &= _come_to_left(coup, rules.left)
        tried = np.arange(TOTALS) == TRIED
        self.open = np.concatenate([np.tile(tried, sum(self.rows)), comes]) & self.free
        either = np.full(SHAPES[0], 0.5)
        errs = StrategyProfile(either, either, np.zeros(SHAPES[2]))
        best = gains(coup, errs).banker > 0
        self.at = np.concatenate([np.tile(bound, sum(self.rows)), best.ravel().astype(float)])

    def run(self) -> StrategyProfile:
        """Search until the end or until the budget is used up; return the best place found."""
        best, entries = (np.inf, self.at), Budget(ENTRIES)
        for place in range(PLACES):
            gained = self._gains()
            missed = np.where(gained > 0, gained * (1 - self.at), -gained * self.at)
            best = min(best, (missed[self.free].sum(), self.at.copy()), key=lambda each: each[0])
            if best[0] < CLOSE:
                break
            more = _most(np.where(self.free & ~self.open, missed, 0))
            if missed[self.open].sum() < CLOSE or place >= SURE:
                self.open |= more
            try:
                ahead = self._next(gained, entries) - self.at
                self.at = self.at + (1 if place < SURE else PART) * ahead
            except Spent:
                break
            except Lost:
                self.open |= more
                self.at = (self.at + best[1]) / 2
        return self._plays(np.vectorize(_fraction, otypes=[object])(best[1]))

    def _plays(self, at: Any) -> StrategyProfile:
        right = spread(self.rules.right, at[: self.rights].reshape(-1, TOTALS))
        left = spread(self.rules.left, at[self.rights : self.pontes].reshape(-1, TOTALS))
        return StrategyProfile(right, left, at[self.pontes :].reshape(EVENTS, EVENTS, TOTALS))

    def _gains(self) -> Floats:
        found = gains(self.coup, self._plays(self.at))
        right, left = (
            sum_indistinguishable(self.rules.right, found.right),
            sum_indistinguishable(self.rules.left, found.left),
        )
        return np.concatenate([right.ravel(), left.ravel(), found.banker.ravel()])

    def _next(self, gained: Floats, entries: Budget) -> Floats:
        """Find the equilibrium of the linear approximation at the current place."""
        of_pontes, of_banker = self._slopes()
        cut, at = self.pontes, self.at
        alone = gained.copy()
        alone[:cut] -= of_pontes @ at
        alone[cut:] -= of_banker @ at[:cut]
        low, high = np.where(self.open, 0, at), np.where(self.open, 1, at)
        while True:
            least = _bound(of_pontes, low, high), _bound(of_banker, low[:cut], high[:cut])
            most = _bound(of_pontes, high, low), _bound(of_banker, high[:cut], low[:cut])
            undecided = high > low
            low[undecided & (alone + np.concatenate(least) > CLOSE)] = 1
            high[undecided & (alone + np.concatenate(most) < -CLOSE)] = 0
            if (undecided == (high > low)).all():
                break
        points = np.nonzero(high > low)[0]
        rest = np.where(high > low, 0, low)
        alone[:cut] += of_pontes @ rest
        alone[cut:] += of_banker @ rest[:cut]
        against = np.zeros((len(points), len(points)))
        pontes = int((points < cut).sum())
        against[:pontes] = of_pontes[np.ix_(points[:pontes], points)]
        against[pontes:, :pontes] = of_banker[np.ix_(points[pontes:] - cut, points[:pontes])]
        low[points] = solve_lcp(alone[points], against, entries)
        return low

    def _slopes(self) -> tuple[Floats, Floats]:
        """Return slopes: of the pontes' gains in all points, and of the banker's in the pontes'."""
        coup, size = self.coup, len(self.at)
        plays, cut = self._plays(self.at), self.pontes
        right, left = weights(plays)
        reached = reaching(coup, right)[:, :TOTALS]
        right, left = right[:, :TOTALS], left[:, :TOTALS]
        to_right, to_left = (
            each[..., :TOTALS, :TOTALS] for each in coup.sought(*paid(coup, plays.banker))
        )
        gain_right, gain_left = coup.sought(*coup.gain)
        gain_right, gain_left = gain_right[:, :, :TOTALS], gain_left[..., :TOTALS, :]
        of_pontes, of_banker = np.zeros((cut, size)), np.zeros((size - cut, cut))
        end, of_right, of_left = self.rights, _member(self.rules.right), _member(self.rules.left)
        own = times("gyl,xt,xtyl,xytlb->gtxyb", of_right, TURNS, left, gain_right)
        of_pontes[:end, cut:] = own.reshape(end, -1)
        own = times("gyl,xt,xtyl,xytlb->xybgt", of_right, TURNS, left, coup.bank[:, :, :TOTALS])
        of_banker[:, :end] = own.reshape(-1, end)
        known = of_right[..., :TOTALS], of_left[..., :TOTALS], TURNS, TURNS
        both = times("gyu,hxt,xt,yu,xytu->gthu", *known, to_right)
        of_pontes[:end, end:cut] = both.reshape(end, -1)
        if not self.rules.one_player:
            both = times("gyu,hxt,xt,yu,xytu->hugt", *known, to_left)
            of_pontes[end:, :end] = both.reshape(-1, end)
        other = times("hxr,yuxr,yu,xyrub->huxyb", of_left, reached, TURNS, gain_left)
        of_pontes[end:, cut:] = other.reshape(cut - end, -1)
        bank = coup.bank[..., :TOTALS, :]
        other = times("hxr,yuxr,yu,xyrub->xybhu", of_left, right, TURNS, bank)
        of_banker[:, end:] = other.reshape(-1, cut - end)
        return of_pontes, of_banker


def _member(sight: Sight) -> Floats:
    """Return arrays of the other side's hands by row: 1 where the hand leads to the row."""
    found: Floats = np.equal.outer(range(len(sight.hands)), sight.row).astype(np.float64)
    return found


def _come_to_left(coup: Coup, sight: Sight) -> Any:
    """Return whether each of the left's decision points can come."""
    return rows_of(sight, coup.comes.any(axis=(1, 4))[..., :TOTALS]).ravel()


def _most(missed: Floats) -> Any:
    """Return the points with the largest missed gains."""
    chosen = np.argsort(missed, kind="stable")[-ADDED:]
    found = np.zeros(len(missed), dtype=bool)
    found[chosen] = missed[chosen] > CLOSE
    return found


def _bound(slopes: Floats, low: Floats, high: Floats) -> Floats:
    """Return the minimum of the sum for probabilities between `low` and `high`."""
    least: Floats = np.maximum(slopes, 0) @ low + np.minimum(slopes, 0) @ high
    return least


def _fraction(chance: float) -> Fraction:
    return Fraction(round(chance * DIGITS), DIGITS)
