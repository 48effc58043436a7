"""`baccarat verify`: all that was promised of a shoe, computed again from its record."""

from pathlib import Path
from typing import Any

from ..fairness import short_root
from ..notation import Record, Verified, read
from ..notation import verify as verified
from ..text import say
from .console import open_console
from .record_file import checking, print_object, record_text
from .sentence import own_language, plain


def verify(file: Path, *, head: str | None, json: bool, language: str | None) -> None:
    """Say what holds, or at which line it does not."""
    with checking(language, json=json):
        record = read(record_text(file, language))
        found = verified(record, head.strip().lower() if head is not None else None)
    if json:
        print_object({"ok": True, **_object(record, found)})
    else:
        _draw(record, found, language or own_language())


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
    there = ", ".join(names.get(seat, str(seat)) for seat in found.browsers)
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
