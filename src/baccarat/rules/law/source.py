"""Where a rule of a room comes from: an article of a statute, a source, us, or the room's host."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal

import msgspec

from ..presets.named import PRESETS, Preset
from ..read_toml import convert_toml, parse_toml
from .statute import FOLDER, Provision, all_provisions, provisions, statute_of

Standing = Literal["law", "choice", "custom", "ours", "house"]
"""What a field's value rests on: a statute demands it, or allows it; a source describes it; we
decided it; or the host changed it to something else."""

OURS: Final = "ours"


class Source(msgspec.Struct, frozen=True):
    """Where a field's value comes from: its rule, and what that rests on.

    `cited` are the sources of a rule of our own list, such as S0. `provision` is the official rule,
    if it is one.
    """

    rule: str
    standing: Standing
    cited: tuple[str, ...] = ()
    provision: Provision | None = None


class _Ours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: dict[str, tuple[str, ...]]
    punto: dict[str, str]
    chemin: dict[str, str]
    banque: dict[str, str]
    preset: dict[str, dict[str, str]]

    def rule_of(self, preset: Preset, field: str) -> str | None:
        """Return the ID of the rule that a field expresses, unless only a statute names it."""
        games: Mapping[str, Mapping[str, str]] = {
            "punto": self.punto, "chemin": self.chemin, "banque": self.banque,
        }  # fmt: skip
        by_preset = self.preset.get(preset.name, {})
        return by_preset.get(field) or games.get(preset.game, {}).get(field)


@cache
def read_ours() -> _Ours:
    """Read the rules that the fields of the presets express."""
    return convert_toml(parse_toml((FOLDER / "ours.toml").read_text(encoding="utf-8")), _Ours)


def is_value(preset: Preset, field: str, wanted: object) -> bool:
    """Whether a field has a value as a statute's file writes it: bets are named there."""
    value: Any = getattr(preset, field, None)
    if field == "wagers":
        value = tuple(each.name for each in value or ())
    return bool(value == (tuple(wanted) if isinstance(wanted, list) else wanted))


def source_of(preset: Preset, field: str) -> Source | None:
    """Return where the value of a preset's field comes from; None if nothing names it.

    The preset may be a room's, whose host has changed fields of the one with its name. The rule is
    then the one that the host departs from, unless the statute leaves the value to the house.
    """
    binding = [each for each in provisions(preset.name) if not each.missing]
    for each in binding:
        if field in each.fields_of(preset.name):
            demanded = each.fields_of(preset.name)[field]
            standing: Standing = "house"
            if each.leaves_open(field, getattr(preset, field)):
                standing = "choice"
            elif is_value(preset, field, demanded):
                standing = "law"
            return Source(each.id, standing, provision=each)
    for each in binding:
        if field in each.range or field in each.choices:
            open_to = each.leaves_open(field, getattr(preset, field))
            return Source(each.id, "choice" if open_to else "house", provision=each)
    return _own_source(preset, field)


def _own_source(preset: Preset, field: str) -> Source | None:
    """Return the source of a field that no statute of the preset names."""
    changed = field in _changed(preset)
    rule = read_ours().rule_of(preset, field)
    if rule is None:
        return _introduced(preset, field, changed=changed)
    if rule not in read_ours().rules:
        return _cite(next(each for each in all_provisions() if each.id == rule), changed=changed)
    cited = read_ours().rules[rule]
    standing: Standing = "ours" if cited == (OURS,) else "custom"
    return Source(rule, "house" if changed else standing, cited)


def _introduced(preset: Preset, field: str, *, changed: bool) -> Source | None:
    """Return the official rule of the same game for which a field was made."""
    alike = {each.name for each in PRESETS if each.game == preset.game}
    for each in all_provisions():
        named = {*each.fields, *each.range, *each.choices}
        named.update(*each.by_preset.values())
        if field in named and alike.intersection(each.bound):
            return _cite(each, changed=changed)
    return None


def _cite(provision: Provision, *, changed: bool) -> Source:
    """Cite an official rule that does not bind the preset: its field is left as custom has it."""
    return Source(provision.id, "house" if changed else "custom", provision=provision)


def _changed(preset: Preset) -> frozenset[str]:
    """Return the fields in which a room's preset differs from the preset of its name, if any."""
    for each in PRESETS:
        if each.name == preset.name:
            fields = type(each).__struct_fields__
            return frozenset(f for f in fields if getattr(each, f) != getattr(preset, f))
    return frozenset()


class Citation(msgspec.Struct, frozen=True):
    """A rule on a table's sheet, and its source.

    - `where`: the statute with its article and date, or the sources of a rule of ours, such as S0.
    - `text`: what the statute says, in English; empty for a rule of ours.
    - `standing`: as in `Source`; `missing` for an official rule that the preset does not follow.
    """

    rule: str
    where: tuple[str, ...]
    standing: Literal["law", "choice", "custom", "ours", "house", "missing"]
    text: str = ""
    second_hand: bool = False


def citations(preset: Preset) -> tuple[Citation, ...]:
    """List the rules behind a room's preset: those of its fields, and then the rest of its law."""
    fields = (each for each in preset.__struct_fields__ if each != "name")
    found = [_citation(source) for field in fields if (source := source_of(preset, field))]
    known = {each.rule for each in found}
    rest = [each for each in provisions(preset.name) if each.id not in known and not each.docs]
    found += [_official(each, "missing" if each.outcome == "missing" else "law") for each in rest]
    rank = {"house": 0, "choice": 1}
    found.sort(key=lambda each: rank.get(each.standing, 2))
    return tuple({each.rule: each for each in reversed(found)}.values())[::-1]


def _citation(source: Source) -> Citation:
    if source.provision:
        return _official(source.provision, source.standing)
    return Citation(source.rule, source.cited, source.standing)


def _official(rule: Provision, standing: Literal[Standing, "missing"]) -> Citation:
    statute = statute_of(rule)
    where = f"{statute.title}: {rule.place} ({statute.date})"
    return Citation(rule.id, (where,), standing, rule.text, statute.second_hand)
