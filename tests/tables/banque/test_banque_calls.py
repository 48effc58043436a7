"""Bancos at baccara banque, and stakes that exceed the bank: who plays for how much."""

from collections.abc import Mapping

import pytest

from baccarat.tables.banking.actions import (
    CallBanco,
    CallKind,
    Double,
    MatchRaise,
    Pass,
    PassBank,
    RaiseBank,
)
from baccarat.tables.banking.events import CallStood, StakeCut, StakeReturned, StakesStand
from baccarat.tables.banque import (
    AcceptAll,
    BidOpen,
    ClaimBanco,
    Phase,
    StakeOn,
    TableSide as Side,
    view,
)
from baccarat.tables.banque.events import (
    AllAccepted,
    CoupReckoned,
    HandPassed,
    HandsHeld,
    StakeCollected,
    StakePaid,
)
from support.tables.bank_table import RICH, every, only
from support.tables.banque_table import (
    BANK,
    CLUB,
    EIGHT,
    LIMITED,
    LOSE,
    OPEN,
    TIED,
    WIN,
    BanqueTable,
    sides,
)

SUIVI, SOLO, A_DEUX, AVEC, MARCHE = map(CallBanco, CallKind)
HAND, CHEVAL = ClaimBanco(a_cheval=False), ClaimBanco(a_cheval=True)


def called(table: BanqueTable, said: Mapping[int, object]) -> BanqueTable:
    table.until(Phase.CALLS)
    for seat, action in said.items():
        table.say(seat, action)
    table.close()
    return table


def lies(table: BanqueTable) -> dict[tuple[int, str], int]:
    """Return the stakes on each side, in units."""
    seats = range(1, len(table.state.purses) + 1)
    laid = (each for seat in seats for each in table.state.laid(seat))
    return {(each.seat, str(each.side)): each.units for each in laid}


@pytest.mark.rule("BB-11")
def test_a_banco_solo_is_halved_over_both_sides_and_its_caller_plays_both_hands() -> None:
    table = called(sides(LIMITED).bank_of(1, BANK + 20), {5: SOLO})
    assert lies(table) == {(5, "right"): 5_010, (5, "left"): 5_010}
    hands = only(HandsHeld, table.run.events)
    assert (hands.right, hands.left) == (5, 5)
    assert only(CallStood, table.run.events).amounts == (BANK + 20,)


@pytest.mark.rule("BB-11")
def test_odd_units_go_to_the_right_and_to_the_better_prime() -> None:
    table = sides(LIMITED, minimum=101, stake_step=1).bank_of(1, 101)
    called(table, {4: A_DEUX, 5: A_DEUX})
    assert lies(table) == {
        (4, "right"): 26,
        (4, "left"): 25,
        (5, "right"): 25,
        (5, "left"): 25,
    }


@pytest.mark.rule("BB-11", "BB-17")
def test_avec_leaves_the_table_its_half_each_on_their_own_side() -> None:
    table = called(sides(LIMITED).bank_of(1), {5: AVEC})
    table.stakes({2: 3_000, 3: 2_000})
    assert lies(table) == {
        (5, "right"): 2_500,
        (5, "left"): 2_500,
        (2, "right"): 3_000,
        (3, "left"): 2_000,
    }


@pytest.mark.rule("BB-11", "CF-18")
def test_net_losers_may_follow_before_everyone_without_a_cap() -> None:
    table = sides(LIMITED).bank_of(1)
    called(table, {3: SOLO})
    for _ in range(4):
        table.play(LOSE, LOSE, EIGHT)
        assert table.state.suivi == (3,)
        called(table, {2: SOLO, 3: SUIVI})
        assert table.state.holders == (3, 3)


@pytest.mark.rule("BB-11", "CF-18")
def test_a_suivi_expires_with_a_coup_that_breaks_even() -> None:
    table = called(sides(LIMITED).bank_of(1), {3: SOLO})
    table.play(LOSE, LOSE, EIGHT)
    assert table.state.suivi == (3,)
    bank = called(table, {5: SOLO}).bank.own
    table.play(WIN, LOSE, EIGHT)
    assert not table.state.suivi
    assert table.bank.own == bank


