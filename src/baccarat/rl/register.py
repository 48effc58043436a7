"""Look up how a game is written in numbers. A game of its own is a row in GAMES."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, Protocol

from . import banque, chemin, punto
from .parts import Parts
from .slots import Slot


class InNumbers(Protocol):
    """A game's actions, numbered, and what its seats see, as a module keeps them."""

    def slots(self, preset: Any, bins: int) -> Iterator[Slot]:
        """List the actions in the order of their numbers; amounts are in so many bins."""
        ...

    def parts(self, preset: Any, view: Any) -> Parts:
        """Write what a seat sees; each part has always as many numbers."""
        ...


GAMES: Final[Mapping[str, InNumbers]] = MappingProxyType(
    {"punto": punto, "chemin": chemin, "banque": banque}
)
"""By the preset's `game`."""
