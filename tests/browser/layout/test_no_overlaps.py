"""Nothing at a table covers anything else, checked at every size and in every phase.

The moments of a table are measured on recorded rooms (`test_recorded`); here the page is live.
"""

import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest

from support.server.guest import Message

from ..player import Visit, expect
from ..ponte import CHOICES, Ponte
from ..test_chemin import LONGEST, SHOE_OVER_WORDS
from ..test_coach import go_on, learn

pytestmark = [pytest.mark.browser, pytest.mark.by_day(0)]

Sizes = tuple[tuple[int, int], ...]
SMALLEST: Final[Sizes] = ((360, 640), (844, 390), (1280, 650))
"""A phone, one held sideways, and a desk."""
OTHERS: Final[Sizes] = ((390, 844), (1366, 768), (1920, 1080))
at_sizes = pytest.mark.parametrize("sizes", [SMALLEST, OTHERS], ids=["smallest", "others"])
PHONES: Final[Sizes] = ((360, 640), (390, 844), (844, 390))
BESIDE: Final = (672, 700)
"""One of two tables in a window of 1366 pixels."""
LONG: Final = ("fr", "de")
"""The languages with the longest words."""
OVERLAPS: Final = (Path(__file__).parent / "overlaps.js").read_text(encoding="utf-8")
STILL: Final = """() => {
  const frame = requestAnimationFrame.bind(window);
  const boxes = () => [...document.querySelectorAll('.room :not(svg *)')].flatMap(each => {
    const {x, y, width, height} = each.getBoundingClientRect();
    return [x, y, width, height];
  }).join();
  window.still = async () => {
    await document.fonts.ready;
    for (let was = '', same = 0, frames = 0; frames < 3000; frames += 1, await new Promise(frame)) {
      const now = boxes();
      // What goes by how far something is scrolled always runs.
      const moves = document.getAnimations().some(
        each => each.playState === 'running' && each.timeline === document.timeline);
      same = was === now && !moves ? same + 1 : 0;
      if (same === 2) return; // at once: a frame later something else may have been told
      was = now;
    }
    throw new Error('never still');
  };
}"""
"""Waits until nothing moves any more; the page's own clock may be stopped."""
STEP: Final = 100
"""Milliseconds of the page's clock."""
STEPS: Final = 4000
PAUSE: Final = 40
"""Milliseconds after each step, since the house deals by its own clock."""
DEALT: Final = """() => [
  document.querySelectorAll('[data-hand] .card').length,
  document.querySelector('[data-stage]').dataset.stage,
]"""
"""The number of cards on the table, and how far the coup has been told."""
MAIN: Final = ("player", "banker", "tie")
STAYS: Final = """() => {
  const stakes = document.querySelectorAll('.spot:not(.side) .chips');
  for (const chips of stakes) {
    const word = document.createElement('span');
    word.className = chips.className.replace('chips', 'result kept');
    word.textContent = 'reste en place';
    chips.append(word);
  }
  return stakes.length;
}"""
"""Marks all stakes as staying where they are; returns their number."""
SAY: Final = """words =>
  document.querySelectorAll('.line .call').forEach(each => { each.textContent = words; })"""
