"""Guests who play at several servers at once, and go on at another one when theirs fails."""

import itertools
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from httpx import TransportError
from websockets.exceptions import ConnectionClosed, WebSocketException

from .guest import LONGEST, Guest, Message, answers, stake

LOST = (ConnectionClosed, WebSocketException, TransportError, OSError, TimeoutError)
UNDECIDED = frozenset({"table-frozen", "too-many-commands", "room-busy"})
"""Refusals after which a command is sent again."""
SILENCE = 6.0
"""Seconds without a message after which a guest goes elsewhere, where a page would wait longer."""
PAUSE = 0.02
"""Seconds between two commands of a guest: there are limits on how many may come."""


class Regular(Guest):
    """A guest who repeats each command, at any server, until it is answered.

    Each purchase of chips has another amount. `bought` has those that were acknowledged.
    """

    patience = SILENCE

    def __init__(self, addresses: Callable[[int], str], number: int, room: str) -> None:
        super().__init__(addresses(number), f"Guest {number}")
        self.addresses = addresses
        self.turn = number
        self.room = room
        self.amounts = itertools.count(1_000 * (number + 1))
        self.chance = random.Random(number)
        self.unanswered: Message | None = None
        self.bought: list[int] = []
        self.answered = 0

    def play(self, over: threading.Event) -> None:
        """Send one command after another."""
        while not over.is_set():
            try:
                if self.socket is None:
                    self.address = self.addresses(self.turn)
                    self.enter(self.room)
                self._ask_once()
                over.wait(PAUSE)
            except LOST:
                self.turn += 1
                self.close()
                over.wait(0.25)

    def _ask_once(self) -> None:
        frame = self.unanswered or self.frame(self._next_request())
        self.unanswered = frame
        answer = self._answer_to(frame)
        if answer["type"] == "refused" and answer["code"] in UNDECIDED:
            time.sleep(0.25)
            return
        self.unanswered = None
        self.answered += 1
        if answer["type"] == "accepted" and frame["do"]["type"] == "buy":
            self.bought.append(frame["do"]["amount"])

    def _answer_to(self, frame: Message) -> Message:
        self.send(frame)
        while True:
            message = self.hear()
            if message["type"] in {"accepted", "refused"} and message["id"] == frame["id"]:
                return message

    def _next_request(self) -> Message:
        me = self.now["me"]
        if me["seat"] is None:
            drawn = self.now["view"]["type"] == "chemin"  # the house draws its chairs (CF-1)
            seat = None if drawn else me["may"]["free"][0]
            return {"type": "sit", "seat": seat, "amount": 50_000}
        if self.chance.random() < 0.5:
            return {"type": "buy", "amount": next(self.amounts)}
        if self.now["view"]["type"] == "punto":
            return self.chance.choice([stake(player=2_500), stake(banker=5_000), {"type": "deal"}])
        given = [each for may in self.now["view"]["choices"] for each in answers(may)]
        return self.chance.choice(given or [{"type": "cash", "amount": 100}])

    def close(self) -> None:
        """Leave without waiting for the server: it may be paused."""
        if self.socket:
            self.socket.close_timeout = 0.0
        super().close()


def wait_for(came: Callable[[], bool]) -> None:
    """Wait until something has come that is certain to."""
    latest = time.monotonic() + LONGEST
    while not came():
        assert time.monotonic() < latest, "it never came to be so"
        time.sleep(0.05)


class Load:
    """Several such guests, each in a thread."""

    def __init__(self, guests: list[Regular]) -> None:
        self.guests = guests
        self.faults: list[BaseException] = []

    def more(self, commands: int) -> None:
        """Wait until each guest has had this many more answers."""
        wanted = [(guest, guest.answered + commands) for guest in self.guests]

        def had() -> bool:
            assert not self.faults, self.faults
            return all(guest.answered >= number for guest, number in wanted)

        wait_for(had)


@contextmanager
def playing(guests: list[Regular]) -> Iterator[Load]:
    """Let guests play, and have their last commands answered at the end."""
    load, over = Load(guests), threading.Event()

    def play(guest: Regular) -> Any:
        try:
            guest.play(over)
        except BaseException as fault:
            load.faults.append(fault)
            raise

    threads = [threading.Thread(target=play, args=(guest,), daemon=True) for guest in guests]
    for thread in threads:
        thread.start()
    try:
        yield load
    finally:
        over.set()
        for thread in threads:
            thread.join()
        for guest in guests:
            guest.close()
            guest.http.close()
