"""Links resolve, examples are true, and every page can be found."""

import doctest
import re
from pathlib import Path

import pytest

from baccarat.cli import main
from baccarat.rules import PRESETS
from project.tree import ROOT, files

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
PAGES = files(".md")
DOCS = ROOT / "docs"
KEPT = {each for path in files() for each in (path, *path.parents)}
"""The files and folders that readers of the repository have; `make` writes others."""
TUTORIALS = [page for page in PAGES if page.parent == DOCS / "tutorials"]
PLAYERS = [
    DOCS / name
    for name in (
        "at-the-table.md",
        "tutorial.md",
        "tutorials/banque.md",
        "tutorials/chemin.md",
        "own-play.md",
        "accounts.md",
        "help/faq.md",
    )
]
"""Documents in which every capitalised word in italics is a label of the page."""
HOSTS = DOCS / "host-for-friends.md"
LABEL = re.compile(r"(?<![*\w])\*([A-Z][^*]*?)\*(?![*\w])")
CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)
MOST_OF_PICTURES = 2_500_000
"""In bytes."""


def anchors(page: Path) -> set[str]:
    """List the anchors of a page's headings, as a code forge generates them."""
    headings = HEADING.findall(page.read_text())
    return {re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in headings}


def broken(page: Path) -> list[str]:
    """List the links of a page whose file, in the repository, or heading does not exist."""
    found = []
    for link in LINK.findall(re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if target not in KEPT | {page} or (anchor and anchor not in anchors(target)):
            found.append(link)
    return found


def test_links_lead_somewhere() -> None:
    assert {page: found for page in PAGES if (found := broken(page))} == {}


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Here\n[a](#here) [b](#there) [c](page.md#here) [d](none.md)\n")
    assert broken(page) == ["#there", "none.md"]


def labels_of_the_page() -> frozenset[str]:
    """List the one-line messages of the page in English, and the variants of the others."""
    found = set()
    for path in (ROOT / "src/baccarat/text/locales/en").glob("*.ftl"):
        for line in path.read_text().splitlines():
            found.add(re.sub(r"^[a-z][\w-]* =|^\s*\*?\[[\w-]+\]", "", line).strip())
    return frozenset(found)


def unknown_labels(text: str) -> list[str]:
    """List labels in italics that the page does not have; a label may be split over two lines."""
    there = labels_of_the_page() | {"Salon"}  # the name of a table
    found = LABEL.findall(re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    return [each for each in found if re.sub(r"\s+", " ", each) not in there]


@pytest.mark.parametrize("page", PLAYERS, ids=lambda page: page.name)
def test_labels_in_documents_for_players_are_on_the_page(page: Path) -> None:
    assert unknown_labels(page.read_text()) == []


def test_labels_for_hosts_are_on_the_page() -> None:
    evening = HOSTS.read_text().partition("## Run the evening")[2].partition("\n- *")[0]
    assert LABEL.findall(evening)
    assert unknown_labels(evening) == ["Winnings and losses"]  # its label also names the format


def test_an_unknown_label_is_found() -> None:
    assert unknown_labels("Press *Silence*, then *Take\na seat*, a *purse*.") == ["Silence"]


def test_the_readme_is_true() -> None:
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert done.attempted > 3
    assert done.failed == 0


def test_the_first_screen_has_the_picture_and_both_commands() -> None:
    screen = "\n".join((ROOT / "README.md").read_text().splitlines()[:30])
    assert "](docs/images/punto-banco-desktop.webp)" in screen
    assert "make play" in screen
    assert "make test" in screen


def test_the_table_of_each_preset_is_shown_and_pictures_stay_small() -> None:
    page = (ROOT / "docs" / "tables.md").read_text()
    wanted = [f"{preset.name}-{size}.webp" for preset in PRESETS for size in ("desktop", "phone")]
    images = ROOT / "docs" / "images"
    moving = re.findall(r"images/([\w-]+\.webp)", (ROOT / "docs" / "at-the-table.md").read_text())
    assert sorted([*wanted, *moving]) == sorted(each.name for each in images.iterdir())
    assert sorted(wanted) == sorted(re.findall(r"images/([\w-]+\.webp)", page))
    assert sum(each.stat().st_size for each in images.iterdir()) < MOST_OF_PICTURES


def test_every_page_is_in_the_index() -> None:
    """Each page is in the readers' list, or in that of its folder."""
    results = (DOCS / "results").rglob("README.md")
    lists = [DOCS / "README.md", DOCS / "operate" / "README.md", *results]
    linked = {
        (index.parent / link.partition("#")[0]).resolve()
        for index in lists
        for link in LINK.findall(index.read_text())
    }
    listed = {DOCS / "README.md", DOCS / "index.md", *linked}
    others = {"project", "terms"}  # the site's copies, and the notes of translators
    pages = {page for page in PAGES if page.is_relative_to(DOCS) and page.parent.name not in others}
    assert pages - listed == set()


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_the_code_of_a_tutorial_runs(page: Path) -> None:
    done = doctest.testfile(str(page), module_relative=False)
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL)
    for block in blocks:
        exec(compile(block, page.name, "exec"), {})  # noqa: S102 - the page's own code
    assert done.failed == 0
    assert done.attempted or blocks or CONSOLE.search(page.read_text())


def commands() -> list[tuple[str, str]]:
    """List the commands of the tutorials with the output that the pages show."""
    shown = "\n".join(block for page in TUTORIALS for block in CONSOLE.findall(page.read_text()))
    return [
        (line, output) for line, _, output in (x.partition("\n") for x in shown.split("$ ")[1:])
    ]


@pytest.mark.parametrize(("line", "output"), commands(), ids=lambda value: value.partition("\n")[0])
def test_a_command_prints_what_a_tutorial_shows(
    line: str, output: str, capsys: pytest.CaptureFixture[str]
) -> None:
    program, *words = line.split()
    assert program == "baccarat"
    assert main(words) == 0
    printed = "\n".join(each.rstrip() for each in capsys.readouterr().out.splitlines())
    wanted = ".*?".join(map(re.escape, output.strip().split("...")))
    assert re.fullmatch(wanted, printed.strip()), printed
