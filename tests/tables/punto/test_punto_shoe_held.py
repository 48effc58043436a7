"""The holder of the shoe where players deal, its moves, and who deals for whom."""

from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.rules import PUNTO_PRESETS, BadField, punto_preset
from baccarat.rules.presets.serialization import read_preset, write_preset
from baccarat.tables import punto
from baccarat.tables.common.changeur import Leave, Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.coup_result import Call
from baccarat.tables.common.refusal import RefusalCode
from baccarat.tables.common.shoe import ShoeStarted
from baccarat.tables.punto import (
    AskCroupier,
    Close,
    CroupierDeals,
    DealCoup,
    HolderAsked,
    MayHold,
    Phase,
    RefuseShoe,
    ShoePassed,
    ShoeRefused,
)
from support.tables.drive import Run, refusal
from support.tables.punto_table import BANKER_WINS, PLAYER_WINS, RICH, TIE, bets, coup, deal, felt

THREE = {2: RICH, 5: RICH, 9: RICH}


def grande(name: str = "grande", **fields: Any) -> Run:
    return felt(name, purses=THREE, **fields)


def holder(run: Run) -> int:
    return int(punto.view(run.state, HOUSE).holder)


def asked(run: Run) -> tuple[int, ...]:
    return punto.to_act(run.state)


def opened(run: Run) -> Run:
    """Close the betting, so that the holder is asked."""
    run.do(HOUSE, Close())
    return run


def played(run: Run, cards: str) -> Run:
    """Let the holder deal a coup."""
    opened(run)
    run.do(asked(run)[0], DealCoup())
    deal(run, cards)
    return run


@pytest.mark.rule("PB-12")
@pytest.mark.parametrize("preset", PUNTO_PRESETS, ids=lambda preset: preset.name)
def test_players_hold_the_shoe_only_at_the_great_tables(preset: Any) -> None:
    run = opened(felt(preset, purses={1: RICH}))
    law = {"punto-banco-andorra", "punto-banco-luxembourg"}
    held = preset.name in {"grande", "american"} | law
    assert run.state.phase is (Phase.HOLDING if held else Phase.DEALING)
    assert holder(run) == (1 if held else 0)


@pytest.mark.rule("PB-12", "PB-22")
def test_the_great_table_has_fourteen_seats_a_croupier_and_two_dealers() -> None:
    grande, midi, mini = map(punto_preset, ("grande", "midi", "mini"))
    assert [each.seats for each in (grande, midi, mini)] == [14, 9, 7]
    assert [each.dealers for each in (grande, midi, mini)] == [2, 0, 0]
    assert grande.packs == 8


@pytest.mark.rule("C-4")
@pytest.mark.parametrize("preset", PUNTO_PRESETS, ids=lambda preset: preset.name)
def test_mixing_and_cutting_are_announced(preset: Any) -> None:
    """Dealers help at the great table; in the American game the croupier's left neighbour cuts."""
    run = felt(preset)
    mixed = {
        "grande": ("dealers", "in-turn"),
        "american": ("croupier", "neighbour"),
        "punto-banco-luxembourg": ("croupier", "neighbour"),
    }
    assert (preset.shuffle, preset.cut) == mixed.get(preset.name, ("croupier", "in-turn"))
    state, started = next(
        (state, event)
        for state, event, _ in run.steps[-1].moments()
        if isinstance(event, ShoeStarted)
    )
    said = [call.id for call in punto.announce(state, started) if "shuffle" in call.id]
    assert said == ([f"call-shuffle-{preset.shuffle}"] if preset.name in mixed else [])
    last = preset.seats
    assert [preset.cut_order(shoe)[:2] for shoe in (1, 2)] == (
        [(last, last - 1)] * 2 if preset.cut == "neighbour" else [(1, 2), (2, 3)]
    )


@pytest.mark.rule("PB-10")
def test_the_limits_of_the_great_table_are_the_highest() -> None:
    grande, midi, mini = map(punto_preset, ("grande", "midi", "mini"))
    assert (grande.minimum, grande.maximum) == (2_500, 1_000_000)
    assert grande.minimum > midi.minimum > mini.minimum
    assert grande.maximum > midi.maximum > mini.maximum


@pytest.mark.rule("PB-12")
@pytest.mark.parametrize("rules", [{}, {"shoe_goes": "right"}])
def test_a_midi_table_may_be_dealt_like_a_great_one(rules: dict[str, Any]) -> None:
    run = opened(felt("midi", purses=THREE, dealt_by="players", **rules))
    assert asked(run) == ((2,) if rules else (9,))


