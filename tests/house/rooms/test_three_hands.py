"""A finished coup may have more than two hands: a bank against two sides."""

from baccarat.cards import Hand, parse_cards
from baccarat.house.model.shoe_history import ShoeHistory
from baccarat.notation.grammar import totals
from baccarat.rules import Outcome
from baccarat.tables.common.coup_result import CoupResult

COUP = CoupResult(
    hands={
        "right": Hand(parse_cards("8h Kd")),
        "left": Hand(parse_cards("2c 3d 5s")),
        "banker": Hand(parse_cards("3c Kh 6d")),
    },
    outcomes={"right": Outcome.PLAYER, "left": Outcome.BANKER},
)
"""The natural has won against three, before the banker drew a six (BB-7)."""


def test_each_side_is_settled_separately_and_the_bank_may_win_and_lose() -> None:
    assert [side for side in COUP.hands if COUP.has_won(side)] == ["right", "banker"]
    assert COUP.natural
    assert totals(COUP) == "8-0-9"


def test_each_side_has_a_road_of_its_own() -> None:
    chronicle = ShoeHistory()
    assert chronicle.enter(1, COUP) == chronicle.coups[0]
    roads = {side: drawn.bead_plate for side, drawn in chronicle.scorecards().items()}
    assert {side: [bead.outcome for bead in beads] for side, beads in roads.items()} == {
        "right": [Outcome.PLAYER],
        "left": [Outcome.BANKER],
    }
    assert chronicle.roads() == {"right": [Outcome.PLAYER], "left": [Outcome.BANKER]}
