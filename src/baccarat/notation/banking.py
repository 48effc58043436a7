"""The notation shared by games with a player's bank: calls, bank moves, stakes and decisions."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from ..tables.banking import (
    AddToBank,
    BankState,
    Bid,
    CallBanco,
    CallKind,
    Double,
    DrawCard,
    GiveUpBank,
    HoldBank,
    MatchRaise,
    Pass,
    PassBank,
    Punt,
    PutUp,
    RaiseBank,
    SeatAction,
    Show,
    Stand,
    TakeBank,
)
from ..tables.common import Account, Seat
from .faults import NotationCode
from .grammar import BadNotation, number

_NAMED: Final[Mapping[str, Callable[[int], SeatAction]]] = MappingProxyType(
    {"put-up": PutUp, "add": AddToBank, "punt": Punt, "raise": RaiseBank, "bid": Bid}
)
"""Words followed by a sum."""
_PLAIN: Final[Mapping[str, SeatAction]] = MappingProxyType(
    {
        "double": Double(),
        "match": MatchRaise(),
        "hold": HoldBank(),
        "pass-on": PassBank(),
        "give-up": GiveUpBank(),
        "suite": TakeBank(),
        "pass": Pass(),
        "show": Show(),
        "draw": DrawCard(),
        "stand": Stand(),
    }
)
_PLAIN_WORDS: Final[Mapping[type, str]] = {type(action): word for word, action in _PLAIN.items()}
_STANDS: Final = {
    Account.STAKES: "punt",
    Account.BANK: "bank",
    Account.GARAGE: "garage",
}
"""The sums that a seat may have in play between two coups, in this order."""


def action_words(action: object) -> str:
    """Write an action that only tables with a bank have. Raises BadNotation."""
    match action:
        case PutUp(amount):
            return f"put-up {amount}"
        case AddToBank(amount):
            return f"add {amount}"
        case Punt(amount):
            return f"punt {amount}"
        case RaiseBank(amount):
            return f"raise {amount}"
        case Bid(amount):
            return f"bid {amount}"
        case CallBanco(kind):
            return f"banco {kind}"
        case _ if type(action) in _PLAIN_WORDS:
            return _PLAIN_WORDS[type(action)]
        case _:
            raise BadNotation(NotationCode.NO_WORD, action=str(action))


def seat_action(words: list[str]) -> SeatAction:
    """Parse a seat's action. Raises BadNotation."""
    match words:
        case ["banco", kind] if kind in set(CallKind):
            return CallBanco(CallKind(kind))
        case [word, amount] if word in _NAMED:
            return _NAMED[word](number(amount))
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case _:
            raise BadNotation(NotationCode.SEAT_DOES_NOT, text=" ".join(words))


def errand(verb: str, seat: Seat, rest: list[str]) -> Any:
    """Reject all special actions of the changeur; tables with a player's bank have none."""
    raise BadNotation(NotationCode.CHANGEUR_DOES_NOT, text=" ".join((verb, *rest)))


def stands_text(state: BankState, seat: Seat) -> str:
    """Write a seat's stakes, bank and money au garage between two coups."""
    lying = {place.account: sum_ for place, sum_ in state.balances().items() if place.seat == seat}
    return " ".join(f"{word} {lying[of]}" for of, word in _STANDS.items() if lying.get(of))


def check_stands(text: str) -> None:
    """Raise BadNotation unless the text alternates between words and units."""
    words = text.split(" ") if text else []
    if len(words) % 2 or not set(words[::2]) <= set(_STANDS.values()):
        raise BadNotation(NotationCode.NOT_BY_TURNS, text=text)
    for units in words[1::2]:
        number(units)
