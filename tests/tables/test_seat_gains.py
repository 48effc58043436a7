"""What each seat gains by an event, wherever its chips are."""

from collections import Counter
from typing import Any

import pytest

from baccarat.tables import chemin, punto
from baccarat.tables.common.changeur import Buy, Cash, Leave
from baccarat.tables.common.chips import CHANGEUR, net_by_seat
from support.tables.chemin_table import BANKER_WINS, PONTE_WINS, CheminTable, banked
from support.tables.punto_table import PLAYER_WINS, bets, coup, felt


def gains(table: CheminTable) -> Counter[int]:
    return net_by_seat(move for event in table.run.events for move in chemin.moves(event))


@pytest.mark.parametrize(
    ("hands", "won", "lost"),
    [(PONTE_WINS, {2: 10_000}, {1: 10_000}), (BANKER_WINS, {1: 9_500}, {2: 10_000})],
)
def test_a_coup_of_chemin_de_fer_moves_chips_from_seat_to_seat(
    hands: tuple[str, str], won: dict[int, int], lost: dict[int, int]
) -> None:
    table = banked()
    table.stakes(s2=10_000)
    table.play(*hands)
    assert (+gains(table), -gains(table)) == (won, lost)


@pytest.mark.parametrize("errand", [Buy(2, 700), Cash(2, 700), Leave(2)])
def test_chips_bought_and_cashed_are_no_gain(errand: Any) -> None:
    table = banked()
    moves = [move for event in table.say(CHANGEUR, errand) for move in chemin.moves(event)]
    assert moves
    assert not net_by_seat(moves)


def test_the_houses_own_gains_are_no_seats() -> None:
    run = felt()
    run.do(1, bets(player=2_500, banker=5_000))
    coup(run, PLAYER_WINS)
    moves = [move for event in run.events for move in punto.moves(event)]
    assert net_by_seat(moves) == {1: -2_500}
