"""The solutions that ship with the package: full shoes, under the rules of the presets.

`python docs/solutions.py` regenerates them; a test compares them with freshly solved ones.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from ...lab.counts import of_packs
from ...lab.equilibrium.banque.ponte_rules import PonteRules, ponte_rules_at
from ...lab.equilibrium.chemin.solve import solve
from ...lab.equilibrium.problem import PonteFree, Question, chemin_de_fer, one_side_of_banque
from ...lab.hands import Shoe
from ...lab.kernels.choice import choose_kernel
from ...rules.presets.banque import BANQUE_PRESETS
from ...rules.presets.chemin import CHEMIN_PRESETS
from ...rules.presets.information import LeftSees, Naturals

FILE: Final = Path(__file__).with_name("solutions.json")
VERSION: Final = 2
REMEMBERED: Final = 8
"""Solutions to cache, since several questions are asked about the same cards."""
PARTS: Final = 2**30
"""Approximate probabilities are stored as multiples of one part in this many."""
HALF: Final = Fraction(1, 2)
"""The right's share of the stakes for which banque with both sides is solved in advance."""

Play = Mapping[str, Mapping[str, Fraction]]
"""How often each person draws, by person and decision point."""


class OneSideSolution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A solution of one hand against the bank, and the problem it solves."""

    counts: tuple[int, ...]
    tax: str
    ponte_free: str
    banker_free: str | tuple[str, ...]
    play: dict[str, dict[str, str]]

    @property
    def asked(self) -> tuple[Any, ...]:
        return self.counts, Fraction(self.tax), *self.freedom

    @property
    def freedom(self) -> tuple[Any, ...]:
        return self.ponte_free, self.banker_free


class TwoSidesSolution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A solution of banque with both sides, played by two players or by one."""

    counts: tuple[int, ...]
    theta: str
    ponte_free: PonteFree
    left_sees: LeftSees
    naturals: Naturals
    play: dict[str, dict[str, str]]

    @property
    def rules(self) -> PonteRules:
        return PonteRules(self.ponte_free, self.left_sees, self.naturals)


class Solutions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All solutions that ship with the package."""

    version: int
    one_side: tuple[OneSideSolution, ...]
    two_sides: tuple[TwoSidesSolution, ...]


@cache
def solutions() -> Solutions:
    """Read the stored solutions."""
    return msgspec.json.decode(FILE.read_bytes(), type=Solutions)


def parse_play(play: Mapping[str, Mapping[str, str]]) -> Play:
    """Parse the probabilities of a stored solution."""
    return {
        person: {point: Fraction(often) for point, often in chances.items()}
        for person, chances in play.items()
    }


def solve_all() -> Solutions:
    """Solve the full shoe of each preset."""
    questions = dict.fromkeys(_list_questions())
    return Solutions(
        version=VERSION,
        one_side=tuple(_one_side(each) for each in questions),
        two_sides=tuple(_two_sides(*each) for each in sorted({*_list_two_sides()})),
    )


def _list_two_sides() -> Iterator[tuple[int, PonteRules]]:
    """List the packs and rules of each preset, also for one caller of both hands (BB-11)."""
    for banque in BANQUE_PRESETS:
        yield banque.packs, ponte_rules_at(banque)
        if banque.has_calls:
            yield banque.packs, ponte_rules_at(banque, banque.information.of_holders(1, 1))


def _list_questions() -> Iterator[Question]:
    for chemin in CHEMIN_PRESETS:
        yield chemin_de_fer(chemin, sees="both")
    for banque in BANQUE_PRESETS:
        counts = of_packs(banque.packs)
        yield one_side_of_banque(banque, counts, open_bank=banque.always_open)


def play_of(question: Question) -> Play:
    """Solve one hand against the bank."""
    equilibrium = solve(question).first
    return {"ponte": equilibrium.ponte, "banker": equilibrium.banker}


def worth_of_one(question: Question) -> tuple[Fraction, Fraction]:
    """Return what a coup is worth to ponte and bank, per unit staked."""
    equilibrium = solve(question).first
    return equilibrium.value_ponte, equilibrium.value_bank


def play_of_three(theta: Fraction, counts: tuple[int, ...], rules: PonteRules) -> Play:
    """Solve banque with both sides, each player for itself; raises MissingKernel."""
    return _of_three(theta, counts, rules)[0]


@lru_cache(REMEMBERED)
def plays_of_three(theta: Fraction, counts: tuple[int, ...], rules: PonteRules) -> Any:
    """Like `play_of_three`, but return the strategies as arrays; raises MissingKernel."""
    return _of_three(theta, counts, rules)[1]


def arrays_of(play: Play) -> Any:
    """Convert the strategies of banque with both sides to arrays; raises MissingKernel."""
    choose_kernel("numpy", 0)
    from ...lab.equilibrium.banque.full_game import plays_of

    return plays_of(**play)


def _of_three(theta: Fraction, counts: tuple[int, ...], rules: PonteRules) -> tuple[Play, Any]:
    choose_kernel("int64", sum(counts))
    from ...lab.equilibrium.banque.iterated_polymatrix import at_the_table

    return at_the_table(Shoe(counts), theta, rules)


def _one_side(question: Question) -> OneSideSolution:
    return OneSideSolution(
        counts=question.shoe.counts,
        tax=str(question.tax),
        ponte_free=question.ponte_free,
        banker_free=question.banker_free,
        play=_to_text(play_of(question)),
    )


def _two_sides(packs: int, rules: PonteRules) -> TwoSidesSolution:
    counts = of_packs(packs)
    play = {
        person: {point: _round(often) for point, often in chances.items()}
        for person, chances in play_of_three(HALF, counts, rules).items()
    }
    return TwoSidesSolution(counts, str(HALF), *rules, _to_text(play))


def _round(often: Fraction) -> Fraction:
    """Drop digits in which one machine may differ from another."""
    return Fraction(round(often * PARTS), PARTS)


def _to_text(play: Play) -> dict[str, dict[str, str]]:
    return {
        person: {point: str(often) for point, often in chances.items()}
        for person, chances in play.items()
    }
