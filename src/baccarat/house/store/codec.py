"""A body: the JSON in which one value is kept, in a version that later ones read by small steps."""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from ...rules.form import Fields, Step, carried
from ...rules.reading import check_known

T = TypeVar("T")

_NUMBERED: Final = b'{"version":'


def unchanged(fields: Fields) -> Fields:
    """Carry over what is read as it is: the version after it has kinds or fields beside these."""
    return fields


class Codec(Generic[T]):
    """How values of one kind are kept; made once, for to look at a large kind takes long.

    `steps` lead from each version to the next. The number of the version stands first, from 2 on.
    """

    def __init__(self, kind: Any, steps: Sequence[Step] = ()) -> None:
        """Keep values of a kind as they are in the newest version."""
        self.kind = kind
        self.version = len(steps) + 1
        self._decode = msgspec.json.Decoder(kind).decode
        self._steps = tuple(steps)
        self._number = b'%s%d,"' % (_NUMBERED, self.version)
        self._alike = all(step is unchanged for step in steps)

    def write(self, value: T) -> bytes:
        """Write a value in the newest version."""
        body = msgspec.json.encode(value)
        return body.replace(b'{"', self._number, 1) if self._steps else body

    def read(self, body: bytes) -> T:
        """Read a value in any version; raises Misread for a version or a key that is not known."""
        if self._steps and body.startswith(self._number):
            body = body.replace(self._number, b'{"', 1)
        elif body.startswith(_NUMBERED) or not self._alike:
            body = msgspec.json.encode(carried(msgspec.json.decode(body), self._steps))
        value: T = self._decode(body)
        if (again := msgspec.json.encode(value)) != body:
            check_known(msgspec.json.decode(body), msgspec.json.decode(again))
        return value


def write_fields(fields: Fields, steps: Sequence[Step]) -> bytes:
    """Write what is made plain already, in the version after all steps."""
    number = {"version": len(steps) + 1} if steps else {}
    return msgspec.json.encode(number | fields)


def read_fields(body: bytes, steps: Sequence[Step]) -> Fields:
    """Read as plain data, carried over; raises Misread for a version that is not known."""
    return carried(msgspec.json.decode(body), steps)
