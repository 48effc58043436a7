"""Analyses of played shoes: knowledge, expected values, and sums that must agree."""

import sys
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import islice

import pytest
from msgspec.structs import replace

from baccarat.lab import Composition
from baccarat.lab.analysis import ChoiceMade, analyse, chemin, stories
from baccarat.lab.analysis.counterfactual import settle_with
from baccarat.lab.analysis.observed_play import ObservedPlay
from baccarat.lab.analysis.record_coups import RecordedCoup, recorded_coups
from baccarat.lab.pricing.shoe_prices import shoe_prices
from baccarat.notation import OTHER_GAME, BadRecord, read
from baccarat.rules import PRESETS, CheminPreset, Coup
from baccarat.tables import Transition, table_of
from baccarat.tables.banking.events import StakesSet
from baccarat.tables.banque.events import HandsHeld
from baccarat.tables.common.chips import net_by_seat
from notation.played import PUNTO, done, play, record_of, seated
from support.golden.records import golden_record, short

BANKS = [each.name for each in PRESETS if each.game in {"chemin", "banque"}]
KEPT = "analysed/chemin-de-fer"
"""A record that is not rewritten with the golden ones, so that its figures stay."""
FREE = (5, 12, 14, 16, 26, 36, 51, 54, 57)
"""Its coups with a free choice."""
LOST = {
    (14, "6+9", False, 2219.37),
    (16, "0+5", False, 259.35),
    (36, "0+5", False, 1210.21),
    (51, "7+8", True, 208.71),
    (57, "0+3|9", True, 406.75),
}
USUAL = {"1+4": Fraction(1), "0+6": Fraction(0)}


@pytest.mark.by_day(3)
@pytest.mark.rule("CF-17", "CF-8", "BB-12", "BB-15")
@pytest.mark.parametrize("name", BANKS)
def test_other_cards_with_the_same_result_pay_the_same(name: str) -> None:
    """Each coup of the golden record is settled with its own ending, but with other cards."""
    seen = 0
    for played in recorded_coups(golden_record(name)):
        at = played.coup.last(StakesSet) or played.coup.last(HandsHeld)
        if at is None or played.coup.result is None:
            continue
        wanted = Counter(_gains_after(played, at))
        undealt = replace(at.after, coup=Coup()) if isinstance(at.event, StakesSet) else at.after
        found = Counter(settle_with(undealt, [*played.coup.summary.outcomes.values()]))
        assert {s: won for s, won in found.items() if won} == {
            s: won for s, won in wanted.items() if won
        }, played.coup.number
        seen += 1
    assert seen > 10


def _gains_after(played: RecordedCoup, at: Transition) -> Mapping[int, int]:
    later = played.coup.transitions[played.coup.transitions.index(at) + 1 :]
    moves = table_of(at.before.preset).moves
    return net_by_seat(each for transition in later for each in moves(transition.event))


@pytest.mark.rule("C-7")
@pytest.mark.parametrize("name", ["chemin-de-fer", "banque-club", "midi"])
def test_every_card_not_shown_may_still_be_dealt(name: str) -> None:
    record = golden_record(name)
    left = Composition.of_packs(record.preset.packs)
    for played in recorded_coups(record):
        first = [
            each.event.card
            for each in played.coup.transitions
            if getattr(each.event, "shown", None) is True
        ]
        if played.coup.number == 1 and record.preset.burn == "first-card":
            left = left.without(first[:1])
        assert played.shoe == left
        for hand in played.coup.summary.hands.values():
            left = left.without(hand.cards)


@pytest.mark.by_day(1)
@pytest.mark.parametrize(
    ("name", "coups"),
    [("chemin-de-fer", 5), ("chemin-de-fer-club", 2), ("banque-limitee", 2), ("midi", 6)],
)
def test_results_are_the_sum_of_expectation_and_luck(name: str, coups: int) -> None:
    """They also match the purses, including stakes in play and without purchases."""
    record = golden_record(name)
    found = [*islice(stories(record), coups)]
    played = [*islice(recorded_coups(record), coups)]
    for coup, line in zip(found, played, strict=True):
        held = line.coup.summary.won
        assert {each.seat: each.result for each in coup.shares if each.result} == {
            seat: units for seat, units in held.items() if units
        }
        for each in coup.shares:
            assert each.result == each.expectation + each.luck
            assert each.expectation == each.value - each.lost
            made = [choice.lost for choice in coup.choices if choice.seat == each.seat]
            assert each.lost == sum(made, Fraction(0)) >= 0
        assert sum(coup.chances.values()) in {0, 1, 2}
    assert any(coup.shares for coup in found)


