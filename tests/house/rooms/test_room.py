"""A room with people and bots in it, through a real server."""

from typing import get_args

import pytest

from baccarat.cards import Hand, parse_cards
from baccarat.house.model.ceremony import SealEvent
from baccarat.house.model.event_bases import HostEventBase, RoomEventBase, SealEventBase
from baccarat.house.model.hosting import HostEvent
from baccarat.house.model.shoe_history import ShoeHistory
from baccarat.house.model.state import RoomEvent
from baccarat.notation import read, replay
from baccarat.notation.grammar import totals
from baccarat.rules import Outcome
from baccarat.tables import Event
from baccarat.tables.common.coup_result import CoupResult
from support.server.guest import Guest, Message, seated, stake
from support.server.process import Server

CHIPS = 1_000_000


def _room(guest: Guest, **order: object) -> str:
    """Open a room for the guest."""
    made = guest.http.post("/api/rooms", json=order)
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def _hosted(server: Server, **order: object) -> tuple[Guest, str]:
    """Seat a host at a table of their own, dealt without pauses by default."""
    host = Guest(server.address, "Host")
    room = _room(host, **({"pace": "instant", "name": "Ours"} | order))
    host.enter(room)
    assert host.ask({"type": "sit", "seat": 1, "amount": 100_000})["type"] == "accepted"
    host.until(_staking)
    return host, room


def _staking(now: Message) -> bool:
    return bool(now["view"]["phase"] == "staking")


def _coup(guest: Guest) -> None:
    """Have a coup dealt to its end."""
    coup = guest.now["coup"]
    assert guest.ask({"type": "deal"})["type"] == "accepted"
    guest.until(lambda now: now["coup"] != coup or now["view"]["phase"] == "between-shoes")


def _purse(guest: Guest, seat: int) -> int:
    return next(int(s["purse"]) for s in guest.now["view"]["seats"] if s["seat"] == seat)


@pytest.mark.rule("RM-1")
def test_chips_are_bought_and_cashed_within_purse_and_account(server: Server) -> None:
    host, _ = _hosted(server)
    with host:
        assert (host.now["me"]["account"], _purse(host, 1)) == (CHIPS - 100_000, 100_000)
        host.ask({"type": "buy", "amount": 50_000})
        host.ask({"type": "cash", "amount": 20_000})
        host.until(lambda now: now["me"]["account"] == CHIPS - 130_000)
        assert _purse(host, 1) == 130_000
        host.ask({"type": "leave"})
        host.until(lambda now: now["me"]["seat"] is None)
        assert host.now["me"]["account"] == CHIPS


@pytest.mark.rule("RM-2")
def test_a_private_room_is_unlisted_and_closed_to_its_address_alone(server: Server) -> None:
    with Guest(server.address, "Host") as host, Guest(server.address, "Friend") as friend:
        open_to_all, ours = _room(host), _room(host, private=True)
        listed = {room["id"] for room in friend.http.get("/api/rooms").json()}
        assert open_to_all in listed
        assert ours not in listed
        assert friend.enter(ours)["code"] == "by-invitation"
        assert host.enter(ours)["type"] == "welcome"


def _take_stakes(guest: Guest) -> set[str]:
    answer = guest.http.get("/api/rooms", params={"takes_stakes": "true"})
    return {room["id"] for room in answer.json()}


def test_a_seat_is_offered_only_where_stakes_are_open(server: Server) -> None:
    """Neither during a coup nor at a table that asks its players questions."""
    host, room = _hosted(server)
    with host, Guest(server.address, "Other") as other:
        bank = _room(other, preset="chemin-de-fer")
        assert room in _take_stakes(other)
        assert bank in {each["id"] for each in other.http.get("/api/rooms").json()}
        assert bank not in _take_stakes(other)
        host.ask({"type": "set-pace", "pace": "slow"})
        host.ask({"type": "deal"})
        host.until(lambda now: now["view"]["phase"] == "dealing")
        assert room not in _take_stakes(other)
        assert other.http.get("/api/rooms", params={"takes_stakes": "perhaps"}).status_code == 400


def test_a_lone_player_deals_at_will_even_without_stakes(server: Server) -> None:
    host, _ = _hosted(server)
    with host:
        _coup(host)
        host.until(_staking)
        _coup(host)
        finished = [m["finished"] for m in host.heard if m.get("finished")]
        assert [coup["coup"] for coup in finished] == [1, 2]


