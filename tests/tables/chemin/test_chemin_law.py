"""What the law of Andorra adds to chemin de fer: numbers and switches (AD-C3 to AD-C24)."""

from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.lab.simulation.banking.settings import bank_settings
from baccarat.lab.simulation.fault import BadSimulation
from baccarat.lab.simulation.simulate import simulate
from baccarat.rl.table import TableEnv
from baccarat.rules import BadField, Draws, preset
from baccarat.rules.presets.serialization import _LAW, read_preset, write_preset
from baccarat.tables import chemin
from baccarat.tables.banking import events as b
from baccarat.tables.banking.hand_choices import AskTable, MaySpeak
from baccarat.tables.chemin import (
    Bid,
    Double,
    DrawCard,
    HoldBank,
    MayAnswer,
    MayChoose,
    MayName,
    Pass,
    PassBank,
    Phase,
    PutUp,
    Stand,
    TakeBank,
    TakeBankAt,
)
from baccarat.tables.common.changeur import Cash, Leave, Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.refusal import RefusalCode
from baccarat.tables.common.shoe import StartShoe
from support.tables.bank_table import RICH, every
from support.tables.chemin_table import (
    A_DEUX,
    ANDORRA,
    BANKER_WINS,
    SOLO,
    TIE,
    CheminTable,
    Said,
    banked,
    oval,
)
from support.tables.drive import refusal

LAW = preset(ANDORRA)


def won(amount: int = 10_000, **fields: Any) -> CheminTable:
    """Set up a table whose banker has just won against a stake of 2,000."""
    table = banked(amount, ANDORRA, **fields)
    table.calls()
    table.stakes(s2=2_000)
    table.play(*BANKER_WINS)
    return table


def refused(table: CheminTable, seat: int, action: Any) -> RefusalCode | None:
    found = refusal(chemin, table.state, seat, action)
    return None if found is None else found.code


def asked(table: CheminTable, seat: int) -> tuple[bool, bool]:
    """Return whether a banker may give the bank up, and pass it on."""
    (may,) = chemin.legal(table.state, seat)
    assert isinstance(may, MayChoose)
    return may.give_up, may.pass_on


def passed(**fields: Any) -> CheminTable:
    table = won(**fields)
    table.say(1, PassBank())
    return table


@pytest.mark.rule("AD-C3", "AD-C4", "AD-C12", "AD-C13", "AD-C21")
def test_only_what_the_law_changes_differs() -> None:
    fields = {*_LAW["chemin"], "cut", "shuffle", "name"}
    plain = replace(preset("chemin-de-fer"), **{name: getattr(LAW, name) for name in fields})
    assert plain == LAW
    assert read_preset(write_preset(LAW)) == LAW
    assert "least_players" not in write_preset(preset("chemin-de-fer"))


@pytest.mark.rule("AD-C3")
@pytest.mark.parametrize(("field", "value"), [("least_players", 10), ("bank_maximum", 9)])
def test_contradictions_name_their_field(field: str, value: int) -> None:
    with pytest.raises(BadField, match=f"^{field}: "):
        replace(LAW, **{field: value})


@pytest.mark.rule("AD-C3")
def test_a_shoe_waits_for_four_players() -> None:
    table = CheminTable(oval(ANDORRA).run.start(chemin, LAW))
    for seat in (1, 2, 3):
        table.say(CHANGEUR, Sit(seat, RICH))
    table.say(CHANGEUR, Sit(10, RICH))  # a bystander does not count
    assert chemin.legal(table.state, HOUSE) == ()
    assert chemin.view(table.state, 1).missing == 1
    assert refused(table, HOUSE, StartShoe()) is RefusalCode.NOT_NOW
    table.say(CHANGEUR, Sit(4, RICH))
    assert chemin.view(table.state, 1).missing == 0
    table.say(HOUSE, StartShoe())
    assert table.phase is Phase.BANK


