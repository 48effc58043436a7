"""The numeric encoding of each game. A new game adds an entry to GAMES."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, Protocol

from . import banque, chemin, punto
from .parts import Parts
from .slots import ActionSlot


class Encoding(Protocol):
    """A module that numbers a game's actions and encodes its observations."""

    def slots(self, preset: Any, bins: int) -> Iterator[ActionSlot]:
        """List the actions in the order of their numbers, with amounts in `bins` bins."""
        ...

    def encode_view(self, preset: Any, view: Any) -> Parts:
        """Encode what a seat sees; the size of each part is constant."""
        ...


GAMES: Final[Mapping[str, Encoding]] = MappingProxyType(
    {"punto": punto, "chemin": chemin, "banque": banque}
)
"""Keyed by the preset's `game`."""
