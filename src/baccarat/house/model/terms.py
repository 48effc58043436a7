"""The terms of a room besides the rules of its game."""

from typing import Final

import msgspec

from .refusal import HouseCode, check

SHORTEST_CLOCK: Final = 5
LONGEST_CLOCK: Final = 120


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms that a host may change at any time.

    `clock` is the seconds for a decision in company, `rebuy` whether broke players may rebuy in
    company, `odds` whether the room shows the odds of the running coup, and `advisor` whether a
    player asked to draw or stand may get the equilibrium's advice.
    """

    clock: int
    rebuy: bool
    odds: bool
    advisor: bool = False

    def check(self) -> None:
        """Raise Rejected if the clock is too short or too long."""
        held = SHORTEST_CLOCK <= self.clock <= LONGEST_CLOCK
        check(held, HouseCode.BAD_FIELD, field="clock")
