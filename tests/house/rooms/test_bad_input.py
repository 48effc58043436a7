"""Any invalid input gets a named refusal with a text in each language, and changes nothing."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import cycle, islice
from typing import Any

import httpx
import pytest

from baccarat.house.model.ledger import MAX_SET_CHIPS
from baccarat.text.languages import LANGUAGES
from baccarat.text.say import say
from support.server.guest import PATIENCE, PLAIN, Guest, Message, seated, stake
from support.server.process import Server

Send = Callable[[Guest], Message]

DEAL: Message = {"type": "deal"}
MOST_ASKED = 2_000
"""The number of commands after which some limit must have been reached."""


def _ask(do: Message, **given: Any) -> Send:
    return lambda guest: guest.ask(do, **given)


def _bet(amount: Any) -> Send:
    """Bet a possibly invalid amount on Player."""
    return _ask({"type": "stake", "bets": [{"wager": "player", "amount": amount}]})


def _frame(text: str, answered: str | None = None) -> Send:
    """Send a frame that is not a command; the answer may name its id."""

    def send(guest: Guest) -> Message:
        guest.send(text)
        return guest.answer(answered)

    return send


def _after_no_more_bets(guest: Guest) -> Message:
    guest.ask({"type": "deal"})
    answer = guest.ask(stake(player=2_500))
    guest.ask({"type": "hurry"})
    guest.until(lambda now: now["view"]["phase"] == "staking")
    return answer


def _again_with_another_body(guest: Guest) -> Message:
    first = guest.ask({"type": "buy", "amount": 100})
    answer = guest.ask({"type": "buy", "amount": 200}, id=first["id"])
    guest.ask({"type": "cash", "amount": 100})
    return answer


def _elsewhere(room: str, **headers: str) -> Send:
    """Send an HTTP request with the guest's own cookie."""

    def knock(guest: Guest) -> Message:
        with Guest(guest.address) as other:
            return other.enter(room, **headers)

    return knock


def _poor_here_alone(guest: Guest) -> Message:
    """Ask for new chips with one unit here and everything else at another table."""
    with Guest(guest.address) as other:
        for amount in (1_000_000 - 1, 1):
            other.enter(other.http.post("/api/rooms", json={}).json()["id"])
            other.ask({"type": "sit", "seat": 1, "amount": amount})
        return other.ask({"type": "rebuy"})


def _as_host(*requests: Message) -> Send:
    """Send one command after another at the guest's own table."""

    def host(guest: Guest) -> Message:
        with Guest(guest.address) as other:
            other.enter(other.http.post("/api/rooms", json={"bots": 0}).json()["id"])
            other.ask({"type": "sit", "seat": 1, "amount": 100})
            return [other.ask(request) for request in requests][-1]

    return host


def _chips(*amounts: int) -> list[Message]:
    """Set the chips in one's own purse."""
    return [{"type": "set-chips", "seat": 1, "amount": amount} for amount in amounts]


def _as_another(name: str, do: Message) -> Send:
    """Ask for something in the same room under another name."""

    def ask(guest: Guest) -> Message:
        with Guest(guest.address, name) as other:
            other.enter()
            return other.ask(do)

    return ask


def _until_refused(do: Message, code: str, guests: int = 1) -> Send:
    """Let guests in a room with empty seats send a command in turn until one gets that code."""

    def flood(guest: Guest) -> Message:
        room = guest.http.post("/api/rooms", json={}).json()["id"]
        with ExitStack() as stack:
            others = [stack.enter_context(Guest(guest.address)) for _ in range(guests)]
            for other in others:
                other.enter(room)
            for other in islice(cycle(others), MOST_ASKED):
                answer = other.ask(do)
                if answer.get("code") == code:
                    break
            return answer

    return flood


def _at(phase: str) -> Callable[[Message], bool]:
    return lambda now: bool(now["view"]["phase"] == phase)


