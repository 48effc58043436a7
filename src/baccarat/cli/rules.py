"""`baccarat rules`: the fields of a game, and where each comes from."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ..rules.law.source import Source, source_of
from ..rules.law.statute import Provision, provisions
from ..rules.presets.named import Preset
from ..rules.presets.serialization import plain
from ..text.say import say
from .named import find_preset
from .output.console import Column, open_console, whole_table
from .output.errors import own_language
from .output.streams import print_json
from .presets import write_field

VERSION: Final = 1
"""The version of the JSON."""


def rules(preset: str, against: str | None, changes: Sequence[str], *, json: bool) -> None:
    """Print rule, field, value and source of each field, or where two games differ.

    `changes` are changes of the first game's rules.
    """
    game = find_preset(preset, changes)
    other = find_preset(against) if against else None
    fields = [
        each
        for each in _fields(game, other)
        if other is None or getattr(game, each, None) != getattr(other, each, None)
    ]
    if json:
        print_json(_to_json(game, other, fields))
        return
    console, language = open_console(), own_language()
    heads = [say(language, f"rules-{each}") for each in ("rule", "field")]
    columns = [
        Column(heads[0], [_rule(game, other, field) for field in fields], style="bold"),
        Column(heads[1], fields),
        Column(game.name, [_value(language, game, field) for field in fields]),
    ]
    if other:
        columns.append(Column(other.name, [_value(language, other, field) for field in fields]))
    sources = [_write_source(language, _source(game, other, field)) for field in fields]
    columns.append(Column(say(language, "rules-source"), sources))
    console.print(whole_table(console, columns))
    for line in _notes(language, game):
        console.print(line, markup=False)


def _fields(game: Preset, other: Preset | None) -> list[str]:
    """List the fields of a game, followed by those that only the other one has."""
    names = [each for each in game.__struct_fields__ if each != "name"]
    others = other.__struct_fields__ if other else ()
    return [*names, *(each for each in others if each not in names and each != "name")]


def _source(game: Preset, other: Preset | None, field: str) -> Source | None:
    """Return the source of a field, in the other game if this one lacks the field."""
    if field in game.__struct_fields__ or other is None:
        return source_of(game, field)
    return source_of(other, field)


def _rule(game: Preset, other: Preset | None, field: str) -> str:
    source = _source(game, other, field)
    return source.rule if source else ""


def _value(language: str, game: Preset, field: str) -> str:
    return write_field(language, game, field) if hasattr(game, field) else "–"


def _write_source(language: str, source: Source | None) -> str:
    """Return where a rule comes from, such as `Andorra …, 7.VII (2025-12-16)`."""
    if source is None:
        return ""
    standing = say(language, f"rules-{source.standing}")
    if source.provision and source.provision.statute:
        statute = source.provision.statute
        place = f"{statute.title}: {source.provision.place} ({statute.date})"
        if statute.second_hand:
            place += f", {say(language, 'rules-second-hand')}"
        return place if source.standing == "law" else f"{place}; {standing}"
    ours = say(language, "rules-ours")
    cited = ", ".join(ours if each == "ours" else each for each in source.cited)
    return f"{cited}; {standing}" if source.standing == "house" else cited


def _notes(language: str, game: Preset) -> Iterator[str]:
    """Yield the reasons for which the game does not follow official rules."""
    for rule in provisions(game.name):
        for reason in (rule.missing, rule.lacks):
            if reason:
                yield say(language, "rules-missing", {"rule": rule.id, "reason": reason})


def _to_json(game: Preset, other: Preset | None, fields: list[str]) -> dict[str, Any]:
    """Return the fields with their sources, and the official rules of the game."""
    written: dict[str, Any] = {"version": VERSION, "preset": game.name}
    if other:
        written["against"] = other.name
    written["fields"] = [_field_to_json(game, other, field) for field in fields]
    written["provisions"] = [_provision_to_json(rule) for rule in provisions(game.name)]
    return written


def _field_to_json(game: Preset, other: Preset | None, field: str) -> dict[str, Any]:
    source = _source(game, other, field)
    row = {"rule": source.rule if source else None, "field": field, "value": _plain(game, field)}
    if other:
        row["against"] = _plain(other, field)
    if source:
        row["standing"] = source.standing
        row["cited"] = list(source.cited)
        if source.provision and source.provision.statute:
            statute = source.provision.statute
            row |= {
                "statute": statute.title, "date": statute.date, "place": source.provision.place,
                "second_hand": statute.second_hand,
            }  # fmt: skip
    return row


def _plain(game: Preset, field: str) -> Any:
    """Return a value as plain data; bets are named."""
    value = getattr(game, field, None)
    return [each.name for each in value] if field == "wagers" and value else plain(value)


def _provision_to_json(rule: Provision) -> dict[str, Any]:
    """Return an official rule: its place, text and effect."""
    return {
        "rule": rule.id, "place": rule.place, "text": rule.text, "outcome": rule.outcome,
        "confirms": list(rule.confirms), "missing": rule.missing or rule.lacks,
        "decision": rule.decision,
    }  # fmt: skip
