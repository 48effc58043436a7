"""`baccarat record`: write a record from the cards of noted coups."""

from pathlib import Path
from typing import Any

from ...notation.noted_coups import BadNote, record_of_cards
from ...notation.write import write
from ...rules.presets.shoe import BadField
from ...tables.punto.announcements import why_dealt
from ...text.say import say
from ..output.console import open_console
from ..output.errors import CommandError, own_language
from ..output.picture_file import write_file
from ..punto_game import find_punto_preset
from .input_file import text_of


def record(preset: str, file: Path, *, out: Path, packs: int | None, language: str | None) -> None:
    """Read a coup per line, check it, and write the record. Raises CommandError."""
    spoken = language or own_language()
    try:
        game = find_punto_preset(preset, "error-record-game")
        made = record_of_cards(game, text_of(file), packs=packs)
    except CommandError as said:
        said.language = language
        raise
    except BadField:
        raise CommandError(
            "error-record-packs", language=language, name=preset, packs=str(packs)
        ) from None
    except BadNote as bad:
        raise _error_of_note(bad, file, spoken) from None
    if out.exists():
        raise CommandError("error-file-exists", language=language, path=str(out))
    write_file(out, write(made).encode(), language)
    console = open_console()
    facts: dict[str, int | str] = {
        "path": str(out),
        "preset": game.name,
        "coups": len(made.coups),
        "packs": made.preset.packs,
    }
    console.print(say(spoken, "record-done", facts), markup=False)
    if packs is None:
        console.print(say(spoken, "record-packs-assumed", facts))


def _error_of_note(bad: BadNote, file: Path, language: str) -> CommandError:
    """Return the error that names the line of a noted coup, and the rule that it breaks."""
    call = why_dealt(bad.reason) if bad.reason else None
    why = say(language, call.id, call.args) if call else say(language, "note-two-cards")
    place = {"path": str(file), "line": bad.line, "column": bad.column}
    facts: dict[str, Any] = {**bad.fault.facts, **place, "why": why}
    return CommandError(f"error-{bad.fault.code}", language=language, **facts)
