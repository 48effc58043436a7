"""The calls at a table of chemin de fer (CF-24), and the reasons given."""

from typing import Any

import pytest

from baccarat.tables import chemin
from baccarat.tables.chemin import (
    DrawCard,
    HoldBank,
    MatchRaise,
    Pass,
    PassBank,
    RaiseBank,
    Stand,
    TakeBank,
)
from support.tables.chemin_table import (
    A_DEUX,
    AVEC,
    BANKER_WINS,
    CHEMIN,
    CLUB,
    MARCHE,
    PONTE_WINS,
    SOLO,
    TIE,
    CheminTable,
    banked,
    doubled,
)
from support.tables.punto_table import CARD_OF

Heard = list[tuple[str, dict[str, int | str]]]


def heard(table: CheminTable, since: int = 0) -> Heard:
    """List what everyone heard from a step on."""
    said = []
    for step in table.run.steps[since:]:
        state = step.before
        for event in step.events:
            said += [(call.id, call.args) for call in chemin.announce(state, event)]
            state = chemin.apply(state, event)
    return said


def dealt(ponte: int, banker: int, house: str = CHEMIN) -> CheminTable:
    table = banked(10_000, house)
    table.stakes(s2=10_000)
    table.look((CARD_OF[0], CARD_OF[ponte]), (CARD_OF[0], CARD_OF[banker]))
    return table


@pytest.mark.rule("CF-24", "CF-11")
@pytest.mark.parametrize(
    ("hands", "side", "points"),
    [(("8c Kd", "Kc Ks"), "player", 8), (("9c Kd", "Kc Ks"), "player", 9)],
)
def test_a_natural_is_called(hands: tuple[str, str], side: str, points: int) -> None:
    table = banked()
    table.stakes(s2=10_000)
    table.play(*hands)
    assert ("chemin-natural", {"side": side, "points": points}) in heard(table)


@pytest.mark.rule("CF-24", "CF-12")
def test_the_pontes_words_and_the_bankers() -> None:
    table = dealt(5, 6)
    table.say(2, DrawCard())
    table.deal("6c")
    table.say(1, DrawCard())
    said = [name for name, _ in heard(table)]
    assert said.index("bank-carte") < said.index("bank-banker-draws")
    stood = dealt(5, 6)
    stood.say(2, Stand())
    stood.say(1, Stand())
    said = [name for name, _ in heard(stood)]
    assert said.index("bank-non") < said.index("bank-reste")


@pytest.mark.rule("CF-24", "CF-3")
@pytest.mark.parametrize(
    ("call", "kind", "units"),
    [(SOLO, "solo", 10_000), (AVEC, "avec", 5_000), (MARCHE, "marche", 10_000)],
)
def test_a_banco_is_called_by_its_name_and_caller(call: Any, kind: str, units: int) -> None:
    table = banked()
    table.calls((4, call), (5, call))
    said = heard(table)
    assert ("bank-banco", {"seat": 4, "kind": kind, "units": units}) in said
    assert ("bank-call-over", {"seat": 5}) in said


@pytest.mark.rule("CF-24", "CF-3")
def test_a_shared_banco_names_both_callers_and_a_lapsed_call_is_announced() -> None:
    table = banked()
    table.calls((4, A_DEUX), (5, A_DEUX))
    shared = {"seat": 4, "other": 5, "kind": "a-deux", "units": 10_000}
    assert ("bank-banco-shared", shared) in heard(table)
    alone = banked()
    alone.calls((4, A_DEUX))
    assert ("bank-call-lapsed", {"seat": 4}) in heard(alone)


@pytest.mark.rule("CF-24", "CF-19")
def test_la_main_passe() -> None:
    table = banked()
    table.stakes(s2=10_000)
    table.play(*BANKER_WINS)
    start = len(table.run.steps)
    table.say(1, PassBank())
    table.say(3, TakeBank())
    table.close()
    assert heard(table, start)[:3] == [
        ("bank-passed", {"seat": 1, "units": 19_500}),
        ("bank-suite", {"units": 19_500}),
        ("bank-suite-taken", {"seat": 3, "units": 19_500}),
    ]


