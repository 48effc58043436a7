"""Do the changeur's errands at a table with a player's bank (RM-1, RM-3)."""

from ..common import Cash, Errand, Errands, Leave, decide_errand
from .actions import Pass
from .answering import act, nothing
from .flow import Flow


def errand_done(flow: Flow, errand: Errand) -> None:
    """Do an errand; a banker who leaves is paid out, and one who is asked alone says no first.

    One asked alone who cashes what the answer would take has said no. Raises Refused.
    """
    state, game = flow.state, flow.game
    decide_errand(state.purses, errand, busy=state.busy, phase=state.phase)
    if isinstance(errand, Leave) and errand.seat == state.banker:
        game.banker_leaves(flow, errand)
        return
    if isinstance(errand, Leave) and errand.seat == state.turn:
        act(flow, errand.seat, game.windows.default(state, errand.seat) or nothing(state))
    flow.happen(errand_event(flow, errand))
    asked_alone = errand.seat == flow.state.turn
    if (
        isinstance(errand, Cash)
        and asked_alone
        and not game.windows.choice(flow.state, errand.seat)
    ):
        act(flow, errand.seat, Pass())


def errand_event(flow: Flow, errand: Errand) -> Errands:
    """Turn an errand into its event, whatever lies in play."""
    state = flow.state
    return decide_errand(state.purses, errand, busy=lambda _: False, phase=state.phase)