@pytest.mark.rule("PB-12")
def test_the_first_holder_sits_first_clockwise_from_the_croupier() -> None:
    """Seats are numbered from the croupier's right, so the last seat is the first clockwise."""
    run = grande()
    assert holder(run) == 0
    assert run.do(HOUSE, Close())[1:] == (ShoePassed(9), HolderAsked(9))


@pytest.mark.rule("PB-12")
@pytest.mark.parametrize(("cards", "then"), [(PLAYER_WINS, 5), (BANKER_WINS, 9), (TIE, 9)])
def test_the_shoe_moves_clockwise_when_player_wins(cards: str, then: int) -> None:
    run = grande()
    run.do(2, bets(player=10_000))
    assert holder(played(run, cards)) == then


@pytest.mark.rule("PB-12")
def test_a_barred_seven_leaves_the_shoe() -> None:
    run = felt("ez", purses=THREE, dealt_by="players")
    assert holder(played(run, "Ts 2c Jh 2d 6c 3h")) == 9


@pytest.mark.rule("PB-12")
def test_the_shoe_goes_round_the_table_and_back_to_the_first() -> None:
    run = grande()
    assert [holder(played(run, PLAYER_WINS)) for _ in range(4)] == [5, 2, 9, 5]


@pytest.mark.rule("PB-12")
@pytest.mark.parametrize(
    ("stakes", "then"),
    [
        ({2: 10_000, 5: 5_000}, 2),
        ({2: 10_000, 5: 10_000}, 5),
        ({2: 10_000, 9: 10_000}, 2),
        ({2: 5_000, 9: 10_000}, 9),
        ({}, 5),
    ],
    ids=["highest", "equal: first clockwise", "equal to the holder", "the holder", "none: next"],
)
def test_the_shoe_may_go_to_the_highest_winning_bettor(stakes: dict[int, int], then: int) -> None:
    run = grande(shoe_goes="highest")
    for seat, amount in stakes.items():
        run.do(seat, bets(player=amount))
    assert holder(played(run, PLAYER_WINS)) == then


@pytest.mark.rule("PB-12")
@pytest.mark.parametrize("cards", [BANKER_WINS, TIE])
def test_without_a_win_of_player_the_highest_gets_nothing(cards: str) -> None:
    run = grande(shoe_goes="highest")
    run.do(2, bets(player=10_000))
    assert holder(played(run, cards)) == 9


@pytest.mark.rule("PB-12")
def test_the_shoe_may_be_refused_and_each_seat_is_asked_once() -> None:
    run = opened(grande())
    assert run.do(9, RefuseShoe()) == (ShoeRefused(9, 5), HolderAsked(5))
    run.do(5, RefuseShoe())
    assert run.do(2, RefuseShoe()) == (ShoeRefused(2, 0), CroupierDeals(0, late=False))
    deal(run, BANKER_WINS)
    assert opened(run).state.phase is Phase.DEALING
    deal(run, PLAYER_WINS)
    assert asked(opened(run)) == (9,)


@pytest.mark.rule("PB-12")
def test_a_player_who_takes_a_refused_shoe_holds_it() -> None:
    run = opened(grande())
    run.do(9, RefuseShoe())
    run.do(5, DealCoup())
    deal(run, TIE)
    assert asked(opened(run)) == (5,)
    run.do(5, RefuseShoe())
    assert run.do(2, RefuseShoe())[0] == ShoeRefused(2, 9)


@pytest.mark.rule("PB-12")
def test_a_refused_shoe_moves_on_though_the_last_asked_has_the_highest_win() -> None:
    run = grande(shoe_goes="highest")
    run.do(2, bets(player=10_000))
    opened(run)
    for seat in (9, 5, 2):
        run.do(seat, RefuseShoe())
    deal(run, PLAYER_WINS)
    assert asked(opened(run)) == (9,)


@pytest.mark.rule("PB-12")
def test_the_croupier_may_be_asked_to_deal_and_the_holder_keeps_the_place() -> None:
    run = opened(grande())
    assert run.do(9, AskCroupier()) == (CroupierDeals(9, late=False),)
    assert punto.view(run.state, HOUSE).croupier
    deal(run, BANKER_WINS)
    assert asked(opened(run)) == (9,)


@pytest.mark.rule("PB-12")
def test_no_stake_is_needed_to_hold_the_shoe() -> None:
    run = opened(grande())
    assert not run.state.stakes[8]
    assert punto.legal(run.state, 9) == (MayHold(),)


