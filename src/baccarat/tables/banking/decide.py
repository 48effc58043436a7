"""Turn an action at a table with a player's bank into what follows from it, or refuse it."""

from collections.abc import Mapping
from typing import Any, Final

from ..common import (
    CHANGEUR,
    HOUSE,
    Buy,
    Cash,
    Close,
    Code,
    Deal,
    Errand,
    Leave,
    Refused,
    Seat,
    Sit,
    StartShoe,
    check_actor,
    prepared,
)
from .answering import close
from .errands import errand_done
from .fault import refuse
from .flow import Act, Flow


def take(flow: Flow, seat: Seat, action: Any) -> None:
    """Do what `seat` asks, as the flow's game goes; raises Refused, and nothing has happened."""
    taken: Act = _TAKEN.get(type(action), _of_a_seat)
    taken(flow, seat, action)


def _of_a_seat(flow: Flow, seat: Seat, action: Any) -> None:
    state, game = flow.state, flow.game
    may = game.windows.choice(state, seat)
    if may is None or type(seat) is not int or not may.allows(action):
        refuse(state, seat, action, may, game.explain)
    game.acts[type(action)](flow, seat, action)


def _errand(flow: Flow, seat: Seat, action: Errand) -> None:
    check_actor(seat, CHANGEUR, action, flow.state.phase)
    errand_done(flow, action)


def _close(flow: Flow, seat: Seat, action: Close) -> None:
    state = flow.state
    check_actor(seat, HOUSE, action, state.phase)
    if not flow.game.windows.may_close(state):
        raise Refused(Code.NOT_NOW, action, state.phase)
    close(flow)


def _shoe(flow: Flow, seat: Seat, action: StartShoe | Deal) -> None:
    state = flow.state
    check_actor(seat, HOUSE, action, state.phase)
    if type(action) is StartShoe and state.seeks_bank:
        raise Refused(Code.NOT_NOW, action, state.phase)
    rules: Any = state.preset  # every preset is over the shoe's rules
    if before := prepared(state.shoe, rules, state.phase, action):
        flow.happen(before)
        if before.ready:
            flow.game.ready(flow)
    elif isinstance(action, Deal):
        flow.game.dealt(flow, action.card)


_TAKEN: Final[Mapping[type, Act]] = {
    StartShoe: _shoe,
    Deal: _shoe,
    Close: _close,
    **dict.fromkeys((Sit, Buy, Cash, Leave), _errand),
}
"""What the croupier and the changeur do; the rest is for somebody in a seat."""
