"""When a browser is told contradictory things, its seal breaks and stays broken (C-4)."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser

from baccarat.text.say import say
from support.server.process import Server

from ..player import Kept, Player, Visit, expect
from .tampering import Change, Message, Tampering
from .test_seal import panel, seal

pytestmark = [pytest.mark.browser, pytest.mark.rule("C-4")]

OTHER = "5e" * 32
ACCEPTED = {"type": "accepted", "seq": 0}
REFUSED = {"type": "refused", "code": "not-in-time", "limit": None, "field": None}
FOUND = "room => JSON.parse(localStorage.getItem(`seal:${room}`)).faults.length"
"""The number of faults stored beyond the page's life."""
UNHEARD: Message = {}
"""Gives no answer at all."""


def told(kind: str, **changes: object) -> Change:
    """Change an announcement on its way."""

    def change(news: Message, _: Tampering) -> None:
        for step in news.get("seal") or ():
            if step["type"] == kind:
                step["announcement"] |= changes

    return change


def all_of(*changes: Change) -> Change:
    """Change a message in several ways."""

    def change(message: Message, line: Tampering) -> None:
        for each in changes:
            each(message, line)

    return change


def another_roster(welcome: Message, _: Tampering) -> None:
    welcome["seal"]["ceremony"]["attempt"]["members"][0]["commitment"] = OTHER


def one_more_abandoned(welcome: Message, _: Tampering) -> None:
    said = welcome["seal"]
    attempt = said["ceremony"]["attempt"]
    first = attempt | {"announcement": attempt["announcement"] | {"commitment": OTHER}}
    said["ceremony"]["abandoned"] = [{"attempt": first, "secret": OTHER, "missing": []}]
    attempt["announcement"] |= {"attempt": 2}


def no_ceremony(welcome: Message, _: Tampering) -> None:
    welcome["seal"] |= {"ceremony": None, "root": None}


def another_root(welcome: Message, _: Tampering) -> None:
    welcome["seal"]["root"] = OTHER


def one_card_more(welcome: Message, _: Tampering) -> None:
    welcome["seal"]["out"] += 1


def other_results(welcome: Message, _: Tampering) -> None:
    hands = welcome["coups"][0]["hands"]
    hands["player"], hands["banker"] = hands["banker"], hands["player"]


def earlier(welcome: Message, _: Tampering) -> None:
    welcome["now"]["seq"] -= 10


def other_cards(welcome: Message, _: Tampering) -> None:
    welcome["now"]["view"]["banker"] |= {"cards": ["9h", "Td"], "total": 9}


def unreadable(news: Message, _: Tampering) -> None:
    for proof in news["proofs"]:
        proof["salt"] = "salt"


def unsealed(said: Message, _: Tampering) -> None:
    if said["type"] == "welcome":
        said["seal"] |= {"ceremony": None, "root": None, "proofs": []}
    else:
        said |= {"seal": [], "proofs": []}


def copied(news: Message, _: Tampering) -> None:
    """Make another player's commitment equal to this browser's."""
    for step in news.get("seal") or ():
        if step["type"] == "seal-committed":
            mine = step["member"]
            news["seal"] = [step, step | {"member": mine | {"seat": mine["seat"] + 1}}]


def second_root(_: Tampering) -> Message:
    return {"type": "shoe-sealed", "root": OTHER}


def announces(**changes: object) -> Callable[[Tampering], Message]:
    """Announce another shoe, after one whose secret was never shown."""

    def said(line: Tampering) -> Message:
        last = line.steps("seal-announced")[-1]["announcement"]
        return {"type": "seal-announced", "announcement": last | {"shoe": 2} | changes}

    return said


@dataclass(frozen=True)
class Attack:
    """The house's deceptions during one visit, and the accusations that the page makes.

    `first` is for the first welcome; each of `welcomes` follows a coup in which the connection was
    cut. `says` are steps that the house then makes up.
    """

    faults: tuple[str, ...]
    news: Change | None = None
    first: Change | None = None
    welcomes: tuple[Change, ...] = ()
    answers: dict[str, Message] | None = None
    says: tuple[Callable[[Tampering], Message], ...] = ()

    def command(self, frame: Message) -> Message | None:
        return (self.answers or {}).get(frame["do"]["type"])


