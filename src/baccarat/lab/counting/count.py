"""How often a count makes a bet favourable, and its gain per shoe."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import isnan
from typing import Any, Final

import msgspec
import numpy as np

from ...cards import PACK
from ...rules import Wager
from ..card_tags import TagValues, by_rank, correlation, read_tags
from ..pricing.named import Bet, wager_of
from ..pricing.prices import prices
from ..pricing.removal import Removal, removal
from ..simulation import BadSimulation, SimulationCode
from ..simulation.settings import MOST_SEED
from .dealing import deal_shoes

CUTS: Final = (14, 26, 52, 78, 104)
STEP: Final = 0.5
WIDEST: Final = 60.0
MOST_SHOES: Final = 1_000_000
CARDS_A_PACK: Final = 52


class BadShoes(ValueError):
    """The number of shoes is not between 2 and a million."""

    def __init__(self, found: object) -> None:
        super().__init__(f"shoes: a whole number from 2 to {MOST_SHOES}, not {found!r}")
        self.found, self.most = found, MOST_SHOES


class BadCut(ValueError):
    """The stop card is deeper than the shoe; `cards` is the size of the shoe."""

    def __init__(self, found: object, cards: int) -> None:
        super().__init__(f"a stop card is 0 to {cards - 1} cards from the end, not {found!r}")
        self.found, self.cards = found, cards


class BadThreshold(ValueError):
    """The threshold is not a number."""

    def __init__(self, found: object) -> None:
        super().__init__(f"threshold: a number, not {found!r}")
        self.found = found


class CutDepth(msgspec.Struct, frozen=True):
    """Averages per shoe with the stop card `cut` cards from the end.

    `bets` and `profit` are those of a unit staked whenever the true count reaches the threshold;
    `best_bets` and `best_profit` those of a player who knows the exact edge before each coup. The
    errors are standard errors of the means.
    """

    cut: int
    coups: float
    bets: float
    profit: float
    error: float
    best_bets: float
    best_profit: float
    best_error: float

    @property
    def advantage(self) -> float:
        """The average advantage of a bet of the counter; 0 without bets."""
        return self.profit / self.bets if self.bets else 0.0

    @property
    def best_advantage(self) -> float:
        """The average advantage of a favourable bet; 0 without bets."""
        return self.best_profit / self.best_bets if self.best_bets else 0.0


class Count(msgspec.Struct, frozen=True):
    """What counting gains at a bet.

    `tags` are by point value or rank, `correlation` is their betting correlation, and `threshold`
    the least true count (running count per pack left) at which the counter bets; None if betting
    never gains.
    """

    removal: Removal
    tags: Mapping[str, float]
    correlation: float
    threshold: float | None
    shoes: int
    seed: int
    cuts: tuple[CutDepth, ...]

    @property
    def wager(self) -> Wager:
        return self.removal.wager

    @property
    def edge(self) -> Fraction:
        """The edge of the full shoe."""
        return self.removal.edge


def count(  # noqa: PLR0913 - all but one by keyword
    bet: Bet,
    *,
    tags: TagValues | None = None,
    threshold: float | None = None,
    packs: int = 8,
    cuts: Sequence[int] = CUTS,
    shoes: int = 2_000,
    seed: int = 1,
) -> Count:
    """Deal random shoes, and compute the exact edge and the true count before each coup.

    `tags` default to the best balanced ones up to 3, and `threshold` to the multiple of a half that
    gains most at the first cut. After the stop card one more coup is dealt. Only the shoes are
    random: each bet counts with its exact expectation, which makes the errors small. Raises
    BadTags, BadThreshold, BadCut, BadShoes, BadSimulation for the seed, BadPacks, and the errors of
    `wager_of`.
    """
    wager = wager_of(bet)
    if type(shoes) is not int or not 2 <= shoes <= MOST_SHOES:
        raise BadShoes(shoes)
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise BadSimulation(SimulationCode.BAD_SEED, value=str(seed))
    if threshold is not None and isnan(threshold):
        raise BadThreshold(threshold)
    given = None if tags is None else read_tags(tags)
    effects = removal(wager, packs)
    for cut in cuts:
        if type(cut) is not int or not 0 <= cut < CARDS_A_PACK * packs:
            raise BadCut(cut, CARDS_A_PACK * packs)
    chosen = given or {card: float(tag) for card, tag in effects.counts[-1].tags.items()}
    shoe, before, edges, true = _dealt(wager, chosen, packs, shoes, seed)
    played = [before > cut for cut in cuts]
    if threshold is None:
        threshold = _best_threshold(edges, true, played[0] if played else before > 0)
    return Count(
        removal=effects,
        tags=chosen,
        correlation=correlation(chosen, effects.effects),
        threshold=threshold,
        shoes=shoes,
        seed=seed,
        cuts=tuple(
            _cut(
                cut,
                shoe[mask],
                edges[mask],
                true[mask] >= (np.inf if threshold is None else threshold),
                shoes,
            )
            for cut, mask in zip(cuts, played, strict=True)
        ),
    )


def _dealt(
    wager: Wager, tags: Mapping[str, float], packs: int, shoes: int, seed: int
) -> tuple[Any, ...]:
    """Return the shoe, the cards left before the last coup, the edge and the true count."""
    by_card = np.array([by_rank(tags)[card.rank] for card in PACK])
    fine = wager.needs_ranks or len(tags) != 10
    kinds = np.array([at if fine else card.points for at, card in enumerate(PACK)])
    value = np.zeros(int(kinds.max()) + 1)
    value[kinds] = by_card
    full = np.bincount(kinds) * packs
    found = []
    for dealt in deal_shoes(shoes, packs, kinds, seed):
        running = (full - dealt.unseen) @ value
        edges = prices(wager, dealt.unseen).edges[:, 0]
        true = running * CARDS_A_PACK / dealt.left
        found.append((dealt.shoe, dealt.before, edges, true))
    return tuple(np.concatenate(each) for each in zip(*found, strict=True))


def _best_threshold(edges: Any, true: Any, played: Any) -> float | None:
    """Return the threshold that gains most; None if none gains."""
    steps = np.arange(-WIDEST, WIDEST + STEP, STEP)
    order = np.searchsorted(steps, true[played], side="right") - 1
    inside = order >= 0
    gained = np.bincount(order[inside], -edges[played][inside], len(steps))
    above = np.cumsum(gained[::-1])[::-1]
    best = int(np.argmax(above))
    return float(steps[best]) if above[best] > 0 else None


def _cut(cut: int, shoe: Any, edges: Any, bets: Any, shoes: int) -> CutDepth:
    favourable = edges < 0
    profit, error = _per_shoe(shoe[bets], -edges[bets], shoes)
    best, best_error = _per_shoe(shoe[favourable], -edges[favourable], shoes)
    return CutDepth(
        cut=cut,
        coups=len(shoe) / shoes,
        bets=int(bets.sum()) / shoes,
        profit=profit,
        error=error,
        best_bets=int(favourable.sum()) / shoes,
        best_profit=best,
        best_error=best_error,
    )


def _per_shoe(shoe: Any, gains: Any, shoes: int) -> tuple[float, float]:
    sums = np.bincount(shoe, gains, shoes)
    return float(sums.mean()), float(sums.std(ddof=1) / np.sqrt(shoes))
