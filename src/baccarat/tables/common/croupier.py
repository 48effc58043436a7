"""What the croupier does at every table: opens a shoe, draws its cards, closes what is open."""

import msgspec

from ...cards import Card


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
