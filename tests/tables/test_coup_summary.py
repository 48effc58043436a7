"""What a coup did, as every part of the program tells it."""

from collections import Counter
from functools import cache
from itertools import cycle, islice, pairwise
from random import Random

import pytest

from baccarat.cards import Card, parse_cards
from baccarat.fairness import seed_secret, shoes
from baccarat.players import first_bots, play_shoes, strategy
from baccarat.rules import PRESETS, BanquePreset, CheminPreset, Outcome, Preset
from baccarat.tables import CoupSummary, PlayedCoup, coups, play, summarize, table_of
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, WATCHER
from baccarat.tables.common.shoe import CardBurnt, CoupEnded, ShoeEnded
from baccarat.tables.punto import StakesClosed
from support.tables.punto_table import bets, felt

BANKER_WINS = parse_cards("Kc Kd 7d 8d")
each_preset = pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: str(preset.name))


@cache
def history(preset: Preset) -> tuple[PlayedCoup, ...]:
    """Let bots play the first coups of a shoe, up to its end at the most."""
    state = table_of(preset).new(preset)
    names = first_bots(preset)
    seats = range(1, 1 + max(4, preset.players_needed))
    for seat in seats:
        sits = Sit(seat, 100 * preset.least_stake)
        state = table_of(preset).decide(state, CHANGEUR, sits).state
    bots = {seat: strategy(preset, names[seat % len(names)]) for seat in seats}
    dealt = islice(shoes(seed_secret(5), "summary", preset), 1)
    return tuple(islice(coups(play_shoes(state, dealt, bots, Random(5).randrange)), 40))


def test_a_coup_of_punto_banco() -> None:
    run = felt()
    run.do(1, bets(banker=10_000))
    coup = next(coups(play(run.state, cards=BANKER_WINS)))
    summary = coup.summary
    assert {side: hand.total for side, hand in summary.hands.items()} == {"player": 7, "banker": 8}
    assert summary.outcomes == {"player": Outcome.BANKER}
    assert (summary.staked, summary.won, summary.commission) == ({1: 10_000}, {1: 9_500}, 500)
    assert summary.seen_cards == (*BANKER_WINS[::2], *BANKER_WINS[1::2])
    assert "call-no-more-bets" in [call.id for call in coup.announcements]
    assert coup.last(StakesClosed) == coup.transitions[0]
    assert not [*coup.every(ShoeEnded)]


def test_nothing_is_known_of_a_coup_before_its_end() -> None:
    run = felt()
    run.do(1, bets(banker=10_000))
    state = run.state
    dealt = [step.done for step in islice(play(state, cards=BANKER_WINS), 4)]
    assert summarize(each for done in dealt for each in done.transitions()) == CoupSummary()


@pytest.mark.by_day(6)
@each_preset
def test_coups_are_numbered_and_nothing_is_left_out(preset: Preset) -> None:
    played = history(preset)
    assert [(coup.number, coup.shoe, coup.number_in_shoe) for coup in played] == [
        (number, 1, number) for number in range(1, len(played) + 1)
    ]
    every = [each for coup in played for each in coup.transitions]
    assert all(one.after == two.before for one, two in pairwise(every))


@each_preset
def test_only_cards_that_spectators_were_shown_are_seen(preset: Preset) -> None:
    for coup in history(preset):
        shown = Counter[Card]()
        for before, event, _ in coup.transitions:
            told = table_of(preset).redact(before, event, WATCHER)
            cards = getattr(told, "cards", None)
            faces = cards if isinstance(cards, tuple) else (getattr(told, "card", None),)
            shown.update(card for card in faces if isinstance(card, Card))
        assert Counter(coup.summary.seen_cards) <= shown
        assert coup.summary.burnt == tuple(e.card for e in coup.every(CardBurnt) if e.shown)


@each_preset
def test_the_losses_of_the_seats_go_to_the_house(preset: Preset) -> None:
    played = history(preset)
    assert any(coup.summary.won for coup in played)
    for coup in played:
        assert (coup.result is not None) is (CoupEnded in [type(t.event) for t in coup.transitions])
        if isinstance(preset, CheminPreset | BanquePreset):
            assert sum(coup.summary.won.values()) == -coup.summary.commission
        for seat, units in coup.summary.won.items():
            assert units >= -coup.summary.staked.get(seat, 0) - coup.summary.commission


def test_the_end_of_a_shoe_may_belong_to_its_last_coup() -> None:
    state = felt(stop_depth=104).state
    whole = [*coups(play(state, cards=cycle(BANKER_WINS)), whole_actions=True)]
    parted = [*coups(play(state, cards=cycle(BANKER_WINS)))]
    assert len(whole) == len(parted)
    assert [*whole[-1].every(ShoeEnded)] == [ShoeEnded()]
    assert not [*parted[-1].every(ShoeEnded)]
