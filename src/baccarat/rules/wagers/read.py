"""Bets from TOML: one file a bet, checked against every coup that there can be."""

import re
import tomllib
from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

import msgspec

from .condition import Condition
from .every_coup import every_facts
from .facts import Facts
from .first import First, pair_of, ranks_of, suits_of
from .grain import Grain
from .wager import Line, Wager

STANDS: Final = "stands"
MOST_TO_ONE: Final = 100_000
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_RATIO: Final = re.compile(r"[0-9]{1,9}([/.][0-9]{1,9})?")


class BadWager(ValueError):
    """A file that makes no bet; `wager` names it, and the sentence says what is wrong."""

    def __init__(self, wager: str, fault: str) -> None:
        super().__init__(f"the bet {wager!r} {fault}")
        self.wager = wager
        self.fault = fault


class _Outcome(msgspec.Struct, forbid_unknown_fields=True):
    when: dict[str, Any]
    pays: int | str
    commission: int | str = 0


class _File(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    title: str
    needs: str
    name: str | None = None
    outcomes: list[_Outcome]
    alone: bool = True


def read_wager(name: str, text: str, *, check: bool = True) -> Wager:
    """Read a bet's file; raises BadWager. `check` compares its outcomes with all coups."""
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise BadWager(name, f"cannot be read: {fault}") from None
    lines = tuple(_line(name, at, each) for at, each in enumerate(file.outcomes, 1))
    wager = Wager(file.name or name, file.title, lines, file.alone)
    if not _NAME.fullmatch(wager.name):
        raise BadWager(name, "is not named in small letters, digits and single hyphens alone")
    needs = "ranks" if wager.needs_ranks else "values"
    if file.needs != needs:
        raise BadWager(name, f"says that it needs {file.needs!r}, and needs {needs!r}")
    if check:
        check_wager(wager)
    return wager


def check_wager(wager: Wager) -> None:
    """Raise BadWager for an outcome that cannot be, or two of which neither goes first."""
    if not wager.lines:
        raise BadWager(wager.name, "has no outcomes")
    grain = Grain.of(line.when for line in wager.lines)
    earlier: list[frozenset[Facts]] = []
    for at, line in enumerate(wager.lines, 1):
        here = frozenset(facts for facts in every_facts(grain) if line.when.holds(facts))
        if not here:
            raise BadWager(wager.name, f"has an outcome that cannot be: number {at}")
        _check_values(wager, at, line, _found(here, grain))
        for before, there in enumerate(earlier, 1):
            if here <= there:
                raise BadWager(wager.name, f"never comes to outcome {at}: {before} takes it all")
            if here & there and not there < here:
                raise BadWager(wager.name, f"has outcomes {before} and {at} in one coup, unordered")
        earlier.append(here)


def _pair(first: First) -> frozenset[str]:
    return frozenset({pair_of(first)})


_OF_FIRST: Final = {
    f"{side}_{what}": (f"{side}_first", look)
    for side in ("player", "banker")
    for what, look in (("pair", _pair), ("ranks", ranks_of), ("suits", suits_of))
}
"""Facts of one hand, for which another may stand: its first cards, and what is seen in them."""


def _found(here: frozenset[Facts], grain: Grain) -> Callable[[str], set[object]]:
    """Return what tells all that a fact may be in these coups."""

    def found(fact: str) -> set[object]:
        if fact not in _OF_FIRST:
            return {getattr(facts, fact) for facts in here}
        side, look = _OF_FIRST[fact]
        firsts = {getattr(facts, side) for facts in here}
        return {each for first in firsts for alike in grain.alike(first) for each in look(alike)}

    return found


def _check_values(wager: Wager, at: int, line: Line, found: Callable[[str], set[object]]) -> None:
    for fact, allowed in line.when.asked():
        never = set(allowed) - found(fact)
        if never:
            shown = ", ".join(sorted(map(str, never)))
            raise BadWager(wager.name, f"allows in outcome {at} a {fact} that cannot be: {shown}")


def _line(name: str, at: int, outcome: _Outcome) -> Line:
    listed = {k: v if isinstance(v, list) else [v] for k, v in outcome.when.items()}
    try:
        when = msgspec.convert(listed, Condition)
    except msgspec.ValidationError as fault:
        raise BadWager(name, f"asks in outcome {at} for what no coup has: {fault}") from None
    if [] in listed.values():
        raise BadWager(name, f"allows nothing in outcome {at}")
    pays = None if outcome.pays == STANDS else _ratio(name, at, outcome.pays)
    if pays and pays[0] == 0:
        raise BadWager(name, f"pays nothing in outcome {at}; leave it out, or let it stand")
    commission = _ratio(name, at, outcome.commission)
    if commission[0] > commission[1]:
        raise BadWager(name, f"takes more than the win in outcome {at}")
    return Line(when, pays, commission)


def _ratio(name: str, at: int, value: int | str) -> tuple[int, int]:
    """Read `8`, `"27/50"` or `"0.54"`."""
    try:
        ratio = Fraction(str(value)) if _RATIO.fullmatch(str(value)) else Fraction(-1)
    except ZeroDivisionError:
        ratio = Fraction(-1)
    if not 0 <= ratio <= MOST_TO_ONE:
        fault = f"says {value!r} in outcome {at}, which is no ratio from 0 to {MOST_TO_ONE}"
        raise BadWager(name, fault)
    return ratio.numerator, ratio.denominator
