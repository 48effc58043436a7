"""Calls: which one is accepted, regardless of the order in which they were made."""

from collections.abc import Mapping
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from baccarat.rules import BadField, preset
from baccarat.tables.banking.events import CallsLapsed, CallStood, StakesAsked
from baccarat.tables.chemin import (
    CallBanco,
    CallKind,
    Double,
    HoldBank,
    PassBank,
    Phase,
    Punt,
    PutUp,
    TakeBank,
)
from baccarat.tables.common.chips import HOUSE
from baccarat.tables.common.shoe import Close
from support.tables.bank_table import RICH, every, only
from support.tables.chemin_table import (
    A_DEUX,
    ANDORRA,
    AVEC,
    BANKER_WINS,
    CLUB,
    COMPUTER,
    MARCHE,
    NO,
    SOLO,
    SUIVI,
    CheminTable,
    banked,
    doubled,
    oval,
    stood,
)

SIX_AND_BYSTANDERS = dict.fromkeys((1, 2, 3, 4, 5, 12, 10, 11), RICH)


def in_suite(taker: int) -> CheminTable:
    """Let the bank of seat 1 win and pass on to another seat, with no suivi."""
    table = banked()
    table.stakes(s2=10_000)
    table.play(*BANKER_WINS)
    table.say(1, PassBank())
    table.say(taker, TakeBank())
    table.close()
    table.until(Phase.CALLS)
    return table


@pytest.mark.rule("CF-3")
def test_a_solo_covers_all_and_every_other_stake_is_refused() -> None:
    table = banked()
    call = stood(table, (4, SOLO))
    assert call is not None
    assert (call.kind, call.seats, call.amounts) == (CallKind.SOLO, (4,), (10_000,))
    assert table.phase is Phase.DEALING
    assert table.refused(2, Punt(500)) == ("stakes-closed", None)


@pytest.mark.rule("CF-3")
def test_two_callers_a_deux_cover_half_each_without_other_stakes() -> None:
    table = banked()
    call = stood(table, (5, A_DEUX), (3, A_DEUX))
    assert call is not None
    assert (call.kind, call.seats, call.amounts) == (CallKind.A_DEUX, (3, 5), (5_000, 5_000))
    assert table.phase is Phase.DEALING


@pytest.mark.rule("CF-3")
def test_callers_a_deux_are_paired_by_prime() -> None:
    call = stood(banked(), (5, A_DEUX), (4, A_DEUX), (2, A_DEUX))
    assert call is not None
    assert (call.seats, call.over) == ((2, 4), (5,))


@pytest.mark.rule("CF-3")
def test_the_odd_unit_of_a_shared_banco_is_the_first_in_prime() -> None:
    table = banked(10_001, minimum=1, stake_step=1)
    call = stood(table, (5, A_DEUX), (3, A_DEUX))
    assert call is not None
    assert call.amounts == (5_001, 5_000)


@pytest.mark.rule("CF-3")
def test_a_lone_call_a_deux_lapses() -> None:
    table = banked()
    events = table.calls((3, A_DEUX))
    assert only(CallsLapsed, events).seats == (3,)
    assert not every(CallStood, events)
    assert table.phase is Phase.STAKES
    assert table.purse(3) == RICH


@pytest.mark.rule("CF-3")
def test_avec_covers_half_and_the_others_up_to_the_other_half() -> None:
    table = banked()
    call = stood(table, (4, AVEC))
    assert call is not None
    assert (call.kind, call.amounts) == (CallKind.AVEC, (5_000,))
    assert table.phase is Phase.STAKES
    table.stakes(s2=3_000, s3=3_000)
    assert [table.state.staked(seat) for seat in (2, 3, 4)] == [3_000, 2_000, 5_000]
    short = banked()
    short.calls((4, AVEC))
    short.stakes(s2=1_000)
    assert (short.bank.sum, short.bank.aside, short.state.staked(4)) == (6_000, 4_000, 5_000)


@pytest.mark.rule("CF-3")
@pytest.mark.parametrize(
    ("others", "caller", "cut"),
    [
        ({}, 10_000, {}),
        ({"s2": 2_000}, 8_000, {2: 2_000}),
        ({"s2": 5_000}, 5_000, {2: 5_000}),
        ({"s2": 3_000, "s4": 4_000}, 5_000, {2: 3_000, 4: 2_000}),
    ],
)
def test_with_et_la_table_marche_the_caller_covers_what_the_table_leaves(
    others: dict[str, int], caller: int, cut: dict[int, int]
) -> None:
    table = banked()
    table.calls((3, MARCHE))
    table.stakes(**others)
    assert table.phase is Phase.DEALING
    assert table.state.staked(3) == caller
    assert {seat: table.state.staked(seat) for seat in cut} == cut
    assert (table.bank.sum, table.bank.aside) == (10_000, 0)


