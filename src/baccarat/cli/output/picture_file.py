"""Keep a picture in a file: as it is drawn (SVG), or in dots (PNG), by the name of the file."""

from functools import cache
from pathlib import Path
from typing import Final

from .errors import CommandError, plain, unreadable_file

FONTS: Final = (
    "'DejaVu Sans', 'Noto Sans', 'Liberation Sans', Roboto, 'Segoe UI', Arial, sans-serif"
)
"""Typefaces for words in a picture, of which some machine has one."""
ZOOM: Final = 2
"""Dots of a PNG to one of the picture's own units."""
KINDS: Final = (".svg", ".png", "")
RASTER: Final = "resvg-py"


def save_picture(file: Path, drawn: str, language: str | None) -> None:
    """Write a picture; raises Sentence where it cannot be written, or not so."""
    kind = file.suffix.lower()
    if kind not in KINDS:
        raise CommandError("error-picture-kind", language=language, path=plain(str(file)))
    write_file(file, _dots(drawn, language) if kind == ".png" else drawn.encode(), language)


def write_file(file: Path, written: bytes, language: str | None) -> None:
    """Write a file; raises Sentence where it cannot be written."""
    try:
        file.write_bytes(written)
    except OSError as fault:
        raise unreadable_file(file, fault, language) from None


def _dots(drawn: str, language: str | None) -> bytes:
    try:
        if not _has_letters():
            raise CommandError("error-no-typeface", language=language)
        return _drawn(drawn)
    except ImportError:
        raise CommandError("error-missing-extra", language=language, name=RASTER) from None


@cache
def _has_letters() -> bool:
    """Tell whether the machine has a typeface: words would be left out without one."""
    paper = f'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" font-family="{FONTS}">'
    return _drawn(f'{paper}<text y="15">x</text></svg>') != _drawn(f"{paper}</svg>")


def _drawn(drawn: str) -> bytes:
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=drawn, zoom=ZOOM))
