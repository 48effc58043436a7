"""Errors that end a command with one sentence in the user's language."""

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
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
MODULES: Final[Mapping[str, tuple[str, ...]]] = {
    "server": (
        *("litestar", "uvicorn", "websockets", "h11", "httpcore", "uvloop"),
        *("sqlalchemy", "alembic", "itsdangerous", "filelock", "platformdirs"),
        *("prometheus_client", "argon2", "webauthn", "zxcvbn"),
    ),
    "postgres": ("psycopg",),
    "lab": ("numpy", "numba", "llvmlite", "resvg_py", "narwhals"),
    "cluster": ("distributed",),
    "rl": ("pyspiel", "open_spiel", "pettingzoo", "gymnasium"),
}
"""The modules that each extra of the package brings."""
EXTRA_OF: Final = {module: extra for extra, modules in MODULES.items() for module in modules}
LANGUAGE: Final = "--language"
_asked: ContextVar[str] = ContextVar("language", default="")

Names: TypeAlias = tuple[str, ...]


class CommandError(Exception):
    """Ends a command with a Fluent message, its `facts`, and an exit code.

    `hint` is a message that follows, about what may help.
    A fault among the facts is translated into the same language when the message is printed. A list
    of names is shortened after a whole name.
    """

    def __init__(
        self,
        message: str,
        *,
        exit_code: int = BAD_INPUT,
        hint: str = "",
        **facts: "int | str | Names | Fault",
    ) -> None:
        super().__init__(message)
        self.message = message
        self.exit_code, self.hint = exit_code, hint
        self.facts = facts


def unreadable_file(path: object, fault: Exception) -> CommandError:
    """Return the error for a file or folder that cannot be used."""
    from ...text.faults import file_fault

    return CommandError("error-unusable", path=str(path), reason=file_fault(fault))


def is_of_an_extra(fault: ImportError) -> bool:
    """Whether an extra of the package brings the missing module."""
    return _module(fault) in EXTRA_OF


def missing_extra(fault: ImportError) -> CommandError:
    """Return the error that names the extra to install; raises KeyError for other modules."""
    module = _module(fault)
    return CommandError("error-missing-extra", name=module, extra=EXTRA_OF[module])


def _module(fault: ImportError) -> str:
    return (fault.name or "").partition(".")[0]


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


def asked_language(arguments: Sequence[str]) -> str:
    """Return the value of `--language` among the arguments of a command, or an empty text."""
    for at, each in enumerate(arguments):
        name, equals, value = each.partition("=")
        if name == LANGUAGE:
            return value if equals else "".join(arguments[at + 1 : at + 2])
    return ""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let `own_language` return this language meanwhile, if there is such a one."""
    before = _asked.set(language)
    try:
        yield
    finally:
        _asked.reset(before)


def own_language() -> str:
    """Return the language of `--language`, or else of the usual environment variables."""
    from ...text.languages import best_language, is_language

    chosen = _asked.get()
    if chosen and is_language(chosen):
        return chosen
    tags = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return best_language([chosen, next((tag for tag in tags if tag), "")])
