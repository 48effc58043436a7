"""Suivi: a caller who lost may call again before everyone else, and for how long."""

from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.rules import BadField, preset
from baccarat.tables import chemin
from baccarat.tables.banking.events import CallsLapsed, CallStood, StakeReturned
from baccarat.tables.chemin import (
    CallBanco,
    CallKind,
    Double,
    HoldBank,
    Pass,
    PassBank,
    Phase,
    Punt,
    PutUp,
    TakeBank,
    TakeBankAt,
)
from baccarat.tables.common.changeur import Cash, Leave
from baccarat.tables.common.chips import CHANGEUR
from support.tables.bank_table import RICH, every, only
from support.tables.chemin_table import (
    A_DEUX,
    ANDORRA,
    AVEC,
    BANKER_WINS,
    FIVE,
    MARCHE,
    PONTE_WINS,
    SOLO,
    SUIVI,
    TIE,
    CheminTable,
    banked,
    stood,
)


def followed(*callers: int, kind: CallBanco = SOLO, **rules: Any) -> CheminTable:
    """Let callers lose, so that they may follow."""
    table = banked(**rules)
    table.calls(*((seat, kind) for seat in callers))
    table.play(*BANKER_WINS)
    table.say(1, HoldBank())
    return table


@pytest.mark.rule("CF-18")
@pytest.mark.parametrize("rival", [SOLO, A_DEUX, AVEC, MARCHE])
def test_a_losing_solo_caller_may_call_again_before_everyone(rival: CallBanco) -> None:
    table = followed(5)
    call = stood(table, (2, rival), (3, rival), (5, SUIVI))
    assert call is not None
    assert (call.kind, call.seats, call.amounts) == (CallKind.SUIVI, (5,), (19_500,))


@pytest.mark.rule("CF-18")
def test_nobody_else_may_follow() -> None:
    table = followed(5).until(Phase.CALLS)
    assert table.refused(2, SUIVI) == ("no-suivi", None)


@pytest.mark.rule("CF-18")
def test_two_who_lost_a_deux_may_follow_if_both_do() -> None:
    both = stood(followed(3, 5, kind=A_DEUX), (2, SOLO), (5, SUIVI), (3, SUIVI))
    assert both is not None
    assert (both.kind, both.seats, both.amounts) == (CallKind.SUIVI, (3, 5), (9_750, 9_750))
    table = followed(3, 5, kind=A_DEUX)
    events = table.calls((4, SOLO), (5, SUIVI), (3, AVEC))
    assert only(CallsLapsed, events).seats == (5,)
    assert only(CallStood, events).seats == (4,)


@pytest.mark.rule("CF-18")
def test_a_follower_who_loses_may_follow_again() -> None:
    table = followed(5)
    table.calls((5, SUIVI))
    table.play(*BANKER_WINS)
    table.say(1, HoldBank())
    call = stood(table, (2, SOLO), (5, SUIVI))
    assert call is not None
    assert call.kind is CallKind.SUIVI


@pytest.mark.rule("CF-18")
@pytest.mark.parametrize("kind", [AVEC, MARCHE])
def test_after_avec_nobody_may_follow(kind: CallBanco) -> None:
    table = banked()
    table.calls((5, kind))
    table.stakes(s2=5_000)
    table.play(*BANKER_WINS)
    table.say(1, HoldBank())
    table.until(Phase.CALLS)
    assert table.refused(5, SUIVI) == ("no-suivi", None)


@pytest.mark.rule("CF-18")
def test_nobody_may_follow_after_a_stake_that_covered_the_bank_without_a_call() -> None:
    table = banked()
    table.stakes(s5=10_000)
    table.play(*BANKER_WINS)
    table.say(1, HoldBank())
    table.until(Phase.CALLS)
    assert table.refused(5, SUIVI) == ("no-suivi", None)


@pytest.mark.rule("CF-18")
def test_a_suivi_dies_with_the_bank_that_lost() -> None:
    table = followed(5)
    table.calls((5, SUIVI))
    table.play(*PONTE_WINS)
    table.say(2, PutUp(10_000))
    table.until(Phase.CALLS)
    assert table.refused(5, SUIVI) == ("no-suivi", None)


@pytest.mark.rule("CF-18")
def test_an_unused_suivi_lapses() -> None:
    table = followed(5)
    table.calls((2, SOLO))
    table.play(*BANKER_WINS)
    table.say(1, HoldBank())
    table.until(Phase.CALLS)
    assert table.refused(5, SUIVI) == ("no-suivi", None)
    uncalled = followed(5)
    uncalled.stakes(s2=5_000)
    uncalled.play(*BANKER_WINS)
    uncalled.say(1, HoldBank())
    uncalled.until(Phase.CALLS)
    assert uncalled.refused(5, SUIVI) == ("no-suivi", None)


@pytest.mark.rule("CF-18", "CF-9")
def test_a_suivi_survives_a_round_without_stakes() -> None:
    """Nobody staked, so there was no coup for which it could have been used."""
    table = followed(5)
    table.stakes()
    table.say(1, HoldBank())
    assert table.until(Phase.CALLS).state.suivi == (5,)


