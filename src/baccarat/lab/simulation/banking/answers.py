"""Answer the questions of a table by a strategy."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from math import floor, inf, isinf
from typing import Any, Final, NamedTuple

from ....rules.presets.bank import BankRules
from ....tables.banking.actions import (
    AcceptPartner,
    AddToBank,
    Bid,
    CallBanco,
    CallKind,
    Double,
    HoldBank,
    MatchRaise,
    MayAnswer,
    MayCall,
    MayChoose,
    MayName,
    Pass,
    PassBank,
    Punt,
    PutUp,
    RaiseBank,
    TakeBank,
    TakeBankAt,
)
from ....tables.banque.actions import (
    AcceptAll,
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
from ....tables.banque.seating import TableSide
from ....tables.register import SeatAction
from .strategy import BankStrategy

PASS: Final = Pass()
_KINDS: Final[Mapping[str, CallKind | None]] = {
    "none": None,
    "suivi": None,
    "banco": CallKind.SOLO,
    "a-deux": CallKind.A_DEUX,
    "avec": CallKind.AVEC,
    "marche": CallKind.MARCHE,
    "a-cheval": None,
}


class Asked(NamedTuple):
    """A question to a seat: its strategy, the rules, and the bank.

    `bank` is its sum in units, and `wins` the coups that it has won since it was put up.
    """

    strategy: BankStrategy
    rules: BankRules
    seat: int
    bank: int
    wins: int


def answer(asked: Asked, may: Any) -> SeatAction | None:
    """Answer any question except one about a hand; None to wait."""
    return next(act(asked, may) for kind, act in _ANSWERS if isinstance(may, kind))


@lru_cache(256)
def times(number: float, unit: int) -> float | Fraction:
    """Return units exactly as the decimals of the number read: 2.3 times 10 is 23."""
    return number if isinf(number) else Fraction(str(number)) * unit


def fit_amount(may: MayName, wanted: float | Fraction) -> int:
    """Fit an amount into those that may be named, in whole steps; 0 if it is too low."""
    if wanted < may.low:
        return 0
    if wanted >= may.high:
        return may.high
    whole = floor(wanted)
    return max(may.low, whole - whole % may.step)


def _stake(asked: Asked, may: MayName) -> int:
    """Choose a stake; the open amount may be below the wanted stake, or even the minimum."""
    wanted = times(asked.strategy.stake, asked.rules.least_stake)
    if wanted <= 0:
        return 0
    return may.cover if wanted == inf and may.cover else fit_amount(may, max(wanted, may.low))


def _bid(asked: Asked, may: MayName) -> SeatAction | None:
    amount = fit_amount(may, times(asked.strategy.bank, asked.rules.minimum))
    if amount:
        return Bid(amount)
    return PASS if may.passes else None


def _put_up(asked: Asked, may: MayName) -> SeatAction | None:
    amount = fit_amount(may, times(asked.strategy.bank, asked.rules.minimum))
    if amount or may.costs_seat:
        return PutUp(amount or may.low)
    return PASS if may.passes else None


def _add(asked: Asked, may: MayName) -> SeatAction:
    """Add the sum that is missing to the one wanted."""
    wanted = times(asked.strategy.add, asked.rules.minimum)
    amount = may.high if isinf(wanted) else fit_amount(may, floor(wanted) - asked.bank)
    return AddToBank(amount) if amount else PASS


def _take_at(asked: Asked, may: MayName) -> SeatAction:
    """Take a bank over at the sum offered."""
    strategy = asked.strategy
    takes = strategy.bank > 0 and may.low <= times(strategy.take, asked.rules.minimum)
    return TakeBankAt(may.low) if takes else PASS


def _name(asked: Asked, may: MayName) -> SeatAction | None:
    match may.what:
        case "punt":
            return Punt(_stake(asked, may))
        case "put-up":
            return _put_up(asked, may)
        case "bid":
            return _bid(asked, may)
        case "add-to-bank":
            return _add(asked, may)
        case "take-bank-at":
            return _take_at(asked, may)
        case "raise-bank":
            return RaiseBank(may.high) if asked.strategy.raises else PASS
        case _:
            return PASS


def _stake_on(asked: Asked, may: MayStakeOn) -> SeatAction:
    side = TableSide(asked.strategy.side)
    return StakeOn(_stake(asked, may), side if side in may.sides else may.sides[0])


def _call(asked: Asked, may: MayCall) -> SeatAction:
    strategy = asked.strategy
    if strategy.call == "none" or asked.bank > times(strategy.call_to, asked.rules.minimum):
        return PASS
    wanted = (CallKind.SUIVI, _KINDS[strategy.call])
    kind = next((each for each in wanted if each in may.kinds), None)
    return PASS if kind is None else CallBanco(kind)


def _claim(asked: Asked, may: MayClaim) -> SeatAction:
    strategy = asked.strategy
    calls = strategy.call in {"banco", "a-cheval"}
    if not calls or may.amount > times(strategy.call_to, asked.rules.minimum):
        return PASS
    return ClaimBanco(a_cheval=strategy.call == "a-cheval")


def _answer(asked: Asked, may: MayAnswer) -> SeatAction:
    strategy, banco = asked.strategy, asked.rules.minimum
    match may.what:
        case "take-bank":
            takes = strategy.bank > 0 and may.amount <= times(strategy.take, banco)
            return TakeBank() if takes else PASS
        case "double":
            return Double() if may.amount <= times(strategy.double, banco) else PASS
        case "match-raise":
            return MatchRaise() if strategy.raises else PASS
        case "accept-partner":
            return AcceptPartner()


def _pay(asked: Asked, may: MayPay) -> SeatAction:
    match may.what:
        case "bid-open":
            return BidOpen() if asked.strategy.bank > 0 else PASS
        case "top-up":
            return TopUp()
        case "refill":
            return Refill()
        case "new-shoe":
            return PASS
        case "accept-all":
            return AcceptAll() if asked.strategy.raises else PASS


def _choose(asked: Asked, may: MayChoose) -> SeatAction:
    strategy = asked.strategy
    large = asked.bank >= times(strategy.pass_at, asked.rules.minimum)
    done = asked.wins >= strategy.pass_after or large
    may_pass = may.pass_on and (asked.wins > 0 or strategy.pass_after == 0)
    return PassBank() if may_pass and done else HoldBank()


def _cutter(asked: Asked, _: MayNameCutter) -> SeatAction:
    return NameCutter(asked.seat)


_ANSWERS: Final[tuple[tuple[type, Callable[[Asked, Any], SeatAction | None]], ...]] = (
    (MayBid, _bid),
    (MayStakeOn, _stake_on),
    (MayName, _name),
    (MayCall, _call),
    (MayClaim, _claim),
    (MayAnswer, _answer),
    (MayPay, _pay),
    (MayChoose, _choose),
    (MayNameCutter, _cutter),
)
"""By kind of question; the first that fits counts."""
