"""Actions and coups in a few words, and back."""

from contextlib import suppress

import pytest
from hypothesis import given, strategies as st

from baccarat.cards import PACK, Hand, parse_cards
from baccarat.notation import (
    BadNotation,
    NotationCode,
    action_text,
    coup_line,
    parse_action,
    parse_coup,
    punto,
)
from baccarat.rules import Outcome
from baccarat.tables.common.changeur import Buy, Cash, Leave, Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE, Seat
from baccarat.tables.common.coup_result import CoupResult
from baccarat.tables.common.shoe import CallLast
from baccarat.tables.punto import Action, Bet, Close, Deal, SetMaximum, Stake, StartShoe
from support.conformance.punto import SAID
from support.expect_fault import refused

SEATS = st.integers(1, 14)
UNITS = st.integers(0, 10**16 - 1)
BETS = st.lists(st.builds(Bet, st.from_regex("[a-z][a-z0-9-]{0,9}", fullmatch=True), UNITS))
ACTIONS: st.SearchStrategy[tuple[Seat, Action]] = st.one_of(
    st.tuples(SEATS, st.builds(Stake, BETS.map(tuple))),
    st.tuples(SEATS, st.sampled_from(SAID)),
    st.tuples(st.just(HOUSE), st.sampled_from([StartShoe(), Close(), CallLast(5)])),
    st.tuples(st.just(HOUSE), st.sampled_from(PACK).map(Deal)),
    st.tuples(
        st.just(CHANGEUR),
        st.one_of(
            st.builds(Sit, SEATS, UNITS),
            st.builds(Buy, SEATS, UNITS),
            st.builds(Cash, SEATS, UNITS),
            st.builds(Leave, SEATS),
            st.builds(SetMaximum, SEATS, st.none() | UNITS),
        ),
    ),
)
KINDS = {
    StartShoe,
    Close,
    CallLast,
    Deal,
    Stake,
    SetMaximum,
    Sit,
    Buy,
    Cash,
    Leave,
    *map(type, SAID),
}


def won(outcome: Outcome, player: str, banker: str) -> CoupResult:
    hands = {"player": Hand(parse_cards(player)), "banker": Hand(parse_cards(banker))}
    return CoupResult(hands, {"player": outcome})


@given(ACTIONS)
def test_an_action_written_and_read_is_the_same(done: tuple[Seat, Action]) -> None:
    assert parse_action(action_text(*done, punto), punto) == (done,)


@given(st.lists(ACTIONS, min_size=1))
def test_a_coup_written_and_read_is_the_same(done: list[tuple[Seat, Action]]) -> None:
    result = won(Outcome.PLAYER, "9h Kd", "3c 4s")
    assert parse_coup(coup_line(done, result, punto), punto) == (tuple(done), "player 9-7")


def test_every_action_of_the_table_is_drawn_above() -> None:
    assert set(Action.__args__) == KINDS


def test_the_documented_actions_can_be_parsed() -> None:
    done: list[tuple[Seat, Action]] = [
        (CHANGEUR, Sit(1, 100_000)),
        (1, Stake((Bet("player", 2_500), Bet("tie", 5_000)))),
        (1, Stake(())),
        (CHANGEUR, SetMaximum(1, None)),
        (HOUSE, Close()),
        *((HOUSE, Deal(card)) for card in parse_cards("9h Kd 3c 4s")),
    ]
    result = won(Outcome.BANKER, "9h 3c", "Kd 4s")
    assert coup_line(done, result, punto) == (
        "c sit 1 100000; 1 stake player 2500 tie 5000; 1 stake; c maximum 1 table; "
        "h close; h deal 9h Kd 3c 4s = banker 2-4"
    )


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", NotationCode.NO_ACTION),
        ("h", NotationCode.NO_ACTION),
        ("h shuffle", NotationCode.HOUSE_DOES_NOT),
        ("h deal", NotationCode.HOUSE_DOES_NOT),
        ("h deal 1h", NotationCode.NO_CARD),
        ("h  close", NotationCode.HOUSE_DOES_NOT),
        ("h close now", NotationCode.NO_NUMBER),
        ("c", NotationCode.NO_ACTION),
        ("c sit 1", NotationCode.CHANGEUR_DOES_NOT),
        ("c sit one 100", NotationCode.NO_NUMBER),
        ("c sit 1 -100", NotationCode.NO_NUMBER),
        ("c sit 1 1e3", NotationCode.NO_NUMBER),
        ("c sit 1 12345678901234567", NotationCode.NO_NUMBER),
        ("c rob 1 100", NotationCode.CHANGEUR_DOES_NOT),
        ("1 bet player 2500", NotationCode.SEAT_DOES_NOT),
        ("1 stake player", NotationCode.NOT_BY_TURNS),
        ("1 stake Player 2500", NotationCode.NOT_BY_TURNS),
        ("1 stake player 02500", NotationCode.NO_NUMBER),
        ("x stake player 2500", NotationCode.NO_NUMBER),
        ("١ stake player 2500", NotationCode.NO_NUMBER),
        ("1 stake  player 2500", NotationCode.NOT_BY_TURNS),
    ],
)
def test_an_invalid_action_is_refused(text: str, code: NotationCode) -> None:
    with refused(BadNotation, code):
        parse_action(text, punto)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("h close", NotationCode.NO_RESULT),
        ("h close = nobody 1-2", NotationCode.NO_RESULT),
        ("h close = player 10-2", NotationCode.NO_RESULT),
        (" = player 9-7", NotationCode.NO_ACTION),
        ("= tie 0-0", NotationCode.NO_RESULT),
    ],
)
def test_an_invalid_coup_is_refused(line: str, code: NotationCode) -> None:
    with refused(BadNotation, code):
        parse_coup(line, punto)


def test_a_bet_is_written_only_under_a_name_that_can_be_read_back() -> None:
    with refused(BadNotation, NotationCode.UNWRITABLE_BET):
        action_text(1, Stake((Bet("two words", 100),)), punto)


@given(st.text(max_size=40))
def test_any_other_text_is_read_or_refused(text: str) -> None:
    for parse in (parse_action, parse_coup):
        with suppress(BadNotation):
            assert parse(text, punto) is not None
    with suppress(BadNotation):
        assert punto.parse_bets(text) is not None
