"""Stakes and limits, wins and losses, ties, and the changeur."""

import re
from decimal import Decimal
from typing import Any

import pytest

from baccarat.rules import CHIP, PUNTO_PRESETS, punto_preset, standard_wager
from baccarat.tables import punto
from baccarat.tables.common.changeur import Buy, Cash, Leave, Sit
from baccarat.tables.common.chips import (
    BANK,
    CHANGEUR,
    COMMISSION,
    HOUSE,
    MAX_UNITS,
    changeur,
    net_by_place,
    purse,
)
from baccarat.tables.common.refusal import RefusalCode
from baccarat.tables.punto import BetLost, BetStands, BetWon, SetMaximum
from project.tree import ROOT
from support.tables.drive import Run, refusal
from support.tables.punto_table import (
    BANKER_WINS,
    PLAYER_WINS,
    RICH,
    TIE,
    bets,
    coup,
    deal,
    felt,
    purse_of,
)


def refused(run: Run, seat: int, action: Any) -> tuple[RefusalCode, int | None]:
    found = refusal(punto, run.state, seat, action)
    assert found is not None, f"{action} was taken"
    return found.code, found.limit


@pytest.mark.rule("PB-7")
@pytest.mark.parametrize(("house", "tie"), [("punto-banco", 8), ("punto-banco-uk", 9)])
@pytest.mark.parametrize(
    ("stake", "cards", "units"),
    [
        ({"player": 10_000}, PLAYER_WINS, 10_000),
        ({"player": 10_000}, BANKER_WINS, -10_000),
        ({"banker": 10_000}, BANKER_WINS, 9_500),
        ({"banker": 10_000}, PLAYER_WINS, -10_000),
        ({"tie": 10_000}, PLAYER_WINS, -10_000),
        ({"tie": 10_000}, BANKER_WINS, -10_000),
        ({"tie": 10_000}, TIE, None),
        ({"player": 10_000, "banker": 10_000}, BANKER_WINS, -500),
    ],
)
def test_the_results_of_a_coup(
    house: str, tie: int, stake: dict[str, int], cards: str, units: int | None
) -> None:
    run = felt(house)
    run.do(1, bets(**stake))
    coup(run, cards)
    assert purse_of(run) - RICH == (tie * 10_000 if units is None else units)


@pytest.mark.rule("PB-7")
def test_the_house_pays_and_takes_what_players_win_and_lose() -> None:
    run = felt(purses={1: 100_000, 2: 100_000, 3: 100_000})
    run.do(1, bets(banker=20_000))
    run.do(2, bets(player=50_000))
    run.do(3, bets(tie=5_000))
    events = coup(run, BANKER_WINS)
    gained = net_by_place(move for event in events for move in punto.moves(event))
    assert gained[BANK] == 55_000 - 20_000
    assert gained[COMMISSION] == 1_000
    assert gained.total() == 0


@pytest.mark.rule("PB-9")
def test_the_commission_on_an_odd_win_is_rounded_up_and_nothing_is_lost() -> None:
    run = felt(stake_step=1, minimum=1)
    run.do(1, bets(banker=30))
    gained = net_by_place(move for event in coup(run, BANKER_WINS) for move in punto.moves(event))
    assert (gained[COMMISSION], gained[BANK], gained[purse(1)]) == (2, -30, 30 + 30 - 2)
    assert purse_of(run) == RICH + 28


FIVE_CARDS = "2c Ts 3d 6h 9s"
EXPLAIN_ROUNDING = ("rules.md", "bets.md", "help/faq.md")
ROUNDED = [(5_180, False, 2_797), (5_200, True, 2_800)]
"""A stake on Big, whether only whole chips are played for, and the win: 27.972 and 28.08 chips."""


@pytest.mark.rule("PB-9")
@pytest.mark.parametrize(("stake", "whole", "win"), ROUNDED)
def test_a_win_that_is_not_whole_is_rounded_down(stake: int, whole: bool, win: int) -> None:
    wagers = (*punto_preset("punto-banco").wagers, standard_wager("big"))
    run = felt(wagers=wagers, whole_chips=whole, stake_step=CHIP if whole else 20)
    run.do(1, bets(player=5_000, big=stake))
    assert BetWon(1, "big", stake, win, 0) in coup(run, FIVE_CARDS)


def test_documents_for_players_and_developers_show_how_a_win_is_rounded() -> None:
    for name in EXPLAIN_ROUNDING:
        page = " ".join((ROOT / "docs" / name).read_text(encoding="utf-8").split())
        shown = re.findall(r"`big` on ([\d.]+) pays (\d+\.?\d*)", page)
        found = [(int(Decimal(stake) * CHIP), int(Decimal(win) * CHIP)) for stake, win in shown]
        assert found[:1] == [(stake, win) for stake, whole, win in ROUNDED if not whole]
        assert {*found} <= {(stake, win) for stake, _, win in ROUNDED}


