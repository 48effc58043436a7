"""The shoe at a chemin de fer table: packs, burning, the stop card, the middle."""

from typing import Any

import pytest

from baccarat.cards import Card
from baccarat.rules import BadField
from baccarat.tables import chemin
from baccarat.tables.banking.events import BankOffered
from baccarat.tables.chemin import Phase
from baccarat.tables.chemin.events import CardPassed
from baccarat.tables.common.chips import HOUSE, WATCHER
from baccarat.tables.common.shoe import (
    CardBurnt,
    Close,
    CoupEnded,
    Deal,
    ShoeEnded,
    ShoeStarted,
    StartShoe,
    StopCardShown,
)
from support.tables.bank_table import every, only
from support.tables.chemin_table import (
    BACCARAT,
    CHEMIN,
    CLUB,
    COMPUTER,
    TIE,
    CheminTable,
    banked,
    each_house,
    oval,
)

NINE: Any = "nine"
SIX_CARDS = ("Kc Kd Kh", "Ks Kh Kc")
COUPS = {4: TIE, 5: ("7c Kd", "5s Kh 2d"), 6: SIX_CARDS}
"""A tie of each length, so that the bank does not change."""


def coup(table: CheminTable, hands: tuple[str, str]) -> list[object]:
    table.stakes(s2=10_000)
    return table.play(*hands)


def nearly_dealt(left: int, **fields: Any) -> CheminTable:
    """Set up a table with `left` cards remaining in a one-pack shoe."""
    table = banked(packs=1, **fields)
    while (surplus := chemin.view(table.state, WATCHER).shoe.left - left) > 0:
        coup(table, COUPS[next(size for size in COUPS if surplus - size not in {1, 2, 3, 7})])
    assert surplus == 0
    return table


def dealt_before_the_stop_card(events: list[object]) -> int:
    shown = next(at for at, event in enumerate(events) if isinstance(event, StopCardShown))
    return len(every(CardPassed, events[:shown]))


@pytest.mark.rule("C-2")
@pytest.mark.parametrize(("house", "cards"), [(CHEMIN, 312), (CLUB, 312), (COMPUTER, 416),
                                              (BACCARAT, 416)])  # fmt: skip
def test_six_packs_and_eight_at_the_computer(house: str, cards: int) -> None:
    table = oval(house)
    assert only(ShoeStarted, table.run.events).cards == cards
    assert chemin.view(table.state, WATCHER).shoe.left == cards


@pytest.mark.rule("C-2")
def test_no_shoe_without_packs_and_none_beyond_eight() -> None:
    for packs in (0, 9):
        with pytest.raises(BadField, match="packs: it is 1 to 8"):
            oval(packs=packs)


@pytest.mark.rule("C-5")
@pytest.mark.parametrize(("left", "before"), [(11, 4), (10, 3), (9, 2), (8, 1), (7, 0)])
def test_the_stop_card_is_before_the_seventh_last_card(left: int, before: int) -> None:
    events = coup(nearly_dealt(left), SIX_CARDS)
    assert dealt_before_the_stop_card(events) == before
    assert only(StopCardShown, events).coups == 1
    assert events[-2:] == [CoupEnded(), ShoeEnded()]


@pytest.mark.rule("C-5")
@each_house
def test_the_shoe_continues_until_the_stop_card(house: str) -> None:
    table = banked(10_000, house)
    events = coup(table, TIE)
    assert not every(StopCardShown, events)
    assert not every(ShoeEnded, events)


@pytest.mark.rule("C-5")
def test_one_more_coup_where_the_house_says_so() -> None:
    table = nearly_dealt(12, stop_depth=12, one_more=True)
    events = coup(table, TIE)
    assert only(StopCardShown, events).coups == 2
    assert not every(ShoeEnded, events)
    assert coup(table, SIX_CARDS)[-1] == ShoeEnded()


@pytest.mark.rule("C-7")
def test_cards_are_burnt_before_the_first_bank_is_offered() -> None:
    table = oval(burn=2)
    assert table.phase is Phase.BURNING
    (first,) = table.deal("9c")
    assert first == CardBurnt(Card("9c"), shown=False, left=1)
    told = chemin.redact(table.run.steps[-1].before, first, WATCHER)
    assert told == CardBurnt(None, shown=False, left=1)
    assert only(BankOffered, table.deal("3d")).seat == 1
    assert chemin.view(table.state, WATCHER).shoe.left == 310


@pytest.mark.rule("C-7")
@pytest.mark.parametrize(("first", "more"), [("3c", 3), ("Kd", 10), ("Ah", 1)])
def test_the_first_card_may_say_how_many(first: str, more: int) -> None:
    table = oval(burn="first-card")
    assert only(CardBurnt, table.deal(first)).left == more
    table.deal(" ".join(["2c"] * more))
    assert table.phase is Phase.BANK


@pytest.mark.rule("C-8")
def test_played_cards_go_to_the_middle() -> None:
    table = banked()
    table.stakes(s2=10_000)
    table.look("Kc 4d", "Ks 5h")
    during = chemin.view(table.state, WATCHER).shoe
    assert (during.left, during.discarded) == (308, 0)
    table.close()
    table.deal("Kh")
    table.close()
    after = chemin.view(table.state, WATCHER)
    assert (after.shoe.left, after.shoe.discarded) == (307, 5)
    assert after.ponte.cards == after.banker.cards == ()


def test_the_croupier_does_one_thing_at_a_time() -> None:
    table = oval()
    assert table.refused(HOUSE, StartShoe()) == ("not-now", None)
    assert table.refused(HOUSE, Deal(NINE)) == ("not-now", None)
    table = banked()
    table.stakes(s2=10_000)
    assert table.refused(HOUSE, Close()) == ("not-now", None)
    assert table.refused(HOUSE, Deal(NINE)) == ("not-a-card", None)
