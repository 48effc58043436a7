"""The bets that a room can choose: the trade's, and those of the house's own folder."""

from pathlib import Path
from typing import Final

from ..rules import BadWager, Wager, read_wager, trade_wager, wager_names

FOLDER: Final = "bets"
"""Where a data folder keeps the house's own bets, one TOML file each."""


class BadBets(Exception):
    """A file among the house's bets cannot be used; the sentence names it and the fault."""

    def __init__(self, path: Path, fault: str) -> None:
        super().__init__(f"{path}: {fault}")
        self.path = path


def bets_on_offer(data: Path) -> dict[str, Wager]:
    """List every bet by name; raises BadBets.

    Forms of a bet that bear another's name, as the Banker of EZ, come with their presets alone.
    """
    trade = {name: trade_wager(name) for name in wager_names()}
    offer = {name: wager for name, wager in trade.items() if wager.name == name}
    for path in sorted((data / FOLDER).glob("*.toml")):
        wager = _read(path)
        if wager.name in offer:
            raise BadBets(path, f"there is a bet called {wager.name!r} already")
        offer[wager.name] = wager
    return offer


def _read(path: Path) -> Wager:
    try:
        return read_wager(path.stem, path.read_text(encoding="utf-8"))
    except BadWager as fault:
        raise BadBets(path, str(fault)) from None
    except (OSError, UnicodeDecodeError) as fault:
        raise BadBets(path, f"cannot be read: {fault}") from None
