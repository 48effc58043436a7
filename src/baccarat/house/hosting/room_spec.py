"""The room that a host asks for, and the settings that follow from it."""

import secrets
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ...players.register import first_bots, strategies
from ...rules.presets.named import PRESETS, Preset, UnknownPreset, preset
from ...rules.presets.serialization import read_preset, write_preset
from ...rules.presets.shoe import BadField, amount_fields
from ...rules.wagers.wager import Wager
from ..model.club_night import ClubOrder
from ..model.commands import Pace
from ..model.draft import Draft
from ..model.first_evening import check_opens
from ..model.guest import clean_name
from ..model.hosting import LimitsAsked, LimitsChanged
from ..model.refusal import HouseCode, Rejected, check
from ..model.settings import Settings
from .form_fields import change_preset, for_new_table, with_bets

ROOM_BYTES: Final = 12
"""The random bytes in the address of a room: too many to be guessed."""


class RoomSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The specification of a new room; `clock` and `delay` are in seconds, `delay_coups` in coups.

    `fields` override those with which a table of the preset is opened, in whole chips where a
    player holds the bank; bets are given by the names of their files. `side_bets`
    names built-in bets or the house's own to add to the preset's. `strategies` are those of the
    first bots, or `bots` is their number. A room that `closes_with_host` is for one evening: it is
    closed soon after everybody has gone. `opens` has the coup of the first shoe from which people
    are asked a question, by the phase that asks it; until then the house answers for them. House
    players bring the offers of a bank about at their coup.
    """

    preset: str = PRESETS[0].name
    fields: dict[str, Any] = {}
    private: bool = False
    closes_with_host: bool = False
    odds: bool = False
    advisor: bool = False
    delay: int = 0
    delay_coups: int = 0
    side_bets: tuple[str, ...] = ()
    name: str = ""
    pace: Pace = "normal"
    clock: int = 20
    rebuy: bool = True
    bots: int = 0
    strategies: tuple[str, ...] = ()
    club_night: ClubOrder | None = None
    opens: dict[str, int] = {}


def settings_of(
    order: RoomSpec,
    host: str,
    host_name: str,
    bets: Mapping[str, Wager],
    bets_by_file: Mapping[str, Wager],
) -> Settings:
    """Turn an order into the settings of a new room; raises Rejected.

    `bets` are those on offer by their names, `bets_by_file` by their files.
    """
    rules = _rules(order, bets, bets_by_file)
    check(0 <= order.bots < rules.seats, HouseCode.BAD_FIELD, field="bots")
    company = order.strategies or first_bots(rules, order.bots)
    check(len(company) < rules.seats, HouseCode.BAD_FIELD, field="bots")
    check(strategies(rules).keys() >= set(company), HouseCode.UNKNOWN_STRATEGY, field="bots")
    check_opens(order.opens, rules)
    name = clean_name(order.name or host_name)
    made = Settings(
        id=secrets.token_urlsafe(ROOM_BYTES),
        name=name,
        preset=rules,
        host=host,
        pace=order.pace,
        clock=order.clock,
        rebuy=order.rebuy,
        strategies=company,
        odds=order.odds,
        advisor=order.advisor,
        delay=order.delay,
        delay_coups=order.delay_coups,
        private=order.private,
        closes_with_host=order.closes_with_host,
        opens=order.opens,
    )
    made.terms.check()
    return made


def with_club_night(made: Settings, order: RoomSpec, now: float) -> Settings:
    """Add the club night of an order, at `now` in seconds since 1970; raises Rejected."""
    if order.club_night is None:
        return made
    least = made.preset.least_stake
    enough = order.club_night.chips >= least
    check(enough, HouseCode.BAD_FIELD, least, field="club_night.chips")
    return replace(made, club_night=order.club_night.terms(now))


def _rules(order: RoomSpec, bets: Mapping[str, Wager], bets_by_file: Mapping[str, Wager]) -> Preset:
    """Add the side bets of an order to its preset; raises Rejected."""
    if not bets.keys() >= set(order.side_bets):
        raise Rejected(HouseCode.UNKNOWN_BET)
    try:
        rules = change_preset(for_new_table(preset(order.preset)), order.fields, bets_by_file)
        if order.side_bets:
            rules = with_bets(rules, tuple(bets[name] for name in order.side_bets))
    except UnknownPreset:
        raise Rejected(HouseCode.UNKNOWN_PRESET) from None
    except BadField as bad:
        raise Rejected(HouseCode.BAD_FIELD, field=bad.field) from None
    return rules


def ask_limits(draft: Draft, sums: Mapping[str, int | tuple[int, ...]]) -> None:
    """Request limits for the next shoe; requesting the current ones withdraws a request.

    Raises Rejected for a field that is not a sum, and for impossible limits.
    """
    now, coming = draft.state.table.preset, draft.state.hosting.coming
    wanted = with_limits(read_preset(coming) if coming else now, sums)
    draft.add(LimitsAsked(None if wanted == now else write_preset(wanted)))


def with_limits(preset: Preset, sums: Mapping[str, int | tuple[int, ...]]) -> Preset:
    """Return a preset with other sums, by the names of its fields; raises Rejected."""
    for name in sums.keys() - amount_fields(type(preset)):
        raise Rejected(HouseCode.BAD_FIELD, field=name)
    try:
        return change_preset(preset, sums, {})
    except BadField as bad:
        raise Rejected(HouseCode.BAD_FIELD, field=bad.field) from None


def take_up(draft: Draft) -> None:
    """Apply the requested limits before the next shoe is announced.

    Stakes that may be taken back are returned; while any must remain, the limits wait. A seat's own
    limit is dropped when it no longer restricts the table's.
    """
    coming, game = draft.state.hosting.coming, draft.state.game
    back = game.stakes_to_refund(draft.state.table)
    if coming is None or back is None:
        return
    for event in back:
        draft.add(event)
    draft.add(LimitsChanged(coming))
    for action in game.seat_limits_to_clear(draft.state.table):
        draft.changeur(action)