def test_all_who_are_here_must_ask_before_the_cards_come(server: Server) -> None:
    host, room = _hosted(server)
    with host, Guest(server.address, "Friend") as friend:
        friend.enter(room)
        friend.ask({"type": "sit", "seat": 2, "amount": 100_000})
        friend.until(lambda now: len(now["people"]) == 2)
        host.until(lambda now: not now["me"]["alone"])
        host.ask({"type": "deal"})
        friend.until(lambda now: any(p["ready"] for p in now["people"]))
        assert friend.phase() == "staking"
        coup = friend.now["coup"]
        friend.ask({"type": "deal"})
        friend.until(lambda now: now["coup"] == coup + 1)
        host.until(lambda now: now["coup"] == coup + 1)
        assert _cards(host) == _cards(friend) != []


def _cards(guest: Guest) -> list[str]:
    return [
        told["event"]["card"]
        for message in guest.heard
        for told in message.get("told", ())
        if told["event"]["type"] == "card-dealt"
    ]


def test_in_company_a_clock_closes_the_stakes(server: Server) -> None:
    host, room = _hosted(server, clock=5)
    with host, Guest(server.address, "Friend") as friend:
        friend.enter(room)
        friend.ask({"type": "sit", "seat": 2, "amount": 100_000})
        friend.until(lambda now: len(now["people"]) == 2)
        assert friend.now["closes_in"] is None
        friend.ask(stake(player=2_500))
        friend.until(lambda now: now["closes_in"] is not None)
        assert friend.now["closes_in"] in range(1, 5_001)
        coup = friend.now["coup"]
        friend.until(lambda now: now["coup"] == coup + 1)


def test_an_absent_friend_does_not_hold_up_the_table(server: Server) -> None:
    host, room = _hosted(server)
    with host:
        with Guest(server.address, "Friend") as friend:
            friend.enter(room)
            friend.ask({"type": "sit", "seat": 2, "amount": 100_000})
        host.until(lambda now: any(not person["present"] for person in now["people"]))
        _coup(host)
        assert [person["seat"] for person in host.now["people"]] == [1, 2]


def test_a_request_to_deal_survives_the_other_players_leaving(server: Server) -> None:
    host, room = _hosted(server)
    with host:
        with Guest(server.address, "Friend") as friend:
            friend.enter(room)
            friend.ask({"type": "sit", "seat": 2, "amount": 100_000})
            host.until(lambda now: not now["me"]["alone"])
            coup = host.now["coup"]
            host.ask({"type": "deal"})
            host.until(lambda now: not now["me"]["may"]["deal"])
        host.until(lambda now: now["coup"] == coup + 1)


def test_a_seat_is_given_up_when_its_stakes_are_settled(server: Server) -> None:
    host, _ = _hosted(server, pace="slow", fields={"burn": 0})
    with host:
        host.ask(stake(tie=2_500))
        host.ask({"type": "deal"})
        assert host.ask({"type": "leave"})["type"] == "accepted"
        host.until(lambda now: now["me"]["leaving"])
        assert host.ask({"type": "hurry"})["type"] == "accepted"
        host.until(lambda now: now["me"]["seat"] is None)
        assert host.now["me"]["account"] in {CHIPS - 2_500, CHIPS + 8 * 2_500}


def test_bots_stake_too(server: Server) -> None:
    host, _ = _hosted(server)
    with host:
        host.ask({"type": "add-bot", "strategy": "banker-only"})
        host.until(lambda now: len(now["people"]) == 2)
        host.until(_staking)
        _coup(host)
        host.until(_staking)
        _coup(host)
        bots = {p["seat"] for p in host.now["people"] if p["bot"]}
        staked = {
            told["event"]["seat"]
            for message in host.heard
            for told in message.get("told", ())
            if told["event"]["type"] == "staked"
        }
        assert staked == bots
        host.ask({"type": "remove-bot", "seat": bots.pop()})
        host.until(lambda now: len(now["people"]) == 1)


def _lose_all(guest: Guest) -> None:
    """Bet everything on Tie until it is gone."""
    while guest.now["me"]["may"]["rebuy"] is None:
        held = _purse(guest, 1) + guest.now["me"]["account"]
        if guest.now["me"]["account"]:
            guest.ask({"type": "buy", "amount": guest.now["me"]["account"]})
        guest.ask(stake(tie=min(held - held % 20, CHIPS)))
        _coup(guest)
        guest.until(_staking)


def test_a_broke_player_buys_again(server: Server) -> None:
    host, _ = _hosted(server)
    with host:
        assert host.ask({"type": "rebuy"})["code"] == "not-broke"
        _lose_all(host)
        assert host.ask({"type": "rebuy"})["type"] == "accepted"
        host.until(lambda now: now["me"]["may"]["rebuy"] is None)
        assert _purse(host, 1) >= 100_000


