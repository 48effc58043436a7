"""Bets and profits summed up by shoe, for many thresholds at once; no coup is kept."""

from typing import Any, Final, NamedTuple

import numpy as np

FEWEST: Final = 100
"""Shoes with a bet from which an error is computed. From fewer, it is often too small."""


class Averages(NamedTuple):
    """Averages per shoe, and the advantage per bet; None if the sample gives no value."""

    bets: float
    bets_error: float | None
    advantage: float | None
    advantage_error: float | None
    profit: float
    profit_error: float | None


class Gains:
    """Sums over shoes of a player's bets and profits, for each of some ascending thresholds.

    A unit is staked on every coup whose count is at least the threshold. Shoes are independent, so
    the sums of squares and products give the errors.
    """

    def __init__(self, thresholds: Any) -> None:
        self.thresholds = thresholds
        self.shoes_with_bets = np.zeros(len(thresholds), np.int64)
        self.bets, self.profit, self.bets_square, self.product, self.profit_square = np.zeros(
            (5, len(thresholds))
        )

    def add(self, shoe: Any, count: Any, gain: Any) -> None:
        """Add whole shoes, numbered from 0: the count before each coup, and the gain of a bet."""
        if not len(shoe):
            return
        order = np.searchsorted(self.thresholds, count, side="right") - 1
        some = order >= 0
        shape = int(shoe.max()) + 1, len(self.thresholds)
        place = shoe[some] * len(self.thresholds) + order[some]
        bets = _sums_from(np.bincount(place, minlength=shape[0] * shape[1]), shape)
        profit = _sums_from(np.bincount(place, gain[some], shape[0] * shape[1]), shape)
        self.shoes_with_bets += np.count_nonzero(bets, axis=0)
        self.bets += bets.sum(axis=0)
        self.profit += profit.sum(axis=0)
        self.bets_square += (bets**2).sum(axis=0)
        self.product += (bets * profit).sum(axis=0)
        self.profit_square += (profit**2).sum(axis=0)

    def best(self) -> int | None:
        """Return the index of the threshold that gains most; None if none gains."""
        at = int(np.argmax(self.profit))
        return at if self.profit[at] > 0 else None

    def averages(self, at: int | None, shoes: int) -> Averages:
        """Return the averages for the threshold of this index; None never bets."""
        if at is None or not self.bets[at]:
            return Averages(0.0, None, None, None, 0.0, None)
        bets, profit = float(self.bets[at]) / shoes, float(self.profit[at]) / shoes
        advantage = profit / bets
        if self.shoes_with_bets[at] < FEWEST:
            return Averages(bets, None, advantage, None, profit, None)
        squares = (
            self.profit_square[at]
            - 2 * advantage * self.product[at]
            + advantage**2 * self.bets_square[at]
        )
        return Averages(
            bets,
            _error(self.bets_square[at], bets, shoes),
            advantage,
            _error(squares, 0.0, shoes) / bets,
            profit,
            _error(self.profit_square[at], profit, shoes),
        )


def _sums_from(by_step: Any, shape: tuple[int, int]) -> Any:
    """Return for each shoe the sums over each step and all higher ones."""
    return by_step.reshape(shape)[:, ::-1].cumsum(axis=1)[:, ::-1]


def _error(squares: float, mean: float, shoes: int) -> float:
    """Return the standard error of a mean over shoes, from the sum of their squares."""
    return float(np.sqrt(max(squares - shoes * mean**2, 0.0) / (shoes - 1) / shoes))
