"""What all results share: they are found by name, and written as table, figure and JSON.

A module of this package whose name does not begin like this one's is a result. It has `RESULT`.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final, TypeVar

import msgspec

from ..._version import __version__
from ..equilibrium.solve_many import BadCheckpoint, encoder, parse, saved_lines

MOST_PACKS: Final = 12
_WITHOUT_RESULT: Final = frozenset({"frame", "solved_banque"})
_LINES: Final = msgspec.json.Decoder(tuple[str, Any])
T = TypeVar("T")


class Findings(msgspec.Struct, frozen=True):
    """What a result found: a table with its heads, an SVG, and rows for programs."""

    heads: Sequence[str]
    table: Sequence[Sequence[str]]
    figure: str
    rows: Sequence[Mapping[str, Any]]


class Result(msgspec.Struct, frozen=True):
    """A result by name; `compute` takes the largest number of packs, and the saved values.

    `seconds` of processor time and `megabytes` of memory are those measured for all packs.
    """

    name: str
    title: str
    seconds: int
    megabytes: int
    compute: Callable[[int, "Saved"], Findings]


class Saved:
    """The values of a result computed so far, by name, and kept in a file if there is one.

    The file's first line identifies the result by `of`; raises BadCheckpoint for another one.
    """

    def __init__(self, file: Path | None = None, of: Sequence[object] = ()) -> None:
        self._file, self._found = file, dict[str, Any]()
        if file is not None:
            lines = saved_lines(file, [__version__, *of])
            try:
                self._found = dict(_LINES.decode_lines(lines))
            except (msgspec.MsgspecError, ValueError):
                raise BadCheckpoint(file) from None

    def get(self, name: str, kind: type[T], compute: Callable[[], T]) -> T:
        """Return the value saved under this name, or else compute and save it."""
        if name not in self._found:
            line = encoder.encode([name, compute()]) + b"\n"
            if self._file is not None:
                with self._file.open("ab") as stream:
                    stream.write(line)
            _, self._found[name] = _LINES.decode(line)
        return msgspec.convert(self._found[name], kind, dec_hook=parse)


def short(number: float) -> float:
    """Round to six significant digits."""
    return float(f"{number:.6g}")


class UnknownResult(ValueError):
    """There is no result with the name `found`; there are `known`."""

    def __init__(self, found: str, known: tuple[str, ...]) -> None:
        super().__init__(f"there is no result {found!r}; there are {', '.join(known)}")
        self.found, self.known = found, known


def result_names() -> tuple[str, ...]:
    """Return the names of all results, sorted."""
    folder = str(Path(__file__).parent)
    modules = (each.name for each in iter_modules([folder]) if each.name not in _WITHOUT_RESULT)
    return tuple(sorted(module.replace("_", "-") for module in modules))


def find_result(name: str) -> Result:
    """Return a result by its name; raises UnknownResult."""
    if name not in result_names():
        raise UnknownResult(name, result_names())
    found: Result = import_module(f"{__package__}.{name.replace('-', '_')}").RESULT
    return found


def write_findings(result: Result, findings: Findings, folder: Path) -> None:
    """Write `table.md`, `figure.svg` and `result.json` into a folder, which is made if missing.

    Raises OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    lines = [findings.heads, ["---"] * len(findings.heads), *findings.table]
    table = "\n".join(f"| {' | '.join(map(_cell, line))} |" for line in lines)
    texts = {
        "table.md": f"# {result.title}: the table\n\n{table}\n",
        "figure.svg": findings.figure,
        "result.json": "[\n" + ",\n".join(map(json.dumps, findings.rows)) + "\n]\n",
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
