"""Sessions: the kernel against a plain player at the coups of the reference."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from inspect import unwrap
from itertools import groupby, islice
from typing import Any

import numpy as np
import pytest

from baccarat.lab import Composition, kelly, odds
from baccarat.lab.simulation import Measure, Strategy, compiled, read_strategy, simulate
from baccarat.lab.simulation.chunk import play_chunk
from baccarat.lab.simulation.generator import shuffled_shoes
from baccarat.lab.simulation.reference import PlacedCoup, dealt_coups
from baccarat.lab.simulation.session import BINS
from baccarat.lab.simulation.session_summary import SHARES
from baccarat.lab.simulation.settings import settings
from baccarat.lab.simulation.strategy_table import TABLE
from baccarat.rules import Outcome, ShoeRules, Wager, facts_of, standard_wager
from lab.simulation import own_strategies

SHOES = 30
SHOE = ShoeRules(packs=8, stop_depth=14, burn="first-card")
OUTCOMES = {Outcome.PLAYER: 0, Outcome.BANKER: 1, Outcome.TIE: 2}
BETS = ("player", "banker-ez", "player-pair")
RICH = 40_000.0
"""A bankroll whose Kelly stakes are within the limits."""


@cache
def coups(shoes: int = SHOES) -> list[list[PlacedCoup]]:
    return [list(dealt_coups(each, SHOE)) for each in islice(shuffled_shoes(6, 8), shoes)]


def net_of(wager: Wager, each: PlacedCoup) -> float:
    """Return what a stake of one wins."""
    line = wager.line(facts_of(each.coup))
    return -1.0 if line is None else (line.pays[0] / line.pays[1] if line.pays else 0.0)


class PlainPlayer:
    """Plays sessions in plain Python, and notes every result."""

    def __init__(self, strategy: Strategy, bankroll: float, length: int = 100) -> None:
        self.length = length
        self.play: Callable[[object], float] = unwrap(strategy.load())
        self.strategy, self.bankroll = strategy, bankroll
        self.wagers = [standard_wager(name) for name in BETS]
        self.results: list[float] = []
        self.stakes: list[float] = []
        self.drawdowns: list[float] = []
        self.ruined = 0
        self.gain_of_shoes: list[float] = []
        self.stake_of_shoes: list[float] = []
        self.streaks: list[tuple[int, int]] = []

    def start(self) -> None:
        self.table = np.zeros(1, TABLE).view(np.recarray)[0]
        self.table.minimum, self.table.maximum = 1, 400
        self.table.arguments[: len(self.strategy.arguments)] = self.strategy.arguments
        self.money, self.course, self.staked = self.bankroll, [self.bankroll], 0.0
        self.signs: list[bool] = []

    def sit_down(self, shoes: list[list[PlacedCoup]], further: Iterable[list[PlacedCoup]]) -> None:
        """Play the shoes, and further ones until the session that the last shoe left has ended."""
        self.start()
        for shoe in shoes:
            self.play_shoe(shoe)
        ended = len(self.results)
        for shoe in further:
            if len(self.course) == 1 or len(self.results) > ended:
                break
            self.play_shoe(shoe)

    def play_shoe(self, shoe: list[PlacedCoup]) -> None:
        if shoe:
            self.table.outcome = -1
            gains, stakes = 0.0, 0.0
            for each in shoe:
                gain, stake = self.bet(each)
                gains, stakes = gains + gain, stakes + stake
                self.table.gain, self.table.stake = gain, stake
                self.table.outcome = OUTCOMES[each.coup.outcome]
                if len(self.course) == self.length + 1:
                    outcome = self.table.outcome
                    self.finish()
                    self.start()
                    self.table.outcome = outcome
            self.gain_of_shoes.append(gains)
            self.stake_of_shoes.append(stakes)

    def bet(self, each: PlacedCoup) -> tuple[float, float]:
        stake = 0.0
        if self.money >= 1:
            self.table.bankroll = self.money
            stake = float(self.play(self.table))
            stake = max(min(stake, 400, self.money), 1) if stake > 0 else 0.0
        net = net_of(self.wagers[int(self.table.bet)], each)
        self.money += stake * net
        self.staked += stake
        self.course.append(self.money)
        if stake * net:
            self.signs.append(net > 0)
        return stake * net, stake

    def finish(self) -> None:
        peaks = np.maximum.accumulate(self.course)
        self.results.append(self.money - self.bankroll)
        self.stakes.append(self.staked)
        self.drawdowns.append(float(max(peaks - np.array(self.course))))
        self.ruined += self.money < 1
        runs = [(sign, len(list(group))) for sign, group in groupby(self.signs)]
        longest = [max((n for sign, n in runs if sign is way), default=0) for way in (True, False)]
        self.streaks.append((longest[0], longest[1]))


@pytest.mark.by_day(6)
@pytest.mark.parametrize("bankroll", [1000.0, 20.0])
@pytest.mark.parametrize(
    "name",
    ["flat", "martingale", "paroli", "dalembert", "fibonacci", "labouchere", "oscars-grind",
     "1-3-2-6", "follow", "against"],
)  # fmt: skip
def test_the_kernel_plays_like_the_plain_player(name: str, bankroll: float) -> None:
    plain = PlainPlayer(read_strategy(name), bankroll)
    plain.sit_down(coups(), ())
    found = simulate(
        "punto-banco", shoes=SHOES, seed=6, jobs=1, cut=14, burn="first", strategy=name,
        bets=BETS, session_coups=100, bankroll=bankroll,
    )  # fmt: skip
    sessions = found.tally.sessions
    assert sessions is not None
    totals = sessions.totals
    assert totals.gain == sum(plain.gain_of_shoes)
    assert totals.stake == sum(plain.stake_of_shoes)
    assert totals.result == sum(plain.results)
    assert totals.result_square == sum(each**2 for each in plain.results)
    assert totals.staked == pytest.approx(sum(plain.stakes))
    products = zip(plain.results, plain.stakes, strict=True)
    assert totals.result_staked == pytest.approx(sum(x * y for x, y in products))
    assert totals.drawdown == sum(plain.drawdowns)
    assert totals.deepest == max(plain.drawdowns)
    assert (totals.sessions, totals.ruined) == (len(plain.results), plain.ruined)
    assert sessions.wins[:20] == counted([wins for wins, _ in plain.streaks])
    assert sessions.losses[:20] == counted([losses for _, losses in plain.streaks])
    assert sum(sessions.results[-1]) == len(plain.results)


@pytest.mark.parametrize("most", [20, 24, 60])
def test_an_interrupted_session_goes_on_over_further_shoes(most: int) -> None:
    """A stretch of 20 shoes and at most that many; the generator yields the further ones."""
    chosen = settings(
        "punto-banco", seed=6, cut=14, burn="first", strategy="martingale", bets=BETS,
        session_coups=600, bankroll=1000,
    )  # fmt: skip
    plain = PlainPlayer(read_strategy("martingale"), 1000, 600)
    plain.sit_down(coups(60)[:20], coups(60)[20:most])
    found = play_chunk(chosen, 0, 20, most)
    assert found.sessions is not None
    totals = found.sessions.totals
    assert (found.shoes, found.further) == (len(plain.gain_of_shoes), found.shoes - 20)
    assert (totals.sessions, totals.result) == (len(plain.results), sum(plain.results))
    assert totals.gain == sum(plain.gain_of_shoes)
    assert totals.deepest == max(plain.drawdowns)
    assert found.coups == sum(map(len, coups(60)[: found.shoes]))


def counted(numbers: list[int]) -> tuple[int, ...]:
    counts = Counter(numbers)
    return tuple(counts[number] for number in range(20))


def test_runs_are_those_of_the_shoes() -> None:
    runs: list[Counter[int]] = [Counter(), Counter()]
    for shoe in coups():
        sides = [OUTCOMES[each.coup.outcome] for each in shoe]
        for side, group in groupby(side for side in sides if side < 2):
            runs[side][len(list(group))] += 1
    found = simulate(
        "punto-banco", shoes=SHOES, seed=6, cut=14, burn="first", strategy="flat", jobs=1
    ).tally.sessions
    assert found is not None
    for side in (0, 1):
        assert [found.runs[side][length] for length in range(64)] == [
            runs[side][length] for length in range(64)
        ]


@pytest.mark.by_day(0)
def test_a_strategy_may_be_compiled_or_not() -> None:
    plain, fast = (
        simulate(
            shoes=5, seed=6, jobs=1, bets=["player"],
            strategy=f"lab.simulation.own_strategies.{name}double_after_a_win:2",
        ).tally
        for name in ("", "compiled_")
    )  # fmt: skip
    assert plain == fast
    assert plain.sessions is not None
    assert plain.sessions.totals.stake > 2 * plain.coups


def test_compiling_keeps_the_function() -> None:
    assert compiled(own_strategies.timid).__wrapped__ is own_strategies.timid


@pytest.mark.parametrize(("name", "stake"), [("greedy", 400), ("timid", 1)])
def test_stakes_are_brought_within_the_limits(name: str, stake: float) -> None:
    found = simulate(
        shoes=1, seed=6, bets=["player"], bankroll=1e6,
        strategy=f"lab.simulation.own_strategies.{name}",
    )  # fmt: skip
    assert found.played is not None
    assert found.played.mean_stake == stake
    assert found.played.staked == 1


@pytest.mark.parametrize("bet", ["player", "player-pair"])
def test_a_stake_on_an_unknown_bet_is_ignored(bet: str) -> None:
    found = simulate(
        shoes=1, seed=6, bets=[bet], strategy="lab.simulation.own_strategies.lost"
    ).played
    assert found is not None
    assert (found.staked, found.mean_stake) == (0, None)
    assert found.per_unit == Measure(None, None)


@pytest.mark.parametrize("name", ["flat", "martingale", "fixed-fraction"])
def test_a_bankroll_without_end_is_never_ruined(name: str) -> None:
    rich, poor = (
        simulate(shoes=300, seed=6, bets=["player"], strategy=name, bankroll=bankroll).played
        for bankroll in (float("inf"), 1e9)
    )
    assert rich is not None
    assert poor is not None
    assert (rich.ruin.mean, rich.result) == (0, poor.result)
    assert rich.drawdown == poor.drawdown


def note(function: str, **given: object) -> list[float]:
    own_strategies.noted.clear()
    strategy = Strategy("own", f"lab.simulation.own_strategies:{function}", **given)  # type: ignore[arg-type]
    simulate(
        "ez", shoes=1, seed=6, jobs=1, cut=14, burn="first", bets=["banker-ez", "dragon-7"],
        strategy=strategy,
    )  # fmt: skip
    return list(own_strategies.noted)


@pytest.mark.by_day(0)
def test_exact_odds_are_those_of_the_unseen_cards() -> None:
    """The edge before some coups, of the better of two bets, from the lab's own prices."""
    edges = note("note_the_edge", exact_odds=True)
    cards = next(shuffled_shoes(6, 8))
    assert len(edges) == len(coups()[0])
    first = coups()[0][0].start
    for number in (0, 1, 40, len(edges) - 1):
        start = coups()[0][number].start
        seen = [cards[0], *cards[first:start]]
        priced = odds("ez", Composition.of_packs(8).without(seen), bets=["banker-ez", "dragon-7"])
        best = max(-float(each.edge) for each in priced.bets.values())
        assert edges[number] == pytest.approx(best, abs=1e-12)


