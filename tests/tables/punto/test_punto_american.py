"""The American ceremony: face-down cards, who sees them when, and the announcements about them."""

from typing import Any

import pytest

from baccarat.cards import Hand, parse_cards
from baccarat.rules import Outcome, PartlyOpenCoup
from baccarat.tables import punto
from baccarat.tables.common.changeur import Leave
from baccarat.tables.common.chips import CHANGEUR, HOUSE, WATCHER
from baccarat.tables.common.coup_result import Call
from baccarat.tables.common.refusal import RefusalCode
from baccarat.tables.punto import (
    AskCroupier,
    CardPassed,
    Close,
    DealCoup,
    DrawCard,
    HandLooked,
    HandShown,
    Phase,
    PlayerSpoke,
    RefuseShoe,
    ShoePassed,
    Show,
    Stand,
)
from support.tables.drive import Run
from support.tables.punto_table import (
    BANKER,
    NATURAL,
    PLAYER,
    STANDS,
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


def american(stakes: dict[int, dict[str, int]]) -> Run:
    """Deal an American coup with seat 1, at the croupier's right, holding the shoe."""
    run = felt("american", purses=THREE)
    assert run.state.preset.packs == 8
    for seat, staked in stakes.items():
        run.do(seat, bets(**staked))
    run.do(HOUSE, Close())
    run.do(1, DealCoup())
    return run


STAKED = {4: {"player": 9_000}, 6: {"player": 2_500, "banker": 90_000}}


@pytest.mark.rule("PB-13")
def test_the_first_holder_sits_at_the_croupier_s_right_and_the_shoe_moves_right() -> None:
    run = american({})
    events = deal(run, "9c Ts Kd Jh")
    run.do(1, Show())
    assert ShoePassed(4) in run.events
    assert not any(isinstance(event, HandLooked) and event.side is PLAYER for event in events)


@pytest.mark.rule("PB-13")
@pytest.mark.parametrize("cards", ["Ts 9c Kd Jh", "9c 9d Kd Jh"])
def test_the_shoe_stays_when_banker_wins_and_on_a_tie(cards: str) -> None:
    run = american({})
    deal(run, cards)
    run.do(1, Show())
    assert punto.view(run.state, WATCHER).holder == 1


@pytest.mark.rule("PB-13")
def test_four_cards_are_face_down_and_only_the_shower_sees_players_two() -> None:
    run = american(STAKED)
    events = deal(run, "Ts 2c 6h Td")
    assert {told(run, e, 4).card for e in events[-2:] if isinstance(e, CardPassed)} == {None}
    assert told(run, events[-1], 4).cards == tuple(parse_cards("Ts 6h"))
    assert {told(run, events[-1], viewer).cards for viewer in (1, 6, WATCHER, HOUSE)} == {None}
    assert seen(run, 4) == ("Ts 6h", "? ?")
    assert {seen(run, viewer) for viewer in (1, 6, WATCHER, HOUSE)} == {("? ?", "? ?")}
    assert punto.time_limit(run.state) == 12


@pytest.mark.rule("PB-13")
def test_a_natural_is_shown_then_the_holder_shows_and_that_is_the_end() -> None:
    run = american(STAKED)
    deal(run, NATURAL)
    assert code(run, 4, Stand()) is RefusalCode.MUST_SHOW
    run.do(4, Show())
    assert seen(run, WATCHER) == ("9c Kd", "? ?")
    assert seen(run, 1) == ("9c Kd", "Ts Jh")
    events = run.do(1, Show())
    assert events[0] == HandShown(BANKER, tuple(parse_cards("Ts Jh")), 0, False)
    assert run.state.phase is Phase.STAKING


@pytest.mark.rule("PB-13")
@pytest.mark.parametrize(
    ("cards", "right", "wrong", "why"),
    [
        ("Ts 2c 6h Td", Stand(), DrawCard(), RefusalCode.MUST_STAND),
        ("Ts 2c 5h Td", DrawCard(), Stand(), RefusalCode.MUST_DRAW),
        ("Ts 2c 5h Td", DrawCard(), Show(), RefusalCode.NO_NATURAL),
    ],
)
def test_without_a_natural_cards_stay_down_and_the_forced_words_are_spoken(
    cards: str, right: Any, wrong: Any, why: RefusalCode
) -> None:
    run = american(STAKED)
    deal(run, cards)
    assert code(run, 4, wrong) is why
    assert code(run, 6, right) is RefusalCode.NOT_YOUR_CARDS
    spoke, looked = run.do(4, right)
    assert spoke == PlayerSpoke(4, draws=right == DrawCard())
    assert isinstance(looked, HandLooked)
    assert (looked.side, looked.seat) == (BANKER, 1)
    assert said(run, spoke) == (Call("bank-carte" if right == DrawCard() else "bank-non"),)
    assert seen(run, WATCHER) == ("? ?", "? ?")


@pytest.mark.rule("PB-13")
def test_the_holder_sees_banker_s_two_only_then_and_thirds_come_face_up() -> None:
    run = american(STAKED)
    deal(run, "Ts 2c 2h Td")
    assert seen(run, 1) == ("? ?", "? ?")
    run.do(4, DrawCard())
    assert seen(run, 1) == ("? ?", "2c Td")
    assert seen(run, 4) == ("Ts 2h", "? ?")
    run.do(1, Show())
    assert seen(run, WATCHER) == ("? ?", "2c Td")
    assert said(run, deal(run, "3d")[-1]) == ()
    assert seen(run, WATCHER) == ("? ? 3d", "2c Td")
    assert seen(run, 4) == ("Ts 2h 3d", "2c Td")
    assert punto.view(run.state, WATCHER).player.total is None
    events = deal(run, "4s")
    assert said(run, events[0]) == (Call("call-points-banker", {"banker": 6}),)
    assert [type(event) for event in events[:3]] == [CardPassed, HandShown, punto.CoupDecided]


@pytest.mark.rule("PB-13")
def test_a_natural_of_banker_ends_the_coup_and_player_s_two_are_shown() -> None:
    run = american(STAKED)
    deal(run, "Ts 9c 2h Td")
    run.do(4, DrawCard())
    banker, player, decision, *_ = run.do(1, Show())
    assert (banker.side, player.side) == (BANKER, PLAYER)
    assert decision.outcome is Outcome.BANKER


@pytest.mark.rule("PB-13")
@pytest.mark.parametrize(
    ("stakes", "shower"),
    [
        ({4: {"player": 5_000}, 6: {"player": 9_000}}, 6),
        ({4: {"player": 5_000}, 6: {"player": 5_000}}, 4),
        ({1: {"player": 5_000}, 6: {"player": 5_000}}, 6),
        ({1: {"player": 90_000}, 4: {"player": 2_500}, 6: {"player": 5_000}}, 6),
        ({4: {"player": 5_000, "tie": 90_000}, 6: {"player": 9_000}}, 6),
    ],
    ids=[
        "largest",
        "equal: from the holder's right",
        "not the holder, though equal",
        "not the holder, though the largest",
        "ties do not count",
    ],
)
def test_the_shower_has_the_largest_stake_on_player(
    stakes: dict[int, dict[str, int]], shower: int
) -> None:
    run = american(stakes)
    deal(run, "Ts 2c 6h Td")
    assert punto.to_act(run.state) == (shower,)


@pytest.mark.rule("PB-13")
@pytest.mark.parametrize(
    "stakes", [{6: {"banker": 5_000}}, {1: {"player": 5_000}}], ids=["none", "only the holder's"]
)
def test_without_stakes_on_player_but_the_holder_s_the_croupier_looks_and_speaks(
    stakes: dict[int, dict[str, int]],
) -> None:
    run = american(stakes)
    events = deal(run, "Ts 2c 6h Td")
    assert events[-2] == PlayerSpoke(0, draws=False)
    assert seen(run, 1)[0] == "? ?"


@pytest.mark.rule("PB-13")
def test_late_players_are_acted_for() -> None:
    run = american(STAKED)
    deal(run, STANDS[:11])
    assert run.do(HOUSE, Close())[0] == PlayerSpoke(4, draws=False)
    assert run.do(HOUSE, Close())[0] == HandShown(BANKER, tuple(parse_cards("2c Td")), 2, False)
    assert decided(deal(run, STANDS[12:])).outcome is Outcome.PLAYER


@pytest.mark.rule("PB-13")
def test_a_dealing_croupier_shows_bankers_cards() -> None:
    run = felt("american", purses=THREE)
    run.do(HOUSE, Close())
    run.do(1, AskCroupier())
    assert decided(deal(run, THIRDS)).outcome is Outcome.BANKER


@pytest.mark.rule("PB-13")
def test_a_holder_for_whom_the_croupier_deals_does_not_take_players_cards_either() -> None:
    run = felt("american", purses=THREE)
    run.do(1, bets(player=9_000))
    run.do(4, bets(player=2_500))
    run.do(HOUSE, Close())
    run.do(1, AskCroupier())
    deal(run, "Ts 2c 6h Td")
    assert punto.to_act(run.state) == (4,)


@pytest.mark.rule("PB-13")
def test_where_all_refuse_the_shoe_nobody_is_kept_from_players_cards() -> None:
    run = felt("american", purses=THREE)
    run.do(6, bets(player=9_000))
    run.do(4, bets(player=2_500))
    run.do(HOUSE, Close())
    for seat in (1, 4, 6):
        run.do(seat, RefuseShoe())
    deal(run, "Ts 2c 6h Td")
    assert punto.to_act(run.state) == (6,)


@pytest.mark.rule("PB-13")
def test_for_a_holder_who_leaves_before_turning_the_croupier_shows() -> None:
    run = american({})
    deal(run, NATURAL)
    events = run.do(CHANGEUR, Leave(1))
    assert [type(event) for event in events[1:3]] == [HandShown, punto.CoupDecided]
    assert punto.view(run.state, WATCHER).holder == 4


@pytest.mark.rule("PB-13")
def test_a_shower_has_a_stake_and_stays_until_the_coup_is_over() -> None:
    run = american(STAKED)
    deal(run, "Ts 2c 6h Td")
    assert code(run, CHANGEUR, Leave(4)) is RefusalCode.STAKES_IN_PLAY


@pytest.mark.rule("PB-13")
@pytest.mark.parametrize("viewer", [WATCHER, 1, 6])
def test_prices_depend_on_public_knowledge_only(viewer: int) -> None:
    run = american(STAKED)
    deal(run, "Ts 2c 2h Td")
    assert punto.priceable_coup(punto.view(run.state, viewer)) == PartlyOpenCoup()
    run.do(4, DrawCard())
    assert punto.priceable_coup(punto.view(run.state, WATCHER)) == PartlyOpenCoup(draws=True)
    run.do(1, Show())
    deal(run, "7h")
    third = PartlyOpenCoup(banker=Hand(parse_cards("2c Td")), thirds=parse_cards("7h"), draws=True)
    assert punto.priceable_coup(punto.view(run.state, WATCHER)) == third


@pytest.mark.rule("PB-13", "PB-23")
def test_the_american_ceremony_has_no_other_squeeze() -> None:
    with pytest.raises(ValueError, match="squeeze"):
        felt("american", squeeze=True)
