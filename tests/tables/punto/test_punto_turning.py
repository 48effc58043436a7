"""The squeeze: who turns which hand and when, and who sees it before."""

from typing import Any

import pytest

from baccarat.cards import Hand, parse_cards
from baccarat.rules import Outcome, PartlyOpenCoup
from baccarat.tables import punto
from baccarat.tables.common.chips import HOUSE, WATCHER
from baccarat.tables.common.coup_result import Call
from baccarat.tables.common.refusal import RefusalCode
from baccarat.tables.punto import (
    CardPassed,
    Close,
    DealCoup,
    DrawCard,
    HandLooked,
    HandShown,
    Show,
    Stand,
)
from support.tables.drive import Run
from support.tables.punto_table import (
    BANKER,
    NATURAL,
    PLAYER,
    THIRDS,
    THREE,
    bets,
    code,
    deal,
    decided,
    felt,
    said,
    seen,
    told,
)


def squeezed(stakes: dict[int, dict[str, int]]) -> Run:
    run = felt("ez", purses=THREE, squeeze=True)
    for seat, staked in stakes.items():
        run.do(seat, bets(**staked))
    run.do(HOUSE, Close())
    return run


BOTH = {1: {"player": 5_000, "tie": 90_000}, 4: {"player": 9_000}, 6: {"banker": 5_000}}


@pytest.mark.rule("PB-23")
def test_the_highest_stake_on_a_hand_turns_it_player_banker_then_the_thirds() -> None:
    run = squeezed(BOTH)
    turned = []
    deal(run, "Ts 2c 2h Td")
    for card in ("", "3d", "4s"):
        deal(run, card)
        while run.state.turn:
            (seat,) = punto.to_act(run.state)
            turned.append((str(run.state.turn), seat, punto.time_limit(run.state)))
            run.do(seat, Show())
    assert turned == [
        ("player", 4, 12), ("banker", 6, 12), ("player", 4, 6), ("banker", 6, 6),
    ]  # fmt: skip
    assert decided(run.events).outcome is Outcome.BANKER


@pytest.mark.rule("PB-23")
def test_only_the_turner_sees_the_faces_until_then() -> None:
    run = squeezed(BOTH)
    deal(run, "Ts 2c 2h Td")
    assert [seen(run, viewer) for viewer in (4, 1, 6, WATCHER, HOUSE)] == [
        ("Ts 2h", "? ?"), *[("? ?", "? ?")] * 4,
    ]  # fmt: skip
    run.do(4, Show())
    assert seen(run, 6) == ("Ts 2h", "2c Td")
    assert seen(run, 4) == seen(run, WATCHER) == ("Ts 2h", "? ?")
    run.do(6, Show())
    deal(run, "3d")
    assert seen(run, 4) == ("Ts 2h 3d", "2c Td")
    assert seen(run, 6) == seen(run, WATCHER) == ("Ts 2h ?", "2c Td")
    assert punto.view(run.state, 6).player.total is None


@pytest.mark.rule("PB-23")
@pytest.mark.parametrize("viewer", [HOUSE, WATCHER, 1, 4, 6])
def test_a_face_down_card_is_revealed_to_nobody(viewer: int) -> None:
    run = squeezed(BOTH)
    *dealt, last, looked = [
        told(run, event, viewer)
        for card in parse_cards("Ts 2c 2h Td")
        for event in run.do(HOUSE, punto.Deal(card))
    ]
    assert [*dealt, last] == [CardPassed(s, None, False) for s in (PLAYER, BANKER) * 2]
    assert looked == HandLooked(PLAYER, 4, tuple(parse_cards("Ts 2h")) if viewer == 4 else None)


@pytest.mark.rule("PB-23")
@pytest.mark.parametrize(
    ("stakes", "turner"),
    [
        ({6: {"player": 5_000}, 1: {"player": 5_000}}, 1),
        ({6: {"player": 5_000}, 4: {"player": 5_000}}, 4),
        ({1: {"tie": 50_000}, 4: {"player": 2_500}}, 4),
        ({1: {"banker": 50_000}, 6: {"player": 2_500, "tie": 2_500}}, 6),
        ({1: {"player": 5_000, "panda-8": 50_000}, 4: {"player": 9_000}}, 4),
    ],
)
def test_of_equal_stakes_the_lowest_seat_turns_and_ties_and_side_bets_do_not_count(
    stakes: dict[int, dict[str, int]], turner: int
) -> None:
    run = squeezed(stakes)
    deal(run, "Ts 2c 2h Td")
    assert punto.to_act(run.state) == (turner,)


