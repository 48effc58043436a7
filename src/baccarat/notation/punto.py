"""The notation of punto banco: stakes, a seat's maximum, and results."""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from ..rules.fault import FormatError
from ..rules.presets.punto import PuntoPreset
from ..rules.read_toml import convert_toml
from ..tables.banking.hand_choices import DrawCard, Show, Stand
from ..tables.common.changeur import SetMaximum
from ..tables.common.chips import CHANGEUR, Seat
from ..tables.common.coup_result import CoupResult
from ..tables.common.refusal import RefusalCode, Refused
from ..tables.common.shoe import CoupEnded
from ..tables.punto.actions import (
    Action,
    AskCroupier,
    Bet,
    Bets,
    DealCoup,
    RefuseShoe,
    SeatAction,
    Stake,
)
from ..tables.punto.decide import decide
from ..tables.punto.phases import Phase
from ..tables.punto.shoe_holder import LAPSES
from ..tables.punto.state import Held, State, new
from .faults import NotationCode, TableCode
from .grammar import NAME, BadNotation, number, totals
from .record import Player
from .table_snapshot import BadTable

ENDS: Final = (CoupEnded,)
RESULT: Final = re.compile(r"(player|banker|tie) [0-9]-[0-9]")
_PLAIN: Final[Mapping[str, SeatAction]] = MappingProxyType(
    {
        "deal": DealCoup(),
        "croupier": AskCroupier(),
        "refuse": RefuseShoe(),
        "show": Show(),
        "draw": DrawCard(),
        "stand": Stand(),
    }
)
_PLAIN_WORDS: Final[Mapping[type, str]] = {type(action): word for word, action in _PLAIN.items()}


def result_text(coup: CoupResult | None) -> str:
    """Write the winner, and the totals of Player and Banker: `player 7-4`."""
    if coup is None:
        raise AssertionError("a coup of punto banco is dealt out")
    return f"{coup.outcome} {totals(coup)}"


def action_words(action: Action) -> str:
    """Write an action that only this game has. Raises BadNotation for a name it cannot express."""
    match action:
        case Stake(bets):
            return f"stake {bets_text(bets)}".rstrip()
        case SetMaximum(seat, maximum):
            return f"maximum {seat} {'table' if maximum is None else maximum}"
        case _ if type(action) in _PLAIN_WORDS:
            return _PLAIN_WORDS[type(action)]
        case _:
            raise BadNotation(NotationCode.NO_WORD, action=str(action))


def seat_action(words: list[str]) -> SeatAction:
    """Parse a seat's action. Raises BadNotation."""
    match words:
        case ["stake", *bets]:
            return Stake(_bets(bets))
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case _:
            raise BadNotation(NotationCode.SEAT_DOES_NOT, text=" ".join(words))


def errand(verb: str, seat: Seat, rest: list[str]) -> SetMaximum:
    """Parse an action of the changeur that only this game has."""
    match verb, rest:
        case "maximum", [amount]:
            return SetMaximum(seat, None if amount == "table" else number(amount))
        case _:
            raise BadNotation(NotationCode.CHANGEUR_DOES_NOT, text=" ".join((verb, *rest)))


def bets_text(bets: Bets) -> str:
    """Write stakes as names and units, `player 2500 tie 500`; empty without stakes."""
    for bet in bets:
        if not NAME.fullmatch(bet.wager):
            raise BadNotation(NotationCode.UNWRITABLE_BET, name=bet.wager)
    return " ".join(f"{bet.wager} {bet.amount}" for bet in bets)


def parse_bets(text: str) -> Bets:
    """Parse stakes. Raises BadNotation."""
    return _bets(text.split(" ") if text else [])


check_stands = parse_bets
"""Raises BadNotation for invalid stakes left by a tie."""


def _bets(words: list[str]) -> Bets:
    if len(words) % 2 or not all(NAME.fullmatch(name) for name in words[::2]):
        raise BadNotation(NotationCode.NOT_BY_TURNS, text=" ".join(words))
    return tuple(
        Bet(name, number(units)) for name, units in zip(words[::2], words[1::2], strict=True)
    )


def stands_text(state: State, seat: Seat) -> str:
    """Write a seat's stakes on the felt between two coups."""
    return bets_text(state.stakes[seat - 1])


def players(start: State, names: Mapping[Seat, str]) -> tuple[Player, ...]:
    """List the players at a table between two shoes, with all that the table stores of them."""
    return tuple(
        Player(seat, names[seat], purse, bets_text(start.stakes[seat - 1]), start.maxima[seat - 1])
        for seat, purse in enumerate(start.purses, 1)
        if purse is not None
    )


class _Start(Struct, frozen=True, forbid_unknown_fields=True):
    """The holder of the shoe between two shoes, as in `Held`; the rest of that state has ended."""

    holder: int = 0
    lapses: Annotated[int, Meta(ge=0, lt=LAPSES)] = 0
    declined: bool = False
    dealt: bool = False


def start_table(start: State) -> dict[str, Any] | None:
    """Write the holder of the shoe, if any; the players say everything else about the table."""
    holder = start.held
    if not holder.seat:
        return None
    held = {"holder": holder.seat, "lapses": holder.lapses, "declined": holder.declined}
    return held | {"dealt": True} if holder.dealt else held


def start_state(preset: PuntoPreset, seated: Iterable[Player], table: Any) -> State:
    """Seat the players at a record's start.

    Raises Refused if the table would not seat them, and BadTable if the holder of the shoe is
    invalid.
    """
    state, there = new(preset), tuple(seated)
    for player in there:
        state = _seat(state, player)
    for player in there:
        if player.maximum is not None:
            chosen = SetMaximum(player.seat, player.maximum)
            state = decide(state, CHANGEUR, chosen).state
    standing = state.standing if preset.tie_stakes_withdrawable else state.stakes
    return replace(state, standing=standing, held=_parse_holder(state, table or {}))


def _parse_holder(state: State, table: Any) -> Held:
    """Parse the holder of the shoe. Raises BadTable for a seat that cannot hold it."""
    try:
        start = convert_toml(table, _Start)
    except FormatError as misread:
        raise BadTable(misread.fault.code, **misread.fault.facts) from None
    seat = start.holder
    purse = state.purses[seat - 1] if 0 < seat <= len(state.purses) else None
    if seat and (purse is None or not state.preset.players_deal):
        raise BadTable(TableCode.NO_CHAIR, field="holder")
    return Held(seat, lapses=start.lapses, declined=start.declined, dealt=start.dealt)


def _seat(state: State, player: Player) -> State:
    """Seat a player. Recorded stakes are added to the purse, then staked as in a coup."""
    seat, bets = player.seat, parse_bets(player.stands)
    if seat > len(state.purses):
        raise Refused(RefusalCode.NO_SUCH_SEAT, player, state.phase, len(state.purses))
    if state.purses[seat - 1] is not None:
        raise Refused(RefusalCode.SEAT_TAKEN, player, state.phase)
    purse = (player.purse or 0) + sum(bet.amount for bet in bets)
    purses = (*state.purses[: seat - 1], purse, *state.purses[seat:])
    # A tie may have removed a main bet and left its side bet on the felt.
    alone = tuple(replace(wager, alone=True) for wager in state.preset.wagers)
    preset = replace(state.preset, wagers=alone, differential=0)
    open_table = replace(state, preset=preset, purses=purses, phase=Phase.STAKING)
    staked = decide(open_table, seat, Stake(bets)).state
    return replace(staked, preset=state.preset, phase=Phase.BETWEEN_SHOES)
