"""How often a count makes a bet favourable, and its gain per shoe."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import isnan
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from ...cards.card import PACK
from ...rules.wagers.wager import Wager
from ..card_tags import (
    Divisor,
    TagValues,
    by_rank,
    check_balance,
    checked_divisor,
    correlation,
    read_running,
    read_tags,
)
from ..pricing.named import Bet, wager_of
from ..pricing.prices import price_shoes
from ..pricing.removal import Removal, removal
from ..pricing.to_json import VERSION, removal_object
from ..simulation.fault import BadSimulation, SimulationCode
from ..simulation.settings import MOST_SEED
from .dealing import Dealt, deal_shoes
from .gains import Gains

CUTS: Final = (14, 26, 52, 78, 104)
STEPS: Final = np.arange(-60.0, 60.5, 0.5)
"""The thresholds of which the best is chosen."""
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

    `bets` and `profit` are those of a unit staked whenever the count reaches the threshold;
    `best_bets` and `best_profit` those of a player who knows the exact edge before each coup. An
    advantage is per bet, None without bets. The errors are standard errors; None if there was a bet
    in fewer than `gains.FEWEST` shoes.
    """

    cut: int
    coups: float
    bets: float
    bets_error: float | None
    advantage: float | None
    advantage_error: float | None
    profit: float
    error: float | None
    best_bets: float
    best_advantage: float | None
    best_profit: float
    best_error: float | None


class Count(msgspec.Struct, frozen=True):
    """What counting gains at a bet.

    - `tags` are by point value or rank; `correlation` is their betting correlation.
    - `divisor`: the cards whose packs divide the running count; None without division.
    - `start`: the running count of a new shoe; 0 for a true count.
    - `threshold`: the least count at which the counter bets; None if betting never gains.
    - `one_more`: whether a coup is dealt after the one in which the stop card comes out.
    """

    removal: Removal
    tags: Mapping[str, float]
    correlation: float
    divisor: Divisor | None
    start: float
    threshold: float | None
    one_more: bool
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
    divisor: Divisor | None = None,
    running: Sequence[float] | str | None = None,
    packs: int = 8,
    cuts: Sequence[int] = CUTS,
    one_more: bool = True,
    shoes: int = 2_000,
    seed: int = 1,
) -> Count:
    """Deal random shoes, and compute the exact edge and the count before each coup.

    `tags` default to the best balanced ones up to 3, and `threshold` to the multiple of a half that
    gains most at the first cut. The true count is the running count per pack of the cards not seen;
    with the `divisor` "shoe", per pack left in the shoe. `running` counts without division: from
    its first number, betting from its second on.

    One coup more is dealt after the one within which the stop card comes out, unless `one_more` is
    False. A stop card on top before a coup makes that coup the last.

    Only the shoes are random: each bet counts with its exact expectation, which makes the errors
    small. Raises BadTags, UnbalancedTags, BadDivisor, BadRunning, RunningAlone, BadThreshold,
    BadCut, BadShoes, BadSimulation for the seed, BadPacks, and the errors of `wager_of`.
    """
    wager = wager_of(bet)
    if type(shoes) is not int or not 2 <= shoes <= MOST_SHOES:
        raise BadShoes(shoes)
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise BadSimulation(SimulationCode.BAD_SEED, value=str(seed))
    if threshold is not None and isnan(threshold):
        raise BadThreshold(threshold)
    given = None if tags is None else read_tags(tags)
    start = 0.0
    if running is None:
        divisor = checked_divisor(divisor or "unseen")
        check_balance(given)
    else:
        start, threshold = read_running(running, threshold=threshold, divisor=divisor)
    effects = removal(wager, packs)
    cards = CARDS_A_PACK * packs
    for cut in cuts:
        if type(cut) is not int or not 0 <= cut < cards:
            raise BadCut(cut, cards)
    chosen = given or {card: float(tag) for card, tag in effects.counts[-1].tags.items()}
    steps = STEPS if threshold is None else np.array([threshold])
    tallies = [CutTally(cut, steps) for cut in cuts or (0,)]
    for coups in count_coups(wager, Method(chosen, start, divisor), packs, shoes, seed):
        left, before = coups.dealt.left, coups.dealt.before
        ahead = before if one_more else np.where(before == cards, cards, left + 1)
        for each in tallies:
            each.add(coups, ahead > each.cut)
    at: int | None = 0
    if threshold is None:
        at = tallies[0].own.best()
        threshold = None if at is None else float(steps[at])
    return Count(
        removal=effects,
        tags=chosen,
        correlation=correlation(chosen, effects.effects),
        divisor=divisor,
        start=start,
        threshold=threshold,
        one_more=one_more,
        shoes=shoes,
        seed=seed,
        cuts=tuple(each.averages(at, shoes) for each in tallies[: len(cuts)]),
    )