@pytest.mark.rule("CF-18", "CF-15")
def test_a_suivi_survives_a_tie() -> None:
    table = followed(5)
    table.calls((5, SUIVI))
    table.play(*TIE)
    table.say(1, HoldBank())
    call = stood(table, (2, SOLO), (5, SUIVI))
    assert call is not None
    assert call.kind is CallKind.SUIVI
    fresh = banked()
    fresh.calls((5, SOLO))
    fresh.play(*TIE)
    fresh.until(Phase.CALLS)
    assert fresh.refused(5, SUIVI) == ("no-suivi", None)


@pytest.mark.rule("CF-18")
def test_a_suivi_survives_a_suite() -> None:
    table = banked()
    table.calls((5, SOLO))
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    table.say(3, TakeBank())
    table.close()
    call = stood(table, (2, SOLO), (5, SUIVI))
    assert call is not None
    assert call.kind is CallKind.SUIVI


@pytest.mark.rule("CF-18")
def test_a_newly_put_up_bank_cannot_be_added_to() -> None:
    table = banked()
    table.calls((5, SOLO))
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    table.until(Phase.BANK)
    table.say(2, PutUp(10_000))
    table.until(Phase.CALLS)
    assert table.refused(5, SUIVI) == ("no-suivi", None)


@pytest.mark.rule("CF-18")
def test_a_new_banker_does_not_follow() -> None:
    table = banked()
    table.calls((5, SOLO))
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    table.say(5, TakeBank())
    table.close()
    table.until(Phase.CALLS)
    assert table.state.suivi == ()
    assert table.refused(5, SUIVI) == ("own-bank", None)


def called_again(caller: int = 2, **rules: Any) -> CheminTable:
    """Let seat 5 lose a banco and let its suivi pass, while another calls; deal the next coup."""
    table = followed(5, name=ANDORRA, **rules)
    table.calls((caller, SOLO))
    table.look(*BANKER_WINS)
    return table


@pytest.mark.rule("AD-C28")
@pytest.mark.parametrize("kind", [None, AVEC])
def test_a_seat_that_alone_staked_and_lost_may_follow(kind: CallBanco | None) -> None:
    table = banked(name=ANDORRA)
    if kind:
        table.calls((5, kind))
        table.stakes()
    else:
        table.stakes(s5=4_000)
    table.play(*BANKER_WINS)
    table.say(1, HoldBank())
    call = stood(table, (2, SOLO), (5, SUIVI))
    assert call is not None
    assert (call.kind, call.seats) == (CallKind.SUIVI, (5,))


@pytest.mark.rule("AD-C28")
def test_of_two_who_staked_nobody_may_follow_nor_may_a_bystander() -> None:
    two = banked(name=ANDORRA)
    two.stakes(s2=4_000, s5=4_000)
    standing = banked(name=ANDORRA, purses={**FIVE, 10: RICH})
    standing.bystanders((10, 4_000))
    for table in (two, standing):
        table.play(*BANKER_WINS)
        assert table.state.suivi == ()


@pytest.mark.rule("AD-C28")
def test_a_suivi_after_the_deal_takes_the_cards_and_the_whole_bank() -> None:
    table = called_again()
    assert (table.phase, chemin.to_act(table.state)) == (Phase.SUIVI, (5,))
    assert table.state.ponte == 2
    assert chemin.view(table.state, 2).ponte.cards == (None, None)
    assert chemin.private_cards(table.state, 2) == {}
    assert chemin.timeout_action(table.state, 5) == Pass()
    events = table.say(5, SUIVI) + table.close()
    call = only(CallStood, events)
    assert (call.kind, call.seats, call.amounts, call.over) == (SUIVI.kind, (5,), (19_500,), (2,))
    assert (table.phase, table.state.ponte, table.purse(2)) == (Phase.PONTE, 5, RICH)
    assert chemin.view(table.state, 5).ponte.total == 7
    assert chemin.view(table.state, 2).ponte.total is None


@pytest.mark.rule("AD-C28")
def test_a_suivi_after_the_deal_covers_only_what_is_in_play() -> None:
    table = followed(5, name=ANDORRA)
    table.stakes(s2=3_000, s5=1_000)
    table.look(*BANKER_WINS)
    events = table.say(5, SUIVI) + table.close()
    assert only(CallStood, events).amounts == (4_000,)
    assert {e.seat: e.amount for e in every(StakeReturned, events)} == {2: 3_000, 5: 1_000}
    assert (table.bank.own, table.bank.aside) == (4_000, 15_500)


@pytest.mark.rule("AD-C28")
def test_a_suivi_that_is_not_called_leaves_the_cards_where_they_are() -> None:
    table = called_again()
    table.close()
    assert (table.phase, table.state.ponte) == (Phase.PONTE, 2)
    assert chemin.view(table.state, 2).ponte.total == 7


