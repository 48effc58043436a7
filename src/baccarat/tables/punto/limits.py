"""What other limits of the table bring about, as a host may set them for the next shoe."""

from ..common import CHANGEUR, SetMaximum
from .events import Staked
from .legal import legal
from .state import State


def returned(state: State) -> tuple[Staked, ...] | None:
    """List the stakes that go back, which a tie left up; None while some must stand (PB-8)."""
    staked = [seat for seat, bets in enumerate(state.stakes, 1) if bets]
    if any(map(state.busy, staked)):
        return None
    return tuple(Staked(seat, (), -state.staked(seat)) for seat in staked)


def outgrown(state: State) -> tuple[SetMaximum, ...]:
    """List what frees the seats whose own maximum is none any more, for the table's (PB-10)."""
    may = legal(state, CHANGEUR)
    return tuple(
        SetMaximum(seat, None)
        for seat, own in enumerate(state.maxima, 1)
        if own is not None and not any(each.allows(SetMaximum(seat, own)) for each in may)
    )