@pytest.mark.rule("CF-3")
def test_whether_the_table_marches_is_fixed_at_the_call() -> None:
    table = banked()
    table.calls((3, AVEC))
    assert table.refused(3, MARCHE) == ("calls-closed", None)
    assert table.refused(3, Punt(6_000)) == ("answered", None)


def by_the_rules(calls: dict[int, CallKind]) -> tuple[CallKind | None, tuple[int, ...]]:
    """State CF-3 independently: the holder of the banco when seats 2 to 5 are in prime."""
    seats = sorted(calls)
    solo = [seat for seat in seats if calls[seat] == "solo"]
    deux = [seat for seat in seats if calls[seat] == "a-deux"]
    table = [seat for seat in seats if calls[seat] in {"avec", "marche"}]
    if solo:
        return CallKind.SOLO, (solo[0],)
    if len(deux) > 1:
        return CallKind.A_DEUX, (deux[0], deux[1])
    if table:
        return calls[table[0]], (table[0],)
    return None, ()


@pytest.mark.rule("CF-3")
def test_all_calls_that_four_can_make_are_ruled_as_the_rules_say() -> None:
    table = banked().until(Phase.CALLS)
    start = table.state
    kinds = (None, CallKind.SOLO, CallKind.A_DEUX, CallKind.AVEC, CallKind.MARCHE)
    for said in product(kinds, repeat=4):
        table.run.state = start
        calls = {seat: kind for seat, kind in enumerate(said, 2) if kind}
        call = stood(table, *((seat, CallBanco(kind)) for seat, kind in calls.items()))
        found = (call.kind, call.seats) if call else (None, ())
        assert found == by_the_rules(calls), calls


FINAL = {2: AVEC, 3: A_DEUX, 4: MARCHE, 5: A_DEUX, 6: NO, 7: SOLO, 8: A_DEUX, 9: SOLO}
"""Only the last call of each of these eight seats counts."""


@pytest.mark.rule("CF-3", "CF-4")
@pytest.mark.parametrize(
    ("following", "kind", "seats"),
    [((), CallKind.SOLO, (7,)), ((9,), CallKind.SUIVI, (9,)), ((5, 8), CallKind.SUIVI, (5, 8))],
)
def test_a_hundred_calls_at_once_have_one_outcome(
    following: tuple[int, ...], kind: CallKind, seats: tuple[int, ...]
) -> None:
    table = banked(purses=dict.fromkeys(range(1, 10), RICH))
    if following:
        table.calls(*((seat, A_DEUX if len(following) > 1 else SOLO) for seat in following))
        table.play(*BANKER_WINS)
        table.say(1, HoldBank())
    start = table.until(Phase.CALLS).state
    final = FINAL | dict.fromkeys(following, SUIVI)
    outcomes = set()
    for seed in range(20):
        table.run.state = start
        for seat, call in _shuffled(final, Random(seed)):
            table.say(seat, call)
        call_stood = only(CallStood, table.close())
        assert (call_stood.kind, call_stood.seats) == (kind, seats)
        outcomes.add((call_stood, table.state))
    assert len(outcomes) == 1


def _shuffled(final: Mapping[int, object], dice: Random) -> list[tuple[int, object]]:
    """Shuffle a hundred calls; each seat's last one is its final call."""
    seats = [seat for seat in final for _ in range(12)] + [2] * 4
    dice.shuffle(seats)
    last = {seat: at for at, seat in enumerate(seats)}
    said = [(seat, dice.choice([SOLO, A_DEUX, AVEC, MARCHE, NO])) for seat in seats]
    assert len(said) == 100
    return [
        (seat, final[seat] if last[seat] == at else call) for at, (seat, call) in enumerate(said)
    ]


@pytest.mark.rule("CF-3")
@pytest.mark.parametrize("house", [CLUB, COMPUTER])
@pytest.mark.parametrize("call", [A_DEUX, AVEC, MARCHE])
def test_club_and_computer_allow_only_banco(house: str, call: CallBanco) -> None:
    table = banked(10_000, house).until(Phase.CALLS)
    assert table.refused(3, call) == ("call-not-offered", None)
    assert table.refused(3, SUIVI) == ("no-suivi", None)
    only_call = stood(table, (4, SOLO), (3, SOLO))
    assert only_call is not None
    assert only_call.seats == (3,)


@pytest.mark.rule("CF-3", "RM-1")
def test_only_players_who_can_cover_a_call_may_make_it() -> None:
    table = banked(purses={1: RICH, 2: 9_999, 3: 4_999, 4: RICH})
    assert table.refused(2, SOLO) == ("over-purse", 9_999)
    assert table.refused(2, MARCHE) == ("over-purse", 9_999)
    table.say(2, A_DEUX)
    assert table.refused(3, A_DEUX) == ("over-purse", 4_999)
    assert table.refused(3, AVEC) == ("over-purse", 4_999)


