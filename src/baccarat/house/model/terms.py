"""What a room is played on beside the rules of its game."""

from typing import Final

import msgspec

from .refusal import HouseCode, check

SHORTEST_CLOCK: Final = 5
LONGEST_CLOCK: Final = 120


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host may change at any time.

    `clock` is the seconds for what is asked in company, `rebuy` whether the broke buy again in
    company, `odds` whether anyone in the room may see the odds of the coup as it goes, `advisor`
    whether a player asked to draw or stand may be told what the equilibrium says of their hand.
    """

    clock: int
    rebuy: bool
    odds: bool
    advisor: bool = False

    def check(self) -> None:
        """Raise NotDone for a clock that is too short or too long."""
        held = SHORTEST_CLOCK <= self.clock <= LONGEST_CLOCK
        check(held, HouseCode.BAD_FIELD, field="clock")
