"""A lobby of tiles, several tables side by side, a shoe's picture, one's own play, and replays."""

import re
import struct
from pathlib import Path

import pytest

from support.golden.records import short

from .layout.test_accessibility import overflow, serious
from .player import LANGUAGES, Player, Visit, expect

pytestmark = pytest.mark.browser

GOLDEN = Path(__file__).parents[1] / "golden"
SIZES = ((1366, 768), (390, 844))
COLOURS = """async (bytes) => {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
  const found = {};
  for (let at = 0; at < data.length; at += 4) {
    const colour = [data[at], data[at + 1], data[at + 2]].join(' ');
    found[colour] = (found[colour] ?? 0) + 1;
  }
  return found;
}"""
"""Counts the pixels of each colour in a PNG."""
PAPER, CURVE = "243 236 219", "124 196 255"
"""The colours of the roads and of the player's curve."""


def _choose(player: Player, text: str) -> None:
    player.page.locator("input[type=file]").set_input_files(
        {"name": "shoe.bhh", "mimeType": "text/plain", "buffer": text.encode()}
    )


@pytest.mark.by_day(0)
def test_tiles_show_the_last_coup_and_the_people_and_are_found_by_them(visit: Visit) -> None:
    anna, zoe = visit.player(bypass_csp=True), visit.player()
    room = anna.play_alone(name="Été à Nice")
    anna.spot("player").click()
    anna.deal()
    anna.open_stakes()
    other = zoe.open_room("Zoë", name="Quiet corner")
    zoe.arrive()
    tiles = zoe.page.locator("[data-room]")
    tile = zoe.page.locator(f"[data-room='{room}']")
    expect(tile.locator("[data-mini-card]").nth(3)).to_be_attached()
    expect(tile).to_contain_text("Coup 2")
    expect(tile.locator("[data-people]")).to_have_text("Anna")
    search = zoe.page.locator("[data-filter=text]")
    search.fill("ete anna")
    expect(tiles).to_have_count(1)
    expect(tile).to_be_visible()
    expect(tile.locator("[data-looking]")).to_have_text("one person there")
    search.fill("quiet")
    expect(zoe.page.locator(f"[data-room='{other}']")).to_be_visible()
    expect(zoe.page.locator(f"[data-room='{other}'] [data-looking]")).to_have_count(0)
    expect(tile).to_have_count(0)
    search.fill("")
    anna.arrive()
    expect(anna.page.locator("[data-room]").first).to_have_attribute("data-room", room)
    assert not serious(anna)


def test_two_tables_side_by_side_share_one_window(visit: Visit) -> None:
    anna = visit.player(bypass_csp=True)
    first, second = (anna.open_room(name=name) for name in ("North", "South"))
    anna.resize(1366, 768)
    anna.arrive()
    for room in (first, second):
        anna.page.locator(f"[data-room='{room}'] [data-action=beside]").click()
    anna.button("open-beside").click()
    frames = anna.page.locator("iframe")
    expect(frames).to_have_count(2)
    inside = anna.page.frame_locator("iframe").nth(1)
    inside.locator("[data-phase]").wait_for()
    quiet = anna.page.locator("iframe[data-quiet]")
    expect(quiet).to_have_attribute("title", "South")
    inside.locator("h1").click()
    expect(quiet).to_have_attribute("title", "North")
    anna.page.locator(f"[data-beside='{first}'] [data-action=use]").click()
    expect(quiet).to_have_attribute("title", "South")
    assert not serious(anna)
    inside.locator(".brand").click()
    expect(anna.page.get_by_role("heading", name="Tables open now")).to_be_visible()