@pytest.mark.rule("AD-C3")
def test_with_fewer_the_coup_is_finished_and_the_table_waits() -> None:
    table = banked(10_000, ANDORRA, purses=dict.fromkeys(range(1, 5), RICH))
    table.calls()
    table.stakes(s2=2_000)
    table.say(CHANGEUR, Leave(4))
    table.play(*BANKER_WINS)
    table.say(1, HoldBank())
    assert (table.phase, chemin.to_act(table.state)) == (Phase.DOUBLE, ())
    assert chemin.legal(table.state, HOUSE) == ()
    assert chemin.view(table.state, 2).missing == 1
    table.say(CHANGEUR, Sit(5, RICH))
    assert chemin.to_act(table.state) == (2, 3, 5)
    table.close()
    assert table.phase is Phase.CALLS


@pytest.mark.rule("AD-C3")
def test_simulation_and_environments_seat_as_many() -> None:
    with pytest.raises(BadSimulation):
        simulate(ANDORRA, shoes=1, seats=3, kernel="table")
    with pytest.raises(ValueError, match="players is 4 to 9, not 3"):
        TableEnv(ANDORRA, players=3)
    most = replace(LAW, least_players=7)
    assert len(bank_settings(most, 1, kernel="table").strategies) == 7


@pytest.mark.rule("AD-C4")
def test_the_cut_is_offered_from_the_left_on() -> None:
    assert chemin.cut_order(oval(ANDORRA).state, 1) == (9, 8, 7, 6, 5, 4, 3, 2, 1)


@pytest.mark.rule("AD-C12")
def test_a_bank_is_put_up_within_its_maximum() -> None:
    table = oval(ANDORRA)
    (may,) = chemin.legal(table.state, 1)
    assert isinstance(may, MayName)
    assert (may.low, may.high) == (5_000, LAW.most_bank) == (5_000, 50_000)
    assert refused(table, 1, PutUp(50_020)) is RefusalCode.ABOVE_MAXIMUM


@pytest.mark.rule("AD-C12", "AD-C14")
def test_nobody_doubles_a_bank_beyond_its_maximum() -> None:
    over, within = oval(ANDORRA), oval(ANDORRA, cobank_consent=False)
    over.say(1, PutUp(25_020))
    within.say(1, PutUp(25_000))
    assert (over.phase, within.phase) == (Phase.CALLS, Phase.DOUBLE)
    within.say(3, Double())
    within.close()
    assert within.bank.sum == 50_000


@pytest.mark.rule("AD-C24")
def test_what_a_win_brings_beyond_the_maximum_goes_to_the_garage() -> None:
    table = banked(40_000, ANDORRA)
    table.calls()
    table.stakes(s2=30_000)
    events = table.play(*BANKER_WINS)
    (aside,) = every(b.LaidAside, events)
    # 30,000 won less 5 %, on a bank of 30,000 whose other 10,000 are in the garage
    assert aside.own == 30_000 + 28_500 - 50_000
    assert (table.bank.own, table.bank.aside) == (50_000, 18_500)


@pytest.mark.rule("AD-C24")
def test_the_banker_cannot_raise_beyond_the_maximum() -> None:
    table = banked(50_000, ANDORRA)
    table.calls()
    table.stakes(s2=40_000, s3=20_000)
    assert table.phase is Phase.DEALING
    assert sum(table.state.stakes) == 50_000


@pytest.mark.rule("AD-C13", "AD-C15")
def test_a_bank_is_taken_over_at_its_sum_or_more_but_not_less() -> None:
    table = passed()
    price = table.state.price
    (may,) = chemin.legal(table.state, 3)
    assert isinstance(may, MayName)
    assert (may.what, may.low, may.high) == ("take-bank-at", price, 50_000)
    assert chemin.timeout_action(table.state, 3) == Pass()
    assert refused(table, 3, TakeBankAt(price - 20)) is RefusalCode.BELOW_MINIMUM
    assert refused(table, 3, TakeBankAt(50_020)) is RefusalCode.ABOVE_MAXIMUM
    assert refused(table, 3, TakeBank()) is RefusalCode.NOT_NOW
    table.say(4, TakeBankAt(20_000))
    table.say(3, TakeBankAt(12_000))
    table.close()
    assert (table.bank.seat, table.bank.own, table.bank.origin) == (3, 12_000, 1)