def _not_theirs(seat: int, do: Message, phase: str, **order: Any) -> Send:
    """Let one seat of two do what the other is asked for in that phase, at their own table.

    The first holds the shoe where players do; the second has the only stake on Player.
    """

    def ask(guest: Guest) -> Message:
        with Guest(guest.address, "Cora") as cora, Guest(guest.address, "Dan") as dan:
            made = cora.http.post("/api/rooms", json={"bots": 0, "pace": "instant", **order})
            for place, each in enumerate((cora, dan), 1):
                each.enter(made.json()["id"])
                each.ask({"type": "sit", "seat": place, "amount": 100_000})
            for who, request in ((dan, stake(player=2_500)), (cora, DEAL), (dan, DEAL)):
                who.until(_at("staking"))
                assert who.ask(request)["type"] == "accepted"
            if order.get("preset") and phase == "turning":
                cora.until(_at("holding"))
                assert cora.ask({"type": "deal-coup"})["type"] == "accepted"
            wrong = (cora, dan)[seat - 1]
            wrong.until(_at(phase))
            return wrong.ask(do)

    return ask


def _post(path: str, body: Any, **headers: str) -> Send:
    def post(guest: Guest) -> Message:
        answer: Message = guest.http.post(path, json=body, headers=headers).json()
        return answer

    return post


