"""The bets by name: those that come with the package, all in `trade.toml`, and plug-ins."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from ...plugins.load import load_plugins
from .read import check_wager, read_wager
from .wager import Wager

FILE: Final = files(__package__) / "trade.toml"
_HEAD: Final = re.compile(r"^\[([a-z][a-z0-9-]*)\]\n", re.MULTILINE)
GROUP: Final = "baccarat.bets"


class UnknownWager(LookupError):
    """There is no bet called `name`."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bet is called {name!r}; there are {', '.join(wager_names())}")
        self.name = name


@cache
def shipped_texts() -> Mapping[str, str]:
    """Return the bets in the package by name, each as the text of a file.

    Few of them are needed at a time, and parsing all takes longer than most commands.
    """
    _, *parts = _HEAD.split(FILE.read_text(encoding="utf-8"))
    return dict(zip(parts[::2], parts[1::2], strict=True))


def shipped_wagers() -> tuple[str, ...]:
    """List the names of the bets in the package."""
    return tuple(shipped_texts())


@cache
def plugin_wagers() -> Mapping[str, Wager]:
    """Return the bets that other packages add."""
    return load_plugins(GROUP, _read, shipped_wagers())


def wager_names() -> tuple[str, ...]:
    """List the names of all bets, with those of other packages at the end."""
    return (*shipped_wagers(), *plugin_wagers())


@cache
def standard_wager(name: str) -> Wager:
    """Return a bet of the package or of another one; raises UnknownWager."""
    if name in shipped_texts():
        return read_wager(name, shipped_texts()[name], check=False)
    if name in plugin_wagers():
        return plugin_wagers()[name]
    raise UnknownWager(name)


def _read(name: str, plugin: object) -> Wager:
    """Check a plug-in: a bet, or the text of a bet's file, of the same name."""
    wager = read_wager(name, plugin) if isinstance(plugin, str) else plugin
    if not isinstance(wager, Wager):
        raise TypeError(f"a Wager or the text of a bet's file is needed, not {plugin!r}")
    if wager.name != name:
        raise ValueError(f"the bet calls itself {wager.name!r}")
    check_wager(wager)
    return wager
