"""One coup of punto banco: who gets the next card, who won, and why."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

import msgspec

from ..cards.card import Card
from ..cards.hand import Hand
from .fast_enum import FastStrEnum
from .tableau import PUNTO_BANCO, STAND, Draws, Tableau


class Side(FastStrEnum):
    """The two hands; the names mean nothing more (PB-1)."""

    PLAYER = "player"
    BANKER = "banker"


# module globals, because member lookup in an enum is slow and happens for each card
PLAYER, BANKER = Side


class ImpossibleCoup(ValueError):
    """No coup has these cards: the rules give `card`, the `at`-th, to `due`, or to nobody."""

    def __init__(self, at: int, card: Card, due: Side | None) -> None:
        whose = "nobody, for the coup is over" if due is None else due
        super().__init__(f"card {at}, {card}, cannot be: the next one goes to {whose}")
        self.at, self.card, self.due = at, card, due


class CoupNotOver(ValueError):
    """The coup is not complete: `due` still gets a card."""

    def __init__(self, due: Side) -> None:
        super().__init__(f"the coup is not over: the next card goes to {due}")
        self.due = due


class FreeChoice(ValueError):
    """The tableau lets the hand of `side` choose, so the next card depends on its holder.

    A table of chemin de fer asks the player; code that counts coups must not guess.
    """

    def __init__(self, side: Side, total: int) -> None:
        super().__init__(f"{side} may draw or stand on {total}: the tableau leaves it to the hand")
        self.side, self.total = side, total


class Outcome(StrEnum):
    """How a coup ended."""

    PLAYER = "player"
    BANKER = "banker"
    TIE = "tie"


class Reason(msgspec.Struct, frozen=True):
    """The reason why a hand drew or stood, or why the coup ended: a rule's ID and its facts.

    `what` names the reason: `natural`, `player-draws`, `player-stands`, `banker-draws` or
    `banker-stands`; or, if Player took a third card, `banker-draws-given` or `banker-stands-given`.
    """

    rule: str
    what: str
    player: int
    banker: int
    given: int | None = None


class Coup(msgspec.Struct, frozen=True):
    """Both hands of a coup, complete or in progress."""

    player: Hand = Hand()
    banker: Hand = Hand()

    def hand(self, side: Side | str) -> Hand:
        """Return a hand; raises ValueError for an invalid `side`."""
        if side is PLAYER:
            return self.player
        return self.banker if side is BANKER else self.hand(Side(side))

    def with_card(self, side: Side | str, card: Card) -> "Coup":
        """Return the coup after `side` got `card`; raises ValueError for an invalid `side`."""
        if side is PLAYER:
            return Coup(self.player.with_card(card), self.banker)
        if side is BANKER:
            return Coup(self.player, self.banker.with_card(card))
        return self.with_card(Side(side), card)

    def next_side(self, tableau: Tableau = PUNTO_BANCO) -> Side | None:
        """Return the side that gets the next card; None for a complete coup (PB-1 to PB-5).

        Raises ImpossibleCoup for cards that the rules could not have dealt, and FreeChoice where
        the tableau lets the hand choose.
        """
        player, banker = len(self.player.cards), len(self.banker.cards)
        in_turn = player <= 2 and banker <= player <= banker + 1
        if not in_turn and not self._thirds_fit(tableau):
            raise self._contradiction(tableau)
        return self.due(tableau)

    def due(self, tableau: Tableau = PUNTO_BANCO) -> Side | None:
        """Do the same as `next_side` for a coup that is known to follow the rules so far.

        Raises FreeChoice.
        """
        player, banker = len(self.player.cards), len(self.banker.cards)
        if banker < 2:
            return PLAYER if player == banker else BANKER
        if banker > 2:
            return None
        if player == 2:
            total = self.player.total
            if total >= 8 or self.banker.total >= 8:
                return None
            says = tableau.player_says(total)
            if says is not STAND:
                return _drawing(says, PLAYER, self.player)
        says = tableau.banker_says(self.banker.total, self.player.third)
        return None if says is STAND else _drawing(says, BANKER, self.banker)

    def _thirds_fit(self, tableau: Tableau) -> bool:
        """Whether exactly those hands have a third card that the rules give one."""
        if min(len(self.player.cards), len(self.banker.cards)) < 2:
            return False
        player, banker = _first_total(self.player), _first_total(self.banker)
        if player >= 8 or banker >= 8:
            return False
        draws = tableau.player_says(player) is not Draws.STAND
        if draws is not (len(self.player.cards) > 2):
            return False
        says = tableau.banker_says(banker, self.player.third)
        return says is not Draws.STAND or len(self.banker.cards) == 2

    def _contradiction(self, tableau: Tableau) -> ImpossibleCoup:
        """Deal the cards again by the rules, and report the first that has no place."""
        dealt = Coup()
        while (due := dealt.due(tableau)) and (left := _beyond(self.hand(due), dealt.hand(due))):
            dealt = dealt.with_card(due, left[0])
        wrong = [card for side in Side for card in _beyond(self.hand(side), dealt.hand(side))]
        return ImpossibleCoup(dealt.cards + 1, wrong[0], due)

    @property
    def cards(self) -> int:
        """The number of cards dealt."""
        return len(self.player.cards) + len(self.banker.cards)

    @property
    def natural(self) -> bool:
        """Whether a two-card 8 or 9 ended the coup (PB-2)."""
        return self.player.natural or self.banker.natural

    @property
    def outcome(self) -> Outcome:
        """The winner by the current totals (PB-2).

        Raises CoupNotOver while a hand has fewer than two cards.
        """
        if len(self.player.cards) < 2 or len(self.banker.cards) < 2:
            self.check_over()
        player, banker = self.player.total, self.banker.total
        if player == banker:
            return Outcome.TIE
        return Outcome.PLAYER if player > banker else Outcome.BANKER

    def reasons(self, tableau: Tableau = PUNTO_BANCO) -> tuple[Reason, ...]:
        """Explain each draw and each stand of a complete coup, with its rule.

        Raises the same errors as `check_over`.
        """
        self.check_over(tableau)
        return tuple(self._reasons(tableau))

    def next_reason(self, tableau: Tableau = PUNTO_BANCO) -> Reason | None:
        """Explain why the next card goes to `next_side`, or why the coup is over.

        None while each hand still gets its first two cards (PB-1). Raises the errors of
        `next_side`.
        """
        self.next_side(tableau)
        if min(len(self.player.cards), len(self.banker.cards)) < 2:
            return None
        *_, last = self._reasons(tableau)
        return last

    def check_over(self, tableau: Tableau = PUNTO_BANCO) -> None:
        """Raise CoupNotOver if the coup is not complete; raises the errors of `next_side` too."""
        due = self.next_side(tableau)
        if due is not None:
            raise CoupNotOver(due)

    def _reasons(self, tableau: Tableau) -> Iterator[Reason]:
        """Yield the reasons so far; both hands have two cards."""
        player, banker = _first_total(self.player), _first_total(self.banker)
        if self.natural:
            yield Reason("PB-2", "natural", player, banker)
            return
        says = tableau.player_says(player)
        yield Reason("PB-3", _word(Side.PLAYER, says, player), player, banker)
        third = self.player.third
        if third is None and says is Draws.DRAW:
            return
        says = tableau.banker_says(banker, third)
        if third is None:
            yield Reason("PB-4", _word(Side.BANKER, says, banker), player, banker)
        else:
            what = f"{_word(Side.BANKER, says, banker)}-given"
            yield Reason("PB-5", what, player, banker, third.points)


def _word(side: Side, says: Draws, total: int) -> str:
    if says is Draws.FREE:
        raise FreeChoice(side, total)
    return _WORDS[side, says]


def _drawing(says: Draws, side: Side, hand: Hand) -> Side:
    if says is Draws.FREE:
        raise FreeChoice(side, hand.total)
    return side


def _first_total(hand: Hand) -> int:
    return (hand.cards[0].points + hand.cards[1].points) % 10


def _beyond(hand: Hand, dealt: Hand) -> tuple[Card, ...]:
    return hand.cards[len(dealt.cards) :]


_WORDS: Final = {
    (Side.PLAYER, Draws.DRAW): "player-draws",
    (Side.PLAYER, Draws.STAND): "player-stands",
    (Side.BANKER, Draws.DRAW): "banker-draws",
    (Side.BANKER, Draws.STAND): "banker-stands",
}
