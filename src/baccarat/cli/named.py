"""Look up the presets and bets that a person names."""

import os
from collections.abc import Iterable, Mapping
from errno import ENOENT, ENOTDIR
from pathlib import Path
from typing import TypeVar

from ..rules.presets.named import OtherGame, Preset, UnknownPreset, preset, punto_preset
from ..rules.presets.punto import PuntoPreset
from ..rules.presets.shoe import BadField, ShoeRules
from ..rules.wagers.trade import UnknownWager, standard_wager, wager_names
from ..rules.wagers.wager import Wager
from .output.errors import CommandError, unreadable_file

HouseBets = Mapping[str, Wager]
P = TypeVar("P", bound=ShoeRules)


def find_preset(name: str, rules: Iterable[str] = ()) -> Preset:
    """Look up a preset of any game, and change its `rules`. Raises CommandError."""
    try:
        return _changed(preset(name), rules)
    except UnknownPreset as fault:
        raise _unknown(name, fault) from None


def find_punto_preset(
    name: str, rules: Iterable[str] = (), *, other: str = "error-other-game"
) -> PuntoPreset:
    """Look up a preset of punto banco, and change its `rules`.

    Raises CommandError, `other` if it is another game's.
    """
    try:
        return _changed(punto_preset(name), rules)
    except OtherGame as fault:
        raise _unknown(name, fault, other) from None
    except UnknownPreset as fault:
        raise _unknown(name, fault) from None


def _unknown(name: str, fault: UnknownPreset, code: str = "error-unknown-preset") -> CommandError:
    return CommandError(code, name=name, known=fault.known)


def read_rules(texts: Iterable[str]) -> dict[str, str]:
    """Read `FIELD=VALUE`. Raises CommandError."""
    rules: dict[str, str] = {}
    for text in texts:
        name, _, value = (part.strip() for part in text.partition("="))
        if name in rules:
            raise CommandError("error-twice", name=name)
        rules[name] = value
    return rules


def _changed(game: P, texts: Iterable[str]) -> P:
    rules = read_rules(texts)
    if not rules:
        return game
    from ..rules.presets.changed import UnknownField, describe_fault, with_fields

    try:
        return with_fields(game, rules)
    except (UnknownField, BadField) as fault:
        code, facts = describe_fault(game, rules, fault)
        raise CommandError(f"error-{code}", **facts) from None


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
    """Return the error for an unknown bet: the nearest names, those that go on as it does first.

    Without any, it has all known ones; the name of a file, how that is given.
    """
    from difflib import get_close_matches

    file = Path(name)
    if file.suffix == ".toml":
        return CommandError("error-bet-file", name=name, folder=str(file.parent), bet=file.stem)
    names = (*bets, *wager_names())
    longer = [each for each in names if each.startswith(f"{name.lower()}-")]
    if near := longer or get_close_matches(name.lower(), names):
        return CommandError("error-nearest-bet", name=name, near=tuple(near))
    return CommandError("error-unknown-bet", name=name, known=names)
