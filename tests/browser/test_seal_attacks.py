"""A browser is told one thing and then another: its seal breaks, and stays broken (C-4)."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, expect

from support.server import Server

from .player import Kept, Player, Visit
from .tampering import Change, Message, Tampering
from .test_seal import panel, seal

pytestmark = [pytest.mark.browser, pytest.mark.rule("C-4")]

OTHER = "5e" * 32
ACCEPTED = {"type": "accepted", "seq": 0}
REFUSED = {"type": "refused", "code": "not-in-time", "limit": None, "field": None}
UNHEARD: Message = {}
"""Answers nothing at all."""

LEFT_OUT = "left out your browser’s randomness"
HIDDEN = "hides an attempt that this browser saw"
ROSTER = "The roster is not the one"
ORDER = "The order of dealing changed"


def told(kind: str, **changes: object) -> Change:
    """Change an announcement on its way."""

    def change(news: Message, _: Tampering) -> None:
        for step in news.get("seal") or ():
            if step["type"] == kind:
                step["announcement"] |= changes

    return change


def ceremony(change: Callable[[Message], None]) -> Change:
    """Change what a welcome says of how the shoe was sealed."""
    return lambda welcome, _: change(welcome["seal"])


def another_roster(said: Message) -> None:
    said["ceremony"]["attempt"]["members"][0]["commitment"] = OTHER


def without_me(said: Message) -> None:
    said["ceremony"]["attempt"] |= {"members": [], "openings": []}


def another_attempt(said: Message) -> None:
    said["ceremony"]["attempt"]["announcement"]["commitment"] = OTHER


def one_more_abandoned(said: Message) -> None:
    attempt = said["ceremony"]["attempt"]
    first = attempt | {"announcement": attempt["announcement"] | {"commitment": OTHER}}
    said["ceremony"]["abandoned"] = [{"attempt": first, "secret": OTHER, "missing": []}]
    attempt["announcement"] |= {"attempt": 2}


def no_ceremony(said: Message) -> None:
    said |= {"ceremony": None, "root": None}


def another_root(said: Message) -> None:
    said["root"] = OTHER


def one_card_more(said: Message) -> None:
    said["out"] += 1


def other_results(welcome: Message, _: Tampering) -> None:
    hands = welcome["coups"][0]["hands"]
    hands["player"], hands["banker"] = hands["banker"], hands["player"]


def earlier(welcome: Message, _: Tampering) -> None:
    welcome["now"]["seq"] -= 10


@dataclass(frozen=True)
class Attack:
    """How the house lies, and what the page says of it.

    `reconnects` cuts the line after a coup, `says` are steps made up after one. Steps with an
    announcement begin with the last one that the page heard.
    """

    fault: str
    news: Change | None = None
    welcome: Change | None = None
    answers: dict[str, Message] | None = None
    says: Callable[[Tampering], tuple[Message, ...]] | None = None

    def command(self, frame: Message) -> Message | None:
        return (self.answers or {}).get(frame["do"]["type"])


def announces(**changes: object) -> Callable[[Tampering], tuple[Message, ...]]:
    """Announce another shoe, after one whose secret nobody saw."""

    def said(line: Tampering) -> tuple[Message, ...]:
        last = line.steps("seal-announced")[-1]["announcement"]
        return ({"type": "seal-announced", "announcement": last | {"shoe": 2} | changes},)

    return said


def copied(news: Message, _: Tampering) -> None:
    """Have a player of the house commit to what this browser has committed to."""
    for step in news.get("seal") or ():
        if step["type"] == "seal-committed":
            mine = step["member"]
            news["seal"] = [step, step | {"member": mine | {"seat": mine["seat"] + 1}}]


ATTACKS = {
    "another-roster": Attack(ROSTER, welcome=ceremony(another_roster)),
    "roster-without-me": Attack(ROSTER, welcome=ceremony(without_me)),
    "attempt-replaced": Attack(HIDDEN, welcome=ceremony(another_attempt)),
    "attempts-unsaid": Attack(HIDDEN, welcome=ceremony(no_ceremony)),
    "more-abandoned": Attack("hides an attempt", welcome=ceremony(one_more_abandoned)),
    "other-room": Attack("another room", news=told("seal-announced", room="elsewhere")),
    "other-shoe": Attack("is not the next one", news=told("seal-announced", shoe=7)),
    "other-rules": Attack("rules other than", news=told("seal-announced", preset=OTHER)),
    "secret-twice": Attack("secret that it had used", says=announces()),
    "commitment-twice": Attack("Two browsers were given one", news=copied),
    "second-root": Attack("two roots", welcome=ceremony(another_root)),
    "root-changed": Attack(
        "two roots", says=lambda _: ({"type": "shoe-sealed", "root": OTHER},)
    ),
    "secret-kept": Attack("did not show a shoe’s secret", says=announces(commitment=OTHER)),
    "missing-though-taken": Attack("did not open, though", answers={"seal-open": ACCEPTED}),
    "missing-though-quick": Attack("did not open, though", answers={"seal-open": REFUSED}),
    "left-out-though-taken": Attack(LEFT_OUT, answers={"seal-commit": ACCEPTED}),
    "left-out-though-quick": Attack(LEFT_OUT, answers={"seal-commit": REFUSED}),
    "cards-skipped": Attack(ORDER, welcome=ceremony(one_card_more)),
    "results-swapped": Attack("A coup was reported differently", welcome=other_results),
    "gone-back": Attack("went back on what it had already told", welcome=earlier),
}  # fmt: skip


RELOADED = [
    ATTACKS[each]
    for each in ("another-roster", "other-room", "secret-twice", "missing-though-taken")
]
"""One for each way of lying; what was seen is kept as a whole, whatever was wrong with it."""


@pytest.fixture(scope="module")
def overheard(browser: Browser) -> Kept:
    """Keep a page for those whose line is tampered with: the last tampering holds."""
    return Kept(browser)


@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS.keys())
def test_a_house_that_says_otherwise_breaks_the_seal(
    browser: Browser, house: Server, overheard: Kept, attack: Attack
) -> None:
    with Visit(browser, house.address, overheard) as visit:
        anna = visit.player()
        line = Tampering(news=attack.news, welcome=attack.welcome, command=attack.command)
        line.over(anna.page)
        anna.play_alone()
        anna.deal()
        if attack.says:
            line.say(*attack.says(line))
        if attack.welcome:
            line.cut()
        expect(seal(anna)).to_have_attribute("data-seal", "broken")
        expect(panel(anna)).to_contain_text(attack.fault)
        if attack in RELOADED:
            line.news = line.welcome = None
            anna.page.reload()
            expect(seal(anna)).to_have_attribute("data-seal", "broken")


def whole(player: Player) -> None:
    """See that nothing is wrong, once all claims are judged."""
    player.page.wait_for_timeout(1500)  # longer than the page waits with a verdict
    assert seal(player).get_attribute("data-seal") == "whole"


def test_an_honest_house_breaks_nothing(browser: Browser, own_server: Server) -> None:
    """A line that breaks, a reload, going and coming back, another window, another player."""
    with Visit(browser, own_server.address) as visit:
        anna, bea = visit.player(), visit.player()
        line = Tampering()
        line.over(anna.page)
        room = anna.play_alone()
        anna.deal()
        line.cut()
        anna.open_stakes()
        anna.deal()
        anna.page.reload()
        anna.open_stakes()
        window = Player(anna.page.context.new_page(), anna.address)
        window.arrive(f"rooms/{room}")
        bea.open_room("Bea")
        bea.arrive(f"rooms/{room}")
        bea.page.click("[data-action=sit]")
        anna.arrive()
        anna.arrive(f"rooms/{room}")
        anna.open_stakes()
        for each in (anna, window, bea):
            whole(each)
        expect(panel(anna)).to_contain_text("Your browser added randomness of its own")


def test_a_house_that_falls_in_the_midst_of_sealing_is_honest(
    browser: Browser, own_server: Server
) -> None:
    """The attempt is given up, and the next one counts it."""
    with Visit(browser, own_server.address) as visit:
        anna = visit.player()
        line = Tampering(
            command=lambda frame: UNHEARD if frame["do"]["type"] == "seal-open" else None
        )
        line.over(anna.page)
        room = anna.open_room()
        anna.arrive(f"rooms/{room}")
        anna.page.click("[data-action=sit]")
        expect(seal(anna)).to_be_visible()
        while not line.steps("roster-closed"):
            anna.page.wait_for_timeout(20)
        own_server.kill()
        line.command = None
        own_server.start()
        anna.open_stakes()
        anna.deal()
        shown = panel(anna)
        expect(shown).to_contain_text("One attempt was abandoned before this one.")
        expect(shown).to_contain_text("Your browser added randomness of its own")
        whole(anna)


def test_what_was_seen_can_be_saved(visit: Visit) -> None:
    anna = visit.player()
    room = anna.play_alone()
    anna.deal()
    shown = panel(anna)
    with anna.page.expect_download() as download:
        shown.get_by_role("button", name="Save what I saw").click()
    assert re.fullmatch(rf"{room}-seen\.json", download.value.suggested_filename)
    text = download.value.path().read_text("utf-8")
    assert '"format": "baccarat witness"' in text
