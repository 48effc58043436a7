"""Four cards face down: their players, the options of each hand, and the cards shown."""

import pytest

from baccarat.cards import Card
from baccarat.rules import Outcome, Side
from baccarat.tables import chemin
from baccarat.tables.banking.events import StakesSet
from baccarat.tables.banking.hand_choices import MaySpeak, banker_choice, ponte_choice
from baccarat.tables.chemin import DrawCard, Phase, Show, Stand
from baccarat.tables.chemin.events import (
    BankerAsked,
    CardPassed,
    HandLooked,
    HandsDecided,
    HandShown,
    PonteAsked,
    PonteSpoke,
)
from baccarat.tables.common.chips import HOUSE, WATCHER
from baccarat.tables.common.shoe import CoupEnded
from support.oracles.tableaux import CHEMIN_BANKER, CHEMIN_CASES
from support.tables.bank_table import RICH, every, only
from support.tables.chemin_table import (
    A_DEUX,
    AVEC,
    BACCARAT,
    CHEMIN,
    CLUB,
    COMPUTER,
    SOLO,
    CheminTable,
    banked,
    each_house,
)
from support.tables.punto_table import CARD_OF

AT_ONCE = (CLUB, COMPUTER, BACCARAT)


def dealt(ponte: tuple[int, int], banker: tuple[int, int], house: str = CHEMIN) -> CheminTable:
    """Let seat 2 cover the bank of seat 1, and deal cards of these values."""
    table = banked(10_000, house)
    table.stakes(s2=10_000)
    one, other = (tuple(CARD_OF[worth] for worth in hand) for hand in (ponte, banker))
    table.look(one, other)
    return table


def may(table: CheminTable, seat: int) -> MaySpeak:
    (offer,) = chemin.legal(table.state, seat)
    assert isinstance(offer, MaySpeak)
    return offer


def letter(offer: MaySpeak) -> str:
    """Return the options of a hand: D must draw, S must stand, F is free."""
    return "F" if offer.draw and offer.stand else "D" if offer.draw else "S"


@pytest.mark.rule("CF-10")
@each_house
def test_four_cards_face_down_ponte_banker_ponte_banker(house: str) -> None:
    table = banked(10_000, house)
    table.stakes(s2=10_000)
    events = table.deal("2c 3d 4h 4s")
    passed = every(CardPassed, events)
    assert [(event.side, str(event.card), event.face_up) for event in passed] == [
        (Side.PLAYER, "2c", False),
        (Side.BANKER, "3d", False),
        (Side.PLAYER, "4h", False),
        (Side.BANKER, "4s", False),
    ]
    before = table.run.steps[-1].before
    assert chemin.redact(before, passed[-1], WATCHER) == CardPassed(
        Side.BANKER, None, face_up=False
    )


@pytest.mark.rule("CF-10")
@each_house
@pytest.mark.parametrize(
    ("stakes", "ponte"),
    [
        ({"s2": 1_000, "s3": 4_000, "s4": 2_000}, 3),
        ({"s2": 1_000, "s4": 3_000, "s3": 3_000}, 3),
        ({"s5": 500}, 5),
    ],
)
def test_the_ponte_is_the_largest_stake_and_of_equal_ones_the_first(
    house: str, stakes: dict[str, int], ponte: int
) -> None:
    table = banked(10_000, house)
    assert only(StakesSet, table.stakes(**stakes)).ponte == ponte


@pytest.mark.rule("CF-10")
def test_the_ponte_is_chosen_by_the_stakes_as_played() -> None:
    table = banked()
    table.stakes(s2=5_500, s3=6_000)
    table.close()
    assert table.state.ponte == 2


@pytest.mark.rule("CF-10", "CF-3")
def test_in_avec_the_caller_plays_though_another_stakes_as_much() -> None:
    table = banked()
    table.calls((4, AVEC))
    table.stakes(s2=5_000)
    assert table.state.ponte == 4


@pytest.mark.rule("CF-10")
def test_a_deux_the_first_in_prime_plays() -> None:
    table = banked()
    table.calls((4, A_DEUX), (3, A_DEUX))
    assert table.state.ponte == 3
    alone = banked()
    alone.calls((4, SOLO))
    assert alone.state.ponte == 4


@pytest.mark.rule("CF-10", "CF-6")
def test_a_bystander_plays_only_if_no_seated_player_staked() -> None:
    purses = dict.fromkeys((1, 2, 3, 12, 10), RICH)
    seated = banked(purses=purses)
    seated.stakes(s3=500)
    seated.bystanders((12, 9_000))
    assert seated.state.ponte == 3
    table = banked(purses=purses)
    table.stakes()
    table.bystanders((10, 5_000), (12, 5_000))
    assert table.state.ponte == 12


