"""Effects of removing one card on a bet, and how well a card count can track them."""

from collections.abc import Mapping
from fractions import Fraction
from math import lcm, sqrt
from typing import Final, TypeAlias

import msgspec

from ...cards.card import POINTS, RANKS, SUITS, Card
from ...rules.wagers.wager import Wager
from ...text.result_table import Shown
from ..composition import Composition
from ..endings import CARD_OF
from .distribution import distribution
from .named import Bet, wager_of
from .price import price

POINT_VALUES: Final = {str(w): sum(points == w for points in POINTS.values()) for w in range(10)}
"""The number of ranks with each point value."""
EACH: Final = dict.fromkeys(RANKS, 1)
"""Each rank separately."""

HIGHEST: Final = 3
"""The highest tag considered; nobody counts with higher ones."""


_Kind: TypeAlias = tuple[int, ...]


class Tags(msgspec.Struct, frozen=True):
    """Integers that a card counter adds for each card seen; they sum to zero over a pack.

    `correlation` is the correlation with the effects, from 0 to 1; 0 if no card has an effect.
    """

    highest: int
    tags: Mapping[str, int]
    correlation: float


class Removal(Shown, msgspec.Struct, frozen=True):
    """Effects of removal on a bet (PB-17).

    - `edge`: of the full shoe. `effects`: the increase in expected gain per unit when one card is
      removed, by value (`0` to `9`), or by rank if the bet needs ranks, averaged over suits.
    - `linear`: tags proportional to the effects, scaled so that the largest is 1 or -1. They
      balance automatically, as removing a random card changes nothing. Their correlation is 1.
    - `counts`: the best integer tags with a highest tag of 1, 2 and 3.
    """

    wager: Wager
    packs: int
    edge: Fraction
    effects: Mapping[str, Fraction]
    linear: Mapping[str, Fraction]
    counts: tuple[Tags, ...]

    def _title(self) -> str:
        return f"{self.wager.name}, {self.packs} packs: edge {float(self.edge):.6g}"

    def _rows(self) -> list[dict[str, object]]:
        return removal_rows(self)


def removal_rows(found: Removal) -> list[dict[str, object]]:
    """Return a row per card: the effect of its removal, and its tag in each count."""
    tags = {f"tag_{count.highest}": count.tags for count in found.counts}
    return [
        {"card": card, "effect": effect, **{key: each[card] for key, each in tags.items()}}
        for card, effect in found.effects.items()
    ]


def removal(wager: Bet, packs: int = 8) -> Removal:
    """Compute each card's effect on a bet exactly; raises BadPacks and the errors of `wager_of`."""
    wager = wager_of(wager)
    shoe = Composition.of_packs(packs)
    full = _edge(wager, shoe)
    kinds = EACH if wager.needs_ranks else POINT_VALUES
    edges: dict[_Kind, Fraction] = {}
    effects = {name: full - _without(wager, shoe, name, edges) for name in kinds}
    most = max(abs(effect) for effect in effects.values()) or Fraction(1)
    return Removal(
        wager=wager,
        packs=packs,
        edge=full,
        effects=effects,
        linear={name: effect / most for name, effect in effects.items()},
        counts=tuple(_tags(kinds, effects, highest) for highest in range(1, HIGHEST + 1)),
    )


def _edge(wager: Wager, shoe: Composition) -> Fraction:
    return price(wager, distribution(shoe, [wager])).edge


def _without(wager: Wager, shoe: Composition, name: str, edges: dict[_Kind, Fraction]) -> Fraction:
    """Price a bet after removing one card of this value or rank, averaged over suits.

    `edges` caches the edge without a card of each kind.
    """
    cards = [Card(name + suit) for suit in SUITS] if wager.needs_ranks else [CARD_OF[int(name)]]
    kinds = [_kind(wager, card) for card in cards]
    for card, kind in zip(cards, kinds, strict=True):
        if kind not in edges:
            edges[kind] = _edge(wager, shoe.without([card]))
    return sum((edges[kind] for kind in kinds), Fraction(0)) / len(cards)


def _kind(wager: Wager, card: Card) -> _Kind:
    """Return the features of a card that the bet depends on: equal kinds have equal effects.

    A pair of any rank and suit is still a pair, so suits matter only if lines name them.
    """
    named = [
        among
        for line in wager.lines
        for among in (line.when.player_ranks, line.when.banker_ranks,
                      line.when.player_suits, line.when.banker_suits)
        if among
    ]  # fmt: skip
    return card.points, *(card.rank in among or card.suit in among for among in named)


def _tags(kinds: Mapping[str, int], effects: Mapping[str, Fraction], highest: int) -> Tags:
    scale = lcm(*(effect.denominator for effect in effects.values()))
    whole = {name: int(effect * scale) for name, effect in effects.items()}
    norm = sum(kinds[name] * effect**2 for name, effect in whole.items())
    best = Fraction(0)
    tags: tuple[int, ...] = (0,) * len(kinds)
    for squares, (dot, found) in _balanced(kinds, whole, highest).items():
        if dot > 0 and Fraction(dot**2, squares) > best:
            best, tags = Fraction(dot**2, squares), found
    return Tags(
        highest=highest,
        tags=dict(zip(kinds, tags, strict=True)),
        correlation=sqrt(best / norm) if norm else 0.0,
    )


def _balanced(
    kinds: Mapping[str, int], effects: Mapping[str, int], highest: int
) -> Mapping[int, tuple[int, tuple[int, ...]]]:
    """Find, for each sum of squares, the balanced tags that best match the effects.

    Dynamic programming over kinds keeps the best choice for each sum of tags and sum of squares.
    """
    best: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {(0, 0): (0, ())}
    left = sum(kinds.values())
    for name, ranks in kinds.items():
        effect, left = effects[name], left - ranks
        room = highest * left
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
