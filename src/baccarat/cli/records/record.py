"""`baccarat record`: write records of the shoes in a file, which other people noted."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from ...notation.noted.record import NoRecord, record_of_noted
from ...notation.noted.shoe import NotedShoe
from ...notation.record import Record
from ...notation.write import write
from ...text.say import say
from ..files import check_free, open_input, write_file
from ..named import find_punto_preset
from ..options import Reading
from ..output.console import open_console
from ..output.errors import CommandError, own_language, unreadable_file
from .shoes import noted_shoes


def record(preset: str, file: Path, out: Path, reading: Reading) -> None:
    """Read the noted shoes of a file, and write a record of each, or none. Raises CommandError."""
    game = find_punto_preset(preset, reading.rule, other="error-record-game")
    check_free(out)
    coups, packs, written = 0, 0, list[Path]()
    with _folder_beside(out) as folder:
        with open_input(file) as stream:
            for shoe in noted_shoes(file, stream, game, reading):
                made = _record_of(shoe)
                coups, packs = coups + len(made.coups), shoe.preset.packs
                write_file(folder / str(shoe.number), write(made).encode())
        written = _move(folder, out)
    if written:
        facts: dict[str, int | str] = {
            "path": str(out), "coups": coups, "packs": packs,
            "shoes": len(written), "first": str(written[0]), "last": str(written[-1]),
        }  # fmt: skip
        done = "record-done" if len(written) == 1 else "records-done"
        open_console().print(say(own_language(), done, facts), markup=False)


def _record_of(shoe: NotedShoe) -> Record:
    try:
        return record_of_noted(shoe)
    except NoRecord:
        raise CommandError("error-no-record", shoe=shoe.number) from None


@contextmanager
def _folder_beside(out: Path) -> Iterator[Path]:
    """Make a folder for records that are not complete yet, next to the finished ones."""
    try:
        folder = Path(mkdtemp(prefix=".baccarat-", dir=out.parent))
    except OSError as fault:
        raise unreadable_file(out, fault) from None
    try:
        yield folder
    finally:
        rmtree(folder, ignore_errors=True)


def _move(folder: Path, out: Path) -> list[Path]:
    """Move the records to `out`, with its number in the name of each if there are several."""
    made = sorted(folder.iterdir(), key=lambda each: int(each.name))
    paths = [out] if len(made) == 1 else [_numbered(out, each.name) for each in made]
    for path in paths:
        check_free(path)
    for each, path in zip(made, paths, strict=True):
        each.replace(path)
    return paths


def _numbered(out: Path, number: str) -> Path:
    return out.with_name(f"{out.stem}-{number}{out.suffix}")