@pytest.mark.by_day(0)
def test_the_picture_of_an_analysed_shoe_has_its_size_and_is_not_blank(
    visit: Visit, tmp_path: Path
) -> None:
    anna = visit.player()
    anna.arrive("analysis")
    _choose(anna, short("punto-banco", 8))
    with anna.page.expect_download(timeout=180_000) as saving:
        anna.button("save-picture").click(timeout=180_000)
    saving.value.save_as(tmp_path / "shoe.png")
    assert saving.value.suggested_filename == "Baccarat, shoe 1, 2026-01-01.png"
    picture = (tmp_path / "shoe.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    colours = anna.page.evaluate(COLOURS, list(picture))
    assert colours[PAPER] > 50_000
    assert colours[CURVE] > 500
    assert len(colours) > 1_000


CLEAR = """() => [...document.querySelectorAll('.scrubber :is(button, input, select)')]
  .every((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  })"""
"""Whether nothing covers the controls of a replay."""
TURN = "parseFloat(document.querySelector('.room').style.getPropertyValue('--turn'))"
"""The milliseconds that a card takes to turn."""


@pytest.mark.by_day(0)
def test_own_play_adds_up_and_any_coup_is_replayed_on_the_felt(visit: Visit) -> None:
    anna = visit.player(bypass_csp=True)
    anna.play_alone(name="Own")
    for _ in range(3):
        anna.spot("player").click()
        anna.deal()
        anna.open_stakes()
    anna.arrive()
    anna.button("history").click()
    page = anna.page
    total = page.locator("[data-total]")
    expect(total).to_have_attribute(
        "data-total", page.locator("[data-sum=all]").get_attribute("data-units") or ""
    )
    expect(page.locator("[data-bet=player]")).to_be_visible()
    expect(page.locator("[data-line=won]")).to_be_attached()
    for width, height in SIZES:
        anna.resize(width, height)
        for language in LANGUAGES:
            anna.speak(language)
            assert not overflow(anna), (width, language)
    assert not serious(anna)
    anna.speak("en")
    page.locator("[data-own]").first.locator("[data-action=replay-coup]").click()
    place = page.locator("[data-place]")
    expect(place).to_have_text(re.compile(r"^Coup \d of 3$"))
    anna.press(",", ",")
    expect(page).to_have_url(re.compile("coup=1$"))
    anna.press(".")
    page.reload()
    expect(place).to_have_text("Coup 2 of 3")
    expect(page.locator(".felt").first).to_be_visible()
    expect(anna.button("deal")).to_have_count(0)
    assert not serious(anna)


def test_a_record_is_replayed_step_by_step_and_seen_from_a_seat(visit: Visit) -> None:
    anna = visit.player()
    anna.arrive("replay")
    _choose(anna, "nothing of the kind")
    expect(anna.page.get_by_role("alert")).to_contain_text("not a whole record")
    _choose(anna, (GOLDEN / "punto-banco.bhh").read_text(encoding="utf-8"))
    place = anna.page.locator("[data-place]")
    expect(place).to_have_text("Coup 1 of 80")
    anna.button("coup-next").click()
    expect(place).to_have_attribute("data-place", "2.0")
    cards = anna.page.locator(".hands svg[role=img]")
    expect(cards).to_have_count(0)
    anna.button("play").click()
    expect(place).to_have_text(re.compile(r"^Coup ([3-9]|\d\d) of 80$"))
    anna.button("play").click()
    coup = int((place.get_attribute("data-place") or "").partition(".")[0])
    anna.button("coup-before").click()
    anna.button("coup-before").click()
    expect(place).to_have_attribute("data-place", re.compile(rf"^({coup - 1}|{coup - 2})\.0$"))
    anna.press("?")
    expect(anna.page.get_by_role("dialog")).to_contain_text("To the next coup")
    for nothing in ("stake as before", "the table:", "full-screen board"):
        expect(anna.page.get_by_role("dialog")).not_to_contain_text(nothing)
    anna.press("Escape")
    anna.page.locator("body").click(position={"x": 2, "y": 2})
    for keys, reached in ((["."] * 80, "80.0"), ([",", "ArrowRight"], "79.1")):
        anna.press(*keys)
        expect(place).to_have_attribute("data-place", reached)
    anna.press("ArrowLeft", " ")
    expect(place).to_have_attribute("data-place", re.compile(r"^(79\.[1-9]|80)"))
    anna.press(",")
    anna.page.locator("[data-field=seat]").select_option("1")
    expect(anna.page.locator("[data-field=seat]")).to_have_value("1")
    for width, height in SIZES:
        anna.resize(width, height)
        assert not overflow(anna), width


@pytest.mark.parametrize("record", ["chemin-de-fer", "banque-ouverte"])
def test_the_end_of_a_coup_shows_its_cards_where_a_player_holds_the_bank(
    visit: Visit, record: str
) -> None:
    anna = visit.player()
    anna.arrive("replay")
    _choose(anna, (GOLDEN / f"{record}.bhh").read_text(encoding="utf-8"))
    for coup in (1, 2):
        anna.button("coup-end").click()
        expect(anna.page.locator("[data-place]")).to_have_text(re.compile(rf"^Coup {coup} of"))
        expect(anna.page.locator("[data-stage=decided]")).to_be_visible()
        assert len(anna.hand("banker")) in {2, 3}
    for width, height in ((320, 480), (844, 390), (640, 320), (1024, 768)):
        anna.resize(width, height)
        for control in anna.page.locator(".scrubber :is(button, input, select)").all():
            expect(control).to_be_in_viewport(ratio=1)
        anna.page.wait_for_function(CLEAR)


def test_a_replay_shows_the_end_of_a_coup_and_plays_at_a_chosen_speed(visit: Visit) -> None:
    anna = visit.player()
    anna.arrive("replay")
    _choose(anna, (GOLDEN / "punto-banco.bhh").read_text(encoding="utf-8"))
    place = anna.page.locator("[data-place]")
    anna.button("coup-end").click()
    expect(place).to_have_text("Coup 1 of 80")
    expect(anna.page.locator("[data-stage=home]")).to_be_visible()
    assert all(len(anna.hand(side)) in {2, 3} for side in ("player", "banker"))
    anna.page.locator("body").click(position={"x": 2, "y": 2})
    anna.press("e")
    expect(place).to_have_text("Coup 2 of 80")
    expect(anna.page.locator("[data-stage=home]")).to_be_visible()
    anna.press("ArrowRight")
    expect(place).to_have_attribute("data-place", "3.0")
    speed = anna.page.locator("[data-field=speed]")
    for keys, reached, turn in (
        ("", "1", 357),
        ("++", "4", 89),
        ("+-", "2", 178),
        ("---", "0.5", 714),
    ):
        anna.press(*keys)
        expect(speed).to_have_value(reached)
        assert int(anna.page.evaluate(TURN)) == turn
    anna.press("?")
    for line in ("To the end of the coup", "Speed"):
        expect(anna.page.get_by_role("dialog")).to_contain_text(line)
