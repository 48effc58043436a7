"""Where noted shoes come from: bytes or a text, split into lines or frames as they are read."""

import io
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import Any, BinaryIO, Final, cast

import msgspec
from msgspec.structs import replace

from ...cards.kinds import WrongKind
from ...rules.fault import Fault
from ..faults import NoteCode
from .shoe import BadNote
from .spellings import find_card, split_hand

Source = str | Path | BinaryIO

SEPARATORS: Final = {"tab": "\t", "semicolon": ";", "comma": ",", "space": " "}
MOST_CHARACTERS: Final = 2**16
"""The longest line; results of a shoe take some hundred characters."""
MOST_DEPTH: Final = 16
_FIRST_BYTES: Final = {
    b"%PDF": "pdf",
    b"PK\x03\x04": "packed",  # also spreadsheets
    b"PK\x05\x06": "packed",
    b"PK\x07\x08": "packed",
    b"\xd0\xcf\x11\xe0": "packed",  # older spreadsheets
    b"\x04\x22\x4d\x18": "packed",
    b"\x1f\x9d": "packed",
    b"\x1f\x8b": "packed",
    b"BZh": "packed",
    b"\xfd7zXZ\x00": "packed",
    b"7z\xbc\xaf\x27\x1c": "packed",
    b"Rar!": "packed",
    b"\x28\xb5\x2f\xfd": "packed",
    b"\xff\xfe": "utf-16",
    b"\xfe\xff": "utf-16",
}
_SEPARATOR_TOLD: Final = re.compile(r"sep=.", re.IGNORECASE)
"""The first line of a file in which a spreadsheet's separator is written out."""
_CONTROL: Final = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
FRAME: Final = b"\x05"
"""The first byte of each frame of an electronic shoe."""
PEEKED: Final = 512
_QUOTED: Final = re.compile(r'\s*"((?:[^"]|"")*)"\s*')


