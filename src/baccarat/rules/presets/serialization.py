"""Serialization of presets in records, in the log, and under the digest of a sealed shoe.

A shoe played by an older version keeps that version's rules.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ..read_toml import convert_toml
from ..versions import Fields, Schema, Version
from .named import Preset

_SHOE: Final = ("packs", "stop_depth", "one_more", "burn", "name")
_PUNTO: Final = (
    *_SHOE, "seats", "wagers", "tie_stakes_withdrawable", "minimum", "maximum", "stake_step",
    "chips", "calls_points", "commission", "rounding", "dealt_by", "shoe_goes", "ceremony",
    "squeeze", "dealers", "shuffle", "cut", "whole_chips",
)  # fmt: skip
_CHEMIN: Final = (
    *_SHOE, "seats", "bystanders", "minimum", "minimum_bet", "stake_step", "drawing",
    "banker_looks", "tax", "calls", "suivi", "staking", "raises", "garage", "adds", "co_banker",
    "tie", "passing", "auction", "suite_falls_from", "rotation", "shuffle", "cut", "chips",
    "whole_chips",
)  # fmt: skip
_BANQUE: Final = (
    *_SHOE, "stop_card", "per_side", "bystanders", "minimum", "stake_step", "minimum_bet", "award",
    "open_bank", "first_look", "drawing", "prime", "calls", "bancos_in_row", "over", "raises",
    "co_banker", "tax", "tax_limited", "tax_open", "tax_capital", "refill", "retire", "tie",
    "shuffle", "cut", "chips", "bank_first", "whole_chips",
)  # fmt: skip

_PUNTO_LAW: Final = (
    "tie_share", "tie_minimum", "side_share", "side_minimum", "maximum_factor", "both_sides",
    "differential", "win_rounding", "free_hands", "call_order", "must_deal_once",
    "calls_draws", "last_hands", "limits_change", "waiting_list", "bystanders",
)  # fmt: skip

_LAW: Final[dict[str, tuple[str, ...]]] = {
    "punto": _PUNTO_LAW,
    "chemin": (
        "least_players",
        "bank_maximum",
        "voluntary_garage",
        "half_from_pass",
        "all_in",
        "price",
        "must_deal_once",
        "giver_out",
        "giver_may_return",
        "cobank_consent",
        "forced_bank",
        "refusals",
        "newcomer_waits",
        "standing_ranks",
        "standing_banks",
        "last_complete",
        "sole_punter",
        "suivi_until",
        "free_solo",
        "cards_after_pass",
        "ask_table",
        "waiting_list",
    ),
    "banque": (
        "bank_maximum",
        "least_players",
        "rounding",
        "winner_out",
        "reoffer",
        "banco_at",
        "banco_repeat",
        "award_ties",
        "bank_lasts",
        "new_shoe",
        "sides_prime",
        "banco_free",
        "ask_table",
        "waiting_list",
    ),
}
"""Fields that few presets set. They are written where they differ from their default."""

FORMS: Final[dict[str, Schema]] = {
    "punto": Schema((Version(_PUNTO + _LAW["punto"]),)),
    "banque": Schema((Version(_BANQUE + _LAW["banque"]),)),
    "chemin": Schema((Version(_CHEMIN + _LAW["chemin"]),)),
}
"""The form of each game's fields, except `game`, which comes first."""


def write_preset(preset: Preset) -> Fields:
    """Write a preset in the newest version, omitting fields that are None or that few set."""
    fields = FORMS[preset.game].write(preset)
    for each in msgspec.structs.fields(preset):
        if each.name in _LAW.get(preset.game, ()) and getattr(preset, each.name) == each.default:
            del fields[each.name]
    whole: Fields = plain({"game": preset.game, **fields})
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
