"""Space, overlaps, contrast and touch at every moment of the tables, measured on recorded rooms.

Each moment is shown in many frames of one page at once. By day these have eight sizes in two
languages, or four where the page is as on `main`, at night sixty sizes in all six.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from ..recorded.frames import Frames, Look
from ..recorded.games import MOMENTS as GAMES
from .test_legible import CONTRAST, PARTS, SMALL
from .unmended import TOO_SMALL, UNMENDED

pytestmark = pytest.mark.browser

HERE: Final = Path(__file__).parent
TABLES: Final = {
    game: {name: make for name, make in moments.items() if name != "board"}
    for game, moments in GAMES.items()
}
"""The moments at which a table is shown with its controls."""
Sizes = Sequence[tuple[int, int]]
DAY: Final[Sizes] = (
    *((320, 480), (360, 640), (640, 320), (844, 390)),
    *((960, 540), (768, 1024), (1366, 768), (2560, 1440)),
)
WIDTHS: Final = (
    *(320, 360, 390, 430, 640, 700, 800, 911),
    *(1024, 1100, 1280, 1366, 1600, 1920, 2560),
)
HEIGHTS: Final = (320, 390, 480, 540, 640, 768, 900, 1080, 1440)
NIGHT: Final[Sizes] = (
    *DAY,
    *((800, 600), (1024, 500)),
    *[
        (width, height)
        for width, height in product(WIDTHS, HEIGHTS)
        if height >= (480 if width < 640 else 320) and 0.25 < height / width < 2.4
    ][::2],
)
LONG: Final = ("de", "fr")
ALL: Final = ("en", "de", "es", "fr", "it", "zh-Hans")
LOOKS: Final = {
    "each size": [Look(*size, language) for size, language in product(DAY, LONG)],
    "four sizes": [Look(*size, LONG[at % 2]) for at, size in enumerate(DAY[::2])],
}
"""What is measured by day where the page differs from `main`, and elsewhere."""
LARGEST: Final = {"width": 2560, "height": 1440}
AT_ONCE: Final = 10
"""The number of sizes that are measured at once at night."""
LITTLE: Final = ".spots { max-height: 30px !important; contain: none !important }"
ASTRAY: Final = ".edge { translate: 0 70px }"
SHOE_ASTRAY: Final = "[data-shoe] { translate: -400px 0 }"
SMALL_PRINT: Final = ".table [data-seat] span { font-size: 11px !important }"
PLANTED: Final = (LITTLE, ASTRAY, SHOE_ASTRAY, SMALL_PRINT)
"""Faults that the measures must find."""
UNEXPLAINED: Final = """() => innerWidth > 620 && innerHeight > 500
  ? [...document.querySelectorAll('.choices .how')]
      .filter((each) => each.textContent.trim() && !each.offsetHeight)
      .map((each) => `hidden: ${each.textContent}`)
  : []"""
"""The explanations of questions that are left out although there is space for them."""
SCRIPTS: Final = {
    "space": (HERE / "space.js").read_text(encoding="utf-8"),
    "overlaps": (HERE / "overlaps.js").read_text(encoding="utf-8"),
    "unexplained": UNEXPLAINED,
}


@pytest.fixture
def frames(browser: Browser) -> Iterator[Frames]:
    with Frames(browser, SCRIPTS, viewport=LARGEST) as frames:
        yield frames
        assert frames.faults == []


def crowded(frames: Frames) -> list[str]:
    """List what has too little space, is out of view, or is covered."""
    return [fault for name in SCRIPTS for fault in frames.measure(name)]


def unexpected(game: str, found: Mapping[str, list[str]], *, everywhere: bool) -> list[str]:
    """List the faults that are not known, and, if looked for `everywhere`, those now mended."""
    faults = [f"{name}, {fault}" for name, each in found.items() for fault in each]
    known = [f"{name}, {size} " for name, sizes in UNMENDED[game].items() for size in sizes]
    gone = [f"{each}is mended" for each in known if not any(f.startswith(each) for f in faults)]
    new = [fault for fault in faults if not fault.startswith(tuple(known))]
    return new + gone if everywhere else new


@pytest.mark.by_day("four sizes")
@pytest.mark.parametrize("sizes", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_has_space_by_day(frames: Frames, game: str, sizes: str) -> None:
    looks = LOOKS[sizes]
    found = {}
    for name, make in TABLES[game].items():
        frames.show(make(), looks)
        found[name] = crowded(frames)
    assert unexpected(game, found, everywhere=sizes == "each size") == []
    if game == "punto":
        frames.show(TABLES[game]["side bets"](), looks)
        for fault in PLANTED:
            frames.plant(fault)
            assert crowded(frames) != [], fault
        frames.plant("")
        assert crowded(frames) == []


DESK, PHONE, LYING, LAPTOP = (1366, 768), (390, 844), (844, 390), (960, 540)
PAINTED: Final = [
    Look(width, height, "fr", light=light, left=left, top=PHONE[1] * light)
    for light in (False, True)
    for (width, height), left in ((DESK, 0), (PHONE, DESK[0]), (LAPTOP, DESK[0] + PHONE[0]))
]
"""Frames side by side, by night above and by day below."""
WALL: Final = {"width": DESK[0] + PHONE[0] + LAPTOP[0], "height": 2 * PHONE[1]}


@pytest.mark.by_day("banque-moments2")
@pytest.mark.parametrize(
    ("game", "moments"),
    [
        ("punto", ("side bets", "swept", "board")),
        ("chemin", ("calls", "coup over")),
        ("banque", ("stake", "choice")),
        *[pytest.param(game, (*GAMES[game],), marks=pytest.mark.nightly) for game in GAMES],
    ],
)
def test_every_word_has_contrast(browser: Browser, game: str, moments: tuple[str, ...]) -> None:
    faults = []
    with Frames(browser, {"contrast": CONTRAST}, drawn=True, viewport=WALL) as frames:
        for name in moments:
            frames.show(GAMES[game][name](), PAINTED)
            faults += [f"{name}, {fault}" for fault in frames.faint(PARTS)]
        assert len(frames.faint(PARTS, least=10)) > 60, "nothing was measured"
        assert frames.faults == []
    assert faults == []


@pytest.mark.by_day("banque")
@pytest.mark.parametrize("game", GAMES)
def test_every_control_is_large_enough_to_touch(browser: Browser, game: str) -> None:
    looks = [Look(*size, language) for size, language in product((PHONE, LYING), LONG)]
    faults = []
    with Frames(browser, {"small": SMALL}, viewport=LARGEST, has_touch=True) as frames:
        for name, make in GAMES[game].items():
            frames.show(make(), looks)
            faults += [f"{name}, {fault}" for fault in frames.measure("small", 44)]
        assert frames.measure("small", 500) != []
        assert frames.faults == []
    assert {fault.split(",")[0] for fault in faults} == set(TOO_SMALL), faults


@pytest.mark.nightly
@pytest.mark.parametrize("language", ALL)
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_has_space_at_night(frames: Frames, game: str, language: str) -> None:
    batches = [NIGHT[at : at + AT_ONCE] for at in range(0, len(NIGHT), AT_ONCE)]
    found: dict[str, list[str]] = {}
    for name, make in TABLES[game].items():
        frames.show(make(), [Look(*size, language) for size in batches[0]])
        found[name] = []
        for sizes in batches:
            frames.resize(sizes)
            found[name] += crowded(frames)
    assert unexpected(game, found, everywhere=False) == []
