"""How a preset is written: in records, in the log, and under the digest of a sealed shoe.

The names here are the format's own. `version` stands among them from 2 on; older versions are read
by steps from each to the next, so that what was played by them stays as it was played. A field
that is not written has its default; a new one that older tables played otherwise needs a version.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from ..reading import Misread, ReadCode, converted, shown
from .named import Preset

Fields = dict[str, Any]
"""A preset as plain data: what stands in a record, beside the name."""

Step = Callable[[Fields], Fields]
"""From one version to the next."""


class Version(msgspec.Struct, frozen=True):
    """The fields of a game in one version of the format, and the step that leads to it."""

    names: tuple[str, ...]
    step: Step | None = None


_SHOE: Final = ("packs", "stop_depth", "one_more", "burn", "name", "seats")
_PUNTO: Final = (
    *_SHOE, "wagers", "tie_stakes_withdrawable", "minimum", "maximum", "stake_step", "chips",
    "calls_points",
)  # fmt: skip
_CHEMIN_1: Final = (
    *_SHOE, "bystanders", "minimum", "stake_step", "drawing", "banker_looks", "tax", "calls",
    "suivi", "staking", "cut_back", "raises", "co_banker", "tie", "passing", "auction",
    "suite_falls_from", "rotation", "chips",
)  # fmt: skip

_CHEMIN: Final = (
    *_SHOE, "edition", "bystanders", "minimum", "minimum_bet", "stake_step", "drawing",
    "banker_looks", "tax", "calls", "suivi", "staking", "raises", "garage", "adds", "co_banker",
    "tie", "passing", "auction", "suite_falls_from", "rotation", "shuffle", "cut", "chips",
)  # fmt: skip


def _chemin_2(fields: Fields) -> Fields:
    """Read a table as it was played: with the garage, without adding, by the first edition."""
    read = {**fields}
    cut_back, staking = read.pop("cut_back", True), read.pop("staking", "open")
    if not isinstance(cut_back, bool):
        raise Misread(ReadCode.WRONG_KIND, where="cut_back", value=shown(cut_back), wanted="bool")
    if staking not in _STAKING:
        raise Misread(ReadCode.WRONG_VALUE, where="staking", value=shown(staking))
    return {
        **read,
        "edition": 1,
        "staking": _STAKING[staking][cut_back],
        "garage": True,
        "adds": False,
        "minimum_bet": 0,
        "shuffle": "croupier",
        "cut": "neighbour",
    }


_STAKING: Final = {
    "open": ("open", "open"),
    "in-order": ("in_order_remaining", "in_order_cut_back"),
}
"""What was two fields: the staking, and whether it is cut back."""

VERSIONS: Final[dict[str, tuple[Version, ...]]] = {
    "punto": (Version(_PUNTO),),
    "chemin": (Version(_CHEMIN_1), Version(_CHEMIN, _chemin_2)),
}
"""Every version of each game's fields, the first first."""


def written(preset: Preset) -> Fields:
    """Write a preset in the newest version; what is None is left out."""
    versions = VERSIONS[preset.game]
    number = {"version": len(versions)} if len(versions) > 1 else {}
    fields = {name: getattr(preset, name) for name in versions[-1].names}
    whole: Fields = plain({"game": preset.game, **number, **fields})
    return whole


def read_preset(fields: Mapping[str, Any]) -> Preset:
    """Read a preset in any version.

    Raises Misread for a key that its version does not know, for a version that is not known, and
    for what is no value of a field, and BadField for fields that do not fit each other.
    """
    versions = VERSIONS.get(str(fields.get("game")), ())
    number = fields.get("version", 1)
    if versions and not (type(number) is int and 1 <= number <= len(versions)):
        raise Misread(ReadCode.NEWER, where="version", value=str(number), known=len(versions))
    read = {name: value for name, value in fields.items() if name != "version"}
    for version in versions[number - 1 : number] if versions else ():
        for name in read:
            if name not in {"game", *version.names}:
                raise Misread(ReadCode.FIELD_UNKNOWN, where=name)
    for version in versions[number:] if versions else ():
        read = version.step(read) if version.step else read
    preset: Preset = converted(read, Preset)  # type: ignore[arg-type]
    return preset


def plain(value: Any) -> Any:
    """Return a value as plain data, without what is None."""
    return _without_none(msgspec.to_builtins(value))


def _without_none(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_none(each) for key, each in value.items() if each is not None}
    return [_without_none(each) for each in value] if isinstance(value, list | tuple) else value