ROWS: dict[str, tuple[Send, str]] = {
    "negative stake": (_bet(-2_500), "amount-not-positive"),
    "zero stake": (_bet(0), "amount-not-positive"),
    "fractional stake": (_bet(2_500.5), "amount-not-whole"),
    "whole stake with a point": (_bet(2_500.0), "amount-not-whole"),
    "huge stake": (_bet(10**40), "above-maximum"),
    "endless stake": (
        _frame(
            '{"id":"e","shoe":1,"coup":1,"do":{"type":"stake","bets":[{"wager":"player","amount":1e999}]}}',
            "e",
        ),
        "amount-not-whole",
    ),
    "boolean stake": (_bet(True), "amount-not-whole"),
    "a word for a stake": (_bet("lots"), "amount-not-whole"),
    "a number in quotes": (_bet("2500"), "amount-not-whole"),
    "no number": (_bet(None), "amount-not-whole"),
    "stake below the minimum": (_bet(2_000), "below-minimum"),
    "stake over the maximum": (_bet(1_000_020), "above-maximum"),
    "stake between the steps": (_bet(2_510), "not-a-step"),
    "stake over the purse": (_bet(200_000), "over-purse"),
    "stakes over the purse together": (_ask(stake(player=60_000, tie=60_000)), "over-purse"),
    "an unknown bet": (_ask(stake(dragon=2_500)), "unknown-bet"),
    "one bet twice": (
        _ask({"type": "stake", "bets": [{"wager": "tie", "amount": 2_500}] * 2}),
        "bet-twice",
    ),
    "stake after no more bets": (_after_no_more_bets, "stakes-closed"),
    "id with another body": (_again_with_another_body, "id-reused"),
    "stale coup": (_ask(stake(player=2_500), coup=0), "stale-coup"),
    "a coup to come": (_ask(stake(player=2_500), coup=9_999), "stale-coup"),
    "stale shoe": (_ask(stake(player=2_500), shoe=0), "stale-coup"),
    "out of turn": (_ask({"type": "hurry"}), "not-now"),
    "dealing where players hold no shoe": (_ask({"type": "deal-coup"}), "not-now"),
    "turning cards that are face up": (_ask({"type": "show"}), "not-now"),
    "dealing without the shoe": (
        _not_theirs(2, {"type": "deal-coup"}, "holding", preset="american"),
        "not-your-shoe",
    ),
    "showing another’s cards": (
        _not_theirs(1, {"type": "show"}, "turning", preset="american"),
        "not-your-cards",
    ),
    "squeezing another’s hand": (
        _not_theirs(1, {"type": "show"}, "turning", fields={"squeeze": True}),
        "not-your-cards",
    ),
    "a second seat": (_ask({"type": "sit", "seat": 2, "amount": 100}), "seated-already"),
    "more chips than the account has": (_ask({"type": "buy", "amount": 10**12}), "over-account"),
    "more chips than the purse has": (_ask({"type": "cash", "amount": 10**12}), "over-purse"),
    "new chips for a player who has enough": (_ask({"type": "rebuy"}), "not-broke"),
    "new chips for a player with chips at another table": (_poor_here_alone, "not-broke"),
    "a bot with an unknown name": (
        _as_host({"type": "add-bot", "strategy": "cheat"}),
        "unknown-strategy",
    ),
    "sending away a person as if they were a bot": (
        _as_host({"type": "remove-bot", "seat": 1}),
        "no-bot-there",
    ),
    "sending away a bot of the house": (_ask({"type": "remove-bot", "seat": 9}), "not-host"),
    "a bot at the house’s own table": (_ask({"type": "add-bot", "strategy": "bold"}), "not-host"),
    "a pace for the house’s own table": (_ask({"type": "set-pace", "pace": "instant"}), "not-host"),
    "chips beyond what a host may set": (_as_host(*_chips(MAX_SET_CHIPS + 1)), "over-set"),
    "chips beyond what a network is issued in a day": (
        _as_host(*_chips(*[0, MAX_SET_CHIPS] * 11)),
        "network-spent",
    ),
    "more commands than one guest may send": (
        _until_refused({"type": "enter", "token": "x"}, "too-many-commands"),
        "too-many-commands",
    ),
    "more commands than the onlookers of one table may send": (
        _until_refused(DEAL, "room-busy", guests=3),
        "room-busy",
    ),
    "a limit set by a guest": (
        _ask({"type": "limit-seat", "seat": 1, "maximum": None}),
        "not-host",
    ),
    "a command of an unknown type": (_ask({"type": "shuffle"}), "malformed"),
    "the house's own action": (_ask({"type": "deal", "card": "9h"}), "malformed"),
    "another's seat": (_ask({**stake(player=2_500), "seat": 8}), "malformed"),
    "too long an id": (_frame(json.dumps({"id": "x" * 65})), "bad-id"),
    "an id of nothing": (_frame(json.dumps({"id": ""})), "bad-id"),
    "an id with a null character": (_frame(json.dumps({"id": "c\x00"})), "bad-id"),
    "an id of two lines": (_frame(json.dumps({"id": "c1\n"})), "bad-id"),
    "an invisible id": (_frame(json.dumps({"id": "c\u200b"})), "bad-id"),
    "words with a null character": (_ask({"type": "say", "text": "a\x00b"}), "hidden-text"),
    "words of blank letters": (_ask({"type": "say", "text": "\u3164"}), "nothing-said"),
    "no JSON": (_frame("faites vos jeux"), "malformed"),
    "half a frame": (_frame('{"id": "c1", "shoe":'), "malformed"),
    "a list": (_frame("[]"), "malformed"),
    "deep nesting": (_frame("[" * 2_000), "malformed"),
    "an oversized frame": (_frame(" " * 5_000), "too-large"),
    "unknown room": (_elsewhere("nowhere"), "unknown-room"),
    "foreign origin": (_elsewhere("salon", Origin="http://elsewhere.example"), "foreign-origin"),
    "foreign form": (
        _post("/api/guests", {"name": "Eve"}, Origin="http://elsewhere.example"),
        "foreign-origin",
    ),
    "no name": (_post("/api/guests", {"name": "  "}), "bad-name"),
    "a name too long": (_post("/api/guests", {"name": "x" * 25}), "bad-name"),
    "a name with a zero width space": (
        _post("/api/guests", {"name": "Ada\u200b"}),
        "hidden-name",
    ),
    "a name that reverses the direction of text": (
        _post("/api/guests", {"name": "\u202eadA"}),
        "hidden-name",
    ),
    "a name of blank letters": (_post("/api/guests", {"name": "\u3164"}), "hidden-name"),
    "a name with a variation selector": (
        _post("/api/guests", {"name": "Ada\ufe0f"}),
        "hidden-name",
    ),
    "a name with a null character": (_post("/api/guests", {"name": "A\x00da"}), "hidden-name"),
    "a table’s name with a null character": (_post("/api/rooms", {"name": "A\x00"}), "hidden-name"),
    "a name with a bell": (_post("/api/guests", {"name": "A\u0007da"}), "hidden-name"),
    "a name of two lines": (_post("/api/guests", {"name": "A\u2028da"}), "hidden-name"),
    "a name of private-use characters": (_post("/api/guests", {"name": "\ue000"}), "hidden-name"),
    "a name that begins with an accent": (_post("/api/guests", {"name": "\u0301A"}), "bad-name"),
    "an invisible name for a table": (
        _post("/api/rooms", {"name": "\u2060"}),
        "hidden-name",
    ),
    "another’s name": (_as_another("Ada", {"type": "sit", "amount": 100}), "name-taken"),
    "another’s name in wide letters": (
        _as_another("\uff21\uff24\uff21", {"type": "sit", "amount": 100}),
        "name-taken",
    ),
    "words under another’s name": (
        _as_another("aDa", {"type": "say", "text": "Deal me out"}),
        "name-taken",
    ),
    "a number for a name": (_post("/api/guests", {"name": 7}), "malformed"),
    "unknown preset": (_post("/api/rooms", {"preset": "poker"}), "unknown-preset"),
    "an unknown side bet": (
        _post("/api/rooms", {"side_bets": ["lucky-9"]}),
        "unknown-bet",
    ),
    "a form of a bet for a side bet": (
        _post("/api/rooms", {"side_bets": ["banker-ez"]}),
        "unknown-bet",
    ),
    "a side bet that the preset already has": (
        _post("/api/rooms", {"preset": "ez", "side_bets": ["panda-8"]}),
        "bad-field",
    ),
    "a side bet twice": (_post("/api/rooms", {"side_bets": ["big", "big"]}), "bad-field"),
    "text in place of a list of side bets": (
        _post("/api/rooms", {"side_bets": "big"}),
        "malformed",
    ),
    "a clock of a second": (_post("/api/rooms", {"clock": 1}), "bad-field"),
    "an unknown field": (_post("/api/rooms", {"banker": "me"}), "malformed"),
    "too long a body": (_post("/api/guests", {"name": "x" * 5_000}), "too-large"),
}


