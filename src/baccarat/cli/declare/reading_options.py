"""The options of every command that reads shoes which other people noted."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from .parameters import Packs, ShoeNumber, burnt

if TYPE_CHECKING:
    from ..records.input_file import Reading


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class ReadingOptions:
    """How a file of shoes is to be read."""

    format: Literal["results", "cards", "feed", "frames"] | None = None
    columns: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None
    codes: str | None = None
    packs: Packs | None = None
    burn: Annotated[int | Literal["first"] | None, Parameter(converter=burnt)] = None
    keep_going: Path | None = None
    shoe: ShoeNumber | None = None

    def reading(self) -> "Reading":
        from ..records.input_file import Reading

        return Reading(**vars(self))


AS_FOUND = ReadingOptions()
"""Everything is found out."""
