"""`baccarat record`: write a record from the cards of noted coups."""

from pathlib import Path

from ...cards import BadCard
from ...notation import BadNote, record_of_cards, replay, write
from ..output.errors import CommandError
from ..output.picture_file import write_file
from ..punto_game import find_punto_preset
from .input_file import text_of
from .record_file import reporting_bad_record


def record(preset: str, file: Path, *, out: Path, language: str | None) -> None:
    """Read a coup per line, check it, and write the record. Raises CommandError."""
    try:
        coups = [line.replace(",", " ") for line in text_of(file).splitlines() if line.strip()]
        made = record_of_cards(find_punto_preset(preset), coups)
    except CommandError as said:
        said.language = language
        raise
    except BadCard as bad:
        raise CommandError("error-unknown-card", language=language, name=bad.code) from None
    except BadNote as bad:
        raise CommandError("error-noted-coup", language=language, number=bad.number) from None
    with reporting_bad_record(language, json=False):
        replay(made)
    if out.exists():
        raise CommandError("error-file-exists", language=language, path=str(out))
    write_file(out, write(made).encode(), language)
