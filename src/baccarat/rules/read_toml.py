"""Read records from TOML; anything that does not fit is a fault with a code and a place."""

import re
import tomllib
from typing import Any, Final, TypeVar

import msgspec

from .bounds import check_bounds
from .fault import FormatError, ReadCode

T = TypeVar("T")

_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
_MISFIT: Final = re.compile(
    r"Object missing required field `(?P<missing>\w+)`"
    r"|Object contains unknown field `(?P<unknown>.*?)`"
    r"|Expected `(?P<wanted>[^`]+)`, got `[^`]+`"
)
"""The patterns of msgspec's messages. All its other messages are about forbidden values."""
_PATH: Final = re.compile(r" - at (?:`key` in )?`\$(?P<path>.*?)(?:\[\.\.\.\].*)?`$")
"""The path in a message, up to any `[...]`, which is some entry of a mapping."""
_STEP: Final = re.compile(r"\.(\w+)|\[(\d+)\]")


def parse_toml(text: str) -> dict[str, Any]:
    """Parse TOML within bounds; raises FormatError."""
    check_bounds(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        line, column = _place(str(fault), text)
        raise FormatError(ReadCode.NOT_TOML, line=line, column=column) from None


def _place(message: str, text: str) -> tuple[int, int]:
    """Find line and column in a message of the parser; the default is the end of the text."""
    if match := _PLACE.search(message):
        return int(match[1]), int(match[2])
    return text.count("\n") + 1, len(text) - text.rfind("\n")


def convert_toml(value: Any, kind: type[T], *, str_keys: bool = False) -> T:
    """Convert parsed TOML to a record; raises FormatError, or the record's own error."""
    try:
        return msgspec.convert(value, kind, str_keys=str_keys)
    except msgspec.ValidationError as fault:
        raise fault.__cause__ or _misfit(str(fault), value) from None


def _misfit(message: str, value: Any) -> FormatError:
    path = _PATH.search(message)
    steps = [key or int(place) for key, place in _STEP.findall(path["path"] if path else "")]
    match = _MISFIT.match(message)
    if match and match["missing"]:
        return FormatError(ReadCode.FIELD_MISSING, where=_where([*steps, match["missing"]]))
    if match and match["unknown"]:
        return FormatError(ReadCode.FIELD_UNKNOWN, where=_where([*steps, match["unknown"]]))
    where, there = _where(steps), write_value(_reach(value, steps))
    if match:
        return FormatError(ReadCode.WRONG_KIND, where=where, value=there, wanted=match["wanted"])
    return FormatError(ReadCode.WRONG_VALUE, where=where, value=there)


def _where(steps: list[str | int]) -> str:
    return " ".join(str(step + 1) if isinstance(step, int) else step for step in steps)


def _reach(value: Any, steps: list[str | int]) -> Any:
    for step in steps:
        value = value[step]
    return value


def write_value(value: object) -> str:
    """Return a value in TOML notation; a text is not quoted."""
    match value:
        case bool():
            return str(value).lower()
        case list() | tuple():
            return f"[{', '.join(map(write_value, value))}]"
        case dict():
            return f"{{{', '.join(f'{key} = {write_value(each)}' for key, each in value.items())}}}"
        case _:
            return str(value)


def reject_unknown_keys(fields: Any, rewritten: Any) -> None:
    """Raise FormatError for a key that is only in `fields`.

    `rewritten` is the record written again, so a key that it lacks was ignored in reading.
    """
    if isinstance(fields, dict) and isinstance(rewritten, dict):
        for name, value in fields.items():
            if name not in rewritten:
                raise FormatError(ReadCode.FIELD_UNKNOWN, where=name)
            reject_unknown_keys(value, rewritten[name])
    elif isinstance(fields, list) and isinstance(rewritten, list):
        for value, there in zip(fields, rewritten, strict=True):
            reject_unknown_keys(value, there)
