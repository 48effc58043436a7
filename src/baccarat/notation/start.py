"""The table as a record finds it and leaves it."""

from collections.abc import Mapping

from msgspec.structs import replace

from ..tables.common import CHANGEUR, Code, Refused, Seat
from ..tables.punto import Phase, SetMaximum, Stake, State, apply, decide, new
from .action import bets_text, parse_bets
from .bad_record import ILLEGAL, BadRecord
from .lines import key_line
from .record import Holding, Player, Record


def players(start: State, names: Mapping[Seat, str]) -> tuple[Player, ...]:
    """Name who sits at a table between two shoes."""
    return tuple(
        Player(seat, names[seat], held, bets_text(start.stakes[seat - 1]), start.maxima[seat - 1])
        for seat, held in enumerate(start.purses, 1)
        if held is not None
    )


def holdings(state: State) -> tuple[Holding, ...]:
    """Tell what everyone holds after a coup."""
    return tuple(
        Holding(seat, held, bets_text(state.stakes[seat - 1]))
        for seat, held in enumerate(state.purses, 1)
        if held is not None
    )


def start_state(record: Record, text: str) -> State:
    """Seat the players of a record's start; raises BadRecord where the table would not."""
    state = new(record.preset)
    there = [player for player in record.players if player.purse is not None]
    try:
        for player in there:
            state = _seated(state, player)
        for player in there:
            if player.maximum is not None:
                chosen = SetMaximum(player.seat, player.maximum)
                state = apply(state, *decide(state, CHANGEUR, chosen))
    except Refused as refused:
        raise BadRecord(key_line(text, "players"), ILLEGAL, refused.code, refused.limit) from None
    standing = state.standing if record.preset.tie_stakes_withdrawable else state.stakes
    return replace(state, standing=standing)


def _seated(state: State, player: Player) -> State:
    """Seat a player. The stakes are laid as in a coup, on top of the purse that is left."""
    seat, bets = player.seat, parse_bets(player.stands)
    if seat > len(state.purses):
        raise Refused(Code.NO_SUCH_SEAT, player, state.phase, len(state.purses))
    if state.purses[seat - 1] is not None:
        raise Refused(Code.SEAT_TAKEN, player, state.phase)
    held = (player.purse or 0) + sum(bet.amount for bet in bets)
    purses = (*state.purses[: seat - 1], held, *state.purses[seat:])
    # A tie may have left a side bet on the felt whose main bet it took off.
    alone = tuple(replace(wager, alone=True) for wager in state.preset.wagers)
    preset = replace(state.preset, wagers=alone)
    open_table = replace(state, preset=preset, purses=purses, phase=Phase.STAKING)
    staked = apply(open_table, *decide(open_table, seat, Stake(bets)))
    return replace(staked, preset=state.preset, phase=Phase.BETWEEN_SHOES)
