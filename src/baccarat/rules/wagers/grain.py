"""Find which first cards bets distinguish, so that all others can be counted together."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple, TypeAlias

from ...cards.card import PACK
from ...cards.hand import Hand
from .condition import EXACTLY, NEED_THIRDS, Condition
from .first_cards import (
    PAIRED,
    FirstTwo,
    Pair,
    count_among,
    pair_of,
    pair_rank,
    ranks_of,
    suits_of,
)

Allowed: TypeAlias = tuple[object, ...]
Look: TypeAlias = Callable[[FirstTwo, Allowed], object]
Told: TypeAlias = tuple[object, ...]

KEPT: Final = 64
"""The most grains whose hands are cached; a house has few."""


class CardFeatures(NamedTuple):
    """The questions that bets ask about a hand's first two cards; none if values suffice.

    These bets cannot distinguish hands with the same answers, on either side. `thirds` is whether
    they ask for two-card totals or third cards.
    """

    questions: tuple[tuple[Look, Allowed], ...] = ()
    thirds: bool = False

    @classmethod
    def of(cls, conditions: Iterable[Condition]) -> "CardFeatures":
        """Collect the questions of these conditions, without duplicates."""
        conditions = tuple(conditions)
        questions = {
            (look, allowed if look in _AMONG else ()): None
            for when in conditions
            for fact, allowed in when.asked
            if (look := _LOOKS.get(fact))
        }
        return cls(tuple(questions), any(when.needs_thirds for when in conditions))

    @classmethod
    def for_fact(cls, fact: str) -> "CardFeatures":
        """Return the grain that tells every value of a fact that is a number or a truth."""
        look = _LOOKS.get(fact)
        return cls(((look, ()),) if look else (), fact in NEED_THIRDS)

    def covers(self, other: "CardFeatures") -> bool:
        """Whether this grain asks every question of the other."""
        return {*other.questions} <= {*self.questions} and self.thirds >= other.thirds

    def answer(self, first: FirstTwo) -> Told:
        """Return the answers for a hand."""
        return tuple(look(first, allowed) for look, allowed in self.questions)

    def representative(self, first: FirstTwo) -> FirstTwo:
        """Return the hand that represents all hands with these answers, whatever their values."""
        return _stand_ins(self)[self.answer(first)]

    def stand_ins(self, player: FirstTwo, banker: FirstTwo) -> tuple[FirstTwo, FirstTwo]:
        """Return the representatives of both hands; pairs of the same rank keep a common rank."""
        both = tuple(
            tuple(look(first, allowed) for look, allowed in self.questions if look is not _rank)
            for first in (player, banker)
        )
        rank = pair_rank(player) if (_rank, ()) in self.questions else None
        same = rank is not None and rank == pair_rank(banker)
        return _couples(self).setdefault((*both, same), (player, banker))

    def alike(self, first: FirstTwo) -> Sequence[FirstTwo]:
        """List the hands with the same answers and the same value."""
        return _by_total(self)[Hand(first).total][self.answer(first)]

    def by_total(self) -> Mapping[int, Mapping[Told, Sequence[FirstTwo]]]:
        """List the hands of whole packs by value, grouped by their answers."""
        return _by_total(self)


def _pair_among(first: FirstTwo, allowed: Allowed) -> object:
    return pair_of(first) in allowed


def _ranks_among(first: FirstTwo, allowed: Allowed) -> object:
    return ranks_of(first).issubset(allowed)


def _suits_among(first: FirstTwo, allowed: Allowed) -> object:
    return suits_of(first).issubset(allowed)


def _counted(first: FirstTwo, allowed: Allowed) -> object:
    return tuple(count_among(first, str(each)) for each in allowed)


def _is_paired(first: FirstTwo, _: Allowed) -> object:
    return pair_of(first) in PAIRED


def _perfect(first: FirstTwo, _: Allowed) -> object:
    return pair_of(first) is Pair.PERFECT


def _rank(first: FirstTwo, _: Allowed) -> object:
    return pair_rank(first)


_AMONG: Final = (_pair_among, _ranks_among, _suits_among, _counted)
_LOOKS: Final[Mapping[str, Look]] = {
    "player_pair": _pair_among,
    "banker_pair": _pair_among,
    "player_ranks": _ranks_among,
    "banker_ranks": _ranks_among,
    "player_suits": _suits_among,
    "banker_suits": _suits_among,
    "one_rank": _rank,
    "pairs": _is_paired,
    "perfect_pairs": _perfect,
    **dict.fromkeys(EXACTLY, _counted),
}


@lru_cache(KEPT)
def _stand_ins(grain: CardFeatures) -> Mapping[Told, FirstTwo]:
    stand_ins: dict[Told, FirstTwo] = {}
    for first in combinations_with_replacement(PACK, 2):
        stand_ins.setdefault(grain.answer(first), first)
    return stand_ins


_couples: Final[Callable[[CardFeatures], dict[Told, tuple[FirstTwo, FirstTwo]]]] = lru_cache(KEPT)(
    lambda _: {}
)
"""The representatives of each grain: the first hand with each set of answers."""


@lru_cache(KEPT)
def _by_total(grain: CardFeatures) -> Mapping[int, Mapping[Told, Sequence[FirstTwo]]]:
    hands: dict[int, defaultdict[Told, list[FirstTwo]]] = {
        total: defaultdict(list) for total in range(10)
    }
    for first in combinations_with_replacement(PACK, 2):
        hands[Hand(first).total][grain.answer(first)].append(first)
    return hands
