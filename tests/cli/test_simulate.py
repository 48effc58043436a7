"""`baccarat simulate`: its JSON, its files, its bar, and Ctrl-C."""

import csv
import io
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.dom.minidom import parseString

import pytest

from baccarat import __version__
from baccarat.cli import rows
from baccarat.cli.simulate import results, simulate
from baccarat.lab import Composition, odds, rows as rows_of, simulate as simulated
from baccarat.lab.simulation import Progress
from baccarat.lab.simulation.result_rows import COLUMNS
from baccarat.text.languages import LANGUAGES
from cli.conftest import Baccarat, Here
from support.expect_fault import QUOTED

PLAY = ("simulate", "ez", "--shoes", "300", "--seed", "4")
STRATEGY = (*PLAY, "--strategy", "martingale", "--bet", "banker-ez", "--session", "200")


def played(here: Here, *arguments: str) -> dict[str, Any]:
    ran = here(*arguments, "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def test_json_has_the_keys_and_no_others_are_missing(here: Here) -> None:
    found = played(here, *PLAY)
    assert found["version"] == 1
    assert found["shoes"] == 300
    assert found["seed"] == 4
    assert found["kernel"] == "lanes"
    assert found["coups"] == sum(found["outcomes"].values())
    assert list(found["bets"]) == ["player", "banker", "tie", "dragon-7", "panda-8"]
    assert found["bets"]["player"]["exact"] == pytest.approx(-0.0123508, abs=1e-7)
    assert found["coups_per_second"] > 0


def test_the_number_of_jobs_changes_nothing(here: Here) -> None:
    one, two = (played(here, *PLAY, "--jobs", jobs) for jobs in ("1", "2"))
    assert {**one, "coups_per_second": 0} == {**two, "coups_per_second": 0}


def test_options_reach_the_shoe(here: Here) -> None:
    shallow, deep = (played(here, *PLAY, "--cut", cut)["coups"] for cut in ("14", "312"))
    assert deep < shallow / 3
    assert played(here, *PLAY, "--burn", "52")["coups"] < played(here, *PLAY)["coups"]
    assert played(here, *PLAY, "--burn", "none") == {
        **played(here, *PLAY, "--burn", "0"),
        "coups_per_second": pytest.approx(1e9, abs=1e9),
    }


def test_bets_by_name_and_from_a_folder(here: Here, tmp_path: Path) -> None:
    (tmp_path / "ours").mkdir()
    (tmp_path / "ours" / "sevens.toml").write_text(
        'title = "Sevens"\nneeds = "values"\n'
        '[[outcomes]]\nwhen = { winner = "tie", high = 7 }\npays = 40\n'
    )
    found = played(here, *PLAY, "--bets", "ours", "--bet", "sevens", "--bet", "either-pair")
    assert list(found["bets"]) == ["sevens", "either-pair"]
    assert found["kernel"] == "cards"


@pytest.mark.parametrize("language", QUOTED)
def test_the_screen_is_in_every_language(here: Here, language: str) -> None:
    ran = here(*STRATEGY, "--language", language)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "martingale" in ran.stdout
    assert "Banker" in ran.stdout or "Banco" in ran.stdout
    assert re.search(r"95\s%", ran.stdout), "the bounds of the share of ruined sessions"


def test_rows_are_written(here: Here, tmp_path: Path) -> None:
    found = played(here, *STRATEGY, "--out", "rows.csv")
    written = list(csv.DictReader(io.StringIO((tmp_path / "rows.csv").read_text())))
    by_name = {(row["measure"], row["name"]): row for row in written}
    assert float(by_name["outcome", "tie"]["value"]) == found["outcomes"]["tie"]
    assert float(by_name["bet", "banker-ez"]["se"]) == found["bets"]["banker-ez"]["se"]
    assert float(by_name["played", "ruin"]["mean"]) == found["played"]["ruin"]["mean"]
    assert sum(row["measure"] == "result after 200" for row in written) == 7


def test_a_csv_says_beside_it_where_it_comes_from(here: Here, tmp_path: Path) -> None:
    """In the file in which CSVW looks for metadata; the CSV itself is plain for every reader."""
    found = played(here, *STRATEGY, "--out", "rows.csv")
    beside = json.loads((tmp_path / "rows.csv-metadata.json").read_text())
    (origin,) = beside["notes"]
    assert beside["url"] == "rows.csv"
    assert list(origin)[:6] == ["version", "baccarat", "preset", "seed", "kernel", "shoes"]
    assert origin == {key: found[key] for key in origin}
    assert (origin["preset"], origin["seed"], origin["shoes"]) == ("ez", 4, 300)
    assert (origin["kernel"], origin["baccarat"]) == ("cards", __version__)
    assert origin["strategy"]["name"] == "martingale"
    assert origin["session"]["coups"] == 200
    polars = pytest.importorskip("polars")
    frame = polars.read_csv(tmp_path / "rows.csv")
    assert tuple(frame.columns) == COLUMNS
    bet = frame.filter(polars.col("measure") == "bet").row(0, named=True)
    assert bet["edge"] == -bet["mean"]
    assert bet["mean"] == found["bets"]["banker-ez"]["mean"]


def test_the_edge_of_a_simulation_is_the_house_s_as_that_of_the_odds(here: Here) -> None:
    priced = {row["bet"]: row for row in rows_of(odds("ez", Composition.of_packs(8)))}
    bets = [
        row for row in rows_of(simulated("ez", shoes=20_000, seed=1)) if row["measure"] == "bet"
    ]
    assert len(bets) == 5
    for row in bets:
        edge = float(priced[row["name"]]["edge"])
        assert row["expected"] == pytest.approx(-edge)
        assert abs(row["edge"] - edge) < 4 * row["se"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_without_a_sample_are_dashes_and_say_why(
    here: Here, tmp_path: Path, language: str
) -> None:
    few = ("simulate", "punto-banco", "--seed", "1", "--bet", "dragon-7", "--strategy", "flat")
    for shoes in ("1", "100"):
        ran = here(*few, "--shoes", shoes, "--report", "r.html", "--language", language)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert "simulate-" not in ran.stdout
        page = (tmp_path / "r.html").read_text("utf-8")
        assert "simulate-" not in page
        assert "–" in ran.stdout or shoes == "100"
        assert "± 0" not in re.sub(r"± 0[.,]0*[1-9]", "", ran.stdout)


def test_too_few_sessions_are_counted_and_shares_bounded(here: Here) -> None:
    few = ("simulate", "punto-banco", "--seed", "1", "--bet", "banker", "--language", "en")
    none = here(*few, "--strategy", "martingale", "--shoes", "10").stdout
    assert re.search(r"Share of sessions ruined +– +no session ended", none)
    assert re.search(r"Largest drawdown of all sessions +– +no session ended", none)
    eight = here(*few, "--strategy", "flat", "--shoes", "100").stdout
    assert re.search(r"Result of a session +-\d+\.\d+ +too few sessions: 8\b", eight)
    assert re.search(r"ruined +0\.0000 +0 of 8, at most 0\.37 at 95 %", eight)
    lost = here(*few, "--strategy", "martingale", "--shoes", "4000", "--session", "100000").stdout
    assert re.search(r"ruined +1\.0000 +3 of 3, at least 0\.29 at 95 %", lost)
    found = played(here, *few, "--strategy", "flat", "--shoes", "100")["played"]["ruin"]
    assert found == {"mean": 0, "se": None, "low": 0, "high": pytest.approx(0.3694, abs=1e-4)}


@pytest.mark.parametrize("library", ["polars", "pyarrow"])
def test_rows_are_written_as_parquet(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: str
) -> None:
    """By each library that is installed here, as if it were the only one."""
    pytest.importorskip(library)
    monkeypatch.setattr(rows, "find_spec", lambda name: name == library)
    assert here(*STRATEGY, "--out", "rows.csv").returncode == 0
    assert here(*STRATEGY, "--out", "rows.parquet").returncode == 0
    found = read_table(tmp_path / "rows.parquet")
    assert list(found) == list(COLUMNS)
    origin = json.loads(metadata_of(tmp_path / "rows.parquet")["baccarat"])
    beside = json.loads((tmp_path / "rows.csv-metadata.json").read_text())
    assert [origin] == beside["notes"]
    expected = csv.DictReader(io.StringIO((tmp_path / "rows.csv").read_text()))
    for number, row in enumerate(expected):
        written = ["" if column[number] is None else column[number] for column in found.values()]
        assert list(map(str, written)) == list(row.values())


def metadata_of(file: Path) -> dict[str, str]:
    """Return the metadata of a Parquet file."""
    if find_spec("polars"):
        import polars  # noqa: PLC0415 - only one of the two is needed

        return dict(polars.read_parquet_metadata(file))
    from pyarrow import parquet  # noqa: PLC0415

    found = parquet.read_schema(file).metadata
    return {key.decode(): value.decode() for key, value in found.items()}


def read_table(file: Path) -> dict[str, list[Any]]:
    """Return the columns of a Parquet file, read by polars or else by pyarrow."""
    if find_spec("polars"):
        import polars  # noqa: PLC0415 - only one of the two is needed

        frame: dict[str, list[Any]] = polars.read_parquet(file).to_dict(as_series=False)
        return frame
    from pyarrow import parquet  # noqa: PLC0415

    table: dict[str, list[Any]] = parquet.read_table(file).to_pydict()
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_self_contained(here: Here, tmp_path: Path, language: str) -> None:
    assert here(*STRATEGY, "--report", "r.html", "--language", language).returncode == 0
    page = (tmp_path / "r.html").read_text("utf-8")
    assert f'<html lang="{language}"' in page
    assert not re.search(r"(src|href)=|@import|url\(", page)
    pictures = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(pictures) == 6
    for each in pictures:
        assert parseString(each).getElementsByTagName("svg")  # noqa: S318 - our own picture


BANK = ("simulate", "banque-limitee", "--shoes", "3", "--seed", "4")
SEATED = (*BANK, "--player", "2=custom:stake=2", "--rule", "tax_limited=1000")


@pytest.mark.by_day(0)
def test_a_players_bank_has_values_roles_and_seats(here: Here) -> None:
    hands, table = played(here, *BANK, "--right", "5=0"), played(here, *SEATED)
    assert (hands["kernel"], table["kernel"]) == ("hands", "traced")
    assert set(hands) == set(table) - {"roles", "seats", "coups_per_bank"}
    assert hands["version"] == 1
    assert sum(hands["outcomes"]["right"].values()) == hands["coups"]
    assert set(hands["values"]["bank"]) == {"mean", "se", "exact"}
    assert hands["values"]["right"]["exact"] < played(here, *BANK)["values"]["right"]["exact"]
    assert set(table["roles"]) == {"ponte", "bank", "house"}
    assert table["roles"]["house"]["per_shoe"]["mean"] > 0
    assert [set(seat) for seat in table["seats"]] == [{"ponte", "bank", "all", "per_unit"}] * 5


@pytest.mark.by_day(0)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_players_bank_is_shown_in_every_language(
    here: Here, tmp_path: Path, language: str
) -> None:
    files = ("--out", "rows.csv", "--report", "r.html")
    ran = here(*SEATED, *files, "--language", language)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "± " in ran.stdout
    assert "simulate-" not in ran.stdout
    rows = list(csv.DictReader(io.StringIO((tmp_path / "rows.csv").read_text())))
    assert sum(row["measure"] == "seat, all" for row in rows) == 5
    page = (tmp_path / "r.html").read_text("utf-8")
    (picture,) = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert parseString(picture).getElementsByTagName("svg")  # noqa: S318 - our own picture
    assert not re.search(r"(src|href)=|@import|url\(", page)


DOCUMENT = (Path(__file__).parents[2] / "docs" / "simulation.md").read_text("utf-8")


def test_the_functions_of_the_document_play(here: Here, tmp_path: Path) -> None:
    """Each in a file of the current folder, which the processes find as well."""
    for number, code in enumerate(re.findall(r"# mine\.py\n(.*?)```", DOCUMENT, re.DOTALL)):
        (tmp_path / f"mine_{number}.py").write_text(code)
    punto = played(here, *PLAY, "--bet", "banker-ez", "--strategy", "mine_0.double_after_a_win:5")
    assert punto["played"]["mean_stake"] > 5
    patient = (*BANK[:1], "chemin-de-fer", *BANK[2:], "--strategy", "mine_1.patient:stake=2")
    one, two = (played(here, *patient, "--jobs", jobs) for jobs in ("1", "2"))
    assert {**one, "coups_per_second": 0} == {**two, "coups_per_second": 0}
    assert played(here, *patient[:-1], "equilibrium:stake=2")["roles"] != one["roles"]


def test_whole_tables_are_played_in_processes(here: Here) -> None:
    one, two = (played(here, *BANK, "--seats", "3", "--jobs", jobs) for jobs in ("1", "2"))
    assert {**one, "coups_per_second": 0} == {**two, "coups_per_second": 0}


def test_a_pipe_shows_no_progress_bar(baccarat: Baccarat) -> None:
    ran = baccarat(*PLAY)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "seed 4" in ran.stdout


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_a_bar_with_rate_and_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    with simulate.showing_progress("en") as report:
        assert report is not None
        report(Progress(shoes=50, coups=4000, expected=100))
    assert "50%" in screen.getvalue()
    assert "coups/s" in screen.getvalue()


RATES = {
    0.4: "0 coups/s",
    31_415.9: "31,416 coups/s",
    999_999.4: "999,999 coups/s",
    1e6: "1.0 million coups/s",
    4.368e8: "436.8 million coups/s",
}


@pytest.mark.parametrize("rate", RATES)
def test_a_rate_has_a_unit_that_suits_it(rate: float) -> None:
    assert results.coup_rate(rate, "en") == RATES[rate]


def test_ctrl_c_prints_the_results_so_far(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def interrupting(_: str) -> Iterator[Any]:
        def report(progress: Progress) -> None:
            raise KeyboardInterrupt

        yield report

    monkeypatch.setattr(simulate, "showing_progress", interrupting)
    ran = here("simulate", "ez", "--shoes", "1000000", "--seed", "4", "--json")
    found = json.loads(ran.stdout)
    assert ran.returncode == 130
    assert found["interrupted"]
    assert 0 < found["shoes"] < 1_000_000
    assert found["bets"]["tie"]["se"] > 0


def test_a_checkpoint_continues_on_the_command_line(here: Here) -> None:
    checkpoint = (*PLAY, "--checkpoint", "check.json")
    once = played(here, *checkpoint)
    again = played(here, *checkpoint)
    assert {**once, "coups_per_second": 0} == {**again, "coups_per_second": 0}
