"""Bystanders who rank by the chairs, and call before partners (AD-C7, AD-C25)."""

from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.tables.banking.state import order
from baccarat.tables.chemin import CallKind, Phase
from baccarat.tables.common.changeur import Cash
from baccarat.tables.common.chips import CHANGEUR
from support.tables.bank_table import RICH
from support.tables.chemin_table import (
    A_DEUX,
    ANDORRA,
    AVEC,
    MARCHE,
    SOLO,
    CheminTable,
    Said,
    banked,
    stood,
)

SIX_AND_BYSTANDERS = dict.fromkeys((1, 2, 3, 4, 5, 12, 10, 11), RICH)


def ranked(**fields: Any) -> CheminTable:
    """Set up a table whose bystanders rank by chairs 4, 1 and 2: places 12, 10 and 11."""
    return banked(name=ANDORRA, purses=SIX_AND_BYSTANDERS, **fields).until(Phase.CALLS)


@pytest.mark.rule("AD-C7")
def test_bystanders_rank_by_the_chairs_that_they_stand_behind() -> None:
    table = ranked()
    assert order(table.state) == (2, 3, 4, 5, 11, 12, 10)
    assert order(replace(table.state, bank=replace(table.bank, origin=3)))[-3:] == (12, 10, 11)
    assert order(ranked(standing_ranks=False).state)[-3:] == (12, 10, 11)
    assert order(banked(purses=SIX_AND_BYSTANDERS, bystanders=6).state)[-3:] == (12, 10, 11)
    table.close()
    call = stood(table, (10, SOLO), (12, SOLO), (11, AVEC))
    assert call is not None
    assert call.seats == (12,)


@pytest.mark.rule("AD-C7")
def test_of_bystanders_with_equal_stakes_the_first_by_rank_plays_the_hand() -> None:
    table = ranked()
    table.bystanders((10, 2_000), (12, 2_000), (11, 1_000))
    assert table.until(Phase.DEALING).state.ponte == 12


@pytest.mark.rule("AD-C25")
@pytest.mark.parametrize(
    ("seats", "standing", "kind", "who"),
    [
        (((2, A_DEUX), (3, A_DEUX)), ((10, SOLO),), CallKind.SOLO, (10,)),
        (((2, AVEC),), ((10, SOLO), (11, SOLO)), CallKind.SOLO, (11,)),
        (((2, A_DEUX), (3, A_DEUX)), ((10, A_DEUX),), CallKind.A_DEUX, (2, 3)),
        (((5, A_DEUX),), ((10, A_DEUX),), CallKind.A_DEUX, (5, 10)),
        (((5, AVEC),), ((11, AVEC),), CallKind.AVEC, (5,)),
        (((5, AVEC),), ((11, MARCHE),), CallKind.MARCHE, (11,)),
        (((5, AVEC),), (), CallKind.AVEC, (5,)),
    ],
)
def test_one_caller_even_standing_precedes_partners_and_equal_calls_follow_precedence(
    seats: tuple[Said, ...], standing: tuple[Said, ...], kind: CallKind, who: tuple[int, ...]
) -> None:
    table = ranked()
    table.calls(*seats)
    assert table.phase is Phase.BYSTANDERS_CALL
    assert table.refused(2, SOLO) == ("calls-closed", None)
    call = stood(table, *standing)
    assert call is not None
    assert (call.kind, call.seats) == (kind, who)


@pytest.mark.rule("AD-C25")
def test_bystanders_are_not_asked_once_a_seat_alone_calls_nor_elsewhere_after_any_call() -> None:
    table, plain = ranked(), ranked(standing_ranks=False)
    table.calls((5, SOLO))
    plain.calls((2, A_DEUX), (3, A_DEUX))
    assert Phase.BYSTANDERS_CALL not in {table.phase, plain.phase}
    alone = banked(name=ANDORRA).until(Phase.CALLS)
    call = stood(alone, (2, A_DEUX), (3, A_DEUX))
    assert call is not None
    assert call.kind is CallKind.A_DEUX


@pytest.mark.rule("AD-C25")
def test_a_seats_call_lapses_if_its_chips_are_gone_when_the_bystanders_have_answered() -> None:
    table = ranked()
    table.calls((2, AVEC))
    table.say(CHANGEUR, Cash(2, RICH))
    assert stood(table) is None
