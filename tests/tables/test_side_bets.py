"""Side bets on the felt: which other bets they need, and how a coup settles them."""

from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.rules import PuntoPreset, punto_preset, read_wager, standard_wager
from baccarat.tables import punto
from baccarat.tables.common.refusal import RefusalCode
from baccarat.tables.punto import BetLost, BetStands, BetWon
from support.tables.drive import refusal
from support.tables.punto_table import PLAYER_WINS, RICH, TIE, bets, coup, felt, purse_of

DRAGON_7 = "Ah 2d Th Jc 5c 5s"
PANDA_8 = "2h 2d Th Jc 6c As"
BONUS = "dragon-bonus-player"


def with_bonus(**fields: Any) -> PuntoPreset:
    plain = punto_preset("punto-banco")
    return replace(plain, wagers=(*plain.wagers, standard_wager(BONUS)), **fields)


def lies(seat_bets: punto.Bets) -> dict[str, int]:
    return {bet.wager: bet.amount for bet in seat_bets}


@pytest.mark.rule("PB-20")
@pytest.mark.parametrize("main", ["player", "banker", "tie"])
def test_a_side_bet_wants_a_main_bet_beside_it(main: str) -> None:
    run = felt("ez")
    alone = bets(**{"dragon-7": 2_500, "panda-8": 2_500})
    refused = refusal(punto, run.state, 1, alone)
    assert refused is not None
    assert refused.code is RefusalCode.NEEDS_MAIN_BET
    run.do(1, bets(**{main: 2_500, "dragon-7": 1_000_000, "panda-8": 2_500}))


@pytest.mark.rule("PB-20")
def test_the_offer_names_the_bets_that_may_be_placed_alone() -> None:
    (offer,) = punto.view(felt("ez").state, 1).choices
    assert isinstance(offer, punto.MayStake)
    assert {spot.wager: spot.alone for spot in offer.spots} == {
        "player": True,
        "banker": True,
        "tie": True,
        "dragon-7": False,
        "panda-8": False,
    }


@pytest.mark.rule("PB-14")
@pytest.mark.parametrize(
    ("cards", "units"),
    [
        (DRAGON_7, {"banker": 0, "dragon-7": 400_000, "panda-8": -10_000, "player": -10_000}),
        (PANDA_8, {"banker": -10_000, "dragon-7": -10_000, "panda-8": 250_000, "player": 10_000}),
        (TIE, {"banker": 0, "dragon-7": -10_000, "panda-8": -10_000, "player": 0, "tie": 80_000}),
        (PLAYER_WINS, {"banker": -10_000, "dragon-7": -10_000, "panda-8": -10_000}),
    ],
)
def test_an_ez_table_pays_and_collects(cards: str, units: dict[str, int]) -> None:
    run = felt("ez")
    run.do(1, bets(**dict.fromkeys(units, 10_000)))
    coup(run, cards)
    assert purse_of(run) + run.state.staked(1) - RICH == sum(units.values())
    assert lies(run.state.stakes[0]) == {bet: 10_000 for bet, gain in units.items() if not gain}


@pytest.mark.rule("PB-15")
def test_a_super_six_table_pays_half_on_a_six() -> None:
    run = felt("super6")
    run.do(1, bets(banker=10_000))
    coup(run, "Ah 6d Th Jc Tc")
    assert purse_of(run) - RICH == 5_000


@pytest.mark.rule("PB-20")
def test_losing_stakes_are_collected_before_any_is_paid_side_bets_too() -> None:
    run = felt("ez", purses={1: RICH, 2: RICH})
    run.do(1, bets(**{"banker": 2_500, "dragon-7": 2_500}))
    run.do(2, bets(**{"player": 2_500, "panda-8": 2_500}))
    settled = [
        (type(event), event.seat, event.wager)
        for event in coup(run, PANDA_8)
        if isinstance(event, BetWon | BetLost | BetStands)
    ]
    assert settled == [
        (BetLost, 1, "banker"),
        (BetLost, 1, "dragon-7"),
        (BetWon, 2, "player"),
        (BetWon, 2, "panda-8"),
    ]


HALF = """
title = "Half"
needs = "values"
alone = false
[[outcomes]]
when = { winner = "tie" }
pays = "-1/2"
[[outcomes]]
when = { winner = "player" }
pays = 1
"""


@pytest.mark.rule("PB-20")
@pytest.mark.parametrize(("stake", "back"), [(2_500, 1_250), (5_000, 2_500)])
def test_a_bet_that_loses_in_part_brings_the_rest_back(stake: int, back: int) -> None:
    plain = punto_preset("punto-banco")
    half = replace(plain, wagers=(*plain.wagers, read_wager("half", HALF)))
    run = felt(half)
    run.do(1, bets(player=2_500, half=stake))
    lost = [event for event in coup(run, TIE) if isinstance(event, BetLost)]
    assert lost == [BetLost(1, "half", stake, back)]
    assert purse_of(run) == RICH - 2_500 - stake + back
    assert lies(run.state.stakes[0]) == {"player": 2_500}


@pytest.mark.rule("PB-20")
def test_a_bound_side_bet_may_remain_without_a_main_bet_but_not_grow() -> None:
    run = felt(with_bonus(tie_stakes_withdrawable=False))
    run.do(1, bets(**{"tie": 2_500, BONUS: 5_000}))
    coup(run, TIE)
    assert lies(run.state.stakes[0]) == {BONUS: 5_000}
    run.do(1, bets(**{BONUS: 5_000}))
    refused = refusal(punto, run.state, 1, bets(**{BONUS: 7_500}))
    assert refused is not None
    assert refused.code is RefusalCode.NEEDS_MAIN_BET
    run.do(1, bets(**{BONUS: 7_500, "tie": 2_500}))
