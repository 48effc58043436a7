"""The coups of a noted shoe, each with the cards that nobody had seen before it."""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..cards.kinds import check_kind
from ..notation.noted.shoe import Detail, NotedShoe
from ..rules.coup import Coup
from ..rules.wagers.wager import Wager
from .composition import Composition


class NoCards(ValueError):
    """A noted shoe has no cards in any coup: nothing is known of the cards that are left."""

    def __init__(self) -> None:
        super().__init__("a shoe without cards has no odds before each coup")


class SeenCoup(NamedTuple):
    """A coup whose cards are known, numbered from 1 among all coups, and the shoe before it.

    Without suits, the shoe has counts alone, and the suits of the coup mean nothing.
    """

    number: int
    shoe: Composition
    coup: Coup


def seen_coups(noted: NotedShoe) -> Iterator[SeenCoup]:
    """Iterate over the coups whose cards are known; the cards of all others count as unseen.

    Dead cards and those of void coups count as seen.

    Raises NoCards, and TooManyOfCard for more cards than the packs hold.
    """
    check_kind("noted", noted, NotedShoe)
    if not any(each.player for each in noted.coups):
        raise NoCards
    shoe = Composition.of_packs(noted.preset.packs)
    if noted.detail is not Detail.CARDS:
        shoe = Composition(shoe.counts)
    if noted.shown:
        shoe = shoe.without([noted.shown])
    out = deque(noted.out)
    for number, each in enumerate(noted.coups, 1):
        while out and out[0].before < number:
            shoe = shoe.without(out.popleft().cards)
        if coup := each.coup:
            yield SeenCoup(number, shoe, coup)
            shoe = shoe.without((*each.player, *each.banker))


def split_priced(noted: NotedShoe, wagers: Iterable[Wager]) -> tuple[list[Wager], list[Wager]]:
    """Return the bets that the noted cards price, and those that need more than their values."""
    asked = list(wagers)
    unpriced = [each for each in asked if each.needs_ranks and noted.detail is not Detail.CARDS]
    return [each for each in asked if each not in unpriced], unpriced
