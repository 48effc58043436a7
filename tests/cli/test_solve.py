"""The output of `baccarat solve`."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from baccarat.cli.solve.banque_output import at_most
from baccarat.lab.equilibrium.banque import solve as banque_solve
from baccarat.lab.kernels import choice
from baccarat.text.languages import LANGUAGES
from cli.conftest import Here
from support.expect_fault import QUOTED


def test_a_solution_as_an_object(here: Here) -> None:
    ran = here("solve", "chemin-de-fer", "--packs", "inf", "--tax", "0.05", "--json")
    found = json.loads(ran.stdout)
    assert list(found) == [
        "version", "value_ponte", "value_bank", "ponte", "banker", "equilibria", "unique",
        "method", "certificate",
    ]  # fmt: skip
    assert found["value_ponte"]["exact"] == "-679568/53094899"
    assert found["ponte"]["5"]["exact"] == "179/214"
    assert found["banker"]["6|S"] == {"exact": "859/2288", "float": 859 / 2288}
    (only,) = found["equilibria"]
    assert only == {key: found[key] for key in ("value_ponte", "value_bank", "ponte", "banker")}
    assert (found["unique"], found["method"]["name"]) == ("proved", "extreme-points")
    assert found["method"]["tax"] == {"exact": "1/20", "float": 0.05}
    certificate = found["certificate"]
    assert certificate["holds"] is True
    assert certificate["gain_ponte"]["exact"] == certificate["gain_bank"]["exact"] == "0/1"
    assert certificate["ponte"]["4"] == {"kind": "forced"}
    assert certificate["ponte"]["5"] == {"kind": "mixed", "gain": {"exact": "0/1", "float": 0.0}}
    assert certificate["banker"]["7|0"]["kind"] == "strict"
    assert certificate["banker"]["7|0"]["gain"]["float"] < 0


@pytest.mark.rule("CF-12", "CF-14", "CF-17")
def test_a_preset_brings_its_rules_and_options_go_before_them(here: Here) -> None:
    def solved(*options: str) -> dict[str, object]:
        ran = here("solve", "chemin-de-fer", "--preset", "chemin-de-fer", *options, "--json")
        method: dict[str, object] = json.loads(ran.stdout)["method"]
        return method

    house = solved()
    assert house["tax"] == {"exact": "1/20", "float": 0.05}
    assert (house["ponte_free"], house["banker_free"]) == ("5", "tableau")
    other = solved("--tax", "1/10", "--packs", "1", "--banker-free", "3|9, 6|S")
    assert other["tax"] == {"exact": "1/10", "float": 0.1}
    assert other["banker_free"] == ["3|9", "6|S"]
    assert other["cards"] == [16, *[4] * 9]


def test_counts_are_taken_as_they_are(here: Here) -> None:
    counts = "3,2,0,1,0,2,0,0,2,0"
    found = json.loads(here("solve", "chemin-de-fer", "--counts", counts, "--json").stdout)
    assert found["method"]["cards"] == [int(each) for each in counts.split(",")]
    assert "6|7" not in found["banker"]
    assert Fraction(found["value_ponte"]["exact"]) == -Fraction(found["value_bank"]["exact"])


def test_solutions_for_people(here: Here) -> None:
    says = ("draws with probability 9/11", "zieht mit Wahrscheinlichkeit 9/11", "probabilité 9/11")
    for language, words in zip(QUOTED, says, strict=True):
        ran = here("solve", "chemin-de-fer", "--packs", "inf", "--language", language)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert words in ran.stdout
        assert "-679568/53094899" in ran.stdout


def test_hands_that_act_alike_share_a_row(here: Here) -> None:
    shown = here("solve", "chemin-de-fer", "--packs", "1", "--sees", "banker").stdout
    rows = {line.partition("  ")[0] for line in shown.splitlines()}
    assert rows >= {"5", "0+6", "3+3"}
    assert rows.isdisjoint({"0+5", "2+3", "1+5"})


@pytest.mark.by_day(1)
@pytest.mark.rule("CF-14", "BB-4", "BB-5", "AD-B17")
@pytest.mark.parametrize(
    ("name", "says"),
    {
        "chemin-de-fer-andorra": {"banker_free": "tableau", "packs": 6},
        "chemin-de-fer-club": {"ponte_free": "all", "banker_free": "all", "packs": 6},
        "banque-andorra-limitee": {"ponte_free": "5", "left_sees": "card", "packs": 6},
        "banque-club": {"ponte_free": "all", "naturals": "known", "packs": 3},
        "banque-club --left-sees hand": {"left_sees": "hand", "naturals": "pooled", "packs": 3},
        "banque-limitee --packs 1 --ponte-free all": {"ponte_free": "all", "packs": 1},
    }.items(),
)
def test_the_name_of_a_preset_brings_its_game_and_freedoms(
    here: Here, name: str, says: dict[str, object]
) -> None:
    ran = here("solve", *name.split(), "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    method = json.loads(ran.stdout)["method"]
    found = {**method, "packs": sum(method["cards"]) // 52}
    assert {key: found[key] for key in says} == says
    given = ("--right", "5=0") if "left_sees" in method else ("--ponte", "5=0")
    answer = json.loads(here("best-response", *name.split(), *given, "--json").stdout)
    assert {key: value for key, value in answer["method"].items() if key in says} == {
        key: value for key, value in says.items() if key != "packs"
    }
    assert sum(answer["method"]["cards"]) == 52 * found["packs"]


def test_a_preset_of_another_game_is_refused(here: Here) -> None:
    for asked in (("banque", "--preset", "ez"), ("chemin-de-fer", "--preset", "banque-club")):
        for language in LANGUAGES:
            ran = here("solve", *asked, "--language", language)
            assert (ran.returncode, ran.stdout) == (2, "")
            assert asked[2] in ran.stderr
            assert ("banque-andorra-limitee" if asked[0] == "banque" else "computer") in ran.stderr


BANQUE = [
    "version", "theta", "concept", "value_right", "value_left", "value_bank", "right", "left",
    "banker", "equilibria", "unique", "method",
]  # fmt: skip


@pytest.mark.rule("BB-5", "BB-6")
def test_banque_as_an_object(here: Here) -> None:
    ran = here("solve", "banque", "--theta", "1/3", "--concept", "independent", "--json")
    found = json.loads(ran.stdout)
    assert list(found) == [*BANQUE, "certificate"]
    assert found["right"]["5"]["exact"] == found["left"]["5"]["exact"] == "9/11"
    assert found["banker"]["6|6,6"] == {"exact": "1/1", "float": 1.0}
    assert found["certificate"]["holds"] is True
    values = [Fraction(found[f"value_{side}"]["exact"]) for side in ("right", "left", "bank")]
    assert sum(values) == 0


def test_every_equilibrium_is_listed_with_what_holds_it(here: Here) -> None:
    found = json.loads(here("solve", "banque", "--theta", "1/2", "--json").stdout)
    listed = found["equilibria"]
    assert len(listed) == found["method"]["found"] > 1
    assert (found["unique"], found["method"]["complete"]) == ("no", True)
    assert listed[0]["banker"] == found["banker"]
    assert all(each["certificate"]["holds"] for each in listed)
    shown = here("solve", "banque", "--theta", "1/2").stdout
    assert f"{len(listed)} were found. Any others form lines or areas" in shown.replace("\n", " ")


@pytest.mark.rule("CF-17")
def test_an_indifferent_bank_may_still_matter_to_the_ponte(here: Here) -> None:
    """With this tax a draw on 7 costs the bank nothing, and the ponte 0.0023 of the stake."""
    asked = ("solve", "chemin-de-fer", "--counts", "0,13,9,0,0,0,21,0,0,0", "--tax", "0.05")
    found = json.loads(here(*asked, "--json").stdout)
    one, other = found["equilibria"]
    assert (found["unique"], found["method"]["complete"]) == ("no", True)
    assert {each["banker"]["7|S"]["float"] for each in (one, other)} == {0, 1}
    assert one["value_bank"] == other["value_bank"]
    assert one["value_ponte"] != other["value_ponte"]
    assert found["certificate"]["banker"]["7|S"]["kind"] == "indifferent"
    shown = here(*asked).stdout.replace("\n", " ")
    assert "2 were found. All others are mixtures of them." in shown


def test_a_solve_that_would_cost_too_much_ends_with_a_sentence(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(banque_solve, "STEPS", 0)
    says = ("No equilibrium was found", "wurde kein Gleichgewicht gefunden", "Aucun équilibre")
    for language, words in zip(QUOTED, says, strict=True):
        for command in (("solve",), ("best-response", "--right", "5=1")):
            ran = here(command[0], "banque", *command[1:], "--language", language)
            assert (ran.returncode, ran.stdout) == (3, "")
            assert words in ran.stderr


def test_a_number_is_rounded_up() -> None:
    assert [at_most(Fraction(each)) for each in ("0.00000021", "1/2", "0", "1e-20")] == [
        "3e-7",
        "5e-1",
        "0e+0",
        "1e-20",
    ]


def test_banque_where_no_such_equilibrium_exists(here: Here) -> None:
    ran = here("solve", "banque", "--concept", "independent", "--json")
    found = json.loads(ran.stdout)
    assert (ran.returncode, found["right"], found["value_bank"]) == (0, None, None)
    assert found["method"]["exists"] is False
    says = ("no such equilibrium", "kein solches Gleichgewicht", "pas d’équilibre")
    for language, words in zip(QUOTED, says, strict=True):
        ran = here("solve", "banque", "--concept", "independent", "--language", language)
        assert words in ran.stdout


def test_banque_where_numbers_are_bounded(here: Here) -> None:
    found = json.loads(here("solve", "banque", "--theta", "0.1", "--json").stdout)
    assert list(found) == [*BANQUE, "bound"]
    assert 0 < found["bound"]["probability"] < 1e-9
    assert isinstance(found["right"]["5"], float)
    assert found["method"]["exact"] is False
    shown = here("solve", "banque", "--theta", "0.1").stdout
    assert (
        "correct to within 9e-16. By deviating from these numbers nobody gains more than" in shown
    )
    assert "There is no other equilibrium." in shown


@pytest.mark.by_day(0)
def test_banque_matches_the_table(here: Here, tmp_path: Path) -> None:
    asked = ("solve", "banque", "--packs", "3", "--ponte-free", "all", "--left-sees", "card")
    found = json.loads(here(*asked, "--json").stdout)
    assert list(found) == [*BANQUE, "bound"]
    assert {*found["bound"]} == {"gain_right", "gain_left", "gain_bank"}
    assert (found["method"]["ponte_free"], found["method"]["left_sees"]) == ("all", "card")
    assert 0 < found["left"]["5|S"] < found["left"]["0|S"] == 1
    shown = here(*asked).stdout
    assert "5|S: draws with probability 0." in shown
    assert "counted exactly" in shown
    picture = tmp_path / "table.svg"
    assert here(*asked, "--plot", str(picture)).returncode == 0
    assert "The right draws with 0, 1, 2, 3, 4." in picture.read_text("utf-8")
    assert "The left draws with 0, 1, 2, 3, 4, 5|0, 5|1" in picture.read_text("utf-8")


def test_banque_for_people_and_with_a_plan(here: Here) -> None:
    shown = here("solve", "banque", "--concept", "correlated").stdout
    assert "Their plan on 5: both draw 59.484 %" in shown
    assert "With 7 the banker always stands." in shown
    assert "whatever card the right was given" in shown


def test_a_real_shoe_wants_the_extra(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "find_spec", lambda name: None)
    ran = here("solve", "banque", "--packs", "6")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == (
        "This needs numba, which is not installed. Install it with: pip install 'baccarat[lab]'\n"
    )


def test_a_best_answer_as_an_object_and_for_people(here: Here) -> None:
    asked = ("best-response", "chemin-de-fer", "--ponte", "5=0", "--packs", "inf")
    found = json.loads(here(*asked, "--json").stdout)
    assert list(found) == [
        "version", "given", "value_ponte", "value_bank", "ponte", "banker", "gain", "equilibrium",
        "method",
    ]  # fmt: skip
    assert (found["given"], found["ponte"]["5"]["exact"]) == ("ponte", "0/1")
    assert found["banker"]["6|S"]["exact"] == "0/1"
    assert found["equilibrium"]["ponte"]["5"]["exact"] == "9/11"
    assert found["gain"]["exact"] in here(*asked).stdout


@pytest.mark.by_day(0)
def test_a_best_answer_at_banque_as_an_object_and_for_people(here: Here) -> None:
    asked = ("best-response", "banque", "--banker", "6|S,7=0, 6|7,S=1/2", "--theta", "1/3")
    found = json.loads(here(*asked, "--json").stdout)
    assert list(found) == [
        "version", "theta", "given", "answers", "value_right", "value_left", "value_bank",
        "right", "left", "banker", "gain", "equilibrium", "method",
    ]  # fmt: skip
    assert (found["given"], found["answers"]) == (["banker"], "left")
    drawn = found["banker"]
    assert [drawn[each]["exact"] if isinstance(drawn[each], dict) else drawn[each]
            for each in ("6|S,7", "6|7,S")] in (["0/1", "1/2"], [0.0, 0.5])  # fmt: skip
    for language in LANGUAGES:
        assert here(*asked, "--language", language).returncode == 0
    assert "The best answer brings the left" in here(*asked).stdout
    seeing = ("--left", "5|S=0", "--left-sees", "card", "--packs", "6")
    seen = here("best-response", "banque", *seeing, "--json")
    assert json.loads(seen.stdout)["left"]["5|S"] == 0


def test_a_game_leaves_as_a_file_for_other_programs(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "game.efg"
    for game, players in (("chemin-de-fer", '"Ponte" "Bank"'), ("banque", '"Right" "Left" "Bank"')):
        here("solve", game, "--counts", "4,2,0,0,3,3,0,0,2,0", "--efg", str(file))
        exact = file.read_text()
        assert exact.startswith("EFG 2 R ")
        assert f"{{ {players} }}" in exact
        here("solve", game, "--counts", "4,2,0,0,3,3,0,0,2,0", "--efg", str(file), "--decimals")
        rounded = file.read_text()
        assert len(rounded.splitlines()) == len(exact.splitlines())
        assert "/" in exact.splitlines()[2]
        assert "/" not in rounded.partition("\n")[2]
