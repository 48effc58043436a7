"""One coup of punto banco: whose card comes next, who won, and why."""

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from ..cards import Card, Hand
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

    def hand(self, side: Side) -> Hand:
        return self.player if side is Side.PLAYER else self.banker

    def with_card(self, side: Side, card: Card) -> "Coup":
        """Return the coup after `side` got `card`."""
        if side is Side.PLAYER:
            return Coup(self.player.with_card(card), self.banker)
        return Coup(self.player, self.banker.with_card(card))

    def next_side(self, tableau: Tableau = PUNTO_BANCO) -> Side | None:
        """Tell who gets the next card, or None when the coup is dealt out (PB-1 to PB-5)."""
        player, banker = len(self.player.cards), len(self.banker.cards)
        if banker < 2:
            return Side.PLAYER if player == banker else Side.BANKER
        if banker > 2 or self.natural:
            return None
        if player == 2 and tableau.player_says(self.player.total) is Say.DRAW:
            return Side.PLAYER
        if tableau.banker_says(self.banker.total, self.player.third) is Say.DRAW:
            return Side.BANKER
        return None

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
        """Explain each draw and each stand of a coup that is dealt out, by its rule."""
        return tuple(self._reasons(tableau))

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


_WORDS = {
    (Side.PLAYER, Say.DRAW): "player-draws",
    (Side.PLAYER, Say.STAND): "player-stands",
    (Side.BANKER, Say.DRAW): "banker-draws",
    (Side.BANKER, Say.STAND): "banker-stands",
}
