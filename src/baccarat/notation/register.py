"""The notation of each game, one row per game in WORDS."""

from collections.abc import Iterable, Mapping
from re import Pattern
from types import MappingProxyType
from typing import Any, Final, Protocol

from ..rules.presets.named import Preset
from ..tables.common.chips import Seat
from ..tables.common.coup_result import CoupResult
from . import banque, chemin, punto
from .record import Player


class GameNotation(Protocol):
    """The notation of one game, implemented by a module."""

    @property
    def ENDS(self) -> tuple[type, ...]:  # noqa: N802 - a constant
        """Return the events that end a line."""
        ...

    RESULT: Pattern[str]
    """The pattern of the results that follow ` = ` in a line."""

    def result_text(self, coup: CoupResult | None) -> str:
        """Write the result of a line; None for a round without cards."""
        ...

    def action_words(self, action: Any) -> str:
        """Write an action that only this game has, without its actor. Raises BadNotation."""
        ...

    def seat_action(self, words: list[str]) -> Any:
        """Parse a seat's action. Raises BadNotation."""
        ...

    def errand(self, verb: str, seat: Seat, rest: list[str]) -> Any:
        """Parse an action of the changeur that only this game has. Raises BadNotation."""
        ...

    def stands_text(self, state: Any, seat: Seat) -> str:
        """Write a seat's stakes in play between two coups; empty without any."""
        ...

    def check_stands(self, text: str) -> object:
        """Raise BadNotation for a text that `stands_text` would not write."""
        ...

    def players(self, start: Any, names: Mapping[Seat, str]) -> tuple[Player, ...]:
        """List the players at the table when a shoe starts, and their holdings."""
        ...

    def start_table(self, start: Any) -> dict[str, Any] | None:
        """Write the rest of the table's state; None if its players describe it completely."""
        ...

    def start_state(self, preset: Any, seated: Iterable[Player], table: Any) -> Any:
        """Restore the table from `players` and `start_table`.

        Raises Refused for players that the table would not seat, and BadTable for everything else.
        """
        ...


WORDS: Final[Mapping[str, GameNotation]] = MappingProxyType(
    {"punto": punto, "chemin": chemin, "banque": banque}
)
"""By the `game` of a preset."""


def notation_of(preset: Preset) -> GameNotation:
    """Return the notation of a preset's game."""
    return WORDS[preset.game]
