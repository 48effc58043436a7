"""A shoe stays promised until the page has recomputed it, however the house ends it (C-4)."""

from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree

import pytest
from playwright.sync_api import Browser

from support.server.guest import Sealer, stake
from support.server.process import Server

from ..player import Kept, Player, Visit, expect
from .test_seal import panel, seal

pytestmark = [pytest.mark.browser, pytest.mark.rule("C-4")]

FAULTY = "support.server.faulty deals_chosen_cards"
HASTY = """{
  const wait = setTimeout;
  globalThis.setTimeout = (work, after, ...rest) =>
    wait(work, after === 5000 ? 50 : after, ...rest);
}"""
"""Makes the page ask for a secret again immediately."""
DEEDS: dict[str, dict[str, object]] = {
    "closes the room": {"type": "close-room"},
    "sets the room aside": {"type": "set-pace", "pace": "slow"},
    "shuts the visitor out": {"type": "set-door", "private": True},
    "has no such room any more": {"type": "set-pace", "pace": "quick"},
}
UNANSWERED = {"slow", "quick"}


WAYS = [
    (way, away, deed)
    for at, deed in enumerate(DEEDS)
    for way, away in zip(("honestly", "cheating"), (at % 2 > 0, at % 2 == 0), strict=True)
]
"""Each deed of an honest and of a cheating house, once seen and once not."""


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp(request.param), FAULTY, request.param) as server:
        yield server


@pytest.fixture(scope="module")
def hasty(browser: Browser) -> Kept:
    """Keep pages that ask for a secret again immediately."""
    return Kept(browser)


def deal(host: Sealer) -> None:
    host.until(lambda now: now["view"]["phase"] == "staking")
    coup = host.now["coup"]
    host.ask(stake(player=2_500))
    host.ask({"type": "deal"})
    host.until(lambda now: now["coup"] > coup)


def found(bea: Player, state: str) -> None:
    """Check the state of the seal, and that the browser's notes can be saved."""
    expect(seal(bea)).to_have_attribute("data-seal", state)
    shown = panel(bea)
    with bea.page.expect_download() as download:
        shown.get_by_role("button", name="Save what I saw").click()
    assert '"roots"' in download.value.path().read_text("utf-8")
    bea.press("Escape")


def watched(host: Sealer, bea: Player) -> str:
    """Have somebody watch two coups; return the room."""
    made = {"preset": "punto-banco", "name": "Watched", "pace": "instant"}
    room = str(host.http.post("/api/rooms", json=made).json()["id"])
    host.enter(room)
    host.ask({"type": "sit", "seat": 1, "amount": 100_000})
    host.until(lambda now: now["view"]["phase"] == "staking")
    bea.page.add_init_script(HASTY)
    bea.become_guest("Bea")
    bea.arrive(f"rooms/{room}")
    expect(seal(bea)).to_have_attribute("data-seal", "promised")
    for coup in (1, 2):
        deal(host)
        bea.see_coup(coup)
    expect(seal(bea)).to_have_attribute("data-seal", "promised")
    return room


def do(host: Sealer, deed: dict[str, object]) -> None:
    host.send(host.frame(deed))
    if deed.get("pace") not in UNANSWERED:
        host.hear()


@pytest.mark.by_day(2)
@pytest.mark.parametrize(("server", "away", "deed"), WAYS, indirect=["server"])
def test_a_house_that_ends_a_room_has_to_show_the_secret(
    browser: Browser, server: Server, hasty: Kept, away: bool, deed: str
) -> None:
    honest = "honestly" in server.options
    ends = "proved" if honest else "broken"
    if honest and deed == "shuts the visitor out":
        ends = "promised"
    with Sealer(server.address, "Anna") as host, Visit(browser, server.address, hasty) as visit:
        bea = visit.player()
        room = watched(host, bea)
        if away:
            bea.arrive()
        do(host, DEEDS[deed])
        if away:
            bea.arrive(f"rooms/{room}")
        found(bea, ends)
        bea.page.reload()
        found(bea, ends)
        if ends == "promised":
            do(host, DEEDS["closes the room"])
            bea.page.reload()
            found(bea, "proved")


def test_a_house_that_wiped_its_data_is_still_reminded_of_its_promise(
    browser: Browser, tmp_path: Path, hasty: Kept
) -> None:
    server = Server(tmp_path / "data", FAULTY, "honestly")
    with server, Visit(browser, server.address, hasty) as visit:
        bea = visit.player()
        with Sealer(server.address, "Anna") as host:
            room = watched(host, bea)
        bea.page.goto("about:blank")
        server.kill()
        rmtree(tmp_path / "data")
        server.start()
        bea.arrive(f"rooms/{room}")
        expect(bea.page.locator("[role=status]").first).to_contain_text("There is no such table.")
        found(bea, "broken")
        bea.page.reload()
        found(bea, "broken")


@pytest.mark.by_day(1)
@pytest.mark.parametrize("server", ["honestly", "cheating"], indirect=True)
def test_a_house_that_deals_no_more_has_proved_nothing(
    browser: Browser, server: Server, hasty: Kept
) -> None:
    with Sealer(server.address, "Anna") as host, Visit(browser, server.address, hasty) as visit:
        bea = visit.player()
        watched(host, bea)
        bea.page.reload()
        found(bea, "promised")
        expect(panel(bea)).to_contain_text("promised, not yet proved")
