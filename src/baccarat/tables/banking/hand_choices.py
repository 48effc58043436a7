"""Tell whether a hand must, may or may not take a third card (CF-11, CF-12, CF-14)."""

import msgspec

from ...cards import Card, Hand
from ...rules import CHEMIN_DE_FER, PUNTO_BANCO, Draws, Tableau
from ..common import RefusalCode


class Show(msgspec.Struct, frozen=True, tag="show", forbid_unknown_fields=True):
    """Show a natural (CF-11)."""


class DrawCard(msgspec.Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Ask for a third card: "Carte, s'il vous plaît"."""


class Stand(msgspec.Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Take no third card: "Non, Monsieur", or "Reste"."""


HandAction = Show | DrawCard | Stand


class MaySpeak(msgspec.Struct, frozen=True, tag="speak"):
    """What a hand may say; what `custom` says, where the house leaves it free; what is done late.

    Late, what binds is done; a free ponte stands on 5, a free banker goes by punto banco (RM-3).
    """

    show: bool
    draw: bool
    stand: bool
    custom: Draws
    late: Draws

    def allows(self, action: object) -> bool:
        return (
            (self.show and isinstance(action, Show))
            or (self.draw and isinstance(action, DrawCard))
            or (self.stand and isinstance(action, Stand))
        )

    def fault(self, action: HandAction) -> RefusalCode | None:
        """Say why the hand may not say this."""
        if self.allows(action):
            return None
        if self.show:
            return RefusalCode.MUST_SHOW
        if isinstance(action, Show):
            return RefusalCode.NO_NATURAL
        return RefusalCode.MUST_STAND if isinstance(action, DrawCard) else RefusalCode.MUST_DRAW

    @property
    def default(self) -> HandAction:
        """What is done for one who is late."""
        if self.show:
            return Show()
        return DrawCard() if self.late is Draws.DRAW else Stand()


def ponte_may(tableau: Tableau, hand: Hand) -> MaySpeak:
    """Tell what a ponte's two cards may say under a house's tableau (CF-11, CF-12)."""
    if hand.natural:
        return MaySpeak(show=True, draw=False, stand=False, custom=Draws.STAND, late=Draws.STAND)
    custom = CHEMIN_DE_FER.player_says(hand.total)
    late = Draws.DRAW if custom is Draws.DRAW else Draws.STAND
    return _may(tableau.player_says(hand.total), custom, late)


def banker_may(tableau: Tableau, hand: Hand, given: Card | None) -> MaySpeak:
    """Tell what a banker's two cards may say the ponte `given` a card or not (CF-14)."""
    custom = CHEMIN_DE_FER.banker_says(hand.total, given)
    late = PUNTO_BANCO.banker_says(hand.total, given)
    return _may(tableau.banker_says(hand.total, given), custom, late)


def _may(says: Draws, custom: Draws, late: Draws) -> MaySpeak:
    """Leave open what is free; what binds is done late too."""
    return MaySpeak(
        show=False,
        draw=says is not Draws.STAND,
        stand=says is not Draws.DRAW,
        custom=custom,
        late=late if says is Draws.FREE else says,
    )


def spoken(hand: Hand, binds: Draws, custom: Draws) -> tuple[str, str]:
    """Name what a hand did, and whether it was bound, free, or went with custom or against it.

    `binds` is what the house's tableau says, and `custom` what custom does.
    """
    drew = Draws.DRAW if hand.third else Draws.STAND
    bound = "bound" if binds is not Draws.FREE else "free"
    if binds is Draws.FREE and custom is not Draws.FREE:
        bound = "custom" if drew is custom else "against"
    return ("draws" if drew is Draws.DRAW else "stands"), bound
