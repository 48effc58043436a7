"""Uses of solutions: responses, exploitability, distributions, files, many shoes."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.lab import of_packs, rows, to_frame, to_json
from baccarat.lab.equilibrium import (
    BanqueQuestion,
    Question,
    Solution,
    best_response,
    chemin_de_fer,
    coup_distribution,
    efg,
    exploitability,
    nfg,
    solve,
    solve_banque,
    solve_many,
    strategy_values,
)
from baccarat.lab.equilibrium.chemin import best_response as module
from baccarat.lab.hands import Shoe
from lab.equilibrium.naive import Coup

HALF = Fraction(1, 2)
COUNTS = (3, 2, 0, 1, 0, 2, 0, 0, 2, 0)
SMALL = chemin_de_fer(counts=COUNTS, tax="1/10")
pyspiel = pytest.importorskip("pyspiel")


@pytest.fixture(scope="module")
def solved() -> Solution:
    return solve(chemin_de_fer(packs=1, tax="1/20"))


def test_solution_is_not_solved_again(solved: Solution, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(module, "solve")
    for strategy in (solved, solved.first, solved.first.ponte, {}):
        assert best_response(solved, "ponte", strategy).play == solved.first
    assert strategy_values(solved, {}, solved) == solved.first
    assert strategy_values(solved.question, solved, solved) == solved.first
    assert exploitability(solved).total == 0
    assert exploitability(solved.question, solved, solved.first.banker).total == 0


def test_exploitability_is_what_the_best_responses_gain() -> None:
    found = exploitability(solve(SMALL), {"5": HALF}, {"5|0": HALF, "3|S": Fraction(0)})
    play = found.play
    for side, gain, against, value in (
        ("banker", found.gain_ponte, play.banker, play.value_ponte),
        ("ponte", found.gain_bank, play.ponte, play.value_bank),
    ):
        answer = best_response(SMALL, side, against).play  # type: ignore[arg-type]
        reached = answer.value_ponte if side == "banker" else answer.value_bank
        assert gain == reached - value
    assert found.total > 0


def test_every_coup_is_counted_once(solved: Solution) -> None:
    chances = coup_distribution(solved)
    assert sum(chances.values()) == 1
    won = dict.fromkeys(("ponte", "banker", "tie"), Fraction(0))
    for coup, chance in chances.items():
        won[coup.result] += chance
    assert won["ponte"] - won["banker"] == solved.first.value_ponte
    assert Fraction(19, 20) * won["banker"] - won["ponte"] == solved.first.value_bank


def test_a_distribution_agrees_with_every_deal() -> None:
    play = solve(SMALL).first
    coup = Coup(COUNTS, "totals", SMALL.tax, play.ponte, play.banker)
    chances = coup_distribution(SMALL, play, play)
    won = sum(p for each, p in chances.items() if each.result == "ponte")
    lost = sum(p for each, p in chances.items() if each.result == "banker")
    assert won - lost == coup.pays("ponte", coup.won)
    assert all(each.ponte_card is None for each in chances if each.ponte_first >= 6)


def value_of(text: str, draws: Sequence[Mapping[str, Fraction]]) -> list[float]:
    """Return each player's value in a tree that OpenSpiel has read."""

    def value(state: Any) -> list[float]:
        if state.is_terminal():
            return list(state.returns())
        if state.is_chance_node():
            moves = state.chance_outcomes()
        else:
            point = state.information_state_string().split("-", 3)[-1]
            often = float(draws[state.current_player()][point])
            moves = [
                (each, often if state.action_to_string(each) == "draw" else 1 - often)
                for each in state.legal_actions()
            ]
        below = [(chance, value(state.child(move))) for move, chance in moves if chance]
        return [sum(chance * each[side] for chance, each in below) for side in range(len(draws))]

    return value(pyspiel.load_efg_game(text).new_initial_state())


