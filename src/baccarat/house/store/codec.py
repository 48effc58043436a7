"""Versioned JSON for stored values, with a migration from each version to the next."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from ...rules.form import Fields, Step, migrate
from ...rules.read_toml import reject_unknown_keys

T = TypeVar("T")

_NUMBERED: Final = b'{"version":'


def unchanged(fields: Fields) -> Fields:
    """Migrate to a version that only adds types or fields."""
    return fields


class Codec(Generic[T]):
    """Codec for one stored type. Build it once: inspecting a large union is slow.

    `steps` migrate each version to the next. From version 2 on, bodies begin with their number.
    """

    def __init__(self, kind: Any, steps: Sequence[Step] = ()) -> None:
        self.kind = kind
        self.version = len(steps) + 1
        self._decode = msgspec.json.Decoder(kind).decode
        self._steps = tuple(steps)
        self._number = b'%s%d,"' % (_NUMBERED, self.version)
        self._alike = all(step is unchanged for step in steps)

    def write(self, value: T) -> bytes:
        """Encode a value in the newest version."""
        body = msgspec.json.encode(value)
        return body.replace(b'{"', self._number, 1) if self._steps else body

    def write_all(self, values: Iterable[T]) -> list[bytes]:
        """Encode values in the newest version."""
        return [self.write(value) for value in values]

    def read(self, body: bytes) -> T:
        """Decode a value of any version; raises FormatError for an unknown version or key."""
        if self._steps and body.startswith(self._number):
            body = body.replace(self._number, b'{"', 1)
        elif body.startswith(_NUMBERED) or not self._alike:
            body = msgspec.json.encode(migrate(msgspec.json.decode(body), self._steps))
        value: T = self._decode(body)
        if (again := msgspec.json.encode(value)) != body:
            reject_unknown_keys(msgspec.json.decode(body), msgspec.json.decode(again))
        return value


def write_fields(fields: Fields, steps: Sequence[Step]) -> bytes:
    """Encode plain data that is in the newest version."""
    number = {"version": len(steps) + 1} if steps else {}
    return msgspec.json.encode(number | fields)


def read_fields(body: bytes, steps: Sequence[Step]) -> Fields:
    """Decode and migrate to plain data; raises FormatError for an unknown version."""
    return migrate(msgspec.json.decode(body), steps)
