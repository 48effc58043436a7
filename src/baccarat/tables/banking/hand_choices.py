"""Decide whether a hand must, may or must not take a third card (CF-11, CF-12, CF-14)."""

import msgspec
from msgspec.structs import replace

from ...cards.card import Card
from ...cards.hand import Hand
from ...rules.tableau import CHEMIN_DE_FER, PUNTO_BANCO, Draws, Tableau
from ..common.refusal import RefusalCode


class Show(msgspec.Struct, frozen=True, tag="show", forbid_unknown_fields=True):
    """Show a natural (CF-11)."""


class DrawCard(msgspec.Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Ask for a third card: "Carte, s'il vous plaît"."""


class Stand(msgspec.Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Take no third card: "Non, Monsieur", or "Reste"."""


class AskTable(msgspec.Struct, frozen=True, tag="ask-table", forbid_unknown_fields=True):
    """As banker, ask the croupier for the tableau, which then binds (AD-B18, AD-C34)."""


HandAction = Show | DrawCard | Stand


class MaySpeak(msgspec.Struct, frozen=True, tag="speak"):
    """The choices of a hand. `custom` is what custom advises where the house leaves the choice.

    `late` is what happens on a timeout: a bound hand obeys the tableau, a free ponte stands on 5,
    and a free banker follows punto banco (RM-3). `table`: whether the croupier may be asked for
    the tableau (AD-B18).
    """

    show: bool
    draw: bool
    stand: bool
    custom: Draws
    late: Draws
    table: bool = False

    def allows(self, action: object) -> bool:
        return (
            (self.show and isinstance(action, Show))
            or (self.table and isinstance(action, AskTable))
            or (self.draw and isinstance(action, DrawCard))
            or (self.stand and isinstance(action, Stand))
        )

    def fault(self, action: HandAction) -> RefusalCode | None:
        """Return why the hand may not do this, or None."""
        if self.allows(action):
            return None
        if self.show:
            return RefusalCode.MUST_SHOW
        if isinstance(action, Show):
            return RefusalCode.NO_NATURAL
        return RefusalCode.MUST_STAND if isinstance(action, DrawCard) else RefusalCode.MUST_DRAW

    @property
    def default(self) -> HandAction:
        """The action taken on a timeout."""
        if self.show:
            return Show()
        return DrawCard() if self.late is Draws.DRAW else Stand()


def ponte_choice(tableau: Tableau, hand: Hand) -> MaySpeak:
    """Return the choices of a ponte's two cards under a house's tableau (CF-11, CF-12)."""
    if hand.natural:
        return MaySpeak(show=True, draw=False, stand=False, custom=Draws.STAND, late=Draws.STAND)
    custom = CHEMIN_DE_FER.player_says(hand.total)
    late = Draws.DRAW if custom is Draws.DRAW else Draws.STAND
    return _may(tableau.player_says(hand.total), custom, late)


def banker_choice(tableau: Tableau, hand: Hand, given: Card | None) -> MaySpeak:
    """Return the choices of a banker's two cards after the ponte's third card, if any (CF-14)."""
    custom = CHEMIN_DE_FER.banker_says(hand.total, given)
    late = PUNTO_BANCO.banker_says(hand.total, given)
    return _may(tableau.banker_says(hand.total, given), custom, late)


def bound_by(may: MaySpeak, says: Draws) -> MaySpeak:
    """Return the choices of a hand once the tableau that it asked for has spoken (AD-B18)."""
    if says is Draws.FREE:
        return may
    return replace(may, draw=says is Draws.DRAW, stand=says is Draws.STAND, late=says)


def _may(says: Draws, custom: Draws, late: Draws) -> MaySpeak:
    """Build the choices of a hand; on a timeout a bound hand obeys the tableau."""
    return MaySpeak(
        show=False,
        draw=says is not Draws.STAND,
        stand=says is not Draws.DRAW,
        custom=custom,
        late=late if says is Draws.FREE else says,
    )


def describe_draw(hand: Hand, binds: Draws, custom: Draws) -> tuple[str, str]:
    """Return whether a hand drew or stood, and whether it was bound or followed custom.

    `binds` is the rule of the house's tableau, and `custom` the advice of custom.
    """
    drew = Draws.DRAW if hand.third else Draws.STAND
    bound = "bound" if binds is not Draws.FREE else "free"
    if binds is Draws.FREE and custom is not Draws.FREE:
        bound = "custom" if drew is custom else "against"
    return ("draws" if drew is Draws.DRAW else "stands"), bound