WELCOMES = Attack(
    ("roster-changed", "result-changed", "rewound", "miscounted", "second-root", "no-proof"),
    welcomes=(
        all_of(another_roster, other_results, earlier),
        one_more_abandoned,
        another_root,
        other_cards,
    ),
)
SHORT = Attack(("order-changed", "attempt-hidden"), welcomes=(one_card_more, no_ceremony))
"""Two attacks that could be confused with others of the above."""
NEWS = Attack(
    ("other-room", "other-shoe", "other-rules", "commitment-reused"),
    news=all_of(told("seal-announced", room="elsewhere", shoe=7, preset=OTHER), copied),
)
SAYS = Attack(
    ("second-root", "secret-hidden", "secret-reused"),
    says=(second_root, announces(commitment=OTHER), announces()),
)
MISSING = Attack(("falsely-missing",), answers={"seal-open": ACCEPTED})
UNREADABLE = Attack(("unreadable",), news=unreadable)
UNSEALED = Attack(("not-sealed",), first=unsealed, news=unsealed)
LEFT_OUT = Attack(("left-out",), answers={"seal-commit": REFUSED})
ATTACKS = {
    "welcomes": WELCOMES,
    "short": SHORT,
    "news": NEWS,
    "says": SAYS,
    "missing-though-taken": MISSING,
    "left-out-though-quick": LEFT_OUT,
    "unreadable": UNREADABLE,
    "never-sealed": UNSEALED,
}
"""One attack of each kind; `frontend/src/seal/witness/attacks.test.ts` has more of each."""
RELOADED = (WELCOMES, NEWS)
"""For the others, only what a reload would read is checked."""


@pytest.fixture(scope="module")
def overheard(browser: Browser) -> Kept:
    """Keep a page for players whose connection is tampered with; the latest tampering applies."""
    return Kept(browser)


@pytest.mark.by_day(1)
@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS.keys())
def test_a_house_that_contradicts_itself_breaks_the_seal(
    browser: Browser, house: Server, overheard: Kept, attack: Attack
) -> None:
    with Visit(browser, house.address, overheard) as visit:
        anna = visit.player()
        line = Tampering(news=attack.news, first=attack.first, command=attack.command)
        line.over(anna.page)
        room = anna.play_alone()
        anna.deal()
        for says in attack.says:
            line.say(says(line))
        for line.welcome in attack.welcomes:
            welcomed = line.welcomed
            line.cut()
            while line.welcomed == welcomed:
                anna.page.wait_for_timeout(20)
        expect(seal(anna)).to_have_attribute("data-seal", "broken")
        told = panel(anna)
        for fault in attack.faults:
            expect(told).to_contain_text(say("en", f"seal-fault-{fault}"))
        assert anna.page.evaluate(FOUND, room)
        if attack in RELOADED:
            line.news = line.welcome = None
            anna.page.reload()
            expect(seal(anna)).to_have_attribute("data-seal", "broken")


def whole(*players: Player) -> None:
    """Check that nothing is wrong, once all claims have been judged."""
    players[0].page.wait_for_timeout(1500)  # longer than a page waits before a verdict
    for each in players:
        expect(seal(each)).to_have_attribute("data-seal", "promised")


def test_an_honest_house_breaks_nothing(browser: Browser, house: Server, overheard: Kept) -> None:
    """A lost connection, a reload, leaving and returning, another window, another player."""
    with Visit(browser, house.address, overheard) as visit:
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
        whole(anna, window, bea)
        window.page.close()
        expect(panel(anna)).to_contain_text("Your browser added randomness of its own")


@pytest.mark.by_day(0)
def test_a_house_that_crashes_while_sealing_is_honest(browser: Browser, own_server: Server) -> None:
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


def test_the_browsers_notes_can_be_saved(visit: Visit) -> None:
    anna = visit.player()
    room = anna.play_alone()
    anna.deal()
    shown = panel(anna)
    with anna.page.expect_download() as download:
        shown.get_by_role("button", name="Save what I saw").click()
    assert re.fullmatch(rf"{room}-seen\.json", download.value.suggested_filename)
    text = download.value.path().read_text("utf-8")
    assert '"format": "baccarat witness"' in text
