"""A record as text. What was read and not changed is written back byte for byte."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
import tomlkit
from tomlkit.items import InlineTable

from ..rules import PuntoPreset
from .read import read
from .record import FORMAT, VERSION, Record
from .seal import parted, sealed


def write(record: Record) -> str:
    """Write a record; over its `source`, where it has one, only what differs is changed."""
    before = read(record.source) if record.source else None
    document = tomlkit.parse(parted(record.source)[0])
    for key, value in _PARTS.items():
        now = value(record)
        if before is not None and value(before) == now:
            continue
        if now is not None:
            document[key] = _item(now)
        elif key in document:
            del document[key]
    return sealed(tomlkit.dumps(document))


def _fields(preset: PuntoPreset) -> dict[str, Any]:
    fields = msgspec.to_builtins(preset)
    del fields["name"]
    return dict(fields)


def _tables(rows: Iterable[msgspec.Struct]) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(row) for row in rows]


_PARTS: Final[dict[str, Callable[[Record], Any]]] = {
    "format": lambda _: FORMAT,
    "version": lambda _: VERSION,
    "room": lambda record: record.room,
    "shoe": lambda record: record.shoe,
    "preset": lambda record: record.preset.name,
    "started": lambda record: record.started,
    "ended": lambda record: record.ended,
    "secret": lambda record: record.secret,
    "seed": lambda record: record.seed,
    "players": lambda record: _tables(record.players),
    "coups": lambda record: list(record.coups),
    "final": lambda record: _tables(record.final),
    "fields": lambda record: _fields(record.preset),
}


def _item(value: Any) -> Any:
    """Give each player and each coup a line of its own."""
    if not isinstance(value, list):
        return value
    array = tomlkit.array()
    for row in value:
        array.append(_inline(row) if isinstance(row, dict) else row)
    return array.multiline(multiline=bool(value))


def _inline(fields: dict[str, Any]) -> InlineTable:
    table = tomlkit.inline_table()
    table.update(fields)
    return table
