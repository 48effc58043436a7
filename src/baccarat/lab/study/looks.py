"""What each coup of an array looks like: its cell, its marks, and the bets on its cards."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from ...cards.card import RANKS
from ...rules.wagers.wager import Wager
from ..simulation.paytables import NO_THIRD, card_bet, ending_place, gains_of
from ..simulation.shoe_arrays import CODES, POINTS, card_tables
from .coups import NO_CARD, UNSEEN, Coups

P1, P2, P3, B1, B2, B3 = range(6)
"""The columns of `Coups.cards`."""


def _ranks() -> Any:
    ranks = np.zeros(256, np.int64)
    for card, code in CODES.items():
        ranks[code] = RANKS.index(card.rank)
    return ranks


_RANK: Final = _ranks()


class Looks(NamedTuple):
    """The known facts of each coup: a row for each.

    `seen` and `dealt` say whether its outcome and its cards are known. Without cards, `cell` means
    nothing and `marks` are those noted: natural, pair of Player, pair of Banker.
    """

    seen: Any
    dealt: Any
    outcome: Any
    cell: Any
    marks: Any
    points: Any
    two_cards: Any


def look(coups: Coups) -> Looks:
    """Look at each coup."""
    cards = coups.cards
    points = np.where(cards == NO_CARD, 0, cards & POINTS).astype(np.int64)
    thirds = cards[:, P3] != NO_CARD, cards[:, B3] != NO_CARD
    dealt = cards[:, P1] != NO_CARD
    two = (points[:, P1] + points[:, P2]) % 10, (points[:, B1] + points[:, B2]) % 10
    totals = (two[0] + points[:, P3]) % 10, (two[1] + points[:, B3]) % 10
    cell = 200 * thirds[0] + 100 * thirds[1] + 10 * totals[0] + totals[1]
    natural = ~thirds[0] & ~thirds[1] & (np.maximum(*two) >= 8)
    ranks = _RANK[cards]
    pairs = ranks[:, P1] == ranks[:, P2], ranks[:, B1] == ranks[:, B2]
    marks = np.where(dealt[:, None], np.column_stack((natural, *pairs)), coups.marks)
    return Looks(coups.outcome != UNSEEN, dealt, coups.outcome, cell, marks, points, two)


class CardBets:
    """Bets that the cell does not settle (`paytables.CardBet`)."""

    def __init__(self, wagers: Sequence[Wager]) -> None:
        self._tables = card_tables([card_bet(wager) for wager in wagers])
        self._gains = [np.array([float(gain) for gain in gains_of(each)]) for each in wagers]

    def gains(self, coups: Coups, looks: Looks) -> Iterator[Any]:
        """Yield what each bet gained per unit in each coup; meaningless without cards."""
        tables, cards = self._tables, np.where(looks.dealt[:, None], coups.cards, 0)
        places = tables.places[cards]
        ranks = _RANK[cards]
        same = (ranks[:, [P2, B1, B2]] == ranks[:, [P1]]).all(axis=1).astype(np.int64)
        thirds = (
            np.where(cards[:, third] == NO_CARD, NO_THIRD, looks.points[:, third])
            for third in (P3, B3)
        )
        ending = np.where(looks.dealt, ending_place(*looks.two_cards, *thirds), 0)
        cell = np.where(looks.dealt, looks.cell, 0)
        for bet, gains in enumerate(self._gains):
            kind = tables.kinds[bet][ending if tables.by_ending[bet] else cell]
            player = tables.classes[bet][places[:, P1], places[:, P2]]
            banker = tables.classes[bet][places[:, B1], places[:, B2]]
            yield gains[tables.lines[bet][kind, player, banker, same]]