@pytest.mark.rule("CF-24", "CF-8", "CF-19")
def test_banker_and_co_banker_are_each_paid_their_own_part() -> None:
    table = doubled(10_000, co_banker=3)
    table.stakes(s2=20_000)
    table.play(*BANKER_WINS)
    start = len(table.run.steps)
    table.say(1, PassBank())
    assert heard(table, start)[:2] == [
        ("bank-passed", {"seat": 1, "units": 19_500}),
        ("bank-share", {"seat": 3, "units": 19_500}),
    ]


@pytest.mark.rule("CF-24", "CF-8", "CF-9")
def test_each_of_two_has_their_own_back_where_nobody_stakes() -> None:
    table = doubled(10_000, co_banker=3)
    table.stakes()
    table.say(1, HoldBank())
    table.stakes()
    assert ("bank-uncovered", {"seat": 1, "units": 10_000}) in heard(table)
    assert ("bank-share", {"seat": 3, "units": 10_000}) in heard(table)


@pytest.mark.rule("CF-24", "CF-8")
@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (MatchRaise(), ("bank-raise-matched", {"seat": 3, "units": 2_000})),
        (Pass(), ("bank-raise-unmatched", {})),
    ],
)
def test_whether_a_raise_is_matched_is_told(answer: Any, told: Any) -> None:
    table = doubled(10_000, co_banker=3)
    table.stakes(s2=24_000)
    table.say(1, RaiseBank(4_000))
    table.say(3, answer)
    said = heard(table)
    assert told in said
    assert said.index(("bank-all-held", {"units": 4_000})) < said.index(told)


@pytest.mark.rule("CF-24", "CF-15", "CF-7")
def test_en_cartes_and_au_garage() -> None:
    table = banked()
    table.stakes(s2=4_000)
    table.play(*TIE)
    said = heard(table)
    assert ("bank-garage", {"units": 6_000}) in said
    assert ("chemin-result-tie", {"ponte": 7, "banker": 7}) in said


@pytest.mark.rule("CF-24", "CF-17")
def test_the_tax_is_told() -> None:
    table = banked()
    table.stakes(s2=4_000)
    table.play(*BANKER_WINS)
    assert ("bank-tax", {"units": 200}) in heard(table)
    free = banked(10_000, CLUB)
    free.stakes(s2=4_000)
    free.play(*BANKER_WINS)
    assert "bank-tax" not in {name for name, _ in heard(free)}


def why(table: CheminTable) -> Heard:
    """Return the reasons for the last coup's result."""
    for step in reversed(table.run.steps):
        state = step.before
        for event in step.events:
            if finished := chemin.coup_result(state, event):
                return [(call.id, call.args) for call in finished.why]
            state = chemin.apply(state, event)
    raise AssertionError("no coup is finished")


@pytest.mark.rule("CF-10", "CF-12", "CF-14")
def test_each_finished_coup_says_why_each_card_was_drawn_or_not() -> None:
    table = dealt(4, 3)
    table.say(2, DrawCard())
    table.deal("9c")
    table.say(1, Stand())
    assert why(table) == [
        ("why-chemin-ponte", {"rule": "CF-10", "seat": 2, "kind": "largest"}),
        ("why-chemin-ponte-draws", {"rule": "CF-12", "points": 4, "bound": "bound"}),
        (
            "why-chemin-banker-given-stands",
            {"rule": "CF-14", "given": 9, "points": 3, "bound": "free"},
        ),
        ("why-chemin-result-tie", {"rule": "CF-15", "ponte": 3, "banker": 3}),
    ]


@pytest.mark.rule("CF-12", "CF-14")
def test_the_reason_for_a_free_hand_names_the_customary_choice() -> None:
    table = dealt(7, 2, CLUB)
    table.say(2, DrawCard())
    table.deal("2c")
    table.say(1, DrawCard())
    table.deal("Kc")
    ponte, banker = why(table)[1:3]
    assert ponte == ("why-chemin-ponte-draws", {"rule": "CF-12", "points": 7, "bound": "against"})
    assert banker[1]["bound"] == "custom"


@pytest.mark.rule("CF-13", "CF-11")
def test_a_card_that_is_not_given_has_its_reason() -> None:
    table = dealt(4, 8)
    table.say(2, DrawCard())
    assert why(table)[1] == ("why-chemin-not-given", {"rule": "CF-13", "ponte": 4, "banker": 8})
    natural = banked()
    natural.stakes(s2=10_000)
    natural.play(*PONTE_WINS)
    assert why(natural)[1][1]["rule"] == "CF-11"
