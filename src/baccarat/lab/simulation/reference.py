"""The reference of the kernels: shoes dealt card for card by the rules that the tables use."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ...cards.card import Card
from ...rules.coup import Coup
from ...rules.presets.shoe import ShoeRules
from ...tables.common.shoe import CoupEnded, Shoe


class PlacedCoup(NamedTuple):
    """A finished coup, and the number of cards that had left the shoe before it."""

    start: int
    coup: Coup


def dealt_coups(cards: Iterable[Card], rules: ShoeRules) -> Iterator[PlacedCoup]:
    """Deal the coups of one shoe: burn cards, and stop as the stop card demands (C-5, C-7)."""
    left = iter(cards)
    shoe = _opened(left, rules)
    while shoe.coups_left != 0:
        start, coup = shoe.out, Coup()
        while (side := coup.next_side()) is not None:
            if stop := shoe.stop_card(rules):
                shoe = shoe.after(stop)
            coup, shoe = coup.with_card(side, next(left)), shoe.drawn()
        shoe = shoe.after(CoupEnded())
        yield PlacedCoup(start, coup)


def _opened(cards: Iterator[Card], rules: ShoeRules) -> Shoe:
    started = Shoe().start(rules)
    shoe, ready = Shoe().after(started), started.ready
    while not ready:
        burnt = shoe.burn(next(cards))
        shoe, ready = shoe.after(burnt), burnt.ready
    return shoe
