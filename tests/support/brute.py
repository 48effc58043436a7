"""Coups dealt card by card through the tables' own rules, and bets settled as a table does."""

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import perm
from random import Random

from msgspec.structs import replace

from baccarat.cards import PACK, Card
from baccarat.rules import Coup, Fate, Wager, facts_when_over
from baccarat.rules.wagers import Facts

STAKE = 10_000
"""Units that every commission and every odd ratio of the trade leaves whole."""
COUP = 6


def facts_by_orders(cards: Iterable[Card], coup: Coup | None = None) -> Counter[Facts]:
    """Deal a coup on with each of `cards`, in every order, and weigh what comes of it."""
    left = Counter(cards)
    lying = coup or Coup()
    room = COUP - len(lying.player.cards) - len(lying.banker.cards)
    found: Counter[Facts] = Counter()
    _deal(lying, left, 1, room, found)
    return found


def _deal(coup: Coup, left: Counter[Card], weight: int, room: int, found: Counter[Facts]) -> None:
    side = coup.next_side()
    if side is None:
        found[facts_when_over(coup)] += weight * perm(left.total(), room)
        return
    for card in [card for card, copies in left.items() if copies]:
        copies = left[card]
        left[card] -= 1
        _deal(coup.with_card(side, card), left, weight * copies, room - 1, found)
        left[card] += 1


def settled(wager: Wager, facts: Mapping[Facts, int]) -> tuple[Fraction, Fraction, Fraction]:
    """Settle a stake on every coup; return the edge, the mean square per unit, and the hit rate."""
    total = loss = square = hits = 0
    for each, weight in facts.items():
        settlement = wager.settle(STAKE, each)
        net = settlement.win - settlement.commission
        net = -STAKE if settlement.fate is Fate.LOST else net
        total += weight
        loss -= weight * net
        square += weight * net**2
        hits += weight * (settlement.fate is Fate.WON)
    return Fraction(loss, total * STAKE), Fraction(square, total * STAKE**2), Fraction(hits, total)


def without_ranks(facts: Mapping[Facts, int]) -> Counter[Facts]:
    """Put coups together that differ in their first cards alone, for bets that do not ask these."""
    found: Counter[Facts] = Counter()
    for each, weight in facts.items():
        found[replace(each, player_first=None, banker_first=None)] += weight
    return found


def small_shoe(seed: int) -> list[Card]:
    """Choose a shoe of six to nine cards of few ranks, so that pairs and ties are not rare."""
    random = Random(seed)
    ranks = random.sample(sorted({card.rank for card in PACK}), random.randint(2, 6))
    cards = [card for card in PACK if card.rank in ranks]
    return random.choices(cards, k=random.randint(COUP, 9))


def smaller_shoe(seed: int) -> list[Card]:
    """Choose a shoe of few different cards, some of them more than once: it has few orders."""
    random = Random(seed)
    return random.choices(random.sample(PACK, random.randint(2, 5)), k=random.randint(COUP, 8))
