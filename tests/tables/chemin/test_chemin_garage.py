"""Money that a banker sets aside, or leaves in the bank (AD-C22 to AD-C24)."""

from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.rules import BadField, preset
from baccarat.tables import chemin
from baccarat.tables.banking import events as b, law_events as law
from baccarat.tables.chemin import (
    Double,
    HoldBank,
    LeaveIn,
    MayName,
    Pass,
    PassBank,
    Phase,
    PutUp,
    SetAside,
)
from baccarat.tables.common.changeur import Leave
from baccarat.tables.common.chips import CHANGEUR
from support.tables.bank_table import RICH, every, only
from support.tables.chemin_table import (
    ANDORRA,
    BANKER_WINS,
    PONTE_WINS,
    TIE,
    CheminTable,
    banked,
    oval,
)

LAW = preset(ANDORRA)


def win(table: CheminTable, **stakes: int) -> list[Any]:
    """Play a coup that the bank wins, and hold it; uncovered money goes to the garage."""
    table.stakes(**stakes)
    events = table.play(*BANKER_WINS)
    return events + table.say(1, HoldBank())


def offered(table: CheminTable) -> tuple[int, int] | None:
    """Return how much the banker is offered to set aside before this coup; None for nothing."""
    if table.phase is not Phase.GARAGE:
        return None
    (may,) = chemin.legal(table.state, 1)
    assert isinstance(may, MayName)
    assert (may.what, may.passes) == ("set-aside", True)
    return may.low, may.high


@pytest.mark.rule("AD-C22")
def test_winnings_beyond_50_stakes_may_be_set_aside() -> None:
    table = banked(26_400, ANDORRA, half_from_pass=0)
    win(table, s2=26_300)
    # 5 % of 26,300 leaves 24,985 won, and 50 stakes of 500 are 25,000
    assert offered(table) is None
    table = banked(26_400, ANDORRA, half_from_pass=0)
    win(table, s2=26_400)
    # 25,080 won, and the bank is 51,480, of which 1,480 are in the garage already
    assert (table.state.gain, table.bank.own, table.bank.aside) == (25_080, 50_000, 1_480)
    assert offered(table) == (20, 25_080 - 1_480)
    table.say(1, SetAside(23_600))
    assert (table.bank.own, table.bank.aside) == (26_400, 25_080)
    assert table.phase is Phase.CALLS


@pytest.mark.rule("AD-C22")
def test_after_the_second_pass_half_of_the_bank_may_be_set_aside() -> None:
    table = banked(12_000, ANDORRA)
    win(table, s2=12_000)
    assert offered(table) is None
    win(table, s2=3_000)
    assert (table.state.passes, table.bank.own) == (2, 3_000 + 2_850)
    assert offered(table) == (20, 850)  # half would be 2,925, and a bank keeps its minimum
    table.close()
    assert table.phase is Phase.DOUBLE
    assert (table.bank.own, table.bank.aside) == (5_850, 20_400)


@pytest.mark.rule("AD-C22")
def test_a_bank_that_has_lost_in_part_has_won_less() -> None:
    table = banked(40_000, ANDORRA, rotation="never", passing="never", voluntary_garage=1)
    table.stakes(s2=2_000)
    table.play(*BANKER_WINS)
    assert (table.state.gain, table.state.passes) == (1_900, 1)
    table.until(Phase.STAKES)
    table.stakes(s2=1_000)
    table.say(1, LeaveIn(1_000))
    table.play(*PONTE_WINS)
    assert (table.state.gain, table.state.passes) == (900, 0)


@pytest.mark.rule("AD-C22")
def test_partners_set_aside_half_and_half() -> None:
    table = oval(ANDORRA, cobank_consent=False)
    table.say(1, PutUp(10_000))
    table.say(3, Double())
    table.close()
    win(table, s2=20_000)
    win(table, s2=20_000)
    assert offered(table) == (20, 19_500)
    event = only(b.LaidAside, table.say(1, SetAside(15_000)))
    assert (event.own, event.co) == (7_500, 7_500)


@pytest.mark.rule("AD-C22")
def test_a_banker_who_is_asked_can_leave_and_nobody_else_answers() -> None:
    table = banked(12_000, ANDORRA)
    win(table, s2=12_000)
    win(table, s2=20_000)
    assert table.refused(2, SetAside(20)) == ("not-the-banker", None)
    # 30,400 won, of which 3,400 are set aside, because nobody covered them
    assert table.refused(1, SetAside(27_020)) == ("above-maximum", 27_000)
    assert table.refused(1, SetAside(30)) == ("not-a-step", 20)
    assert table.refused(1, SetAside(0)) == ("amount-not-positive", None)
    assert table.refused(1, LeaveIn(20)) == ("not-now", None)
    assert chemin.view(table.state, 2).choices == ()
    assert chemin.risk(table.state, 1, SetAside(20)) == 0
    table.say(CHANGEUR, Leave(1))
    assert (table.phase, table.state.gain, table.state.passes) == (Phase.SUITE, 0, 0)


