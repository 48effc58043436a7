"""What a room was made with."""

from functools import cached_property

import msgspec

from ...rules import Preset
from ...rules.presets import Fields, written
from .commands import Pace
from .terms import Terms


class Settings(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """What a room was made with; `clock` in seconds. `host` is a player's id, or None.

    `fields` are the preset as it is kept, where that was read.
    """

    id: str
    name: str
    preset: Preset
    host: str | None = None
    pace: Pace = "normal"
    clock: int = 20
    rebuy: bool = True
    bots: int = 0
    odds: bool = False
    advisor: bool = False
    private: bool = False
    strategies: tuple[str, ...] = ()
    fields: Fields | None = None

    @property
    def owner(self) -> str:
        """Who answers for what the room's bots ask of the house: its host, or the room itself."""
        return self.host or self.id

    @property
    def written(self) -> Fields:
        """The preset as it is kept."""
        return written(self.preset) if self.fields is None else self.fields

    @cached_property
    def terms(self) -> Terms:
        """What the host may change later."""
        return Terms(self.clock, self.rebuy, self.odds, self.advisor)
