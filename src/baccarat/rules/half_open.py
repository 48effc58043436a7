"""Tell what everyone knows of a coup whose cards lie in part face down (PB-13, PB-23)."""

import msgspec

from ..cards import Card, Hand
from .coup import Coup
from .tableau import PUNTO_BANCO, Draws


class HalfOpen(msgspec.Struct, frozen=True):
    """The cards of a coup of punto banco that lie open, and what was said of those that do not.

    - `player`, `banker`: of the first two of each hand those that lie open.
    - `thirds`: the third cards that lie open, Player's first.
    - `draws`: whether the word on Player's two was for a card; None where nothing was said.
    """

    player: Hand = Hand()
    banker: Hand = Hand()
    thirds: tuple[Card, ...] = ()
    draws: bool | None = None

    @property
    def lying(self) -> tuple[Card, ...]:
        """All cards that lie open."""
        return (*self.player.cards, *self.banker.cards, *self.thirds)

    def allows(self, player: int) -> bool:
        """Tell whether Player's first two may come to this total by what was said (PB-2, PB-3)."""
        if self.draws is None:
            return True
        return player < 8 and (PUNTO_BANCO.player_says(player) is Draws.DRAW) is self.draws


def half_open(coup: Coup) -> HalfOpen:
    """See a coup as it lies when all its cards are open."""
    thirds = tuple(card for card in (coup.player.third, coup.banker.third) if card)
    return HalfOpen(coup.player.first_two, coup.banker.first_two, thirds)


def as_turned(known: Coup | HalfOpen, cards: int, *, said: bool) -> HalfOpen:
    """Take a coup whose hands were turned one by one back to when so many cards lay open.

    Player's two are the first, and where a word was `said` of them the last (PB-13).
    """
    seen = half_open(known) if isinstance(known, Coup) else known
    draws = _word(known) if said else None
    hands = {"player": seen.player.cards, "banker": seen.banker.cards, "thirds": seen.thirds}
    if draws is not None:
        hands["player"] = hands.pop("player")
    for name, lying in hands.items():
        hands[name] = lying[: max(cards, 0)]
        cards -= len(lying)
    return HalfOpen(Hand(hands["player"]), Hand(hands["banker"]), hands["thirds"], draws)


def _word(known: Coup | HalfOpen) -> bool | None:
    """Tell what was said of Player's two, or must have been; a natural is shown without a word."""
    if isinstance(known, HalfOpen):
        return known.draws
    two = known.player.first_two
    if len(two.cards) < 2 or two.natural:
        return None
    return PUNTO_BANCO.player_says(two.total) is Draws.DRAW
