"""Open a coup, and see to what is staked over the bank (BB-12, BB-14, BB-18)."""

from ..banking import (
    ask_stakes,
    bystanders,
    cut_back,
    open_doubling,
    raise_or_set,
    to_cover,
)
from .ask import on_side
from .events import AcceptAsked, CutterAsked, HandsHeld, TopUpAsked
from .flow import Flow
from .going import give_up, nobody_staked
from .hands import TableSide
from .holders import holder, stays_with
from .state import the_bank


def begin(flow: Flow) -> None:
    """Ask for a co-banker and for calls, or for stakes where neither can be.

    Where the shoe is still to be made, ask the banker first who is to cut it (C-4).

    After a tie that left stakes standing, the others may stake beside them; under a call none may.
    """
    state = flow.state
    if state.before_shoe:
        flow.happen(CutterAsked(state.banker))
    elif state.call is not None:
        stakes_closed(flow)
    elif state.open_bank or not state.preset.has_calls or any(state.stakes):
        ask_stakes(flow)
    else:
        open_doubling(flow)


def stakes_closed(flow: Flow) -> None:
    """See to what the bank cannot cover, each house in its way.

    What a tie left standing of bystanders' goes back as far as seats have covered the bank (BB-2).
    """
    if flow.state.preset.bystanders_in_turn and not the_bank(flow.state).open:
        cut_back(flow, bystanders(flow.state))
    state, bank = flow.state, the_bank(flow.state)
    missing = to_cover(state)
    if not any(state.stakes):
        nobody_staked(flow)
    elif bank.open:
        _top_up(flow, missing)
    elif state.preset.over == "refused":
        raise_or_set(flow)
    elif state.call is None and 0 < missing <= state.means(bank.seat):
        flow.happen(AcceptAsked(bank.seat, missing))
    else:
        covered(flow)


def _top_up(flow: Flow, missing: int) -> None:
    """Ask the holder of an open bank for what is missing, who gives it up without it (BB-14)."""
    banker = flow.state.banker
    if missing <= 0:
        covered(flow)
    elif missing <= flow.state.means(banker):
        flow.happen(TopUpAsked(banker, missing))
    else:
        give_up(flow)


def covered(flow: Flow) -> None:
    """Let the cards come, each side's hand to its holder."""
    state = flow.state
    flow.happen(
        HandsHeld(
            right=holder(state, TableSide.RIGHT),
            left=holder(state, TableSide.LEFT),
            on_right=on_side(state, TableSide.RIGHT),
            on_left=on_side(state, TableSide.LEFT),
            next_right=stays_with(state, TableSide.RIGHT),
            next_left=stays_with(state, TableSide.LEFT),
        )
    )
