"""A coup of which some cards lie on the table, dealt on in every way that the shoe allows."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement
from math import perm
from typing import NamedTuple

from ..cards import Card, Hand
from ..rules import Coup, Side
from ..rules.wagers import Facts, Pair
from ..rules.wagers.facts import pair_of
from .composition import Composition
from .counts import COUP, Counts, checked, without
from .endings import CARD_OF, CELLS, Ending
from .pairs import by_totals


class Contradiction(ValueError):
    """Cards that no coup lies there with: the rules give `card`, the `at`-th, to `due`, or none."""

    def __init__(self, at: int, card: Card, due: Side | None) -> None:
        whose = "nobody, for the coup is over" if due is None else due
        super().__init__(f"card {at}, {card}, cannot be: the next one goes to {whose}")
        self.at, self.card, self.due = at, card, due


def coup_of(cards: Iterable[tuple[Side, Card]]) -> Coup:
    """Deal these cards to these sides; raises Contradiction (PB-1 to PB-5)."""
    coup = Coup()
    for at, (side, card) in enumerate(cards, 1):
        due = coup.next_side()
        if due is not side:
            raise Contradiction(at, card, due)
        coup = coup.with_card(side, card)
    return coup


class Opening(NamedTuple):
    """Both hands at two cards: their totals, the worths that were dealt, and what they share."""

    player: int
    banker: int
    worths: tuple[int, ...]
    pairs: tuple[Pair | None, Pair | None, bool | None]


def dealt_on(
    composition: Composition, coup: Coup, *, ranks: bool
) -> tuple[Mapping[Facts, int], int]:
    """Weigh what `coup` may come to, and tell how many orders of the cards to come there are.

    The cards that lie there are part of the composition, which has six at least: raises BadCounts.
    """
    checked(composition.counts)
    lying = (*coup.player.cards, *coup.banker.cards)
    left = composition.without(lying)
    thirds = tuple(hand.third.points for hand in (coup.player, coup.banker) if hand.third)
    weights: Counter[Facts] = Counter()
    for opening, orders in _openings(coup, left, ranks=ranks).items():
        counts = without(left.counts, opening.worths)
        for ending in by_totals()[opening.player, opening.banker]:
            if ending.thirds[: len(thirds)] == thirds:
                weight = orders * _orders(ending.thirds[len(thirds) :], counts, len(thirds))
                weights[_facts_of(ending, opening.pairs)] += weight
    return +weights, perm(sum(left.counts), COUP - len(lying))


def _openings(coup: Coup, left: Composition, *, ranks: bool) -> Mapping[Opening, int]:
    """Fill both hands up to two cards, and count the orders of the cards that takes."""
    worths = ((CARD_OF[worth], copies) for worth, copies in enumerate(left.counts))
    deck = {card: copies for card, copies in (ranks and left.cards) or worths if copies}
    found: Counter[Opening] = Counter()
    for players, ways in _hands(2 - len(coup.player.cards), deck):
        rest = {card: copies - players.count(card) for card, copies in deck.items()}
        for bankers, more in _hands(2 - len(coup.banker.cards), rest):
            drawn = tuple(sorted(card.points for card in players + bankers))
            hands = (
                Hand(coup.player.cards[:2] + players),
                Hand(coup.banker.cards[:2] + bankers),
            )
            totals = hands[0].total, hands[1].total
            pairs = _pairs(*hands) if ranks else (None, None, None)
            found[Opening(*totals, drawn, pairs)] += ways * more
    return found


def _hands(missing: int, deck: Mapping[Card, int]) -> Iterator[tuple[tuple[Card, ...], int]]:
    """List the cards that may fill a hand, whichever comes first, with their orders."""
    for cards in combinations_with_replacement(deck, max(missing, 0)):
        orders = 1
        for at, card in enumerate(cards):
            orders *= deck[card] - cards[:at].count(card)
        if orders:
            yield cards, orders * max(len(set(cards)), 1)


def _pairs(player: Hand, banker: Hand) -> tuple[Pair, Pair, bool]:
    pairs = pair_of(player), pair_of(banker)
    both = {Pair.PAIR, Pair.PERFECT}.issuperset(pairs)
    return *pairs, both and player.cards[0].rank == banker.cards[0].rank


def _orders(thirds: tuple[int, ...], counts: Counts, lying: int) -> int:
    """Count the orders of the cards to come, of which the first are worth `thirds`."""
    orders, undealt = 1, sum(counts)
    for at, worth in enumerate(thirds):
        orders *= counts[worth] - thirds[:at].count(worth)
    return orders * perm(undealt - len(thirds), COUP - 4 - lying - len(thirds))


@cache
def _facts_of(ending: Ending, pairs: tuple[Pair | None, Pair | None, bool | None]) -> Facts:
    cell = CELLS[ending.cell]
    return Facts(cell.player, cell.banker, cell.player_cards, cell.banker_cards, *pairs)
