"""The page for notes: taps survive a reload without a network, and its file is imported."""

import json
import re
from pathlib import Path

import pytest

from baccarat.notation import read_shoes
from baccarat.scorecards import scorecards
from baccarat.web.page_files import PAGE

from .layout.test_accessibility import overflow, serious
from .player import LANGUAGES, Player, Visit, expect

pytestmark = pytest.mark.browser

SIZES = ((320, 480), (360, 640), (844, 390), (1280, 800))
UNTIL = """async () => {{
  while (!await ({})()) await new Promise(done => setTimeout(done, 20));
}}"""
READY = UNTIL.format("""() => navigator.serviceWorker.getRegistration('/note')
  .then(each => each?.active?.state === 'activated')""")
REPLACED = UNTIL.format("""async () => {
  const names = await caches.keys();
  return names.length === 2 && names.includes('other') && !names.includes('note-old');
}""")
CACHED = """async () => {
  const names = await caches.keys();
  const cache = await caches.open(names[0]);
  return [names, (await cache.keys()).map(({ url }) => new URL(url).pathname)];
}"""
BEADS = "[data-beads={}]"
ICON = """async () => {
  const picture = new Image();
  picture.src = document.querySelector('[rel=apple-touch-icon]').href;
  await picture.decode();
  return [picture.naturalWidth, picture.naturalHeight];
}"""
ICONS = """async () =>
  (await (await fetch(document.querySelector('[rel=manifest]').href)).json()).icons"""


def tap(anna: Player, *what: str) -> None:
    """Tap results by their letters, or buttons by their action; wait until each is noted."""
    won = {"P": "player", "B": "banker", "T": "tie"}
    for each in what:
        before = anna.page.locator("[data-entry]").count()
        button = f"[data-won={won[each]}]" if each in won else f"[data-action={each}]"
        anna.page.locator(button).click()
        expect(anna.page.locator("[data-entry]")).to_have_count(before + 1)


def saved(anna: Player, action: str) -> str:
    with anna.page.expect_download() as download:
        anna.button(action).click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_notes_outlive_a_reload_without_a_network(visit: Visit) -> None:
    anna = visit.player(own=True, accept_downloads=True)
    anna.arrive()
    anna.button("note").click()
    anna.page.evaluate(READY)
    tap(anna, "B", "B", "P", "T", "P")
    expect(anna.page.locator("[data-house=here]")).to_be_visible()
    anna.page.context.set_offline(True)
    anna.page.reload()
    expect(anna.page.locator("[data-entry]")).to_have_count(5)
    tap(anna, "missed", "B")
    expect(anna.page.locator("[data-house=away]")).to_contain_text("when connected")
    tap(anna, "void", "B", "dead", "stop")
    anna.button("undo").click()
    expect(anna.page.locator("[data-entry]")).to_have_count(10)
    anna.page.context.set_offline(False)
    expect(anna.page.locator("[data-house=here]")).to_be_visible()
    (shoe,) = read_shoes(saved(anna, "save"))
    drawn = scorecards(shoe.entries)
    assert (drawn.counts.player, drawn.counts.banker, drawn.counts.tie) == (2, 4, 1)
    assert [entry is None for entry in shoe.entries].index(True) == 5
    assert [(each.before, each.void) for each in shoe.out] == [(7, True), (8, False)]


def test_the_worker_keeps_this_page_alone(visit: Visit) -> None:
    anna = visit.player(own=True)
    anna.arrive("note")
    anna.page.evaluate(READY)
    names, paths = anna.page.evaluate(CACHED)
    version, files = (
        re.findall(rf"const {name} = (.+);", (PAGE / "note-worker.js").read_text())[0]
        for name in ("VERSION", "FILES")
    )
    assert names == [f"note-{version.strip(chr(39))}"]
    assert sorted(paths) == sorted(["/note", *(f"/{file}" for file in json.loads(files))])
    assert not [path for path in paths if path.startswith("/api")]
    assert not [path for path in paths if "table-" in path or "Landing" in path]
    scope = "navigator.serviceWorker.ready.then(each => new URL(each.scope).pathname)"
    assert anna.page.evaluate(scope) == "/note"
    anna.page.goto("about:blank")
    anna.page.context.set_offline(True)
    for path in ("", "odds", "analysis"):
        # In its own tab, whose page of the error cannot interrupt the next step.
        other = anna.page.context.new_page()
        with pytest.raises(Exception, match="ERR_INTERNET_DISCONNECTED"):
            other.goto(anna.address + path)
        other.close()
    anna.arrive("note")
    expect(anna.page.locator("[data-won=tie]")).to_be_visible()


def test_the_home_screen_gets_a_picture_and_a_small_phone_the_buttons(visit: Visit) -> None:
    anna = visit.player(own=True, service_workers="block")
    anna.resize(320, 568)
    anna.arrive("note")
    expect(anna.page.locator("[data-won=tie]")).to_be_in_viewport(ratio=1)
    size = anna.page.evaluate(ICON)
    assert size == [512, 512]
    icons = anna.page.evaluate(ICONS)
    assert [each["type"] for each in icons] == ["image/svg+xml", "image/png"]


def test_a_new_build_replaces_the_files_of_the_old_one(visit: Visit) -> None:
    anna = visit.player(own=True)
    anna.arrive("privacy")
    anna.page.evaluate("Promise.all(['note-old', 'other'].map(name => caches.open(name)))")
    anna.arrive("note")
    anna.page.evaluate(REPLACED)


@pytest.mark.by_day(0)
def test_cards_are_checked_and_a_note_is_corrected(visit: Visit) -> None:
    anna = visit.player(bypass_csp=True, own=True, service_workers="block")
    anna.arrive("note")
    anna.page.locator("[data-detail]").select_option("suits")
    for card in ("9h", "2c", "Kd", "3c"):
        anna.page.locator(f"[data-rank='{card[0]}']").click()
        anna.page.locator(f"[data-suit={card[1]}]").click()
    tap(anna, "B")
    wrong = anna.page.locator("[data-drawing=wrong]")
    expect(wrong).to_contain_text("The cards give Player")
    wrong.locator("button").click()
    anna.page.locator("[data-won=player]").click()
    expect(anna.page.locator("[data-drawing=right]")).to_be_visible()
    assert "h deal 9h 2c Kd 3c = player" in saved(anna, "save-record")
    text = saved(anna, "save")
    anna.page.locator("[data-entry='0']").click()
    anna.button("delete").click()
    expect(anna.page.locator("[data-entry]")).to_have_count(0)
    anna.page.locator("input[type=file]").set_input_files(
        {"name": "a.csv", "mimeType": "text/csv", "buffer": text.encode()}
    )
    expect(anna.page.locator("[data-entry]")).to_have_count(1)
    assert saved(anna, "save") == text


@pytest.mark.by_day(0)
def test_it_fits_each_window_in_each_language(visit: Visit) -> None:
    anna = visit.player(bypass_csp=True, own=True, service_workers="block")
    anna.arrive("note")
    tap(anna, "P", "B", "T", "void")
    anna.page.locator("[data-detail]").select_option("suits")
    assert not serious(anna)
    for language in LANGUAGES:
        anna.speak(language)
        for width, height in SIZES:
            anna.resize(width, height)
            assert not overflow(anna), (language, width, height)
