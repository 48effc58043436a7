"""Coups dealt card by card through the tables' own rules, and bets settled as a table does."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache, partial
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
    lying.next_side()  # raises for cards that the rules could not have dealt
    room = COUP - len(lying.player.cards) - len(lying.banker.cards)
    found: Counter[Facts] = Counter()
    _deal(lying, left, 1, (left.total(), room), found)
    return found


def _deal(
    coup: Coup, left: dict[Card, int], weight: int, rest: tuple[int, int], found: Counter[Facts]
) -> None:
    """Deal on; `rest` is how many cards are left, and for how many of them there is room."""
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
    return -STAKE if settlement.fate is Fate.LOST else net, settlement.fate is Fate.WON


@cache
def _remembering(wager: Wager) -> Callable[[Facts], tuple[int, bool]]:
    """Settle once for all shoes what ends alike; there are few ways to end without ranks."""
    return cache(partial(_settle, wager))


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