@pytest.mark.rule("CF-12", "CF-14")
def test_choices_that_gave_something_away() -> None:
    """All coups of a shoe in which a choice cost something."""
    record, habits, made = golden_record(KEPT), ObservedPlay(), dict[int, ChoiceMade]()
    assert isinstance(record.preset, CheminPreset)
    for played in recorded_coups(record):
        if played.coup.number in FREE:
            (made[played.coup.number],) = chemin.story(record.preset, played, habits).choices
            habits.note([made[played.coup.number]])
    found = {
        (number, each.point, each.drew, round(float(each.lost), 2))
        for number, each in made.items()
        if each.lost
    }
    assert found == LOST
    banker = made[57]
    assert banker.side == "banker"
    assert banker.lost == banker.equilibrium.stand - banker.equilibrium.draw
    assert banker.lost_known > banker.lost  # this ponte had stood on a 5 in coup 36
    fives = [each for each in made.values() if (each.seat, each.side) == (5, "ponte")]
    assert [each.drew for each in fives] == [True, False]
    assert habits.of(5, USUAL) == {"1+4": Fraction(1 + 1, 1 + 2), "0+6": Fraction(0)}
    assert habits.of(4, USUAL) == USUAL


def test_players_add_up() -> None:
    record = read(short(KEPT, 14))
    found = analyse(record)
    purses = {player.name: player.purse for player in record.players}
    final = {each.seat: each for each in record.final}
    seen = 0
    for player in found.players:
        own = [s for coup in found.coups for s in coup.shares if s.name == player.name]
        assert player.result == sum(each.result for each in own)
        assert player.luck == sum(each.luck for each in own)
        assert player.coups == len(own)
        if (purse := purses[player.name]) and not final[player.seat].stands:
            assert purse + player.result == final[player.seat].purse
            seen += 1
    assert seen > 2


@pytest.mark.rule("PB-9")
def test_stakes_at_punto_banco_pay_the_edge_of_their_coup() -> None:
    record = read(short("punto-banco", 8))
    worth = {each.number: each for each in shoe_prices(record).coups}
    for coup in stories(record):
        before = worth[coup.number]
        assert coup.cards == before.shoe.counts
        for bet in coup.bets:
            assert coup.values[bet.name] == -before.edges[bet.name]
            # 5 % of these stakes is a whole number
            assert bet.paid == bet.stake * before.edges[bet.name]
        assert sum(s.expectation for s in coup.shares) == -sum(bet.paid for bet in coup.bets)


@pytest.mark.rule("PB-9")
def test_commission_that_is_noted_counts_when_it_is_noted() -> None:
    start = seated(replace(PUNTO, commission="noted"))
    record = record_of(start, done(play(start)))
    found = [*islice(stories(record), 12)]
    for coup in found:
        for share in coup.shares:
            own = [bet for bet in coup.bets if bet.seat == share.seat]
            assert share.result == sum(bet.result for bet in own)
        for bet in coup.bets:
            if bet.name == "banker" and bet.result > 0:
                assert bet.result * 20 == bet.stake * 19
    assert any(bet.name == "banker" and bet.result > 0 for each in found for bet in each.bets)


def test_a_shoe_that_is_still_dealt_is_analysed_as_far_as_it_goes() -> None:
    cut = analyse(read(short("chemin-de-fer", 3)))
    assert [*cut.coups] == [*islice(stories(golden_record("chemin-de-fer")), 3)]


def test_a_game_without_an_analysis_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[stories.__module__], "STORIES", {})
    with pytest.raises(BadRecord) as told:
        analyse(golden_record("midi"))
    assert told.value.code == OTHER_GAME
