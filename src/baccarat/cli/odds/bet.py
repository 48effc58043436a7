"""Look up bets by name, among the built-in ones and those in a house's own folder."""

import os
from collections.abc import Mapping
from errno import ENOENT, ENOTDIR
from pathlib import Path

from ...house.hosting.bets import BadBets
from ...house.hosting.bets import own_bets as read_folder
from ...rules.wagers.trade import UnknownWager, standard_wager, wager_names
from ...rules.wagers.wager import Wager
from ..output.errors import CommandError, unreadable_file

HouseBets = Mapping[str, Wager]


def house_bets(folder: Path | None, language: str | None) -> HouseBets:
    """Read the bets in a house's folder; empty without a folder. Raises CommandError."""
    if folder is None:
        return {}
    if not folder.is_dir():
        number = ENOTDIR if folder.exists() else ENOENT
        raise unreadable_file(folder, OSError(number, os.strerror(number)), language)
    try:
        return read_folder(folder)
    except BadBets as bad:
        raise CommandError(
            "error-bad-bet", language=language, path=str(bad.path), reason=bad.fault
        ) from None


def bet_named(name: str, own: HouseBets, language: str | None) -> Wager:
    """Look up a bet of the house, or a built-in one. Raises CommandError."""
    try:
        return own.get(name) or standard_wager(name)
    except UnknownWager:
        raise unknown_bet(name, own, language) from None


def unknown_bet(name: str, own: HouseBets, language: str | None = None) -> CommandError:
    """Return the error for an unknown bet, with the names nearest to it, or else all known ones."""
    known = (*own, *wager_names())
    from difflib import get_close_matches

    if near := get_close_matches(name.lower(), known):
        return CommandError("error-nearest-bet", language=language, name=name, near=tuple(near))
    return CommandError("error-unknown-bet", language=language, name=name, known=known)
