"""A study measures what the rules, bets and scorecards say, and finds a planted bias."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import numpy as np
import pytest

from baccarat.cards import Card, Hand
from baccarat.lab import MixedShoes, NothingToStudy, StudiedMeasure, Study, study
from baccarat.lab.simulation.fault import BadSimulation, SimulationCode
from baccarat.lab.simulation.shoe_arrays import CARD_OF
from baccarat.lab.study.coups import NO_CARD, Coups, coups_of_noted, random_coups
from baccarat.lab.study.measures import Measures
from baccarat.lab.study.study import AT_ONCE
from baccarat.notation import Detail, NotedCoup, NotedShoe, read_shoes
from baccarat.rules import Coup, Outcome
from baccarat.rules.presets.named import punto_preset
from baccarat.rules.wagers.facts import facts_of
from baccarat.rules.wagers.trade import standard_wager, wager_names
from baccarat.scorecards import scorecards
from baccarat.scorecards.entry import entry
from baccarat.scorecards.sheet import split_at_gaps
from support.noted_files import FOLDER

GAME = punto_preset("punto-banco")
ROADS = ("big_eye_boy", "small_road", "cockroach_road")


def random_shoes(number: int, seed: int = 3) -> list[NotedShoe]:
    """Return random shoes as somebody would note them, with every card."""
    return [shoe for coups in random_coups(number, GAME, seed) for shoe in noted(coups)]


def noted(coups: Coups) -> Iterator[NotedShoe]:
    for number in range(coups.shoes):
        rows = coups.cards[coups.shoe == number].tolist()
        listed = tuple(noted_coup(at, row) for at, row in enumerate(rows, 1))
        yield NotedShoe(number=number + 1, preset=GAME, detail=Detail.CARDS, coups=listed)


def noted_coup(line: int, row: Sequence[int]) -> NotedCoup:
    hands = [tuple(CARD_OF[each] for each in row[at : at + 3] if each != NO_CARD) for at in (0, 3)]
    player, banker = map(Hand, hands)
    return NotedCoup(
        line, entry(Coup(player, banker).outcome, player, banker), player.cards, banker.cards
    )


def found_in(result: Study, measure: str, name: str) -> StudiedMeasure:
    (one,) = (each for each in result.measures if (each.measure, each.name) == (measure, name))
    return one


SHOES = random_shoes(40)


@pytest.mark.by_day(0)
def test_every_bet_gains_what_it_pays() -> None:
    bets = [*wager_names()]
    result = study(SHOES[:5], bets=bets)
    facts = [facts_of(coup) for shoe in SHOES[:5] for each in shoe.coups if (coup := each.coup)]
    stake = 10_000
    for name in bets:
        paid = [standard_wager(name).settle(stake, each) for each in facts]
        net = sum(-stake if each.fate == "lost" else each.win - each.commission for each in paid)
        assert found_in(result, "bet", name).value * stake == pytest.approx(net, abs=0.01 * stake)
    assert len(result.bets) == len(bets)


def test_roads_runs_and_lengths_are_those_of_the_scorecards() -> None:
    shoes = [with_gaps(shoe) for shoe in SHOES]
    result = study(shoes, preset=GAME)
    sheets = [scorecards(shoe.entries) for shoe in shoes]
    for road in ROADS:
        beads = [bead.colour for sheet in sheets for bead in getattr(sheet, road)]
        one = found_in(result, "road", road)
        assert (one.value, one.of) == (beads.count("red"), len(beads))
    pieces = [runs_of(piece) for shoe in shoes for piece in split_at_gaps(shoe.entries)]
    for length in range(1, 9):
        one = found_in(result, "run", str(length))
        ended = sum(runs[:-1].count(length) for runs in pieces)
        longer = sum(sum(run > length for run in runs) for runs in pieces)
        assert (one.value, one.of) == (ended, ended + longer)
    changes = found_in(result, "change", "change")
    assert changes.value == sum(max(len(runs) - 1, 0) for runs in pieces)
    assert changes.of == sum(max(sum(runs) - 1, 0) for runs in pieces)
    assert found_in(result, "shoe", "coups").value == sum(len(shoe.coups) for shoe in shoes)
    assert result.missed == sum(each.entry is None for shoe in shoes for each in shoe.coups)


def with_gaps(shoe: NotedShoe) -> NotedShoe:
    """Leave out a coup of every third shoe, and the first one of every fourth."""
    coups = list(shoe.coups)
    if shoe.number % 3 == 0:
        coups[shoe.number] = NotedCoup(1)
    if shoe.number % 4 == 0:
        coups[0] = NotedCoup(1)
    return NotedShoe(number=shoe.number, preset=GAME, detail=shoe.detail, coups=tuple(coups))


def runs_of(piece: Sequence[object]) -> list[int]:
    won = [each.outcome for each in piece if each.outcome is not Outcome.TIE]  # type: ignore[attr-defined]
    runs: list[int] = []
    for at, one in enumerate(won):
        if at and one is won[at - 1]:
            runs[-1] += 1
        else:
            runs.append(1)
    return runs


def test_hands_naturals_and_pairs_are_counted() -> None:
    result = study(SHOES, preset=GAME)
    coups = [coup for shoe in SHOES for each in shoe.coups if (coup := each.coup)]
    for total in range(10):
        one = found_in(result, "player-total", str(total))
        assert one.value == sum(coup.player.total == total for coup in coups)
    for cards in (4, 5, 6):
        drawn = [len(coup.player.cards) + len(coup.banker.cards) for coup in coups]
        assert found_in(result, "cards", str(cards)).value == drawn.count(cards)
    seen = [each for shoe in SHOES for each in shoe.entries if each]
    assert found_in(result, "natural", "natural").value == sum(each.natural for each in seen)
    assert found_in(result, "pair", "banker").value == sum(each.banker_pair for each in seen)
    third = found_in(result, "third", "banker")
    assert third.value == sum(len(coup.banker.cards) == 3 for coup in coups)
    assert (result.shoes, result.coups) == (40, len(coups))


def test_shoes_are_taken_some_at_a_time() -> None:
    taken = 0

    def shoes() -> Iterator[NotedShoe]:
        nonlocal taken
        for taken in range(1, 3 * AT_ONCE + 1):
            yield SHOES[taken % 40]

    waiting = iter(shoes())
    assert study(waiting, preset=GAME).shoes == 3 * AT_ONCE == taken
    halves = [study(SHOES[at::2], preset=GAME) for at in (0, 1)]
    whole = study(SHOES, preset=GAME)
    for one, other, both in zip(*(each.measures for each in (*halves, whole)), strict=True):
        assert one.value + other.value == pytest.approx(both.value)
        assert one.of + other.of == both.of


def test_a_planted_bias_is_found_and_nothing_else_is_claimed_of_fair_shoes() -> None:
    shoes = random_shoes(300, seed=8)
    assert not study(shoes, preset=GAME).alarms
    result = study([without_some_ties(shoe) for shoe in shoes], preset=GAME)
    assert found_in(result, "outcome", "tie").alarm
    assert result.alarms[0].name == "tie"
    assert result.alarms[0].distance < -4  # type: ignore[operator]


def without_some_ties(shoe: NotedShoe) -> NotedShoe:
    """Leave out every fourth tie, as somebody may who thinks that ties do not count."""
    ties = [at for at, one in enumerate(shoe.entries) if one and one.outcome is Outcome.TIE][::4]
    coups = tuple(each for at, each in enumerate(shoe.coups) if at not in ties)
    return NotedShoe(number=shoe.number, preset=GAME, detail=shoe.detail, coups=coups)


def test_results_alone_give_what_they_can() -> None:
    text = "\n".join("".join(letter(one.outcome) for one in shoe.entries if one) for shoe in SHOES)
    shoes = read_shoes(text)
    result, whole = study(shoes, preset=GAME), study(SHOES, preset=GAME)
    groups = {each.measure for each in result.measures}
    assert groups == {"outcome", "bet", "change", "run", "road", "shoe"}
    assert [each.bet for each in result.bets] == ["player", "banker", "tie"]
    for each in result.measures:
        same = found_in(whole, each.measure, each.name)
        assert (each.value, each.of, each.expected) == (same.value, same.of, same.expected)
    assert result.read_as == (shoes.report.layout,)


def letter(outcome: Outcome) -> str:
    return outcome.value[0].upper()


def test_marks_beside_results_are_counted_but_not_tested() -> None:
    result = study(read_shoes("\n".join(["Pn,Bn,T,P,Bpb,Bb,Pn"] * 60)))
    natural = found_in(result, "natural", "natural")
    assert (natural.value, natural.of, natural.adjusted_p) == (180, 420, None)
    assert found_in(result, "pair", "banker").value == 120


@pytest.mark.parametrize("order", [1, -1])
def test_cards_after_results_are_studied_too(order: int) -> None:
    """Of more results than are measured at a time, and of three shoes with cards."""
    results = [*read_shoes("BpPnTBP\n" * 300)]
    cards = [*read_shoes(FOLDER / "data-set.csv", set_aside=lambda _: None)]
    found = study([*results, *cards][::order], simulated=64)
    alone = {(each.measure, each.name): each for each in study(cards, simulated=64).measures}
    assert found.detail == "values"
    for each in found.measures:
        if each.measure in {"cards", "natural", "player-total", "third"}:
            one = alone[each.measure, each.name]
            assert (each.value, each.of) == (one.value, one.of)
        if each.measure == "outcome":
            assert each.of == alone["outcome", "tie"].of + 1500
    assert {(each.measure, each.name) for each in found.measures} == {*alone}


def test_lengths_are_tested_only_where_the_depth_is_told() -> None:
    short = [
        NotedShoe(number=1, preset=GAME, detail=Detail.CARDS, coups=shoe.coups[:40])
        for shoe in SHOES
    ]
    assert found_in(study(short, preset=GAME), "shoe", "coups").p is None
    told = study(short, preset=GAME, cut=14)
    assert found_in(told, "shoe", "coups").alarm
    assert told.rules.stop_depth == 14


def test_a_few_coups_are_not_tested() -> None:
    result = study(read_shoes("PBTPB"))
    assert (result.tested, result.alarms) == (0, ())
    with pytest.raises(NothingToStudy):
        study([])


@pytest.mark.parametrize("simulated", [0, -4, 1, True, 2.5, 10**9])
def test_errors_need_a_number_of_random_shoes(simulated: Any) -> None:
    with pytest.raises(BadSimulation) as bad:
        study(SHOES[:1], simulated=simulated)
    assert bad.value.code == SimulationCode.NO_SHOES


def test_shoes_of_other_packs_are_not_mixed() -> None:
    other = next(read_shoes("PBT", packs=6))
    with pytest.raises(MixedShoes) as fault:
        study([*SHOES[:2], other])
    assert fault.value.number == 3


def test_the_luck_of_a_flat_stake_is_that_of_its_results() -> None:
    """Of one coup, a stake on Tie that won did as well as every tie does."""
    (tie,) = (each for each in study(read_shoes("T")).bets if each.bet == "tie")
    assert (tie.gain, tie.as_bad) == (8, 1)
    assert tie.as_good == pytest.approx(0.0952, abs=0.01)


def test_cards_come_back_from_their_bytes() -> None:
    shoe = next(read_shoes("p1,p2,p3,b1,b2,b3\nKd,5h,Ac,9s,8d,\n", packs=8), None)
    assert shoe is not None
    row = coups_of_noted([shoe]).cards[0].tolist()
    cards = [CARD_OF[each] for each in row if each != NO_CARD]
    assert cards == [Card(each) for each in ("Kd", "5h", "Ac", "9s", "8d")]
    assert np.count_nonzero(np.array(row) == NO_CARD) == 1


def test_names_of_measures_are_their_own() -> None:
    measures = Measures(Detail.CARDS, 8, GAME.wagers, marked=False).all
    names = [(each.group, each.name) for each in measures]
    assert len(set(names)) == len([*islice(names, None)])
