"""Read bets from TOML, one file each, and check them against every possible coup."""

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from enum import Enum, StrEnum
from fractions import Fraction
from typing import Any, Final, get_args

import msgspec

from ..fault import Fact, FormatError, InputError, ReadCode
from ..read_toml import convert_toml, parse_toml, write_value
from .condition import EXACTLY, NEED_FIRST, Condition, allows, field_types
from .every_coup import every_facts, every_whole, example_of
from .facts import Facts
from .first_cards import FirstTwo, pair_of, ranks_of, suits_of
from .grain import CardFeatures
from .wager import PaytableRow, Wager

STANDS: Final = "stands"
LOSES: Final = "loses"
MOST_TO_ONE: Final = 100_000
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_RATIO: Final = re.compile(r"-?[0-9]{1,9}([/.][0-9]{1,9})?")


class WagerCode(StrEnum):
    """A fault of a bet that is not one of its TOML; `at` and `before` count outcomes from 1.

    `known` lists the allowed values, and `near` is the nearest of it.
    """

    BAD_NAME = "bet-name"
    UNKNOWN_KEY = "bet-key"
    NO_OUTCOMES = "no-outcomes"
    NEEDS_OTHERWISE = "needs-otherwise"
    UNKNOWN_FACT = "unknown-fact"
    UNKNOWN_VALUE = "unknown-value"
    NOTHING_ALLOWED = "nothing-allowed"
    NO_RATIO = "no-ratio"
    NO_COMMISSION = "no-commission"
    PAYS_NOTHING = "pays-nothing"
    COMMISSION_TOO_HIGH = "commission-too-high"
    IMPOSSIBLE = "outcome-impossible"
    IMPOSSIBLE_VALUE = "value-impossible"
    NEVER_REACHED = "outcome-never-reached"
    UNORDERED = "outcomes-unordered"
    APART = "facts-apart"


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
        raise _misread(name, misread) from None
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


def _misread(name: str, misread: FormatError) -> BadWager:
    code, facts = misread.fault.code, misread.fault.facts
    if code != ReadCode.FIELD_UNKNOWN:
        return BadWager(name, code, **facts)
    *entry, key = str(facts["where"]).split()
    known = (_Outcome if entry else _File).__struct_fields__
    return BadWager(name, WagerCode.UNKNOWN_KEY, where=facts["where"], **_nearest(key, known))


def _nearest(said: str, known: Iterable[object]) -> dict[str, Fact]:
    """Return the allowed values in order, and the one spelled most like `said`."""
    names = [write_value(each) for each in known]
    (near,) = get_close_matches(said, names, n=1, cutoff=0)
    return {"near": near, "known": ", ".join(names)}


def check_wager(wager: Wager) -> None:
    """Raise BadWager for an outcome that cannot occur, or for two without an order.

    Outcomes that pay the same need no order. Nor do those of a bet on every card of a coup, if the
    first of two pays more: its lists begin with the rarest outcome.
    """
    if not wager.lines:
        raise BadWager(wager.name, WagerCode.NO_OUTCOMES)
    grain = CardFeatures.of(line.when for line in wager.lines)
    if wager.needs_all:
        _check_apart(wager)
        every = every_whole(frozenset(fact for line in wager.lines for fact, _ in line.when.asked))
    else:
        every = every_facts(grain, drawn=not wager.is_of_first_cards)
    earlier: list[frozenset[Facts]] = []
    for at, line in enumerate(wager.lines, 1):
        here = frozenset(facts for facts in every if line.when.holds(facts))
        if not here:
            raise BadWager(wager.name, WagerCode.IMPOSSIBLE, at=at)
        _check_values(wager, at, line, _values_of(line, here, grain))
        for before, there in enumerate(earlier, 1):
            if here <= there:
                raise BadWager(wager.name, WagerCode.NEVER_REACHED, at=at, before=before)
            first = wager.lines[before - 1]
            alike = _terms(line) == _terms(first) or (wager.needs_all and _pay(first) > _pay(line))
            if here & there and not there < here and not alike:
                player, banker = _example(here & there, grain)
                both = {"player": player, "banker": banker}
                raise BadWager(wager.name, WagerCode.UNORDERED, at=at, before=before, **both)
        earlier.append(here)


def _example(both: frozenset[Facts], grain: CardFeatures) -> tuple[str, str]:
    dealt = [each.dealt for each in both if each.dealt]
    if not dealt:
        return example_of(both, grain)
    player, banker = min([" ".join(hand.cards) for hand in hands] for hands in dealt)
    return player, banker


def _check_apart(wager: Wager) -> None:
    """Raise BadWager if a bet on all cards also asks for those of the first two cards."""
    for at, line in enumerate(wager.lines, 1):
        for fact, _ in line.when.asked:
            if fact in NEED_FIRST:
                known = ", ".join(
                    each for each in Condition.__struct_fields__ if each not in NEED_FIRST
                )
                raise BadWager(wager.name, WagerCode.APART, at=at, fact=fact, known=known)


