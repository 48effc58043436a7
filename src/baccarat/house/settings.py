"""What a room was made with."""

import msgspec

from ..rules import Preset
from .commands import Pace
from .terms import Terms


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a room was made with; `clock` in seconds. `host` is a player's id, or None."""

    id: str
    name: str
    preset: Preset
    host: str | None = None
    pace: Pace = "normal"
    clock: int = 20
    rebuy: bool = True
    bots: int = 0
    odds: bool = False
    private: bool = False
    strategies: tuple[str, ...] = ()

    @property
    def terms(self) -> Terms:
        """What the host may change later."""
        return Terms(self.clock, self.rebuy, self.odds)
