"""The shoe: burnt cards, the stop card, the last coup."""

from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.cards import Card
from baccarat.rules import BadField, punto_preset
from baccarat.tables import punto
from baccarat.tables.common.chips import HOUSE, WATCHER
from baccarat.tables.common.refusal import RefusalCode
from baccarat.tables.punto import (
    CardBurnt,
    CardDealt,
    CoupEnded,
    Phase,
    ShoeEnded,
    ShoeStarted,
    StakesOpened,
    StopCardShown,
)
from support.tables.drive import Run, refusal
from support.tables.punto_table import TIE, bets, coup, deal, felt

SIX_CARDS = "Ts Tc Td Th Tc Ts"
COUPS = {4: TIE, 5: "Ts 7c 5d Kh 2s", 6: SIX_CARDS}
"""A coup of each length."""


def nearly_dealt(left: int, **fields: Any) -> Run:
    """Set up a table with `left` cards remaining in the shoe, after coups of 4, 5 and 6 cards."""
    run = felt(**fields)
    while (surplus := punto.view(run.state, WATCHER).shoe.left - left) > 0:
        size = next(size for size in COUPS if surplus - size not in {1, 2, 3, 7})
        coup(run, COUPS[size])
    assert surplus == 0
    assert run.state.phase is Phase.STAKING
    return run


def stop_card_at(events: list[punto.Event]) -> int:
    """Return how many cards were dealt before the stop card appeared."""
    shown = next(at for at, event in enumerate(events) if isinstance(event, StopCardShown))
    return sum(isinstance(event, CardDealt) for event in events[:shown])


@pytest.mark.rule("C-5")
@pytest.mark.parametrize(("left", "dealt_before"), [(11, 4), (10, 3), (9, 2), (8, 1), (7, 0)])
def test_the_stop_card_is_before_the_seventh_last_card(left: int, dealt_before: int) -> None:
    run = nearly_dealt(left)
    events = coup(run, SIX_CARDS)
    assert stop_card_at(events) == dealt_before
    assert events.count(StopCardShown(1)) == 1


@pytest.mark.rule("C-5")
@pytest.mark.parametrize("left", [12, 10, 7])
def test_the_coup_in_which_it_shows_is_played_to_its_end_and_is_the_last(left: int) -> None:
    run = nearly_dealt(left)
    run.do(1, bets(tie=2500))
    events = coup(run, SIX_CARDS)
    assert sum(isinstance(event, CardDealt) for event in events) == 6
    assert events[-2:] == [CoupEnded(), ShoeEnded()]
    assert run.state.phase is Phase.BETWEEN_SHOES
    assert run.state.shoe.coups_left is None
    run.do(HOUSE, punto.StartShoe())
    assert punto.view(run.state, WATCHER).phase is Phase.STAKING
    assert punto.view(run.state, WATCHER).shoe == punto.ShoeView(416, 0, 0, None)


@pytest.mark.rule("C-5")
def test_a_coup_that_ends_just_before_it_is_not_the_last() -> None:
    run = nearly_dealt(11)
    events = coup(run, TIE)
    assert not any(isinstance(event, StopCardShown | ShoeEnded) for event in events)
    assert run.state.phase is Phase.STAKING
    on_top = coup(run, TIE)
    assert isinstance(on_top[0], StopCardShown)
    assert on_top[-1] == ShoeEnded()


@pytest.mark.rule("C-5")
@pytest.mark.parametrize("left", [17, 12])
def test_one_more_coup_is_dealt_where_the_house_says_so(left: int) -> None:
    run = nearly_dealt(left, one_more=True, stop_depth=12)
    shown_in = coup(run, SIX_CARDS)
    assert StopCardShown(2) in shown_in
    assert shown_in[-1] == CoupEnded()
    assert run.state.shoe.coups_left == 1
    last = coup(run, SIX_CARDS)
    assert not any(isinstance(event, StopCardShown) for event in last)
    assert last[-1] == ShoeEnded()


@pytest.mark.rule("C-5")
def test_the_depth_is_a_field() -> None:
    run = nearly_dealt(21, stop_depth=20)
    assert stop_card_at(coup(run, SIX_CARDS)) == 1
    assert run.state.phase is Phase.BETWEEN_SHOES


