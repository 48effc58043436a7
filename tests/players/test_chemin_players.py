"""Players of chemin de fer answer every question, using only what their seat sees."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import islice, repeat
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings, strategies as st

from baccarat.cards import PACK
from baccarat.fairness import seed_secret, shoes
from baccarat.players import first_bots, play_shoes, strategies
from baccarat.players.banking.answers import bring_offers
from baccarat.players.strategy import OutcomesBySide, RandomBelow, Strategy
from baccarat.rules import CHEMIN_PRESETS, CHIP, CheminPreset, Draws
from baccarat.tables import SeatAction, Step, chemin, play
from baccarat.tables.banking import events as b
from baccarat.tables.banking.actions import HoldBank, MayChoose, MayName, PassBank
from baccarat.tables.banking.hand_choices import DrawCard, MaySpeak, Stand
from baccarat.tables.banking.state import Bank
from baccarat.tables.chemin import BankEnds, Bid, CallKind, CheminView, PutUp
from baccarat.tables.chemin.view import LazyCheminView
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE

WHOLE, CLUB, ROUND, STANDING = CHEMIN_PRESETS[:4]
NAMES = tuple(strategies(WHOLE))


def seated(preset: CheminPreset, purses: Sequence[int]) -> chemin.State:
    state = chemin.new(preset)
    for seat, purse in enumerate(purses, 1):
        state = chemin.decide(state, CHANGEUR, Sit(seat, purse)).state
    return state


def watched(play: Strategy) -> Strategy:
    """Wrap a strategy to check that its answers are legal and depend only on the view."""

    def strategy(
        view: LazyCheminView, seen: OutcomesBySide, chance: RandomBelow
    ) -> SeatAction | None:
        drawn: list[int] = []

        def counted(bound: int) -> int:
            drawn.append(chance(bound))
            return drawn[-1]

        action = play(view, seen, counted)
        outbid = any(isinstance(seat.said, Bid) for seat in view.seats if seat.seat == view.viewer)
        if action is None:
            assert outbid or not view.choices
        else:
            assert any(may.allows(action) for may in view.choices)
        sent = msgspec.json.decode(msgspec.json.encode(view.whole), type=CheminView)
        again = iter(drawn)
        assert play(sent, seen, lambda _: next(again)) == action
        return action

    return strategy


def game(
    preset: CheminPreset, names: Sequence[str], purses: Sequence[int], seed: int
) -> list[Step]:
    """Play a few hundred steps with players of these names in turn."""
    known, luck = strategies(preset), random.Random(seed)
    company = {seat: watched(known[names[seat % len(names)]]) for seat in range(1, len(purses) + 1)}
    dealt = shoes(seed_secret(seed), "players", preset)
    return list(islice(play_shoes(seated(preset, purses), dealt, company, luck.randrange), 400))


@pytest.mark.by_day(2)
@pytest.mark.rule("RM-4")
@pytest.mark.parametrize("preset", CHEMIN_PRESETS, ids=lambda each: each.name)
@given(
    names=st.lists(st.sampled_from(NAMES), min_size=1, max_size=3),
    purses=st.lists(st.integers(1, 1_000_000), min_size=2, max_size=12),
    seed=st.integers(0, 2**32),
)
@settings(max_examples=25, deadline=None)
def test_bots_answer_every_question_legally(
    preset: CheminPreset, names: list[str], purses: list[int], seed: int
) -> None:
    assume(len(purses) >= preset.players_needed)
    played = game(preset, names, purses[: preset.seats + preset.bystanders], seed)
    assert played[0].seat == HOUSE


def held(state: Any) -> int:
    return sum(state.balances().values())


@pytest.mark.parametrize("preset", CHEMIN_PRESETS, ids=lambda each: each.name)
def test_their_wins_are_the_others_losses(preset: CheminPreset) -> None:
    played = game(preset, NAMES, [100 * preset.minimum] * 6, 7)
    taxes = sum(event.tax for step in played[:-1] for event in step.events
                if isinstance(event, b.BankWon))  # fmt: skip
    assert held(played[-1].state) + taxes == held(played[0].state)
    assert bool(taxes) is (preset.tax > 0)


def happenings(preset: CheminPreset, coups: int) -> Counter[str]:
    """Count the events in the given number of coups among the first bots of a room."""
    names, luck, found = first_bots(preset), random.Random(3), Counter[str]()
    company = {seat: strategies(preset)[name] for seat, name in enumerate(names, 1)}
    state = seated(preset, [100 * preset.minimum] * len(names))
    for step in play_shoes(
        state, shoes(seed_secret(3), "players", preset), company, luck.randrange
    ):
        for event in step.events:
            found[type(event).__name__] += 1
            if isinstance(event, b.BankEnded):
                found[event.how] += 1
            if isinstance(event, b.CallStood):
                found[event.kind] += 1
            if isinstance(event, b.BankPutUp):
                before: Any = step.state
                assert event.amount <= before.held(event.seat) // 2
        if found["CoupEnded"] >= coups:
            break
    return found


def test_a_game_among_them_is_lively() -> None:
    coups = 300
    found = happenings(WHOLE, coups)
    rare = {*CallKind, BankEnds.PASSED, "SuiteOffered", "AuctionOpened", "Doubled", "BankRaised"}
    rare |= {"StakeCut", "LaidAside", "BankHeld"}
    assert {what for what in rare if found[what] < 2} == set()
    assert found["BankEnded"] - found[BankEnds.LOST] >= 10
    assert coups / 10 < found["CallStood"] < coups / 2
    assert happenings(ROUND, 100)[BankEnds.CASHED] > 20


def spoken(preset: CheminPreset, name: str) -> Counter[tuple[bool, bool]]:
    """Count optional hands by whether custom leaves the choice and whether it was followed."""
    found = Counter[tuple[bool, bool]]()
    for seed in range(6):
        for step in game(preset, [name], [200 * preset.minimum] * 4, seed):
            if not isinstance(step.action, DrawCard | Stand):
                continue
            state: Any = step.state
            (may,) = chemin.legal(state, step.seat)
            assert isinstance(may, MaySpeak)
            if may.draw and may.stand:
                said = Draws.DRAW if isinstance(step.action, DrawCard) else Draws.STAND
                found[may.custom is Draws.FREE, may.custom is said] += 1
    return found


@pytest.mark.rule("CF-12", "CF-14")
def test_the_book_is_kept_where_the_house_leaves_all_free() -> None:
    book, bold = spoken(CLUB, "by-the-book"), spoken(CLUB, "bold")
    assert book[False, True] > 20
    assert book[False, False] == 0
    assert book[True, False] > 0
    assert bold[False, False] > 0


def test_even_stakes_are_even() -> None:
    stakes = Counter(
        event.amount
        for step in game(WHOLE, ["by-the-book"], [200 * WHOLE.minimum] * 5, 1)
        for event in step.events
        if isinstance(event, b.Punted)
    )
    (often, times), *_ = stakes.most_common()
    assert often == 12 * WHOLE.least_stake
    assert times > 0.9 * stakes.total()


def test_the_cautious_stake_less_than_the_bold() -> None:
    def mean(name: str) -> float:
        banco = [
            event.banco
            for step in game(WHOLE, [name], [200 * WHOLE.minimum] * 5, 1)
            for event in step.events
            if isinstance(event, b.StakesSet)
        ]
        return sum(banco) / len(banco)

    assert 3 * mean("cautious") < mean("bold")


@pytest.mark.parametrize("preset", CHEMIN_PRESETS, ids=lambda each: each.name)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("chips", [1_000, 5_000, 1_000_000])
def test_a_bank_is_in_proportion_to_purse_and_minimum(
    preset: CheminPreset, name: str, chips: int
) -> None:
    purse, luck = chips * CHIP, random.Random(5)
    view = chemin.view(offered(preset, purse), 1)
    said = [strategies(preset)[name](view, {}, luck.randrange) for _ in range(50)]
    banks = [action.amount for action in said if isinstance(action, PutUp)]
    assert len(banks) > 20
    least = max(preset.minimum, min(purse // 100, 100 * preset.minimum))
    assert min(banks) >= min(least, preset.most_bank or least)
    assert max(banks) <= max(preset.minimum, purse // 5)
    assert max(banks) <= 100 * preset.minimum


def offered(preset: CheminPreset, purse: int) -> chemin.State:
    """Seat a few players with this purse; the bank is offered to the first."""
    players = max(3, preset.players_needed)
    steps = play(seated(preset, [purse] * players), shoes=[repeat(PACK[0])])
    states = (step.done.state for step in steps)
    return next(
        each for each in states if isinstance(each, chemin.State) and 1 in chemin.to_act(each)
    )


def test_a_bank_that_waits_is_taken() -> None:
    """Nobody wants it at first; then the first player who accepts it after all starts."""
    declines = lambda view, seen, chance: None  # noqa: E731 - too late, so the answer is no
    company: dict[int, Strategy] = {1: declines, 2: declines, 3: strategies(WHOLE)["bold"]}
    company[3] = once_declining(company[3])
    dealt = shoes(seed_secret(1), "players", WHOLE)
    state = seated(WHOLE, [10**6] * 3)
    begun = list(islice(play_shoes(state, dealt, company, random.Random(1).randrange), 40))
    kinds = [type(event) for step in begun for event in step.events]
    assert kinds.index(b.BankWaits) < kinds.index(b.BankPutUp)


def once_declining(play: Strategy) -> Strategy:
    """Make a player decline its first offer."""
    said: list[bool] = []

    def strategy(
        view: LazyCheminView, seen: OutcomesBySide, chance: RandomBelow
    ) -> SeatAction | None:
        said.append(True)
        return chemin.Pass() if len(said) == 1 else play(view, seen, chance)

    return strategy


def seen_in(phase: str, may: object, bank: Bank | None = None) -> Any:
    return SimpleNamespace(phase=phase, choices=[may], bank=bank)


@pytest.mark.parametrize(
    ("due", "fresh", "origin", "passes"),
    [
        ("bank", False, None, True),
        ("bank", True, None, False),
        ("suite", True, None, True),
        ("auction", True, None, True),
        ("auction", True, 2, False),
        ("auction", False, 2, True),
    ],
)
def test_a_lesson_has_bots_pass_on_their_bank_but_not_one_just_taken(
    due: str, origin: int | None, *, fresh: bool, passes: bool
) -> None:
    may = MayChoose(hold=True, pass_on=True, give_up=False, amount=100)
    view = seen_in("choice", may, Bank(1, 100, origin, fresh=fresh))
    assert bring_offers(view, [due]) == (PassBank() if passes else HoldBank())


@pytest.mark.parametrize(
    ("due", "declined"),
    [("suite", {"suite"}), ("auction", {"suite"}), ("bank", {"suite", "auction", "bank"})],
)
def test_a_lesson_has_bots_leave_earlier_offers_of_a_bank_to_others(
    due: str, declined: set[str]
) -> None:
    may = MayName("bid", 100, 200, 20, passes=True)
    phases = ("suite", "auction", "bank", "stakes")
    assert {phase for phase in phases if bring_offers(seen_in(phase, may), [due])} == declined
    alone = MayName("put-up", 100, 200, 20, passes=False)
    assert bring_offers(seen_in("bank", alone), ["bank"]) is None
