"""Serialization of presets in records, in the log, and under the digest of a sealed shoe.

A shoe played by an older version keeps that version's rules.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ..fault import FormatError, ReadCode
from ..form import Fields, Schema, Version
from ..read_toml import convert_toml, write_value
from .named import Preset

_SHOE: Final = ("packs", "stop_depth", "one_more", "burn", "name", "seats")
_PUNTO: Final = (
    *_SHOE, "wagers", "tie_stakes_withdrawable", "minimum", "maximum", "stake_step", "chips",
    "calls_points",
)  # fmt: skip
_PUNTO_LATER: Final = (
    "commission", "rounding", "dealt_by", "shoe_goes", "ceremony", "squeeze", "dealers", "shuffle",
    "cut", "whole_chips",
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
    "whole_chips",
)  # fmt: skip


_BANQUE: Final = (
    "packs", "stop_depth", "one_more", "burn", "name", "stop_card", "per_side", "bystanders",
    "minimum", "stake_step", "minimum_bet", "award", "open_bank", "first_look", "drawing", "prime",
    "calls", "bancos_in_row", "over", "raises", "co_banker", "tax", "tax_limited", "tax_open",
    "tax_capital", "refill", "retire", "tie", "shuffle", "cut", "chips", "bank_first",
    "whole_chips",
)  # fmt: skip
_BANQUE_LATER: Final = frozenset(("bank_first", "whole_chips"))
_CHEMIN_LATER: Final = frozenset(("whole_chips",))


def _first_edition(fields: Fields) -> Fields:
    """Read a table from before its rules had editions."""
    return {**fields, "edition": 1}


def _chemin_2(fields: Fields) -> Fields:
    """Read a table by the first edition: with the garage, without adding."""
    read = {**fields}
    cut_back, staking = read.pop("cut_back", True), read.pop("staking", "open")
    if not isinstance(cut_back, bool):
        raise FormatError(
            ReadCode.WRONG_KIND, where="cut_back", value=write_value(cut_back), wanted="bool"
        )
    if staking not in _STAKING:
        raise FormatError(ReadCode.WRONG_VALUE, where="staking", value=write_value(staking))
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
"""The former two fields: staking, and whether it is cut back."""

FORMS: Final[dict[str, Schema]] = {
    "punto": Schema(
        (
            Version((*_PUNTO, *_PUNTO_LATER), later=frozenset(_PUNTO_LATER)),
            Version((*_PUNTO, "edition", *_PUNTO_LATER), _first_edition, frozenset(_PUNTO_LATER)),
        )
    ),
    "banque": Schema(
        (
            Version(_BANQUE, later=_BANQUE_LATER),
            Version((*_BANQUE, "edition"), _first_edition, _BANQUE_LATER),
        )
    ),
    "chemin": Schema((Version(_CHEMIN_1), Version(_CHEMIN, _chemin_2, _CHEMIN_LATER))),
}
"""The form of each game's fields, except `game`, which comes first."""


def write_preset(preset: Preset) -> Fields:
    """Write a preset in the newest version, omitting fields that are None."""
    whole: Fields = plain({"game": preset.game, **FORMS[preset.game].write(preset)})
    return whole


def read_preset(fields: Mapping[str, Any]) -> Preset:
    """Read a preset that `write_preset` wrote, in any version.

    Raises FormatError for what `Schema.read` refuses and for values of the wrong kind, and
    BadField for fields that contradict each other.
    """
    form, read = FORMS.get(str(fields.get("game"))), dict(fields)
    if form:
        read = {"game": read.pop("game"), **form.read(read)}
    preset: Preset = convert_toml(read, Preset)  # type: ignore[arg-type]
    return preset


def plain(value: Any) -> Any:
    """Return a value as plain data, omitting None."""
    return _without_none(msgspec.to_builtins(value))


def _without_none(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_none(each) for key, each in value.items() if each is not None}
    return [_without_none(each) for each in value] if isinstance(value, list | tuple) else value
