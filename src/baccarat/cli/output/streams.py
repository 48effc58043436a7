"""Make standard output and standard error safe to write to."""

import codecs
import io
import os
import sys
import unicodedata
import warnings
from pathlib import Path
from typing import Final, TextIO

from ...plugins.load import PluginWarning

PLAIN: Final = {
    "♣": "c",
    "♦": "d",
    "♥": "h",
    "♠": "s",
    "−": "-",
    "→": "->",
    "←": "<-",
    "≤": "<=",
    "≥": ">=",
    "×": "x",
    "·": "-",
    "…": "...",
    "●": "*",
    "○": "o",
    "∞": "inf",
    "█": "#",
    "\u202f": " ",
    "–": "-",
    "—": "-",
    "’": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
}
"""What replaces a character that an output's encoding lacks. A letter loses its accent; any other
character becomes a question mark."""
REPLACE: Final = "baccarat-replace"


def _replacement(fault: UnicodeError) -> tuple[str, int]:
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    lacking = fault.object[fault.start : fault.end]
    return "".join(map(_plain, lacking)), fault.end


def _plain(character: str) -> str:
    letter = unicodedata.normalize("NFKD", character)[0]
    return PLAIN.get(character) or (letter if letter.isascii() else "?")


codecs.register_error(REPLACE, _replacement)


def replace_unprintable() -> None:
    """Make both streams replace characters that their encoding lacks instead of failing on them.

    A stream that is missing, because the program was started without it, discards its output.
    """
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=REPLACE)


def _nowhere() -> TextIO:
    return Path(os.devnull).open("w", encoding="utf-8")


def print_json(value: object) -> None:
    """Print a value as JSON, on one line."""
    import msgspec

    print(msgspec.json.encode(value).decode())


def print_csv(text: str, spreadsheet: str | None) -> None:
    """Print lines of a CSV, which are in UTF-8 if they are for a spreadsheet."""
    if spreadsheet and isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="")
    print(text, end="")


def use_null_stdout() -> None:
    """Discard the remaining output after its reader has exited.

    Otherwise the interpreter complains when it flushes standard output on exit.
    """
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def one_line(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    line: str | None = None,
) -> str:
    """Format a warning about a plug-in as one line, without the place in our code."""
    if isinstance(message, PluginWarning):
        return f"baccarat: {message}\n"
    return _FORMAT(message, category, filename, lineno, line)


_FORMAT: Final = warnings.formatwarning
