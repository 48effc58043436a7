"""Read a record from untrusted text: everything is checked, nothing is believed."""

import hashlib
import re
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from ..rules.fault import Fault, FormatError, InputError, ReadCode
from ..rules.presets.named import Preset
from ..rules.presets.serialization import read_preset
from ..rules.presets.shoe import BadField
from ..rules.read_toml import convert_toml, parse_toml
from ..rules.versions import Fields, migrate
from ..tables.common.changeur import Sit
from .action import parse_coup
from .bad_record import CHANGED, CUT_SHORT, NO_RECORD, BadRecord, malformed
from .faults import NotationCode
from .grammar import BadNotation
from .lines import coup_lines, key_line, line_at, split_checksum
from .record import FORMAT, STEPS, VERSION, Holding, Number, Player, Record, Sealed, Secret
from .register import notation_of

T = TypeVar("T")

MOST_COUPS: Final = 5_000
"""Maximum coups of a shoe, including rounds without cards; eight packs give about eighty coups."""


class _Document(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    format: Literal["bhh"]
    version: Annotated[int, msgspec.Meta(ge=VERSION, le=VERSION)]
    room: str
    shoe: Number
    preset: str
    started: str
    ended: str | None = None
    secret: Secret | None = None
    seed: int | None = None
    players: tuple[Player, ...]
    coups: tuple[str, ...]
    final: tuple[Holding, ...]
    table: dict[str, Any] | None = None
    sealed: Sealed | None = None
    head: Secret | None = None
    fields: dict[str, Any]


def read(text: str) -> Record:
    """Read a record. Raises BadRecord with the line, a code and a reason."""
    body, seal = split_checksum(text)
    last = line_at(text, len(body.rstrip("\n") if not seal else body))
    if not seal:
        is_record = f'format = "{FORMAT}"' in text
        raise BadRecord(last, CUT_SHORT) if is_record else BadRecord(1, NO_RECORD)
    if hashlib.sha256(body.encode()).hexdigest() not in seal:
        raise BadRecord(last, CHANGED)
    record = _convert(body, text)
    _check_texts(record, body)
    return record


def _convert(body: str, source: str) -> Record:
    try:
        read = convert_toml(_migrate(parse_toml(body)), _Document)
        fields = {**read.fields, "name": read.preset}
        preset = _preset(fields)
    except FormatError as misread:
        raise malformed(_line_of(misread.fault, body), misread) from None
    parts = {name: getattr(read, name) for name in _Document.__struct_fields__}
    for name in ("format", "version"):
        del parts[name]
    return Record(**{**parts, "preset": preset, "fields": fields, "source": source})


def _migrate(document: Fields) -> Fields:
    """Migrate a document to the newest version; one without a number is left as it is."""
    number = document.get("version")
    if type(number) is not int or number < 1:
        return document
    return migrate(document, STEPS) | {"version": VERSION}


def _preset(fields: Fields) -> Preset:
    try:
        return read_preset(fields)
    except BadField as bad:
        raise FormatError(NotationCode.BAD_FIELD, field=bad.field) from None


def _line_of(fault: Fault, body: str) -> int:
    """Return the line of a fault: that of its TOML, or of the nearest field."""
    if "line" in fault.facts:
        return int(fault.facts["line"])
    way = str(fault.facts.get("where", fault.facts.get("field", "")))
    named = re.findall(r"[a-z]\w*", way)
    if fault.code == ReadCode.FIELD_MISSING:
        named.pop()
    return key_line(body, named[-1]) if named else 1


def _check_texts(record: Record, body: str) -> None:
    """Parse all stakes and coups, and check that the later players are those who sat down."""
    players, final = (key_line(body, name) for name in ("players", "final"))
    words = notation_of(record.preset)
    if len(record.coups) > MOST_COUPS:
        raise malformed(
            key_line(body, "coups"), InputError(NotationCode.TOO_MANY_COUPS, most=MOST_COUPS)
        )
    for player in record.players:
        _parse(words.check_stands, player.stands, players)
    for holding in record.final:
        _parse(words.check_stands, holding.stands, final)
    joined = []
    for text, line in zip(record.coups, coup_lines(record.coups, body), strict=True):
        actions, _ = _parse(lambda text: parse_coup(text, words), text, line)
        joined += [action.seat for _, action in actions if isinstance(action, Sit)]
    if joined != [player.seat for player in record.players if player.purse is None]:
        raise malformed(players, InputError(NotationCode.LATE_PLAYERS))


def _parse(parse: Callable[[str], T], text: str, line: int) -> T:
    try:
        return parse(text)
    except BadNotation as bad:
        raise malformed(line, bad) from None
