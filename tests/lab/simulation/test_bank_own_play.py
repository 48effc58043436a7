"""Functions of a user's own at whole tables: what they see, and what their answers do."""

from math import inf
from typing import Any

import pytest

from baccarat.lab import BadSimulation, simulate
from baccarat.lab.simulation import BankStrategy, SimulationCode, read_bank_strategy
from baccarat.lab.simulation.banking.table import TableShoe, play_shoes
from baccarat.rules import Outcome
from baccarat.tables.banking.events import Punted, StakesSet
from lab.simulation import own_strategies
from lab.simulation.bank_play import OWN, ends, events, settings, shoes


def test_a_function_of_ones_own_answers() -> None:
    """It stakes 3 after each coup that the ponte won, and passes the bank on after two wins."""
    (shoe,) = shoes("chemin-de-fer", 1, read_bank_strategy(f"{OWN}.press:3", "chemin"))
    unit, coups = shoe.settings.rules.least_stake, iter(shoe.coups)
    expected, seen = unit, set()
    for event in events(shoe):
        if isinstance(event, Punted):
            assert event.amount == expected
            seen.add(event.amount)
        if isinstance(event, StakesSet):
            expected = unit * (3 if next(coups).result.outcome is Outcome.PLAYER else 1)
    assert seen == {unit, 3 * unit}
    (same,) = shoes("chemin-de-fer", 1, BankStrategy(pass_after=2))
    assert "passed" in ends(shoe) == ends(same)


def test_a_function_sees_what_its_player_sees() -> None:
    own_strategies.noted_tables.clear()
    chosen = settings(
        "chemin-de-fer",
        read_bank_strategy("custom:pass-after=1", "chemin"),
        rules={"drawing": "free"},
        players={2: f"{OWN}.inquire:stake=2,call=suivi"},
    )
    shoe, other = play_shoes(chosen, 0, 2)
    tables = [
        each
        for each in own_strategies.noted_tables
        if each.own["asked"][0] is own_strategies.noted_tables[0]
    ]
    assert {each.seat for each in tables} == {2}
    assert {each.asks for each in tables} >= {"bank", "stake", "call", "keep", "draw", "take"}
    assert {each.strategy.stake for each in tables} == {2}
    results = [each.result.outcomes["player"].value for each in shoe.coups]
    cards = [card.points for card in shoe.cards]
    for each in tables:
        dealt = len(each.outcomes)
        assert [*each.outcomes] == results[:dealt]
        first = shoe.coups[0].start
        assert [*each.seen] == cards[first : first + len(each.seen)]
        assert len(each.seen) + each.unseen == len(cards)
        if dealt < len(shoe.coups) and dealt:
            assert len(each.seen) == shoe.coups[dealt].start - first
        assert each.others == {} or each.asks == "draw"
    assert len(own_strategies.noted_tables) > len(tables)  # the second shoe has its own notes
    assert other.coups


ANSWERED: dict[str, tuple[str, Any, Any]] = {
    "never takes a bank": ("bank", 0, lambda seat: seat.bank.mean == 0),
    "never stakes": ("stake", 0, lambda seat: seat.ponte.mean == 0 and seat.bank.mean != 0),
    "stakes as much as it can": ("stake", inf, lambda seat: abs(seat.ponte.mean) > 1),
}


@pytest.mark.parametrize("what", ANSWERED)
def test_an_answer_counts_for_its_question_alone(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asks, answer, holds = ANSWERED[what]
    monkeypatch.setattr(own_strategies, "ANSWERS", {asks: answer, "take": asks != "bank"})
    found = simulate("chemin-de-fer", shoes=4, seed=5, jobs=1, players={3: f"{OWN}.scripted"})
    assert holds(found.seats[2])


@pytest.mark.parametrize("chance", [0, 0.5, 1])
def test_a_function_draws_as_often_as_it_says(chance: float) -> None:
    """Its ponte at 5 plays as one whose draws are given by their decision point."""
    own, named = (
        shoes("computer-chemin-de-fer", 2, strategy)
        for strategy in (
            BankStrategy(function=f"{OWN}:draw_on_five", arguments=(chance,)),
            BankStrategy(draws={"ponte": {"5": chance}}),
        )
    )
    assert hands_of(own) == hands_of(named)
    solved = shoes("computer-chemin-de-fer", 2, BankStrategy())
    assert (hands_of(own) == hands_of(solved)) is (chance == 1)  # the solution draws on 5


def hands_of(played: list[TableShoe]) -> list[Any]:
    return [each.result.hands for shoe in played for each in shoe.coups]


@pytest.mark.parametrize(
    "said", [("draw", 1.5), ("draw", "yes"), ("keep", 1), ("call", "loudly"), ("stake", -1),
             ("stake", float("nan")), ("take", "no")]
)  # fmt: skip
def test_answers_that_are_none_are_refused(
    said: tuple[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_strategies, "ANSWERS", dict([said]))
    with pytest.raises(BadSimulation) as refused:
        shoes(
            "computer-chemin-de-fer" if said[0] == "draw" else "chemin-de-fer",
            1,
            BankStrategy(function=f"{OWN}:scripted", pass_after=1),
        )
    assert refused.value.code == SimulationCode.BAD_ANSWER
    assert refused.value.facts["asks"] == said[0]
