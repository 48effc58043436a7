"""Suivi: a caller who lost may call again before everyone else, and for how long."""

from typing import Any

import pytest

from baccarat.tables.banking.events import CallsLapsed, CallStood
from baccarat.tables.chemin import (
    CallBanco,
    CallKind,
    HoldBank,
    PassBank,
    Phase,
    PutUp,
    TakeBank,
)
from support.tables.chemin_table import (
    A_DEUX,
    AVEC,
    BANKER_WINS,
    MARCHE,
    PONTE_WINS,
    SOLO,
    SUIVI,
    TIE,
    CheminTable,
    banked,
    stood,
)
from support.tables.drive import only


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
