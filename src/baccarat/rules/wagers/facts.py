"""What a bet can look at: the facts of a coup that is dealt out."""

from enum import StrEnum

import msgspec

from ...cards import Hand
from ..coup import Coup, Outcome


class Pair(StrEnum):
    """What the first two cards of a hand share: nothing, the suit, the rank, or both."""

    NONE = "none"
    SUITED = "suited"
    PAIR = "pair"
    PERFECT = "perfect"


class Facts(msgspec.Struct, frozen=True):
    """The facts of one coup. What needs ranks is None where only the values are known.

    `one_rank` tells whether both hands hold a pair, and of the same rank.
    """

    player_total: int
    banker_total: int
    player_cards: int
    banker_cards: int
    player_pair: Pair | None = None
    banker_pair: Pair | None = None
    one_rank: bool | None = None

    @property
    def winner(self) -> Outcome:
        if self.player_total == self.banker_total:
            return Outcome.TIE
        return Outcome.PLAYER if self.player_total > self.banker_total else Outcome.BANKER

    @property
    def margin(self) -> int:
        """By how much the winner's total is higher."""
        return abs(self.player_total - self.banker_total)

    @property
    def high(self) -> int:
        """The higher total, or the one that both have."""
        return max(self.player_total, self.banker_total)

    @property
    def low(self) -> int:
        """The lower total, or the one that both have."""
        return min(self.player_total, self.banker_total)

    @property
    def high_cards(self) -> int | None:
        """How many cards the winning hand has; None on a tie."""
        if self.winner is Outcome.TIE:
            return None
        return self.player_cards if self.winner is Outcome.PLAYER else self.banker_cards

    @property
    def cards(self) -> int:
        """How many cards lie on the table, four to six."""
        return self.player_cards + self.banker_cards

    @property
    def natural(self) -> bool:
        """Whether a two-card 8 or 9 ended the coup (PB-2)."""
        return self.cards == 4 and self.high >= 8

    @property
    def pairs(self) -> int | None:
        """How many of the hands begin with a pair, perfect or not."""
        return _count(self, _PAIRS)

    @property
    def perfect_pairs(self) -> int | None:
        """How many of the hands begin with a perfect pair."""
        return _count(self, {Pair.PERFECT})


_PAIRS = {Pair.PAIR, Pair.PERFECT}


def _count(facts: Facts, among: set[Pair]) -> int | None:
    hands = (facts.player_pair, facts.banker_pair)
    return None if None in hands else sum(pair in among for pair in hands)


def facts_of(coup: Coup) -> Facts:
    """Take the facts from a coup that is dealt out."""
    player, banker = coup.player, coup.banker
    pairs = pair_of(player), pair_of(banker)
    return Facts(
        player_total=player.total,
        banker_total=banker.total,
        player_cards=len(player.cards),
        banker_cards=len(banker.cards),
        player_pair=pairs[0],
        banker_pair=pairs[1],
        one_rank=_PAIRS.issuperset(pairs) and player.cards[0].rank == banker.cards[0].rank,
    )


def pair_of(hand: Hand) -> Pair:
    """Tell what the first two cards of a hand share."""
    first, second = hand.cards[:2]
    return _SHARED[first.rank == second.rank, first.suit == second.suit]


_SHARED = {
    (False, False): Pair.NONE,
    (False, True): Pair.SUITED,
    (True, False): Pair.PAIR,
    (True, True): Pair.PERFECT,
}