def test_the_kelly_stakes_of_a_shoe_follow_its_unseen_cards() -> None:
    """By the lab's exact prices before every coup, and its own search for the best part."""
    rows: list[dict[str, Any]] = []
    simulate(
        "ez", shoes=1, seed=6, jobs=1, cut=14, burn="first", bets=["banker-ez", "dragon-7"],
        strategy="kelly", bankroll=RICH, session_coups=100, by_shoe=rows.extend,
    )  # fmt: skip
    cards, money, staked, favourable = next(shuffled_shoes(6, 8)), RICH, 0.0, 0
    for each in coups()[0]:
        seen = [cards[0], *cards[coups()[0][0].start : each.start]]
        unseen = Composition.of_packs(8).without(seen)
        bets = odds("ez", unseen, bets=["banker-ez", "dragon-7"]).bets
        name, best = min(bets.items(), key=lambda bet: bet[1].edge)
        if best.edge < 0:
            favourable += 1
            stake = min(max(kelly(best).fraction * money, 1), 400)
            staked += stake
            money += stake * net_of(standard_wager(name), each)
    assert favourable > 2
    assert rows[0]["staked"] == pytest.approx(staked, rel=1e-6)
    assert rows[0]["gain"] == pytest.approx(money - RICH, rel=1e-6)


def test_the_count_is_of_the_cards_seen() -> None:
    tags = (-2.0, 1.0, 0.0, 0.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.5)
    found = note("note_what_is_seen", tags=tags)
    cards = next(shuffled_shoes(6, 8))
    expected: list[float] = []
    for each in coups()[0]:
        seen = [cards[0], *cards[coups()[0][0].start : each.start]]
        expected.extend((sum(tags[card.points] for card in seen), 416.0 - len(seen)))
        expected.append(416.0 - each.start)
    assert found == expected


def test_a_distribution_holds_every_session() -> None:
    found = simulate(
        shoes=400, seed=1, strategy="flat", bets=["player"], session_coups=50, at=[10, 25]
    )
    assert found.played is not None
    assert found.tally.sessions is not None
    assert list(found.played.quantiles) == [10, 25, 50]
    for row in found.tally.sessions.results[-1:]:
        assert sum(row) == found.played.sessions
        assert len(row) == BINS
    assert all(len(each or ()) == len(SHARES) for each in found.played.quantiles.values())
    results = found.played.quantiles[50]
    assert results is not None
    middle = results[SHARES.index(0.5)]
    assert abs(middle - (found.played.result.mean or 0)) <= found.played.width + 1
