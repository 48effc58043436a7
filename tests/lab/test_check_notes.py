"""Notes of a real table are checked as the commands check noted shoes."""

import json
from typing import Any

import pytest

from baccarat.lab.check_notes import check_notes
from baccarat.notation import read, record_of_cards

CARDS = "# Noted at a table\n# packs: 8\nP1,B1,P2,B2,P3,B3,result,natural,player_pair,banker_pair\n"
RIGHT = "9h,2c,Kd,3c,,,player,yes,,\n"


def checked(text: str, packs: int = 8, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(check_notes(text, packs, 0, language))
    return found


def test_results_alone_have_roads_and_gaps() -> None:
    found = checked(
        "result,natural,player_pair,banker_pair\nplayer,,,\nbanker,yes,,\n-,,,\ntie,,yes,yes\n"
    )
    beads = [(bead["row"], bead["outcome"]) for bead in found["scorecards"]["bead_plate"]]
    assert beads == [(0, "player"), (1, "banker"), (3, "tie")]
    assert found["scorecards"]["counts"]["naturals"] == 1
    assert (found["dealt"], found["faults"], found["record"]) == (0, [], None)


def test_cards_with_suits_make_the_record_that_the_command_makes() -> None:
    record = read(checked(CARDS + RIGHT)["record"])
    assert record.coups == record_of_cards("punto-banco", ["9h 2c Kd 3c"]).coups


def test_dead_cards_and_void_coups_are_in_the_record_and_checked() -> None:
    text = CARDS + "dead Kd\ndead ?\n" + RIGHT + "void 2c\n"
    assert read(checked(text)["record"]).coups == (
        "h start; h dead Kd; h close; h deal 9h 2c Kd 3c = player 9-5",
        "h dead 2c = void",
    )
    found = checked(text + f"dead{' 9h' * 8}\n")
    assert [fault["line"] for fault in found["faults"]] == [len(text.splitlines()) + 1]
    assert found["faults"][0]["says"].startswith("8 packs hold 9h only 8 times")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("Kd,5h,3c,2s,,,player,,,\n", "The coup ends here, but Player still gets a card (PB-3)"),
        ("9h,2c,Kd,3c,,,banker,,,\n", "The cards give Player"),
        ("9h,2c,Kd,3c,4c,,player,,,\n", "The coup is over before"),
    ],
    ids=["too-few", "winner", "too-many"],
)
def test_a_coup_against_the_rules_is_told_by_its_line(line: str, says: str) -> None:
    found = checked(CARDS + RIGHT + line)
    assert [fault["line"] for fault in found["faults"]] == [5]
    assert found["faults"][0]["says"].startswith(says)
    assert (found["dealt"], found["record"]) == (1, None)


def test_more_coups_than_the_packs_give_are_told() -> None:
    found = checked("result\n" + "P\n" * 53, packs=4)
    assert found["scorecards"] is None
    assert "more than 52 coups" in found["faults"][0]["says"]


def test_a_long_word_is_cut_and_many_faults_are_not_all_told() -> None:
    found = checked("result\n" + "P" + "x" * 5_000 + "\n" + "Q\n" * 40)
    assert len(found["faults"]) == 20
    assert len(found["faults"][0]["says"]) < 300
