"""The strategies by name: the tempers of every bank, and what baccara banque alone asks of them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from ...tables.banking import Pass
from ...tables.banque import (
    AcceptAll,
    BanqueView,
    BidOpen,
    ClaimBanco,
    MayClaim,
    MayPay,
    MayStakeOn,
    Refill,
    StakeOn,
    TopUp,
)
from ..banking import BY_THE_BOOK, FIRST, TEMPERS, Temper, affords, happens, plays, stake
from ..equilibrium.speaking import speak
from ..strategy import Chance, Strategy

CHEVAL: Final = 50
"""Of a hundred of the club's bancos, so many are à cheval."""
CLAIMS: Final = 4
"""Of a hundred chances, so many times a club's banco is called."""


_PAYS: Final[Mapping[str, Any]] = {
    "bid-open": BidOpen(),
    "top-up": TopUp(),
    "accept-all": AcceptAll(),
    "refill": Refill(),
}


def own(temper: Temper, view: BanqueView, may: Any, chance: Chance) -> Any:
    """Answer what this game alone asks."""
    match may:
        case MayStakeOn(sides=sides):
            side = sides[chance(len(sides))]
            return StakeOn(stake(temper, view, may, chance), side)
        case MayClaim(amount):
            calls = affords(temper, view, amount) and happens(CLAIMS, chance)
            return ClaimBanco(happens(CHEVAL, chance)) if calls else Pass()
        case MayPay(what, amount):
            often = temper.raises if what != "bid-open" else temper.doubles
            pays = affords(temper, view, amount) and happens(often, chance)
            return _PAYS[what] if pays else Pass()
        case _:
            return None


STRATEGIES: Final[Mapping[str, Strategy]] = MappingProxyType(
    {
        **{name: plays(temper, own) for name, temper in TEMPERS.items()},
        "equilibrium": plays(BY_THE_BOOK, own, speak),
    }
)

__all__ = ["FIRST", "STRATEGIES"]