PUSHED: Final = (
    "Banco gagne, sept à six. Cette main est neutralisée : les mises sur Banco restent en place."
)
SIX: Final = (
    "dragon-7",
    "panda-8",
    "player-pair",
    "banker-pair",
    "dragon-bonus-player",
    "perfect-pair-200",
)
WORDY: Final = ".calls { min-height: 80px }"
"""The croupier's words take three lines and leave the bets little height."""
OFFERED: Final = "localStorage.setItem('offers', '{\"coups\": 1, \"done\": []}')"
"""Lets the page make an offer to a player after their first coup."""
PILES: Final = """() => {
  const piles = document.querySelectorAll('.laid .sum');
  piles.forEach(each => { each.textContent = 'B 9\\u202f950'; });
  return piles.length;
}"""
"""Makes the others' stakes as wide as they can be."""
TIGHT: Final = ".spots { max-height: 48px !important }"
"""On a phone, a result below long words leaves the main bets little height."""
BANKS: Final = ("chemin-de-fer", "banque-limitee")
LESSONS: Final = 4
"""The number of lessons checked, along with the advice between them."""
SMALL_PRINT: Final = ".table [data-seat] span { font-size: 11px !important }"
UNMARKED: Final = "() => {}"
MARKED: Final = """() => {
  window.marks ??= ['.holds', '.prime', '.stake'].flatMap(each => {
    const mark = document.querySelector(`.chairs ${each}`)?.cloneNode(true);
    mark?.setAttribute('data-planted', '');
    return mark ?? [];
  });
  document.querySelectorAll('.chairs [data-planted]').forEach(each => each.remove());
  for (const who of document.querySelectorAll('.chairs li:not(.banker) .who')) {
    who.querySelectorAll('.holds, .prime, .stake').forEach(each => each.remove());
    who.append(...window.marks.map(each => each.cloneNode(true)));
  }
  document.querySelectorAll('.chairs .holds').forEach(each => { each.textContent = 'D G'; });
  document.querySelectorAll('.chairs .stake').forEach((each, at) => {
    each.textContent = ['508,96', '1\u202f508'][at % 2];
  });
  document.querySelector('.bank .whose').firstChild.data = 'Banque de Maximilienne';
  const notes = document.querySelector('.bank .notes');
  const scoped = notes.className.replace('notes', '');
  notes.innerHTML = ['1\u202f156,50 à couvrir', 'de moitié avec vous', 'au garage : 582']
    .map(each => `<span class="${scoped}">${each}</span>`).join('');
}"""
"""Gives everyone except the banker all marks a chair can have, and the longest printed stake;
gives the bank a long name and three notes."""
REFUSED: Final = """() => {
  document.querySelector('.notice').textContent = 'Cette question est déjà tranchée et ' +
    'rien n’a été fait. Répondez à celle qui est posée maintenant.';
}"""
"""Shows a long refusal, since a table with questions may not produce one."""
TOUCHED: Final = """async () => {
  await still();
  const line = document.querySelector('.voice .line');
  const before = line.getBoundingClientRect();
  const news = document.createElement('div');
  news.style.display = 'contents';
  news.innerHTML = '<p class="touch">7 × Ponte</p>';
  line.append(news);
  const [box, now] = [news.firstChild, line].map(each => each.getBoundingClientRect());
  const over = [...document.querySelectorAll('.line .call, [data-hand], [data-seat] .who')]
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([, { left, right, top, bottom }]) => left < box.right - 3 && right > box.left + 3
      && top < box.bottom - 3 && bottom > box.top + 3)
    .map(([each]) => each.className);
  const seen = news.firstChild.checkVisibility({ visibilityProperty: true }) && box.width > 0;
  news.remove();
  return { seen, over, grown: now.height - before.height };
}"""
"""Whether a touch of gold is seen, the parts under it, and its height."""
NOTICE_ASTRAY: Final = ".told { margin-bottom: 1rem !important }"
COACH_ASTRAY: Final = ".coach { translate: -60px 60px }"
RIBBON_ASTRAY: Final = ".prime { left: -110vw !important }"
TALK_ASTRAY: Final = "[data-talk] { position: fixed !important; inset: auto 30% 30% 0 !important }"


def may_draw(now: Message) -> bool:
    return any(may["type"] == "speak" and may["draw"] for may in now["view"]["choices"])