@pytest.mark.rule("AD-C28")
@pytest.mark.parametrize("said", [(SUIVI, None), (SUIVI, SUIVI)])
def test_two_followers_take_the_cards_together_or_not_at_all(said: tuple[Any, Any]) -> None:
    table = followed(3, 5, kind=A_DEUX, name=ANDORRA)
    table.calls((2, SOLO))
    table.look(*BANKER_WINS)
    for seat, says in zip((3, 5), said, strict=True):
        if says:
            table.say(seat, says)
    events = table.close()
    lapsed = [each.seats for each in every(CallsLapsed, events)]
    both = said[1] is not None
    assert (lapsed, table.state.ponte) == (([], 3) if both else ([(3,)], 2))
    assert [each.half for each in every(CallStood, events)] == [True] * both


@pytest.mark.rule("AD-C28")
def test_nobody_is_asked_late_who_has_the_cards_or_too_few_chips_or_elsewhere() -> None:
    own = followed(5, name=ANDORRA)
    own.calls((5, SUIVI))
    own.look(*BANKER_WINS)
    short = followed(5, name=ANDORRA)
    short.calls((2, SOLO))
    short.say(CHANGEUR, Cash(5, short.purse(5) - 10_000))
    short.look(*BANKER_WINS)
    elsewhere = called_again(suivi_until="calls")
    assert [each.phase for each in (own, short, elsewhere)] == [Phase.PONTE] * 3


@pytest.mark.rule("AD-C28")
def test_after_the_deal_there_is_only_suivi_and_only_for_whom_it_is() -> None:
    table = called_again()
    assert table.refused(2, SUIVI) == ("no-suivi", None)
    assert table.refused(5, SOLO) == ("calls-closed", None)
    assert table.refused(3, Punt(500)) == ("stakes-closed", None)


@pytest.mark.rule("AD-C28")
def test_a_follower_who_leaves_is_no_longer_awaited() -> None:
    table = called_again()
    table.say(CHANGEUR, Leave(5))
    assert chemin.to_act(table.state) == ()
    table.close()
    assert (table.phase, table.state.ponte) == (Phase.PONTE, 2)


@pytest.mark.rule("AD-C28")
def test_an_unused_suivi_comes_back_after_a_tie() -> None:
    table = followed(5, name=ANDORRA)
    table.calls((2, SOLO))
    table.play(*TIE)
    assert table.state.suivi == (5,)


@pytest.mark.rule("AD-C28")
@pytest.mark.parametrize("change", [{"sole_punter": True}, {"suivi_until": "seen"}])
def test_its_rules_need_a_suivi(change: dict[str, Any]) -> None:
    (field,) = change
    with pytest.raises(BadField, match=f"^{field}: "):
        replace(preset("chemin-de-fer-club"), **change)


@pytest.mark.rule("AD-C28", "CF-8")
def test_who_has_become_co_banker_does_not_follow_after_the_deal() -> None:
    table = followed(5, name=ANDORRA, cobank_consent=False)
    table.say(5, Double())
    table.close()
    assert table.bank.co_banker == 5
    table.calls((2, SOLO))
    table.look(*BANKER_WINS)
    assert table.phase is Phase.PONTE


def passed(amount: int, buyer: int = 3, **fields: Any) -> CheminTable:
    """Let a buyer take over, for this sum, a bank of 19,500 that seat 5 has called and lost to."""
    table = banked(name=ANDORRA, **fields)
    table.calls((5, SOLO))
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    assert table.state.price == 19_500
    table.say(buyer, TakeBankAt(amount))
    table.close()
    return table


@pytest.mark.rule("AD-C19")
def test_who_called_before_the_pass_has_a_larger_banks_cards_once_with_any_stake() -> None:
    table = passed(20_000)
    assert table.state.cards_to == chemin.view(table.state, 2).cards_to == 5
    table.calls()
    table.stakes(s2=15_000, s5=500)
    assert table.until(Phase.DEALING).state.ponte == 5
    table.play(*TIE)
    table.until(Phase.STAKES)
    table.stakes(s2=15_000, s5=500)
    assert table.until(Phase.DEALING).state.ponte == 2


@pytest.mark.rule("AD-C19")
def test_a_call_or_an_equal_bank_or_no_stake_leaves_nobody_the_cards() -> None:
    called_, equal, idle = passed(20_000), passed(19_500), passed(20_000)
    called_.calls((4, SOLO))
    for table in (equal, idle):
        table.calls()
        table.stakes(s2=15_000, **({} if table is idle else {"s5": 500}))
    pontes = [table.until(Phase.DEALING).state.ponte for table in (called_, equal, idle)]
    assert pontes == [4, 2, 2]
    assert passed(20_000, cards_after_pass=False).state.cards_to == 0


@pytest.mark.rule("AD-C19")
def test_the_right_goes_with_the_player_who_has_it() -> None:
    gone, bought = passed(20_000), passed(20_000, buyer=5)
    gone.say(CHANGEUR, Leave(5))
    assert gone.state.cards_to == bought.state.cards_to == 0
    with pytest.raises(BadField, match=r"^cards_after_pass: "):
        replace(preset("chemin-de-fer-club"), cards_after_pass=True)
