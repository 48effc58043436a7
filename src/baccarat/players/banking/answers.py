"""Choose a bot's answer from its personality and what its seat is asked."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, Final, Protocol, TypeVar

from ...rules.presets.shoe import CHIP
from ...rules.tableau import Draws
from ...tables.banking.actions import (
    AcceptPartner,
    Answer,
    Bid,
    CallBanco,
    CallKind,
    Double,
    GiveUpBank,
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
    SeatAction,
    TakeBank,
    TakeBankAt,
)
from ...tables.banking.hand_choices import AskTable, DrawCard, MaySpeak, Show, Stand
from ...tables.banking.phases import PASSING_PHASES, BankPhase
from ...tables.banking.state import Bank
from ...tables.common.contract import Choice
from ..strategy import OutcomesBySide, RandomBelow, Strategy
from .personality import Often, Personality

HUNDRED: Final = 100
SIGNIFICANT_DIGITS: Final = 2
"""Amounts are rounded to this many significant digits."""
PASS: Final = Pass()
A_DEUX: Final = CallKind.A_DEUX
HALF: Final = CallBanco(A_DEUX)
"""A call that needs somebody else to take the other half."""
COMMON: Final = 100
"""A typical purse, in minimum banks; bots put up no more for having a larger one."""
_ANSWERS: Final[Mapping[str, tuple[Answer, Often]]] = {
    "double": (Double(), "doubles"),
    "match-raise": (MatchRaise(), "raises"),
    "take-bank": (TakeBank(), "takes"),
    "accept-partner": (AcceptPartner(), "raises"),
}


class View(Protocol):
    """The parts of a banking table's view that a personality looks at."""

    @property
    def purse(self) -> int: ...
    @property
    def bank(self) -> Bank | None: ...
    @property
    def left(self) -> int: ...
    @property
    def choices(self) -> Sequence[Choice]: ...
    def others_said(self, words: object) -> bool: ...


V = TypeVar("V", bound=View)

Own = Callable[[Personality, Any, Any, RandomBelow], Any]
"""Answers a question particular to one game; None for those of every banking game."""


Speaks = Callable[[Any, MaySpeak, OutcomesBySide, RandomBelow], SeatAction | None]
"""Draws or stands on a hand; None leaves it to the personality."""


def make_strategy(
    personality: Personality, own: Own | None = None, speaks: Speaks | None = None
) -> Strategy:
    """Make a strategy: it answers whatever its seat may do, and waits otherwise.

    Answers from `own` come first, then, for a hand, those from `speaks`, then the personality's.
    """

    def strategy(view: View, seen: OutcomesBySide, chance: RandomBelow) -> Any:
        for may in view.choices:
            if own is not None and (action := own(personality, view, may, chance)) is not None:
                return action
            if speaks is not None and isinstance(may, MaySpeak):
                action = speaks(view, may, seen, chance)
                if action is not None:
                    return action
            answers = _find_answer(type(may))
            if answers is not None:
                return answers(personality, view, may, chance)
        return None

    return strategy


def with_probability(often: int, chance: RandomBelow) -> bool:
    """Return True in `often` of a hundred cases."""
    return chance(HUNDRED) < often


def can_afford(personality: Personality, view: View, amount: int) -> bool:
    """Whether an amount is within what the personality risks of its purse at once."""
    return amount * HUNDRED <= view.purse * personality.banco


def _random_part(whole: int, between: tuple[int, int], chance: RandomBelow) -> int:
    """Take a random percentage of `whole`, between two bounds."""
    low, high = between
    return whole * (low + chance(high - low + 1)) // HUNDRED


def _fit_amount(may: MayName, wanted: int) -> int:
    """Round an amount as people do, in whole chips, and fit it into the limits."""
    unit: int = max(10 ** (len(str(wanted)) - SIGNIFICANT_DIGITS), CHIP) if wanted > CHIP else 1
    rounded = wanted - wanted % unit
    low = may.low + -may.low % may.step
    return min(max(rounded - rounded % may.step, low), may.high)


def _put_up(personality: Personality, view: View, may: MayName, chance: RandomBelow) -> SeatAction:
    beyond = 2 * may.low > view.purse
    if (
        may.passes
        and not may.costs_seat
        and (beyond or with_probability(personality.declines, chance))
    ):
        return Pass()
    wanted = min(_random_part(view.purse, personality.bank, chance), COMMON * may.low)
    return PutUp(_fit_amount(may, wanted))


def _punt(personality: Personality, view: View, may: MayName, chance: RandomBelow) -> SeatAction:
    return Punt(stake(personality, view, may, chance, of=_open))


def _open(view: View) -> int:
    return view.left


def stake(
    personality: Personality, view: V, may: MayName, chance: RandomBelow, *, of: Callable[[V], int]
) -> int:
    """Choose a stake against the bank, in units, as a part of `of(view)`; 0 for none."""
    if with_probability(personality.stays_out, chance):
        return 0
    even = personality.even
    wanted = (
        may.low * even if even is not None else _random_part(of(view), personality.stake, chance)
    )
    return _fit_amount(
        may, min(wanted, _random_part(view.purse, (personality.banco, personality.banco), chance))
    )


