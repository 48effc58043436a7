"""What each coup of an array looks like: its cell, its marks, and the bets on its cards."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from ...cards.card import RANKS, SUITS
from ...rules.wagers.condition import NEED_ALL
from ...rules.wagers.wager import Wager
from ..pricing.all_cards import HANDS, on_values, poker_hands
from ..simulation.paytables import (
    ENDING_PLACES,
    NO_THIRD,
    card_bet,
    ending_place,
    endings,
    gains_of,
)
from ..simulation.shoe_arrays import CODES, POINTS, card_tables
from .coups import NO_CARD, UNSEEN, Coups

P1, P2, P3, B1, B2, B3 = range(6)
"""The columns of `Coups.cards`."""


def _by_code(names: str, at: int) -> Any:
    """Return the index of each card's rank or suit, by the card's code; no card comes last."""
    found = np.full(256, len(names))
    for card, code in CODES.items():
        found[code] = names.index(card[at])
    return found


_RANK: Final = _by_code(RANKS, 0)
_SUIT: Final = _by_code(SUITS, 1)


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
        ending = _ending(looks, cards)
        ranks = _RANK[cards]
        same = (ranks[:, [P2, B1, B2]] == ranks[:, [P1]]).all(axis=1).astype(np.int64)
        cell = np.where(looks.dealt, looks.cell, 0)
        for bet, gains in enumerate(self._gains):
            kind = tables.kinds[bet][ending if tables.by_ending[bet] else cell]
            player = tables.classes[bet][places[:, P1], places[:, P2]]
            banker = tables.classes[bet][places[:, B1], places[:, B2]]
            yield gains[tables.lines[bet][kind, player, banker, same]]


def _ending(looks: Looks, cards: Any) -> Any:
    thirds = (
        np.where(cards[:, third] == NO_CARD, NO_THIRD, looks.points[:, third]) for third in (P3, B3)
    )
    return np.where(looks.dealt, ending_place(*looks.two_cards, *thirds), 0)


def whole_gains(wager: Wager, coups: Coups, looks: Looks) -> Any:
    """Return what a bet on every card of a coup gained; meaningless without cards."""
    cards = np.where(looks.dealt[:, None], coups.cards, 0)
    ending, lines = _ending(looks, cards), np.full(len(cards), len(wager.lines))
    for at in reversed(range(len(wager.lines))):
        values = np.zeros(ENDING_PLACES, bool)
        for place, facts in endings():
            values[place] = on_values(wager)[at].holds(facts)
        holds = values[ending]
        for fact, allowed in wager.lines[at].when.asked:
            if fact in NEED_ALL:
                holds &= np.isin(_fact(fact, cards), [_index(each) for each in allowed])
        lines[holds] = at
    return np.array([float(gain) for gain in gains_of(wager)])[lines]


def _fact(fact: str, cards: Any) -> Any:
    """Return a fact of every card, as the index of its value."""
    ranks, suits = _RANK[cards], _SUIT[cards]
    if fact == "poker":
        return poker_hands([*ranks.T], len(RANKS))
    if fact.startswith("first"):
        return (ranks if fact == "first_rank" else suits)[:, P1]
    first, last = (P1, P3) if fact.startswith("player") else (B1, B3)
    if not fact.endswith("flush"):
        return suits[:, last]
    third = np.where(suits[:, last] == len(SUITS), suits[:, first], suits[:, last])
    return (suits[:, first] == suits[:, first + 1]) & (suits[:, first] == third)


def _index(value: object) -> int:
    if isinstance(value, bool):
        return int(value)
    names: Sequence[str] = next(each for each in (HANDS, RANKS, SUITS) if value in each)
    return names.index(str(value))
