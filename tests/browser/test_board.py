"""The full-screen board needs no seat, and the bar of odds follows the cards that have turned."""

import zlib
from contextlib import ExitStack

import pytest

from support.server.guest import Guest

from .layout.test_accessibility import PHONE
from .player import SIZE, Visit, expect
from .ponte import Ponte

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("seeded")]

WINNER = {"player": "100 0 0", "tie": "0 100 0", "banker": "0 0 100"}
BOUGHT = {"player": 0, "banker": 1, "tie": 2}
FULL_SHOE = "45 10 46"
"""Player 44.62 %, tie 9.52 % and Banker 45.86 % for eight full packs, in whole percent."""

BAR = "[data-odds-bar]"
DECIDED = """() => {
  const { result } = document.querySelector('[data-result]')?.dataset ?? {};
  const bars = [...document.querySelectorAll('[data-odds-bar]')].map(each => each.dataset.oddsBar);
  if (result && bars.length === SIDES) window.decided ??= [result, bars];
  return window.decided;
}"""
"""Notes a result of the viewer's, and the bars at that moment."""

BELOW = """() => {
  const start = (each) => each?.getBoundingClientRect().left ?? NaN;
  const bars = [...document.querySelectorAll('[data-board] [data-odds-bar]')];
  const hands = ['left', 'right'].map((side) => document.querySelector(`[data-hand=${side}]`));
  return hands.every((hand, at) => Math.abs(start(hand) - start(bars[at])) < 2);
}"""
"""Whether each side's bar on the board is below its hand."""


LEGIBLE = """() => {
  const lines = [...document.querySelectorAll('[data-board] li')];
  return lines.length && lines.every((line) => {
    const [name, points] = ['.winners', '.totals'].map((each) => line.querySelector(each));
    return name.scrollWidth <= name.clientWidth && name.offsetWidth > 0
      && name.getBoundingClientRect().right <= points.getBoundingClientRect().left;
  });
}"""
"""Whether the points of the last coups lie over no winner's name."""


def test_the_board_shows_the_coup_to_a_stranger(visit: Visit) -> None:
    anna, ben = visit.player(), visit.player()
    room = anna.play_alone(odds=True)
    ben.arrive(f"rooms/{room}/board")
    bar = ben.page.locator("[data-odds-bar]")
    expect(ben.page.locator("[data-board]")).to_be_visible()
    for fills in (True, False):
        ben.press("f")
        ben.page.wait_for_function("fills => !!document.fullscreenElement === fills", arg=fills)
    expect(bar).to_have_attribute("data-odds-bar", FULL_SHOE)
    anna.deal()
    outcome = anna.read("outcome")[0]
    counts = ["0", "0", "0"]
    counts[BOUGHT[outcome]] = "1"
    expect(ben.page.locator("[data-counts]")).to_have_attribute("data-counts", " ".join(counts))
    for each in (anna, ben):
        expect(each.page.locator("[data-odds-bar]")).to_have_attribute(
            "data-odds-bar", WINNER[outcome]
        )
    for side in ("player", "banker"):
        assert ben.hand(side) == anna.hand(side) != []
    ben.resize(768, 1024)
    ben.page.wait_for_function(LEGIBLE)


def test_a_key_opens_the_board_and_leads_back(visit: Visit) -> None:
    anna = visit.player()
    room = anna.play_alone()
    anna.press("s")
    expect(anna.page.locator("[data-board]")).to_be_visible()
    assert anna.page.url.endswith(f"/rooms/{room}/board")
    assert anna.read("odds-bar") == []
    anna.press("p", "Enter", "s")
    expect(anna.page.locator("[data-phase=staking]")).to_be_visible()
    assert (anna.units("staked"), anna.coups()) == (0, 0)
    expect(anna.page.locator("body")).to_be_focused()
    anna.button("board").focus()
    anna.press("Enter")
    expect(anna.page.locator("[data-board]")).to_be_focused()
    anna.press("Escape")
    expect(anna.button("board")).to_be_focused()


