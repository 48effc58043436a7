"""`baccarat presets`: the games and their house rules."""

from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec
from rich.console import Console
from rich.table import Table

from ..rules.presets.named import Preset, all_presets
from ..rules.presets.punto import PuntoPreset
from ..rules.presets.shoe import amount_fields
from ..text.bets import bet_name, pays_text, when_text
from ..text.say import chips, say
from .output.console import Column, open_console, tables, whole_table
from .output.errors import own_language


def presets(*, json: bool) -> None:
    """Print the presets, as JSON objects or as tables."""
    if json:
        print(msgspec.json.format(msgspec.json.encode(all_presets())).decode())
        return
    console, language = open_console(), own_language()
    for _, alike in groupby(all_presets(), key=lambda preset: preset.game):
        for table in _fields(console, language, tuple(alike)):
            console.print(table)
            console.print()
    console.print(_bets(console, language))


def _fields(console: Console, language: str, presets: Sequence[Preset]) -> Iterator[Table]:
    """Compare the presets of one game, with a row per field."""
    fields = ("game", *(each for each in presets[0].__struct_fields__ if each != "name"))
    columns = (
        Column(
            preset.name, [write_field(language, preset, field) for field in fields], style="bold"
        )
        for preset in presets
    )
    return tables(console, [Column(say(language, "presets-field"), fields)], columns)


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


def _bets(console: Console, language: str) -> Table:
    """Return the conditions and payouts of each preset's bets."""
    rows: list[tuple[str, str, str, str]] = []
    for preset in all_presets():
        if not isinstance(preset, PuntoPreset):
            continue
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