@pytest.mark.rule("C-5")
@pytest.mark.parametrize(
    ("fields", "good"),
    [
        ({"stop_depth": 7}, True),
        ({"stop_depth": 6}, False),
        ({"one_more": True, "stop_depth": 12}, True),
        ({"one_more": True, "stop_depth": 11}, False),
        ({"stop_depth": 104}, True),
        ({"stop_depth": 105}, False),
    ],
)
def test_a_stop_card_too_shallow_for_its_coups_is_refused(
    fields: dict[str, Any], *, good: bool
) -> None:
    if good:
        assert felt(**fields).state.phase is Phase.STAKING
        return
    with pytest.raises(BadField) as bad:
        replace(punto_preset("punto-banco"), **fields)
    assert bad.value.field == "stop_depth"


@pytest.mark.rule("C-7")
@pytest.mark.parametrize("name", ["online", "american"])
def test_nothing_is_burnt_where_the_house_burns_none(name: str) -> None:
    run = felt(punto_preset(name), burn=punto_preset(name).burn)
    assert run.events[-2:] == [ShoeStarted(416, 0), StakesOpened()]


@pytest.mark.rule("C-7")
def test_the_first_card_of_a_shoe_is_burnt_by_default() -> None:
    run = felt(burn=punto_preset("punto-banco").burn)
    assert run.events[-1] == ShoeStarted(416, None)
    assert deal(run, "Kd") == [CardBurnt(Card("Kd"), shown=True, left=10)]
    assert deal(run, " ".join(["8s"] * 10))[-1] == StakesOpened()
    assert punto.view(run.state, WATCHER).shoe == punto.ShoeView(416 - 11, 0, 11, None)


@pytest.mark.rule("C-7")
@pytest.mark.parametrize("burn", [1, 3, 10])
def test_as_many_cards_are_burnt_face_down_as_the_house_says(burn: int) -> None:
    run = felt(burn=burn)
    burnt = deal(run, ("9h " * burn).strip())
    expected = [CardBurnt(Card("9h"), shown=False, left=burn - at) for at in range(1, burn + 1)]
    assert burnt == [*expected, StakesOpened()]
    assert punto.view(run.state, WATCHER).shoe == punto.ShoeView(416 - burn, 0, burn, None)


@pytest.mark.rule("C-7")
@pytest.mark.parametrize(
    ("first", "then"), [("Ac", 1), ("2c", 2), ("9d", 9), ("Tc", 10), ("Kd", 10), ("Qh", 10)]
)
def test_the_first_card_sets_the_number_of_burnt_cards(first: str, then: int) -> None:
    run = felt(burn="first-card")
    assert deal(run, first) == [CardBurnt(Card(first), shown=True, left=then)]
    others = deal(run, " ".join(["8s"] * then))
    assert [event.shown for event in others if isinstance(event, CardBurnt)] == [False] * then
    assert others[-1] == StakesOpened()
    assert punto.view(run.state, WATCHER).shoe.burnt == then + 1


@pytest.mark.rule("C-7")
def test_only_the_shown_card_is_revealed_to_the_players() -> None:
    run = felt(burn="first-card")
    before = run.state
    (shown,) = deal(run, "2c")
    hidden = CardBurnt(Card("8s"), shown=False, left=1)
    for viewer in (WATCHER, 1, 2):
        assert punto.redact(before, shown, viewer) == shown
        assert punto.redact(run.state, hidden, viewer) == CardBurnt(None, shown=False, left=1)


@pytest.mark.rule("C-7")
@pytest.mark.parametrize(("burn", "good"), [(-1, False), (0, True), (52, True), (53, False)])
def test_a_pack_at_most_is_burnt(burn: int, *, good: bool) -> None:
    if good:
        assert felt(burn=burn).state.shoe.burning == burn
        return
    with pytest.raises(BadField) as bad:
        replace(punto_preset("punto-banco"), burn=burn)
    assert bad.value.field == "burn"


@pytest.mark.rule("C-7")
def test_no_stakes_while_cards_are_burnt() -> None:
    run = felt(burn=2)
    refused = refusal(punto, run.state, 1, bets(player=2500))
    assert refused is not None
    assert refused.code is RefusalCode.NOT_NOW
