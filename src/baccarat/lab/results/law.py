"""The result `law`: what official rules change, against the form of the game in the books."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from ...rules.wagers.trade import standard_wager
from ..composition import Composition
from ..counts import of_packs
from ..equilibrium.banque.full_game import evaluate
from ..equilibrium.banque.iterated_polymatrix import nearly
from ..equilibrium.banque.ponte_rules import OpenHands, PonteRules
from ..equilibrium.banque.solve import solve_banque
from ..equilibrium.chemin.best_response import best_response
from ..equilibrium.chemin.game import game_of
from ..equilibrium.chemin.solve import Equilibrium, Solution, solve
from ..equilibrium.problem import BankerFree, PonteFree, chemin_de_fer
from ..hands import Shoe
from ..plot import line_plot
from ..pricing.distribution import distribution
from ..pricing.price import price
from .frame import Findings, Result, Saved

HALF: Final = Fraction(1, 2)
"""The part of a caller's stake on the right (BB-11), and of all stakes at banque."""
TAX: Final = Fraction(1, 20)
"""The tax at chemin de fer (AD-C36)."""
PUNTO_PACKS: Final = 8
BANQUE_PACKS: Final = 3
AT_TABLES: Final = (1, 3, 6)
"""The packs for which banque is solved: those of the presets, and one."""


class Value(NamedTuple):
    """A value per unit staked, and the largest error of it; none if it is exact."""

    value: Fraction
    bound: Fraction = Fraction(0)


Values = Mapping[str, Value]
"""Values by whom they belong to."""


class Change(NamedTuple):
    """What a law changes: its rules, and the values by packs in the books and by the law."""

    name: str
    rules: str
    books: Callable[[int], Values]
    law: Callable[[int], Values]


def punto(packs: int, banker: str = "banker") -> Values:
    """Return what a unit on each bet of punto banco wins, with this bet on Banker."""
    dealt = distribution(Composition.of_packs(packs))
    bets = {"player": "player", "banker": banker, "tie": "tie"}
    return {who: Value(-price(standard_wager(bet), dealt).edge) for who, bet in bets.items()}


def banker_bet(packs: int, banker: str) -> Values:
    """Return what a unit on Banker wins."""
    return {"banker": punto(packs, banker)["banker"]}


def chemin(packs: int, ponte: PonteFree, banker: BankerFree) -> Values:
    """Return the values of chemin de fer with these choices; both sides see their cards."""
    return _of_both(_solved(packs, ponte, banker).first)


def ponte_stands(packs: int) -> Values:
    """Return the values if the ponte stands on 5 and the banker, bound by the law, knows it."""
    solution = _solved(packs, "5", "tableau")
    fives = game_of(solution.question).ponte.points
    return _of_both(best_response(solution, "ponte", {point: Fraction(0) for point in fives}).play)


@cache
def _solved(packs: int, ponte: PonteFree, banker: BankerFree) -> Solution:
    return solve(
        chemin_de_fer(packs=packs, sees="both", tax=TAX, ponte_free=ponte, banker_free=banker)
    )


def _of_both(play: Equilibrium) -> Values:
    return {"ponte": Value(play.value_ponte), "bank": Value(play.value_bank)}


@lru_cache(None, typed=True)  # rules of different types may be equal as tuples
def banque(packs: int, rules: PonteRules) -> Values:
    """Return the bank's value at banque, per unit of all stakes; half of them are on each side."""
    shoe = Shoe(of_packs(packs))
    if rules.on_five:
        (found,) = solve_banque(HALF, shoe=shoe, naturals=rules.naturals).equilibria
        return {"bank": Value(found.value_bank, found.bound)}
    _, plays = nearly(shoe, HALF, rules)
    played = evaluate(shoe, HALF, plays, rules)
    return {"bank": Value(-played.value_right - played.value_left, played.regret.most)}


