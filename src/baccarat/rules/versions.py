"""Versioned serialization: stable field names, and a migration from each version to the next.

From version 2 on, `version` is one of the fields. A missing field has its default. Until 0.1.0 is
released a form changes in place; from then on every change of it needs a new version.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from .fault import FormatError, ReadCode

Fields = dict[str, Any]
"""A value as plain data."""

Step = Callable[[Fields], Fields]
"""Migrates from one version to the next."""


def version_of(fields: Mapping[str, Any], newest: int) -> int:
    """Return the version of the fields; raises FormatError for an unknown one."""
    number = fields.get("version", 1)
    if not (type(number) is int and 1 <= number <= newest):
        raise FormatError(ReadCode.NEWER, where="version", value=str(number), known=newest)
    return number


def migrate(fields: Mapping[str, Any], steps: Sequence[Step]) -> Fields:
    """Migrate fields to the last version; raises FormatError for an unknown version."""
    number = version_of(fields, len(steps) + 1)
    read = {name: value for name, value in fields.items() if name != "version"}
    for step in steps[number - 1 :]:
        read = step(read)
    return read


_ALWAYS: Any = object()


class Version(msgspec.Struct, frozen=True):
    """The names of the fields in one version, and the migration that leads to it.

    Without a step, the version only adds fields, whose defaults are what older values meant.
    """

    names: tuple[str, ...]
    step: Step | None = None
    seldom: Mapping[str, Any] = {}
    """Fields that are written only where they differ from the value given here."""


class Schema(msgspec.Struct, frozen=True):
    """All versions of the serialization of a type, oldest first."""

    versions: tuple[Version, ...]

    def write(self, value: Any) -> Fields:
        """Write a value in the newest version."""
        number = {"version": len(self.versions)} if len(self.versions) > 1 else {}
        names, seldom = self.versions[-1].names, self.versions[-1].seldom
        fields = {
            name: found
            for name in names
            if (found := getattr(value, name)) != seldom.get(name, _ALWAYS)
        }
        whole: Fields = msgspec.to_builtins(number | fields, str_keys=True)
        return whole

    def read(self, fields: Mapping[str, Any]) -> Fields:
        """Migrate fields of any version to the newest.

        Raises FormatError for a key that the version does not have, and for an unknown version.
        """
        names = self.versions[version_of(fields, len(self.versions)) - 1].names
        for name in fields:
            if name not in ("version", *names):
                raise FormatError(ReadCode.FIELD_UNKNOWN, where=name)
        return migrate(fields, [version.step or dict for version in self.versions[1:]])
