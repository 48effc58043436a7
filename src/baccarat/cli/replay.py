"""`baccarat replay`: a record played again, and checked."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from ..cards import Card
from ..notation import MALFORMED, NO_RECORD, BadRecord, Record, Replay, read
from ..notation import replay as played_again
from ..rules import Outcome
from ..tables.common import Code
from ..text import card_name, chips, say
from .deal import coup_object
from .sentence import BAD_INPUT, CHECK_FAILED, Sentence, own_language, plain

VERSION = 1


def replay(file: Path, *, json: bool, language: str | None) -> None:
    """Say what a record comes to, or at which line it could not have happened."""
    spoken = language or own_language()
    try:
        record = read(_text(file, language))
        result = played_again(record)
    except BadRecord as bad:
        if json:
            _print_object({"ok": False, **_fault(bad)})
        raise _sentence(bad, spoken) from None
    if json:
        _print_object({"ok": True, **_object(record, result)})
    else:
        _draw(record, result, spoken)


def _text(file: Path, language: str | None) -> str:
    try:
        return file.read_bytes().decode()
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise Sentence("error-unusable", language=language, path=str(file), reason=reason) from None
    except UnicodeDecodeError:
        raise BadRecord(1, NO_RECORD) from None


def _sentence(bad: BadRecord, language: str) -> Sentence:
    reason = bad.reason
    if bad.reason in set(Code):
        limit = "" if bad.limit is None else chips(language, bad.limit)
        reason = say(language, f"refusal-{bad.reason}", {"limit": limit})
    elif isinstance(bad.reason, Card):
        reason = card_name(language, bad.reason)
    return Sentence(
        f"refusal-{bad.code}",
        language=language,
        exit_code=BAD_INPUT if bad.code in {MALFORMED, NO_RECORD} else CHECK_FAILED,
        line=bad.line,
        reason=reason,
    )


def _fault(bad: BadRecord) -> dict[str, Any]:
    return {"line": bad.line, "code": bad.code, "reason": bad.reason, "limit": bad.limit}


def _object(record: Record, result: Replay) -> dict[str, Any]:
    return {
        "room": record.room,
        "shoe": record.shoe,
        "preset": record.preset.name,
        "coups": [
            {"coup": number, **coup_object(coup)} for number, coup in enumerate(result.coups, 1)
        ],
        "final": record.final,
    }


def _print_object(fields: dict[str, Any]) -> None:
    print(msgspec.json.encode({"version": VERSION, **fields}).decode())


def _draw(record: Record, result: Replay, language: str) -> None:
    console = Console(highlight=False, soft_wrap=True)
    won = Counter(coup.outcome.value for coup in result.coups)
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