@pytest.mark.rule("AD-C23")
def test_a_banker_may_leave_in_twice_what_is_covered() -> None:
    table = banked(10_000, ANDORRA)
    table.stakes(s2=2_000)
    assert (table.phase, table.state.turn) == (Phase.RAISE, 1)
    (may,) = chemin.legal(table.state, 1)
    assert may == MayName("leave-in", 2_000, 2_000, 20, passes=True)
    assert table.refused(1, LeaveIn(2_020)) == ("above-maximum", 2_000)
    assert chemin.risk(table.state, 1, LeaveIn(2_000)) == 0
    events = table.say(1, LeaveIn(2_000))
    assert only(law.LeftIn, events).amount == 2_000
    assert (only(b.LaidAside, events).own, only(b.StakesSet, events).banco) == (6_000, 2_000)
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    assert table.state.price == 4_000 + 1_900


@pytest.mark.rule("AD-C23")
@pytest.mark.parametrize("late", [True, False])
def test_a_banker_who_declines_sets_all_aside(*, late: bool) -> None:
    table = banked(10_000, ANDORRA)
    table.stakes(s2=2_000)
    events = table.close() if late else table.say(1, Pass())
    assert only(b.LaidAside, events).own == 8_000
    assert not every(law.LeftIn, events)


@pytest.mark.rule("AD-C23")
def test_a_bank_that_is_half_covered_stays_whole() -> None:
    table = banked(10_000, ANDORRA)
    table.stakes(s2=6_000)
    events = table.say(1, LeaveIn(4_000))
    assert not every(b.LaidAside, events)
    table.play(*PONTE_WINS)
    assert table.purse(1) == RICH - 6_000


@pytest.mark.rule("AD-C23")
def test_nothing_is_asked_about_a_covered_bank_or_elsewhere() -> None:
    covered, plain = banked(10_000, ANDORRA), banked(10_000)
    covered.stakes(s2=10_000)
    plain.stakes(s2=2_000)
    assert covered.phase is plain.phase is Phase.DEALING


@pytest.mark.rule("AD-C23")
def test_a_banker_is_asked_again_about_stakes_that_a_tie_leaves() -> None:
    table = banked(10_000, ANDORRA, tie="stakes-stand", passing="never")
    table.stakes(s2=2_000)
    table.say(1, LeaveIn(2_000))
    table.play(*TIE)
    assert (table.phase, table.state.turn) == (Phase.RAISE, 1)
    table.say(1, LeaveIn(2_000))
    assert (table.bank.own, table.bank.aside) == (4_000, 6_000)


@pytest.mark.rule("AD-C24")
def test_without_a_maximum_a_banker_may_decline_the_garage() -> None:
    table = banked(10_000, all_in=True)
    table.stakes(s2=2_000)
    assert chemin.legal(table.state, 1) == (MayName("leave-in", 8_000, 8_000, 20, passes=True),)
    assert not every(b.LaidAside, table.say(1, LeaveIn(8_000)))
    table.play(*BANKER_WINS)
    assert (table.bank.own, table.bank.aside) == (11_900, 0)


@pytest.mark.rule("AD-C23", "AD-C24")
def test_a_banker_may_leave_in_twice_or_all_where_the_house_has_both() -> None:
    table = banked(10_000, all_in=True, voluntary_garage=50)
    table.stakes(s2=2_000)
    assert chemin.legal(table.state, 1) == (MayName("leave-in", 2_000, 8_000, 20, passes=True),)


@pytest.mark.rule("AD-C22", "AD-C24")
@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("all_in", True, "a bank has a maximum"),
        ("garage", False, None),
    ],
)
def test_contradictions_are_named(field: str, value: object, why: str | None) -> None:
    wrong = f"^{field}: {why}" if why else "^voluntary_garage: there is no garage"
    with pytest.raises(BadField, match=wrong):
        replace(LAW, **{field: value})
    with pytest.raises(BadField, match=r"^half_from_pass: there is no garage"):
        replace(preset("chemin-de-fer"), garage=False, half_from_pass=1)