@pytest.mark.rule("BB-11", "CF-18", "BB-18")
def test_a_suivi_outlives_a_round_without_stakes() -> None:
    table = called(sides(LIMITED).bank_of(1), {3: SOLO})
    table.play(LOSE, LOSE, EIGHT)
    table.stakes({})
    assert table.until(Phase.CALLS).state.suivi == (3,)


@pytest.mark.rule("BB-11", "BB-8")
def test_only_the_hand_of_the_callers_own_side_passes_when_both_have_lost() -> None:
    table = called(sides(LIMITED).bank_of(1), {3: SOLO})
    assert every(HandPassed, table.play(LOSE, LOSE, EIGHT)) == [HandPassed(Side.LEFT, 5)]
    assert table.state.next_holders == (2, 5)


@pytest.mark.rule("BB-11")
def test_there_is_no_banco_in_an_open_bank() -> None:
    table = sides(LIMITED)
    table.say(1, BidOpen())
    assert table.phase is Phase.STAKES
    assert table.refused(2, SOLO) == ("bank-is-open", None)
    club = sides(CLUB).bank_of(1)
    club.stakes({2: BANK, 3: 5_000})
    club.say(1, AcceptAll())
    club.play(LOSE, LOSE, EIGHT)
    club.until(Phase.STAKES)
    assert club.refused(2, HAND) == ("bank-is-open", None)


@pytest.mark.rule("BB-11")
@pytest.mark.parametrize(
    ("claim", "where"),
    [(HAND, {(3, "left"): BANK}), (CHEVAL, {(3, "right"): 5_000, (3, "left"): 5_000})],
)
def test_a_clubs_banco_is_on_one_hand_or_a_cheval(
    claim: ClaimBanco, where: dict[tuple[int, str], int]
) -> None:
    table = called(sides(CLUB).bank_of(1), {3: claim})
    assert lies(table) == where


@pytest.mark.rule("BB-11")
def test_the_first_in_prime_and_the_nearest_across_share_the_banco() -> None:
    table = called(sides(CLUB).bank_of(1), {5: CHEVAL, 4: HAND, 3: HAND})
    assert lies(table) == {(3, "left"): 5_000, (4, "right"): 5_000}
    stood = only(CallStood, table.run.events)
    assert (stood.seats, stood.over) == ((3, 4), (5,))
    table = called(sides(CLUB).bank_of(1), {4: CHEVAL, 2: HAND})
    assert lies(table) == {(2, "right"): BANK}


@pytest.mark.rule("BB-11")
def test_three_lost_bancos_in_a_row_are_all_and_another_coup_frees_the_caller() -> None:
    table = sides(CLUB).bank_of(1)
    for lost in range(1, 4):
        called(table, {3: HAND})
        table.play(WIN, LOSE, EIGHT)
        assert [(run.seat, run.lost) for run in table.state.runs] == [(3, lost)]
    table.until(Phase.CALLS)
    assert table.refused(3, HAND) == ("bancos-in-row", None)
    table.stakes({2: 500})
    table.play(LOSE, WIN, EIGHT)
    table.until(Phase.CALLS)
    table.say(3, HAND)


@pytest.mark.rule("BB-11")
@pytest.mark.parametrize(
    ("right", "left", "runs"),
    [(LOSE, LOSE, [(3, 1)]), (WIN, LOSE, []), (LOSE, TIED, [(3, 1)]), (TIED, TIED, [])],
)
def test_a_cheval_only_a_net_loss_counts(
    right: str, left: str, runs: list[tuple[int, int]]
) -> None:
    table = called(sides(CLUB).bank_of(1), {3: CHEVAL})
    table.play(right, left, EIGHT)
    assert [(run.seat, run.lost) for run in table.state.runs] == runs


