"""The result `counting`, in small: by exact prices, coup by coup."""

from itertools import islice
from math import log1p

import pytest

from baccarat.lab import Composition, distribution, kelly, price
from baccarat.lab.card_tags import by_rank, read_tags
from baccarat.lab.results import counting
from baccarat.lab.results.counting import TRYING, Counter, cuts_of, try_count
from baccarat.lab.simulation.generator import shuffled_shoes
from baccarat.lab.simulation.reference import dealt_coups
from baccarat.rules import ShoeRules
from baccarat.rules.wagers.trade import standard_wager

FEW = 12
STAKES = [0.02, 0.01]
RULES = ShoeRules(packs=1, stop_depth=6, burn="first-card")


@pytest.mark.by_day(1)
@pytest.mark.parametrize(
    ("bet", "tags", "threshold"),
    [
        ("dragon-7", "0,0,0,-1,-1,-1,-1,2,2,0", 2.0),
        ("dragon-bonus-player", "2,2,2,1,1,0,0,-2,-2,-1", 2.0),
    ],
)
def test_the_gains_are_those_of_exact_prices_coup_by_coup(
    bet: str, tags: str, threshold: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "SHOES", {1: FEW})
    wager, values = standard_wager(bet), read_tags(tags)
    found = try_count(wager, 1, Counter("own", values, threshold, 0.0, STAKES), TRYING)
    cuts = cuts_of(1)
    assert cuts == [14, 26]
    bets, profit, growth, best, perfect = ([0.0] * len(cuts) for _ in range(5))
    for cards in islice(shuffled_shoes(TRYING, 1), FEW):
        before, first = len(cards), None
        for start, _ in dealt_coups(cards, RULES):
            first = start if first is None else first
            seen = [cards[0], *cards[first:start]]
            shoe = Composition.of_packs(1).without(seen)
            exact = price(wager, distribution(shoe, [wager]))
            count = sum(by_rank(values)[card.rank] for card in seen) * 52 / (52 - len(seen))
            for at, cut in enumerate(cuts):
                if before <= cut:
                    continue
                if count >= threshold:
                    bets[at] += 1
                    profit[at] -= float(exact.edge)
                    growth[at] += sum(
                        float(each.probability) * log1p(STAKES[at] * float(each.pays))
                        for each in exact.results
                    )
                if exact.edge < 0:
                    best[at] -= float(exact.edge)
                    perfect[at] += kelly(exact).growth
            before = len(cards) - start
    assert bets[0] > bets[1] > 0
    assert perfect[0] > 0
    for at, depth in enumerate(found):
        assert depth.gains.bets * FEW == bets[at]
        assert depth.gains.profit * FEW == pytest.approx(profit[at])
        assert depth.gains.best_profit * FEW == pytest.approx(best[at])
        assert depth.growth * FEW == pytest.approx(growth[at])
        assert depth.perfect_growth * FEW == pytest.approx(perfect[at])
