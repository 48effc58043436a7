"""The switches of punto banco that laws ask for: limits, sides, free hands, one coup at least."""

from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.cards import Card
from baccarat.rules import BadField, Side, punto_preset
from baccarat.rules.presets.serialization import read_preset, write_preset
from baccarat.rules.presets.shoe import CHIP
from baccarat.tables import punto
from baccarat.tables.common.chips import HOUSE
from baccarat.tables.common.refusal import RefusalCode
from baccarat.tables.common.shoe import CallLast, StopCardShown
from baccarat.tables.punto import (
    AskCroupier,
    BetWon,
    Close,
    Deal,
    DealCoup,
    MayHold,
    MayStake,
    Phase,
    RefuseShoe,
    Staked,
    StartShoe,
    view,
)
from support.tables.drive import Run, refusal
from support.tables.punto_table import BANKER_WINS, RICH, TIE, bets, coup, deal, felt

TWO = {1: RICH, 2: RICH}
LAW = (
    "punto-banco-andorra", "mini-andorra", "midi-andorra", "punto-banco-luxembourg",
    "punto-banco-macau", "mini-nsw",
)  # fmt: skip


def code(run: Run, seat: int, action: Any) -> tuple[RefusalCode, int | None]:
    found = refusal(punto, run.state, seat, action)
    assert found is not None
    return found.code, found.limit


@pytest.mark.rule("LU-20")
def test_no_card_before_the_stakes_are_closed_and_none_goes_back() -> None:
    run = felt("punto-banco-luxembourg", purses=TWO)
    assert run.state.phase is Phase.STAKING
    assert code(run, HOUSE, Deal(Card("9h"))) == (RefusalCode.NOT_NOW, None)
    run.do(1, bets(player=200_000))
    run.do(HOUSE, Close())
    (holder,) = punto.to_act(run.state)
    run.do(holder, DealCoup())
    run.do(HOUSE, Deal(Card("9h")))
    assert code(run, holder, RefuseShoe()) == (RefusalCode.NOT_NOW, None)
    assert code(run, HOUSE, Close()) == (RefusalCode.NOT_NOW, None)


@pytest.mark.rule("FR-2")
@pytest.mark.parametrize("factor", [50, 100, 200])
def test_stakes_are_multiples_of_twenty_up_to_a_factor(factor: int) -> None:
    step = 20 * CHIP
    rules = {"minimum": step, "stake_step": step, "maximum_factor": factor}
    run = felt("grande", purses=TWO, maximum=factor * step, **rules)
    assert code(run, 1, bets(player=30 * CHIP)) == (RefusalCode.NOT_A_STEP, step)
    assert code(run, 1, bets(player=(factor + 1) * step)) == (
        RefusalCode.ABOVE_MAXIMUM,
        factor * step,
    )
    run.do(1, bets(player=factor * step))
    with pytest.raises(BadField):
        replace(run.state.preset, maximum=(factor + 1) * step)


@pytest.mark.rule("AD-P18", "AD-P25")
@pytest.mark.parametrize(("left", "stop"), [(1, 7), (2, 7), (3, 7), (30, 104)])
def test_the_last_coups_that_the_house_calls_end_the_shoe(left: int, stop: int) -> None:
    """The stop card may end it before."""
    run = felt(packs=3, stop_depth=stop, burn=0)
    (called,) = run.do(HOUSE, CallLast(left))
    said = [(each.id, each.args) for each in punto.announce(run.state, called)]
    assert said == [("call-last-coups", {"coups": left})]
    dealt = 0
    while run.state.phase is not Phase.BETWEEN_SHOES:
        assert view(run.state, 1).shoe.coups_left == left - dealt or stop == 104
        coup(run, BANKER_WINS)
        dealt += 1
    shown = [each for each in run.events if isinstance(each, StopCardShown)]
    assert (dealt, len(shown)) == ((left, 0) if stop == 7 else (dealt, 1))
    assert dealt <= left


@pytest.mark.rule("AD-P25")
def test_called_coups_become_fewer_and_never_more() -> None:
    run = felt()
    for coups in (0, -1, 100, True, "5"):
        assert code(run, HOUSE, CallLast(coups)) == (RefusalCode.NOT_NOW, None)  # type: ignore[arg-type]
    run.do(HOUSE, CallLast(5))
    assert code(run, HOUSE, CallLast(5)) == (RefusalCode.NOT_NOW, None)
    run.do(HOUSE, CallLast(2))
    assert run.state.shoe.coups_left == 2
    assert code(run, 1, CallLast(1)) == (RefusalCode.NOT_YOURS, None)
    empty = Run.start(punto, run.state.preset)
    assert code(empty, HOUSE, CallLast(2)) == (RefusalCode.NOT_NOW, None)


@pytest.mark.rule("AD-P18", "AD-P25")
def test_the_tables_of_andorra_announce_their_last_coups() -> None:
    for name in LAW:
        rules = punto_preset(name)
        ours = "andorra" in name
        assert rules.last_hands == (5 if ours else 0)
        assert rules.limits_change == ("after-three" if ours else "next-shoe")