@pytest.mark.rule("AD-C21")
def test_who_takes_a_bank_over_keeps_it_until_a_coup_is_dealt() -> None:
    table = passed()
    table.say(3, TakeBankAt(20_000))
    table.close()
    table.until(Phase.CHOICE)  # nobody stakes
    assert asked(table, 3) == (False, False)
    loose = passed(must_deal_once=False)
    loose.say(3, TakeBankAt(20_000))
    loose.close()
    loose.until(Phase.CHOICE)
    assert asked(loose, 3) == (True, False)


@pytest.mark.rule("AD-C21")
def test_a_tie_counts_as_dealt() -> None:
    table = passed(passing="any-time")
    table.say(3, TakeBankAt(20_000))
    table.close()
    assert table.phase is not Phase.CHOICE  # bound before the first coup
    table.calls()
    table.stakes(s2=2_000)
    table.play(*TIE)
    assert asked(table, 3) == (False, True)


@pytest.mark.rule("AD-C21")
def test_a_buyer_who_leaves_before_dealing_leaves_the_bank_to_an_auction() -> None:
    table = passed()
    table.say(3, TakeBankAt(20_000))
    table.close()
    table.say(CHANGEUR, Leave(3))
    assert table.phase is Phase.AUCTION
    table.say(4, Bid(6_000))
    table.close()
    assert (table.bank.seat, table.bank.own) == (4, 6_000)


@pytest.mark.rule("AD-C21")
def test_the_giver_does_not_bid_when_the_buyer_has_left() -> None:
    table = passed()
    table.say(3, TakeBankAt(20_000))
    table.close()
    events = table.say(CHANGEUR, Leave(3))
    heard = [c.id for event in events for c in chemin.announce(table.state, event)]
    assert heard[-1] == "bank-auction-left"
    assert refused(table, 1, Bid(6_000)) is RefusalCode.NOT_ASKED
    assert chemin.to_act(table.state) == (2, 4, 5)
    table.say(4, Bid(6_000))
    table.close()
    assert (table.bank.seat, table.bank.origin, table.state.is_bound_to_deal) == (4, 1, True)


@pytest.mark.rule("AD-C21")
def test_after_a_tie_and_a_round_without_stakes_a_buyer_is_free() -> None:
    table = passed()
    table.say(3, TakeBankAt(20_000))
    table.close()
    table.calls()
    table.stakes(s2=2_000)
    table.play(*TIE)
    table.until(Phase.CHOICE)  # nobody stakes
    assert asked(table, 3) == (True, False)


@pytest.mark.rule("AD-C16")
def test_a_giver_whom_nobody_relieves_may_have_the_bank_back_at_its_sum() -> None:
    table = passed()
    price = table.state.price
    table.say(3, Pass())
    table.close()
    assert (table.phase, table.state.turn) == (Phase.SUITE, 1)
    assert chemin.legal(table.state, 1) == (MayAnswer("take-bank", price),)
    assert chemin.view(table.state, 2).choices == ()
    assert chemin.timeout_action(table.state, 1) == Pass()
    assert refused(table, 1, TakeBankAt(price)) is RefusalCode.NOT_NOW
    assert refused(table, 2, TakeBank()) is RefusalCode.NOT_ASKED
    table.say(1, TakeBank())
    assert (table.bank.seat, table.bank.own, table.bank.origin) == (1, price, 1)


@pytest.mark.rule("AD-C16")
@pytest.mark.parametrize("late", [False, True])
def test_a_giver_who_declines_leaves_the_bank_to_an_auction(*, late: bool) -> None:
    table = passed()
    table.close()
    if late:
        table.close()
    else:
        table.say(1, Pass())
    assert table.phase is Phase.AUCTION


@pytest.mark.rule("AD-C16")
def test_a_giver_is_not_asked_elsewhere_nor_when_short_or_gone() -> None:
    plain, short, gone = passed(giver_may_return=False), passed(), passed()
    plain.close()
    short.say(CHANGEUR, Cash(1, RICH))
    short.close()
    gone.say(CHANGEUR, Leave(1))
    gone.close()
    assert {table.phase for table in (plain, short, gone)} == {Phase.AUCTION}


