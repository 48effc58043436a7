"""`baccarat replay`: a record played again, and checked."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from ..notation import BadRecord, Record, Replay, read
from ..notation import replay as played_again
from ..rules import Outcome
from ..text import chips, say
from .coup_object import coup_object
from .record_file import record_sentence, record_text
from .sentence import own_language, plain

VERSION = 1
NO_COUP = "no-coup"
"""In place of who won, where no cards were dealt."""


def replay(file: Path, *, json: bool, language: str | None) -> None:
    """Say what a record comes to, or at which line it could not have happened."""
    spoken = language or own_language()
    try:
        record = read(record_text(file, language))
        result = played_again(record)
    except BadRecord as bad:
        if json:
            _print_object({"ok": False, **_fault(bad)})
        raise record_sentence(bad, spoken) from None
    if json:
        _print_object({"ok": True, **_object(record, result)})
    else:
        _draw(record, result, spoken)


def _fault(bad: BadRecord) -> dict[str, Any]:
    return {"line": bad.line, "code": bad.code, "reason": bad.reason, "limit": bad.limit}


def _object(record: Record, result: Replay) -> dict[str, Any]:
    return {
        "room": record.room,
        "shoe": record.shoe,
        "preset": record.preset.name,
        "coups": [
            {"coup": number, **(coup_object(coup) if coup else {"outcome": NO_COUP})}
            for number, coup in enumerate(result.coups, 1)
        ],
        "final": record.final,
    }


def _print_object(fields: dict[str, Any]) -> None:
    print(msgspec.json.encode({"version": VERSION, **fields}).decode())


def _draw(record: Record, result: Replay, language: str) -> None:
    console = Console(highlight=False, soft_wrap=True)
    won = Counter(coup.outcome.value for coup in result.coups if coup)
    title = say(language, "replay-title", {"room": plain(record.room), "shoe": record.shoe})
    console.print(title, style="bold", markup=False)
    counts: dict[str, int | str] = {outcome.value: won[outcome.value] for outcome in Outcome}
    console.print(say(language, "replay-counts", {"coups": len(result.coups), **counts}))
    names = {player.seat: player.name for player in record.players}
    for holding in record.final:
        held = {"name": plain(names[holding.seat]), "amount": chips(language, holding.purse)}
        purse = say(language, "replay-purse", {"seat": holding.seat, **held})
        console.print(purse, markup=False)
    console.print(say(language, "replay-agrees"), style="green")
