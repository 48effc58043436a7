"""Find a Nash equilibrium of banque at the table, close to one in floats (Govindan & Wilson 2004).

At a place, what each gains is taken to be linear in what the others do, as it nearly is. Where
nobody gains then is found (`polymatrix.py`), and is the next place, until nobody gains there. What
deviating gains is counted exactly afterwards: that, and no proof of the method, is what holds it.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

import numpy as np

from ...rules.tableau import CHEMIN_DE_FER, Draws
from ..kernels.choice import choose
from .banque import PERSONS, LeftSees
from .banque_seen import (
    EVENTS,
    SHAPES,
    TOTALS,
    TURNS,
    Coup,
    Plays,
    coup_of,
    free_totals,
    gains,
    named,
    paid,
    times,
    weights,
)
from .budget import Budget, Spent
from .orders import Shoe
from .polymatrix import Floats, Lost, settled
from .question import PonteFree

PLACES: Final = 60
SURE: Final = 10
PART: Final = 0.5
"""After so many places only a part of each way is gone, for else it may go round and round."""
CLOSE: Final = 1e-15
"""What deviating may gain, of a stake, so that a place is taken for the end."""
DIGITS: Final = 2**45
"""Chances are given in parts of this, which floats hold."""
TRIED: Final = 5
"""The total on which alone a choice is looked for at first; more come in where they would gain."""
ENTRIES: Final = 3_000_000_000
"""Entries of tables that are computed at most."""
ADDED: Final = 10
"""Points that come in at once, those at which most is missed."""


def nearly(
    shoe: Shoe, theta: Fraction, ponte_free: PonteFree, left_sees: LeftSees
) -> tuple[Coup, Plays]:
    """Count a coup, and find how often each draws, in fractions."""
    coup, _ = coup_of(shoe, theta, ponte_free, whole=False)
    return coup, _Search(coup, ponte_free, left_sees).run()


def at_the_table(
    shoe: Shoe, theta: Fraction, ponte_free: PonteFree
) -> tuple[Mapping[str, Mapping[str, Fraction]], Plays]:
    """Tell how often right, left and banker draw, by name and point; the left sees what was given.

    Raises MissingKernel and TooManyCards.
    """
    choose("int64", sum(shoe.counts))
    coup, plays = nearly(shoe, theta, ponte_free, "card")
    return dict(zip(PERSONS, named(coup, "card", plays), strict=True)), plays


class _Search:
    """Goes from place to place; points are in one row: the right's, the left's, the banker's."""

    def __init__(self, coup: Coup, ponte_free: PonteFree, left_sees: LeftSees) -> None:
        self.coup, self.rows = coup, EVENTS if left_sees == "card" else 1
        self.pontes = TOTALS + self.rows * TOTALS
        says = [CHEMIN_DE_FER.player_says(total) for total in range(TOTALS)]
        free = free_totals(ponte_free)
        bound = np.array([{Draws.DRAW: 1.0, Draws.STAND: 0.0}.get(each, 0.5) for each in says])
        comes = coup.comes.any(axis=(2, 3)).ravel()
        self.free = np.concatenate([np.tile(free, 1 + self.rows), comes])
        tried = np.arange(TOTALS) == TRIED
        self.open = np.concatenate([np.tile(tried, 1 + self.rows), comes]) & self.free
        either = np.full(TOTALS, 0.5)
        errs = Plays(either, np.tile(either, (EVENTS, 1)), np.zeros(SHAPES[2]))
        best = gains(coup, errs).banker > 0
        self.at = np.concatenate([np.tile(bound, 1 + self.rows), best.ravel().astype(float)])

    def run(self) -> Plays:
        """Go to the end, or as far as the work allowed leads; return the best place of all."""
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

    def _plays(self, at: Any) -> Plays:
        left = at[TOTALS : self.pontes].reshape(self.rows, TOTALS)
        banker = at[self.pontes :].reshape(EVENTS, EVENTS, TOTALS)
        return Plays(at[:TOTALS], np.broadcast_to(left, (EVENTS, TOTALS)), banker)

    def _gains(self) -> Floats:
        found = gains(self.coup, self._plays(self.at))
        left = self._tied(found.left, 0)
        return np.concatenate([found.right, left.ravel(), found.banker.ravel()])

    def _tied(self, table: Any, axis: int) -> Any:
        """Add up over what the left saw of the right, where it does not heed it."""
        return table.sum(axis=axis, keepdims=True) if self.rows == 1 else table

    def _next(self, gained: Floats, entries: Budget) -> Floats:
        """Find where nobody gains if all gains are linear from here on."""
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
        low[points] = settled(alone[points], against, entries)
        return low

    def _slopes(self) -> tuple[Floats, Floats]:
        """Tell how gains of pontes change by all points, and those of the banker by the pontes'."""
        coup, size = self.coup, len(self.at)
        plays, cut = self._plays(self.at), self.pontes
        right, left = weights(plays)
        to_right, to_left = (each[..., :TOTALS, :TOTALS] for each in paid(coup, plays.banker))
        gain_right, gain_left = coup.gain[0][:, :, :TOTALS], coup.gain[1][..., :TOTALS, :]
        of_pontes, of_banker = np.zeros((cut, size)), np.zeros((size - cut, cut))
        own = times("xt,xyl,xytlb->txyb", TURNS, left, gain_right)
        of_pontes[:TOTALS, cut:] = own.reshape(TOTALS, -1)
        own = times("xt,xyl,xytlb->xybt", TURNS, left, coup.bank[:, :, :TOTALS])
        of_banker[:, :TOTALS] = own.reshape(-1, TOTALS)
        both = self._tied(times("xt,yu,xytu->txu", TURNS, TURNS, to_right), 1)
        of_pontes[:TOTALS, TOTALS:cut] = both.reshape(TOTALS, -1)
        both = self._tied(times("xt,yu,xytu->xut", TURNS, TURNS, to_left), 0)
        of_pontes[TOTALS:, :TOTALS] = both.reshape(-1, TOTALS)
        other = times("xr,yu,xyrub->uxyb", right, TURNS, gain_left)
        of_pontes[TOTALS:, cut:] = self._by_event(other).reshape(cut - TOTALS, -1)
        other = times("xr,yu,xyrub->uxyb", right, TURNS, coup.bank[..., :TOTALS, :])
        of_banker[:, TOTALS:] = self._by_event(other).reshape(cut - TOTALS, -1).T
        return of_pontes, of_banker

    def _by_event(self, table: Any) -> Any:
        """Give each of the left's points what is after the event that it saw of the right."""
        if self.rows == 1:
            return table
        found = np.zeros((EVENTS, *table.shape))
        for event in range(EVENTS):
            found[event, :, event] = table[:, event]
        return found


def _most(missed: Floats) -> Any:
    """Choose the points at which most is missed."""
    chosen = np.argsort(missed, kind="stable")[-ADDED:]
    found = np.zeros(len(missed), dtype=bool)
    found[chosen] = missed[chosen] > CLOSE
    return found


def _bound(slopes: Floats, low: Floats, high: Floats) -> Floats:
    """Add up the least that chances between `low` and `high` bring."""
    least: Floats = np.maximum(slopes, 0) @ low + np.minimum(slopes, 0) @ high
    return least


def _fraction(chance: float) -> Fraction:
    return Fraction(round(chance * DIGITS), DIGITS)