def dealt(ponte: str, banker: str, *said: Said, **fields: Any) -> CheminTable:
    """Deal a coup, under these calls, where a lone caller frees both hands."""
    table = banked(10_000, ANDORRA, **{"free_solo": True, **fields})
    table.calls(*said)
    if not table.state.call:
        table.stakes(s2=2_000)
    table.look(ponte, banker)
    return table


def drawn(table: CheminTable, seat: int) -> tuple[bool, bool]:
    """Return whether a hand may draw, and stand."""
    (may,) = chemin.legal(table.state, seat)
    assert isinstance(may, MaySpeak)
    return may.draw, may.stand


@pytest.mark.rule("AD-C33")
@pytest.mark.parametrize("ponte", ["2c Kd", "6c Ad"])
def test_a_lone_caller_frees_both_hands(ponte: str) -> None:
    table = dealt(ponte, "Ac Ad", (5, SOLO))
    assert drawn(table, 5) == (True, True)
    assert chemin.timeout_action(table.state, 5) == (DrawCard() if "2" in ponte else Stand())
    table.say(5, Stand())
    assert drawn(table, 1) == (True, True)
    assert chemin.timeout_action(table.state, 1) == DrawCard()


@pytest.mark.rule("AD-C33")
def test_a_freed_banker_draws_with_0() -> None:
    table = dealt("2c Kd", "Kc Qd", (5, SOLO))
    table.say(5, Stand())
    assert drawn(table, 1) == (True, False)


@pytest.mark.rule("AD-C33", "AD-C32")
@pytest.mark.parametrize("said", [(), ((2, A_DEUX), (5, A_DEUX)), ((5, SOLO),)])
def test_other_hands_go_by_the_tableau_and_the_croupier_says_which(said: tuple[Said, ...]) -> None:
    lone = len(said) == 1
    table = dealt("2c Kd", "Ac Ad", *said)
    moments = [moment for step in table.run.steps for moment in step.moments()]
    heard = [call.id for before, event, _ in moments for call in chemin.announce(before, event)]
    assert ("chemin-free-solo" in heard) is lone
    assert drawn(table, table.state.ponte) == (True, lone)
    elsewhere = dealt("2c Kd", "Ac Ad", *said, free_solo=False)
    assert drawn(elsewhere, elsewhere.state.ponte) == (True, False)


@pytest.mark.rule("AD-C33")
def test_hands_that_are_free_anyway_need_no_lone_caller() -> None:
    with pytest.raises(BadField, match=r"^free_solo: "):
        replace(preset("chemin-de-fer-club"), free_solo=True)


@pytest.mark.rule("AD-C34")
@pytest.mark.parametrize("asks", [True, False])
def test_the_table_binds_a_banker_who_asks_for_it(*, asks: bool) -> None:
    table = banked(10_000, ANDORRA)
    table.stakes(s2=2_000)
    table.look("Ac Kd", "3c Kh")
    table.say(2, DrawCard())
    table.deal("9h")
    (may,) = chemin.legal(table.state, 1)
    assert isinstance(may, MaySpeak)
    assert (may.draw, may.stand, may.table) == (True, True, True)
    assert refused(table, 2, AskTable()) is RefusalCode.NOT_ASKED
    if not asks:
        table.say(1, Stand())
        return
    table.say(1, AskTable())
    assert chemin.legal(table.state, 1) == (
        replace(may, draw=True, stand=False, late=Draws.DRAW, table=False),
    )
    assert refused(table, 1, Stand()) is RefusalCode.MUST_DRAW
    table.say(1, DrawCard())
    table.deal("Kc")
    assert not table.state.asked_table


@pytest.mark.rule("AD-C34")
def test_there_is_nothing_to_ask_without_a_choice_or_elsewhere() -> None:
    for name, ponte, banker in ((ANDORRA, "7c Kd", "4c Kh"), ("chemin-de-fer", "5c Kd", "6c Kh")):
        table = banked(10_000, name)
        table.stakes(s2=2_000)
        table.look(ponte, banker)
        table.say(2, Stand())
        assert refused(table, 1, AskTable()) is RefusalCode.NOT_NOW
    with pytest.raises(BadField, match=r"^ask_table: "):
        replace(preset("chemin-de-fer-club"), ask_table=True)
