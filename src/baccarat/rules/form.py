"""How a value is written: under names of the form's own, in versions that read each other by steps.

`version` stands among the fields from 2 on. A field that is not written has its default; a new one
that older values went by otherwise, and another name or meaning, need a version.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from .misread import Misread, ReadCode

Fields = dict[str, Any]
"""A value as plain data."""

Step = Callable[[Fields], Fields]
"""From one version to the next."""


def version_of(fields: Mapping[str, Any], newest: int) -> int:
    """Tell the version that fields are written in; raises Misread for one that is not known."""
    number = fields.get("version", 1)
    if not (type(number) is int and 1 <= number <= newest):
        raise Misread(ReadCode.NEWER, where="version", value=str(number), known=newest)
    return number


def carried(fields: Mapping[str, Any], steps: Sequence[Step]) -> Fields:
    """Carry fields over to the version after the last step; raises Misread as `version_of` does."""
    number = version_of(fields, len(steps) + 1)
    read = {name: value for name, value in fields.items() if name != "version"}
    for step in steps[number - 1 :]:
        read = step(read)
    return read


_NONE: Final = object()


class Version(msgspec.Struct, frozen=True):
    """The names of the fields in one version of a form, and the step that leads to it.

    Those named in `later` came when the version was in use: they are written only where they
    differ from their defaults, so that what was written before is written so today.
    """

    names: tuple[str, ...]
    step: Step | None = None
    later: frozenset[str] = frozenset()


class Form(msgspec.Struct, frozen=True):
    """Every version of how a kind of value is written, the first first."""

    versions: tuple[Version, ...]

    def write(self, value: Any) -> Fields:
        """Write a value in the newest version."""
        number = {"version": len(self.versions)} if len(self.versions) > 1 else {}
        newest = self.versions[-1]
        fields = {name: getattr(value, name) for name in newest.names}
        if newest.later:
            plain = msgspec.structs.fields(value)
            usual = {field.name: field.default for field in plain if field.name in newest.later}
            fields = {name: it for name, it in fields.items() if usual.get(name, _NONE) != it}
        whole: Fields = msgspec.to_builtins(number | fields, str_keys=True)
        return whole

    def read(self, fields: Mapping[str, Any]) -> Fields:
        """Carry fields of any version over to the newest.

        Raises Misread for a key that its version does not know, and for a version that is not
        known.
        """
        known = self.versions[version_of(fields, len(self.versions)) - 1].names
        for name in fields:
            if name not in ("version", *known):
                raise Misread(ReadCode.FIELD_UNKNOWN, where=name)
        return carried(fields, [version.step or dict for version in self.versions[1:]])