@pytest.mark.rule("PB-10")
def test_the_host_sets_one_players_maximum(server: Server) -> None:
    host, _ = _hosted(server)
    with host:
        host.ask({"type": "limit-seat", "seat": 1, "maximum": 5_000})
        answer = host.ask(stake(player=5_020))
        assert (answer["code"], answer["limit"]) == ("above-maximum", 5_000)
        host.ask({"type": "limit-seat", "seat": 1, "maximum": None})
        assert host.ask(stake(player=5_020))["type"] == "accepted"


def test_a_guest_has_no_say_over_the_hosts_room(server: Server) -> None:
    host, room = _hosted(server)
    with host, Guest(server.address, "Friend") as friend:
        friend.enter(room)
        for do in (
            {"type": "set-pace", "pace": "slow"},
            {"type": "add-bot", "strategy": "bold"},
            {"type": "limit-seat", "seat": 1, "maximum": None},
        ):
            assert friend.ask(do)["code"] == "not-host"


def test_the_cookie_brings_back_to_seat_and_chips(server: Server) -> None:
    """Bots may bet meanwhile: only her own chips must be as before."""
    with seated(server.address) as ada:
        ada.ask(stake(player=2_500))
        before = ada.now["view"]["seats"][0]
        ada.close()
        welcome = ada.enter()
        assert welcome["now"]["me"]["seat"] == before["seat"] == 1
        assert before["stakes"] == [{"wager": "player", "amount": 2_500}]
        assert welcome["now"]["view"]["seats"][0] == before


def test_a_whole_shoe_and_its_record(server: Server) -> None:
    host, room = _hosted(server)
    with host:
        while host.now["shoe"] == 1:
            host.ask(stake(banker=2_500))
            _coup(host)
            host.until(_staking)
        shoes = host.http.get(f"/api/rooms/{room}/shoes").json()
        assert [(shoe["shoe"], bool(shoe["ended"])) for shoe in shoes] == [(1, True), (2, False)]
        record = host.http.get(f"/api/rooms/{room}/shoes/1/record")
        assert "attachment" in record.headers["content-disposition"]
        _check_record(record.text, [m["finished"] for m in host.heard if m.get("finished")])


def _check_record(text: str, coups: list[Message]) -> None:
    """Replay the record, and compare its coups with the messages sent during play."""
    record = read(text)
    assert record.secret
    replay(record)
    assert len(record.coups) == len(coups)
    for line, coup in zip(record.coups, coups, strict=True):
        totals = "-".join(str(hand["total"]) for hand in coup["hands"].values())
        assert line.endswith(f"= {coup['outcomes']['player']} {totals}")


def test_the_record_of_a_shoe_being_dealt_keeps_its_secret(server: Server) -> None:
    host, room = _hosted(server)
    with host:
        _coup(host)
        text = host.http.get(f"/api/rooms/{room}/shoes/1/record").text
        assert "secret" not in text
        assert host.http.get(f"/api/rooms/{room}/shoes/9/record").json()["code"] == "unknown-shoe"


def test_each_kind_of_event_belongs_only_to_its_union() -> None:
    own, table = get_args(RoomEvent), get_args(Event)
    for common, union in (
        (RoomEventBase, RoomEvent),
        (HostEventBase, HostEvent),
        (SealEventBase, SealEvent),
    ):
        assert {kind for kind in (*own, *table) if issubclass(kind, common)} == {*get_args(union)}


COUP = CoupResult(
    hands={
        "right": Hand(parse_cards("8h Kd")),
        "left": Hand(parse_cards("2c 3d 5s")),
        "banker": Hand(parse_cards("3c Kh 6d")),
    },
    outcomes={"right": Outcome.PLAYER, "left": Outcome.BANKER},
)
"""The natural has won against three, before the banker drew a six (BB-7)."""


def test_each_side_is_settled_separately_and_the_bank_may_win_and_lose() -> None:
    assert [side for side in COUP.hands if COUP.has_won(side)] == ["right", "banker"]
    assert COUP.natural
    assert totals(COUP) == "8-0-9"


def test_each_side_has_a_road_of_its_own() -> None:
    chronicle = ShoeHistory()
    assert chronicle.enter(1, COUP) == chronicle.coups[0]
    roads = {side: drawn.bead_plate for side, drawn in chronicle.scorecards().items()}
    assert {side: [bead.outcome for bead in beads] for side, beads in roads.items()} == {
        "right": [Outcome.PLAYER],
        "left": [Outcome.BANKER],
    }
    assert chronicle.roads() == {"right": [Outcome.PLAYER], "left": [Outcome.BANKER]}