@pytest.mark.rule("PB-8")
@pytest.mark.parametrize("house", PUNTO_PRESETS[:9], ids=lambda each: each.name)
def test_a_tie_leaves_player_and_banker_up_for_the_next_coup(house: Any) -> None:
    run = felt(house)
    run.do(1, bets(player=2_500, banker=5_000, tie=2_500))
    events = coup(run, TIE)
    assert [event for event in events if isinstance(event, BetStands)] == [
        BetStands(1, "player", 2_500),
        BetStands(1, "banker", 5_000),
    ]
    assert run.state.stakes[0] == bets(player=2_500, banker=5_000).bets
    again = coup(run, PLAYER_WINS)
    assert BetWon(1, "player", 2_500, 2_500, 0) in again
    assert BetLost(1, "banker", 5_000) in again


@pytest.mark.rule("PB-8")
def test_stakes_left_by_a_tie_may_be_taken_back_by_default() -> None:
    run = felt()
    run.do(1, bets(player=2_500))
    coup(run, TIE)
    run.do(1, bets())
    assert purse_of(run) == RICH
    run.do(CHANGEUR, Leave(1))
    assert run.state.purses[0] is None


def bound_by_a_tie() -> Run:
    run = felt(tie_stakes_withdrawable=False)
    run.do(1, bets(player=5_000))
    coup(run, TIE)
    return run


@pytest.mark.rule("PB-8")
def test_stakes_stay_until_a_decision_if_the_house_rules_so() -> None:
    run = bound_by_a_tie()
    for less in (bets(), bets(player=4_980), bets(banker=5_000)):
        assert refused(run, 1, less) == (RefusalCode.STAKE_STANDS, 5_000)
    assert refused(run, CHANGEUR, Leave(1)) == (RefusalCode.STAKES_IN_PLAY, None)
    run.do(1, bets(player=7_500, tie=2_500))
    coup(run, PLAYER_WINS)
    run.do(1, bets())
    run.do(CHANGEUR, Leave(1))


@pytest.mark.rule("PB-8")
def test_a_second_tie_also_binds_added_stakes() -> None:
    run = bound_by_a_tie()
    run.do(1, bets(player=7_500))
    coup(run, TIE)
    assert refused(run, 1, bets(player=5_000)) == (RefusalCode.STAKE_STANDS, 7_500)


@pytest.mark.rule("PB-8", "PB-10")
def test_a_lowered_maximum_does_not_change_a_bound_stake() -> None:
    run = bound_by_a_tie()
    run.do(CHANGEUR, SetMaximum(1, 2_500))
    run.do(1, bets(player=5_000, tie=2_500))
    assert refused(run, 1, bets(player=5_020)) == (RefusalCode.ABOVE_MAXIMUM, 5_000)


@pytest.mark.rule("PB-10")
@pytest.mark.parametrize("bet", ["player", "banker", "tie"])
@pytest.mark.parametrize(
    ("amount", "fault"),
    [
        (2_480, (RefusalCode.BELOW_MINIMUM, 2_500)),
        (2_499, (RefusalCode.BELOW_MINIMUM, 2_500)),
        (2_500, None),
        (1_000_000, None),
        (1_000_020, (RefusalCode.ABOVE_MAXIMUM, 1_000_000)),
    ],
)
def test_each_bet_is_between_the_limits(
    bet: str, amount: int, fault: tuple[RefusalCode, int] | None
) -> None:
    run = felt()
    if fault:
        assert refused(run, 1, bets(**{bet: amount})) == fault
    else:
        run.do(1, bets(**{bet: amount}))


@pytest.mark.rule("PB-10")
def test_the_limits_are_posted() -> None:
    (offer,) = punto.view(felt().state, 1).choices
    assert isinstance(offer, punto.MayStake)
    assert offer.spots == tuple(
        punto.Spot(wager, 2_500, 1_000_000, 20) for wager in ("player", "banker", "tie")
    )


@pytest.mark.rule("PB-10")
def test_a_house_may_set_the_maximum_of_one_player() -> None:
    run = felt(purses={1: RICH, 2: RICH})
    run.do(CHANGEUR, SetMaximum(1, 50_000))
    assert refused(run, 1, bets(player=50_020)) == (RefusalCode.ABOVE_MAXIMUM, 50_000)
    run.do(1, bets(player=50_000, banker=50_000))
    run.do(2, bets(player=1_000_000))
    assert [seat.maximum for seat in punto.view(run.state, 2).seats] == [50_000, 1_000_000]
    run.do(CHANGEUR, SetMaximum(1, None))
    run.do(1, bets(player=1_000_000))


@pytest.mark.rule("PB-10")
@pytest.mark.parametrize("house", ["grande", "punto-banco"])
def test_a_players_own_maximum_may_be_higher_than_the_tables(house: str) -> None:
    run = felt(house, purses={1: 10 * RICH, 2: RICH})
    run.do(CHANGEUR, SetMaximum(1, 5_000_000))
    run.do(1, bets(player=5_000_000))
    assert refused(run, 1, bets(player=5_000_020)) == (RefusalCode.ABOVE_MAXIMUM, 5_000_000)
    assert refused(run, 2, bets(player=1_000_020)) == (RefusalCode.ABOVE_MAXIMUM, 1_000_000)
    assert [seat.maximum for seat in punto.view(run.state, 2).seats] == [5_000_000, 1_000_000]
    assert punto.seat_limits_to_clear(run.state) == ()


