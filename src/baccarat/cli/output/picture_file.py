"""Write a picture to a file, as SVG or PNG according to the file's name."""

from functools import cache
from pathlib import Path
from typing import Final

from .errors import CommandError, plain, unreadable_file
from .extras import missing_extra

FONTS: Final = (
    "'DejaVu Sans', 'Noto Sans', 'Liberation Sans', Roboto, 'Segoe UI', Arial, sans-serif"
)
"""Typefaces for text in pictures; every system should have one of them."""
ZOOM: Final = 2
"""PNG pixels per unit of the picture."""
KINDS: Final = (".svg", ".png", "")


def save_picture(file: Path, drawn: str, language: str | None) -> None:
    """Write a picture. Raises CommandError if its format is unknown or it cannot be written."""
    kind = file.suffix.lower()
    if kind not in KINDS:
        raise CommandError("error-picture-kind", language=language, path=plain(str(file)))
    write_file(file, _dots(drawn, language) if kind == ".png" else drawn.encode(), language)


def write_file(file: Path, written: bytes, language: str | None) -> None:
    """Write a file. Raises CommandError if it cannot be written."""
    try:
        file.write_bytes(written)
    except OSError as fault:
        raise unreadable_file(file, fault, language) from None


def _dots(drawn: str, language: str | None) -> bytes:
    try:
        if not _has_letters():
            raise CommandError("error-no-typeface", language=language)
        return _draw(drawn)
    except ImportError as fault:
        raise missing_extra(fault, language) from None


@cache
def _has_letters() -> bool:
    """Check that the system has a typeface; without one, the renderer drops all text."""
    paper = f'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" font-family="{FONTS}">'
    return _draw(f'{paper}<text y="15">x</text></svg>') != _draw(f"{paper}</svg>")


def _draw(drawn: str) -> bytes:
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=drawn, zoom=ZOOM))
