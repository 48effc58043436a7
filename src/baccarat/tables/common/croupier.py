"""What the croupier does at every table: opens a shoe, draws its cards, closes what is open."""

import msgspec

from ...cards import Card
from ...rules import ShoeRules
from .refusal import Code, Refused
from .shoe import CardBurnt, Shoe, ShoePhase, ShoeStarted


class StartShoe(msgspec.Struct, frozen=True, tag="start-shoe"):
    """Put a full, shuffled and cut shoe on the table."""


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Draw this card from the shoe; the table knows whose it is, or that it is burnt."""

    card: Card


class Close(msgspec.Struct, frozen=True, tag="close"):
    """Say that time is up: no more stakes or calls, and the default for who has not answered."""


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
    if phase == ShoePhase.BETWEEN_SHOES:
        return MayStartShoe()
    return MayDeal() if phase in _OUT_OF_THE_SHOE else None


def prepared(
    shoe: Shoe, rules: ShoeRules, phase: str, action: StartShoe | Deal
) -> ShoeStarted | CardBurnt | None:
    """Open a shoe, or burn a card; None for a card that is dealt. Raises Refused."""
    if isinstance(action, Deal) and phase in _OUT_OF_THE_SHOE:
        if not isinstance(action.card, Card):
            raise Refused(Code.NOT_A_CARD, action, phase)
        return shoe.burn(action.card) if phase == ShoePhase.BURNING else None
    if isinstance(action, StartShoe) and phase == ShoePhase.BETWEEN_SHOES:
        return shoe.start(rules)
    raise Refused(Code.NOT_NOW, action, phase)


_OUT_OF_THE_SHOE = frozenset({ShoePhase.BURNING, ShoePhase.DEALING})
