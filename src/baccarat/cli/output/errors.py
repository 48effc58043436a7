"""Stop a command that cannot go on, with one sentence that says why."""

import os
from itertools import accumulate
from typing import TYPE_CHECKING, Final, TypeAlias
from unicodedata import category

if TYPE_CHECKING:
    from ...rules import Fault

BAD_INPUT: Final = 2
CHECK_FAILED: Final = 1
UNSOLVED: Final = 3
LONGEST: Final = 300
LONGEST_IN_FAULT: Final = 80
"""Characters of a fact; within a fault fewer, so that its sentence is whole."""
LONGEST_LIST: Final = 2_000
"""Characters of a list of names."""


Names: TypeAlias = tuple[str, ...]


class CommandError(Exception):
    """Ends a command: a Fluent message with its `facts`, and the exit code.

    A fault among the facts is worded when it is said, in the same language; of names as many are
    told as there is room for, each whole.
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
    """Say why a file or a folder cannot be used."""
    from ...text import file_fault

    return CommandError(
        "error-unusable", language=language, path=str(path), reason=file_fault(fault)
    )


def one_form(*, json: bool, as_csv: bool, language: str | None) -> None:
    """Raise Sentence where two forms of an answer are asked for at once."""
    if json and as_csv:
        raise CommandError("error-two-forms", language=language)


def plain(text: str, longest: int = LONGEST) -> str:
    """Make a stranger's text fit to be shown: on one line, not too long, no control characters."""
    shown = "".join("�" if category(each).startswith("C") else each for each in text[:longest])
    return f"{shown}…" if len(text) > longest else shown


def listed(names: Names) -> str:
    """List names, each whole; where there is no room for all, the last of them are left out."""
    shown = [plain(name, LONGEST_IN_FAULT) for name in names]
    ends = accumulate(len(each) + len(", ") for each in shown)
    room = sum(end <= LONGEST_LIST for end in ends)
    return ", ".join([*shown[:room], *(["…"] if room < len(shown) else [])])


def own_language() -> str:
    """Choose the language of the surroundings, by the usual variables in their order."""
    from ...text import language_of

    tags = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(next((tag for tag in tags if tag), ""))
