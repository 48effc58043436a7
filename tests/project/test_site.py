"""The built documentation site: every picture, link and anchor leads somewhere."""

import subprocess
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from baccarat.rules import PRESETS
from project.tree import ROOT

SITE = ROOT / "build" / "docs"
ADDRESSES = ("href", "src", "data")
"""Attributes of any element that name another file, or a place in one."""


class Page(HTMLParser):
    """A page's anchors, the addresses that it names, and its number of pictures."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors, self.addresses, self.pictures = {""}, list[str](), 0
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value for name, value in attrs if value is not None}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        self.addresses += [found[name] for name in ADDRESSES if name in found]
        self.pictures += tag == "img"


def dead_ends(site: Path) -> Iterator[str]:
    """List the addresses within a site whose file or anchor does not exist."""
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        for address in page.addresses:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            anchors = pages[target].anchors if target in pages else {"", parts.fragment}
            is_inside = target.is_relative_to(site.resolve()) and target.is_file()
            if not is_inside or unquote(parts.fragment) not in anchors:
                yield f"{path.relative_to(site)}: {address}"


@pytest.mark.slow
def test_every_picture_and_link_of_the_site_leads_somewhere() -> None:
    """Building the site is a part of this test: what is up to date is not built again."""
    subprocess.run(["make", "--old-file=setup", "docs"], cwd=ROOT, check=True)
    assert [*dead_ends(SITE)] == []
    assert Page(SITE / "tables.html").pictures == 2 * len(PRESETS)


def test_a_dead_end_is_found(tmp_path: Path) -> None:
    (tmp_path / "here.html").write_text(
        '<p id="a"><a href="#a"></a><a href="#b"></a><a href="there.html#c"></a><a href="#"></a>'
        '<img src="none.webp"><a href="https://example.org/none"></a><a href="../"></a>'
    )
    (tmp_path / "there.html").write_text('<a name="d" href="here.html#a"></a>')
    assert [*dead_ends(tmp_path)] == [
        f"here.html: {each}" for each in ("#b", "there.html#c", "none.webp", "../")
    ]
