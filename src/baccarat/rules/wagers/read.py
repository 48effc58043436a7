"""Read bets from TOML, one file each, and check them against every possible coup."""

import re
from collections.abc import Callable
from enum import StrEnum
from fractions import Fraction
from typing import Any, Final

import msgspec

from ..fault import Fact, FormatError, InputError
from ..read_toml import convert_toml, parse_toml, write_value
from .condition import Condition
from .every_coup import every_facts
from .facts import Facts
from .first_cards import FirstTwo, pair_of, ranks_of, suits_of
from .grain import CardFeatures
from .wager import PaytableRow, Wager

STANDS: Final = "stands"
MOST_TO_ONE: Final = 100_000
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_RATIO: Final = re.compile(r"[0-9]{1,9}([/.][0-9]{1,9})?")


class WagerCode(StrEnum):
    """A fault of a bet that is not one of its TOML; `at` and `before` count outcomes from 1."""

    BAD_NAME = "bet-name"
    NO_OUTCOMES = "no-outcomes"
    NEEDS_OTHERWISE = "needs-otherwise"
    UNKNOWN_FACT = "unknown-fact"
    UNKNOWN_VALUE = "unknown-value"
    NOTHING_ALLOWED = "nothing-allowed"
    NO_RATIO = "no-ratio"
    PAYS_NOTHING = "pays-nothing"
    COMMISSION_TOO_HIGH = "commission-too-high"
    IMPOSSIBLE = "outcome-impossible"
    IMPOSSIBLE_VALUE = "value-impossible"
    NEVER_REACHED = "outcome-never-reached"
    UNORDERED = "outcomes-unordered"