class Coups(NamedTuple):
    """Coups of some shoes: arrays with an entry for each.

    `edge` is exact, and `count` is what the counter compares with the threshold.
    """

    dealt: Dealt
    edge: Any
    count: Any


class Method(NamedTuple):
    """How to count; the fields are those of `Count`."""

    tags: Mapping[str, float]
    start: float
    divisor: Divisor | None


def count_coups(wager: Wager, method: Method, packs: int, shoes: int, seed: int) -> Iterator[Coups]:
    """Deal the shoes, and yield their coups a block at a time."""
    tags, start, divisor = method
    by_card = np.array([by_rank(tags)[card.rank] for card in PACK])
    fine = wager.needs_ranks or len(tags) != 10
    kinds = np.array([at if fine else card.points for at, card in enumerate(PACK)])
    value = np.zeros(int(kinds.max()) + 1)
    value[kinds] = by_card
    full = np.bincount(kinds) * packs
    for dealt in deal_shoes(shoes, packs, kinds, seed):
        count = start + (full - dealt.unseen) @ value
        if divisor is not None:
            cards = dealt.left if divisor == "shoe" else dealt.unseen.sum(axis=1)
            count = count * CARDS_A_PACK / cards
        yield Coups(dealt, price_shoes(wager, dealt.unseen).edges[:, 0], count)


class CutTally:
    """What the coups played with one stop card bring a counter, and a player who knows the edge."""

    def __init__(self, cut: int, thresholds: Any) -> None:
        self.cut = cut
        self.coups = 0
        self.own, self.best = Gains(thresholds), Gains(np.zeros(1))

    def add(self, coups: Coups, played: Any) -> None:
        """Add a block of shoes; `played` says which of its coups come before the stop card."""
        shoe = coups.dealt.shoe - coups.dealt.shoe[0]
        gain = -coups.edge
        self.coups += int(played.sum())
        self.own.add(shoe[played], coups.count[played], gain[played])
        favourable = played & (gain > 0)
        self.best.add(shoe[favourable], gain[favourable], gain[favourable])

    def averages(self, at: int | None, shoes: int) -> CutDepth:
        """Return the averages with the threshold of this index; None never bets."""
        own, best = self.own.averages(at, shoes), self.best.averages(0, shoes)
        return CutDepth(
            cut=self.cut,
            coups=self.coups / shoes,
            bets=own.bets,
            bets_error=own.bets_error,
            advantage=own.advantage,
            advantage_error=own.advantage_error,
            profit=own.profit,
            error=own.profit_error,
            best_bets=best.bets,
            best_advantage=best.advantage,
            best_profit=best.profit,
            best_error=best.profit_error,
        )


def count_object(found: Count) -> dict[str, Any]:
    """Return a count as an object: that of the effects of removal, the tags, and each cut."""
    return {
        **removal_object(found.removal),
        "version": VERSION,
        "tags": found.tags,
        "correlation": found.correlation,
        "divisor": found.divisor,
        "start": found.start,
        "threshold": found.threshold,
        "one_more": found.one_more,
        "shoes": found.shoes,
        "seed": found.seed,
        "cuts": msgspec.to_builtins(found.cuts),
    }
