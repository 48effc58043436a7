"""Turn an action at a table with a player's bank into what follows from it, or refuse it."""

from typing import Any, Final

from ..common import (
    CHANGEUR,
    HOUSE,
    Buy,
    Cash,
    Close,
    Code,
    Deal,
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
from .fault import check
from .flow import Flow

_CROUPIER: Final = frozenset[type]({StartShoe, Deal, Close})
_ERRANDS: Final = frozenset[type]({Sit, Buy, Cash, Leave})


def take(flow: Flow, seat: Seat, action: Any) -> None:
    """Do what `seat` asks, as the flow's game goes; raises Refused, and nothing has happened."""
    state, game = flow.state, flow.game
    kind = type(action)
    if kind in _CROUPIER:
        check_actor(seat, HOUSE, action, state.phase)
        _croupier(flow, action)
    elif kind in _ERRANDS:
        check_actor(seat, CHANGEUR, action, state.phase)
        errand_done(flow, action)
    else:
        check(state, seat, action, game.windows.choice(state, seat), game.explain)
        game.act(flow, seat, action)


def _croupier(flow: Flow, action: StartShoe | Close | Deal) -> None:
    state, game = flow.state, flow.game
    rules: Any = state.preset  # every preset is over the shoe's rules
    if isinstance(action, Close):
        if not game.windows.may_close(state):
            raise Refused(Code.NOT_NOW, action, state.phase)
        close(flow)
    elif isinstance(action, StartShoe) and state.seeks_bank:
        raise Refused(Code.NOT_NOW, action, state.phase)
    elif before := prepared(state.shoe, rules, state.phase, action):
        flow.happen(before)
        if before.ready:
            game.ready(flow)
    elif isinstance(action, Deal):
        game.dealt(flow, action.card)