@pytest.mark.rule("PB-12")
def test_a_new_shoe_changes_nothing() -> None:
    run = grande(packs=6, stop_depth=104, burn=0)
    played(run, PLAYER_WINS)
    while run.state.phase is not Phase.BETWEEN_SHOES:
        coup(run, BANKER_WINS)
    run.do(HOUSE, punto.StartShoe())
    assert (holder(run), asked(opened(run))) == (5, (5,))


@pytest.mark.rule("PB-12")
def test_the_croupier_deals_for_a_late_holder_and_two_lapses_pass_the_shoe() -> None:
    run = opened(grande())
    assert punto.time_limit(run.state) == 6
    assert run.do(HOUSE, Close()) == (CroupierDeals(9, late=True),)
    deal(run, BANKER_WINS)
    assert asked(opened(run)) == (9,)
    run.do(HOUSE, Close())
    events = deal(run, BANKER_WINS)
    assert events[-1] == ShoePassed(5)
    assert asked(opened(run)) == (5,)


@pytest.mark.rule("PB-12")
def test_for_a_holder_who_leaves_the_croupier_finishes_and_the_shoe_moves_on() -> None:
    run = opened(grande())
    run.do(9, DealCoup())
    deal(run, BANKER_WINS[:5])
    run.do(CHANGEUR, Leave(9))
    assert (holder(run), punto.view(run.state, HOUSE).croupier) == (0, True)
    run.do(CHANGEUR, Sit(9, RICH))
    assert holder(run) == 0
    deal(run, BANKER_WINS[6:])
    assert holder(run) == 5


@pytest.mark.rule("PB-12")
def test_a_holder_may_leave_while_asked_to_deal() -> None:
    run = opened(grande())
    assert run.do(CHANGEUR, Leave(9))[-1] == CroupierDeals(9, late=False)
    deal(run, TIE)
    assert holder(run) == 5


@pytest.mark.rule("PB-12")
def test_a_holder_who_leaves_between_coups_passes_the_shoe() -> None:
    run = played(grande(), BANKER_WINS)
    assert run.do(CHANGEUR, Leave(9))[-1] == ShoePassed(5)
    run.do(CHANGEUR, Leave(5))
    run.do(CHANGEUR, Leave(2))
    assert holder(run) == 0
    assert opened(run).state.phase is Phase.DEALING


@pytest.mark.rule("PB-12")
@pytest.mark.parametrize(
    ("seat", "code"),
    [(2, RefusalCode.NOT_YOUR_SHOE), (3, RefusalCode.SEAT_EMPTY), (HOUSE, RefusalCode.NOT_YOURS)],
)
@pytest.mark.parametrize("action", [DealCoup(), AskCroupier(), RefuseShoe()])
def test_nobody_deals_without_the_shoe(seat: int, code: RefusalCode, action: Any) -> None:
    found = refusal(punto, opened(grande()).state, seat, action)
    assert found is not None
    assert found.code is code


@pytest.mark.rule("PB-12")
def test_the_holder_deals_only_when_stakes_are_closed() -> None:
    found = refusal(punto, grande().state, 9, DealCoup())
    assert found is not None
    assert found.code is RefusalCode.NOT_NOW


@pytest.mark.rule("PB-22")
def test_dealers_need_a_table_that_has_them() -> None:
    with pytest.raises(ValueError, match="shuffle"):
        grande(dealers=0)


@pytest.mark.rule("PB-12", "C-2")
@pytest.mark.parametrize("packs", [6, 8, 12])
def test_the_great_table_is_dealt_from_six_packs_or_more(packs: int) -> None:
    house = replace(punto_preset("grande"), packs=packs)
    assert read_preset(write_preset(house)) == house
    with pytest.raises(BadField, match="packs"):
        replace(house, packs=5)
    assert replace(punto_preset("midi"), packs=4).packs == 4


@pytest.mark.rule("PB-11", "PB-12")
def test_the_shoe_is_not_passed_to_its_holder() -> None:
    run = felt("grande", purses={9: RICH})
    played(run, PLAYER_WINS)
    heard = [call for step in run.steps for state, event, _ in step.moments()
             for call in punto.announce(state, event) if call.id == "call-shoe-passed"]  # fmt: skip
    assert ShoePassed(9) in run.events[-6:]
    assert heard == [Call("call-shoe-passed", {"seat": 9})]
