"""Errors that end a command with one sentence in the user's language."""

import os
from itertools import accumulate
from typing import TYPE_CHECKING, Final, TypeAlias
from unicodedata import category

if TYPE_CHECKING:
    from ...rules.fault import Fault

BAD_INPUT: Final = 2
CHECK_FAILED: Final = 1
UNSOLVED: Final = 3
LONGEST: Final = 300
LONGEST_IN_FAULT: Final = 80
"""Maximum characters of a fact; fewer within a fault, so that its sentence is not truncated."""
LONGEST_LIST: Final = 2_000
"""Maximum characters of a list of names."""


Names: TypeAlias = tuple[str, ...]


class CommandError(Exception):
    """Ends a command with a Fluent message, its `facts`, and an exit code.

    A fault among the facts is translated into the same language when the message is printed. A list
    of names is shortened after a whole name.
    """

    def __init__(
        self,
        message: str,
        *,
        language: str | None = None,
        exit_code: int = BAD_INPUT,
        **facts: "int | str | Names | Fault",
    ) -> None:
        super().__init__(message)
        self.message = message
        self.language = language
        self.exit_code = exit_code
        self.facts = facts


def unreadable_file(path: object, fault: Exception, language: str | None = None) -> CommandError:
    """Return the error for a file or folder that cannot be used."""
    from ...text.faults import file_fault

    return CommandError(
        "error-unusable", language=language, path=str(path), reason=file_fault(fault)
    )


def one_form(*, json: bool, as_csv: bool, language: str | None) -> None:
    """Raise CommandError if two output formats are requested at once."""
    if json and as_csv:
        raise CommandError("error-two-forms", language=language)


def plain(text: str, longest: int = LONGEST) -> str:
    """Make untrusted text safe to print: on one line, truncated, without control characters."""
    shown = "".join("�" if category(each).startswith("C") else each for each in text[:longest])
    return f"{shown}…" if len(text) > longest else shown


def join_names(names: Names) -> str:
    """Join names with commas; the last ones are left out if there is no room."""
    shown = [plain(name, LONGEST_IN_FAULT) for name in names]
    ends = accumulate(len(each) + len(", ") for each in shown)
    room = sum(end <= LONGEST_LIST for end in ends)
    return ", ".join([*shown[:room], *(["…"] if room < len(shown) else [])])


def own_language() -> str:
    """Return the user's language, from the usual environment variables in their usual order."""
    from ...text.languages import language_of

    tags = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(next((tag for tag in tags if tag), ""))