@pytest.mark.rule("PB-10")
@pytest.mark.parametrize(
    ("maximum", "fault"),
    [
        (2_480, (RefusalCode.BELOW_MINIMUM, 2_500)),
        (2_510, (RefusalCode.NOT_A_STEP, 20)),
        (MAX_UNITS + 1, (RefusalCode.ABOVE_MAXIMUM, MAX_UNITS - MAX_UNITS % 20)),
        (2_500.0, (RefusalCode.AMOUNT_NOT_WHOLE, None)),
    ],
)
def test_a_players_maximum_is_between_the_least_bet_and_all_chips(
    maximum: Any, fault: tuple[RefusalCode, int | None]
) -> None:
    assert refused(felt(), CHANGEUR, SetMaximum(1, maximum)) == fault


@pytest.mark.rule("PB-10")
def test_a_players_own_maximum_leaves_with_him() -> None:
    run = felt()
    run.do(CHANGEUR, SetMaximum(1, 50_000))
    run.do(CHANGEUR, Leave(1))
    run.do(CHANGEUR, Sit(1, RICH))
    run.do(1, bets(player=1_000_000))


@pytest.mark.rule("RM-1")
def test_nobody_stakes_more_than_their_purse() -> None:
    run = felt(purses={1: 6_000})
    assert refused(run, 1, bets(player=6_020)) == (RefusalCode.OVER_PURSE, 6_000)
    assert refused(run, 1, bets(player=2_500, tie=3_520)) == (RefusalCode.OVER_PURSE, 6_000)
    run.do(1, bets(player=2_500, tie=3_500))
    assert purse_of(run) == 0
    run.do(1, bets(banker=6_000))
    assert refused(run, 1, bets(banker=6_020)) == (RefusalCode.OVER_PURSE, 6_000)


@pytest.mark.rule("RM-1")
def test_chips_are_bought_from_and_cashed_to_the_changeur() -> None:
    run = felt(purses={1: 10_000})
    start = len(run.events)
    run.do(CHANGEUR, Buy(1, 2_500))
    run.do(CHANGEUR, Cash(1, 4_000))
    assert refused(run, CHANGEUR, Cash(1, 8_501)) == (RefusalCode.OVER_PURSE, 8_500)
    run.do(CHANGEUR, Leave(1))
    gained = net_by_place(move for event in run.events[start:] for move in punto.moves(event))
    assert gained == {purse(1): -10_000, changeur(1): 10_000}


@pytest.mark.rule("RM-1")
def test_a_purse_above_the_maximum_takes_no_more() -> None:
    run = felt(purses={1: MAX_UNITS})
    assert refused(run, CHANGEUR, Buy(1, 1)) == (RefusalCode.ABOVE_MAXIMUM, 0)
    run.do(1, bets(player=2_500))
    coup(run, PLAYER_WINS)
    assert purse_of(run) > MAX_UNITS
    assert refused(run, CHANGEUR, Buy(1, 1)) == (RefusalCode.ABOVE_MAXIMUM, 0)


@pytest.mark.rule("RM-1")
def test_a_leaver_takes_open_stakes_but_none_in_play() -> None:
    run = felt(purses={1: 10_000})
    run.do(1, bets(player=2_500))
    out = run.do(CHANGEUR, Leave(1))
    assert net_by_place(move for event in out for move in punto.moves(event))[changeur(1)] == 10_000
    run.do(CHANGEUR, Sit(1, 10_000))
    run.do(1, bets(player=2_500))
    run.do(HOUSE, punto.Close())
    assert refused(run, CHANGEUR, Leave(1)) == (RefusalCode.STAKES_IN_PLAY, None)
    deal(run, PLAYER_WINS)
    run.do(CHANGEUR, Leave(1))


@pytest.mark.rule("PB-7", "PB-21")
def test_losing_stakes_are_collected_before_any_is_paid() -> None:
    run = felt(purses={1: 100_000, 2: 100_000})
    run.do(1, bets(player=2_500, tie=2_500))
    run.do(2, bets(banker=2_500, player=2_500))
    settled = [e for e in coup(run, PLAYER_WINS) if isinstance(e, BetWon | BetLost | BetStands)]
    assert [type(event) for event in settled] == [BetLost, BetLost, BetWon, BetWon]


def test_a_stake_replaces_the_whole_set_of_the_seat() -> None:
    run = felt(purses={1: 10_000})
    run.do(1, bets(player=2_500, tie=2_500))
    run.do(1, bets(banker=10_000))
    assert run.state.stakes[0] == bets(banker=10_000).bets
    assert purse_of(run) == 0
