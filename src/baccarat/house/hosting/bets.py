"""The bets that a room can offer: the built-in ones, and those in the house's own folder."""

import logging
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

from ...rules.bounds import MOST_CHARACTERS
from ...rules.fault import Fault
from ...rules.wagers.read import BadWager, read_wager
from ...rules.wagers.trade import shipped_wagers, standard_wager, wager_names
from ...rules.wagers.wager import Wager
from ...text.faults import file_fault

log = logging.getLogger(__name__)

FOLDER: Final = "bets"
"""The subfolder of a data folder that has the house's own bets, one TOML file each."""


class BetsCode(StrEnum):
    """Faults of a bet in combination with others, even if the bet alone is valid."""

    NAME_TAKEN = "bet-name-taken"


class BadBets(Exception):
    """A file among the house's bets cannot be used: its `path`, and the `fault`."""

    def __init__(self, path: Path, fault: Fault) -> None:
        super().__init__(f"{path}: {fault}")
        self.path = path
        self.fault = fault


class HouseBets(NamedTuple):
    """Those on offer by their names, and all, with variants, by the names of their files."""

    on_offer: dict[str, Wager]
    by_file: dict[str, Wager]


def read_bets(data: Path | None) -> HouseBets:
    """Read the bets of a house, with those in its data folder if it has one; raises BadBets.

    Logs a warning for each bet in the folder that favours the players.
    """
    _warn_of_gifts(_bets_of(data).values())
    return HouseBets(bets_on_offer(data), bets_by_file(data))


def _warn_of_gifts(wagers: Iterable[Wager]) -> None:
    for wager in wagers:
        if wager.needs_all:  # its price takes a second and numpy, which a house may lack
            continue
        from ...lab.composition import Composition  # noqa: PLC0415 - most houses have no such bets
        from ...lab.pricing.distribution import distribution  # noqa: PLC0415
        from ...lab.pricing.price import price  # noqa: PLC0415

        edge = price(wager, distribution(Composition.of_packs(8), [wager])).edge
        if edge < 0:
            log.warning("the bet %s has an edge of %.4f %% for eight packs", wager.name, 100 * edge)


def bets_on_offer(data: Path | None) -> dict[str, Wager]:
    """List every bet by name; raises BadBets.

    A variant with the name of another bet, such as the Banker of EZ, comes only with its preset.
    """
    trade = {name: standard_wager(name) for name in wager_names()}
    return {name: each for name, each in trade.items() if each.name == name} | _bets_of(data)


def bets_by_file(data: Path | None) -> dict[str, Wager]:
    """List every bet and every variant of one, by the names of their files; raises BadBets."""
    return {name: standard_wager(name) for name in wager_names()} | _bets_of(data)


def _bets_of(data: Path | None) -> dict[str, Wager]:
    return {} if data is None else own_bets(data / FOLDER)


def own_bets(folder: Path) -> dict[str, Wager]:
    """Read the files of a folder, which may be missing, by the names of their bets.

    None may have the name of another, or of one in the package: raises BadBets. A bet of another
    package gives way.
    """
    own: dict[str, Wager] = {}
    for path in sorted(folder.glob("*.toml")):
        wager = _read(path)
        if wager.name in own or wager.name in shipped_wagers():
            raise BadBets(path, Fault(BetsCode.NAME_TAKEN, {"name": wager.name}))
        own[wager.name] = wager
    return own


def _read(path: Path) -> Wager:
    try:
        with path.open(encoding="utf-8-sig") as file:
            text = file.read(MOST_CHARACTERS + 1)
        return read_wager(path.stem, text)
    except BadWager as bad:
        raise BadBets(path, bad.fault) from None
    except (OSError, UnicodeDecodeError) as fault:
        raise BadBets(path, file_fault(fault)) from None
