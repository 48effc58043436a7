"""Look up the presets and bets that a person names."""

import os
from collections.abc import Mapping
from difflib import get_close_matches
from errno import ENOENT, ENOTDIR
from pathlib import Path

from ..rules.presets.named import OtherGame, Preset, UnknownPreset, preset, punto_preset
from ..rules.presets.punto import PuntoPreset
from ..rules.wagers.trade import UnknownWager, standard_wager, wager_names
from ..rules.wagers.wager import Wager
from .output.errors import CommandError, unreadable_file

HouseBets = Mapping[str, Wager]


def find_preset(name: str) -> Preset:
    """Look up a preset of any game. Raises CommandError."""
    try:
        return preset(name)
    except UnknownPreset as fault:
        raise CommandError("error-unknown-preset", name=name, known=fault.known) from None


def find_punto_preset(name: str, other: str = "error-other-game") -> PuntoPreset:
    """Look up a preset of punto banco. Raises CommandError, `other` if it is another game's."""
    try:
        return punto_preset(name)
    except OtherGame as fault:
        raise CommandError(other, name=name, known=fault.known) from None
    except UnknownPreset as fault:
        raise CommandError("error-unknown-preset", name=name, known=fault.known) from None


def house_bets(folder: Path | None) -> HouseBets:
    """Read the bets in a house's folder; empty without a folder. Raises CommandError."""
    from ..house.hosting.bets import BadBets, own_bets

    if folder is None:
        return {}
    if not folder.is_dir():
        number = ENOTDIR if folder.exists() else ENOENT
        raise unreadable_file(folder, OSError(number, os.strerror(number)))
    try:
        return own_bets(folder)
    except BadBets as bad:
        raise CommandError("error-bad-bet", path=str(bad.path), reason=bad.fault) from None


def find_bet(name: str, folder: Path | None) -> Wager:
    """Look up a bet in a house's folder, or a built-in one. Raises CommandError."""
    bets = house_bets(folder)
    try:
        return bets.get(name) or standard_wager(name)
    except UnknownWager:
        raise unknown_bet(name, bets) from None


def unknown_bet(name: str, bets: HouseBets) -> CommandError:
    """Return the error for an unknown bet, with the names nearest to it, or else all known ones."""
    names = (*bets, *wager_names())
    if near := get_close_matches(name.lower(), names):
        return CommandError("error-nearest-bet", name=name, near=tuple(near))
    return CommandError("error-unknown-bet", name=name, known=names)
