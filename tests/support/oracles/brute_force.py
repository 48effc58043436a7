"""Coups dealt card by card through the tables' own rules, with bets settled as a table does."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache, partial
from math import perm
from random import Random

from msgspec.structs import replace

from baccarat.cards import PACK, Card
from baccarat.rules import Coup, Fate, Wager, facts_when_over
from baccarat.rules.wagers.facts import Facts

STAKE = 10_000
"""A stake for which every commission and odd ratio of the trade gives whole units."""
COUP = 6


def facts_by_orders(cards: Iterable[Card], coup: Coup | None = None) -> Counter[Facts]:
    """Continue a coup with each of `cards`, in every order, and weight the results."""
    left = Counter(cards)
    dealt = coup or Coup()
    dealt.next_side()  # raises for cards that the rules could not have dealt
    room = COUP - len(dealt.player.cards) - len(dealt.banker.cards)
    found: Counter[Facts] = Counter()
    _deal(dealt, left, 1, (left.total(), room), found)
    return found


def _deal(
    coup: Coup, left: dict[Card, int], weight: int, rest: tuple[int, int], found: Counter[Facts]
) -> None:
    """Deal on; `rest` is the number of cards left and the number that still count."""
    side = coup.due()
    cards, room = rest
    if side is None:
        found[facts_when_over(coup)] += weight * perm(cards, room)
        return
    for card, copies in left.items():
        if copies:
            left[card] = copies - 1
            _deal(coup.with_card(side, card), left, weight * copies, (cards - 1, room - 1), found)
            left[card] = copies


def settled(wager: Wager, facts: Mapping[Facts, int]) -> tuple[Fraction, Fraction, Fraction]:
    """Settle a stake on every coup; return the edge, the mean square per unit, and the hit rate."""
    settle = partial(_settle, wager) if wager.needs_ranks else _remembering(wager)
    total = loss = square = hits = 0
    for each, weight in facts.items():
        net, won = settle(each)
        total += weight
        loss -= weight * net
        square += weight * net**2
        hits += weight * won
    return Fraction(loss, total * STAKE), Fraction(square, total * STAKE**2), Fraction(hits, total)


def _settle(wager: Wager, facts: Facts) -> tuple[int, bool]:
    settlement = wager.settle(STAKE, facts)
    net = settlement.win - settlement.commission
    lost = settlement.back - STAKE
    return lost if settlement.fate is Fate.LOST else net, settlement.fate is Fate.WON


@cache
def _remembering(wager: Wager) -> Callable[[Facts], tuple[int, bool]]:
    """Cache settlements of equal facts across shoes; without ranks there are few distinct ones."""
    return cache(partial(_settle, wager))


def without_ranks(facts: Mapping[Facts, int]) -> Counter[Facts]:
    """Merge coups that differ only in their first cards, for bets that do not depend on these."""
    return _merged(facts, player_first=None, banker_first=None)


def without_order(facts: Mapping[Facts, int]) -> Counter[Facts]:
    """Merge coups of the same first cards and values, for bets that do not depend on all cards."""
    return _merged(facts, dealt=None)


def _merged(facts: Mapping[Facts, int], **left_out: None) -> Counter[Facts]:
    found: Counter[Facts] = Counter()
    for each, weight in facts.items():
        found[replace(each, **left_out)] += weight
    return found


def small_shoe(seed: int) -> list[Card]:
    """Choose a shoe of six to nine cards of few ranks, so that pairs and ties are not rare."""
    random = Random(seed)
    ranks = random.sample(sorted({card.rank for card in PACK}), random.randint(2, 6))
    cards = [card for card in PACK if card.rank in ranks]
    return random.choices(cards, k=random.randint(COUP, 9))


def smaller_shoe(seed: int) -> list[Card]:
    """Choose a shoe with few distinct cards, some of them repeated, so that it has few orders."""
    random = Random(seed)
    return random.choices(random.sample(PACK, random.randint(2, 5)), k=random.randint(COUP, 8))
