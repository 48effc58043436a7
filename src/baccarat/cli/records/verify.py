"""`baccarat verify`: recompute everything that was promised about a shoe, from its record."""

import sys
from pathlib import Path
from typing import Any

from ...fairness.sealed import short_root
from ...notation.record import Record
from ...notation.verify import Verified, verify as verified
from ...notation.witness import BadWitness, Witness, read_witness
from ...notation.witness_contradictions import Contradiction, contradictions
from ...text.say import MissingMessage, join_names, say
from ..files import bytes_of, open_input
from ..output.console import open_console
from ..output.errors import CHECK_FAILED, CommandError, own_language, plain
from ..output.wrapping import tell
from .shoes import print_object, read_record, reporting_bad_record, title_of


def verify(file: Path, *, head: str | None, witness: Path | None, json: bool) -> None:
    """Print what holds, the line that does not, or what contradicts a browser's witness."""
    seen = None if witness is None else _read_witness(witness)
    with reporting_bad_record(json=json):
        record = read_record(file)
        result = verified(record, head.strip().lower() if head is not None else None)
    if seen is not None:
        _compare(seen, record, result, json=json)
    if json:
        print_object(ok=True, **_object(record, result))
    else:
        _draw(record, result, own_language())


def _read_witness(file: Path) -> Witness:
    """Read a witness saved by a browser. Raises CommandError."""
    try:
        with open_input(file) as stream:
            return read_witness(bytes_of(stream, file))
    except BadWitness as bad:
        raise CommandError(bad.code, path=str(file), value=bad.value) from None


def _compare(seen: Witness, record: Record, result: Verified, *, json: bool) -> None:
    """Print every contradiction with a witness. Raises CommandError if there is any."""
    try:
        differences = tuple(contradictions(record, result, seen))
    except BadWitness as bad:
        raise CommandError(bad.code, path="", value=bad.value) from None
    if not differences:
        return
    if json:
        print_object(ok=False, contradictions=differences)
    for each in differences:
        tell(_sentence(each, own_language()), sys.stderr)
    raise CommandError("seen-otherwise", exit_code=CHECK_FAILED)


def _sentence(each: Contradiction, language: str) -> str:
    try:
        reason = say(language, f"seal-fault-{each.reason}") if each.reason else ""
    except MissingMessage:  # the file is untrusted, so any text may be there
        reason = each.reason
    return say(language, each.code, {"at": each.at, "reason": reason})


def _object(record: Record, result: Verified) -> dict[str, Any]:
    return {
        "room": record.room,
        "shoe": record.shoe,
        "preset": record.preset.name,
        "root": result.root,
        "short_root": short_root(result.root),
        "browsers": result.browsers,
        "cutter": result.cutter,
        "cut": result.cut,
        "abandoned": result.abandoned,
        "cards": result.cards,
        "coups": len(result.replay.coups),
        "head": result.head,
    }


def _draw(record: Record, result: Verified, language: str) -> None:
    console = open_console()
    names = {player.seat: plain(player.name) for player in record.players}
    console.print(title_of(record, language), style="bold", markup=False)
    there = join_names(language, [names.get(seat, str(seat)) for seat in result.browsers])
    lines = [
        say(language, "verify-root", {"root": short_root(result.root)}),
        say(language, "verify-browsers", {"many": len(result.browsers), "names": there}),
        say(language, "verify-cut", {
            "cut": result.cut, "by": "chance" if result.cutter is None else "player",
            "name": names.get(result.cutter or 0, str(result.cutter)),
        }),
        say(language, "verify-abandoned", {"many": result.abandoned}),
        say(language, "verify-cards", {"cards": result.cards, "coups": len(result.replay.coups)}),
        say(language, "verify-head", {"head": result.head}),
    ]  # fmt: skip
    for line in lines:
        console.print(line, markup=False)
    console.print(say(language, "verify-holds"), style="green")
