"""The notation shared by games with a player's bank: calls, bank moves, stakes and decisions."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from ..tables.banking.actions import (
    SEAT_ACTIONS,
    AddToBank,
    AmountAction,
    CallBanco,
    CallKind,
    GiveUpBank,
    HoldBank,
    MatchRaise,
    PassBank,
    RaiseBank,
    SeatAction,
    TakeBank,
    TakeBankAt,
    action_tag,
)
from ..tables.banking.state import BankState
from ..tables.common.chips import Account, Seat
from .faults import NotationCode
from .grammar import BadNotation, number

_SHORT: Final[Mapping[type, str]] = MappingProxyType(
    {
        AddToBank: "add",
        RaiseBank: "raise",
        MatchRaise: "match",
        HoldBank: "hold",
        PassBank: "pass-on",
        GiveUpBank: "give-up",
        TakeBank: "suite",
        TakeBankAt: "suite-at",
    }
)
"""The words that differ from the tags of their actions."""
_WORD_OF: Final[Mapping[type, str]] = MappingProxyType(
    {kind: _SHORT.get(kind, str(action_tag(kind))) for kind in SEAT_ACTIONS if kind != CallBanco}
)
_NAMED: Final[Mapping[str, type]] = MappingProxyType(
    {word: kind for kind, word in _WORD_OF.items() if issubclass(kind, AmountAction)}
)
"""Words followed by an amount."""
_PLAIN: Final[Mapping[str, type]] = MappingProxyType(
    {word: kind for kind, word in _WORD_OF.items() if word not in _NAMED}
)
_STANDS: Final = {
    Account.STAKES: "punt",
    Account.BANK: "bank",
    Account.GARAGE: "garage",
}
"""The sums that a seat may have in play between two coups, in this order."""


def action_words(action: object) -> str:
    """Write an action that only tables with a bank have. Raises BadNotation."""
    word = _WORD_OF.get(type(action))
    match action:
        case CallBanco(kind):
            return f"banco {kind}"
        case AmountAction(amount) if word:
            return f"{word} {amount}"
        case _ if word:
            return word
        case _:
            raise BadNotation(NotationCode.NO_WORD, action=str(action))


def seat_action(words: list[str]) -> SeatAction:
    """Parse a seat's action. Raises BadNotation."""
    match words:
        case ["banco", kind] if kind in set(CallKind):
            return CallBanco(CallKind(kind))
        case [word, amount] if word in _NAMED:
            return _NAMED[word](number(amount))  # type: ignore[no-any-return]
        case [word] if word in _PLAIN:
            return _PLAIN[word]()  # type: ignore[no-any-return]
        case _:
            raise BadNotation(NotationCode.SEAT_DOES_NOT, text=" ".join(words))


def errand(verb: str, seat: Seat, rest: list[str]) -> Any:
    """Reject all special actions of the changeur; tables with a player's bank have none."""
    raise BadNotation(NotationCode.CHANGEUR_DOES_NOT, text=" ".join((verb, *rest)))


def stands_text(state: BankState, seat: Seat) -> str:
    """Write a seat's stakes, bank and money au garage between two coups."""
    sums = {place.account: sum_ for place, sum_ in state.balances().items() if place.seat == seat}
    return " ".join(f"{word} {sums[of]}" for of, word in _STANDS.items() if sums.get(of))


def check_stands(text: str) -> None:
    """Raise BadNotation unless the text alternates between words and units."""
    words = text.split(" ") if text else []
    if len(words) % 2 or not set(words[::2]) <= set(_STANDS.values()):
        raise BadNotation(NotationCode.NOT_BY_TURNS, text=text)
    for units in words[1::2]:
        number(units)