_RULED: Final = frozenset("-–—=_*~")
"""A line of three or more of one of these is drawn between shoes."""
DEAD: Final = "dead"
VOID: Final = "void"
_FIRST_OF_WORD: Final = frozenset("dDvVsS靴 \t\v\f")
"""What a line with such a word begins with; looking it up is faster than a pattern."""
_WORD: Final = re.compile(rf"\s*({DEAD}|{VOID})(?![^\s,;])", re.IGNORECASE)
_TITLE: Final = re.compile(
    r"\s*(?:shoe|schlitten|sabot|靴) *(?:no\.?|nr\.?|n°|#|:)? *(\d{1,9})[\s.:,;]*", re.IGNORECASE
)


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line, numbered from 1, and its fields; `after_blank` is whether it follows an empty one."""

    number: int
    text: str
    fields: Sequence[str]
    after_blank: bool = False


def after_header(header: Line, lines: Iterable[Line]) -> Iterator[Line]:
    """Leave out every copy of a header; a repeated one begins another file, and ends a shoe."""
    is_first = False
    for line in lines:
        if line.text == header.text:
            is_first = True
        else:
            yield replace(line, after_blank=True) if is_first else line
            is_first = False


def open_source(source: Source, *, frames: bool) -> BinaryIO:
    """Open the bytes of a file, a text, or a stream; only `frames` need not be text.

    Raises OSError, WrongKind, and BadNote for a format that is never read.
    """
    if not isinstance(source, str | Path) and not hasattr(source, "readinto"):
        raise WrongKind("source", "a Path, a text or a binary stream", source)
    if isinstance(source, str):
        stream: Any = io.BytesIO(source.encode("utf-8", "surrogateescape"))
    else:
        stream = source.open("rb") if isinstance(source, Path) else source
    opened = stream if hasattr(stream, "peek") else io.BufferedReader(stream)
    first = opened.peek(PEEKED)[:PEEKED]
    kind = next((kind for start, kind in _FIRST_BYTES.items() if first.startswith(start)), "")
    if not (kind or frames or first.startswith(FRAME)) and _CONTROL.search(first):
        few, many = sorted(first[at::2].count(0) for at in (0, 1))
        kind = "utf-16" if not few and many > len(first) // 4 else "binary"
    if kind:
        raise BadNote(1, 1, Fault(NoteCode.NOT_TEXT, {"kind": kind}))
    return cast("BinaryIO", opened)


def lines_of(stream: BinaryIO) -> Iterator[tuple[int, str, bool]]:
    """Yield the lines of UTF-8 text that are neither empty, nor a comment, nor `sep=;`.

    Each has its number, and whether it follows an empty line, or a rule such as `---`. Lines end
    with LF, CRLF or CR. Other bytes than UTF-8 are kept as surrogates.
    """
    text = io.TextIOWrapper(stream, "utf-8-sig", "surrogateescape", newline=None)
    number, after_blank = 0, False
    try:
        while line := text.readline(MOST_CHARACTERS):
            number += 1
            if len(line) == MOST_CHARACTERS and not line.endswith("\n"):
                fault = Fault(NoteCode.LINE_TOO_LONG, {"most": MOST_CHARACTERS})
                raise BadNote(number, MOST_CHARACTERS, fault)
            line = line.rstrip(" \n")
            if number == 1 and _SEPARATOR_TOLD.fullmatch(line):
                continue
            if not line or (line[0] in _RULED and len(line) > 2 and len({*line}) == 1):
                after_blank = True
            elif line[0] not in " #" or line.lstrip(" ")[0] != "#":
                yield number, line, after_blank
                after_blank = False
    finally:
        if not stream.closed:  # it belongs to the caller
            text.detach()


def has_word(text: str) -> bool:
    """Whether a line is about dead cards, a void coup or a shoe, instead of a coup."""
    return text[:1] in _FIRST_OF_WORD and bool(_WORD.match(text) or title_in(text))


def title_in(text: str) -> str:
    """Return the number in a line such as `Shoe 3`, which is the title of a shoe; "" if none."""
    title = text[:1] in _FIRST_OF_WORD and _TITLE.fullmatch(text)
    return title[1] if title else ""


def words_in(text: str) -> list[tuple[str, int]]:
    """Return the words of such a line, whatever separates them, each with its column from 1."""
    return [(each[0], each.start() + 1) for each in re.finditer(r"[^\s,;]+", text)]


def splitter(separator: str) -> Callable[[str], list[str]]:
    """Return the function that splits a line into fields without spaces around them."""
    if separator == " ":
        return str.split

    def split(text: str) -> list[str]:
        if '"' in text:
            return [_unquoted(each) for each, _ in _parts(text, separator)]
        fields = text.split(separator)
        return [each.strip() for each in fields] if " " in text else fields

    return split


def choose_separator(texts: Sequence[str]) -> str:
    """Return the character that separates the fields of most lines: a space if no other does."""
    for separator in "\t;,":
        if 2 * sum(separator in text for text in texts) > len(texts):
            return separator
    return " "


def place_of(line: Line, names: Sequence[str], separator: str, field: int) -> int:
    """Return the column of a field in its line, from 1; that of its end if it is empty.

    In a feed it is the column of its key, one of `names`.
    """
    if names:
        key = names[field].rpartition(".")[2] if field < len(names) else ""
        return line.text.find(f'"{key}"') + 1 or 1
    text = line.text
    if not text:
        return field + 1
    if separator == " ":
        places = [word.start() for word in re.finditer(r"\S+", text)]
        return places[field] + 1 if field < len(places) else len(text) + 1
    for at, (part, start) in enumerate(_parts(text, separator)):
        if at == field:
            return start + len(part) - len(part.lstrip()) + 1
    return len(text) + 1


def _parts(text: str, separator: str) -> Iterator[tuple[str, int]]:
    """Yield each field as written, and where it starts; separators in quotes are text."""
    start = 0
    while start <= len(text):
        quoted = _QUOTED.match(text, start)
        end = text.find(separator, quoted.end() if quoted else start)
        end = len(text) if end < 0 else end
        yield text[start:end], start
        start = end + 1


def _unquoted(part: str) -> str:
    match = _QUOTED.fullmatch(part)
    return match[1].replace('""', '"').strip() if match else part.strip()


class Feed:
    """The messages of a feed of JSON objects.

    `names` are the keys of the first ones with cards, `sample` of them at most.
    """

    def __init__(
        self, lines: Iterator[tuple[int, str, bool]], skip: Callable[[str], None], sample: int
    ) -> None:
        self._messages = ((at, text, each) for at, text, _ in lines for each in _objects(at, text))
        self._skip, self._sample = skip, sample
        self.names: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[Line]:
        messages = self._with_cards()
        begun = [*islice(messages, self._sample)]
        self.names = tuple(_joined(values for _, _, values in begun))
        for at, text, values in chain(begun, messages):
            yield Line(at, text, [values.get(name, "") for name in self.names])

    def _with_cards(self) -> Iterator[tuple[int, str, dict[str, str]]]:
        for at, text, message in self._messages:
            values = dict(_leaves(message))
            words = [word for value in values.values() for word in split_hand(value)]
            if sum(find_card(word) is not None for word in words) < 2:
                self._skip("message")
            else:
                yield at, text, values


def _joined(messages: Iterable[Iterable[str]]) -> list[str]:
    """Return the keys of all messages: each after the key that precedes it in its message."""
    names: list[str] = []
    for keys in messages:
        known = {*names}
        added: dict[str | None, list[str]] = {}
        last = None
        for key in keys:
            if key in known:
                last = key
            else:
                added.setdefault(last, []).append(key)
        if added:
            after = (each for name in names for each in (name, *added.get(name, ())))
            names = [*added.get(None, ()), *after]
    return names


def _objects(at: int, text: str) -> list[Any]:
    """Return the messages of a line; a list of messages may go over several lines."""
    try:
        messages: list[Any] = msgspec.json.decode(f"[{text.strip('[], ')}]")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadNote(at, 1, Fault(NoteCode.NOT_JSON)) from None
    return messages


def _leaves(value: Any, path: str = "", depth: int = 0) -> Iterator[tuple[str, str]]:
    """Yield the values of a message by their paths, such as `cards.1` for the first in a list.

    Values nested deeper than MOST_DEPTH are left out.
    """
    if depth > MOST_DEPTH:
        return
    if isinstance(value, dict | list):
        pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
        for key, each in pairs:
            yield from _leaves(each, f"{path}.{key}" if path else str(key), depth + 1)
    else:
        yield path, "" if value is None else str(value)
