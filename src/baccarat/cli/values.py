"""What a person typed, read strictly."""

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from .sentence import Sentence, plain

if TYPE_CHECKING:
    from cyclopts import Token

_WHOLE: Final = re.compile(r"-?[0-9]+")
_DIGITS: Final = 19
"""Of a number within any bounds, at most; of a longer one no more are shown."""
_MOST: Final = 10**18


def _within(low: int, high: int) -> Callable[[Any, "Sequence[Token]"], int]:
    def read(_: Any, tokens: "Sequence[Token]") -> int:
        name, value = tokens[-1].keyword or "", tokens[-1].value
        if not _WHOLE.fullmatch(value):
            raise Sentence("error-not-whole", name=name, value=value)
        short = len(value.lstrip("-").lstrip("0")) <= _DIGITS
        if not short or not low <= int(value) <= high:
            shown = plain(value, _DIGITS + 1)
            raise Sentence(
                "error-out-of-range", name=name, value=shown, low=str(low), high=str(high)
            )
        return int(value)

    return read


def _language(_: Any, tokens: "Sequence[Token]") -> str:
    from ..text import LANGUAGES

    value = tokens[-1].value
    if value not in LANGUAGES:
        raise Sentence("error-unknown-language", name=value, known=", ".join(LANGUAGES))
    return value


Seed = Annotated[int, Parameter(converter=_within(0, _MOST))]
Coups = Annotated[int, Parameter(converter=_within(1, 10**9))]
Chips = Annotated[int, Parameter(converter=_within(1, 10**9))]
Seats = Annotated[int, Parameter(converter=_within(1, 1000))]
Packs = Annotated[int, Parameter(converter=_within(1, 26))]
Port = Annotated[int, Parameter(converter=_within(0, 65535))]
Connections = Annotated[int, Parameter(converter=_within(0, 10**6))]
Language = Annotated[
    str,
    Parameter(converter=_language, help="en, de or fr; by default that of the surroundings."),
]
