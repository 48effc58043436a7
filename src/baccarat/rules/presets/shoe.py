"""What every game's house rules say of the shoe."""

from typing import Final, Literal

import msgspec

CHIP: Final = 100
"""Units in a chip."""

STOP_DEPTH: Final = 7
ONE_MORE_DEPTH: Final = 14

Fault = tuple[bool, str, str]
"""Whether a field is wrong, which, and why."""


class BadField(ValueError):
    """A field of a preset that no table could play by; `field` names it."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field


class ShoeRules(msgspec.Struct, frozen=True, kw_only=True):
    """The shoe by house rules.

    - `packs`: of 52 (C-2).
    - `stop_depth`: how many cards lie behind the stop card; `one_more`: the coup after the one in
      which it shows is dealt too (C-5).
    - `burn`: cards laid away face down before the first coup, or `first-card`: one is shown, and
      as many as its worth go after it, ten for zero (C-7).
    """

    packs: int = 8
    stop_depth: int = STOP_DEPTH
    one_more: bool = False
    burn: int | Literal["first-card"] = 0

    @property
    def cards(self) -> int:
        """How many cards the full shoe holds."""
        return 52 * self.packs

    def shoe_faults(self) -> list[Fault]:
        """List what is wrong with depth and burning."""
        depth = ONE_MORE_DEPTH if self.one_more else STOP_DEPTH
        burn = 0 if self.burn == "first-card" else self.burn
        lies = f"the stop card lies {depth} to 104 deep"
        return [
            (not depth <= self.stop_depth <= 104, "stop_depth", lies),
            (not 0 <= burn <= 52, "burn", "0 to 52 cards are burnt"),
        ]
