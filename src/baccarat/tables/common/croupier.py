"""Do what the croupier does at every table: open a shoe, draw cards, close what is open."""

from collections.abc import Mapping
from typing import Final

import msgspec

from ...cards import Card
from ...rules import ShoeRules
from .refusal import Code, Refused
from .shoe import BURNING, CardBurnt, Shoe, ShoePhase, ShoeStarted


class StartShoe(msgspec.Struct, frozen=True, tag="start-shoe"):
    """Put a full, shuffled and cut shoe on the table."""


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Draw this card from the shoe; the table knows whose it is, or that it is burnt."""

    card: Card


class Close(msgspec.Struct, frozen=True, tag="close"):
    """Say that time is up: no more stakes or calls; the late get their defaults."""


Croupier = StartShoe | Deal | Close


class MayStartShoe(msgspec.Struct, frozen=True, tag="start-shoe"):
    def allows(self, action: object) -> bool:
        return isinstance(action, StartShoe)


class MayDeal(msgspec.Struct, frozen=True, tag="deal"):
    """Any card: the table counts cards, and does not know the shoe."""

    def allows(self, action: object) -> bool:
        return isinstance(action, Deal) and isinstance(action.card, Card)


class MayClose(msgspec.Struct, frozen=True, tag="close"):
    def allows(self, action: object) -> bool:
        return isinstance(action, Close)


MayCroupier = MayStartShoe | MayDeal | MayClose


def croupier_may(phase: str) -> MayStartShoe | MayDeal | None:
    """Tell what the shoe has the croupier do; None where it waits for the players."""
    return _BY_PHASE.get(phase)


def prepared(
    shoe: Shoe, rules: ShoeRules, phase: str, action: StartShoe | Deal
) -> ShoeStarted | CardBurnt | None:
    """Open a shoe, or burn a card; None for a card that is dealt. Raises Refused."""
    may = _BY_PHASE.get(phase)
    if may is None or not may.allows(action):
        no_card = isinstance(may, MayDeal) and isinstance(action, Deal)
        raise Refused(Code.NOT_A_CARD if no_card else Code.NOT_NOW, action, phase)
    if isinstance(action, Deal):
        return shoe.burn(action.card) if phase == BURNING else None
    return shoe.start(rules)


_BY_PHASE: Final[Mapping[str, MayStartShoe | MayDeal]] = {
    ShoePhase.BETWEEN_SHOES: MayStartShoe(),
    ShoePhase.BURNING: MayDeal(),
    ShoePhase.DEALING: MayDeal(),
}
