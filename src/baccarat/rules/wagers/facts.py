"""The facts of a finished coup that bets can depend on."""

from collections.abc import Callable, Container
from functools import lru_cache
from typing import TypeVar, cast

import msgspec

from ...cards.card import Card
from ...cards.hand import Hand
from ..coup import Coup, Outcome
from .first_cards import (
    PAIRED,
    FirstTwo,
    Pair,
    Poker,
    Rank,
    Suit,
    first_of,
    pair_of,
    pair_rank,
    poker_of,
    ranks_of,
    suits_of,
)

T = TypeVar("T")


class BadFacts(ValueError):
    """No hand can have these totals, or this number of cards."""

    def __init__(self) -> None:
        super().__init__("a coup ends with two totals of 0 to 9, on two or three cards each")


class Facts(msgspec.Struct, frozen=True):
    """The facts of one coup; raises BadFacts.

    `player_first` and `banker_first` are the first two cards of each hand, in any order. When coups
    are counted, they may represent others that no requested bet distinguishes (Grain). `dealt` are
    both hands with all their cards. Without ranks or `dealt`, the facts that need them are None.
    """

    player_total: int
    banker_total: int
    player_cards: int
    banker_cards: int
    player_first: FirstTwo | None = None
    banker_first: FirstTwo | None = None
    player_two: int | None = None
    banker_two: int | None = None
    player_third: int | None = None
    banker_third: int | None = None
    dealt: tuple[Hand, Hand] | None = None

    def __post_init__(self) -> None:
        if not (
            0 <= self.player_total <= 9
            and 0 <= self.banker_total <= 9
            and 2 <= self.player_cards <= 3
            and 2 <= self.banker_cards <= 3
        ):
            raise BadFacts

    @property
    def winner(self) -> Outcome:
        if self.player_total == self.banker_total:
            return Outcome.TIE
        return Outcome.PLAYER if self.player_total > self.banker_total else Outcome.BANKER

    @property
    def margin(self) -> int:
        """The difference between the totals."""
        return abs(self.player_total - self.banker_total)

    @property
    def high(self) -> int:
        """The higher total, or the common one."""
        return max(self.player_total, self.banker_total)

    @property
    def low(self) -> int:
        """The lower total, or the common one."""
        return min(self.player_total, self.banker_total)

    @property
    def high_cards(self) -> int | None:
        """The number of cards in the winning hand; None on a tie."""
        if self.winner is Outcome.TIE:
            return None
        return self.player_cards if self.winner is Outcome.PLAYER else self.banker_cards

    @property
    def cards(self) -> int:
        """The number of cards in both hands, four to six."""
        return self.player_cards + self.banker_cards

    @property
    def sum(self) -> int:
        """Both totals added up, 0 to 18."""
        return self.player_total + self.banker_total

    @property
    def natural(self) -> bool:
        """Whether a two-card 8 or 9 ended the coup (PB-2)."""
        return self.cards == 4 and self.high >= 8

    @property
    def player_pair(self) -> Pair | None:
        return _look(pair_of, self.player_first)

    @property
    def banker_pair(self) -> Pair | None:
        return _look(pair_of, self.banker_first)

    @property
    def player_ranks(self) -> frozenset[str] | None:
        return _look(ranks_of, self.player_first)

    @property
    def banker_ranks(self) -> frozenset[str] | None:
        return _look(ranks_of, self.banker_first)

    @property
    def player_suits(self) -> frozenset[str] | None:
        return _look(suits_of, self.player_first)

    @property
    def banker_suits(self) -> frozenset[str] | None:
        return _look(suits_of, self.banker_first)

    @property
    def one_rank(self) -> bool | None:
        """Whether both hands begin with a pair of the same rank."""
        if self.player_first is None or self.banker_first is None:
            return None
        rank = pair_rank(self.player_first)
        return rank is not None and rank == pair_rank(self.banker_first)

    @property
    def pairs(self) -> int | None:
        """The number of hands that begin with a pair, perfect or not."""
        return _count(self, PAIRED)

    @property
    def perfect_pairs(self) -> int | None:
        """The number of hands that begin with a perfect pair."""
        return _count(self, {Pair.PERFECT})

    @property
    def player_third_suit(self) -> Suit | None:
        return _third_suit(self.dealt and self.dealt[0])

    @property
    def banker_third_suit(self) -> Suit | None:
        return _third_suit(self.dealt and self.dealt[1])

    @property
    def first_rank(self) -> Rank | None:
        """The rank of the first card that was dealt, which is Player's."""
        return cast("Rank", self.dealt[0].cards[0].rank) if self.dealt else None

    @property
    def first_suit(self) -> Suit | None:
        return cast("Suit", self.dealt[0].cards[0].suit) if self.dealt else None

    @property
    def player_flush(self) -> bool | None:
        """Whether all cards of the hand, two or three, are of one suit."""
        return len({card.suit for card in self.dealt[0].cards}) == 1 if self.dealt else None

    @property
    def banker_flush(self) -> bool | None:
        return len({card.suit for card in self.dealt[1].cards}) == 1 if self.dealt else None

    @property
    def poker(self) -> Poker | None:
        return poker_of((*self.dealt[0].cards, *self.dealt[1].cards)) if self.dealt else None


def _third_suit(hand: Hand | None) -> Suit | None:
    third = hand.third if hand else None
    return cast("Suit", third.suit) if third else None


def _look(look: Callable[[FirstTwo], T], first: FirstTwo | None) -> T | None:
    return None if first is None else look(first)


def _count(facts: Facts, among: Container[Pair | None]) -> int | None:
    hands = (facts.player_pair, facts.banker_pair)
    return None if None in hands else sum(pair in among for pair in hands)


def facts_of(coup: Coup) -> Facts:
    """Return the facts of a complete coup; raises CoupNotOver, and ImpossibleCoup."""
    coup.check_over()
    return facts_when_over(coup)


@lru_cache(8)
def facts_when_over(coup: Coup) -> Facts:
    """Return the facts of a coup that is known to be complete and dealt by the rules.

    A table asks for those of one coup several times.
    """
    player, banker = coup.player, coup.banker
    return Facts(
        player_total=player.total,
        banker_total=banker.total,
        player_cards=len(player.cards),
        banker_cards=len(banker.cards),
        player_first=first_of(player),
        banker_first=first_of(banker),
        player_two=player.first_two.total,
        banker_two=banker.first_two.total,
        player_third=_points(player.third),
        banker_third=_points(banker.third),
        dealt=(player, banker),
    )


def _points(card: Card | None) -> int | None:
    return None if card is None else card.points
