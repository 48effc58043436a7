"""One coup of punto banco: whose card comes next, who won, and why."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

import msgspec

from ..cards import Card, Hand
from .misdealt import Contradiction, FreeChoice, NotOver
from .tableau import PUNTO_BANCO, Say, Tableau


class Side(StrEnum):
    """The two hands, mere names (PB-1)."""

    PLAYER = "player"
    BANKER = "banker"


class Outcome(StrEnum):
    """How a coup ended."""

    PLAYER = "player"
    BANKER = "banker"
    TIE = "tie"


class Reason(msgspec.Struct, frozen=True):
    """Why a hand drew or did not, or why the coup ended: a rule's ID and the facts it looked at.

    `what` is one of `natural`, `player-draws`, `player-stands`, `banker-draws`, `banker-stands`
    and, where Player took a card, `banker-draws-given` and `banker-stands-given`.
    """

    rule: str
    what: str
    player: int
    banker: int
    given: int | None = None


class Coup(msgspec.Struct, frozen=True):
    """Both hands of a coup, dealt or half dealt."""

    player: Hand = Hand()
    banker: Hand = Hand()

    def hand(self, side: Side | str) -> Hand:
        """Return a hand; raises ValueError for what names no side."""
        if side is Side.PLAYER:
            return self.player
        return self.banker if side is Side.BANKER else self.hand(Side(side))

    def with_card(self, side: Side | str, card: Card) -> "Coup":
        """Return the coup after `side` got `card`; raises ValueError for what names no side."""
        if side is Side.PLAYER:
            return Coup(self.player.with_card(card), self.banker)
        if side is Side.BANKER:
            return Coup(self.player, self.banker.with_card(card))
        return self.with_card(Side(side), card)

    def next_side(self, tableau: Tableau = PUNTO_BANCO) -> Side | None:
        """Tell who gets the next card, or None when the coup is dealt out (PB-1 to PB-5).

        Raises Contradiction for cards that the rules could not have dealt, and FreeChoice where
        the tableau leaves it to the hand whether it draws.
        """
        if (len(self.player.cards), len(self.banker.cards)) not in _SURELY_DEALT:
            self._check(tableau)
        return self._due(tableau)

    def _due(self, tableau: Tableau) -> Side | None:
        """Tell who gets the next card of a coup that the rules have dealt so far."""
        player, banker = len(self.player.cards), len(self.banker.cards)
        if banker < 2:
            return Side.PLAYER if player == banker else Side.BANKER
        if banker > 2 or self.natural:
            return None
        if player == 2:
            says = tableau.player_says(self.player.total)
            if _bound(says, Side.PLAYER, self.player) is Say.DRAW:
                return Side.PLAYER
        says = tableau.banker_says(self.banker.total, self.player.third)
        return Side.BANKER if _bound(says, Side.BANKER, self.banker) is Say.DRAW else None

    def _check(self, tableau: Tableau) -> None:
        """Deal the cards once more, each to whom the rules give it; raises Contradiction."""
        lies = Coup(self.player.first_two, self.banker.first_two)
        if min(len(lies.player.cards), len(lies.banker.cards)) < 2:
            lies = Coup()
        while (due := lies._due(tableau)) and (left := _beyond(self.hand(due), lies.hand(due))):
            lies = lies.with_card(due, left[0])
        wrong = [card for side in Side for card in _beyond(self.hand(side), lies.hand(side))]
        if wrong:
            raise Contradiction(lies.cards + 1, wrong[0], due)

    @property
    def cards(self) -> int:
        """How many cards lie on the table."""
        return len(self.player.cards) + len(self.banker.cards)

    @property
    def natural(self) -> bool:
        """Whether a two-card 8 or 9 ended it (PB-2)."""
        return self.player.natural or self.banker.natural

    @property
    def outcome(self) -> Outcome:
        """The winner by the totals as they stand (PB-2)."""
        player, banker = self.player.total, self.banker.total
        if player == banker:
            return Outcome.TIE
        return Outcome.PLAYER if player > banker else Outcome.BANKER

    def reasons(self, tableau: Tableau = PUNTO_BANCO) -> tuple[Reason, ...]:
        """Explain each draw and each stand of a coup that is dealt out, by its rule.

        Raises what `check_over` does.
        """
        self.check_over(tableau)
        return tuple(self._reasons(tableau))

    def check_over(self, tableau: Tableau = PUNTO_BANCO) -> None:
        """Raise NotOver for a coup that is not dealt out, and what `next_side` raises."""
        due = self.next_side(tableau)
        if due is not None:
            raise NotOver(due)

    def _reasons(self, tableau: Tableau) -> Iterator[Reason]:
        player = self.player.first_two.total
        banker = self.banker.first_two.total
        if self.natural:
            yield Reason("PB-2", "natural", player, banker)
            return
        says = tableau.player_says(player)
        yield Reason("PB-3", _WORDS[Side.PLAYER, says], player, banker)
        given = self.player.third
        says = tableau.banker_says(banker, given)
        if given is None:
            yield Reason("PB-4", _WORDS[Side.BANKER, says], player, banker)
        else:
            what = f"{_WORDS[Side.BANKER, says]}-given"
            yield Reason("PB-5", what, player, banker, given.points)


_SURELY_DEALT: Final = frozenset({(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)})
"""Cards of Player and Banker that the order of dealing alone brings, whatever they are worth."""


def _bound(says: Say, side: Side, hand: Hand) -> Say:
    if says is Say.FREE:
        raise FreeChoice(side, hand.total)
    return says


def _beyond(hand: Hand, lies: Hand) -> tuple[Card, ...]:
    return hand.cards[len(lies.cards) :]


_WORDS: Final = {
    (Side.PLAYER, Say.DRAW): "player-draws",
    (Side.PLAYER, Say.STAND): "player-stands",
    (Side.BANKER, Say.DRAW): "banker-draws",
    (Side.BANKER, Say.STAND): "banker-stands",
}
