"""Gestures: relayed to everybody else at once, limited, and neither stored nor answered."""

import asyncio
from typing import Any

import pytest

from baccarat.house.model.refusal import Rejected
from baccarat.house.rooms.presence import MAX_WAITING_FOR_GESTURES, Viewer
from baccarat.web.guard.limits import COMMANDS, GESTURES, REACTIONS, Caller, RateLimiter
from support.server.guest import Guest, Message, seated
from support.server.process import Server

BEND: Message = {"type": "bend", "side": "player", "card": 0, "angle": -90, "depth": 40}


def react(reaction: str = "wow") -> Message:
    return {"gesture": {"type": "react", "reaction": reaction}}


def next_gesture(guest: Guest) -> Message:
    while True:
        message = guest.hear()
        if message["type"] in {"bent", "reacted"}:
            return message


def test_a_reaction_goes_to_everybody_else_and_leaves_nothing(server: Server) -> None:
    with seated(server.address, "Ada", 1) as ada, Guest(server.address, "Eve") as eve:
        seq = eve.enter()["now"]["seq"]
        ada.send(react("luck"))
        assert next_gesture(eve) == {"type": "reacted", "seat": 1, "reaction": "luck"}
        # Neither a spectator's nor the bend of a card that is not one's own: the next one is seen.
        eve.send(react())
        ada.send({"gesture": BEND})
        ada.send(react("pity"))
        assert next_gesture(eve)["reaction"] == "pity"
        assert ada.ask({"type": "set-pace", "pace": "slow"})["type"] in {"accepted", "refused"}
        assert {"bent", "reacted"}.isdisjoint(each["type"] for each in ada.heard)
        with Guest(server.address, "Cy") as late:
            assert late.enter()["now"]["seq"] >= seq
            assert {"bent", "reacted"}.isdisjoint(each["type"] for each in late.heard)


@pytest.mark.parametrize(
    "gesture",
    [
        {"type": "react", "reaction": "boo"},
        {"type": "react", "reaction": "wow", "text": "Hello"},
        {"type": "wave"},
        BEND | {"card": 3},
        BEND | {"depth": 101},
        BEND | {"angle": 1.5},
        BEND | {"side": "a very long name"},
        BEND | {"code": "As"},
        None,
    ],
    ids=str,
)
def test_a_malformed_gesture_is_refused(server: Server, gesture: Any) -> None:
    with Guest(server.address) as ada:
        ada.enter()
        ada.send({"gesture": gesture})
        refused = ada.answer(None)
        assert (refused["code"], refused["field"][:7]) == ("malformed", "gesture")


ADA = Caller("ada", "10.0.0.1", crowd=False)


def test_gestures_have_limits_of_their_own() -> None:
    now = 0.0
    rates = RateLimiter(lambda: now)

    def passed(*bounds: Any) -> int:
        for count in range(1_000):
            try:
                rates.check(ADA, *bounds)
            except Rejected:
                return count
        raise AssertionError

    assert passed(GESTURES) == GESTURES.guest.at_once
    assert passed(REACTIONS) == REACTIONS.guest.at_once
    assert passed(*COMMANDS) == COMMANDS[0].guest.at_once
    now += 2.0
    assert (passed(GESTURES), passed(REACTIONS)) == (40, 1)


def test_a_viewer_who_is_behind_gets_no_gestures() -> None:
    async def watch() -> Viewer:
        viewer = Viewer("ada", "Ada")
        for _ in range(2 * MAX_WAITING_FOR_GESTURES):
            viewer.offer(b"gesture")
        viewer.send(b"news")
        return viewer

    viewer = asyncio.run(watch())
    assert (viewer.waiting, viewer.lost) == (MAX_WAITING_FOR_GESTURES + 1, False)
