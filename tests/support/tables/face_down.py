"""Face-down hands at punto banco: who sees, is told and hears what about them."""

from typing import Any

from baccarat.rules import Side
from baccarat.tables import punto
from baccarat.tables.common.coup_result import Call
from baccarat.tables.common.refusal import RefusalCode
from support.tables.drive import Run, refusal
from support.tables.punto_table import RICH

PLAYER, BANKER = Side
THREE = {1: RICH, 4: RICH, 6: RICH}
THIRDS = "Ts 2c 2h Td 3d 4s"
"""Player 2 and a 3, Banker 2 and a 4: both draw, and Banker wins with 6 against 5."""
NATURAL = "9c Ts Kd Jh"
STANDS = "Ts 2c 6h Td 9c"
"""Player stands on 6; Banker draws on 2 and has 1."""


def seen(run: Run, viewer: int) -> tuple[str, str]:
    """Write both hands as a viewer sees them, with `?` for each face-down card."""
    shown = punto.view(run.state, viewer)
    return _written(shown.player), _written(shown.banker)


def _written(hand: punto.HandView) -> str:
    known = iter(hand.cards)
    places = range(len(hand.cards) + len(hand.down))
    return " ".join("?" if at in hand.down else str(next(known)) for at in places)


def told(run: Run, event: Any, viewer: int) -> Any:
    """Return what a viewer is told of an event of the last step."""
    step = run.steps[-1]
    before = next(state for state, each, _ in step.moments() if each is event)
    return punto.redact(before, event, viewer)


def code(run: Run, seat: int, action: Any) -> RefusalCode:
    found = refusal(punto, run.state, seat, action)
    assert found is not None, f"{action} was taken"
    return found.code


def said(run: Run, event: Any) -> tuple[Call, ...]:
    step = run.steps[-1]
    return punto.announce(next(s for s, each, _ in step.moments() if each is event), event)