@pytest.mark.parametrize("sees", ["totals", "banker", "both"])
def test_openspiel_reads_the_same_value(sees: Any) -> None:
    solution = solve(chemin_de_fer(counts=(4, 2, 2, 1, 1, 2, 1, 0, 2, 1), sees=sees, tax="1/20"))
    first = solution.first
    found = value_of(efg(solution), (first.ponte, first.banker))
    assert found == pytest.approx([float(first.value_ponte), float(first.value_bank)], abs=1e-12)


def test_openspiel_reads_decimals_of_a_whole_shoe() -> None:
    solution = solve(chemin_de_fer(packs=6, tax="1/20"))
    first = solution.first
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_efg_game(efg(solution))
    found = value_of(efg(solution, decimals=True), (first.ponte, first.banker))
    assert found == pytest.approx([float(first.value_ponte), float(first.value_bank)], abs=1e-12)
    read, exact = (
        pyspiel.load_nfg_game(nfg(solution, decimals=each)).row_utilities()
        for each in (True, False)
    )
    assert read[0][0] == pytest.approx(-1819319484 / 117370353485, abs=1e-15)
    assert exact[0][0] == 0, "OpenSpiel reads large fractions now: leave the decimals out"


@pytest.mark.by_day("correlated", "card")
@pytest.mark.parametrize(
    "rules",
    [
        pytest.param({"concept": "correlated"}, id="correlated"),
        pytest.param({"left_sees": "card", "naturals": "known"}, id="card"),
        pytest.param({"left_sees": "hand"}, id="hand"),
    ],
)
def test_openspiel_reads_banque(rules: Any) -> None:
    counts = (5, 3, 0, 0, 3, 3, 0, 0, 2, 0)
    nash = {each: value for each, value in rules.items() if each != "concept"}
    first = solve_banque("1/3", shoe=Shoe(counts), **nash).equilibria[0]
    pair = [first.value_right, first.value_left]
    draws, values = [first.right, first.left], pair
    if rules.get("left_sees") == "hand":
        draws, values = [{**first.right, **first.left}], [sum(pair, Fraction(0))]
    text = efg(solve_banque("1/3", shoe=Shoe(counts), **rules), decimals=True)
    found = value_of(text, [*draws, first.banker])
    assert found == pytest.approx([*map(float, values), float(first.value_bank)], abs=1e-12)


def test_strategic_form_has_the_value_of_every_pair(solved: Solution) -> None:
    text = nfg(solved)
    game = pyspiel.load_nfg_game(text)
    assert "ponte: 5; banker: 3|8 3|9 4|2 6|S" in text
    table, first = game.row_utilities(), solved.first
    for ponte in range(2):
        for banker in range(16):
            digits = f"{banker:04b}"
            points = dict(zip(("3|8", "3|9", "4|2", "6|S"), map(Fraction, digits), strict=True))
            play = strategy_values(solved, {"5": Fraction(ponte)}, {**first.banker, **points})
            assert table[ponte][banker] == pytest.approx(float(play.value_ponte), abs=1e-12)


def test_a_solution_is_rows(solved: Solution) -> None:
    listed = rows(solved)
    assert {(each["side"], each["point"]): each["draw"] for each in listed} == {
        **{("ponte", point): often for point, often in solved.first.ponte.items()},
        **{("banker", point): often for point, often in solved.first.banker.items()},
    }
    assert listed[0].keys() == {"equilibrium", "side", "point", "draw", "kind", "gain"}
    assert '"draw":"1123651/1419896"' in to_json(listed)
    assert to_frame(listed, "polars").height == len(listed)
    three = rows(solve_banque("1/3"))
    assert {each["side"] for each in three} == {"right", "left", "banker"}