@pytest.mark.rule("BB-11", "CF-15")
def test_a_cheval_one_tied_half_comes_back_and_with_both_the_call_stands() -> None:
    table = called(sides(CLUB).bank_of(1), {3: CHEVAL})
    events = table.play(LOSE, TIED, EIGHT)
    assert only(StakeReturned, events) == StakeReturned(3, 5_000)
    assert table.state.call is None
    table = called(sides(CLUB).bank_of(1), {3: CHEVAL})
    assert every(StakesStand, table.play(TIED, TIED, EIGHT))
    table.until(Phase.DEALING)
    assert lies(table) == {(3, "right"): 5_000, (3, "left"): 5_000}


@pytest.mark.rule("CF-15")
def test_in_a_club_tied_stakes_remain_and_the_others_stake_again() -> None:
    table = sides(CLUB).bank_of(1)
    table.stakes({2: 1_000, 3: 2_000})
    table.play(TIED, LOSE, EIGHT)
    table.until(Phase.STAKES)
    assert lies(table) == {(2, "right"): 1_000}
    assert table.refused(2, StakeOn(2_000, Side.RIGHT)) == ("answered", None)
    table.stakes({3: 3_000})
    assert lies(table) == {(2, "right"): 1_000, (3, "left"): 3_000}


@pytest.mark.rule("BB-16", "CF-15")
def test_the_last_coups_ties_give_stakes_back() -> None:
    table = sides(CLUB, packs=2, stop_card=True, stop_depth=104).bank_of(1)
    table.stakes({2: 1_000, 3: 1_000})
    events = table.play(TIED, TIED, EIGHT)
    assert len(every(StakeReturned, events)) == 2
    assert not every(StakesStand, events)
    assert table.phase is Phase.BETWEEN_SHOES


@pytest.mark.rule("BB-17")
def test_a_seat_stakes_on_its_own_side_and_a_bystander_chooses_one() -> None:
    table = sides(LIMITED, seats=6).bank_of(1).until(Phase.STAKES)
    assert table.refused(2, StakeOn(1_000, Side.LEFT)) == ("other-side", None)
    assert table.refused(1, StakeOn(1_000, Side.LEFT)) == ("own-bank", None)
    assert table.refused(6, StakeOn(1_000, Side.LEFT)) == ("not-asked", None)
    table.stakes({2: 1_000})
    table.bystanders(Side.LEFT, {6: 1_000})
    assert lies(table) == {(2, "right"): 1_000, (6, "left"): 1_000}


@pytest.mark.rule("BB-2")
def test_bystanders_stake_the_remainder_or_any_amount_in_an_open_bank() -> None:
    table = sides(LIMITED, seats=6).bank_of(1)
    table.stakes({2: 9_000})
    table.until(Phase.BYSTANDERS_STAKE)
    assert table.refused(6, StakeOn(1_020, Side.LEFT)) == ("above-maximum", 1_000)
    table = sides(OPEN, seats=6).bank_of(1).until(Phase.STAKES)
    table.say(6, StakeOn(RICH, Side.LEFT))
    assert lies(table) == {(6, "left"): RICH}


@pytest.mark.rule("BB-12", "CF-5")
def test_excess_over_a_limited_bank_is_refused_last_first_or_raised() -> None:
    table = sides(LIMITED).bank_of(1)
    table.stakes({2: 4_000, 3: 4_000, 4: 4_000})
    assert (table.phase, table.state.turn) == (Phase.RAISE, 1)
    events = table.say(1, Pass())
    assert every(StakeCut, events) == [StakeCut(3, 2_000, 2_000)]
    assert [each.refused for each in view(table.state, 9).seats[:4]] == [0, 0, 2_000, 0]
    table.play(LOSE, LOSE, EIGHT)
    assert not any(each.refused for each in view(table.state, 9).seats)
    table = sides(LIMITED).bank_of(1)
    table.stakes({2: 4_000, 3: 4_000, 4: 4_000})
    table.say(1, RaiseBank(2_000))
    assert (table.bank.own, table.bank.open, sum(table.state.stakes)) == (12_000, False, 12_000)


