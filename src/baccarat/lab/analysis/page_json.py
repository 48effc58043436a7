"""Analysis of a record's text for the page: JSON with floats, in one call for a worker process."""

from typing import Any

import msgspec

from ...notation.read import read
from ...notation.record import Record
from ...scorecards.entry import Entry, entries_of
from ...scorecards.sheet import scorecards
from .analyse import analyse
from .record_coups import recorded_coups
from .report import analysis_object


def analysis_json(text: bytes) -> bytes:
    """Parse and analyse a record; raises BadRecord, MissingKernel, and UnicodeDecodeError."""
    record = read(text.decode())
    return msgspec.json.encode(analysis_object(analyse(record), float) | picture_facts(record))


def picture_facts(record: Record) -> dict[str, Any]:
    """Return more facts for the picture of a shoe: its game, time, roads by side, and root.

    `started` is as recorded, and not always a time. `root` is None for a shoe that was not sealed.
    """
    sides: dict[str, list[Entry]] = {}
    for played in recorded_coups(record):
        if result := played.coup.result:
            for side, entry in entries_of(result.hands, result.outcomes):
                sides.setdefault(side, []).append(entry)
    return {
        "game": record.preset.game,
        "started": record.started,
        "scorecards": {side: scorecards(entries) for side, entries in sides.items()},
        "root": record.sealed.root if record.sealed else None,
    }
