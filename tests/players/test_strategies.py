"""Strategies make only bets that the table accepts."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from baccarat.cards import packs
from baccarat.players import Strategy, UnknownStrategy, strategies, strategy
from baccarat.rules import PUNTO_PRESETS, Outcome, PuntoPreset
from baccarat.tables import punto
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE, Seat
from baccarat.tables.punto import Action, Bet, SeatAction, Stake, State

STRATEGIES = strategies(PUNTO_PRESETS[0])
GAMES = [
    *PUNTO_PRESETS,
    replace(
        PUNTO_PRESETS[0], name="strict", tie_stakes_withdrawable=False, minimum=60, maximum=240
    ),
]


def done(state: State, seat: Seat, action: Action) -> State:
    return punto.decide(state, seat, action).state


def staking(preset: PuntoPreset, purses: Sequence[int]) -> State:
    """Open the betting with a shoe of which nothing is burnt."""
    state = punto.new(replace(preset, burn=0))
    for seat, purse in enumerate(purses, 1):
        state = done(state, CHANGEUR, Sit(seat, purse))
    return done(state, HOUSE, punto.StartShoe())


def coup_dealt(state: State, cards: list[punto.Deal], play: Strategy) -> State:
    """Deal a coup, with seats that hold the shoe or turn a hand answering."""
    state = done(state, HOUSE, punto.Close())
    while state.in_coup:
        asked = punto.to_act(state)
        for seat in asked:
            answer = play(punto.view(state, seat), {}, lambda _: 0)
            assert isinstance(answer, SeatAction)
            state = done(state, seat, answer)
        if not asked:
            state = done(state, HOUSE, cards.pop())
    return state


@pytest.mark.parametrize("name", STRATEGIES)
@given(
    game=st.sampled_from(GAMES),
    purses=st.lists(st.integers(1, 3_000_000), min_size=1, max_size=5),
    seed=st.integers(0, 2**32),
)
@settings(max_examples=40, deadline=None)
def test_every_stake_is_legal(name: str, game: PuntoPreset, purses: list[int], seed: int) -> None:
    luck = random.Random(seed)
    cards = [punto.Deal(card) for card in luck.sample(packs(game.packs), game.cards)]
    state = staking(game, purses)
    seen: list[Outcome] = []
    roads = {"player": seen}
    for _ in range(8):
        for seat in range(1, len(purses) + 1):
            view = punto.view(state, seat)
            stake = STRATEGIES[name](view, roads, luck.randrange)
            if stake is not None:
                assert isinstance(stake, Stake)
                assert any(choice.allows(stake) for choice in view.choices)
                state = done(state, seat, stake)
        state = coup_dealt(state, cards, STRATEGIES[name])
        seen.append(luck.choice(list(Outcome)))


@pytest.mark.parametrize("name", STRATEGIES)
def test_the_poor_wait(name: str) -> None:
    state = staking(PUNTO_PRESETS[0], [PUNTO_PRESETS[0].minimum - 1])
    for seed in range(20):
        assert STRATEGIES[name](punto.view(state, 1), {}, random.Random(seed).randrange) is None


@pytest.mark.parametrize("name", STRATEGIES)
def test_nobody_stakes_while_cards_are_dealt(name: str) -> None:
    state = done(staking(PUNTO_PRESETS[0], [10**6]), HOUSE, punto.Close())
    assert (
        STRATEGIES[name](punto.view(state, 1), {"player": [Outcome.PLAYER]}, lambda n: n - 1)
        is None
    )


@pytest.mark.parametrize("name", STRATEGIES)
def test_each_strategy_stakes_in_the_end(name: str) -> None:
    view = punto.view(staking(PUNTO_PRESETS[0], [10**6]), 1)
    luck = random.Random(1)
    stakes = [
        STRATEGIES[name](view, {"player": [Outcome.BANKER]}, luck.randrange) for _ in range(20)
    ]
    assert any(stake is not None for stake in stakes)


def staked(name: str, seen: Sequence[Outcome], draws: Sequence[int] = ()) -> dict[str, int]:
    luck = iter(draws)
    stake = STRATEGIES[name](
        punto.view(staking(PUNTO_PRESETS[0], [10**6]), 1), {"player": seen}, lambda _: next(luck, 0)
    )
    return {bet.wager: bet.amount for bet in stake.bets} if isinstance(stake, Stake) else {}


def test_the_follower_bets_the_last_winner_and_more_in_a_run() -> None:
    assert staked("follower", []) == {}
    assert staked("follower", [Outcome.TIE]) == {}
    assert staked("follower", [Outcome.PLAYER, Outcome.BANKER, Outcome.TIE]) == {"banker": 2_500}
    assert staked("follower", [Outcome.BANKER] + [Outcome.PLAYER] * 2) == {"player": 5_000}
    assert staked("follower", [Outcome.PLAYER] * 9) == {"player": 10_000}


def test_the_contrarian_bets_against_it() -> None:
    assert staked("contrarian", [Outcome.PLAYER, Outcome.TIE], [1]) == {"banker": 5_000}


def test_the_bold_one_stakes_up_to_half_and_sometimes_on_tie() -> None:
    assert staked("bold", [], [3, 1, 1]) == {"banker": 500_000}
    assert staked("bold", [], [0, 0, 0]) == {"player": 125_000, "tie": 15_000}


def test_stakes_left_by_a_tie_are_stored_and_counted() -> None:
    strict = GAMES[-1]
    state = done(staking(strict, [100_000]), 1, Stake((Bet("player", 120),)))
    tie = [punto.Deal(card) for card in reversed(packs(1)) if card.points == 0][:6]
    state = coup_dealt(state, tie, STRATEGIES["banker-only"])
    assert state.standing[0] == (Bet("player", 120),)
    stake = STRATEGIES["banker-only"](punto.view(state, 1), {"player": [Outcome.TIE]}, lambda _: 0)
    assert stake == Stake((Bet("player", 120), Bet("banker", 120)))


def test_an_unknown_name_is_refused_with_the_list_of_names() -> None:
    with pytest.raises(UnknownStrategy, match="'martingale'; there are cautious, bold"):
        strategy(PUNTO_PRESETS[0], "martingale")
