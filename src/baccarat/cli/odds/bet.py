"""Look up bets by name, among those of the package and those of a house's own folder."""

import os
from collections.abc import Mapping
from errno import ENOENT, ENOTDIR
from pathlib import Path

from ...house.hosting.bets import BadBets
from ...house.hosting.bets import own_bets as read_folder
from ...rules import UnknownWager, Wager, trade_wager, wager_names
from ..output.errors import Sentence, unusable

Own = Mapping[str, Wager]


def own_bets(folder: Path | None, language: str | None) -> Own:
    """Read the bets of a house's folder; none without one. Raises Sentence."""
    if folder is None:
        return {}
    if not folder.is_dir():
        number = ENOTDIR if folder.exists() else ENOENT
        raise unusable(folder, OSError(number, os.strerror(number)), language)
    try:
        return read_folder(folder)
    except BadBets as bad:
        raise Sentence(
            "error-bad-bet", language=language, path=str(bad.path), reason=bad.fault
        ) from None


def bet_named(name: str, own: Own, language: str | None) -> Wager:
    """Look up a bet, of the house or of the trade; raises Sentence."""
    try:
        return own.get(name) or trade_wager(name)
    except UnknownWager:
        raise unknown_bet(name, own, language) from None


def unknown_bet(name: str, own: Own, language: str | None = None) -> Sentence:
    """Say that there is no such bet, and which there are."""
    known = (*own, *wager_names())
    return Sentence("error-unknown-bet", language=language, name=name, known=known)
