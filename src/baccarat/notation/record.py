"""A shoe as it was played: who sat there, every action, and what it came to."""

from typing import Annotated, Any, Final

import msgspec

from ..rules import Preset
from ..rules.presets import Fields, read_preset, written
from ..tables.common import Seat
from .sealed import Sealed

FORMAT: Final = "bhh"
VERSION: Final = 1

Units = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Number = Annotated[int, msgspec.Meta(ge=1)]
Secret = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Player(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Someone at the table.

    Everyone there at the start has a `purse`, perhaps stakes that a tie left up (`stands`, as
    in `player 2500`) and a `maximum` of their own. Those without a purse sat down later, in the
    order of the actions that seated them.
    """

    seat: Annotated[Seat, msgspec.Meta(ge=1)]
    name: str
    purse: Units | None = None
    stands: str = ""
    maximum: Units | None = None


class Holding(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat has after the last coup: its purse, and stakes that a tie left up."""

    seat: Annotated[Seat, msgspec.Meta(ge=1)]
    purse: Units
    stands: str = ""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One shoe of one room, its finished coups. Sums are in units, times in the caller's words.

    - `ended` is None while the shoe is dealt, and so is `secret` (256 bits, in hex).
    - `seed` stands in for the secret of a shoe that is meant to be repeated.
    - `coups` are lines as `coup_line` writes them.
    - `table` is what the players do not tell of the table at the start, where a game needs it.
    - `fields` are the preset as it was written when the shoe was announced, perhaps by an older
      version: digest and running hash are of these. None writes it as it is written now.
    - `sealed` tells how the shoe was sealed; `head` is the running hash after the last coup.
    - `source` is the text it was read from, whose comments `write` keeps.
    """

    room: str
    shoe: Number
    preset: Preset
    started: str
    ended: str | None = None
    secret: Secret | None = None
    seed: int | None = None
    players: tuple[Player, ...]
    coups: tuple[str, ...] = ()
    final: tuple[Holding, ...]
    table: dict[str, Any] | None = None
    sealed: Sealed | None = None
    head: Secret | None = None
    fields: Fields | None = None
    source: str = ""

    @property
    def written(self) -> Fields:
        """The preset as it is written in this record; anew where `preset` was changed since."""
        if self.fields is None or read_preset(self.fields) != self.preset:
            return written(self.preset)
        return self.fields