class Layout:
    """The page of a viewer with screens of all kinds."""

    def __init__(self, visit: Visit, sizes: Sizes) -> None:
        self.sizes = sizes
        self.player = visit.player(own=True, locale="fr-FR")
        self.page = self.player.page
        self.page.add_init_script(f"({STILL})()")
        self.devtools = self.page.context.new_cdp_session(self.page)
        self.marks = UNMARKED
        """Set again before each check: other players go on, and a chair may have other marks."""

    def faults(self) -> list[str]:
        """Check at the moment of marking, before any other message arrives."""
        look = f"async () => {{ await still(); ({self.marks})(); return ({OVERLAPS})(); }}"
        found: list[str] = self.page.evaluate(look)
        return found

    def resize(self, width: int, height: int) -> None:
        """Resize the page but not the window, which takes half the time."""
        screen = {"screenWidth": width, "screenHeight": height}
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.devtools.send("Emulation.setDeviceMetricsOverride", size | screen)

    def look(self, phase: str, *languages: str, seen: str = "") -> None:
        """Check at every size that nothing covers anything else, and that this is `seen`."""
        for language in languages or LONG[:1]:
            self.player.speak(language)
            for size in self.sizes:
                self.resize(*size)
                assert self.faults() == [], f"{phase} at {size} in {language}"
                if seen:
                    self.page.locator(seen).wait_for()

    def talk(self) -> None:
        """Check that the talk covers nothing at any size, and that this check can fail."""
        talk = self.page.locator("[data-talk]")
        self.page.locator("[data-tool=talk]").click()
        talk.wait_for()
        for size in self.sizes:
            self.resize(*size)
            assert self.faults() == [], f"talk at {size}"
        self.player.plant(TALK_ASTRAY)
        assert any("talk" in fault for fault in self.faults())
        self.player.plant("")
        talk.locator(".cross").click()
        expect(talk).to_have_count(0)
        expect(self.page.locator("[data-tool=talk]")).to_be_focused()

    def host(self, what: str) -> None:
        """Press a button of the host's desk."""
        self.player.menu("host")
        self.player.button(what).click()
        self.player.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def moments(self) -> Iterable[str]:
        """Advance the page's clock, and yield at each moment of a coup, with it stopped."""
        seen: set[str] = set()
        for _ in range(STEPS):
            self.page.clock.run_for(STEP)
            self.page.wait_for_timeout(PAUSE)
            dealt, stage = self.page.evaluate(DEALT)
            if dealt >= 4 and stage not in seen:
                seen.add(stage)
                yield stage
            if stage == "home":
                return
        raise AssertionError(f"the coup did not end; seen: {seen}")


@at_sizes
def test_nothing_covers_anything_at_punto_banco(visit: Visit, sizes: Sizes) -> None:
    layout = Layout(visit, sizes)
    anna, page = layout.player, layout.page
    room = anna.open_room(
        "Maximilienne",
        name="Salon de Maximilienne",
        bots=8,
        pace="quick",
        fields={"wagers": ["player", "banker-ez", "tie", *SIX]},
    )
    anna.arrive(f"rooms/{room}")
    expect(anna.button("sit")).to_be_visible()
    expect(page.locator("[data-whose=punto]")).to_contain_text("Table tenue par Maximilienne")
    layout.look("watching", "de")
    page.clock.install()
    anna.sit(room)
    layout.look("seated")
    page.clock.pause_at(time.time() + 60)
    for wager in (*MAIN, *SIX, "player", "player"):
        anna.spot(wager).click()
    layout.look("staked", *LONG)
    anna.press("d", "d")
    expect(page.locator("[data-notice]")).not_to_be_empty()
    layout.look("refused", *LONG)
    layout.host("pause")
    layout.look("paused", "de")
    layout.host("resume")
    anna.button("deal").click()
    seen = set()
    for stage in layout.moments():
        layout.look(stage, seen="[data-result]" if stage == "home" else "")
        if stage == "decided":
            layout.talk()
        seen.add(stage)
    assert {"decided", "home"} <= seen
    assert layout.faults() == []
    page.evaluate("document.querySelector('[data-shoe]').style.translate = '-400px 0'")
    assert layout.faults() != []


