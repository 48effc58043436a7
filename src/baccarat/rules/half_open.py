"""Public knowledge about a coup with some cards face down (PB-13, PB-23)."""

import msgspec

from ..cards.card import Card
from ..cards.hand import Hand
from .coup import Coup
from .tableau import PUNTO_BANCO, Draws


class PartlyOpenCoup(msgspec.Struct, frozen=True):
    """The face-up cards of a coup of punto banco, and the announcements about the others.

    - `player`, `banker`: the face-up cards among the first two of each hand.
    - `thirds`: the face-up third cards, Player's first.
    - `draws`: whether Player announced a draw; None before any announcement.
    """

    player: Hand = Hand()
    banker: Hand = Hand()
    thirds: tuple[Card, ...] = ()
    draws: bool | None = None

    @property
    def open_cards(self) -> tuple[Card, ...]:
        """All face-up cards."""
        return (*self.player.cards, *self.banker.cards, *self.thirds)

    def allows(self, player: int) -> bool:
        """Whether the announcement allows this total for Player's first two cards (PB-2, PB-3)."""
        if self.draws is None:
            return True
        return player < 8 and (PUNTO_BANCO.player_says(player) is Draws.DRAW) is self.draws


def half_open(coup: Coup) -> PartlyOpenCoup:
    """Return a coup with all its cards face up."""
    thirds = tuple(card for card in (coup.player.third, coup.banker.third) if card)
    return PartlyOpenCoup(coup.player.first_two, coup.banker.first_two, thirds)


def as_turned(coup: Coup | PartlyOpenCoup, cards: int, *, said: bool) -> PartlyOpenCoup:
    """Return an earlier state of a coup whose hands were turned singly: with `cards` face up.

    Player's first two cards are turned first, or last if Player's decision was `said` (PB-13).
    """
    seen = half_open(coup) if isinstance(coup, Coup) else coup
    draws = _word(coup) if said else None
    hands = {"player": seen.player.cards, "banker": seen.banker.cards, "thirds": seen.thirds}
    if draws is not None:
        hands["player"] = hands.pop("player")
    for name, hand in hands.items():
        hands[name] = hand[: max(cards, 0)]
        cards -= len(hand)
    return PartlyOpenCoup(Hand(hands["player"]), Hand(hands["banker"]), hands["thirds"], draws)


def _word(coup: Coup | PartlyOpenCoup) -> bool | None:
    """Return the announcement on Player's first two cards; a natural is shown without one."""
    if isinstance(coup, PartlyOpenCoup):
        return coup.draws
    two = coup.player.first_two
    if len(two.cards) < 2 or two.natural:
        return None
    return PUNTO_BANCO.player_says(two.total) is Draws.DRAW