SHOWN = """() => {
  const read = (name) => [...document.querySelectorAll(`[data-board] ${name}`)];
  const names = read('[data-hand] h2 small').map((each) => each.textContent.trim());
  const bank = Number(read('[data-hand=banker] [data-board-sum]')[0]?.dataset.boardSum);
  return names.length === 2 && names.every(Boolean) && bank > 0;
}"""
"""Whether both hands have names, and the bank a sum."""
CENTRED = """() => {
  const hands = [...document.querySelectorAll('[data-board] [data-hand]')];
  return hands.every((hand) => {
    const boxes = [...hand.querySelectorAll('.cards > *')];
    const cards = boxes.map((card) => card.getBoundingClientRect());
    const { left, right } = hand.getBoundingClientRect();
    return cards.length && Math.abs(cards[0].left + cards.at(-1).right - left - right) < 6;
  });
}"""
"""Whether the cards of each hand are in its middle."""


@pytest.mark.by_day(0)
def test_the_board_of_a_bank_names_the_players_and_shows_bank_and_stakes(visit: Visit) -> None:
    anna, ben = Ponte(visit.player()), visit.player(viewport={"width": 1920, "height": 1080})
    ben.arrive(f"rooms/{anna.player.room}/board")
    with ben.expect_moment(SHOWN), ben.expect_moment(CENTRED):
        anna.play_unseen(lambda now: now["coup"] > 3)
    expect(ben.page.locator("[data-board] [data-results]")).to_be_visible()
    assert ben.page.evaluate("document.documentElement.scrollHeight") <= 1080
    close = ben.button("table")
    ben.page.mouse.move(5, 5)
    expect(close).to_have_css("opacity", "1")
    expect(close).to_have_css("opacity", "0")


@pytest.mark.by_day(0)
def test_the_board_of_a_club_night_shows_its_ranking_on_a_transparent_ground(visit: Visit) -> None:
    anna, ben = visit.player(), visit.player()
    room = anna.play_alone(club_night={"chips": 40_000, "minutes": 90})
    ben.arrive(f"rooms/{room}/board?theme=chroma&show=hands,ranking")
    anna.deal()
    expect(ben.page.locator("[data-board-ranking] tbody tr")).to_contain_text("Anna")
    expect(ben.page.locator("[data-hand]")).to_have_count(2)
    expect(ben.page.locator("[data-board] .road")).to_have_count(0)
    grounds = ["html", "body", "[data-board]"]
    for each in grounds:
        expect(ben.page.locator(each)).to_have_css("background-color", "rgba(0, 0, 0, 0)")
        expect(ben.page.locator(each)).to_have_css("background-image", "none")
    ben.page.evaluate("document.adoptedStyleSheets = []")
    shot = ben.page.screenshot(omit_background=True, clip={"x": 0, "y": 0, "width": 8, "height": 8})
    assert not any(_pixels(shot))


FILLS = """() => {
  const board = document.querySelector('[data-board]');
  const hands = [...board.querySelectorAll('[data-hand]')];
  const boxes = hands.map((hand) => hand.getBoundingClientRect());
  const middle = (boxes[0].top + boxes[0].bottom) / 2 / innerHeight;
  const wide = boxes.reduce((sum, { width }) => sum + width, 0) / innerWidth;
  return [document.documentElement.scrollHeight <= innerHeight, middle, wide];
}"""
"""Whether the board fits the window, how far down the hands are, and how wide together."""


def test_the_board_fits_a_stream_and_hands_alone_fill_it(visit: Visit) -> None:
    anna, ben = visit.player(), visit.player()
    room = anna.open_room(preset="banque-limitee", bots=3)
    for width, height in ((1280, 720), (1366, 768), (1920, 1080), (1024, 600)):
        ben.resize(width, height)
        ben.arrive(f"rooms/{room}/board?theme=chroma")
        expect(ben.page.locator("[data-board] .road").first).to_be_visible()
        assert ben.page.evaluate(FILLS)[0], (width, height)
        ben.arrive(f"rooms/{room}/board?show=hands")
        expect(ben.page.locator("[data-hand]")).to_have_count(3)
        fits, middle, wide = ben.page.evaluate(FILLS)
        assert fits, (width, height)
        assert abs(middle - 0.5) < 0.12, (width, height, middle)
        assert wide > 0.8, (width, height, wide)


