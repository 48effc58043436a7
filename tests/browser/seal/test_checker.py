"""The standalone checker: one offline file with which anyone can verify a record."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from baccarat.notation import write
from baccarat.notation.lines import append_checksum, split_checksum
from notation.seen import OTHER, saw
from notation.test_verify import record
from project.tree import ROOT

from ..player import Visit, expect

pytestmark = [pytest.mark.browser, pytest.mark.rule("C-4")]

CHECKER = ROOT / "src" / "baccarat" / "web" / "page" / "checker.html"


@pytest.fixture
def page(visit: Visit) -> Page:
    """Open the file itself, without a server."""
    opened = visit.player().page
    opened.goto(CHECKER.as_uri())
    return opened


def put(page: Page, tmp_path: Path, kind: str, text: str) -> None:
    """Choose a new file each time, because a browser ignores choosing the same one again."""
    file = tmp_path / f"{kind} {len(list(tmp_path.iterdir()))}"
    file.write_text(text, encoding="utf-8", newline="")
    page.set_input_files(f"#{kind}", file)


def test_the_checker_lists_sound_and_broken_promises(page: Page, tmp_path: Path) -> None:
    verdict, text = page.locator("section"), write(record())
    put(page, tmp_path, "record", text)
    expect(verdict).to_contain_text("The seal holds.")
    expect(verdict).to_contain_text("2 browsers took part")
    expect(verdict).to_contain_text("One attempt was abandoned")
    put(page, tmp_path, "witness", json.dumps(saw()))
    expect(verdict).to_contain_text("checked against what the browser saw")
    expect(verdict).to_contain_text("The seal holds.")
    seen = saw()
    seen["shoes"][0]["roots"] = [OTHER]
    seen["shoes"][0]["coups"]["1"]["outcomes"]["player"] = "tie"
    put(page, tmp_path, "witness", json.dumps(seen))
    expect(verdict).to_contain_text("The house announced two roots for one shoe.")
    expect(verdict).to_contain_text("A coup was reported differently")
    body, _ = split_checksum(text)
    first = record().coups[0].split("h deal ")[1].split(" ")
    changed = body.replace(f"{first[0]} {first[1]}", f"{first[1]} {first[0]}", 1)
    put(page, tmp_path, "record", append_checksum(changed))
    expect(verdict).to_contain_text("A card that was dealt is not the one in the shoe.")
    put(page, tmp_path, "record", changed)
    expect(verdict).to_contain_text("not a whole record")


def test_a_house_serves_it_and_it_may_ask_nobody(visit: Visit) -> None:
    anna = visit.player()
    answer = anna.page.goto(f"{anna.address}checker")
    assert answer
    assert answer.text() == CHECKER.read_text(encoding="utf-8")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    expect(anna.page.get_by_role("heading")).to_have_text("Checker of sealed shoes")