def test_many_shoes_are_solved_in_order_and_continued(tmp_path: Path) -> None:
    shoes = [of_packs(packs) for packs in (1, 2, 3)] + [COUNTS] * 7
    told, file = list[tuple[int, int]](), tmp_path / "shoes"
    found = solve_many(
        shoes, SMALL, jobs=2, progress=lambda *each: told.append(each), checkpoint=file
    )
    assert [each.counts for each in found] == shoes
    assert told == [(8, 10), (10, 10)]
    alone = solve(chemin_de_fer(counts=shoes[1], tax="1/10")).first
    assert (found[1].value_ponte, found[1].mixed["5"]) == (alone.value_ponte, alone.ponte["5"])
    assert rows(found)[0]["cards_0"] == 16
    whole = file.read_bytes()
    file.write_bytes(whole[:-5])
    told.clear()
    again = solve_many(shoes, SMALL, jobs=1, checkpoint=file, progress=lambda *n: told.append(n))
    assert again == found
    assert told == [(10, 10)]
    assert file.read_bytes() == whole


def test_many_shoes_of_banque_are_solved_and_continued(tmp_path: Path) -> None:
    shoes, file = [of_packs(1), (9, 2, 3, 4, 1, 0, 5, 3, 4, 4), of_packs(2)], tmp_path / "shoes"
    question = BanqueQuestion(theta="1/3", concept="correlated")
    finite = replace(question, shoe=Shoe(of_packs(1)))
    found = solve_many(shoes[:2], finite, jobs=1, checkpoint=file)
    assert [each.counts for each in found] == shoes[:2]
    for each, counts in zip(found, shoes, strict=False):
        alone = solve_banque("1/3", "correlated", shoe=Shoe(counts)).equilibria[0]
        assert (each.value_right, each.value_left) == (alone.value_right, alone.value_left)
        assert (each.value_bank, each.regret) == (alone.value_bank, alone.regret.most)
        mixed = {at: often for at, often in alone.banker.items() if 0 < often < 1}
        assert {at: each.mixed[f"banker {at}"] for at in mixed} == mixed
    assert solve_many(shoes[:2], finite, jobs=1, checkpoint=file) == found
    assert rows(found)[1]["cards_0"] == 9
    with pytest.raises(ValueError, match="no checkpoint of these shoes"):
        solve_many(shoes[:2], replace(finite, theta="1/4"), jobs=1, checkpoint=file)
    with pytest.raises(ValueError, match="9 cards"):
        solve_many([(1, 1, 1, 1, 1, 1, 1, 1, 0, 0)], finite, jobs=1)
    (none,) = solve_many(shoes[:1], replace(finite, concept="independent"), jobs=1)
    assert (none.value_bank, none.mixed, none.unique) == (None, {}, "searched")


@pytest.mark.parametrize(
    ("says", "ask"),
    [
        ("no probability at '5'; give", lambda: exploitability(SMALL, {}, {})),
        ("no probability at '0|0' and", lambda: coup_distribution(SMALL, {"5": 1}, {})),
        ("'0=1/2' contradicts the rules, by which that point has 1",
         lambda: best_response(SMALL, "ponte", {"0": "1/2"})),
        ("ponte must be a mapping", lambda: coup_distribution(SMALL, 5)),  # type: ignore[arg-type]
        ("game must be a question", lambda: exploitability(5)),  # type: ignore[arg-type]
        ("is not a decision point", lambda: exploitability(SMALL, {"9": 1})),
        ("solution must be a solution", lambda: efg(SMALL)),  # type: ignore[arg-type]
        ("23 open decisions, and a strategic form at most 16",
         lambda: nfg(solve(chemin_de_fer(sees="both", tax="1/20")))),
        ("6 cards, and there are 5",
         lambda: solve_many([of_packs(6), (5, *[0] * 9)], SMALL)),
        ("jobs is a whole number", lambda: solve_many([], SMALL, jobs=0)),
    ],
)  # fmt: skip
def test_what_cannot_be_answered_is_refused(says: str, ask: Callable[[], object]) -> None:
    with pytest.raises((ValueError, TypeError), match=says.replace("|", r"\|")):
        ask()


def test_a_checkpoint_of_another_question_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "shoes"
    solve_many([COUNTS], SMALL, jobs=1, checkpoint=file)
    for shoes, question in (([of_packs(1)], SMALL), ([COUNTS], Question(Shoe(COUNTS)))):
        with pytest.raises(ValueError, match="no checkpoint of these shoes"):
            solve_many(shoes, question, jobs=1, checkpoint=file)
