"""The pictures that `baccarat solve` draws."""

import builtins
import xml.etree.ElementTree as ET
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from baccarat.cli import files
from baccarat.cli.output.errors import CommandError
from baccarat.cli.output.pictures import Panel, marks
from baccarat.cli.solve import banque_output
from baccarat.cli.solve.chemin_output import picture
from baccarat.cli.solve.course_pictures import against_packs, against_theta, packs_of
from baccarat.lab.equilibrium import chemin_de_fer, margins, solve, solve_banque, sweeps as courses
from baccarat.lab.equilibrium.banque.solve import SHOE, count_game, played_by
from baccarat.text.languages import LANGUAGES
from cli.conftest import Here

PNG = b"\x89PNG\r\n"


def counted(drawn: str) -> Counter[str]:
    """Count the elements of a picture by kind, and its texts by class."""
    parts = [*ET.fromstring(drawn).iter()]  # noqa: S314 - our own
    return Counter(
        [each.tag.rpartition("}")[2] for each in parts] + [each.text or "" for each in parts]
    )


def test_the_tables_show_every_point_and_what_it_does() -> None:
    """A full disc means a draw, a ring a stand, and a sector a mixture."""
    found = solve(chemin_de_fer(packs=1, sees="banker"))
    chances = [*found.first.ponte.values(), *found.first.banker.values()]
    drawn = picture(found, "en")
    parts = counted(drawn)
    assert parts["rect"] == 1 + len(chances)
    assert parts["circle"] == sum(chance in {0, 1} for chance in chances)
    assert drawn.count('fill="none"') == sum(chance == 0 for chance in chances)
    assert parts["74 %"] == parts["65 %"] == 1
    assert parts["0+6"] == 1
    assert drawn.count('fill="#ddd6c6"') == 7  # the ponte is bound on all totals except 5


def test_the_costliest_error_is_the_darkest() -> None:
    found = solve(chemin_de_fer())
    costs = {point: each.cost for point, each in found.certificate.banker.items()}
    assert max(costs, key=lambda point: costs[point]) == "0|0"
    assert picture(found, "en").count('fill-opacity="1.00"') == 1
    assert found.certificate.ponte["4"].cost == 0


