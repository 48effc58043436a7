"""What it does to a bet when one card leaves the shoe, and what a count of cards makes of it."""

from collections.abc import Mapping
from fractions import Fraction
from math import lcm, sqrt
from typing import Final

import msgspec

from ..cards import POINTS
from ..rules import Wager
from .composition import Composition
from .distribution import distribution
from .endings import CARD_OF
from .price import price

PER_PACK: Final = {worth: sum(points == worth for points in POINTS.values()) for worth in range(10)}
"""How many ranks have each worth."""

HIGHEST: Final = 3
"""The highest tag that is looked for: beyond it nobody counts."""


class Tags(msgspec.Struct, frozen=True):
    """What a counter adds for each card seen: whole numbers that sum to zero over a pack.

    `correlation` is that with the effects, from 0 to 1; 0 where no card has any.
    """

    highest: int
    tags: Mapping[str, int]
    correlation: float


class Removal(msgspec.Struct, frozen=True):
    """Effects of removal on a bet (PB-17).

    - `edge`: of the full shoe. `effects`: by how much the expected gain per unit rises when one
      such card is taken out: by worth, `0` to `9`, or by rank where the bet needs ranks.
    - `linear`: tags in proportion to the effects, the largest of them 1 or -1. They balance by
      themselves, for a card taken out by chance changes nothing. Their correlation is 1.
    - `counts`: for 1, 2 and 3 as the highest tag, the whole tags that come nearest to that.
    """

    wager: Wager
    packs: int
    edge: Fraction
    effects: Mapping[str, Fraction]
    linear: Mapping[str, Fraction]
    counts: tuple[Tags, ...]


def removal(wager: Wager, packs: int = 8) -> Removal:
    """Count what each card does to a bet, exactly; raises BadPacks."""
    shoe = Composition.of_packs(packs)
    full = _edge(wager, shoe)
    by_worth = [full - _edge(wager, shoe.without([CARD_OF[worth]])) for worth in range(10)]
    most = max(abs(effect) for effect in by_worth) or Fraction(1)
    return Removal(
        wager=wager,
        packs=packs,
        edge=full,
        effects=_named(wager, by_worth),
        linear=_named(wager, [effect / most for effect in by_worth]),
        counts=tuple(_tags(wager, by_worth, highest) for highest in range(1, HIGHEST + 1)),
    )


def _edge(wager: Wager, shoe: Composition) -> Fraction:
    return price(wager, distribution(shoe, [wager])).edge


def _named(wager: Wager, by_worth: list[Fraction]) -> Mapping[str, Fraction]:
    """Name worths, or ranks: in whole packs those of one worth are all alike."""
    if wager.needs_ranks:
        return {rank: by_worth[points] for rank, points in POINTS.items()}
    return {str(worth): each for worth, each in enumerate(by_worth)}


def _tags(wager: Wager, by_worth: list[Fraction], highest: int) -> Tags:
    whole = lcm(*(effect.denominator for effect in by_worth))
    effects = [int(effect * whole) for effect in by_worth]
    norm = sum(PER_PACK[worth] * effect**2 for worth, effect in enumerate(effects))
    best = Fraction(0)
    tags: tuple[int, ...] = (0,) * 10
    for squares, (dot, found) in _balanced(effects, highest).items():
        if dot > 0 and Fraction(dot**2, squares) > best:
            best, tags = Fraction(dot**2, squares), found
    return Tags(
        highest=highest,
        tags={name: int(tag) for name, tag in _named(wager, [*map(Fraction, tags)]).items()},
        correlation=sqrt(best / norm) if norm else 0.0,
    )


def _balanced(effects: list[int], highest: int) -> Mapping[int, tuple[int, tuple[int, ...]]]:
    """Find, for each sum of squares, the balanced tags that go with the effects best.

    Worth by worth, only the best way to each sum of tags and sum of squares is kept.
    """
    best: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {(0, 0): (0, ())}
    for worth, effect in enumerate(effects):
        ranks = PER_PACK[worth]
        room = highest * sum(PER_PACK[later] for later in range(worth + 1, 10))
        longer: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {}
        for (total, squares), (dot, tags) in best.items():
            for tag in range(-highest, highest + 1):
                if abs(total + ranks * tag) <= room:
                    key = total + ranks * tag, squares + ranks * tag**2
                    way = dot + ranks * tag * effect
                    if key not in longer or way > longer[key][0]:
                        longer[key] = way, (*tags, tag)
        best = longer
    return {squares: found for (_, squares), found in best.items()}