class BadWager(InputError):
    """The file of `wager` does not describe a bet; `fault` says why."""

    def __init__(self, wager: str, code: str, /, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.wager = wager

    def __str__(self) -> str:
        return f"the bet {self.wager!r}: {self.fault}"


class _Outcome(msgspec.Struct, forbid_unknown_fields=True):
    when: dict[str, Any]
    pays: int | float | str
    commission: int | float | str = 0


class _File(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """`source` says where the bet was published, and `edge` its published edge in per cent."""

    title: str
    needs: str
    name: str | None = None
    outcomes: list[_Outcome]
    alone: bool = True
    source: str = ""
    edge: str = ""


def read_wager(name: str, text: str, *, check: bool = True) -> Wager:
    """Read a bet's file; raises BadWager. `check` compares its outcomes with all coups."""
    try:
        file = convert_toml(parse_toml(text), _File)
    except FormatError as misread:
        raise BadWager(name, misread.fault.code, **misread.fault.facts) from None
    lines = tuple(_line(name, at, each) for at, each in enumerate(file.outcomes, 1))
    wager = Wager(file.name or name, file.title, lines, file.alone)
    if not _NAME.fullmatch(wager.name):
        raise BadWager(name, WagerCode.BAD_NAME, name=wager.name)
    needs = "ranks" if wager.needs_ranks else "values"
    if file.needs != needs:
        raise BadWager(name, WagerCode.NEEDS_OTHERWISE, said=file.needs, needs=needs)
    if check:
        check_wager(wager)
    return wager


def check_wager(wager: Wager) -> None:
    """Raise BadWager for an outcome that cannot occur, or for two without an order."""
    if not wager.lines:
        raise BadWager(wager.name, WagerCode.NO_OUTCOMES)
    grain = CardFeatures.of(line.when for line in wager.lines)
    earlier: list[frozenset[Facts]] = []
    for at, line in enumerate(wager.lines, 1):
        here = frozenset(facts for facts in every_facts(grain) if line.when.holds(facts))
        if not here:
            raise BadWager(wager.name, WagerCode.IMPOSSIBLE, at=at)
        _check_values(wager, at, line, _values_of(here, grain))
        for before, there in enumerate(earlier, 1):
            if here <= there:
                raise BadWager(wager.name, WagerCode.NEVER_REACHED, at=at, before=before)
            if here & there and not there < here:
                raise BadWager(wager.name, WagerCode.UNORDERED, at=at, before=before)
        earlier.append(here)


def _pair(first: FirstTwo) -> frozenset[str]:
    return frozenset({pair_of(first)})


_OF_FIRST: Final = {
    f"{side}_{what}": (f"{side}_first", look)
    for side in ("player", "banker")
    for what, look in (("pair", _pair), ("ranks", ranks_of), ("suits", suits_of))
}
"""Facts of a hand that another hand may represent: its first cards and their properties."""


def _values_of(here: frozenset[Facts], grain: CardFeatures) -> Callable[[str], set[object]]:
    """Return a function from a fact to all its values in these coups."""

    def found(fact: str) -> set[object]:
        if fact not in _OF_FIRST:
            return {getattr(facts, fact) for facts in here}
        side, look = _OF_FIRST[fact]
        firsts = {getattr(facts, side) for facts in here}
        return {each for first in firsts for alike in grain.alike(first) for each in look(alike)}

    return found


def _check_values(
    wager: Wager, at: int, line: PaytableRow, values_of: Callable[[str], set[object]]
) -> None:
    for fact, allowed in line.when.asked:
        never = set(allowed) - values_of(fact)
        if never:
            values = ", ".join(sorted(map(write_value, never)))
            raise BadWager(wager.name, WagerCode.IMPOSSIBLE_VALUE, at=at, fact=fact, values=values)


def _line(name: str, at: int, outcome: _Outcome) -> PaytableRow:
    listed = {k: v if isinstance(v, list) else [v] for k, v in outcome.when.items()}
    try:
        when = msgspec.convert(listed, Condition)
    except msgspec.ValidationError:
        raise _find_bad_fact(name, at, listed) from None
    if nothing := [fact for fact, allowed in listed.items() if not allowed]:
        raise BadWager(name, WagerCode.NOTHING_ALLOWED, at=at, fact=nothing[0])
    pays = None if outcome.pays == STANDS else _ratio(name, at, outcome.pays)
    if pays and pays[0] == 0:
        raise BadWager(name, WagerCode.PAYS_NOTHING, at=at)
    commission = _ratio(name, at, outcome.commission)
    if commission[0] > (commission[1] if pays else 0):  # a stake that stands wins nothing
        raise BadWager(name, WagerCode.COMMISSION_TOO_HIGH, at=at)
    return PaytableRow(when, pays, commission)


def _find_bad_fact(name: str, at: int, listed: dict[str, list[Any]]) -> BadWager:
    """Find the fact that no coup has, or the value that a fact never takes."""
    unknown = next((fact for fact in listed if fact not in Condition.__struct_fields__), None)
    if unknown is not None:
        return BadWager(name, WagerCode.UNKNOWN_FACT, at=at, fact=unknown)
    fact, value = next(
        (fact, each)
        for fact, allowed in listed.items()
        for each in allowed
        if not _fits(fact, each)
    )
    return BadWager(name, WagerCode.UNKNOWN_VALUE, at=at, fact=fact, value=write_value(value))


def _fits(fact: str, value: Any) -> bool:
    try:
        msgspec.convert({fact: [value]}, Condition)
    except msgspec.ValidationError:
        return False
    return True


def _ratio(name: str, at: int, value: float | str) -> tuple[int, int]:
    """Read `8`, `8.5`, `"27/50"` or `"0.54"`."""
    try:
        ratio = Fraction(str(value)) if _RATIO.fullmatch(str(value)) else Fraction(-1)
    except ZeroDivisionError:
        ratio = Fraction(-1)
    if not 0 <= ratio <= MOST_TO_ONE:
        raise BadWager(name, WagerCode.NO_RATIO, at=at, value=str(value), most=MOST_TO_ONE)
    return ratio.numerator, ratio.denominator
