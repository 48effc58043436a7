"""A first evening: questions that are put to people from a given coup on, over a real server."""

import itertools
from types import SimpleNamespace
from typing import Any

import pytest

from baccarat.house.model.first_evening import is_withheld
from baccarat.tables import chemin
from support.oracles.database_reader import check_books
from support.server.guest import Guest, Message, answers
from support.server.process import Server

COUPS = 10
BOUGHT = 100_000
EVENINGS: dict[str, Message] = {
    "chemin-de-fer": {"calls": 4, "ponte": 4, "bank": 7, "double": 7, "suite": 9, "auction": 10},
    "banque-limitee": {"calls": 4, "right": 4, "left": 4, "auction": 7, "double": 7, "suite": 9},
}
"""By preset, when each question is first put: later than at once, and one after another."""

SEATS = {"chemin-de-fer": None, "banque-limitee": 1}
"""By preset, the chair that the guest asks for; None to draw one."""


def _open(guest: Guest, preset: str, **changed: Any) -> Message:
    """Ask for a private room with house players, and return the answer's body."""
    order = {"preset": preset, "bots": 4, "pace": "instant", "private": True, **changed}
    return guest.http.post("/api/rooms", json=order).json()  # type: ignore[no-any-return]


@pytest.mark.by_day(1)
@pytest.mark.parametrize("preset", EVENINGS)
def test_no_question_comes_before_its_coup(own_server: Server, preset: str) -> None:
    opens = EVENINGS[preset]
    with Guest(own_server.address) as ada:
        ada.enter(_open(ada, preset, opens=opens)["id"])
        seat = SEATS[preset]
        assert ada.ask({"type": "sit", "seat": seat, "amount": BOUGHT})["type"] == "accepted"
        asked, held = set[tuple[int, str]](), 0
        for turn in itertools.count():
            now, view = ada.now, ada.now["view"]
            if now["coup"] > COUPS or now["shoe"] > 1:
                break
            offered = [may for may in view["choices"] if answers(may)]
            if view["viewer"] in view["asked"]:
                asked.add((now["coup"], view["phase"]))
                given = [each for may in offered for each in answers(may)]
                ada.ask(given[turn % len(given)])
            else:
                early = now["coup"] < opens.get(view["phase"], 0)
                assert not (early and offered), view
                assert now["withheld"] or not early
                held += early
                ada.hear()
        early = {(coup, name) for coup, name in asked if coup < opens.get(name, 0)}
        assert not early
        assert {name for _, name in asked} >= {"stakes"}
        assert held, "questions have been answered for the guest"
        assert ada.ask({"type": "close-room"})["type"] == "accepted"
        ada.until(lambda now: not now["people"])
    check_books(own_server.folder)


OFFERS: dict[str, tuple[Message, set[tuple[int, str]]]] = {
    "chemin-de-fer": (
        {"seats": 4, "passing": "any-time"},
        {(7, "bank"), (9, "suite"), (10, "auction")},
    ),
    "banque-limitee": ({}, {(7, "auction"), (7, "bank")}),
}
"""By preset: changed fields, and the offers of a bank that come whatever the cards."""


@pytest.mark.by_day(1)
@pytest.mark.parametrize("preset", OFFERS)
def test_house_players_bring_each_offer_of_a_bank_at_its_coup(
    own_server: Server, preset: str
) -> None:
    fields, offers = OFFERS[preset]
    opens = EVENINGS[preset] | {phase: coup for coup, phase in offers}
    last = max(opens.values())
    with Guest(own_server.address) as ada:
        room = _open(ada, preset, opens=opens, fields=fields, bots=3)["id"]
        ada.enter(room)
        seat = SEATS[preset]
        assert ada.ask({"type": "sit", "seat": seat, "amount": BOUGHT})["type"] == "accepted"
        asked = set[tuple[int, str]]()
        while (now := ada.now)["coup"] <= last and now["shoe"] <= 1:
            view = now["view"]
            assert all(opens[phase] == now["coup"] for phase in now["brings"])
            given = [each for may in view["choices"] for each in answers(may)]
            if view["viewer"] in view["asked"] and given:
                asked.add((now["coup"], view["phase"]))
                ada.ask(given[-1])
            else:
                ada.hear()
        assert offers <= asked
        due = {coup for coup, _ in offers}
        made = {(coup, phase) for coup, phase in asked if phase in {"bank", "suite", "auction"}}
        assert all(opens[phase] <= coup for coup, phase in made)
        assert {each for each in made if each[0] in due} <= offers, "others wait meanwhile"


def test_other_offers_of_a_bank_wait_while_one_is_due() -> None:
    opens = EVENINGS["chemin-de-fer"]

    def withheld(coup: int, phase: str) -> bool:
        state: Any = SimpleNamespace(
            game=chemin, table=SimpleNamespace(phase=phase), shoe=1, coup=coup, decision=1
        )
        return is_withheld(opens, state)

    phases = ("bank", "suite", "auction", "stakes")
    waiting = {
        coup: [phase for phase in phases if withheld(coup, phase)] for coup in (8, 9, 10, 11)
    }
    assert waiting == {
        8: ["suite", "auction"],
        9: ["bank", "auction"],
        10: ["bank", "suite"],
        11: [],
    }


def test_a_question_that_is_not_open_yet_cannot_be_answered(own_server: Server) -> None:
    with Guest(own_server.address) as ada:
        opens = dict.fromkeys([*EVENINGS["chemin-de-fer"], "stakes"], 100)
        ada.enter(_open(ada, "chemin-de-fer", opens=opens)["id"])
        assert ada.ask({"type": "sit", "seat": None, "amount": BOUGHT})["type"] == "accepted"
        ada.until(lambda now: now["view"]["phase"] == "stakes")
        refused = ada.ask({"type": "punt", "amount": 2_000})
        # Bots may have answered meanwhile, and the question be over.
        assert refused["code"] in {"not-now", "stale-decision", "stale-coup"}
        ada.until(lambda now: now["coup"] > 3)
        place = next(
            each for each in ada.now["view"]["seats"] if each["seat"] == ada.now["me"]["seat"]
        )
        assert (place["purse"], place["stake"]) == (BOUGHT, 0)


@pytest.mark.parametrize(
    ("preset", "opens", "field"),
    [
        ("chemin-de-fer", {"raffle": 2}, "opens.raffle"),
        ("chemin-de-fer", {"calls": 0}, "opens.calls"),
        ("chemin-de-fer", {"calls": 101}, "opens.calls"),
        ("punto-banco", {"staking": 2}, "opens"),
    ],
)
def test_an_evening_names_questions_and_coups(
    server: Server, preset: str, opens: Message, field: str
) -> None:
    with Guest(server.address) as ada:
        refused = _open(ada, preset, opens=opens)
        assert (refused["code"], refused["field"]) == ("bad-field", field)


def test_a_newcomer_may_have_the_name_of_a_house_player(own_server: Server) -> None:
    with Guest(own_server.address, "Konrad") as konrad:
        konrad.enter(_open(konrad, "punto-banco", bots=8)["id"])
        assert "Konrad" in {each["name"] for each in konrad.now["people"] if each["bot"]}
        assert konrad.ask({"type": "sit", "amount": BOUGHT})["type"] == "accepted"
