"""The bets that come with the package, one file each in `trade/`."""

from functools import cache
from importlib.resources import files
from typing import Final

from .read import read_wager
from .wager import Wager

FOLDER: Final = files(__package__) / "trade"


class UnknownWager(LookupError):
    """There is no bet called `name`."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bet is called {name!r}; there are {', '.join(wager_names())}")
        self.name = name


@cache
def wager_names() -> tuple[str, ...]:
    """List the names of the shipped bets."""
    return tuple(sorted(f.name.removesuffix(".toml") for f in FOLDER.iterdir()))


@cache
def standard_wager(name: str) -> Wager:
    """Read a shipped bet; raises UnknownWager."""
    if name not in wager_names():
        raise UnknownWager(name)
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    return read_wager(name, text, check=False)