@pytest.mark.by_day(0)
def test_the_board_of_a_full_club_night_fits_a_stream_and_grows_with_it(visit: Visit) -> None:
    anna, ben = visit.player(), visit.player()
    room = anna.play_alone(club_night={"chips": 40_000, "minutes": 90}, odds=True)
    for _ in range(3):
        anna.deal()
    ben.arrive(f"rooms/{room}/board")
    row = ben.page.locator("[data-board-ranking] tbody tr")
    with ExitStack() as guests:
        for number in range(2, 10):
            if number in {5, 9}:
                for size in ((1920, 1080), (1280, 720)):
                    ben.resize(*size)
                    expect(row).to_have_count(number - 1)
                    expect(ben.page.locator("[data-results]")).to_have_count(int(number == 5))
                    assert ben.page.evaluate(FILLS)[0], (number, size)
            guest = guests.enter_context(Guest(ben.address, f"Guest {number}"))
            guest.enter(room)
            guest.ask({"type": "sit", "seat": None, "amount": 40_000})
    ben.plant(".lists tr { height: 40px }")
    assert not ben.page.evaluate(FILLS)[0]
    ben.plant("")
    high = {}
    for size in ((1920, 1080), (3840, 2160)):
        ben.resize(*size)
        high[size] = row.first.evaluate("each => each.offsetHeight")
    assert high[3840, 2160] >= 1.9 * high[1920, 1080]


def _pixels(png: bytes) -> bytes:
    """Return the bytes of the rows of a small PNG, which are all 0 if all of it is transparent."""
    at, packed = 8, b""
    while at < len(png):
        size, kind = int.from_bytes(png[at : at + 4]), png[at + 4 : at + 8]
        if kind == b"IHDR":
            assert png[at + 17] == 6, "it has no alpha channel"
        if kind == b"IDAT":
            packed += png[at + 8 : at + 8 + size]
        at += size + 12
    rows = zlib.decompress(packed)
    length = 1 + 4 * int.from_bytes(png[16:20])  # each begins with the number of its filter
    return b"".join(rows[at + 1 : at + length] for at in range(0, len(rows), length))


def test_a_board_can_ask_to_be_late(visit: Visit) -> None:
    anna, ben = visit.player(), visit.player()
    room = anna.play_alone()
    ben.arrive(f"rooms/{room}/board?delay=120")
    expect(ben.page.get_by_text("This table is shown late")).to_be_visible()
    ben.page.wait_for_function(
        "() => { const text = document.querySelector('[role=timer]')?.getAttribute('aria-label');"
        " return /^1[01][0-9] seconds until the table is shown$/.test(text ?? ''); }"
    )
    expect(ben.page.locator("[data-board]")).to_have_count(0)


@pytest.mark.by_day(1)
@pytest.mark.parametrize(("preset", "sides"), [("chemin-de-fer", 1), ("banque-limitee", 2)])
def test_each_side_has_a_bar_against_the_bank_and_the_viewer_a_result(
    visit: Visit, preset: str, sides: int
) -> None:
    size = PHONE if sides == 1 else SIZE
    anna = Ponte(visit.player(viewport=size), preset=preset, odds=True)
    with anna.player.expect_moment(DECIDED.replace("SIDES", str(sides))):
        anna.until(f"body:has([data-result]) {BAR}", "solo", "claim", "stake-on", "name")
    result, bars = anna.page.evaluate("decided")
    assert len(bars) == sides
    assert any(bar in WINNER.values() for bar in bars)
    assert int(result) != 0
    if sides == 2:
        anna.player.press("s")
        anna.page.wait_for_function(BELOW)
