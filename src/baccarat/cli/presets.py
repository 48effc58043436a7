"""`baccarat presets`: the games and their house rules."""

import msgspec
from rich.console import Console
from rich.table import Table

from ..rules import PRESETS, PuntoPreset, Wager
from ..text import chips, say
from .sentence import own_language

SUMS = ("minimum", "maximum", "stake_step")


def presets(*, json: bool, language: str | None) -> None:
    """List the presets, as objects or as tables."""
    if json:
        print(msgspec.json.format(msgspec.json.encode(PRESETS)).decode())
        return
    spoken = language or own_language()
    table = Table(box=None, title_justify="left", pad_edge=False)
    table.add_column(say(spoken, "presets-field"))
    for preset in PRESETS:
        table.add_column(preset.name, style="bold")
    for field in PuntoPreset.__struct_fields__:
        if field != "name":
            table.add_row(field, *(_shown(spoken, preset, field) for preset in PRESETS))
    Console(highlight=False).print(table)


def _shown(language: str, preset: PuntoPreset, field: str) -> str:
    value = getattr(preset, field)
    if field in SUMS:
        return chips(language, value)
    if field == "chips":
        return " ".join(chips(language, chip) for chip in value)
    if field == "wagers":
        return "\n".join(_wager(language, wager) for wager in value)
    if isinstance(value, bool):
        return say(language, f"presets-{'yes' if value else 'no'}")
    return str(value)


def _wager(language: str, wager: Wager) -> str:
    (win, stake), (part, whole) = wager.pays, wager.commission
    args = {"win": win, "stake": stake, "percent": 100 * part // whole}
    return say(language, "presets-wager", {"name": wager.name, **args})
