"""A table with questions: punto banco in which each seat is asked for its bets once.

It is used to test how rooms handle games of questions and answers.
"""

from types import SimpleNamespace
from typing import Any, Final

from msgspec.structs import replace

from baccarat.house.model.state import Occupant, RoomState
from baccarat.rules import punto_preset
from baccarat.tables import punto
from baccarat.tables.common.chips import Seat
from baccarat.tables.punto import Bet, Phase, Stake

LEAST: Final = Stake((Bet("player", 2_500),))
CHAIRS: Final = 3
PLACES: Final = 5


def asked(state: punto.State) -> tuple[Seat, ...]:
    return tuple(seat for seat in punto.to_act(state) if not state.stakes[seat - 1])


def default(state: punto.State, seat: Seat) -> Stake:
    return LEAST


ASKING: Final[Any] = SimpleNamespace(
    **{
        **{name: getattr(punto, name) for name in dir(punto)},
        "CLOSES_BY_CONSENT": False,
        "to_act": asked,
        "timeout_action": default,
    }
)


def room(phase: Phase = Phase.STAKING, *, people: int = 2, bots: int = 0) -> RoomState:
    """Seat people and then bots at a table of three chairs and two bystander places."""
    table = punto.new(replace(punto_preset("punto-banco"), seats=PLACES))
    seated = people + bots
    purses = (*(100_000,) * seated, *(None,) * (PLACES - seated))
    names = [Occupant(f"p{at}", f"P{at}") for at in range(1, people + 1)]
    names += [Occupant(f"b{at}", f"B{at}", "bold") for at in range(1, bots + 1)]
    rules = replace(table.preset, seats=CHAIRS)
    return RoomState(
        table=replace(table, preset=rules, phase=phase, purses=purses),
        occupants=(*names, *(None,) * (PLACES - seated)),
        pace="normal",
        shoe=1,
    )


def answered(state: RoomState, *seats: Seat) -> RoomState:
    """Mark these seats, and no others, as answered."""
    stakes = tuple(LEAST.bets if seat in seats else () for seat in range(1, PLACES + 1))
    return replace(state, table=replace(state.table, stakes=stakes))
