"""Change the state when somebody sits down or gets up."""

from msgspec.structs import replace

from ...common import Left, SatDown, put
from ..state import State


def sat_down(state: State, event: SatDown) -> State:
    seat = event.seat
    stands = (seat,) if state.bystander(seat) else ()
    purses = put(state.purses, seat, event.amount)
    return replace(state, purses=purses, arrivals=state.arrivals + stands)


def left(state: State, event: Left) -> State:
    seat = event.seat
    return replace(
        state,
        purses=put(state.purses, seat, None),
        answers=put(state.answers, seat, None),
        arrivals=tuple(other for other in state.arrivals if other != seat),
        suivi=() if seat in state.suivi else state.suivi,
    )