def test_tables_without_a_choice_are_grey() -> None:
    found = solve(chemin_de_fer(counts=[2, 2, 0, 0, 0, 0, 0, 0, 2, 2], banker_free=()))
    assert "fill-opacity" not in picture(found, "en")
    nothing = solve(chemin_de_fer(counts=[0, 0, 0, 0, 0, 0, 0, 0, 0, 6]))
    assert counted(picture(nothing, "en"))["rect"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stay_on_the_paper(language: str) -> None:
    """No line is wider than the picture, even in a wide typeface."""
    packs = {sees: [-0.013, -0.012] for sees in ("totals", "banker", "both")}
    thetas = {0.5: {"right": -0.1, "left": 0.0, "bank": 0.1}}
    drawn = [picture(solve(chemin_de_fer()), language), against_packs(packs, language)]
    drawn.append(banque_output.picture(solve_banque(), language))
    drawn += [against_theta(thetas, concept, language) for concept in ("nash", "independent")]
    for each in drawn:
        root = ET.fromstring(each)  # noqa: S314 - our own
        texts = [part for part in root if part.get("text-anchor") == "start"]
        assert texts
        for part in texts:
            end = float(part.get("x", 0)) + 8.8 * len(part.text or "")
            assert end <= float(root.get("width", 0)) + 8, part.text


def test_the_bankers_tables_at_banque_show_every_point() -> None:
    found = solve_banque("1/2", "nash")
    banker = found.equilibria[0].banker
    drawn = banque_output.picture(found, "en")
    parts, mixed = counted(drawn), [each for each in banker.values() if 0 < each < 1]
    assert parts["use"] == len(banker) == 8 * (12 * 12 - 1)
    assert drawn.count('"#stands') == sum(chance == 0 for chance in banker.values())
    assert drawn.count('"#mixed"') == len(mixed) == 1
    assert drawn.count("6|S,S: draws with probability") == 1


def test_the_costliest_error_at_banque_is_the_darkest() -> None:
    """The cost of an error is the bank's loss when all other play is in equilibrium."""
    found, (game, _) = solve_banque("1/3"), count_game(SHOE)
    first, costs = found.equilibria[0], margins(found)
    for point in ("0|0,0", "3|8,8", "6|S,S"):
        wrong = first.banker[point] <= Fraction(1, 2)
        banker = {**first.banker, point: Fraction(wrong)}
        play = played_by(game, found.theta, first.right["5"], first.left["5"], banker)
        missed = first.value_bank - play.value_bank
        assert missed == (abs(costs[point]) if first.banker[point] in {0, 1} else 0)
    assert max(costs, key=lambda point: abs(costs[point])) == "0|0,0"
    assert banque_output.picture(found, "en").count('fill-opacity="1.00"') == 1


def test_no_picture_is_drawn_without_an_equilibrium(here: Here) -> None:
    ran = here("solve", "banque", "--concept", "independent", "--plot", "none.svg")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("There is no such equilibrium")


def test_values_by_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "PACKS", (1, None))
    found = packs_of(chemin_de_fer(banker_free="0+6|S,3|9", sees="banker"))
    assert list(found) == ["banker"]
    assert found["banker"][-1] == float(
        solve(chemin_de_fer(packs="inf", banker_free="0+6|S,3|9", sees="banker")).first.value_ponte
    )
    drawn = packs_of(chemin_de_fer(banker_free="tableau"))
    assert list(drawn) == ["totals", "banker", "both"]
    parts = counted(against_packs(drawn, "en"))
    assert (parts["circle"], parts["∞"]) == (6, 1)


def test_values_by_theta_have_dots_alone_where_some_are_missing() -> None:
    values = {0.25: None, 0.5: {"right": -0.1, "left": 0.0, "bank": 0.1}}
    assert counted(against_theta(values, "independent", "en"))["circle"] == 3
    assert 'points=""' in against_theta(values, "independent", "en")
    whole = against_theta({0.25: values[0.5], 0.5: values[0.5]}, "nash", "de")
    assert 'points=""' not in whole
    assert "−10 %" in whole


def test_round_heights_are_ruled() -> None:
    assert marks(-0.01376, -0.01279) == [-0.0136, -0.0134, -0.0132, -0.013, -0.0128]
    assert marks(0, 3) == [0, 0.5, 1, 1.5, 2, 2.5, 3]
    panel = Panel(top=20, height=50, coups=3, low=0, high=2, left=10, width=100)
    assert (panel.across(1), panel.down(0), panel.down(2)) == (60, 70, 20)


def test_pictures_by_the_names_of_their_files(here: Here, tmp_path: Path) -> None:
    ran = here("solve", "chemin-de-fer", "--plot", "a.svg", "--language", "fr")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    assert "Le banquier" in (tmp_path / "a.svg").read_text(encoding="utf-8")
    files.save_picture(tmp_path / "a.png", (tmp_path / "a.svg").read_text(encoding="utf-8"))
    assert (tmp_path / "a.png").read_bytes().startswith(PNG)
    ran = here("solve", "chemin-de-fer", "--plot", "none/a.svg", "--json")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1


def test_a_png_needs_a_typeface_and_a_renderer(
    here: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(files, "_has_letters", lambda: False)
    with pytest.raises(CommandError, match="error-no-typeface"):
        files.save_picture(tmp_path / "a.png", "<svg/>")
    monkeypatch.undo()
    whole = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "resvg_py":
            raise ImportError(name=name)
        return whole(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    files._has_letters.cache_clear()
    with pytest.raises(ImportError):
        files.save_picture(tmp_path / "a.png", "<svg/>")
    ran = here("solve", "chemin-de-fer", "--plot", "a.png")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "resvg_py" in ran.stderr
