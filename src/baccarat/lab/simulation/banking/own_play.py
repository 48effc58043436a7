"""User-supplied functions that answer for a seat at a whole table.

Such a function gets the table as its player sees it, and answers the question `table.asks`. It
returns None to leave the answer to the named strategy:

    def press(table):
        if table.asks == "stake":
            return 2 if table.outcomes[-1:] == ["player"] else 1
        if table.asks == "keep":
            return table.wins < 3
        return None

It may store notes in `table.own`, which is empty at the start of each shoe. Its answers may depend
on the table alone, because processes play the shoes in any order.
"""

from collections.abc import Callable, Mapping, Sequence
from math import inf, isnan
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from ....tables.banking.actions import CallKind, MayCall, MayChoose
from ....tables.banque.actions import MayBid, MayClaim, MayPay, MayStakeOn
from ..fault import BadSimulation, SimulationCode
from ..own_function import guard, load_function
from .strategy import CALLS, BankStrategy

Asks = Literal["stake", "bank", "add", "double", "take", "call", "raise", "keep", "draw"]
_BY_TAG: Final[Mapping[str, Asks]] = {
    "punt": "stake",
    "put-up": "bank",
    "bid": "bank",
    "bid-open": "bank",
    "add-to-bank": "add",
    "double": "double",
    "take-bank": "take",
    "take-bank-at": "take",
    "raise-bank": "raise",
    "match-raise": "raise",
    "accept-all": "raise",
}
_CALLS: Final[Mapping[CallKind, str]] = {CallKind.SOLO: "banco"}
_AMOUNTS: Final = frozenset({"stake", "bank", "add"})
"""The questions that are answered with an amount."""


class BankTable(msgspec.Struct, frozen=True):
    """The table as a player sees it at a question. Sums are in minimum bancos.

    - `asks`: the question; `seat`: the seat that has to answer.
    - `banker`: the banker's seat, or 0; `bank`: the sum in the bank; `open`: the part of it that is
      not covered yet; `wins`: the number of coups that the bank has won.
    - `purse`: the player's chips; `price`: the price of a bank that is passed on, or 0.
    - `calls`: the calls that may be made.
    - `total`: the total of the hand that has to choose; `others`: the decisions of the hands before
      it, by name: the value of the card drawn, `stood` or `natural`.
    - `outcomes`: `player`, `banker` or `tie` for each coup of this shoe so far. At banque, a pair
      for right and left, with None for a side without stakes.
    - `seen`: the values of the cards of these coups, in the order drawn; `unseen`: the number of
      cards left after them.
    - `strategy`: the named strategy, which answers if the function returns None; `arguments`: the
      numbers given with the function.
    - `own`: the function's notes.
    """

    asks: Asks
    seat: int
    banker: int
    bank: float
    open: float
    wins: int
    purse: float
    price: float
    calls: Sequence[str]
    total: int
    others: Mapping[str, int | str]
    outcomes: Sequence[Any]
    seen: Sequence[int]
    unseen: int
    strategy: BankStrategy
    arguments: Sequence[float]
    own: dict[str, Any]


OwnFunction = Callable[[BankTable], Any]


def load_own(strategy: BankStrategy) -> OwnFunction | None:
    """Import the function of a strategy, if it has one."""
    if not strategy.function:
        return None
    return guard(load_function(strategy.function), strategy.function.replace(":", "."))


def question(may: Any) -> Asks | None:
    """Return the name of a question; None for those that no function answers."""
    match may:
        case MayCall() | MayClaim():
            return "call"
        case MayStakeOn():
            return "stake"
        case MayBid():
            return "bank"
        case MayChoose():
            return "keep" if may.pass_on else None
        case _:
            return _BY_TAG.get(getattr(may, "what", ""))


def calls_of(may: Any) -> tuple[str, ...]:
    """Return the words of the calls that may be made."""
    if isinstance(may, MayClaim):
        return ("banco", "a-cheval")
    kinds = may.kinds if isinstance(may, MayCall) else ()
    return tuple(_CALLS.get(kind, kind.value) for kind in kinds)


def price_of(may: Any) -> int:
    """Return the price of a bank that is offered, in units; 0 if none is."""
    if getattr(may, "what", "") == "take-bank-at":
        return int(may.low)
    return may.amount if getattr(may, "what", "") == "take-bank" else 0


def answering(strategy: BankStrategy, asks: Asks, said: Any, may: Any) -> BankStrategy:
    """Return a strategy that gives this answer to a question. Raises BadSimulation."""
    if asks == "call":
        if said not in CALLS:
            raise _bad_answer(strategy, asks, said)
        return replace(strategy, call=said, call_to=inf)
    if asks in _AMOUNTS:
        amount = _amount(strategy, asks, said)
        if isinstance(may, MayPay):  # an open bank has no sum to name
            amount = min(amount, 1.0)
        return replace(strategy, **{asks: amount})
    if not isinstance(said, bool):
        raise _bad_answer(strategy, asks, said)
    return replace(strategy, **_saying(asks, yes=said))


def _saying(asks: str, *, yes: bool) -> dict[str, Any]:
    """Return the arguments that say yes, or no, to a question."""
    match asks:
        case "keep":
            return {"pass_after": inf if yes else 0.0, "pass_at": inf}
        case "take":
            return {"take": inf, "bank": 1.0 if yes else 0.0}
        case "double":
            return {"double": inf if yes else 0.0}
        case _:
            return {"raises": yes}


def chance_said(strategy: BankStrategy, said: Any) -> float:
    """Read how often a hand draws: yes, no, or a number from 0 to 1. Raises BadSimulation."""
    chance = _amount(strategy, "draw", said)
    if chance > 1:
        raise _bad_answer(strategy, "draw", said)
    return chance


def _amount(strategy: BankStrategy, asks: Asks, said: Any) -> float:
    """Read a number from 0 up."""
    try:
        number = float(said)
    except (TypeError, ValueError):
        number = -1.0
    if isnan(number) or number < 0:
        raise _bad_answer(strategy, asks, said)
    return number


def _bad_answer(strategy: BankStrategy, asks: Asks, said: Any) -> BadSimulation:
    name = strategy.function.replace(":", ".")
    return BadSimulation(SimulationCode.BAD_ANSWER, name=name, asks=asks, value=repr(said)[:60])
