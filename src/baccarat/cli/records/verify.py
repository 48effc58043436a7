"""`baccarat verify`: recompute everything that was promised about a shoe, from its record."""

import sys
from pathlib import Path
from typing import Any

from ...fairness.sealed import short_root
from ...notation.record import Record
from ...notation.verify import Verified
from ...notation.verify import verify as verified
from ...notation.witness import BadWitness, Witness, read_witness
from ...notation.witness_contradictions import Contradiction, contradictions
from ...text.say import MissingMessage, join_names, say
from ..output.console import open_console
from ..output.errors import CHECK_FAILED, CommandError, own_language, plain, unreadable_file
from ..output.wrapping import tell
from .input_file import bytes_of, open_input
from .record_file import print_object, read_record, reporting_bad_record


def verify(
    file: Path, *, head: str | None, witness: Path | None, json: bool, language: str | None
) -> None:
    """Print what holds, the line that does not, or what contradicts a browser's witness."""
    seen = None if witness is None else _seen(witness, language)
    with reporting_bad_record(language, json=json):
        record = read_record(file, language)
        found = verified(record, head.strip().lower() if head is not None else None)
    if seen is not None:
        _hold_against(seen, record, found, json=json, language=language)
    if json:
        print_object({"ok": True, **_object(record, found)})
    else:
        _draw(record, found, language or own_language())


def _seen(file: Path, language: str | None) -> Witness:
    """Read a witness saved by a browser. Raises CommandError."""
    try:
        with open_input(file) as opened:
            return read_witness(bytes_of(opened, file, language))
    except OSError as fault:
        raise unreadable_file(file, fault, language) from None
    except BadWitness as bad:
        raise CommandError(bad.code, language=language, path=str(file), value=bad.value) from None


def _hold_against(
    seen: Witness, record: Record, found: Verified, *, json: bool, language: str | None
) -> None:
    """Print every contradiction with a witness. Raises CommandError if there is any."""
    spoken = language or own_language()
    try:
        otherwise = tuple(contradictions(record, found, seen))
    except BadWitness as bad:
        raise CommandError(bad.code, language=language, path="", value=bad.value) from None
    if not otherwise:
        return
    if json:
        print_object({"ok": False, "contradictions": otherwise})
    for each in otherwise:
        tell(_sentence(each, spoken), sys.stderr)
    raise CommandError("seen-otherwise", language=language, exit_code=CHECK_FAILED)


def _sentence(each: Contradiction, language: str) -> str:
    try:
        reason = say(language, f"seal-fault-{each.reason}") if each.reason else ""
    except MissingMessage:  # the file is untrusted, so any text may be there
        reason = each.reason
    return say(language, each.code, {"at": each.at, "reason": reason})


def _object(record: Record, found: Verified) -> dict[str, Any]:
    return {
        "room": record.room,
        "shoe": record.shoe,
        "preset": record.preset.name,
        "root": found.root,
        "short_root": short_root(found.root),
        "browsers": found.browsers,
        "cutter": found.cutter,
        "cut": found.cut,
        "abandoned": found.abandoned,
        "cards": found.cards,
        "coups": len(found.replay.coups),
        "head": found.head,
    }


def _draw(record: Record, found: Verified, language: str) -> None:
    console = open_console()
    names = {player.seat: plain(player.name) for player in record.players}
    title = say(language, "replay-title", {"room": plain(record.room), "shoe": record.shoe})
    console.print(title, style="bold", markup=False)
    there = join_names(language, [names.get(seat, str(seat)) for seat in found.browsers])
    lines = [
        say(language, "verify-root", {"root": short_root(found.root)}),
        say(language, "verify-browsers", {"many": len(found.browsers), "names": there}),
        say(language, "verify-cut", {
            "cut": found.cut, "by": "chance" if found.cutter is None else "player",
            "name": names.get(found.cutter or 0, str(found.cutter)),
        }),
        say(language, "verify-abandoned", {"many": found.abandoned}),
        say(language, "verify-cards", {"cards": found.cards, "coups": len(found.replay.coups)}),
        say(language, "verify-head", {"head": found.head}),
    ]  # fmt: skip
    for line in lines:
        console.print(line, markup=False)
    console.print(say(language, "verify-holds"), style="green")
