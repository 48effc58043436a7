"""One player holds both hands: the left one stays face down until the right one is finished."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from baccarat.cards import parse_cards
from baccarat.tables import banque
from baccarat.tables.banking.actions import CallBanco, CallKind
from baccarat.tables.banking.hand_choices import DrawCard, Show, Stand
from baccarat.tables.banque import ClaimBanco, Phase, TableSide as Side
from baccarat.tables.banque.events import HandSeen, HandTurned, LeftAsked, RightAsked
from baccarat.tables.common.chips import HOUSE, WATCHER
from baccarat.tables.common.shoe import Deal
from support.tables.bank_table import every
from support.tables.banque_table import CLUB, LIMITED, BanqueTable, sides

CALLER, OTHER = 3, 4
SOLO, A_DEUX = CallBanco(CallKind.SOLO), CallBanco(CallKind.A_DEUX)
CHEVAL, HAND = ClaimBanco(a_cheval=True), ClaimBanco(a_cheval=False)
BOTH_HANDS = pytest.mark.parametrize(
    ("house", "said"),
    [
        (LIMITED, {CALLER: SOLO}),
        (LIMITED, {CALLER: A_DEUX, OTHER: A_DEUX}),
        (CLUB, {CALLER: CHEVAL}),
    ],
    ids=["solo", "a-deux", "a-cheval"],
)
RIGHTS: dict[str, list[Any]] = {"5c Kd": [Stand()], "4c Kd": [DrawCard(), "2h"]}
"""What the right hand does until it is finished."""
LEFTS = ("3c Kh", "5d Qh", "7s Jh", "9c Th")


def dealt(house: str, said: dict[int, Any], right: str, left: str, banker: str) -> BanqueTable:
    table = sides(house).bank_of(1).until(Phase.CALLS)
    for seat, action in said.items():
        table.say(seat, action)
    table.close()
    assert len(table.until(Phase.DEALING).state.playing) == 2
    hands = [parse_cards(each) for each in (right, left, banker)]
    for at in range(2):
        for hand in hands:
            table.say(HOUSE, Deal(hand[at]))
    return table


def _do(table: BanqueTable, done: Any) -> None:
    """Let the right hand speak, or deal it a third card."""
    if isinstance(done, str):
        table.say(HOUSE, Deal(parse_cards(done)[0]))
    else:
        table.say(table.state.holder(Side.RIGHT), done)


def shown_to(table: BanqueTable, viewer: int) -> dict[Side, bool]:
    seen = banque.view(table.state, viewer)
    hands = zip(Side, (seen.right, seen.left_hand, seen.banker), strict=True)
    return {side: None not in hand.cards for side, hand in hands}


@pytest.mark.rule("BB-11", "BB-5")
@BOTH_HANDS
def test_who_plays_both_hands_sees_the_left_one_when_the_right_is_finished(
    house: str, said: dict[int, Any]
) -> None:
    table = dealt(house, said, "4c Kd", "3c Kh", "2c Ks")
    caller = table.state.holder(Side.RIGHT)
    assert table.state.holders == (caller, caller)
    for done in RIGHTS["4c Kd"]:
        assert shown_to(table, caller) == {Side.RIGHT: True, Side.LEFT: False, Side.BANKER: False}
        assert banque.private_cards(table.state, caller) == {"right": (0, 1)}
        _do(table, done)
    assert shown_to(table, caller) == {Side.RIGHT: True, Side.LEFT: True, Side.BANKER: False}
    assert banque.private_cards(table.state, caller) == {"right": (0, 1), "left": (0, 1)}
    assert shown_to(table, OTHER)[Side.LEFT] is (caller == OTHER)
    looks = [event for event in table.run.events if isinstance(event, HandSeen | LeftAsked)]
    assert looks[-2:] == [HandSeen(Side.LEFT, caller, parse_cards("3c Kh")), LeftAsked(caller)]


@pytest.mark.rule("BB-11", "BB-4", "BB-5")
def test_a_left_natural_is_turned_when_the_right_of_the_same_player_is_finished() -> None:
    table = dealt(CLUB, {CALLER: CHEVAL}, "5c Kd", "9c Th", "2c Ks")
    assert not every(HandTurned, table.run.events)
    events = table.say(CALLER, Stand())
    assert [event.side for event in every(HandTurned, events)] == [Side.LEFT]
    assert not every(LeftAsked, events)
    assert table.phase is Phase.BANKER
    two = dealt(CLUB, {2: HAND, CALLER: HAND}, "5c Kd", "9c Th", "2c Ks")
    assert [event.side for event in every(HandTurned, two.run.events)] == [Side.LEFT]


@pytest.mark.rule("BB-11", "BB-5")
@pytest.mark.parametrize(("house", "said"), [(LIMITED, SOLO), (CLUB, CHEVAL)])
def test_the_left_is_seen_when_the_right_of_the_same_player_is_a_natural(
    house: str, said: Any
) -> None:
    table = dealt(house, {CALLER: said}, "8c Kd", "3c Kh", "2c Ks")
    assert shown_to(table, CALLER)[Side.LEFT] is (house == CLUB)
    if house == LIMITED:
        table.say(CALLER, Show())
    assert table.phase is Phase.LEFT
    assert shown_to(table, CALLER)[Side.LEFT]


@pytest.mark.rule("BB-11", "BB-4")
@BOTH_HANDS
def test_a_bankers_natural_ends_the_coup_before_the_left_is_seen(
    house: str, said: dict[int, Any]
) -> None:
    table = dealt(house, said, "5c Kd", "9c Th", "8h Ks")
    assert Side.LEFT not in [event.side for event in every(HandSeen, table.run.events)]
    assert not every(RightAsked, table.run.events)
    assert Side.LEFT in [event.side for event in every(HandTurned, table.run.events)]


@pytest.mark.rule("BB-11", "BB-5")
def test_two_callers_on_opposite_sides_each_see_their_own_hand_at_once() -> None:
    table = dealt(CLUB, {2: HAND, CALLER: HAND}, "4c Kd", "3c Kh", "2c Ks")
    assert table.state.holders == (2, CALLER)
    assert shown_to(table, CALLER)[Side.LEFT]
    assert not shown_to(table, 2)[Side.LEFT]


def ways_out(table: BanqueTable, viewer: int) -> Iterator[bytes]:
    """Encode all that a viewer has been told, and everything that can be found out now."""
    state = table.state
    for step in table.run.steps:
        for before, event, _ in step.moments():
            yield msgspec.json.encode(banque.redact(before, event, viewer))
    asked = viewer in banque.to_act(state)
    for known in (
        banque.view(state, viewer),
        banque.legal(state, viewer),
        banque.private_cards(state, viewer),
        banque.to_act(state),
        banque.timeout_action(state, viewer) if asked else None,
    ):
        yield msgspec.json.encode(known)


@pytest.mark.rule("BB-11", "BB-3")
@BOTH_HANDS
@pytest.mark.parametrize("right", ["5c Kd", "4c Kd"])
def test_nothing_depends_on_the_left_hand_until_the_right_is_finished(
    house: str, said: dict[int, Any], right: str
) -> None:
    tables = [dealt(house, said, right, left, "2c Ks") for left in LEFTS]
    for last in RIGHTS[right]:
        for viewer in (WATCHER, HOUSE, *range(1, 6)):
            assert len({tuple(ways_out(table, viewer)) for table in tables}) == 1, viewer
        for table in tables:
            _do(table, last)
    caller = tables[0].state.holder(Side.RIGHT)
    assert len({tuple(ways_out(table, caller)) for table in tables}) == len(LEFTS)