@pytest.mark.rule("BB-12")
def test_in_a_club_the_bank_pays_as_far_as_it_goes() -> None:
    table = sides(CLUB).bank_of(1)
    table.stakes({2: 8_000, 3: 3_000, 4: 5_000})
    assert table.phase is Phase.ACCEPT
    table.close()
    table.play(WIN, LOSE, EIGHT)
    assert table.won(2, 3, 4) == [8_000, -3_000, 5_000]
    assert table.bank.own == 0
    table = sides(CLUB).bank_of(1)
    table.stakes({2: 8_000, 3: 1_000, 4: 5_000})
    table.close()
    events = table.play(WIN, LOSE, EIGHT)
    paid = [(event.seat, event.own, event.stake) for event in every(StakePaid, events)]
    assert paid == [(2, 8_000, 8_000), (4, 3_000, 5_000)]


@pytest.mark.rule("BB-12")
def test_a_bank_collects_no_more_than_it_could_have_paid() -> None:
    table = sides(CLUB).bank_of(1)
    table.stakes({2: 8_000, 3: 5_000})
    table.close()
    events = table.play(LOSE, LOSE, EIGHT)
    taken = [(event.seat, event.taken, event.back) for event in every(StakeCollected, events)]
    assert taken == [(2, 8_000, 0), (3, 2_000, 3_000)]
    assert table.bank.own == 2 * BANK


@pytest.mark.rule("BB-12")
def test_accepting_all_opens_the_bank_to_its_end_and_the_successors_is_limited() -> None:
    table = sides(CLUB).bank_of(1)
    table.stakes({2: BANK, 3: 5_000})
    assert only(AllAccepted, table.say(1, AcceptAll())) == AllAccepted(1, 5_000)
    table.play(LOSE, LOSE, EIGHT)
    assert (table.bank.own, table.bank.open) == (30_000, True)
    table.stakes({2: 40_000})
    assert table.phase is Phase.TOP_UP
    table.say(1, Pass())
    table.bank_of(2)
    assert not table.bank.open
    table.until(Phase.CALLS)


@pytest.mark.rule("BB-12")
def test_all_is_not_accepted_without_the_money() -> None:
    table = sides(CLUB, purses={1: BANK + 4_000, 2: RICH, 3: RICH}).bank_of(1)
    table.stakes({2: BANK, 3: 5_000})
    assert table.phase is Phase.DEALING
    assert table.refused(1, AcceptAll()) == ("over-purse", 4_000)


@pytest.mark.rule("BB-19", "CF-8")
def test_a_co_banker_shares_the_coups_net_and_there_is_none_in_an_open_bank() -> None:
    table = sides(LIMITED).bank_of(1).until(Phase.DOUBLE)
    table.say(4, Double())
    table.close()
    table.stakes({2: 7_000, 3: 2_001 - 1})
    events = table.play(LOSE, WIN, EIGHT)
    assert only(CoupReckoned, events) == CoupReckoned(1, 5_000, 100, 4, 2_450)
    assert (table.bank.own, table.bank.co) == (BANK + 2_450, BANK + 2_450)
    table.stakes({2: 2_000, 3: 2_000})
    events = table.play(WIN, WIN, EIGHT)
    assert (table.bank.own, table.bank.co) == (BANK + 450, BANK + 450)
    table.say(1, PassBank())
    assert table.purse(4) == RICH + 450
    table = sides(LIMITED)
    table.say(1, BidOpen())
    assert table.phase is Phase.STAKES
    assert sides(CLUB).bank_of(1).phase is Phase.CALLS


@pytest.mark.rule("BB-12", "BB-15", "CF-8")
def test_a_raise_is_matched_and_taxed_on_what_each_brings_in() -> None:
    table = sides(LIMITED, tax="capital").bank_of(1).until(Phase.DOUBLE)
    table.say(4, Double())
    table.close()
    table.stakes({2: 22_000, 3: 2_000})
    table.say(1, RaiseBank(4_000))
    table.say(4, MatchRaise())
    assert (table.bank.own, table.bank.co) == (12_000, 12_000)
    assert table.taxes() == (24_000) // 20
    assert [RICH - table.purse(seat) for seat in (1, 4)] == [12_600, 12_600]
