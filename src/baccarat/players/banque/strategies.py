"""The strategies by name: the tempers of every bank, and what baccara banque alone asks of them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from ...tables.banking import MayChoose, Pass, PassBank
from ...tables.banque import (
    AcceptAll,
    BanqueView,
    BidOpen,
    ClaimBanco,
    MayBid,
    MayClaim,
    MayNameCutter,
    MayPay,
    MayStakeOn,
    NameCutter,
    Refill,
    StakeOn,
    TopUp,
)
from ..banking import (
    BY_THE_BOOK,
    DEFAULT_BOTS,
    PERSONALITIES,
    Personality,
    can_afford,
    plays,
    stake,
    with_probability,
)
from ..equilibrium.speaking import speak
from ..strategy import OutcomesBySide, RandomBelow, Strategy

CHEVAL: Final = 50
"""Of a hundred of the club's bancos, so many are à cheval."""
CLAIMS: Final = 4
"""Of a hundred chances, so many times a club's banco is called."""
OPENS: Final = 5
"""Of a hundred bids, so many are banque ouverte, where other bids are open too."""
HELD_OPEN: Final = 10
"""So many times the minimum must be affordable to hold every stake."""
UNMET: Final = 2
"""After so many rounds without a stake the bank is given up (BB-9)."""

_PAYS: Final[Mapping[str, Any]] = {
    "bid-open": BidOpen(),
    "top-up": TopUp(),
    "accept-all": AcceptAll(),
    "refill": Refill(),
}


def own(personality: Personality, view: BanqueView, may: Any, chance: RandomBelow) -> Any:
    """Answer what this game asks in its own way; None for what every bank asks."""
    match may:
        case MayStakeOn(sides=sides):
            side = sides[chance(len(sides))]
            return StakeOn(stake(personality, view, may, chance, of=_to_play_for), side)
        case MayBid(opens=opens) if opens and can_afford(personality, view, HELD_OPEN * opens):
            return BidOpen() if with_probability(OPENS, chance) else None
        case MayChoose(pass_on=True) if view.bank is not None and view.bank.empty >= UNMET:
            return PassBank()
        case MayClaim(amount):
            calls = can_afford(personality, view, amount) and with_probability(CLAIMS, chance)
            return ClaimBanco(with_probability(CHEVAL, chance)) if calls else Pass()
        case MayNameCutter(seats):
            return NameCutter(seats[chance(len(seats))])
        case MayPay(what, amount):
            often = personality.raises if what != "bid-open" else personality.doubles
            pays = can_afford(personality, view, amount) and with_probability(often, chance)
            return _PAYS[what] if pays else Pass()
        case _:
            return None


def _to_play_for(view: BanqueView) -> int:
    """Tell what a stake is a part of: what is open, or the height of a bank that has no bound."""
    return view.bank.sum if view.bank is not None and view.bank.open else view.left


def _leaves_to_others(play: Strategy) -> Strategy:
    """Have a player who gave up a bank that nobody staked against wait for somebody else's.

    A shoe in which nobody stakes would last for ever otherwise.
    """

    def strategy(view: BanqueView, seen: OutcomesBySide, chance: RandomBelow) -> Any:
        if view.unmet != view.viewer:
            return play(view, seen, chance)
        return next((Pass() for may in view.choices if may.allows(Pass())), None)

    return strategy


STRATEGIES: Final[Mapping[str, Strategy]] = MappingProxyType(
    {
        **{
            name: _leaves_to_others(plays(personality, own))
            for name, personality in PERSONALITIES.items()
        },
        "equilibrium": _leaves_to_others(plays(BY_THE_BOOK, own, speak)),
    }
)

__all__ = ["DEFAULT_BOTS", "STRATEGIES"]
