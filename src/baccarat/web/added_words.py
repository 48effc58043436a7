"""The messages of the page in languages that other packages add; the page itself has the others."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec
from litestar import get
from litestar.exceptions import NotFoundException

from ..text.languages import ENGLISH, LOCALES, folder_of, plugin_folders

ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
"""Where a message begins in a file."""
ID: Final = re.compile(r"-?[a-zA-Z][\w-]*")
COMMENT: Final = re.compile(r"^#.*\n", re.MULTILINE)
MOST_FILES: Final = 12
KEPT: Final = 256
"""The answers that are remembered; a page asks for a few dozen."""


class ShippedWords(msgspec.Struct, frozen=True):
    """Files of messages in Fluent's syntax: `own`, and in English what those lack."""

    own: tuple[str, ...]
    english: tuple[str, ...]


@get("/api/words/{tag:str}/{files:str}", sync_to_thread=False, for_banned=True)
def added_words(tag: str, files: str) -> ShippedWords:
    """Return messages of the page in a language that a package adds.

    `files` are names of files of messages, joined by `+`.
    """
    names = files.split("+")
    if tag not in plugin_folders() or len(names) > MOST_FILES:
        raise NotFoundException
    if not _files_of_english().issuperset(names):
        raise NotFoundException
    return shipped(tag, tuple(names))


@lru_cache(KEPT)
def shipped(tag: str, names: Sequence[str]) -> ShippedWords:
    """Return the messages of some files in a language, and those in English that it lacks."""
    own = {name: _text(tag, name) for name in names}
    english = {name: _without(_text(ENGLISH, name), own[name]) for name in names}
    return ShippedWords(
        tuple(text for text in own.values() if text),
        tuple(text for text in english.values() if text),
    )


def _text(tag: str, name: str) -> str:
    file = folder_of(tag) / f"{name}.ftl"
    return COMMENT.sub("", file.read_text(encoding="utf-8")) if file.is_file() else ""


def _without(text: str, known: str) -> str:
    """Leave out the messages that another file has."""
    there = {_id(entry) for entry in ENTRY.split(known)}
    return "".join(entry for entry in ENTRY.split(text) if _id(entry) not in there)


def _id(entry: str) -> str:
    found = ID.match(entry)
    return found[0] if found else ""


@lru_cache(1)
def _files_of_english() -> frozenset[str]:
    return frozenset(file.stem for file in (LOCALES / ENGLISH).glob("*.ftl"))
