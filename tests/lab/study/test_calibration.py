"""Of 200 fair files of 500 shoes, about one in twenty raises an alarm."""

import numpy as np
import pytest

from baccarat.lab.study.coups import random_coups
from baccarat.lab.study.measures import Found, Measures
from baccarat.lab.study.result import LEVEL
from baccarat.lab.study.significance import compare
from baccarat.lab.study.study import SEED, SIMULATED, null_of_shoes
from baccarat.notation import Detail
from baccarat.rules.presets.named import punto_preset
from baccarat.rules.wagers.trade import standard_wager, wager_names

GAME = punto_preset("punto-banco")
FILES, SHOES = 200, 500


def alarms(files: int, shoes: int, bets: list[str]) -> int:
    """Count the files with an alarm."""
    wagers = [standard_wager(name) for name in bets]
    measures = Measures(Detail.CARDS, GAME.packs, wagers, marked=False)
    null = null_of_shoes(measures, GAME, SIMULATED, SEED)
    among = np.array([not each.whole for each in measures.all])
    found = [measures.take(coups) for coups in random_coups(files * shoes, GAME, 99)]
    whole = Found(*(np.concatenate([each[at] for each in found]) for at in (0, 1)))
    count = 0
    for at in range(files):
        rows = slice(shoes * at, shoes * (at + 1))
        tested = compare(
            whole.over[rows].sum(axis=0), whole.under[rows].sum(axis=0), null, among, SEED
        )
        count += bool(np.nanmin(tested.adjusted) < LEVEL)
    return count


@pytest.mark.by_day(0)
def test_a_fifth_of_the_files() -> None:
    assert alarms(FILES // 5, 100, ["player", "banker", "tie"]) <= 5


@pytest.mark.nightly
@pytest.mark.parametrize("bets", [["player", "banker", "tie"], [*wager_names()]])
def test_fair_files_raise_few_alarms(bets: list[str]) -> None:
    assert 4 <= alarms(FILES, SHOES, bets) <= 17