def _pay(line: PaytableRow) -> Fraction:
    return Fraction(*line.pays) if line.pays else Fraction(0)


def _terms(line: PaytableRow) -> object:
    return line.pays, line.commission


def _pair(first: FirstTwo) -> frozenset[str]:
    return frozenset({pair_of(first)})


_OF_FIRST: Final = {
    f"{side}_{what}": (f"{side}_first", look)
    for side in ("player", "banker")
    for what, look in (("pair", _pair), ("ranks", ranks_of), ("suits", suits_of))
}
"""Facts of a hand that another hand may represent: its first cards and their properties."""


def _values_of(
    line: PaytableRow, here: frozenset[Facts], grain: CardFeatures
) -> Callable[[str], set[object]]:
    """Return a function from a fact to all its values in these coups."""

    def found(fact: str) -> set[object]:
        if fact in EXACTLY or fact == "equal":
            allowed = getattr(line.when, fact)
            one_by_one = ((each,) for each in allowed) if fact in EXACTLY else (allowed,)
            some = (each for each in one_by_one if any(allows(fact, each, f) for f in here))
            return {value for each in some for value in each}
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
        possible = values_of(fact) - {None}
        if never := sorted(map(write_value, {*allowed} - possible)):
            near = _nearest(never[0], sorted(possible, key=write_value))
            facts = {"at": at, "fact": fact, "values": ", ".join(never), **near}
            raise BadWager(wager.name, WagerCode.IMPOSSIBLE_VALUE, **facts)


def _line(name: str, at: int, outcome: _Outcome) -> PaytableRow:
    listed = {k: v if isinstance(v, list) else [v] for k, v in outcome.when.items()}
    try:
        when = msgspec.convert(listed, Condition)
    except msgspec.ValidationError:
        raise _find_bad_fact(name, at, listed) from None
    if nothing := [fact for fact, allowed in listed.items() if not allowed]:
        known = ", ".join(map(write_value, _values(nothing[0])))
        raise BadWager(name, WagerCode.NOTHING_ALLOWED, at=at, fact=nothing[0], known=known)
    said = -1 if outcome.pays == LOSES else outcome.pays
    pays = None if said == STANDS else _ratio(said, least=-1)
    if said != STANDS and pays is None:
        facts: dict[str, Fact] = {"at": at, "value": str(said), "most": MOST_TO_ONE}
        raise BadWager(name, WagerCode.NO_RATIO, **facts)
    if pays and pays[0] == 0:
        raise BadWager(name, WagerCode.PAYS_NOTHING, at=at)
    commission = _ratio(outcome.commission)
    if commission is None:
        raise BadWager(name, WagerCode.NO_COMMISSION, at=at, value=str(outcome.commission))
    if commission[0] > (commission[1] if pays and pays[0] > 0 else 0):  # only a win has one
        raise BadWager(name, WagerCode.COMMISSION_TOO_HIGH, at=at)
    return PaytableRow(when, pays, commission)


def _find_bad_fact(name: str, at: int, listed: dict[str, list[Any]]) -> BadWager:
    """Find the fact that no coup has, or the value that a fact never takes."""
    unknown = next((fact for fact in listed if fact not in Condition.__struct_fields__), None)
    if unknown is not None:
        near = _nearest(unknown, Condition.__struct_fields__)
        return BadWager(name, WagerCode.UNKNOWN_FACT, at=at, fact=unknown, **near)
    fact, value = next(
        (fact, each)
        for fact, allowed in listed.items()
        for each in allowed
        if not _fits(fact, each)
    )
    said = write_value(value)
    near = _nearest(said, _values(fact))
    return BadWager(name, WagerCode.UNKNOWN_VALUE, at=at, fact=fact, value=said, **near)


def _values(fact: str) -> Iterable[object]:
    """List the values that a fact has in some coup."""
    if fact in EXACTLY:
        return "1xA", "2xK suited", "1x9d", "1x9 in d"
    kind = get_args(field_types()[fact])[0]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(kind)
    if named := get_args(kind):
        return named
    if kind is bool:
        return False, True
    grain = CardFeatures.for_fact(fact)
    return sorted({getattr(each, fact) for each in every_facts(grain)} - {None})


def _fits(fact: str, value: Any) -> bool:
    try:
        msgspec.convert({fact: [value]}, Condition)
    except msgspec.ValidationError:
        return False
    return True


def _ratio(value: float | str, least: int = 0) -> tuple[int, int] | None:
    """Read `8`, `8.5`, `"27/50"`, `"0.54"` or `"-1/2"`; anything else gives None."""
    try:
        ratio = Fraction(str(value)) if _RATIO.fullmatch(str(value)) else None
    except ZeroDivisionError:
        ratio = None
    if ratio is None or not least <= ratio <= MOST_TO_ONE:
        return None
    return ratio.numerator, ratio.denominator
