"""Every completion of a partly dealt coup, with its weight."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from math import perm
from typing import Final, TypeAlias

from ...cards.card import Card, parse_cards
from ...cards.kinds import WrongKind, check_series
from ...rules.coup import Coup, ImpossibleCoup, Side
from ...rules.half_open import PartlyOpenCoup
from ...rules.wagers.facts import Facts
from ...rules.wagers.grain import CardFeatures
from ..composition import Composition
from ..counts import COUP, POINT_VALUES, Counts, checked_counts, without
from ..endings import CARD_OF, CELLS, Ending, endings
from .two_card_hands import Firsts, openings

VALUES: Final[Firsts] = (None, None)
"""First cards of which only the point values matter."""
REMEMBERED: Final = 256
"""How many kinds of first cards have their facts cached."""

Worths: TypeAlias = tuple[int, ...]
Row: TypeAlias = tuple[Firsts, Worths | None]
"""The first cards and, if bets ask for third cards, both two-card totals."""


def coup_of(cards: Iterable[tuple[Side | str, str]]) -> Coup:
    """Deal these cards to these sides; raises ImpossibleCoup (PB-1 to PB-5).

    Sides and cards may be text. Raises BadCard, ValueError for an unknown side, and WrongKind if
    `cards` does not consist of pairs.
    """
    coup = Coup()
    for at, pair in enumerate(check_series("cards", cards, "sides with their cards"), 1):
        try:
            named, code = pair
        except (TypeError, ValueError):
            raise WrongKind("cards", "a side with its card", pair) from None
        side, (card,) = Side(named), parse_cards((code,))
        due = coup.next_side()
        if due is not side:
            raise ImpossibleCoup(at, card, due)
        coup = coup.with_card(side, card)
    return coup


def dealt_on(
    composition: Composition, seen: PartlyOpenCoup, grain: CardFeatures
) -> tuple[Mapping[Row, list[int]], int]:
    """Compute the weights of the 400 cells (endings.CELLS) for each kind of first cards.

    If `grain` asks for third cards, there is a row for each kind of first cards and each pair of
    two-card totals, and its entries are the weights of `endings_after` these totals.

    Also returns the number of orders of the cards not yet open that agree with the announcements.
    The composition includes the open cards and has at least six cards, or BadCounts is raised. A
    grain with questions needs a composition whose cards are known.
    """
    checked_counts(composition.counts)
    lying = seen.open_cards
    left = composition.without(lying)
    thirds = tuple(card.points for card in seen.thirds)
    draws = cache(_draws)
    weights: defaultdict[Row, list[int]] = defaultdict(lambda: [0] * len(CELLS))
    found = openings(seen.player, seen.banker, _deck(left, grain), grain)
    for (firsts, totals, worths), orders in found.items():
        if not seen.allows(totals[0]):
            continue
        drawn = draws(without(left.counts, worths), 2 - len(thirds))
        row = weights[firsts, totals if grain.thirds else None]
        for place, at in _to_come(totals, thirds, grain.thirds):
            row[at] += orders * drawn[place]
    if seen.draws is not None:
        return weights, sum(map(sum, weights.values()))
    return weights, perm(sum(left.counts), COUP - len(lying))


def _deck(left: Composition, grain: CardFeatures) -> Mapping[Card, int]:
    """List the remaining cards; if only values matter, one card represents each value."""
    worths = ((CARD_OF[worth], copies) for worth, copies in enumerate(left.counts))
    cards = left.cards if grain.questions and left.cards is not None else worths
    return {card: copies for card, copies in cards if copies}


def _draws(left: Counts, room: int) -> Sequence[int]:
    """Count the orders of `room` more cards, indexed by the `_place` of the first of them."""
    cards = sum(left)
    draws = [perm(cards, room)]
    if room:
        draws += [copies * perm(cards - 1, room - 1) for copies in left]
    if room > 1:
        draws += [
            copies * (others - (first == second))
            for first, copies in enumerate(left)
            for second, others in enumerate(left)
        ]
    return draws


def _place(worths: Worths) -> int:
    """Return the index of zero, one or two values: first none, then each value, then each pair."""
    place = 0
    for worth in worths:
        place = POINT_VALUES * place + worth + 1
    return place


@cache
def _to_come(totals: Worths, thirds: Worths, fine: bool) -> Sequence[tuple[int, int]]:
    """List the `_place` of the third cards that may follow, with their index in the row."""
    lying = len(thirds)
    return [
        (_place(ending.thirds[lying:]), at if fine else ending.cell)
        for at, ending in enumerate(endings_after(totals))
        if ending.thirds[:lying] == thirds
    ]


def endings_after(totals: Worths) -> Sequence[Ending]:
    """List the endings of the coups with these two-card totals."""
    return _by_totals()[totals]


@cache
def _by_totals() -> Mapping[Worths, Sequence[Ending]]:
    """Group the endings by the two-card totals of both hands."""
    groups: defaultdict[Worths, list[Ending]] = defaultdict(list)
    for ending in endings():
        groups[ending.player, ending.banker].append(ending)
    return groups


@lru_cache(REMEMBERED)
def ending_facts(firsts: Firsts, totals: tuple[int, ...]) -> tuple[Facts, ...]:
    """Return the facts of each ending of coups with these first cards and two-card totals."""
    found = []
    for ending in endings_after(totals):
        cell, thirds = CELLS[ending.cell], [*ending.thirds]
        found.append(
            Facts(
                *(cell.player, cell.banker, cell.player_cards, cell.banker_cards),
                *firsts,
                player_two=ending.player,
                banker_two=ending.banker,
                player_third=thirds.pop(0) if cell.player_cards > 2 else None,
                banker_third=thirds.pop(0) if cell.banker_cards > 2 else None,
            )
        )
    return tuple(found)
