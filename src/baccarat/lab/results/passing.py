"""The result `passing`: when to pass on a bank of chemin de fer, and how much to put into it.

A Markov decision process. A state is the banker's money and the part of it in the bank; each coup
has the chances of a full shoe in equilibrium, counted exactly. The banker maximises the growth of
the logarithm of his money, and stakes nothing while others hold the bank.

Others hold their banks until they lose. So the time from one of his banks to the next does not
depend on when he passes it on: its buyer needs just as long to lose it. The plan that grows fastest
per bank therefore grows fastest per coup, with any number of seats.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from ..equilibrium.chemin.coup_distribution import coup_distribution
from ..equilibrium.chemin.solve import solve
from ..equilibrium.problem import chemin_de_fer
from ..plot import line_plot
from .frame import Findings, Result, Saved, short

TAXES: Final[Mapping[int, tuple[Fraction, ...]]] = {
    1: (Fraction(0), Fraction(1, 20)),
    6: tuple(Fraction(each, 200) for each in (0, 1, 2, 3, 4, 5, 6, 10)),
}
"""The taxes on a win, by packs."""
WINS: Final[Mapping[str, int]] = {"none": 40, "above double": 40, "half": 14, "any": 40}
"""The wins after which the bank is passed on at the latest, by the kind of garage:

