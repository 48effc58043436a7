"""Change the state when somebody sits down or gets up."""

from ...common import Left, SatDown, changed, put
from ..state import S


def sat_down(state: S, event: SatDown) -> S:
    seat = event.seat
    stands = (seat,) if state.bystander(seat) else ()
    purses = put(state.purses, seat, event.amount)
    return changed(state, purses=purses, arrivals=state.arrivals + stands)


def left(state: S, event: Left) -> S:
    seat = event.seat
    return changed(
        state,
        purses=put(state.purses, seat, None),
        answers=put(state.answers, seat, None),
        refused=state.refused and put(state.refused, seat, 0),
        arrivals=tuple(other for other in state.arrivals if other != seat),
        suivi=() if seat in state.suivi else state.suivi,
    )