@pytest.mark.rule("CF-4")
@pytest.mark.parametrize(("callers", "first"), [((5, 2), 2), ((5, 4), 4), ((5, 3, 4), 3)])
def test_prime_counts_from_the_bankers_right(callers: tuple[int, ...], first: int) -> None:
    call = stood(banked(), *((seat, SOLO) for seat in callers))
    assert call is not None
    assert call.seats == (first,)


@pytest.mark.rule("CF-4")
def test_prime_goes_round_the_table() -> None:
    table = oval()
    for seat in (1, 2, 3):
        table.say(seat, NO)
    table.say(4, PutUp(10_000))
    table.close()
    call = stood(table, (3, SOLO), (1, SOLO))
    assert call is not None
    assert call.seats == (1,)


@pytest.mark.rule("CF-4")
@pytest.mark.parametrize(
    ("callers", "first"), [((4, 5, 2, 1), 2), ((1, 5, 4), 4), ((1, 5), 5), ((1,), 1)]
)
def test_prime_in_a_suite_counts_from_the_original_banker_who_is_last(
    callers: tuple[int, ...], first: int
) -> None:
    call = stood(in_suite(taker=3), *((seat, SOLO) for seat in callers))
    assert call is not None
    assert call.seats == (first,)


@pytest.mark.rule("CF-6", "AD-C6", "AD-C7")
def test_bystanders_may_call_only_if_no_seat_does() -> None:
    table = banked(purses=SIX_AND_BYSTANDERS).until(Phase.CALLS)
    assert table.refused(12, SOLO) == ("seats-call-first", None)
    table.close()
    assert table.phase is Phase.BYSTANDERS_CALL
    assert table.refused(2, SOLO) == ("calls-closed", None)
    call = stood(table, (10, SOLO), (12, SOLO))
    assert call is not None
    assert call.seats == (12,)
    taken = banked(purses=SIX_AND_BYSTANDERS)
    taken.calls((5, AVEC))
    assert taken.refused(12, SOLO) == ("calls-closed", None)


@pytest.mark.rule("CF-8", "CF-3")
def test_neither_banker_nor_co_banker_calls_their_own_bank() -> None:
    table = doubled(co_banker=3).until(Phase.CALLS)
    for seat in (1, 3):
        assert table.refused(seat, SOLO) == ("own-bank", None)


def test_calls_are_over_once_stakes_are_asked() -> None:
    table = banked().until(Phase.STAKES)
    assert only(StakesAsked, list(table.run.steps[-1].events)).left == 10_000
    for seat in (2, 5):
        assert table.refused(seat, SOLO) == ("calls-closed", None)
    assert table.refused(HOUSE, SOLO) == ("not-yours", None)
    assert table.refused(2, Close()) == ("not-yours", None)
    assert table.refused(2, Double()) == ("not-now", None)


@pytest.mark.rule("CF-3")
def test_a_call_may_be_changed_or_taken_back_until_they_are_closed() -> None:
    table = banked()
    call = stood(table, (2, SOLO), (4, AVEC), (2, NO))
    assert call is not None
    assert (call.kind, call.seats) == (CallKind.AVEC, (4,))


@pytest.mark.rule("AD-C26")
@pytest.mark.parametrize("completes", [True, False])
def test_who_completes_the_bank_has_the_cards_before_who_calls_for_half(*, completes: bool) -> None:
    table = banked(name=ANDORRA, last_complete=completes)
    call = stood(table, (2, AVEC), (3, MARCHE), (4, MARCHE))
    assert call is not None
    kind, seat = (CallKind.MARCHE, 3) if completes else (CallKind.AVEC, 2)
    assert (call.kind, call.seats) == (kind, (seat,))


@pytest.mark.rule("AD-C26")
@pytest.mark.parametrize(("rival", "seats"), [(SOLO, (5,)), (A_DEUX, (4, 5))])
def test_stronger_calls_still_come_first(rival: CallBanco, seats: tuple[int, ...]) -> None:
    table = banked(name=ANDORRA)
    call = stood(table, (2, MARCHE), *((seat, rival) for seat in seats))
    assert call is not None
    assert call.seats == seats


@pytest.mark.rule("AD-C26")
@pytest.mark.parametrize("others", [0, 3_000])
def test_a_caller_with_the_table_may_follow_only_after_standing_alone(others: int) -> None:
    table = banked(name=ANDORRA)
    table.calls((5, AVEC))
    table.stakes(**({"s2": others} if others else {}))
    table.play(*BANKER_WINS)
    assert table.state.suivi == (() if others else (5,))


@pytest.mark.rule("AD-C26")
def test_completing_needs_all_calls() -> None:
    with pytest.raises(BadField, match=r"^last_complete: "):
        replace(preset("chemin-de-fer-club"), last_complete=True)