AS_DEALT: Final = PonteRules("5", "card", "pooled")
CALLER: Final = PonteRules("all", "hand")
CHANGES: Final = (
    Change(
        f"punto banco: packs instead of {PUNTO_PACKS}",
        "AD-P1, LU-1, MO-1",
        lambda _: punto(PUNTO_PACKS),
        punto,
    ),
    Change(
        "punto banco: half on 6 instead of 5 %",
        "AD-P15, FR-1, MO-3",
        lambda packs: banker_bet(packs, "banker"),
        lambda packs: banker_bet(packs, "banker-super6"),
    ),
    Change(
        "chemin de fer: the banker is bound except at two points",
        "AD-C32",
        lambda packs: chemin(packs, "5", "all"),
        lambda packs: chemin(packs, "5", "tableau"),
    ),
    Change(
        "chemin de fer: a free solo caller, and the banker too",
        "AD-C33",
        lambda packs: chemin(packs, "5", "tableau"),
        lambda packs: chemin(packs, "all", "all"),
    ),
    Change(
        "chemin de fer: the banker asks for the table",
        "AD-C34",
        lambda packs: chemin(packs, "5", "tableau"),
        lambda packs: chemin(packs, "5", ()),
    ),
    Change(
        "chemin de fer: a ponte on 5 asks, and stands",
        "AD-C34",
        lambda packs: chemin(packs, "5", "tableau"),
        ponte_stands,
    ),
    Change(
        f"banque: packs instead of {BANQUE_PACKS}",
        "AD-B2",
        lambda _: banque(BANQUE_PACKS, AS_DEALT),
        lambda packs: banque(packs, AS_DEALT),
    ),
    Change(
        "banque: the left has seen the right's card",
        "AD-B17",
        lambda packs: banque(packs, PonteRules(naturals="known")),
        lambda packs: banque(packs, AS_DEALT),
    ),
    Change(
        "banque: the caller's left hand is hidden",
        "AD-B20",
        lambda packs: banque(packs, OpenHands("all", "hand")),
        lambda packs: banque(packs, CALLER),
    ),
    Change(
        "banque: the caller is free on every hand",
        "AD-B20",
        lambda packs: banque(packs, PonteRules("5", "hand")),
        lambda packs: banque(packs, CALLER),
    ),
)


class Changed(NamedTuple):
    """The value of a game in the books and by the law, for one number of packs."""

    change: Change
    packs: int
    to: str
    books: Value
    law: Value

    @property
    def difference(self) -> Fraction:
        """What the law adds to the value."""
        return self.law.value - self.books.value


def changed(change: Change, packs: int) -> list[Changed]:
    """Return the values that a law changes, with this number of packs; none if it is not solved."""
    if change.name.startswith("banque") and packs not in AT_TABLES:
        return []
    books, law = change.books(packs), change.law(packs)
    return [Changed(change, packs, who, books[who], law[who]) for who in law]


def compute(most: int, _saved: Saved) -> Findings:
    """Compute all rows for 1 to `most` packs."""
    packs = range(1, most + 1)
    found = [each for change in CHANGES for number in packs for each in changed(change, number)]
    lines = dict[tuple[str, str, str], list[Changed]]()
    for each in found:
        lines.setdefault((each.change.name, each.change.rules, each.to), []).append(each)
    return Findings(
        heads=["change", "rules", "value to", *map(str, packs)],
        table=[
            [*line, *(by_packs.get(number, "") for number in packs)]
            for line, values in lines.items()
            for by_packs in [
                {each.packs: f"{100 * float(each.difference):+.4f}" for each in values}
            ]
        ],
        figure=line_plot(
            packs,
            {
                f"{rules.partition(',')[0]} {who}": [
                    100 * float(each.difference) for each in values
                ]
                for (name, rules, who), values in lines.items()
                if name.startswith("chemin")
            },
            title="What the law adds at chemin de fer, in percent of the stake, by packs",
        ),
        rows=[_row(each) for each in found],
    )


def _row(each: Changed) -> dict[str, Any]:
    bound = max(each.books.bound, each.law.bound)
    return {
        "packs": each.packs,
        "change": each.change.name,
        "rules": each.change.rules,
        "to": each.to,
        **{
            name: float(value.value) if value.bound else str(value.value)
            for name, value in (("books", each.books), ("law", each.law))
        },
        "float": float(each.difference),
        "bound": float(bound),
    }


RESULT: Final = Result("law", "What the law changes", 34, 281, compute)
