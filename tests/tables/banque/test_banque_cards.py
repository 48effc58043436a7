"""The three hands of baccara banque: dealing, looking, decisions and holders."""

from collections.abc import Iterator

import pytest

from baccarat.cards import Card, parse_cards
from baccarat.rules import Outcome
from baccarat.tables import banque
from baccarat.tables.banking.events import BankerAsked
from baccarat.tables.banking.hand_choices import DrawCard, MaySpeak, Show, Stand
from baccarat.tables.banque import Phase, TableSide as Side
from baccarat.tables.banque.events import (
    CardGiven,
    HandPassed,
    HandSeen,
    HandsHeld,
    HandTurned,
    LeftAsked,
    RightAsked,
    SidesDecided,
    StakeCollected,
    StakePaid,
)
from baccarat.tables.common.chips import HOUSE, WATCHER
from baccarat.tables.common.shoe import Deal
from support.tables.bank_table import RICH, every, only
from support.tables.banque_table import (
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

BOTH = {2: 1_000, 3: 1_000}
HOUSES = pytest.mark.parametrize("house", [LIMITED, OPEN, CLUB])


def staked(
    house: str = LIMITED, units: dict[int, int] | None = None, **rules: object
) -> BanqueTable:
    table = sides(house, **rules).bank_of(1)  # type: ignore[arg-type]
    table.stakes(units or BOTH)
    return table.until(Phase.DEALING)


@pytest.mark.rule("BB-3")
@HOUSES
def test_right_left_and_banker_get_two_cards_in_two_rounds_face_down(house: str) -> None:
    events = staked(house).play(EIGHT, EIGHT, EIGHT)
    dealt = [(event.side, event.face_up) for event in every(CardGiven, events)]
    assert dealt == [(side, False) for side in (*Side, *Side)]


@pytest.mark.rule("BB-3")
@pytest.mark.parametrize(("seat", "side"), [(2, Side.RIGHT), (3, Side.LEFT)])
def test_a_side_without_stakes_gets_no_cards(seat: int, side: Side) -> None:
    events = staked(units={seat: 1_000}).play(LOSE, LOSE, EIGHT)
    assert [event.side for event in every(CardGiven, events)] == [side, Side.BANKER] * 2
    decided = only(SidesDecided, events)
    assert {decided.right, decided.left} == {Outcome.BANKER, None}


@pytest.mark.rule("BB-4")
def test_the_bankers_natural_is_shown_at_once_and_nobody_draws() -> None:
    table = staked()
    events = table.play("5c Kd 2d", "3c Kd 2d", EIGHT)
    assert not every(RightAsked, events)
    assert only(SidesDecided, events) == SidesDecided(Outcome.BANKER, Outcome.BANKER)


@pytest.mark.rule("BB-4")
def test_a_banker_without_a_natural_lays_the_cards_down_before_the_sides_look() -> None:
    events = staked().play("7c Kd", "6c Kd", "7d Kh")
    assert [event.side for event in every(HandSeen, events)] == [
        Side.BANKER,
        Side.RIGHT,
        Side.LEFT,
    ]
    turned = [event.side for event in every(HandTurned, events)]
    assert turned == list(Side)
    assert events.index(every(HandTurned, events)[0]) > events.index(only(BankerAsked, events))


@pytest.mark.rule("BB-4", "BB-5")
def test_in_a_club_all_look_at_once_and_a_natural_ends_only_its_side() -> None:
    table = staked(CLUB)
    events = table.play(EIGHT, "5c Kd", "5d Kh")
    assert [event.side for event in every(HandSeen, events)] == [*Side]
    assert not every(RightAsked, events)
    assert only(LeftAsked, events) == LeftAsked(3)


@pytest.mark.rule("BB-7", "BB-5", "BB-6")
@HOUSES
def test_the_model_coup(house: str) -> None:
    """The right's natural wins in any case; the banker's 9 beats only the left."""
    events = staked(house).play(EIGHT, "5c Kh 5d", "3c Kd 6d")
    assert only(SidesDecided, events) == SidesDecided(Outcome.PLAYER, Outcome.BANKER)
    assert only(StakePaid, events).seat == 2
    assert only(StakeCollected, events).seat == 3
    dealt = [(each.side, each.face_up) for each in every(CardGiven, events)]
    assert dealt[6:] == [(Side.LEFT, True), (Side.BANKER, True)]
    assert not any(face_up for _, face_up in dealt[:6])


@pytest.mark.rule("BB-5", "CF-12")
@pytest.mark.parametrize(
    ("hand", "may"),
    [("4c Kd", (False, True, False)), ("5c Kd", (False, True, True)),
     ("6c Kd", (False, False, True)), ("8c Kd", (True, False, False))],
)  # fmt: skip
def test_right_and_then_left_speak_as_a_ponte_does(hand: str, may: tuple[bool, bool, bool]) -> None:
    table = staked()
    cards = [f"{hand[:2]}", f"{hand[:2]}", "2c", f"{hand[3:]}", f"{hand[3:]}", "Kc"]
    for card in cards:
        table.say(HOUSE, Deal(_card(card)))
    for phase, seat in ((Phase.RIGHT, 2), (Phase.LEFT, 3)):
        assert (table.phase, table.state.turn) == (phase, seat)
        (choice,) = banque.legal(table.state, seat)
        assert isinstance(choice, MaySpeak)
        assert (choice.show, choice.draw, choice.stand) == may
        table.say(seat, choice.default)
        if choice.default == DrawCard():
            table.say(HOUSE, Deal(_card("Kh")))


def _card(text: str) -> Card:
    return parse_cards(text)[0]


@pytest.mark.rule("BB-6")
@HOUSES
def test_the_banker_is_free_and_sees_both_third_cards_and_stakes(house: str) -> None:
    table = staked(house, {2: 1_000, 3: 3_000})
    for card in ("2c", "3c", "7d", "Kc", "Kd", "Kh"):
        table.say(HOUSE, Deal(_card(card)))
    for seat, third in ((2, "4c"), (3, "9c")):
        table.say(seat, DrawCard())
        table.say(HOUSE, Deal(_card(third)))
    seen = banque.view(table.state, 1)
    assert (seen.right.third, seen.left_hand.third) == (4, 9)
    assert (seen.right.stakes, seen.left_hand.stakes) == (1_000, 3_000)
    (may,) = seen.choices
    assert isinstance(may, MaySpeak)
    assert (may.draw, may.stand) == (True, True)


@pytest.mark.rule("BB-6")
def test_the_banker_draws_also_against_one_side_and_not_where_all_have_naturals() -> None:
    assert len(every(BankerAsked, staked(units={3: 1_000}).play("", LOSE, "2c Kd"))) == 1
    assert not every(BankerAsked, staked().play(EIGHT, WIN, "2c Kd"))


@pytest.mark.rule("BB-20")
@pytest.mark.parametrize(
    ("stakes", "draws"), [({2: 1_000, 3: 1_000}, True), ({2: 1_000, 3: 1_020}, False)]
)
def test_a_late_banker_plays_by_punto_banco_against_the_heavier_side(
    stakes: dict[int, int], draws: bool
) -> None:
    """On 3, a given 8 forbids a card, others ask for one; on equal stakes the right counts."""
    table = staked(units=stakes)
    for card in ("2c", "3c", "3d", "Kc", "Kd", "Kh"):
        table.say(HOUSE, Deal(_card(card)))
    for seat, third in ((2, "7c"), (3, "8c")):
        table.say(seat, DrawCard())
        table.say(HOUSE, Deal(_card(third)))
    assert banque.timeout_action(table.state, 1) == (DrawCard() if draws else Stand())


@pytest.mark.rule("BB-20")
def test_a_late_holder_follows_custom_and_stands_on_five() -> None:
    table = staked(CLUB)
    for card in ("5c", "4c", "3d", "Kc", "Kd", "Kh"):
        table.say(HOUSE, Deal(_card(card)))
    assert banque.timeout_action(table.state, 2) == Stand()
    table.close()
    assert banque.timeout_action(table.state, 3) == DrawCard()


@pytest.mark.rule("BB-8")
def test_a_hand_stays_while_its_side_wins_or_ties_and_passes_outward_when_it_loses() -> None:
    table = sides(LIMITED, seats=7, per_side=3).bank_of(1)
    held: list[tuple[int, int]] = []
    for right, left in ((WIN, TIED), (LOSE, LOSE), (LOSE, WIN), (LOSE, LOSE), (WIN, WIN)):
        table.stakes(dict.fromkeys(range(2, 8), 1_000))
        hands = only(HandsHeld, table.run.steps[-1].events)
        held.append((hands.right, hands.left))
        table.play(right, left, EIGHT)
    assert held == [(2, 3), (2, 3), (4, 5), (6, 5), (2, 7)]


@pytest.mark.rule("BB-8")
def test_a_hand_leaves_a_holder_without_a_stake_for_good() -> None:
    table = sides(LIMITED, seats=7, per_side=3).bank_of(1)
    table.stakes({4: 1_000, 3: 1_000})
    table.play(WIN, WIN, EIGHT)
    table.stakes({2: 1_000, 4: 1_000, 3: 1_000})
    assert only(HandsHeld, table.run.steps[-1].events).right == 4


@pytest.mark.rule("BB-8")
def test_a_bystander_holds_the_hand_for_one_coup_if_no_seat_staked() -> None:
    """The first bystander to arrive there, whatever the others stake and when."""
    table = sides(CLUB, purses=dict.fromkeys((1, 2, 3, 4, 5, 7, 6), RICH)).bank_of(1)
    table.stakes({3: 500})
    table.bystanders(Side.RIGHT, {6: 2_000, 7: 500})
    hands = only(HandsHeld, table.run.steps[-1].events)
    assert (hands.right, hands.next_right) == (7, 2)
    events = table.play(LOSE, WIN, EIGHT)
    assert not every(HandPassed, events)
    table.stakes({2: 500, 3: 500})
    assert table.until(Phase.DEALING).state.holders == (2, 3)


def _viewers(table: BanqueTable) -> Iterator[tuple[int, Side]]:
    for viewer in (WATCHER, HOUSE, *range(1, 6)):
        seen = banque.view(table.state, viewer)
        for side, hand in zip(Side, (seen.right, seen.left_hand, seen.banker), strict=True):
            if hand.cards and hand.cards[0] is not None:
                yield viewer, side


@pytest.mark.rule("BB-4", "BB-5")
@pytest.mark.parametrize(
    ("house", "cards", "seen"),
    [
        (LIMITED, "2c 3c 7d Kc Kd", set()),
        (LIMITED, "2c 3c 7d Kc Kd Kh", {(2, Side.RIGHT), (3, Side.LEFT), (1, Side.BANKER)}),
        (CLUB, "2c 3c 7d Kc Kd Kh", {(2, Side.RIGHT), (3, Side.LEFT), (1, Side.BANKER)}),
        (CLUB, "8c 3c 7d Kc Kd Kh", {(viewer, Side.RIGHT) for viewer in (WATCHER, *range(6))}
            | {(3, Side.LEFT), (1, Side.BANKER)}),
        (LIMITED, "8c 3c 7d Kc Kd Kh", {(2, Side.RIGHT), (3, Side.LEFT), (1, Side.BANKER)}),
    ],
)  # fmt: skip
def test_visibility_of_hands_by_seat_and_time(
    house: str, cards: str, seen: set[tuple[int, Side]]
) -> None:
    table = staked(house)
    for card in cards.split():
        table.say(HOUSE, Deal(_card(card)))
    assert set(_viewers(table)) == seen


@pytest.mark.rule("BB-5")
def test_a_natural_is_shown_when_its_holder_is_asked() -> None:
    table = staked()
    for card in ("8c", "3c", "7d", "Kc", "Kd", "Kh"):
        table.say(HOUSE, Deal(_card(card)))
    assert table.refused(2, Stand()) == ("must-show", None)
    table.say(2, Show())
    assert {viewer for viewer, side in _viewers(table) if side is Side.RIGHT} >= {WATCHER, 5}
