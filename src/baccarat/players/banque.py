"""The strategies of baccara banque by name: shared personalities, with answers of their own."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from ..tables.banking.actions import MayChoose, Pass, PassBank
from ..tables.banque.actions import (
    AcceptAll,
    BidOpen,
    ClaimBanco,
    MayBid,
    MayClaim,
    MayNameCutter,
    MayPay,
    MayStakeOn,
    NameCutter,
    NewShoe,
    Refill,
    StakeOn,
    TopUp,
)
from ..tables.banque.view import BanqueView
from .banking.answers import can_afford, make_strategy, stake, with_probability
from .banking.personality import BY_THE_BOOK, DEFAULT_BOTS, PERSONALITIES, Personality
from .equilibrium.speaking import speak
from .strategy import OutcomesBySide, RandomBelow, Strategy

CHEVAL: Final = 50
"""Percentage of a club's bancos that are called à cheval."""
CLAIMS: Final = 4
"""Percentage of the opportunities on which a bot calls a club's banco."""
OPENS: Final = 5
"""Percentage of bids that are for banque ouverte, where other bids are possible too."""
HELD_OPEN: Final = 10
"""A bot holds every stake only if it can afford this many times the minimum."""
UNMET: Final = 2
"""The bank is given up after this many rounds without a stake (BB-9)."""

_PAYS: Final[Mapping[str, Any]] = {
    "bid-open": BidOpen(),
    "top-up": TopUp(),
    "accept-all": AcceptAll(),
    "refill": Refill(),
    "new-shoe": NewShoe(),
}


def answer_banque(personality: Personality, view: BanqueView, may: Any, chance: RandomBelow) -> Any:
    """Answer a question particular to this game; None for those of every banking game."""
    match may:
        case MayStakeOn(sides=sides):
            side = sides[chance(len(sides))]
            return StakeOn(stake(personality, view, may, chance, of=_stake_base), side)
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


def _stake_base(view: BanqueView) -> int:
    """Return the base of a stake: the uncovered part of the bank, or an unlimited bank."""
    return view.bank.sum if view.bank is not None and view.bank.open else view.left


def _yield_unmet_bank(play: Strategy) -> Strategy:
    """After giving up a bank that nobody staked against, wait for somebody else to take it.

    Otherwise a shoe in which nobody stakes would never end.
    """

    def strategy(view: BanqueView, seen: OutcomesBySide, chance: RandomBelow) -> Any:
        if view.unmet != view.viewer:
            return play(view, seen, chance)
        return next((Pass() for may in view.choices if may.allows(Pass())), None)

    return strategy


STRATEGIES: Final[Mapping[str, Strategy]] = MappingProxyType(
    {
        **{
            name: _yield_unmet_bank(make_strategy(personality, answer_banque))
            for name, personality in PERSONALITIES.items()
        },
        "equilibrium": _yield_unmet_bank(make_strategy(BY_THE_BOOK, answer_banque, speak)),
    }
)

__all__ = ["DEFAULT_BOTS", "STRATEGIES"]
