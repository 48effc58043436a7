"""Enumerate every order of a few cards, to check the counts against."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from math import perm
from typing import Any

from baccarat.cards import Card
from baccarat.rules import PUNTO_BANCO, Coup, Tableau
from baccarat.tables import punto
from baccarat.tables.common.chips import HOUSE
from support.tables.punto_table import CARD_OF, bets, felt

COUP = 6


def dealt(
    start: Any, deal: Callable[[Any, Card], Any], left: Counter[Card], orders: int = 1
) -> Iterator[tuple[Coup, int]]:
    """Deal every remaining card in turn; yield each finished coup with its orders of six."""
    for card, copies in list(left.items()):
        if copies:
            state = deal(start, card)
            left[card] -= 1
            if isinstance(state, Coup):
                out = len(state.player.cards) + len(state.banker.cards)
                yield state, orders * copies * perm(left.total(), COUP - out)
            else:
                yield from dealt(state, deal, left, orders * copies)
            left[card] += 1


def by_table(cards: Mapping[Card, int]) -> Iterator[tuple[Coup, int]]:
    """Deal at a table of punto banco, with `decide` and `apply`."""
    run = felt()
    run.do(1, bets(banker=2_500))
    run.do(HOUSE, punto.Close())
    return dealt(run.state, _at_table, Counter(cards))


def _at_table(state: punto.State, card: Card) -> punto.State | Coup:
    done = punto.decide(state, HOUSE, punto.Deal(card))
    events = done.events
    (side,) = (event.side for event in events if isinstance(event, punto.CardDealt))
    if any(isinstance(event, punto.CoupDecided) for event in events):
        return state.coup.with_card(side, card)
    return done.state


def by_rules(
    counts: Mapping[int, int], tableau: Tableau = PUNTO_BANCO
) -> Iterator[tuple[Coup, int]]:
    """Deal card values using only the rules of one coup."""

    def deal(parts: tuple[Coup], card: Card) -> tuple[Coup] | Coup:
        side = parts[0].next_side(tableau)
        assert side is not None
        coup = parts[0].with_card(side, card)
        return coup if coup.next_side(tableau) is None else (coup,)

    cards = Counter({CARD_OF[worth]: count for worth, count in counts.items()})
    return dealt((Coup(),), deal, cards)


def place(coup: Coup) -> int:
    """Return the index of a finished coup among the 400 cells."""
    player, banker = coup.player, coup.banker
    hands = (len(player.cards) - 2) * 2 + (len(banker.cards) - 2)
    return int(f"{hands}{player.total}{banker.total}")


def weights(coups: Iterator[tuple[Coup, int]]) -> tuple[int, ...]:
    """Sum the orders in each cell."""
    found: Counter[int] = Counter()
    for coup, orders in coups:
        found[place(coup)] += orders
    return tuple(found[cell] for cell in range(400))
