"""Look up how a game writes its own actions and results: each game is a row in WORDS."""

from collections.abc import Iterable, Mapping
from re import Pattern
from types import MappingProxyType
from typing import Any, Final, Protocol

from ..rules import Preset
from ..tables.common import Finished, Seat
from . import banque, chemin, punto
from .record import Player


class GameNotation(Protocol):
    """The words of one game, as a module keeps them."""

    @property
    def ENDS(self) -> tuple[type, ...]:  # noqa: N802 - a constant
        """The events that end a line."""
        ...

    RESULT: Pattern[str]
    """What a line may end with, after its ` = `."""

    def result_text(self, coup: Finished | None) -> str:
        """Write what a line came to; None for one that ended without cards."""
        ...

    def action_words(self, action: Any) -> str:
        """Write an action that is this game's alone, without its actor; raises BadNotation."""
        ...

    def seat_action(self, words: list[str]) -> Any:
        """Read what a seat did; raises BadNotation."""
        ...

    def errand(self, verb: str, seat: Seat, rest: list[str]) -> Any:
        """Read what the changeur does at this table alone; raises BadNotation."""
        ...

    def stands_text(self, state: Any, seat: Seat) -> str:
        """Write what a seat has in play between two coups; nothing for none."""
        ...

    def check_stands(self, text: str) -> object:
        """Raise BadNotation for a text that `stands_text` would not write."""
        ...

    def players(self, start: Any, names: Mapping[Seat, str]) -> tuple[Player, ...]:
        """Name who is at the table when a shoe starts, and what they hold."""
        ...

    def start_table(self, start: Any) -> dict[str, Any] | None:
        """Write what else there is to the table then; None where its players say all."""
        ...

    def start_state(self, preset: Any, seated: Iterable[Player], table: Any) -> Any:
        """Set the table up as `players` and `start_table` say.

        Raises Refused for players that the table would not seat so, BadTable for the rest.
        """
        ...


WORDS: Final[Mapping[str, GameNotation]] = MappingProxyType(
    {"punto": punto, "chemin": chemin, "banque": banque}
)
"""By the preset's `game`."""


def notation_of(preset: Preset) -> GameNotation:
    """Return the words of a preset's game."""
    return WORDS[preset.game]
