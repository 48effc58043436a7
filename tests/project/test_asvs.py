"""The page about ASVS names tests that exist, counts right, and is true of the page's sources."""

import re
from collections import Counter

import pytest

from project.tree import ROOT

PAGE = (ROOT / "docs" / "operate" / "asvs.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([\w/]+\.py)::(test_\w+)`", PAGE)))
ROWS = re.findall(
    r"^\| (\d+)\.(\d+)\.(\d+)(?:–\1\.\2\.(\d+))? \| .* \| (.*) \| .* \|$", PAGE, re.MULTILINE
)
MARKUP = re.compile(
    r"\{@html|innerHTML|outerHTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function"
    r"|postMessage|addEventListener\(\s*['\"]message|new RegExp\("
)
"""What makes markup, code or patterns of text, or hears other windows."""


def test_every_named_test_exists() -> None:
    assert len(NAMED) > 90
    missing = [
        f"{path}::{name}"
        for path, name in NAMED
        if not (file := ROOT / "tests" / path).exists()
        or not re.search(rf"^(async )?def {name}\(", file.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert missing == []


def test_requirements_are_in_order_and_counted() -> None:
    found, counts = [], Counter[str]()
    for chapter, section, first, last, result in ROWS:
        each = range(int(first), int(last or first) + 1)
        found += [(int(chapter), int(section), number) for number in each]
        counts[result.strip("*")] += len(each)
    assert found == sorted(set(found))
    said = re.search(r"Of (\d+) requirements, (\d+) pass, (\d+) fail, and (\d+) are not ours", PAGE)
    assert said
    assert [int(each) for each in said.groups()] == [
        counts.total(), counts["pass"], counts["fail"], counts["not ours"],
    ]  # fmt: skip
    assert counts.keys() == {"pass", "fail", "not ours"}


def test_every_failure_is_explained() -> None:
    table = PAGE.partition("## What fails")[2].partition("## ")[0]
    failed = [".".join(row[:3]) for row in ROWS if row[4] == "**fail**"]
    assert re.findall(r"\d+\.\d+\.\d+", table) == failed


SOURCES = [
    path
    for path in (ROOT / "frontend" / "src").rglob("*.*")
    if path.suffix in {".ts", ".svelte"} and ".test." not in path.name
]


def test_the_page_makes_no_markup_of_text() -> None:
    assert len(SOURCES) > 100
    found = {
        str(path.relative_to(ROOT)): MARKUP.findall(path.read_text(encoding="utf-8"))
        for path in SOURCES
    }
    assert {path: each for path, each in found.items() if each} == {}


@pytest.mark.parametrize("text", ["{@html name}", "a.innerHTML = b", "onmessage = eval(x)"])
def test_markup_made_of_text_is_noticed(text: str) -> None:
    assert MARKUP.search(text)