@pytest.mark.parametrize("name", LAW)
def test_an_official_preset_is_stored_and_read(name: str) -> None:
    assert read_preset(write_preset(punto_preset(name))) == punto_preset(name)


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("tie_share", {"tie_share": 1, "maximum": 100_000}),
        ("tie_share", {"tie_minimum": 2_000_000}),
        ("side_share", {"side_share": 1, "maximum": 100_000}),
        ("maximum_factor", {"maximum_factor": 50}),
        ("differential", {"differential": 2_480}),
        ("free_hands", {"free_hands": 1, "tie_stakes_withdrawable": False}),
        ("must_deal_once", {"must_deal_once": True}),
        ("packs", {"packs": 13}),
        ("calls_draws", {"calls_draws": True, "squeeze": True}),
    ],
)
def test_fields_that_contradict_each_other_are_named(field: str, changes: dict[str, Any]) -> None:
    with pytest.raises(BadField, match=f"^{field}: ") as bad:
        replace(punto_preset("punto-banco"), **changes)
    assert bad.value.field == field


def test_a_tie_takes_a_share_of_the_maximum_and_side_bets_their_own_limits() -> None:
    """AD-P16 and PA-1."""
    run = felt("ez", tie_share=10, side_share=1, side_minimum=5_000)
    (may,) = punto.legal(run.state, 1)
    assert isinstance(may, MayStake)
    spots = {spot.wager: (spot.low, spot.high) for spot in may.spots}
    assert spots == {
        "player": (2_500, 1_000_000),
        "banker": (2_500, 1_000_000),
        "tie": (2_500, 100_000),
        "dragon-7": (5_000, 10_000),
        "panda-8": (5_000, 10_000),
    }
    assert code(run, 1, bets(tie=100_020)) == (RefusalCode.ABOVE_MAXIMUM, 100_000)
    small = bets(**{"player": 2_500, "dragon-7": 2_500})
    assert code(run, 1, small) == (RefusalCode.BELOW_MINIMUM, 5_000)


def test_nobody_stakes_on_both_sides_where_that_is_forbidden() -> None:
    """NSW-1."""
    run = felt("mini-nsw")
    both = bets(player=1_000, banker=1_000)
    assert code(run, 1, both) == (RefusalCode.ONE_SIDE, None)
    run.do(1, bets(player=1_000, tie=1_000))
    run.do(1, bets(banker=1_000))


def test_the_table_s_differential_limits_both_sides_together() -> None:
    """NSW-1."""
    run = felt(purses=TWO, differential=10_000)
    over = (RefusalCode.OVER_DIFFERENTIAL, 10_000)
    assert code(run, 1, bets(player=12_500)) == over
    run.do(1, bets(player=10_000))
    assert code(run, 2, bets(player=2_500)) == over
    run.do(2, bets(banker=20_000))
    assert code(run, 1, bets(banker=2_500)) == over
    run.do(1, bets(player=30_000))


def test_what_the_differential_does_not_cover_goes_back_before_the_deal() -> None:
    """NSW-1."""
    run = felt(purses=TWO, differential=10_000)
    run.do(1, bets(player=10_000))
    run.do(2, bets(banker=20_000, tie=2_500))
    run.do(1, bets())
    events = run.do(HOUSE, Close())
    assert events[0] == Staked(2, bets(banker=10_000, tie=2_500).bets, -10_000)
    assert run.state.phase is Phase.DEALING


def test_a_win_is_rounded_up_where_the_house_does_so() -> None:
    """NSW-1."""
    for way, win in (("down", 1_250), ("up", 1_251)):
        run = felt("super6", win_rounding=way, stake_step=1)
        run.do(1, bets(banker=2_501))
        events = coup(run, "4h 6d Kh Ks Ad")
        assert BetWon(1, "banker", 2_501, win, 0) in events


def test_the_first_hands_of_a_shoe_are_dealt_without_stakes() -> None:
    """MO-1."""
    run = felt(free_hands=2, purses=TWO)
    assert punto.legal(run.state, 1) == () == punto.to_act(run.state)
    assert code(run, 1, bets(player=2_500)) == (RefusalCode.FREE_HAND, None)
    assert view(run.state, 1).free == 2
    coup(run, BANKER_WINS)
    assert view(run.state, 1).free == 1
    coup(run, TIE)
    assert view(run.state, 1).free == 0
    run.do(1, bets(player=2_500))


def test_stakes_left_by_a_tie_go_back_before_hands_without_stakes() -> None:
    """MO-1."""
    run = felt(free_hands=1, stop_depth=104, packs=3)
    while run.state.phase is not Phase.BETWEEN_SHOES:
        if not run.state.free:
            run.do(1, bets(player=2_500))
        coup(run, TIE)
    assert run.state.stakes[0] == bets(player=2_500).bets
    events = run.do(HOUSE, StartShoe())
    assert Staked(1, (), -2_500) in events
    assert run.state.purses[0] == RICH


