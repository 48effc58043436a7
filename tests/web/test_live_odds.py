"""The odds of a coup at a table that shows them, based only on cards that everyone has seen."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.cards import Card, Hand
from baccarat.house.history.live_odds import first_cards
from baccarat.lab.composition import Composition
from baccarat.lab.pricing.odds import odds
from baccarat.lab.pricing.to_json import odds_object
from baccarat.rules import Coup, PartlyOpenCoup, punto_preset, standard_wager
from support.server.guest import Guest, Message, seated, stake
from support.server.process import Server


@pytest.fixture
def host(server: Server) -> Iterator[Guest]:
    with Guest(server.address, "Host") as host:
        yield host


def _staking(now: Message) -> bool:
    return bool(now["view"]["phase"] == "staking")


def _opened(host: Guest, **order: Any) -> str:
    """Open a table dealt without pauses or burnt cards, sit down, and have two coups dealt."""
    order = {"pace": "instant", "fields": {"burn": 0}, **order}
    made = host.http.post("/api/rooms", json=order)
    room = str(made.json()["id"])
    host.enter(room)
    host.ask({"type": "sit", "seat": 1, "amount": 100_000})
    while len(_coups(host)) < 2:
        host.until(_staking)
        host.ask({"type": "deal"})
        dealt = len(_coups(host))
        while len(_coups(host)) == dealt and not _staking(host.now):
            host.hear()
    return room


def _coups(host: Guest) -> list[Coup]:
    return [
        Coup(*(Hand(tuple(map(Card, hand["cards"]))) for hand in told["hands"].values()))
        for message in host.heard
        if (told := message.get("finished"))
    ]


@pytest.mark.parametrize("cards", [0, 1, 3, 4])
def test_live_odds_match_the_cards_that_were_shown(host: Guest, cards: int) -> None:
    room = _opened(host, odds=True)
    first, second = _coups(host)
    shoe = Composition.of_packs(8).without((*first.player.cards, *first.banker.cards))
    expected = odds(punto_preset("punto-banco"), shoe, dealt=first_cards(second, cards))
    told = host.http.get(f"/api/rooms/{room}/odds", params={"coup": 2, "cards": cards})
    assert told.json()["outcomes"] == odds_object(expected)["outcomes"]


@pytest.mark.parametrize("cards", range(7))
def test_every_bet_of_the_table_has_its_worth_by_ranks_too(host: Guest, cards: int) -> None:
    """Only the six cards that may be there are priced, and never one that was not yet shown."""
    bets = ["tiger-pair", "perfect-pair", "dragon-7"]
    room = _opened(host, odds=True, side_bets=bets)
    first, second = _coups(host)
    shoe = Composition.of_packs(8).without((*first.player.cards, *first.banker.cards))
    game = punto_preset("punto-banco")
    game = replace(game, wagers=(*game.wagers, *map(standard_wager, bets)))
    expected = odds(game, shoe, dealt=first_cards(second, cards)).bets
    told = host.http.get(f"/api/rooms/{room}/odds", params={"coup": 2, "cards": cards}).json()
    assert list(told["bets"]) == ["player", "banker", "tie", *bets]
    edges = {name: Fraction(each["edge"]["exact"]) for name, each in told["bets"].items()}
    assert edges == {name: price.edge for name, price in expected.items()}


def test_the_coup_to_come_has_odds_too(host: Guest) -> None:
    room = _opened(host, odds=True)
    told = host.http.get(f"/api/rooms/{room}/odds", params={"coup": 3, "cards": 6}).json()
    seen = sum(len(hand.cards) for coup in _coups(host) for hand in (coup.player, coup.banker))
    assert sum(told["cards"]) == 416 - seen


@pytest.mark.parametrize(("coup", "cards"), [(0, 0), (9, 0), (1, -1)])
def test_a_coup_from_outside_the_shoe_has_no_odds(host: Guest, coup: int, cards: int) -> None:
    room = _opened(host, odds=True)
    told = host.http.get(f"/api/rooms/{room}/odds", params={"coup": coup, "cards": cards})
    assert (told.status_code, told.json()["code"]) == (400, "stale-coup")


@pytest.mark.rule("PB-13")
def test_odds_with_hands_face_down_use_public_knowledge_only(host: Guest) -> None:
    made = host.http.post(
        "/api/rooms", json={"pace": "instant", "bots": 0, "odds": True, "preset": "american"}
    )
    room = str(made.json()["id"])
    host.enter(room)
    host.ask({"type": "sit", "seat": 1, "amount": 100_000})
    with seated(host.address, "Bea", 2, room) as shower:
        for who, phase, do in (
            (shower, "staking", stake(player=2_500)),
            (shower, "staking", {"type": "deal"}),
            (host, "staking", {"type": "deal"}),
            (host, "holding", {"type": "deal-coup"}),
        ):
            who.until(lambda now, phase=phase: now["view"]["phase"] == phase)  # type: ignore[misc]
            assert who.ask(do)["type"] == "accepted"
        shower.until(lambda now: now["view"]["phase"] == "turning")

        def told(cards: int, **said: bool) -> Any:
            asked = {"coup": 1, "cards": cards, **said}
            return host.http.get(f"/api/rooms/{room}/odds", params=asked).json()["outcomes"]

        def known(coup: PartlyOpenCoup) -> Any:
            priced = odds(punto_preset("punto-banco"), Composition.of_packs(8), dealt=coup)
            return odds_object(priced)["outcomes"]

        assert shower.now["view"]["player"]["cards"]
        assert told(4) == told(4, said=True) == told(0, said=False) == known(PartlyOpenCoup())
        [may] = shower.now["view"]["choices"]
        shower.ask({"type": "show" if may["show"] else "draw" if may["draw"] else "stand"})
        host.until(lambda now: bool(now["view"]["banker"]["cards"]))
        if may["show"]:
            pair = Hand(tuple(map(Card, host.now["view"]["player"]["cards"])))
            assert told(2, said=False) == known(PartlyOpenCoup(pair))
        else:
            assert told(4, said=True) == known(PartlyOpenCoup(draws=may["draw"]))
        assert told(0, said=False) == known(PartlyOpenCoup())


def test_a_table_shows_odds_only_if_its_host_allowed_them(host: Guest) -> None:
    room = _opened(host)
    told = host.http.get(f"/api/rooms/{room}/odds", params={"coup": 1, "cards": 0})
    assert (told.status_code, told.json()["code"]) == (400, "odds-off")


def test_the_list_of_shoes_has_the_number_of_finished_coups(host: Guest) -> None:
    room = _opened(host)
    (shoe,) = host.http.get(f"/api/rooms/{room}/shoes").json()
    assert (shoe["shoe"], shoe["coups"], shoe["ended"]) == (1, 2, None)


def test_a_coup_is_taken_back_card_by_card_in_the_order_of_dealing() -> None:
    whole = Coup(Hand((Card("2h"), Card("3c"), Card("9h"))), Hand((Card("Kd"), Card("6s"))))
    steps = [first_cards(whole, cards) for cards in range(7)]
    assert [(len(s.player.cards), len(s.banker.cards)) for s in steps] == [
        (0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 2),
    ]  # fmt: skip
    assert steps[-1] == whole
