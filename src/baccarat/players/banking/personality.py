"""The personalities by name. None of them has an edge, since the games offer none."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from ...tables.banking.actions import CallKind


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
    - `draws`: draws where custom leaves the choice; `errs`: acts against custom where it does not;
      `asks`: asks the croupier for the table first, where a banker may.
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
    asks: int = 0


Often = Literal["raises", "doubles", "takes"]
"""The fields with the probability that a bot accepts an offer it can afford."""


CAUTIOUS: Final = Personality(
    declines=20,
    bank=(1, 4),
    stake=(5, 15),
    stays_out=25,
    calls={CallKind.SUIVI: 20, CallKind.SOLO: 2, CallKind.A_DEUX: 6, CallKind.AVEC: 3},
    banco=8,
    joins=40,
    raises=20,
    doubles=2,
    takes=15,
    bids=(2, 6),
    keeps=8,
    passes_after_win=30,
    draws=20,
    asks=30,
)
"""Stakes and risks little, and takes a profit early."""

BOLD: Final = Personality(
    bank=(6, 15),
    stake=(25, 60),
    stays_out=5,
    calls={
        CallKind.SUIVI: 75,
        CallKind.SOLO: 8,
        CallKind.A_DEUX: 4,
        CallKind.AVEC: 3,
        CallKind.MARCHE: 3,
    },
    banco=40,
    joins=50,
    raises=70,
    doubles=8,
    takes=40,
    bids=(8, 25),
    keeps=45,
    passes_after_win=8,
    draws=75,
    errs=10,
)
"""Calls banco and follows, holds the bank long, and bids high."""

BY_THE_BOOK: Final = Personality(
    bank=(3, 6),
    even=12,
    stays_out=0,
    calls={CallKind.SUIVI: 50, CallKind.SOLO: 3, CallKind.A_DEUX: 4, CallKind.AVEC: 4},
    banco=20,
    joins=40,
    raises=40,
    doubles=4,
    takes=25,
    bids=(4, 12),
    keeps=20,
    passes_after_win=15,
    draws=50,
    asks=10,
)
"""Plays hands by the tableau and by custom, stakes evenly, and keeps the bank within bounds."""

PERSONALITIES: Final[Mapping[str, Personality]] = MappingProxyType(
    {"cautious": CAUTIOUS, "bold": BOLD, "by-the-book": BY_THE_BOOK}
)

DEFAULT_BOTS: Final = ("by-the-book", "bold", "cautious", "by-the-book", "bold")
"""The bots at a new table, in this order."""
