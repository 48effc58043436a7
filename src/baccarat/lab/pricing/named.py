"""Accept a bet by name, as an object, or as a TOML file."""

from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

from ...rules.wagers.read import read_wager
from ...rules.wagers.trade import standard_wager
from ...rules.wagers.wager import Wager

Bet: TypeAlias = Wager | str | Path
"""A bet, the name of a built-in one, or the path of a bet's TOML file."""


class NotAWager(TypeError):
    """`found` is not a bet."""

    def __init__(self, found: object) -> None:
        super().__init__(f"a Wager, its name or a path is wanted, not {found!r}")
        self.found = found


def wager_of(bet: Bet) -> Wager:
    """Return the bet; raises UnknownWager, NotAWager, and BadWager or OSError for a file."""
    if isinstance(bet, Wager):
        return bet
    if isinstance(bet, str):
        return standard_wager(bet)
    if isinstance(bet, Path):
        return read_wager(bet.stem, bet.read_text(encoding="utf-8"))
    raise NotAWager(bet)


def wagers_of(bets: Bet | Iterable[Bet]) -> tuple[Wager, ...]:
    """Return one bet or several as a tuple; raises the errors of `wager_of`."""
    if isinstance(bets, Wager | str | Path):
        return (wager_of(bets),)
    if not isinstance(bets, Iterable):
        raise NotAWager(bets)
    return tuple(wager_of(each) for each in bets)
