"""A player at a table with a player's bank, with or without the page."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import TimeoutError as TookLong

from support.server.guest import Guest, Message, answers

from .player import Player, expect

CHIP = 100
BUY_IN = 1000 * CHIP
BUY = {"type": "buy", "amount": BUY_IN}
LITTLE = BUY_IN // 10
ANSWERS = 1_000
"""More answers than any test needs."""
FIRST = (
    *("look", "show", "draw", "stand", "hold", "name", "double", "take-bank"),
    *("top-up", "accept-all", "refill", "bid-open", "no"),
)
"""The buttons to press, in order of preference."""
TRIES = 20
SOON = 3_000
"""Milliseconds within which an existing button can be pressed."""
NAME = "[data-action=name]"
PRESS = """([open, actions]) => {
  const offered = [...document.querySelectorAll(open)];
  actions.map(name => offered.find(each => each.dataset.action === name)).find(Boolean)?.click();
}"""
CHOICES = ".rail:not([data-pending]) .choices:not(:has(.said))"
LOOK = ".look [data-action]:not([data-action=hurry], .turns *, .offer *)"
OPEN = f"{CHOICES} [data-action], {LOOK}"

UNSEEN = (
    *("show", "draw", "stand", "hold-bank", "put-up", "add-to-bank", "punt", "stake-on"),
    *("top-up", "refill", "pass"),
)
"""The answers given without the page, in order of preference."""


def is_asked(now: Message) -> bool:
    """Whether the guest who receives this has to answer something."""
    return bool(now) and now["view"]["viewer"] in now["view"]["asked"]


def purse(now: Message) -> int:
    """Return the purse, in units, of the guest who receives this."""
    view = now["view"]
    return next(int(each["purse"]) for each in view["seats"] if each["seat"] == view["viewer"])


def question(now: Message) -> str:
    """Return the page's name for the question: an amount's name, or the phase."""
    for may in now["view"]["choices"]:
        if may["type"] in {"name", "may-bid", "may-stake-on"}:
            return str(may["what"])
    return str(now["view"]["phase"])


def answer_to(now: Message, preferred: tuple[str, ...]) -> Message:
    """Choose the first legal answer of `preferred`, or else of UNSEEN."""
    choices = now["view"]["choices"]
    given = {each["type"]: each for may in choices for each in answers(may)[::-1]}
    if any(may.get("hold") for may in choices):
        given["hold-bank"] = {"type": "hold-bank"}
    return next(given[name] for name in (*preferred, *UNSEEN, *given) if name in given)


class Ponte:
    """A player at a table with a player's bank, with bots in other seats."""

    def __init__(self, player: Player, *, room: str = "", door: str = "sit", **order: Any) -> None:
        """Sit down in a room, or in a new one made to `order`."""
        self.player = player
        self.page = player.page
        made: dict[str, Any] = {"preset": "chemin-de-fer", "bots": 3, "pace": "instant"} | order
        player.arrive(f"rooms/{room or player.open_room(**made)}")
        player.button(door).click()
        expect(self.page.locator(".chairs .mine")).to_have_count(1)

    def joined_by(self, player: Player, name: str, door: str = "sit") -> "Ponte":
        """Let another player sit down at this table."""
        player.become_guest(name)
        return Ponte(player, room=self.player.room, door=door)

    @property
    def seat(self) -> str:
        return self.player.read("seat", "li.mine")[0]

    def offered(self) -> list[str]:
        """Wait until something is asked, and list the possible answers."""
        for _ in range(TRIES):
            self.page.locator(OPEN).first.wait_for()
            if found := self.player.read("action", OPEN):
                return found
        raise AssertionError(f"what is open was gone {TRIES} times before it was listed")

    def answer(self, *preferred: str) -> str:
        """Press the first offered button of `preferred`, or else of FIRST; return its name."""
        for _ in range(TRIES):
            offered = self.offered()
            wanted = [name for name in (*preferred, *FIRST) if name in offered]
            pressed = wanted[0] if wanted else offered[0]
            button = self.page.locator(f".rail [data-action={pressed}]")
            with suppress(TookLong):  # a higher bid may have taken it away
                button.click(timeout=SOON)
                if pressed == "look":  # the corners are lifted first
                    expect(button).to_have_count(0)
                return pressed
        raise AssertionError(f"{pressed} could not be pressed {TRIES} times")

    def asked(self) -> str:
        """Return the current question, if any."""
        return next(iter(self.player.read("question", CHOICES)), "")

    def press_if_asked(self, *preferred: str, within: str = OPEN) -> None:
        """Press the first offered button of `preferred`, if any, without waiting."""
        self.page.evaluate(PRESS, [within, preferred])

    def until(self, seen: str, *preferred: str, most: int = ANSWERS) -> None:
        """Answer until this is on the page."""
        for _ in range(most):
            self.page.locator(f"{seen}, {OPEN}").first.wait_for()
            if self.page.locator(seen).count():
                return
            self.answer(*preferred)
        raise AssertionError(f"no {seen} after {most} answers")

    def buy(self) -> None:
        """Buy chips without the page: after too large a loss a player is not asked again."""
        with self._unseen(self.player.room) as guest:
            guest.ask(BUY)

    @contextmanager
    def _unseen(self, room: str) -> Iterator[Guest]:
        address = self.player.address
        [cookie] = (each["value"] for each in self.page.context.cookies(address))
        with Guest(address, cookie=cookie) as guest:
            guest.enter(room)
            yield guest

    def play_unseen(self, stop: Callable[[Message], bool], *preferred: str) -> None:
        """Leave the page and play on without it until a question satisfies `stop`.

        Most of the time a coup takes in a test is spent on displaying it.
        """
        room = self.player.room
        self.page.goto("about:blank")
        with self._unseen(room) as guest:
            for _ in range(ANSWERS):
                guest.until(lambda now: is_asked(now) or purse(now) < LITTLE)
                if not is_asked(guest.now):
                    guest.ask(BUY)
                elif stop(guest.now):
                    break
                else:
                    guest.ask(answer_to(guest.now, preferred))
            else:
                raise AssertionError(f"nothing to stop at after {ANSWERS} answers")
        self.player.arrive(f"rooms/{room}")

    def questions(self, wanted: set[str]) -> Iterator[str]:
        """Yield each question on the page once, until all `wanted` ones have been asked."""
        seen: set[str] = set()
        while missing := wanted - seen:
            offered = self.offered()
            asked = self.asked() or offered[0]
            if asked not in seen:
                yield asked
                seen.add(asked)
            elif missing != {"look"}:
                self.play_unseen(lambda now: question(now) in wanted - seen)
            elif asked == "calls":
                self.buy()
                self.answer("solo", "no")  # a solo caller has a hand to look at
            else:
                self.play_unseen(lambda now: question(now) == "calls")

    def calls(self) -> None:
        """Answer until calls are open, with anybody's bank."""
        self.until(f"{CHOICES}[data-question=calls]:has([data-action=solo])", "no")
