"""What tells one player at a table with a bank from another, in numbers."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from ...tables.banking import CallKind


class Personality(msgspec.Struct, frozen=True, kw_only=True):
    """How much is dared, in hundredths of one's chips, and how often, in coups of a hundred.

    - `declines`: says no to a bank that is offered.
    - `bank`: what is put up, from and to.
    - `even`: stakes are that many times the least; None where they go by `stake`, from and to.
    - `stays_out`: does not stake.
    - `calls`: how often each call is made, of those that cost no more than `banco`.
    - `joins`: makes a banco à deux of somebody else's half, within `banco`.
    - `raises`, `doubles`, `takes`: does so where it costs no more than `banco`.
    - `bids`: the highest bid, from and to.
    - `keeps`: passes a bank on that has come to more than this.
    - `tires`: passes on, or gives up, any other.
    - `draws`: where custom leaves the choice; `errs`: goes against custom where the house does.
    """

    declines: int = 0
    bank: tuple[int, int]
    even: int | None = None
    stake: tuple[int, int] = (0, 0)
    stays_out: int
    calls: Mapping[CallKind, int]
    banco: int
    joins: int
    raises: int
    doubles: int
    takes: int
    bids: tuple[int, int]
    keeps: int
    passes_after_win: int
    draws: int
    errs: int = 0


Often = Literal["raises", "doubles", "takes"]
"""What a temper does so often of a hundred times, where it can afford it."""