- none: the whole bank is at risk;
- above double: the table covers twice the opening bank at most, and the rest is laid aside (CF-7);
- half: the banker may lay half of the bank aside from the second win on (AD-C22);
- any: he may lay any part aside.
"""
HALF_FROM: Final = 2
MOST: Final = 0.2
"""The largest part of the money considered as an opening bank."""
GOLDEN: Final = (sqrt(5) - 1) / 2
STEPS: Final = 60
BITS: Final = 16
"""The precision of the tax at which the bank has no value: two to the minus this power."""


class Coup(NamedTuple):
    """The chances that the bank wins and loses a coup, and the tax on its wins."""

    wins: Fraction
    loses: Fraction
    tax: Fraction

    @property
    def value(self) -> Fraction:
        """The value of a coup to the bank, per unit staked."""
        return (1 - self.tax) * self.wins - self.loses


class Plan(NamedTuple):
    """The part of the banker's money at risk after 0, 1, … wins, until the bank is passed on.

    `passes` is False if the bank is best kept up to the limit in WINS. `growth` is the expected
    increase of the logarithm of the money in one bank.
    """

    risks: tuple[float, ...]
    passes: bool
    growth: float


@cache
def coup_of(packs: int, tax: Fraction) -> Coup:
    """Return the coup of a full shoe in equilibrium."""
    chances = dict.fromkeys(("ponte", "banker", "tie"), Fraction(0))
    for coup, chance in coup_distribution(solve(chemin_de_fer(packs=packs, tax=tax))).items():
        chances[coup.result] += chance
    return Coup(chances["banker"], chances["ponte"], tax)


def break_even(packs: int) -> tuple[Fraction, Fraction]:
    """Return two taxes 2**-BITS apart: the bank has a positive value only with the first."""
    low, high = 0, 1 << BITS
    while high - low > 1:
        middle = (low + high) // 2
        question = chemin_de_fer(packs=packs, tax=Fraction(middle, 1 << BITS))
        positive = solve(question, kernel="int64").first.value_bank > 0
        low, high = (middle, high) if positive else (low, middle)
    return Fraction(low, 1 << BITS), Fraction(high, 1 << BITS)


def _levels(coup: Coup, garage: str, opening: float) -> list[Any]:
    """Return an array for each number of wins: the possible parts of the money at risk.

    It has a column for each state and a row for each choice; the next states are in this order.
    """
    won = 1 - float(coup.tax)
    money, bank = np.ones(1), np.array([opening])
    found = []
    for number in range(WINS[garage]):
        if garage == "any":
            risks = opening * money[None]
        elif garage == "above double":
            risks = np.minimum(bank, 2 * opening)[None]
        elif garage == "half" and number >= HALF_FROM:
            risks = np.stack([bank, bank / 2])
        else:
            risks = bank[None]
        found.append(risks / money)
        money, bank = (money + won * risks).ravel(), ((1 + won) * risks).ravel()
    return found


def plan_of(coup: Coup, garage: str, opening: float) -> Plan:
    """Return the best plan for a bank opened with this part of the money."""
    wins, loses, won = float(coup.wins), float(coup.loses), 1 - float(coup.tax)
    levels = _levels(coup, garage, opening)
    after = np.zeros(levels[-1].size)
    choices = list[tuple[Any, Any]]()
    for parts in reversed(levels):
        gained = wins * (np.log1p(won * parts) + after.reshape(parts.shape))
        value = (gained + loses * np.log1p(-parts)) / (wins + loses)
        choices.append((value.argmax(axis=0), value.max(axis=0)))
        after = np.maximum(value.max(axis=0), 0)
    growth, path, at = float(choices[-1][1][0]), list[float](), 0
    for parts, (choice, value) in zip(levels, reversed(choices), strict=True):
        if path and value[at] <= 0:
            return Plan(tuple(path), passes=True, growth=growth)
        path.append(float(parts[choice[at], at]))
        at += int(choice[at]) * parts.shape[1]
    return Plan(tuple(path), passes=False, growth=growth)


def best_plan(coup: Coup, garage: str) -> Plan:
    """Return the plan that grows fastest, which puts up nothing if no bank grows."""
    if coup.value <= 0:
        return Plan((), passes=False, growth=0.0)
    opening = _peak(lambda part: plan_of(coup, garage, part).growth)
    return plan_of(coup, garage, opening)


def _peak(value: Callable[[float], float]) -> float:
    """Return where a function with one peak between 0 and MOST is highest."""
    low, high = 0.0, MOST
    for _ in range(STEPS):
        left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        low, high = (low, right) if value(left) > value(right) else (left, high)
    return (low + high) / 2


def compute(most: int, _saved: Saved) -> Findings:
    """Compute the best plans for each number of packs up to `most`."""
    rows = [row for packs in TAXES if packs <= most for row in rows_of(packs)]
    largest = [row for row in rows if row["packs"] == rows[-1]["packs"]]
    return Findings(
        heads=[
            "packs", "tax", "value of a coup, %", "garage", "opening, %", "passed on after",
            "at risk after 1, 2, … wins, %", "growth a bank, %",
        ],
        table=[_line(row) for row in rows],
        figure=line_plot(
            [100 * float(tax) for tax in TAXES[largest[0]["packs"]]],
            {
                garage: [100 * row["growth"] for row in largest if row["garage"] == garage]
                for garage in WINS
            },
            title="Growth of the money in a bank in percent, by tax in percent",
        ),
        rows=rows,
    )  # fmt: skip


def rows_of(packs: int) -> list[dict[str, Any]]:
    """Return a row for each tax and each kind of garage."""
    low, high = break_even(packs)
    rows = []
    for tax in TAXES[packs]:
        coup = coup_of(packs, tax)
        for garage in WINS:
            plan = best_plan(coup, garage)
            rows.append(
                {
                    "packs": packs,
                    "tax": str(tax),
                    "garage": garage,
                    "wins": str(coup.wins),
                    "loses": str(coup.loses),
                    "value": str(coup.value),
                    "float": float(coup.value),
                    "growth": short(plan.growth),
                    "risks": [short(each) for each in plan.risks],
                    "passes": plan.passes,
                    "break_even": [str(low), str(high)],
                }
            )
    return rows


def _line(row: Mapping[str, Any]) -> list[str]:
    opening, *later = [f"{100 * each:.3f}" for each in row["risks"]] or ["0"]
    passed = str(len(row["risks"])) if row["passes"] else "never" if row["risks"] else "no bank"
    return [
        str(row["packs"]),
        row["tax"],
        f"{100 * row['float']:.4f}",
        row["garage"],
        opening,
        passed,
        ", ".join(later[:4]) + (", …" if len(later) > 4 else ""),
        f"{100 * row['growth']:.5f}",
    ]


RESULT: Final = Result(
    "passing", "When to pass on a bank, and how much to put into it", 15, 206, compute
)
