"""Generated files that git keeps match the code; `make generate` updates them."""

import json
import runpy
import subprocess

import pytest
from msgspec.structs import replace

from baccarat.cli.solve.course_pictures import values_of
from baccarat.lab.equilibrium import chemin_de_fer, solve, solve_banque
from baccarat.lab.equilibrium.problem import SIGHTS
from baccarat.players.banking.personality import PERSONALITIES, Personality
from baccarat.rules import read_wager
from baccarat.rules.wagers.condition import Condition
from baccarat.tables import punto
from baccarat.web.schema import schema
from project.tree import ROOT

DOCS = ROOT / "docs"


def test_the_phases_are_those_of_the_table() -> None:
    made = runpy.run_path(str(DOCS / "phases.py"))
    page = (DOCS / "phases.md").read_text()
    assert page == made["page"]()
    assert max(map(len, page.splitlines())) < 120
    part = page.partition("## Punto banco\n")[2].partition("\n## ")[0]
    phases = {name: events for name, _, events in (x.partition("\n") for x in part.split("### "))}
    for (source, event), target in punto.NEXT.items():
        events = phases[source.replace("-", " ").capitalize()]
        where = "stays" if source is target else f"to *{target.replace('-', ' ')}*"
        (line,) = (each for each in events.split("\n- ") if each.lstrip("- \n").startswith(where))
        assert f"`{event.__name__}`" in line


def test_the_pages_on_the_law_are_those_of_the_statutes() -> None:
    made = runpy.run_path(str(DOCS / "laws.py"))
    pages = made["pages"]()
    assert {path: path.read_text("utf-8") for path in pages} == pages


def test_the_picture_shows_the_layers_of_the_contract() -> None:
    made = runpy.run_path(str(DOCS / "layers.py"))
    assert (DOCS / "layers.svg").read_text() == made["picture"]()


def test_the_wire_messages_are_those_of_the_code() -> None:
    made = runpy.run_path(str(DOCS / "wire.py"))
    pages = made["pages"]()
    assert {path: path.read_text() for path in pages} == pages
    assert {*(DOCS / "wire").iterdir()} == pages.keys() - {DOCS / "wire.md"}
    told = "\n".join(pages.values())
    assert all(
        f"\n### {made['_title'](name)}\n" in told for name in schema()["$defs"] if name != "Message"
    )


def test_the_description_of_the_http_interface_is_that_of_the_routes() -> None:
    made = runpy.run_path(str(DOCS / "openapi.py"))
    described = made["description"]()
    page = (DOCS / "http.md").read_text(encoding="utf-8")
    assert page == made["reference"](json.loads(described))
    paths = [path for path in json.loads(described)["paths"] if path.startswith("/api/")]
    assert paths
    assert [path for path in paths if f" {path}\n" not in page] == []


def test_the_command_line_is_that_of_the_commands() -> None:
    made = runpy.run_path(str(DOCS / "command_line.py"))
    assert (DOCS / "command-line.md").read_text() == made["page"]()
    assert made["OVERVIEW"].read_text(encoding="utf-8") == made["overview"]()


def test_the_bets_are_those_of_the_package() -> None:
    made = runpy.run_path(str(DOCS / "bets.py"))
    page = (DOCS / "bets.md").read_text(encoding="utf-8")
    assert page == made["page"]()
    examples = [each.partition("```")[0] for each in page.split("```toml\n")[1:]]
    assert [len(read_wager("example", each).lines) for each in examples] == [3, 2]
    assert all(f"`{fact}`" in page for fact in Condition.__struct_fields__)


def test_the_bots_are_those_of_the_package() -> None:
    made = runpy.run_path(str(DOCS / "bots.py"))
    assert (DOCS / "bots.md").read_text(encoding="utf-8") == made["page"]()
    bot = PERSONALITIES["bold"]
    for field in Personality.__struct_fields__:
        others = [replace(bot, **{field: getattr(each, field)}) for each in PERSONALITIES.values()]
        assert any(cell(each) != cell(bot) for each in others for cell in made["ROWS"].values()), (
            field
        )


def test_the_table_of_optimal_play_matches_the_solution() -> None:
    made = runpy.run_path(str(DOCS / "solve.py"))
    page = (DOCS / "solve.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines(keepends=True) if line.startswith("| 6 |")]
    assert rows == [made["row"](tax, 6) for tax in made["TAXES"]]


def test_the_pictures_of_optimal_play_match_the_solution() -> None:
    """Each picture shows its values, and some of the values are solved again."""
    made = runpy.run_path(str(DOCS / "solve_pictures.py"))
    kept = json.loads(made["VALUES"].read_text(encoding="utf-8"))
    drawn = dict(made["pictures"](kept))
    assert {each.name for each in made["PICTURES"].iterdir()} == set(drawn)
    for name, picture in drawn.items():
        assert (made["PICTURES"] / name).read_text(encoding="utf-8") == picture
    assert {sees: len(found) for sees, found in kept["packs"].items()} == dict.fromkeys(SIGHTS, 13)
    assert len(kept["theta"]) == 19
    for sees, found in kept["packs"].items():
        assert found[0] == float(solve(chemin_de_fer(packs=1, sees=sees)).first.value_ponte)
    quarter = solve_banque("1/4", "nash").equilibria[0]
    assert kept["theta"]["0.25"] == values_of(quarter)


def test_the_digest_is_that_of_the_checker() -> None:
    made = runpy.run_path(str(DOCS / "checker.py"))
    assert made["CHECKER"].exists(), "build the page first: make page"
    assert (DOCS / "checker.sha256").read_text() == made["line"]()


@pytest.mark.parametrize(
    ("made", "source"),
    [
        ("frontend/src/ids.ts", "src/baccarat/text/locales/en/page.ftl"),
        ("frontend/src/wire.ts", "src/baccarat/tables/punto/actions.py"),
        ("docs/library.md", "src/baccarat/rules/tableau.py"),
        ("docs/openapi.json", "src/baccarat/web/api.py"),
        ("docs/wire.schema.json", "src/baccarat/house/model/commands.py"),
    ],
)
def test_what_git_does_not_keep_is_made_again_when_its_source_changes(
    made: str, source: str
) -> None:
    assert (ROOT / source).exists()
    command = ["make", "--dry-run", f"--what-if={source}", made]
    steps = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert steps
    assert "up to date" not in steps
