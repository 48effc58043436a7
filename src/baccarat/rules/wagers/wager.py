"""A bet, defined by its paytable rows, and the settlement of stakes on it (PB-20)."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final, Literal

import msgspec

from ...cards.kinds import check_kind
from .condition import NEED_FIRST, Condition
from .facts import Facts

Rounding = Literal["up", "down", "nearest"]
"""How fractions of a unit are rounded; a half is rounded up under `nearest`."""

WinRounding = Literal["down", "up"]
"""How wins are rounded (PB-9, NSW-1)."""

_ADDED: Final[Mapping[Rounding, Callable[[int], int]]] = {
    "up": lambda parts: parts - 1,
    "down": lambda _: 0,
    "nearest": lambda parts: parts // 2,
}
"""The number to add before an integer division by a given denominator."""


class Fate(StrEnum):
    """The fate of a stake: it wins, it loses, or it pushes."""

    WON = "won"
    LOST = "lost"
    STANDS = "stands"


class Settlement(msgspec.Struct, frozen=True):
    """The result of one stake, in units; `win` is before the `commission` that the house takes.

    `back` is what comes back of a stake that loses in part.
    """

    fate: Fate
    win: int = 0
    commission: int = 0
    back: int = 0


class NeedsRanks(ValueError):
    """`wager` depends on ranks or suits, and only the values of the cards are known."""

    def __init__(self, wager: str) -> None:
        super().__init__(f"the bet {wager!r} needs ranks and suits, and only values are given")
        self.wager = wager


class BadStake(ValueError):
    """A `stake` is not a whole number of units, or is negative."""

    def __init__(self, stake: object) -> None:
        super().__init__(f"a stake is a whole number of units from 0 on, not {stake!r}")
        self.stake = stake


class BadRatio(ValueError):
    """A payout or commission, `ratio`, is not a ratio of whole numbers."""

    def __init__(self, name: str, ratio: object) -> None:
        super().__init__(f"{name}: a ratio is two whole numbers, such as (8, 1), not {ratio!r}")
        self.ratio = ratio


class PaytableRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of a bet's paytable.

    `pays` (8, 1) means 8 to 1, None a push, and (-1, 2) that half of the stake is lost.
    `commission` (1, 20) means a twentieth of the win, rounded up unless a table says otherwise, so
    that the house never takes less than its rate (PB-9). Raises BadRatio.
    """

    when: Condition
    pays: tuple[int, int] | None = None
    commission: tuple[int, int] = (0, 1)

    def __post_init__(self) -> None:
        check_kind("when", self.when, Condition)
        if self.pays is not None and not _is_ratio(self.pays, least=-1):
            raise BadRatio("pays", self.pays)
        if not _is_ratio(self.commission) or self.commission[0] > self.commission[1]:
            raise BadRatio("commission, at most 1", self.commission)

    @property
    def loses(self) -> bool:
        """Whether the stake is lost, wholly or in part."""
        return self.pays is not None and self.pays[0] < 0

    def settle(
        self,
        stake: int,
        rounding: Rounding = "up",
        unit: int = 1,
        win_rounding: WinRounding = "down",
    ) -> Settlement:
        """Settle `stake` units; a win is a multiple of `unit`, rounded as `win_rounding` says.

        So is the loss of a part, in the same direction for the player: where a win is rounded down,
        a loss is rounded up, to the whole stake at most. `rounding` is that of the commission, to a
        multiple of `unit`. Raises BadStake.
        """
        _check(stake)
        if self.pays is None:
            return Settlement(Fate.STANDS)
        share = self.pays[1] * unit
        win = (stake * self.pays[0] + _ADDED[win_rounding](share)) // share * unit
        if self.loses:
            is_whole = self.pays[0] == -self.pays[1]
            return Settlement(Fate.LOST, back=0 if is_whole else max(stake + win, 0))
        rate, parts = self.commission[0], self.commission[1] * unit
        return Settlement(Fate.WON, win, (win * rate + _ADDED[rounding](parts)) // parts * unit)


class Wager(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bet as data: the first row that applies decides; if none does, the stake is lost.

    `name` identifies its spot on the felt, `title` is its name in the trade, and `alone` is whether
    it can be staked without another bet.
    """

    name: str
    title: str
    lines: tuple[PaytableRow, ...]
    alone: bool = True

    def __post_init__(self) -> None:
        check_kind("name", self.name, str)
        check_kind("lines", self.lines, tuple)
        for line in self.lines:
            check_kind("lines", line, PaytableRow)

    def line(self, facts: Facts) -> PaytableRow | None:
        """Return the row that decides a coup, or None if the stake is lost. Raises NeedsRanks."""
        cards = facts.dealt if self.needs_all else facts.player_first
        if cards is None and self.needs_ranks:
            raise NeedsRanks(self.name)
        for line in self.lines:
            if line.when.holds(facts):
                return line
        return None

    def settle(self, stake: int, facts: Facts) -> Settlement:
        """Settle `stake` units (PB-7, PB-8); raises BadStake, and NeedsRanks."""
        if line := self.line(facts):
            return line.settle(stake)
        _check(stake)
        return Settlement(Fate.LOST)

    @property
    def needs_ranks(self) -> bool:
        """Whether more than the values of the cards is needed to settle the bet."""
        return any(line.when.needs_ranks for line in self.lines)

    @property
    def needs_all(self) -> bool:
        """Whether all cards of the coup are needed to settle the bet, in the order of the deal."""
        return any(line.when.needs_all for line in self.lines)

    @property
    def is_of_first_cards(self) -> bool:
        """Whether the ranks and suits of the first two cards of the hands alone decide the bet."""
        return all(fact in NEED_FIRST for line in self.lines for fact, _ in line.when.asked)

    @property
    def needs_thirds(self) -> bool:
        """Whether two-card totals or third cards are needed to settle the bet."""
        return any(line.when.needs_thirds for line in self.lines)

    @property
    def needs_cards(self) -> bool:
        """Whether more than the final totals and numbers of cards is needed to settle the bet."""
        return self.needs_ranks or self.needs_thirds


def _is_ratio(pair: object, least: int = 0) -> bool:
    """Whether this is a tuple of two integers whose ratio is at least `least`."""
    if not (isinstance(pair, tuple) and len(pair) == 2):
        return False
    return all(type(each) is int for each in pair) and pair[1] >= 1 and pair[0] >= least * pair[1]


def _check(stake: int) -> None:
    if type(stake) is not int or stake < 0:
        raise BadStake(stake)
