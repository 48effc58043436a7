"""The statutes behind the presets: each official rule, its text in our words, and its effect.

Every statute is a file next to this one. Its rules are written for people who compare a preset with
the law, and for tests, which hold the presets to them.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from ..read_toml import convert_toml, parse_toml

FOLDER: Final = files(__package__)
STATUTES: Final = (
    "andorra-punto", "andorra-chemin", "andorra-banque", "andorra-errors", "luxembourg", "france",
    "macau", "new-south-wales", "others",
)  # fmt: skip
"""The files, in the order in which documents list them."""

Outcome = Literal["confirms", "fields", "docs", "missing"]


class BadStatute(ValueError):
    """A statute's file contradicts itself."""


class Statute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text of law: its title, the date of this version, and whether we know it second hand."""

    title: str
    date: str
    presets: tuple[str, ...]
    second_hand: bool = False


class Provision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule of a statute.

    - `id`: its ID; `place`: its article; `text`: the rule, in our words.
    - `presets`: those that it binds; by default all of its statute.
    - `confirms`: the rules of docs/rules.md that already say the same.
    - `fields`: what the presets set because of it, and `by_preset` what single presets set.
    - `range`, `choices`: the values of a field that the text leaves to the house.
    - `docs`: whether it is for people only, so that no field can express it.
    - `missing`: why no preset follows it yet; `lacks`: which part of it is not followed.
    - `decision`: how we read it where the text is open.
    """

    id: str
    place: str
    text: str
    presets: tuple[str, ...] | None = None
    confirms: tuple[str, ...] = ()
    fields: dict[str, Any] = {}
    by_preset: dict[str, dict[str, Any]] = {}
    range: dict[str, tuple[int, int]] = {}
    choices: dict[str, tuple[Any, ...]] = {}
    docs: bool = False
    missing: str = ""
    lacks: str = ""
    decision: str = ""
    statute: Statute | None = None

    @property
    def outcome(self) -> Outcome:
        """What the rule leads to; raises BadStatute unless it is exactly one thing.

        A rule that is missing may name the fields that it will need.
        """
        found: dict[Outcome, bool] = {
            "confirms": bool(self.confirms),
            "fields": bool(self.fields or self.by_preset),
            "docs": self.docs,
        }
        outcomes = [outcome for outcome, there in found.items() if there]
        if self.missing and outcomes in ([], ["fields"]):
            return "missing"
        if self.missing or len(outcomes) != 1:
            raise BadStatute(f"{self.id} has the outcomes {', '.join(outcomes) or 'none'}")
        return outcomes[0]

    @property
    def bound(self) -> tuple[str, ...]:
        """The names of the presets that it binds."""
        whole = self.statute.presets if self.statute else ()
        return whole if self.presets is None else self.presets

    def fields_of(self, preset: str) -> Mapping[str, Any]:
        """Return what the named preset must set because of this rule."""
        return self.fields | self.by_preset.get(preset, {})

    def leaves_open(self, field: str, value: object) -> bool:
        """Whether the text allows the house this value of the field."""
        low, high = self.range.get(field, (1, 0))
        within = isinstance(value, int) and low <= value <= high
        return within or value in self.choices.get(field, ())


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    statute: Statute
    rule: tuple[Provision, ...]


@cache
def read_statute(name: str) -> tuple[Provision, ...]:
    """Read the rules of the named file, one of `STATUTES`, in its order."""
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    read = convert_toml(parse_toml(text), _File)
    return tuple(msgspec.structs.replace(each, statute=read.statute) for each in read.rule)


def statute_of(rule: Provision) -> Statute:
    """Return the statute of a rule; raises BadStatute for a rule of none."""
    if rule.statute is None:
        raise BadStatute(f"{rule.id} belongs to no statute")
    return rule.statute


@cache
def all_provisions() -> tuple[Provision, ...]:
    """List the rules of all statutes."""
    return tuple(rule for name in STATUTES for rule in read_statute(name))


@cache
def provisions(preset: str) -> tuple[Provision, ...]:
    """List the official rules that bind a preset, by its name; none for one of no statute."""
    return tuple(rule for rule in all_provisions() if preset in rule.bound)
