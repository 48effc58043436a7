"""A shoe as it was played: its players, every action, and the results."""

from typing import Annotated, Any, Final

import msgspec

from ..fairness.ceremony import Abandoned, Attempt, Hex
from ..rules.presets.named import Preset
from ..rules.presets.serialization import read_preset, write_preset
from ..rules.versions import Fields, Step
from ..tables.common.chips import Seat
from ..text.result_table import Shown

FORMAT: Final = "bhh"
STEPS: Final[tuple[Step, ...]] = ()
"""The migration from each version of a record to the next."""
VERSION: Final = len(STEPS) + 1

Units = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Number = Annotated[int, msgspec.Meta(ge=1)]
Secret = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Player(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A player at the table.

    Players present at the start have a `purse`, and possibly stakes left by a tie (`stands`, such
    as `player 2500`) and their own `maximum`. Those without a purse sat down later, in the order of
    the actions that seated them.
    """

    seat: Annotated[Seat, msgspec.Meta(ge=1)]
    name: str
    purse: Units | None = None
    stands: str = ""
    maximum: Units | None = None


class Holding(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat's purse after the last coup, and its stakes left by a tie."""

    seat: Annotated[Seat, msgspec.Meta(ge=1)]
    purse: Units
    stands: str = ""


class Sealed(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The root that committed to a shoe, the attempt it came from, and the abandoned attempts."""

    root: Hex
    attempt: Attempt
    abandoned: tuple[Abandoned, ...] = ()


class Record(Shown, msgspec.Struct, frozen=True, kw_only=True):
    """The finished coups of a shoe in a room.

    Sums are in units; the caller chooses the format of times.

    - `ended` and `secret` (256 bits, in hex) are None while the shoe is being dealt.
    - `seed` replaces the secret of a shoe that is meant to be repeatable.
    - `coups` are lines written by `coup_line`.
    - `table` is the state of the table at the start beyond its players, if the game needs it.
    - `fields` are the preset as written when the shoe was announced, perhaps by an older version;
      digest and running hash are computed from them. None means as written by this version.
    - `sealed` describes how the shoe was sealed; `head` is the running hash after the last coup.
    - `source` is the text that was read, whose comments `write` keeps.
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

    def _title(self) -> str:
        return f"{self.preset.name}, shoe {self.shoe} of {self.room}: {len(self.coups)} coups"

    def _rows(self) -> list[dict[str, object]]:
        return [{"coup": at, "actions": line} for at, line in enumerate(self.coups, 1)]

    @property
    def written(self) -> Fields:
        """The preset as written in this record; written again if `preset` has changed since."""
        if self.fields is None or read_preset(self.fields) != self.preset:
            return write_preset(self.preset)
        return self.fields