@pytest.fixture(scope="module")
def ada(server: Server) -> Iterator[Guest]:
    """Sit at the house's own table, alone except for the bots."""
    with seated(server.address) as guest:
        yield guest


def _table(guest: Guest) -> dict[str, Any]:
    """Select the parts of the state that a refusal may not change."""
    view = guest.now["view"]
    own = [each for each in view["seats"] if each["seat"] == view["viewer"]]
    return {"phase": view["phase"], "own": own, "account": guest.now["me"]["account"]}


@pytest.mark.by_day(30)
@pytest.mark.parametrize("row", ROWS)
def test_bad_input_is_refused_by_name_and_changes_nothing(ada: Guest, row: str) -> None:
    send, code = ROWS[row]
    before = _table(ada)
    answer = send(ada)
    assert answer["type"] in {"refused", "about:blank"}
    assert answer["code"] == code
    assert ada.ask(stake())["type"] == "accepted"
    assert _table(ada) == before
    for language in LANGUAGES:
        assert say(language, f"refusal-{code}", {"limit": "25", "seconds": 5})


def test_nobody_else_hears_of_a_refusal(server: Server) -> None:
    with seated(server.address, "Bea", seat=4) as bea, Guest(server.address, "Cy") as cy:
        cy.enter()
        bea.until(lambda now: now["seq"] == cy.now["seq"])
        heard = len(cy.heard)
        assert bea.ask(stake(player=-1))["type"] == "refused"
        assert bea.ask({"type": "cash", "amount": 1})["type"] == "accepted"
        cy.until(lambda now: now["seq"] == bea.now["seq"])
        assert [m["type"] for m in cy.heard[heard:]] == ["news"]


def test_a_visitor_without_a_cookie_is_refused(server: Server) -> None:
    forged = {"Cookie": "baccarat=Ik1lIg.forged"}
    for headers in ({}, forged):
        with httpx.Client(
            base_url=server.address, headers=headers, timeout=PATIENCE, verify=PLAIN
        ) as http:
            answer = http.get("api/me/coups")
            assert (answer.status_code, answer.json()["code"]) == (401, "not-signed-in")
            assert http.get("api/me").json() is None
