"""The settings that a room was created with."""

from collections.abc import Mapping
from functools import cached_property

import msgspec

from ...rules.presets.named import Preset
from ...rules.presets.serialization import write_preset
from ...rules.versions import Fields
from .club_night import ClubTerms
from .commands import Pace
from .hosting import Terms


class Settings(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The settings that a room was created with; `clock` in seconds, `host` a player id or None.

    `fields` are the preset as stored, if it was read from the store. A room that
    `closes_with_host` is closed soon after nobody is there any more.
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
    delay: int = 0
    delay_coups: int = 0
    private: bool = False
    closes_with_host: bool = False
    strategies: tuple[str, ...] = ()
    fields: Fields | None = None
    club_night: ClubTerms | None = None
    opens: Mapping[str, int] = {}
    """The first coup in which people are asked each question (see `first_evening`)."""

    @property
    def owner(self) -> str:
        """Whose share of the solver the room's bots use: the host's, or the room's own."""
        return self.host or self.id

    @property
    def written(self) -> Fields:
        """The preset as stored."""
        return write_preset(self.preset) if self.fields is None else self.fields

    @cached_property
    def terms(self) -> Terms:
        """The terms in force until the host sets others."""
        return Terms(self.clock, self.rebuy, self.odds, self.advisor, self.delay, self.delay_coups)