@at_sizes
def test_a_stake_that_stays_covers_no_bet(visit: Visit, sizes: Sizes) -> None:
    """Pushes are rare, so the test adds the label of a push to a stake, and its announcement."""
    layout = Layout(visit, sizes)
    fields = {"wagers": ["player", "banker-ez", "tie", *SIX]}
    room = layout.player.open_room(bots=8, pace="quick", fields=fields)
    layout.page.add_init_script(OFFERED)
    layout.player.arrive(f"rooms/{room}")
    layout.page.clock.install()
    layout.player.sit(room)
    layout.page.clock.pause_at(time.time() + 60)
    layout.player.plant(TIGHT)
    for language in LONG:
        layout.player.speak(language)
        for size in PHONES:
            layout.resize(*size)
            assert layout.faults() == [], f"tight at {size} in {language}"
    layout.player.plant("")
    for wager in (*MAIN, *SIX, *MAIN, *MAIN):
        layout.player.spot(wager).click()
    layout.player.press("d")
    layout.page.locator("[data-offer]").wait_for(state="attached")
    layout.look("with an offer")
    layout.resize(390, 844)
    layout.player.plant(WORDY)
    assert layout.faults() == []
    layout.player.plant("")
    assert layout.page.evaluate(STAYS) == len(MAIN)
    layout.page.evaluate(SAY, PUSHED)
    for size in sizes:
        layout.resize(*size)
        assert layout.faults() == [], size
    layout.resize(*BESIDE)
    assert layout.page.evaluate(PILES) > 1
    assert layout.faults() == [], "beside another table"


@at_sizes
@pytest.mark.parametrize("game", ["banque", "chemin", "punto"])
def test_the_coach_covers_nothing(visit: Visit, game: str, sizes: Sizes) -> None:
    layout = Layout(visit, sizes)
    learn(layout.player, game=game)
    seen: set[str] = set()
    while len(seen) < LESSONS:
        [lesson] = layout.player.read("coach")
        if lesson not in seen:
            seen.add(lesson)
            layout.look(lesson or "advice", LONG[len(seen) % 2])
        go_on(layout.player)
    for fault in (SMALL_PRINT, COACH_ASTRAY):
        assert layout.faults() == []
        layout.player.plant(fault)
        assert layout.faults() != []
        layout.player.plant("")


@at_sizes
@pytest.mark.parametrize("preset", BANKS)
def test_nothing_covers_anything_where_a_player_has_the_bank(
    visit: Visit, preset: str, sizes: Sizes
) -> None:
    layout = Layout(visit, sizes)
    order: dict[str, Any] = {"preset": preset, "bots": 8, "advisor": True}
    if preset == "chemin-de-fer":
        order["fields"] = {"drawing": "free"}
    ponte = Ponte(layout.player, name="Salon de Maximilienne", **order)
    for asked in ponte.questions({"calls", "look"}):
        if layout.player.button("go-on").is_visible():
            layout.player.button("go-on").click()  # the report on the previous shoe covers the felt
        layout.look(asked)
        if asked == "calls" and (preset == "chemin-de-fer" or sizes is OTHERS):  # solving is long
            layout.player.button("advisor").click()
            layout.page.locator("[data-advisor=outlook]").wait_for()
            for size in sizes:
                layout.resize(*size)
                assert layout.faults() == [], f"calls with the advisor at {size}"
        layout.resize(*BESIDE)
        assert layout.faults() == [], f"{asked} beside another table"
        if asked == "look":
            layout.player.speak("zh-Hans")
            layout.resize(*SMALLEST[0])
            assert layout.faults() == [], "short words"
    if preset == "chemin-de-fer":  # solving a hand of banque takes ten seconds
        ponte.play_unseen(may_draw, "solo")
        ponte.until(f"{CHOICES} [data-action=draw]", "look")
        layout.page.locator("[data-advisor=advice]").wait_for()
    layout.marks = MARKED
    layout.page.evaluate(REFUSED)
    layout.look("advised, marked, and refused")
    layout.player.press("Escape")
    expect(layout.page.locator(".advisor .told")).to_have_count(0)
    layout.player.plant(NOTICE_ASTRAY)
    assert any("notice" in fault for fault in layout.faults())
    layout.player.plant("")
    layout.resize(*SMALLEST[0])
    touch = {"seen": True, "over": [], "grown": 0}
    assert layout.page.evaluate(TOUCHED) == touch
    layout.talk()
    layout.player.plant(RIBBON_ASTRAY)
    assert any("cut off" in fault for fault in layout.faults())
    layout.player.plant("")
    layout.page.evaluate(LONGEST)
    assert layout.faults() == []
    layout.page.evaluate(SHOE_OVER_WORDS)
    assert layout.faults() != []
