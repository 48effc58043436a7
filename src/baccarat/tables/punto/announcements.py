"""Say what the croupier calls (PB-11) and why each card was drawn, as messages without words."""

from collections.abc import Iterator

from ...rules import Coup, Reason
from ..common import Call, CoupEnded, shoe_calls
from .events import (
    CardDealt,
    CoupDecided,
    Event,
    StakesClosed,
    StakesOpened,
)
from .state import State


def calls(state: State, event: Event) -> tuple[Call, ...]:
    """Tell what is called when `event` comes to `state`, as everyone at the table hears it."""
    return tuple(_calls(state, event))


def _calls(state: State, event: Event) -> Iterator[Call]:
    match event:
        case StakesOpened() | CoupEnded() if state.shoe.coups_left != 1:
            yield Call("call-place-bets")
        case StakesClosed():
            yield Call("call-no-more-bets")
        case CardDealt() if state.preset.calls_points:
            yield _points(state.coup.with_card(event.side, event.card))
        case CoupDecided():
            yield Call(
                f"call-{event.outcome}-wins" if event.player != event.banker else "call-tie",
                {
                    "player": event.player,
                    "banker": event.banker,
                    "natural": "yes" if event.natural else "no",
                },
            )
        case _:
            yield from shoe_calls(event, state.preset)


def _points(coup: Coup) -> Call:
    if not coup.banker.cards:
        return Call("call-points-player", {"player": coup.player.total})
    return Call("call-points", {"player": coup.player.total, "banker": coup.banker.total})


def why(coup: Coup) -> tuple[Call, ...]:
    """Explain a coup that is dealt out: each draw or stand by its rule, then the result.

    Ids are `why-` and the reason's name; `rule` among the arguments is the rule's ID.
    """
    result: dict[str, int | str] = {
        "rule": "PB-2",
        "player": coup.player.total,
        "banker": coup.banker.total,
    }
    return (
        *(_reason(reason) for reason in coup.reasons()),
        Call(f"why-result-{coup.outcome}", result),
    )


def _reason(reason: Reason) -> Call:
    args: dict[str, int | str] = {
        "rule": reason.rule,
        "player": reason.player,
        "banker": reason.banker,
    }
    if reason.given is not None:
        args["given"] = reason.given
    return Call(f"why-{reason.what}", args)