@pytest.mark.rule("CF-11")
@each_house
@pytest.mark.parametrize(
    ("ponte", "banker", "outcome"),
    [
        ((0, 8), (0, 7), Outcome.PLAYER),
        ((4, 5), (0, 8), Outcome.PLAYER),
        ((0, 8), (4, 5), Outcome.BANKER),
        ((0, 8), (9, 9), Outcome.TIE),
        ((0, 9), (4, 5), Outcome.TIE),
        ((0, 9), (0, 0), Outcome.PLAYER),
    ],
)
def test_a_ponte_with_a_natural_shows_and_no_third_card_is_given(
    house: str, ponte: tuple[int, int], banker: tuple[int, int], outcome: Outcome
) -> None:
    table = dealt(ponte, banker, house)
    if table.phase is Phase.PONTE:
        assert table.refused(2, DrawCard()) == ("must-show", None)
        assert table.refused(2, Stand()) == ("must-show", None)
        table.say(2, Show())
    events = table.run.events
    assert only(HandsDecided, events).outcome is outcome
    assert only(HandsDecided, events).natural
    assert [event.side for event in every(HandShown, events)] == [Side.PLAYER, Side.BANKER]
    assert len(every(CardPassed, events)) == 4


@pytest.mark.rule("CF-11")
def test_a_hand_without_a_natural_cannot_show_one() -> None:
    assert dealt((0, 5), (0, 6)).refused(2, Show()) == ("no-natural", None)


@pytest.mark.rule("CF-12")
@each_house
@pytest.mark.parametrize("total", range(8))
def test_the_ponte_draws_to_four_chooses_on_five_and_stands_on_six(house: str, total: int) -> None:
    table = dealt((0, total), (0, 7), house)
    binding = "DDDDDFSS"[total]
    assert letter(may(table, 2)) == ("F" if house == CLUB else binding)
    if house != CLUB and binding == "D":
        assert table.refused(2, Stand()) == ("must-draw", None)
    if house != CLUB and binding == "S":
        assert table.refused(2, DrawCard()) == ("must-stand", None)


@pytest.mark.rule("CF-12")
@pytest.mark.parametrize("total", range(8))
def test_a_free_hand_is_told_the_customary_choice(total: int) -> None:
    assert may(dealt((0, total), (0, 7), CLUB), 2).custom == "DDDDDFSS"[total]


@pytest.mark.rule("CF-12")
@pytest.mark.parametrize(("house", "total"), [(CLUB, 0), (CLUB, 7), (CHEMIN, 5)])
def test_a_free_hand_may_do_either(house: str, total: int) -> None:
    drawn = dealt((0, total), (0, 7), house)
    assert PonteSpoke(2, draws=True) in drawn.say(2, DrawCard())
    assert drawn.phase is Phase.DEALING
    stood = dealt((0, total), (0, 7), house)
    assert PonteSpoke(2, draws=False) in stood.say(2, Stand())
    assert stood.phase is Phase.BANKER


@pytest.mark.rule("CF-13")
def test_by_the_book_the_banker_looks_after_the_ponte_and_then_shows() -> None:
    table = dealt((0, 4), (0, 6))
    assert [event.seat for event in every(HandLooked, table.run.events)] == [2]
    for viewer in (1, 3, HOUSE, WATCHER):
        assert chemin.view(table.state, viewer).banker.cards == (None, None)
    events = table.say(2, DrawCard())
    assert [type(event) for event in events] == [PonteSpoke, HandLooked, HandShown]
    assert chemin.view(table.state, 3).banker.total == 6
    assert chemin.view(table.state, 3).ponte.cards == (None, None)


@pytest.mark.rule("CF-13")
@pytest.mark.parametrize("ponte", [(0, 4), (0, 5), (0, 0)])
def test_a_banker_with_a_natural_does_not_give_the_requested_card(ponte: tuple[int, int]) -> None:
    table = dealt(ponte, (0, 8))
    events = table.say(2, DrawCard())
    assert only(HandsDecided, events).outcome is Outcome.BANKER
    assert not every(CardPassed, events)
    assert CoupEnded() in events


@pytest.mark.rule("CF-13")
@pytest.mark.parametrize("house", AT_ONCE)
def test_in_club_and_computer_both_look_at_once_and_naturals_are_shown_at_once(house: str) -> None:
    table = dealt((0, 4), (0, 9), house)
    assert [event.seat for event in every(HandLooked, table.run.events)] == [2, 1]
    assert not every(PonteAsked, table.run.events)
    assert only(HandsDecided, table.run.events).outcome is Outcome.BANKER


