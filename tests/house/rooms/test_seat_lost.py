"""A seat that the table takes from a player is free, and the chips are back in the account."""

import pytest

from baccarat.house.model.draft import Draft
from baccarat.house.model.ledger import player_account
from baccarat.house.model.state import Occupant, RoomState
from baccarat.tables.chemin import Pass, Phase
from baccarat.tables.common.changeur import Leave
from baccarat.tables.common.chips import CHANGEUR
from support.tables.bank_table import RICH
from support.tables.chemin_table import ANDORRA, oval


def room() -> RoomState:
    """Set up a room whose first five chairs are taken, and seat 1 is asked for a second time."""
    table = oval(ANDORRA, refusals=1)
    people = [Occupant(f"p{seat}", f"Guest {seat}") for seat in range(1, 6)]
    free = [None] * (len(table.state.purses) - len(people))
    return RoomState(table=table.state, occupants=(*people, *free), pace="normal")


@pytest.mark.rule("AD-C10", "RM-1")
def test_a_seat_that_a_refusal_costs_is_free_and_its_chips_are_paid_out() -> None:
    draft = Draft("salon", room(), 0)
    draft.act(1, Pass())
    assert draft.state.occupants[0] is None
    assert draft.state.table.purses[0] is None
    assert (draft.state.table.phase, draft.state.table.turn) == (Phase.BANK, 2)
    paid = [each for each in draft.transfers() if each.target == player_account("p1")]
    assert [each.amount for each in paid] == [RICH]


@pytest.mark.rule("AD-C10", "RM-1")
def test_who_gets_up_when_asked_is_not_taken_out_of_the_room_twice() -> None:
    draft = Draft("salon", room(), 0)
    draft.act(CHANGEUR, Leave(1))
    assert draft.state.occupants[0] is not None  # the room's own command frees the chair
    assert draft.state.table.purses[0] is None