@pytest.mark.rule("PB-23")
def test_where_players_deal_the_holder_turns_only_banker_s_cards() -> None:
    run = felt("midi", purses=THREE, squeeze=True, dealt_by="players")
    holder = 6
    for seat in THREE:
        staked = 9_000 if seat == holder else 1_000 * seat
        run.do(seat, bets(player=staked, banker=staked))
    run.do(HOUSE, Close())
    run.do(holder, DealCoup())
    turned = []
    deal(run, "Ts 2c 2h Td")
    for card in ("", "3d", "4s"):
        deal(run, card)
        while run.state.turn:
            (seat,) = punto.to_act(run.state)
            turned.append((str(run.state.turn), seat))
            run.do(seat, Show())
    assert turned == [("player", 4), ("banker", 6)] * 2


@pytest.mark.rule("PB-23")
def test_the_croupier_turns_a_hand_without_stakes_at_once() -> None:
    run = squeezed({1: {"tie": 5_000}, 4: {"banker": 5_000}})
    events = deal(run, "Ts 2c 2h Td")
    assert HandShown(PLAYER, tuple(parse_cards("Ts 2h")), 2, False) in events
    assert punto.to_act(run.state) == (4,)


@pytest.mark.rule("PB-23")
def test_without_stakes_a_coup_is_dealt_out_without_a_question() -> None:
    run = squeezed({})
    assert decided(deal(run, THIRDS)).outcome is Outcome.BANKER


@pytest.mark.rule("PB-23")
def test_letting_the_time_pass_shows_them() -> None:
    run = squeezed(BOTH)
    deal(run, NATURAL)
    run.do(HOUSE, Close())
    assert seen(run, WATCHER) == ("9c Kd", "? ?")
    run.do(HOUSE, Close())
    assert decided(run.events).natural


@pytest.mark.rule("PB-23")
@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (6, Show(), RefusalCode.NOT_YOUR_CARDS),
        (1, Show(), RefusalCode.NOT_YOUR_CARDS),
        (2, Show(), RefusalCode.SEAT_EMPTY),
        (WATCHER, Show(), RefusalCode.NOT_YOURS),
        (4, DrawCard(), RefusalCode.MUST_SHOW),
        (4, Stand(), RefusalCode.MUST_SHOW),
        (4, DealCoup(), RefusalCode.NOT_NOW),
        (4, bets(player=2_500), RefusalCode.STAKES_CLOSED),
    ],
)
def test_nobody_turns_another_players_hand(seat: int, action: Any, why: RefusalCode) -> None:
    run = squeezed(BOTH)
    deal(run, "Ts 2c 2h Td")
    assert code(run, seat, action) is why


@pytest.mark.rule("PB-23")
def test_nothing_is_turned_before_both_hands_are_dealt() -> None:
    run = squeezed(BOTH)
    deal(run, "Ts 2c 2h")
    assert code(run, 4, Show()) is RefusalCode.NOT_NOW


@pytest.mark.rule("PB-23")
def test_the_croupier_calls_only_the_points_of_open_cards() -> None:
    run = squeezed(BOTH)
    deal(run, "Ts 2c 2h Td")
    assert said(run, run.do(4, Show())[0]) == (Call("call-points-player", {"player": 2}),)
    assert said(run, run.do(6, Show())[0]) == (Call("call-points", {"player": 2, "banker": 2}),)


@pytest.mark.rule("PB-23")
def test_a_squeezed_coup_is_priced_by_the_turned_cards() -> None:
    run = squeezed({1: {"banker": 10_000}})
    deal(run, "Ts 2c 2h Td")
    seen = PartlyOpenCoup(player=Hand(parse_cards("Ts 2h")))
    assert punto.priceable_coup(punto.view(run.state, WATCHER)) == seen
