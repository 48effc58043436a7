"""`baccarat record`: write records of the shoes in a file, which other people noted."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from ...notation.noted.record import NoRecord, record_of_noted
from ...notation.noted.shoe import NotedShoe
from ...notation.record import Record
from ...notation.write import write
from ...text.say import say
from ..output.console import open_console
from ..output.errors import CommandError, own_language, unreadable_file
from ..output.picture_file import write_file
from ..punto_game import find_punto_preset
from .input_file import Reading, open_input
from .noted_file import noted_shoes


def record(preset: str, file: Path, *, out: Path, asked: Reading, language: str | None) -> None:
    """Read the noted shoes of a file, and write a record of each, or none. Raises CommandError."""
    spoken = language or own_language()
    try:
        game = find_punto_preset(preset, "error-record-game")
    except CommandError as said:
        said.language = language
        raise
    _check_free(out, language)
    with ExitStack() as opened, _folder_beside(out, language) as folder:
        try:
            stream = opened.enter_context(open_input(file))
        except OSError as fault:
            raise unreadable_file(file, fault, language) from None
        last: NotedShoe | None = None
        coups = 0
        for last in noted_shoes(file, stream, game, asked, language):
            made = _record_of(last, language)
            coups += len(made.coups)
            write_file(folder / str(last.number), write(made).encode(), language)
        if last is not None:
            written = _move(folder, out, language)
            facts: dict[str, int | str] = {
                "path": str(out), "coups": coups, "packs": last.preset.packs,
                "shoes": len(written), "first": str(written[0]), "last": str(written[-1]),
            }  # fmt: skip
            done = "record-done" if len(written) == 1 else "records-done"
            open_console().print(say(spoken, done, facts), markup=False)


def _record_of(shoe: NotedShoe, language: str | None) -> Record:
    try:
        return record_of_noted(shoe)
    except NoRecord:
        raise CommandError("error-no-record", language=language, shoe=shoe.number) from None


@contextmanager
def _folder_beside(out: Path, language: str | None) -> Iterator[Path]:
    """Make a folder for records that are not complete yet, beside those that will be."""
    try:
        folder = Path(mkdtemp(prefix=".baccarat-", dir=out.parent))
    except OSError as fault:
        raise unreadable_file(out, fault, language) from None
    try:
        yield folder
    finally:
        rmtree(folder, ignore_errors=True)


def _move(folder: Path, out: Path, language: str | None) -> list[Path]:
    """Give the records their names: that of `out`, followed by its number if there are several."""
    made = sorted(folder.iterdir(), key=lambda each: int(each.name))
    named = [out] if len(made) == 1 else [_numbered(out, each.name) for each in made]
    for path in named:
        _check_free(path, language)
    for each, path in zip(made, named, strict=True):
        each.replace(path)
    return named


def _numbered(out: Path, number: str) -> Path:
    return out.with_name(f"{out.stem}-{number}{out.suffix}")


def _check_free(path: Path, language: str | None) -> None:
    """Raise CommandError if the file exists."""
    if path.exists():
        raise CommandError("error-file-exists", language=language, path=str(path))
