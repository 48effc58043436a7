"""High card, as a case of the suite that every table goes through."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from baccarat.cards import Card
from baccarat.rules import preset
from baccarat.tables import high  # type: ignore[attr-defined]  # in the copy alone
from baccarat.tables.common.chips import HOUSE, Seat
from support.conformance import Case, Dice, Knowledge
from support.conformance.common import (
    BURNT,
    another_burnt,
    common_candidates,
    everyone,
    pick_common,
)
from support.conformance.dice import amount, around

RULES: Any = preset("high-card")


def pick(dice: Dice, state: Any, choice: Any) -> Any:
    """Choose one of the actions that a choice offers."""
    if not isinstance(choice, high.MayBet):
        return pick_common(dice, choice)
    lies = choice.low <= choice.high and dice.below(3)
    return high.HighBet(amount(dice, choice.low, choice.high, 1) if lies else 0)


def candidates(state: Any) -> Iterator[Any]:
    """Yield every type of action at each limit of the state and the preset, and one beyond it."""
    limits = {1, 10**15, state.preset.minimum, state.preset.maximum}
    for seat, held in enumerate(state.purses, 1):
        limits |= {held or 1, 10**15 - (held or 0), (held or 0) + state.staked(seat)}
    yield from (high.HighBet(chosen) for chosen in around(limits, 1))
    yield from common_candidates(state)


def _dealt(state: Any, card: Card) -> bool:
    return bool(state.phase == "dealing")


def _another(state: Any, twin: Any, card: Card) -> Card:
    return another_burnt(state, card) if state.phase == "burning" else card


def _tells_apart(one: Any, other: Any, viewer: Seat) -> bool:
    return viewer == HOUSE


def _nothing(state: Any) -> Iterator[tuple[Card, Seat]]:
    return iter(())


def _never(state: Any) -> bool:
    return False


HIGH = Case(
    name="high",
    table=high,
    presets=(
        replace(RULES, seats=3),
        replace(
            RULES,
            name="first-card-one-more",
            seats=3,
            burn="first-card",
            one_more=True,
            stop_depth=30,
        ),
    ),
    event=high.Event,
    pick=pick,
    candidates=candidates,
    knowledge=(*BURNT, Knowledge("a card", "PB-1", _dealt, everyone)),
    face_down=_nothing,
    another=_another,
    tells_apart=_tells_apart,
    waits=_never,
)
