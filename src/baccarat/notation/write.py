"""Write a record as text; unchanged parts of a record's source are kept byte for byte."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
import tomlkit

from .lines import append_checksum, split_checksum
from .read import read
from .record import FORMAT, VERSION, Record


def write(record: Record) -> str:
    """Write a record; if it has a `source`, only the differences are changed there."""
    before = read(record.source) if record.source else None
    document = tomlkit.parse(split_checksum(record.source)[0])
    for key, value in _PARTS.items():
        now = value(record)
        if before is not None and value(before) == now:
            continue
        if now is not None:
            document[key] = _item(now)
        elif key in document:
            del document[key]
    return append_checksum(tomlkit.dumps(document))


def _fields(record: Record) -> dict[str, Any]:
    return {name: value for name, value in record.written.items() if name != "name"}


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
    "head": lambda record: record.head,
    "fields": _fields,
    "table": lambda record: record.table,
    "sealed": lambda record: record.sealed and msgspec.to_builtins(record.sealed),
}


_ROWS: Final = frozenset({"wagers"})
"""Fields of a preset with one line per entry."""


def _item(value: Any) -> Any:
    """Put each player, coup and bet on its own line."""
    if isinstance(value, dict):
        table = tomlkit.table()
        for key, each in value.items():
            table[key] = _item(each) if key in _ROWS else _inline(each)
        return table
    if not isinstance(value, list):
        return value
    array = tomlkit.array()
    for row in value:
        array.append(_inline(row))
    return array.multiline(multiline=bool(value))


def _inline(value: Any) -> Any:
    """Write nested tables inline, on one line."""
    if isinstance(value, dict):
        table = tomlkit.inline_table()
        for key, each in value.items():
            table.append(key, _inline(each))
        return table
    if isinstance(value, list | tuple):
        array = tomlkit.array()
        for each in value:
            array.append(_inline(each))
        return array
    return value