@pytest.mark.rule("CF-13")
@pytest.mark.parametrize("house", AT_ONCE)
def test_other_cards_are_shown_only_when_both_have_decided(house: str) -> None:
    table = dealt((0, 4), (0, 6), house)
    assert chemin.view(table.state, 1).banker.total == 6
    assert chemin.view(table.state, 2).ponte.total == 4
    for viewer, side in ((2, "banker"), (1, "ponte"), (3, "banker"), (3, "ponte")):
        hand = getattr(chemin.view(table.state, viewer), side)
        assert (hand.cards, hand.total) == ((None, None), None)
    assert not every(HandShown, table.say(2, DrawCard()))
    assert not every(HandShown, table.deal((CARD_OF[6],)))
    table.say(1, DrawCard())
    events = table.deal((CARD_OF[1],))
    assert [(e.side, e.total) for e in every(HandShown, events)] == [
        (Side.PLAYER, 0),
        (Side.BANKER, 7),
    ]


@pytest.mark.rule("CF-14")
@each_house
def test_the_third_card_is_given_face_up(house: str) -> None:
    table = dealt((0, 4), (0, 6), house)
    table.say(2, DrawCard())
    (event,) = every(CardPassed, table.deal("6d"))
    assert event == CardPassed(Side.PLAYER, Card("6d"), face_up=True)
    assert chemin.redact(table.run.steps[-1].before, event, WATCHER) == event
    assert chemin.view(table.state, WATCHER).ponte.cards == (None, None, Card("6d"))


@pytest.mark.rule("CF-14")
@each_house
def test_the_bankers_tableau_in_all_its_eighty_eight_cells(house: str) -> None:
    start = banked(10_000, house)
    start.stakes(s2=10_000)
    state = start.state
    for total, third in CHEMIN_CASES:
        start.run.state = state
        ponte = (0, 7) if third is None else (0, 0)
        cards = [tuple(CARD_OF[worth] for worth in hand) for hand in (ponte, (0, total))]
        start.look(cards[0], cards[1])
        start.say(2, Stand() if third is None else DrawCard())
        if third is not None:
            assert BankerAsked(1) in start.deal((CARD_OF[third],))
        assert letter(may(start, 1)) == CHEMIN_BANKER[house](total, third), (total, third)


@pytest.mark.rule("CF-14")
@pytest.mark.parametrize(
    ("banker", "third", "code", "action"),
    [
        (6, 5, "must-stand", DrawCard()),
        (6, 6, "must-draw", Stand()),
        (4, 1, "must-stand", DrawCard()),
        (3, 8, "must-stand", DrawCard()),
        (2, 8, "must-draw", Stand()),
    ],
)
def test_the_tableau_binds(banker: int, third: int, code: str, action: object) -> None:
    table = dealt((0, 0), (0, banker))
    table.say(2, DrawCard())
    table.deal((CARD_OF[third],))
    assert table.refused(1, action) == (code, None)
    assert table.refused(2, action) == ("not-asked", None)


@pytest.mark.rule("CF-14")
@pytest.mark.parametrize(("banker", "third"), [((0, 3), 9), ((0, 5), 4)])
def test_the_banker_chooses_freely_at_the_two_points_of_choice(
    banker: tuple[int, int], third: int
) -> None:
    for action, cards in ((DrawCard(), 1), (Stand(), 0)):
        table = dealt((0, 0), banker)
        table.say(2, DrawCard())
        table.deal((CARD_OF[third],))
        table.say(1, action)
        assert (table.phase is Phase.DEALING) is bool(cards)


@pytest.mark.rule("C-6")
@each_house
def test_no_hand_gets_a_fourth_card(house: str) -> None:
    table = banked(10_000, house)
    table.stakes(s2=10_000)
    events = table.play("Kc Kd 2h", "Ks Kh Kc")
    decided = only(HandsDecided, events)
    assert (decided.ponte, decided.banker) == (2, 0)
    assert len(every(CardPassed, events)) == 6


@pytest.mark.rule("C-1")
@pytest.mark.parametrize(("cards", "total"), [("6c 7d", 3), ("8h 9s", 7), ("Ac Ts", 1)])
def test_hands_count_as_everywhere(cards: str, total: int) -> None:
    table = banked()
    table.stakes(s2=10_000)
    table.look(cards, "Kc Kd")
    assert chemin.view(table.state, 2).ponte.total == total


@pytest.mark.rule("CF-12", "CF-14")
def test_only_the_asked_player_speaks() -> None:
    table = dealt((0, 5), (0, 6))
    for seat in (1, 3):
        assert table.refused(seat, Stand()) == ("not-asked", None)
    assert banked().refused(2, DrawCard()) == ("not-now", None)


def test_words_for_both_hands_come_from_one_tableau() -> None:
    table = dealt((0, 5), (0, 6))
    tableau = table.state.preset.tableau
    assert may(table, 2) == ponte_choice(tableau, table.state.coup.player)
    table.say(2, Stand())
    assert may(table, 1) == banker_choice(tableau, table.state.coup.banker, None)
