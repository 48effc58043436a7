"""The holders of a bank, a shoe or a hand, and the questions about them alone, at every table."""

from typing import Any

import pytest

from support.conformance.case import World
from support.conformance.walk import WORLDS, walk

OWN = {
    "add-to-bank", "raise-bank", "match-raise", "choose", "speak", "top-up", "accept-all", "refill",
    "name-cutter", "hold", "set-aside", "leave-in",
}  # fmt: skip
"""Choices offered only to a banker, a co-banker, or the holder of a shoe or a hand."""


def _offered(may: Any) -> str:
    """Return the action that a choice is about, or the tag of a choice with several."""
    return str(getattr(may, "what", type(may).__struct_config__.tag))


@pytest.mark.by_day(10)
@pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.preset.name)
def test_a_question_is_ones_own_if_it_is_about_ones_bank_shoe_or_hand(world: World) -> None:
    table, met = world.case.table, set[bool]()
    for seed in range(2):
        for step in walk(world, seed, 300).steps:
            state = step.after
            asked = table.to_act(state)
            offers = {_offered(may) for seat in asked for may in table.legal(state, seat)}
            own = bool(offers & OWN) or state.phase.value == "refill"  # there a banker puts up more
            assert table.is_own_question(state) == own, (state.phase, offers)
            assert not own or all(state.has_role(seat) or state.staked(seat) for seat in asked)
            met.add(own)
    assert False in met


@pytest.mark.by_day(10)
@pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.preset.name)
def test_nobody_but_a_seated_player_has_a_role(world: World) -> None:
    for step in walk(world, 7, 300).steps:
        state = step.after
        roles = [seat for seat in range(1, len(state.purses) + 1) if state.has_role(seat)]
        assert len(roles) <= 5
        bank = getattr(state, "bank", None)
        assert bank is None or bank.seat in roles
