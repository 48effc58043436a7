"""`baccarat presets`: the games and their house rules."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from ..rules.presets.named import Preset, all_presets
from ..rules.presets.punto import PuntoPreset
from ..rules.presets.shoe import amount_fields
from ..text.bets import bet_name, pays_text, when_text
from ..text.say import chips, preset_name, say
from .named import find_preset
from .output.console import Column, open_console, print_columns, whole_table
from .output.errors import CommandError, own_language

SHOWN: Final = ("packs", "seats")
"""The fields that the list of all presets shows."""


def presets(names: Sequence[str], changes: Sequence[str], *, json: bool) -> None:
    """Print a list of all presets, or every field of those named, as tables or as JSON objects.

    The JSON objects have every field even of a list. Raises CommandError for an unknown name, and
    for changes of rules without one.
    """
    if changes and not names:
        raise CommandError("error-rule-alone")
    chosen = tuple(find_preset(name, changes) for name in names) or all_presets()
    if json:
        print(msgspec.json.format(msgspec.json.encode(chosen)).decode())
        return
    console, language = open_console(), own_language()
    if not names:
        console.print(_list(console, language))
        console.print()
        console.print(say(language, "presets-hint"))
        return
    for _, alike in groupby(chosen, key=lambda preset: preset.game):
        print_columns(console, *_fields(language, tuple(alike)))
        console.print()
    if with_bets := [each for each in chosen if isinstance(each, PuntoPreset)]:
        console.print(_bets(console, language, with_bets))


def _list(console: Console, language: str) -> Table:
    """Return a line for each preset: its name, its title, and the fields SHOWN."""
    listed = all_presets()
    return whole_table(console, [
        Column(say(language, "presets-preset"), [each.name for each in listed], style="bold"),
        Column("", [preset_name(language, each.name) for each in listed]),
        *(
            Column(field, [write_field(language, each, field) for each in listed], justify="right")
            for field in SHOWN
        ),
    ])  # fmt: skip


def _fields(language: str, presets: Sequence[Preset]) -> tuple[list[Column], list[Column]]:
    """Return the names of the fields, and a column of values for each preset of one game."""
    fields = ("game", *(each for each in presets[0].__struct_fields__ if each != "name"))
    columns = [
        Column(
            preset.name, [write_field(language, preset, field) for field in fields], style="bold"
        )
        for preset in presets
    ]
    return [Column(say(language, "presets-field"), fields)], columns


def write_field(language: str, preset: Preset, field: str) -> str:
    """Return the value of a field for people: sums in chips, and bets by name."""
    value = getattr(preset, field)
    if field in amount_fields(type(preset)):
        sums = value if isinstance(value, tuple) else (value,)
        return " ".join(chips(language, units) for units in sums)
    if field == "wagers":
        return "\n".join(bet_name(language, wager) for wager in value)
    if isinstance(value, bool):
        return say(language, f"presets-{'yes' if value else 'no'}")
    return str(value)


def _bets(console: Console, language: str, presets: Iterable[PuntoPreset]) -> Table:
    """Return the conditions and payouts of each preset's bets."""
    rows: list[tuple[str, str, str, str]] = []
    for preset in presets:
        name = preset.name
        for wager in preset.wagers:
            bet = bet_name(language, wager)
            for line in wager.lines:
                when = when_text(language, line.when)
                rows.append((name, bet, when, pays_text(language, line)))
                name = bet = ""
    names, *others = zip(*rows, strict=True)
    columns = zip(("bet", "when", "pays"), others, strict=True)
    return whole_table(console, [
        Column(say(language, "presets-preset"), names, style="bold"),
        *(Column(say(language, f"presets-{each}"), cells) for each, cells in columns),
    ])  # fmt: skip
