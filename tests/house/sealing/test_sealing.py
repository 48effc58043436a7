"""Shoes are sealed by the house and the browsers at its table, over real sockets (C-4)."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from baccarat.notation import read, verify
from support.oracles import seal_checker
from support.server.guest import Guest, Message, Sealer, stake
from support.server.process import Server

CHIPS = 100_000
QUICK = {"name": "Quick", "pace": "instant"}
SEALING_IN = "support.server.conditions sealing_time"
SHORT, LONG = 3, 3600
"""Seconds: one deadline to be missed, one never missed, however busy the machine."""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server that waits for browsers as long as they need."""
    with Server(tmp_path_factory.mktemp("patient"), SEALING_IN, str(LONG)) as server:
        yield server


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server that soon continues without them."""
    with Server(tmp_path_factory.mktemp("hurried"), SEALING_IN, str(SHORT)) as server:
        yield server


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """Start a patient server that a test may kill."""
    with Server(tmp_path, SEALING_IN, str(LONG)) as server:
        yield server


def room(guest: Guest, **order: Any) -> str:
    return str(guest.http.post("/api/rooms", json=QUICK | order).json()["id"])


def seated(server: Server, place: str, seat: int = 1, **given: Any) -> Sealer:
    """Sit down with a browser that takes part in sealing; `given` sets its behaviour."""
    guest = Sealer(server.address, f"Ada {seat}")
    for name, value in given.items():
        setattr(guest, name, value)
    guest.enter(place)
    reply = guest.ask({"type": "sit", "seat": seat, "amount": CHIPS})
    assert reply["type"] == "accepted", reply
    return guest


def staking(guest: Guest) -> None:
    guest.until(lambda now: now["view"]["phase"] == "staking")


def sit(guest: Guest) -> None:
    """Sit down in the first chair, and wait until the shoe is sealed."""
    guest.ask({"type": "sit", "seat": 1, "amount": CHIPS})
    staking(guest)


def play_out(guest: Sealer, other: Guest | None = None) -> None:
    """Deal coup after coup until the secret is shown."""
    shown = len(guest.of("secret-shown"))
    while len(guest.of("secret-shown")) == shown:
        if guest.phase() == "staking":
            guest.ask({"type": "deal"})
            if other:
                other.ask({"type": "deal"})
        else:
            guest.hear()


def vector(guest: Sealer, place: str, fields: Message) -> Message:
    """Return what a browser received about its newest shoe, in the form of the test vectors."""
    attempts: list[Message] = []
    made: Message = {"abandoned": [], "fields": fields}
    for step in guest.steps:
        match step["type"]:
            case "seal-announced":
                attempt = {"announcement": step["announcement"], "members": [], "openings": []}
                attempts.append(attempt | {"closed": False})
            case "seal-committed":
                attempts[-1]["members"].append(step["member"])
            case "roster-closed":
                assert attempts[-1]["members"] == step["members"]
                attempts[-1]["closed"] = True
            case "seal-opened":
                attempts[-1]["openings"].append(step["opening"])
            case "seal-abandoned":
                made["abandoned"].append(
                    {"attempt": attempts[-1]} | {n: step[n] for n in ("secret", "missing")}
                )
            case "shoe-sealed":
                made |= {"attempt": attempts[-1], "root": step["root"]}
            case "secret-shown":
                made["secret"] = step["secret"]
            case _:
                raise AssertionError(step)
    for each in attempts:
        for part in ("members", "openings"):
            each[part].sort(key=lambda row: row["seat"])
    return made


def fields_of(guest: Guest) -> Message:
    """Return the house rules in the form of a record."""
    rules = next(m["room"]["rules"] for m in guest.heard if m["type"] == "welcome")
    return dict(json.loads(rules))


@pytest.mark.rule("C-4")
def test_one_person_has_a_sealed_shoe_in_a_moment(patient: Server) -> None:
    """If nobody is awaited, none of the time given to browsers has to pass."""
    with Sealer(patient.address) as host:
        place = room(host, bots=2)
        host.enter(place)
        host.cut = 77
        sit(host)
        sealed = host.of("shoe-sealed")[0]["root"]
        play_out(host)
        made = vector(host, place, fields_of(host))
        key = seal_checker.Key(made["secret"], made["attempt"])
        cut, cards = seal_checker.shoe(key, made["attempt"], 8)
        assert cut == 77
        assert list(seal_checker.faults(made | {"cards": " ".join(cards), "cut": 77})) == []
        assert [member["seat"] for member in made["attempt"]["members"]] == [1]
        proofs = {proof["position"]: proof for proof in host.proofs}
        burnt = 10 if cards[0][0] in "TJQK" else "A23456789".index(cards[0][0]) + 1
        beyond = range(burnt + 1, burnt + len(proofs))
        assert list(proofs) == [0, *beyond], "every card is shown, in order, but those burnt"
        assert len(proofs) > 350
        for at, proof in proofs.items():
            assert proof["card"] == cards[at]
            assert seal_checker.proof_holds(proof, sealed, len(cards))
        record = host.http.get(f"/api/rooms/{place}/shoes/1/record").text
        found = verify(read(record))
        assert (found.browsers, found.cutter, found.root) == ((1,), 1, sealed)
        assert found.cards == len(proofs) + burnt


@pytest.mark.rule("C-4")
def test_a_shoe_without_browsers_says_so(patient: Server) -> None:
    with Guest(patient.address) as host:
        host.enter(room(host))
        sit(host)
        steps = [step for m in host.heard if m["type"] == "news" for step in m["seal"]]
        assert [step["type"] for step in steps] == [
            "seal-announced", "roster-closed", "shoe-sealed",
        ]  # fmt: skip
        assert steps[1]["members"] == []


@pytest.mark.rule("C-4")
def test_a_player_who_does_not_open_is_left_out_of_the_next_attempt(hurried: Server) -> None:
    with Sealer(hurried.address) as host:
        place = room(host)
        host.enter(place)
        with seated(hurried, place, 2, opens=False) as other:
            while not other.of("seal-announced"):
                other.hear()
            host.ask({"type": "sit", "seat": 1, "amount": CHIPS})
            staking(host)
            rosters = [
                [member["seat"] for member in step["members"]] for step in host.of("roster-closed")
            ]
            assert rosters == [[2], [1]]
            assert [step["missing"] for step in host.of("seal-abandoned")] == [[2]]


@pytest.mark.rule("C-4")
def test_an_opening_of_another_commitment_does_not_count(hurried: Server) -> None:
    with Sealer(hurried.address) as host:
        host.spoils = lambda opening: opening | {"entropy": "0" * 64}
        host.enter(room(host))
        sit(host)
        assert [step["missing"] for step in host.of("seal-abandoned")] == [[1]]
        assert host.of("roster-closed")[-1]["members"] == []
        refused = [m["code"] for m in host.heard if m["type"] == "refused"]
        assert refused == ["not-in-time"]


@pytest.mark.rule("C-4")
def test_a_second_window_of_a_seat_is_too_late(patient: Server) -> None:
    with Sealer(patient.address) as host:
        host.enter(room(host))
        sit(host)
        again = host.ask({"type": "seal-commit", "commitment": "ab" * 32})
        assert (again["type"], again["code"]) == ("refused", "not-in-time")


@pytest.mark.rule("C-4")
def test_the_cutter_is_told_the_deadline(patient: Server) -> None:
    with Sealer(patient.address) as host:
        place = room(host)
        host.enter(place)
        sit(host)
        assert host.ask({"type": "cut-myself", "asked": True})["type"] == "accepted"
        assert host.now["me"]["cuts"]
        host.commits = False
        host.cut = 99
        play_out(host)
        while len(host.of("seal-announced")) < 2:
            host.hear()
        assert 0 < (host.now["cut_in"] or 0) <= 1_000 * LONG
        host.commit()
        staking(host)
        assert [step["opening"]["cut"] for step in host.of("seal-opened")] == [0, 99]
        assert host.of("seal-abandoned") == []
        assert host.ask({"type": "cut-myself", "asked": False})["type"] == "accepted"
        assert not host.now["me"]["cuts"]


@pytest.mark.rule("C-4")
def test_silent_clients_time_out(hurried: Server) -> None:
    with Sealer(hurried.address) as host:
        host.commits = False
        host.enter(room(host))
        host.ask({"type": "sit", "seat": 1, "amount": CHIPS})
        staking(host)
        assert [step["members"] for step in host.of("roster-closed")] == [[]]


@pytest.mark.rule("C-4")
def test_a_ceremony_cut_off_by_a_kill_is_counted_and_restarted(mortal: Server) -> None:
    with Sealer(mortal.address) as host:
        place = room(host)
        host.opens = False
        host.enter(place)
        host.ask({"type": "sit", "seat": 1, "amount": CHIPS})
        while not host.of("roster-closed"):
            host.hear()
        mortal.kill()
        mortal.start()
        announced = host.of("seal-announced")[-1]["announcement"]
        host.opens = True
        kept = host.enter(place)["seal"]["ceremony"]
        assert kept["attempt"]["announcement"] == announced
        staking(host)
        (given_up,) = host.of("seal-abandoned")
        assert given_up["missing"] == []
        secret = bytes.fromhex(given_up["secret"])
        assert seal_checker.sha(secret).hex() == announced["commitment"]
        again = host.of("seal-announced")[-1]["announcement"]
        assert (again["shoe"], again["attempt"]) == (1, 2)
        assert [member["seat"] for member in host.of("roster-closed")[-1]["members"]] == [1]


def test_a_shoe_is_the_same_after_a_kill(mortal: Server) -> None:
    with Sealer(mortal.address) as host:
        place = room(host)
        host.enter(place)
        sit(host)
        host.ask(stake(player=2_500))
        host.ask({"type": "deal"})
        root = host.of("shoe-sealed")[0]["root"]
        mortal.kill()
        mortal.start()
        welcome = host.enter(place)
        assert welcome["seal"]["root"] == root
        play_out(host)
        proofs = {proof["position"]: proof for proof in host.proofs}
        assert all(seal_checker.proof_holds(each, root, 416) for each in proofs.values())
        dealt = sorted(proofs.keys() - {0})  # the first card says how many are burnt
        assert dealt[0] < 18, "all but what the kill kept from it"
        assert dealt == list(range(dealt[0], dealt[-1] + 1))
        made = vector(host, place, fields_of(host))
        assert list(seal_checker.faults(made | {"cards": ""})) == []


@pytest.mark.rule("C-4")
def test_a_seat_hopper_delays_a_shoe_once(hurried: Server) -> None:
    """A player who failed an attempt takes no part in the next ones, from any seat."""
    with Sealer(hurried.address) as host:
        place = room(host)
        host.enter(place)
        with seated(hurried, place, 2, opens=False) as hopper:
            while not hopper.of("seal-announced"):
                hopper.hear()
            host.ask({"type": "sit", "seat": 1, "amount": CHIPS})
            while host.phase() != "staking" and len(host.of("seal-abandoned")) < 3:
                with suppress(TimeoutError):
                    host.hear(timeout=0.05)
                with suppress(TimeoutError):
                    hopper.hear(timeout=0.05)
                _hop(hopper)
            assert [step["missing"] for step in host.of("seal-abandoned")] == [[2]]
            assert [step["member"]["seat"] for step in host.of("seal-committed")][-1] == 1


def _hop(hopper: Sealer) -> None:
    """Once on a roster, move to a seat for which nobody has failed yet."""
    rosters = hopper.of("roster-closed")
    on_it = {member["seat"] for step in rosters[-1:] for member in step["members"]}
    if hopper.now["me"]["seat"] in on_it:
        hopper.ask({"type": "leave"})
        free = hopper.now["me"]["may"]["free"]
        hopper.ask({"type": "sit", "seat": free[-len(rosters)], "amount": 1_000})
