"""The numbers that make one bot at a banking table differ from another."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from ...tables.banking import CallKind


class Personality(msgspec.Struct, frozen=True, kw_only=True):
    """How much a bot risks, in percent of its chips, and how often, in percent of the coups.

    - `declines`: refuses a bank that is offered.
    - `bank`: puts up this much, from and to.
    - `even`: stakes this many times the minimum; None to go by `stake`, from and to.
    - `stays_out`: does not stake.
    - `calls`: how often it makes each call, among those that cost no more than `banco`.
    - `joins`: takes the other half of a banco à deux, within `banco`.
    - `raises`, `doubles`, `takes`: does so if it costs no more than `banco`.
    - `bids`: the highest bid, from and to.
    - `keeps`: passes on a bank that has grown beyond this.
    - `passes_after_win`: passes on, or gives up, a smaller bank.
    - `draws`: draws where custom leaves the choice; `errs`: acts against custom where it does not.
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
"""The fields that say how often a bot accepts what it can afford."""
