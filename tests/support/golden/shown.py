"""Print, as JSON, what tables of a game show under many house rules, to test the page's words.

A house is a preset, or a preset with one field changed. For each it prints the rules in wire form
and, from random play, one of each kind of question and of the croupier's calls.
"""

import sys
from collections.abc import Iterator
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from baccarat.house.rooms.messages import RuleSheet
from baccarat.rules import PRESETS, BadField, Preset
from baccarat.tables.common.coup_result import Call

from ..conformance import Case, World
from ..conformance.long_play import Quick, play_long
from ..conformance.walk import CASES

COUPS: Final = 6
GUESTS: Final = 6
NUMBERS: Final[dict[str, tuple[int, ...]]] = {"bystanders": (0,), "dealers": (0, 2), "tax": (0, 5)}
"""Numeric rules for which only zero or not makes a difference."""


class House(msgspec.Struct):
    """A table's rules, and its displays during a game.

    `named` is the preset's name with the changed field. `views` are those of seats with a question;
    `calls` are the croupier's words, and `why` explains coups.
    """

    named: str
    preset: Preset
    sheet: RuleSheet
    views: list[Any]
    calls: list[Call]
    why: list[Call]


def houses() -> Iterator[tuple[str, Preset]]:
    """Yield every preset, and variants with each other value of fields that have few values."""
    for preset in PRESETS:
        yield preset.name, preset
        hints = get_type_hints(type(preset), include_extras=True)
        for field in preset.__struct_fields__:
            for value in _values(field, hints[field]):
                if value == getattr(preset, field):
                    continue
                try:
                    yield f"{preset.name} {field}={value}", replace(preset, **{field: value})
                except BadField:
                    continue


def _values(field: str, kind: Any) -> tuple[Any, ...]:
    inner = get_args(kind)[0] if hasattr(kind, "__metadata__") else kind
    if inner is int:
        return NUMBERS.get(field, ())
    if inner is bool:
        return (False, True)
    return get_args(inner) if get_origin(inner) is Literal else ()


def play(case: Case, preset: Preset, seeds: int) -> Iterator[tuple[str, Any]]:
    """Yield each kind of thing shown once: views of asked seats, calls, and reasons."""
    seen: set[Any] = set()
    table = case.table
    for seed in range(seeds):
        steps = play_long(World(case, preset), Quick(seed), guests=GUESTS, coups=COUPS, haste=2)
        for step in steps:
            for before, event, _ in step.moments():
                done = table.coup_result(before, event)
                said = [("calls", call) for call in table.announce(before, event)]
                said += [("why", call) for call in done.why] if done else []
                for kind, call in said:
                    if _fresh(seen, (kind, call.id, *_words(call.args.values()))):
                        yield kind, call
            for seat in table.to_act(step.after):
                view = table.view(step.after, seat)
                if view.choices and _fresh(seen, _shape(view)):
                    yield "views", view


def _fresh(seen: set[Any], key: Any) -> bool:
    new = key not in seen
    seen.add(key)
    return new


def _words(values: Any) -> tuple[str, ...]:
    return tuple(str(value) for value in values if not isinstance(value, int))


def _shape(view: Any) -> Any:
    """Classify questions by everything that is not a number."""
    bank = getattr(view, "bank", None)
    state = bank and (getattr(bank, "open", False), bank.co_banker is None, bool(bank.own))
    called = getattr(view, "call", None) is not None
    choices = tuple(
        (
            type(may).__name__,
            *(
                value if isinstance(value, str | bool) else len(value)
                for value in msgspec.structs.astuple(may)
                if isinstance(value, str | bool | tuple)
            ),
        )
        for may in view.choices
    )
    return view.phase, choices, state, called, getattr(view, "left", 0) > 0


def shown(named: str, preset: Preset, seeds: int) -> House:
    case = next(case for case in CASES if isinstance(case.presets[0], type(preset)))
    sheet = RuleSheet(preset.cards, preset.least_stake, preset.customary, preset.row)
    found: dict[str, list[Any]] = {"views": [], "calls": [], "why": []}
    for kind, value in play(case, preset, seeds):
        found[kind].append(value)
    return House(named, preset, sheet, **found)


def main() -> None:
    game = sys.argv[1]
    every = [
        shown(named, preset, 2 if " " in named else 6)
        for named, preset in houses()
        if preset.game == game
    ]
    sys.stdout.buffer.write(msgspec.json.encode(every))


if __name__ == "__main__":
    main()