def _raise(personality: Personality, view: View, may: MayName, chance: RandomBelow) -> SeatAction:
    """Raise the bank to hold every stake, or not at all."""
    yes = can_afford(personality, view, may.high) and with_probability(personality.raises, chance)
    return RaiseBank(may.high) if yes else Pass()


def _take_at(personality: Personality, view: View, may: MayName, chance: RandomBelow) -> SeatAction:
    """Take a bank over at the sum offered, seldom at more."""
    if not can_afford(personality, view, may.low):
        return PASS
    if not with_probability(personality.takes, chance):
        return PASS
    more = with_probability(personality.doubles, chance)
    return TakeBankAt(_fit_amount(may, 2 * may.low) if more else may.low)


def _bid(
    personality: Personality, view: View, may: MayName, chance: RandomBelow
) -> SeatAction | None:
    """Bid a little more than the current bid, up to the personality's limit."""
    limit = _random_part(view.purse, personality.bids, chance)
    if limit > may.low or (may.passes and limit == may.low):
        return Bid(_fit_amount(may, may.low + (limit - may.low) // 2))
    return Pass() if may.passes else None


_NAMES: Final[
    Mapping[str, Callable[[Personality, View, MayName, RandomBelow], SeatAction | None]]
] = {
    "put-up": _put_up,
    "punt": _punt,
    "raise-bank": _raise,
    "take-bank-at": _take_at,
    "bid": _bid,
}
"""A bot declines to name any other amount."""


def _name(
    personality: Personality, view: View, may: MayName, chance: RandomBelow
) -> SeatAction | None:
    names = _NAMES.get(may.what)
    return PASS if names is None else names(personality, view, may, chance)


def _answer(
    personality: Personality, view: View, may: MayAnswer, chance: RandomBelow
) -> SeatAction:
    """Answer by the personality's probability; a bot keeps its seat, and declines the rest."""
    if may.costs_seat:
        return _ANSWERS[may.what][0]
    if may.what not in _ANSWERS or not can_afford(personality, view, may.amount):
        return PASS
    answer, how_often = _ANSWERS[may.what]
    return answer if with_probability(getattr(personality, how_often), chance) else PASS


def _call(personality: Personality, view: View, may: MayCall, chance: RandomBelow) -> SeatAction:
    """Follow, call banco, or take the other half of a call."""
    draw, dares, calls = (
        chance(HUNDRED),
        view.purse * personality.banco // HUNDRED,
        personality.calls,
    )
    for kind, amount in zip(may.kinds, may.sums, strict=True):
        if amount > dares:
            continue
        half = kind is A_DEUX and view.others_said(HALF)
        often = personality.joins if half else calls.get(kind, 0)
        if draw < often:
            return CallBanco(kind)
        draw -= often
    return PASS


def _choose(
    personality: Personality, view: View, may: MayChoose, chance: RandomBelow
) -> SeatAction:
    """Pass on a bank that has grown large, or occasionally a smaller one."""
    large = may.amount * HUNDRED > (may.amount + view.purse) * personality.keeps
    won = view.bank is not None and view.bank.won
    if may.pass_on and won and (large or with_probability(personality.passes_after_win, chance)):
        return PassBank()
    if may.give_up and with_probability(personality.passes_after_win, chance):
        return GiveUpBank()
    return HoldBank()


def _speak(personality: Personality, view: View, may: MaySpeak, chance: RandomBelow) -> SeatAction:
    """Follow the tableau; where it leaves a choice, follow custom, with an occasional error."""
    if may.show:
        return Show()
    if may.table and with_probability(personality.asks, chance):
        return AskTable()
    if may.draw and may.stand:
        if may.custom is Draws.FREE:
            draws = with_probability(personality.draws, chance)
        else:
            draws = (may.custom is Draws.DRAW) is not with_probability(personality.errs, chance)
        return DrawCard() if draws else Stand()
    return DrawCard() if may.draw else Stand()


_ASKED: Final[Mapping[type, Callable[[Personality, Any, Any, RandomBelow], SeatAction | None]]] = {
    MayName: _name,
    MayCall: _call,
    MayAnswer: _answer,
    MayChoose: _choose,
    MaySpeak: _speak,
}


@cache
def _find_answer(
    kind: type,
) -> Callable[[Personality, Any, Any, RandomBelow], SeatAction | None] | None:
    """Return the function that answers a kind of choice, or None if nothing does."""
    return next((_ASKED[each] for each in kind.__mro__ if each in _ASKED), None)


def bring_offers(view: Any, phases: Collection[str]) -> SeatAction | None:
    """Answer so that people are offered a bank in these phases; None to answer as always.

    A bot passes on its bank, and declines every offer up to the last of these. Where that is the
    auction it bids, so that there is one. It keeps a bank that it has just taken over or, if people
    are offered one in turn, just put up.
    """
    last = max(map(PASSING_PHASES.index, phases))
    declined = PASSING_PHASES[: last + (PASSING_PHASES[last] != BankPhase.AUCTION)]
    for may in view.choices:
        if isinstance(may, MayChoose) and may.pass_on:
            new = view.bank.fresh and (view.bank.origin or BankPhase.BANK in phases)
            return HoldBank() if new else PassBank()
        if view.phase in declined and may.allows(PASS):
            return PASS
    return None