def test_who_takes_the_shoe_deals_one_coup_or_refuses_it() -> None:
    """LU-9."""
    run = felt("punto-banco-luxembourg", purses={1: RICH, 2: RICH}, burn=0)
    run.do(HOUSE, Close())
    assert punto.legal(run.state, 1) == (MayHold(ask=False),)
    assert code(run, 1, AskCroupier()) == (RefusalCode.MUST_DEAL, None)
    run.do(1, RefuseShoe())
    assert punto.legal(run.state, 2) == (MayHold(ask=False),)
    run.do(2, DealCoup())
    deal(run, BANKER_WINS)
    run.do(2, punto.Show())
    run.do(HOUSE, Close())
    assert punto.legal(run.state, 2) == (MayHold(),)
    run.do(2, AskCroupier())


def test_the_order_of_the_last_call_is_the_house_s() -> None:
    """LU-15."""
    for order, said in (("player-first", "call-banker-wins"), ("banker-first", "call-end-banker")):
        run = felt(call_order=order)
        coup(run, BANKER_WINS)
        calls = [
            call.id
            for state, event, _ in run.steps[-1].moments()
            for call in punto.announce(state, event)
        ]
        assert said in calls


def test_sixteen_sit_at_the_great_table() -> None:
    """LU-6."""
    run = felt("punto-banco-luxembourg", purses=dict.fromkeys(range(1, 17), RICH))
    assert len(view(run.state, HOUSE).seats) == 16


@pytest.mark.rule("AD-P9", "LU-6")
def test_who_stands_stakes_but_neither_deals_nor_turns_a_hand() -> None:
    run = felt("punto-banco-andorra", bystanders=2, purses={1: RICH, 3: RICH, 15: RICH, 16: RICH})
    run.do(1, bets(banker=20_000))
    run.do(3, bets(player=20_000))
    run.do(15, bets(player=60_000))
    run.do(HOUSE, Close())
    assert (run.state.held.seat, len(run.state.purses)) == (1, 16)
    run.do(1, DealCoup())
    deal(run, "4h 6d Kh Ks")
    assert turner(run) == 3
    assert view(run.state, 15).player.cards == ()


@pytest.mark.rule("AD-P9", "PB-12")
def test_the_shoe_never_goes_to_those_who_stand() -> None:
    run = felt("punto-banco-andorra", seats=2, bystanders=2, purses={1: RICH, 3: RICH, 4: RICH})
    run.do(3, bets(player=20_000))
    run.do(HOUSE, Close())
    assert punto.to_act(run.state) == (1,)
    run.do(1, RefuseShoe())
    assert run.state.held.croupier


def turner(run: Run) -> int:
    assert run.state.phase is Phase.TURNING
    return punto.to_act(run.state)[0]


def test_the_official_ceremony_shows_both_hands_by_their_players() -> None:
    """AD-P20, AD-P21, LU-13, LU-14 and LU-16: never the dealer; third cards come face up."""
    run = felt("punto-banco-andorra", purses={1: RICH, 2: RICH, 3: RICH})
    run.do(1, bets(player=60_000))
    run.do(2, bets(player=20_000))
    run.do(3, bets(player=20_000))
    run.do(HOUSE, Close())
    run.do(1, DealCoup())
    deal(run, "4h 6d Kh Ks")
    assert turner(run) == 2
    assert view(run.state, 3).player.cards == view(run.state, 1).banker.cards == ()
    assert len(view(run.state, 2).player.cards) == 2
    run.do(2, punto.Show())
    assert view(run.state, 3).player.total == 4
    assert turner(run) == 1
    assert view(run.state, 2).banker.cards == ()
    run.do(1, punto.Show())
    assert deal(run, "Ad")[0] == punto.CardPassed(Side.PLAYER, Card("Ad"), face_up=True)


@pytest.mark.parametrize(("name", "changes"), [("mini", {}), ("grande", {"squeeze": True})])
def test_the_official_ceremony_is_refused_with_a_squeeze_or_at_mini(
    name: str, changes: dict[str, Any]
) -> None:
    with pytest.raises(BadField, match=r"^ceremony: "):
        replace(punto_preset(name), ceremony="official", **changes)


@pytest.mark.rule("AD-P23")
@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("Kh Kd 4s 7c 3c", ["call-card-player", "call-stands-banker"]),
        ("Kh Kd 6s 5c 2h", ["call-stands-player", "call-card-banker"]),
        (TIE, []),
    ],
)
def test_the_croupier_says_who_stands_and_who_gets_a_card(cards: str, said: list[str]) -> None:
    run = felt(calls_draws=True)
    coup(run, cards)
    calls = [
        call.id
        for step in run.steps
        for state, event, _ in step.moments()
        for call in punto.announce(state, event)
    ]
    assert [each for each in calls if "card-" in each or "stands-" in each] == said
