"""How hands are played: the probability of drawing at each decision point, and the exact values."""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from ....rules.presets.banque import PARTS, BanquePreset, Drawing
from ....rules.presets.chemin import CheminPreset
from ....rules.tableau import CHEMIN_DE_FER, PUNTO_BANCO, Draws
from ..fault import BadSimulation, SimulationCode
from .strategy import SIDES, BankStrategy

if TYPE_CHECKING:
    from ...equilibrium.problem import PonteFree, Question

BankPreset = CheminPreset | BanquePreset
Chances = Mapping[str, Fraction]
HALF: Final = Fraction(1, 2)
"""The right's part of the stakes at banque."""
STOOD: Final = "S"
NATURAL: Final = "N"
BLIND: Final = 2
"""Three hands, of which the banker's is seen last (AD-B17)."""
ONE_SIDE: Final = ("right", "left")
"""The sides that may be the only one with stakes, in the order of the banker's points."""


class HandPlay(msgspec.Struct, frozen=True):
    """How often each hand draws, by decision point, and what each side gains by it.

    `draws` includes the points that the rules decide. `exact` are the values of a coup from a full
    shoe, per unit of the stakes against the bank. At chemin de fer they are after the tax. `alone`
    is how ponte and banker draw at banque if only one side, right or left, has stakes, and `both`
    how all draw if one player has called the bank and holds both hands.
    """

    draws: Mapping[str, Mapping[str, float]]
    exact: Mapping[str, float]
    alone: Mapping[str, Mapping[str, Mapping[str, float]]] = {}
    both: Mapping[str, Mapping[str, float]] = {}


class _Solved(msgspec.Struct, frozen=True):
    """A solved game: the strategies, their free points, and the values of any others."""

    play: Mapping[str, Chances]
    free: Mapping[str, frozenset[str]]
    values: Callable[[Mapping[str, Chances]], Mapping[str, Fraction]]


def hand_play(preset: BankPreset, strategy: BankStrategy, *, whole: bool) -> HandPlay:
    """Work out how a strategy plays its hands; raises BadSimulation for an unknown point.

    Also raises Unsolved. Only a `whole` table has coups with a single side, or one player for both.
    """
    solved = _solve(_hand_rules(preset))
    play = {
        side: {
            **solved.play[side],
            **_custom(strategy.hands.get(side, strategy.name), side, solved.free[side]),
            **_read_probabilities(strategy.draws.get(side, {}), side, solved.free[side]),
        }
        for side in SIDES[preset.game]
    }
    exact = {side: float(value) for side, value in solved.values(play).items()}
    found = HandPlay(_floats(play), exact)
    if not whole or not isinstance(preset, BanquePreset):
        return found
    return replace(
        found,
        alone={side: _alone(preset, strategy, side) for side in ONE_SIDE},
        both=_both(preset, strategy) if preset.has_calls else {},
    )


def _alone(
    preset: BanquePreset, strategy: BankStrategy, side: str
) -> Mapping[str, Mapping[str, float]]:
    """Play a coup of banque with a single side as one of chemin de fer with a free banker.

    The strategy's settings for the side and for the banker apply.
    """
    solved = _alone_solved(preset.packs, "all" if preset.drawing == "free" else "5")
    play = {}
    for role, hand in (("ponte", side), ("banker", "banker")):
        free = solved.free[role]
        said = _said_alone(strategy.draws.get(hand, {}), present_at=ONE_SIDE.index(side))
        play[role] = {
            **solved.play[role],
            **_custom(strategy.hands.get(hand, strategy.name), role, free),
            **{point: Fraction(often) for point, often in said.items() if point in free},
        }
    return _floats(play)


def _said_alone(draws: Mapping[str, float], present_at: int) -> Mapping[str, float]:
    """Translate points of banque into those of chemin de fer, for a coup with a single side.

    The absent side is out of the coup like one with a natural: `5|N` and `6|7,N` count. Where they
    are not given, those of a side that stood do: `5`, `5|S` and `6|7,S`. Of the two events in a
    banker's point, that of the present side is at `present_at`.
    """
    found = {}
    for absent in ("", STOOD, NATURAL):
        for point, often in draws.items():
            total, _, events = point.partition("|")
            *present, other = events.split(",")[:: -1 if present_at else 1]
            if other == absent:
                found["|".join((total, *present))] = often
    return found


def _both(preset: BanquePreset, strategy: BankStrategy) -> Mapping[str, Mapping[str, float]]:
    """Play the hands of a coup in which one player holds right and left (BB-11).

    What the strategy says of a hand counts. At a left point such as `5|4,7` the player has seen
    the right hand's two cards, too; it is said by `5|7`.
    """
    solved, free = _one_player(preset.packs, "free" if preset.banco_free else preset.drawing)
    play = {}
    for side, chances in solved.items():
        draws = strategy.draws.get(side, {})
        said = {point: point for point in free[side]}
        if side == "left":
            for point in said:
                total, _, seen = point.partition("|")
                said[point] = f"{total}|{seen.partition(',')[2]}"
        play[side] = {
            **chances,
            **_custom(strategy.hands.get(side, strategy.name), side, free[side]),
            **{point: Fraction(draws[name]) for point, name in said.items() if name in draws},
        }
    return _floats(play)


def _floats(play: Mapping[str, Chances]) -> Mapping[str, Mapping[str, float]]:
    return {side: {point: float(often) for point, often in play[side].items()} for side in play}


def _hand_rules(preset: BankPreset) -> BankPreset:
    """Return a preset with the same hands, so that tables with other stakes share a solution."""
    if isinstance(preset, CheminPreset):
        return CheminPreset(name="", packs=preset.packs, drawing=preset.drawing, tax=preset.tax)
    return BanquePreset(
        name="",
        packs=preset.packs,
        drawing=preset.drawing,
        first_look=preset.first_look,
        open_bank="always" if preset.always_open else "never",
        tax=preset.tax,
        tax_limited=preset.tax_limited,
        tax_open=preset.tax_open,
    )


@lru_cache(16)
def _solve(preset: BankPreset) -> _Solved:
    from ...equilibrium.problem import chemin_de_fer

    if isinstance(preset, BanquePreset):
        return _banque(preset)
    return _two_hands(chemin_de_fer(preset))


@lru_cache(16)
def _alone_solved(packs: int, ponte_free: "PonteFree") -> _Solved:
    from ...equilibrium.problem import chemin_de_fer

    return _two_hands(chemin_de_fer(packs=packs, ponte_free=ponte_free))


def _two_hands(question: "Question") -> _Solved:
    from ...equilibrium.chemin.best_response import strategy_values
    from ...equilibrium.chemin.solve import solve

    solution = solve(question)
    decided = {"ponte": solution.certificate.ponte, "banker": solution.certificate.banker}
    free = {
        side: frozenset(point for point, each in points.items() if each.kind != "forced")
        for side, points in decided.items()
    }

    def values(play: Mapping[str, Chances]) -> Mapping[str, Fraction]:
        given = {side: {point: play[side][point] for point in free[side]} for side in play}
        found = strategy_values(solution, given.get("ponte", {}), given.get("banker", {}))
        bank, ponte = found.value_bank, found.value_ponte
        return {"ponte": ponte, "bank": bank, "house": -ponte - bank}

    first = solution.first
    return _Solved({"ponte": first.ponte, "banker": first.banker}, free, values)


def _free_points(
    play: Mapping[str, Chances], ponte_free: "PonteFree"
) -> Mapping[str, frozenset[str]]:
    from ...equilibrium.banque.full_game import free_totals

    totals = {str(total) for total, each in enumerate(free_totals(ponte_free)) if each}
    return {
        side: frozenset(
            point for point in play[side] if side == "banker" or point.partition("|")[0] in totals
        )
        for side in play
    }


@lru_cache(16)
def _one_player(
    packs: int, drawing: Drawing
) -> tuple[Mapping[str, Chances], Mapping[str, frozenset[str]]]:
    """Solve a coup in which one player holds right and left; return its free points too."""
    from ...counts import of_packs
    from ...equilibrium.banque.iterated_polymatrix import at_the_table
    from ...equilibrium.banque.ponte_rules import ponte_rules_at
    from ...hands import Shoe

    preset = BanquePreset(name="", packs=packs, drawing=drawing)
    rules = ponte_rules_at(preset, preset.information.of_holders(1, 1))
    play, _ = at_the_table(Shoe(of_packs(packs)), HALF, rules)
    return play, _free_points(play, rules.ponte_free)


def _banque(preset: BanquePreset) -> _Solved:
    from ...counts import of_packs
    from ...equilibrium.banque.decision_value import banque_chances
    from ...equilibrium.banque.full_game import evaluate, plays_of
    from ...equilibrium.banque.ponte_rules import ponte_rules_at
    from ...equilibrium.banque.solve import solve_banque
    from ...hands import Shoe

    rules, shoe = ponte_rules_at(preset), Shoe(of_packs(preset.packs))
    first = solve_banque(HALF, shoe=shoe, **rules._asdict()).equilibria[0]
    play = {"right": first.right, "left": first.left, "banker": first.banker}
    free = _free_points(play, rules.ponte_free)

    def values(play: Mapping[str, Chances]) -> Mapping[str, Fraction]:
        plays = plays_of(**play)
        found = evaluate(shoe, HALF, plays, rules)
        right, left = found.value_right, found.value_left
        tax = _tax(preset, banque_chances(shoe.counts, plays))
        return {"right": right, "left": left, "bank": -right - left - tax, "house": tax}

    return _Solved(play, free, values)


GAINS: Final = {"won": 1, "lost": -1, "tied": 0}
"""The gain of a side by its result, per unit of its stakes."""


def tax_rate(preset: BanquePreset) -> Fraction:
    """Return the tax on a bank's net win, as a part of it (BB-15)."""
    rate = preset.tax_open if preset.always_open else preset.tax_limited
    return Fraction(rate, PARTS) if preset.tax == "net" else Fraction(0)


def _tax(preset: BanquePreset, results: Mapping[tuple[str, str], Fraction]) -> Fraction:
    """Return the mean tax on a coup, per unit of the stakes."""
    wins = (
        chance * max(-HALF * (GAINS[right] + GAINS[left]), Fraction(0))
        for (right, left), chance in results.items()
    )
    return tax_rate(preset) * sum(wins, Fraction(0))


def _custom(name: str, side: str, free: Iterable[str]) -> Chances:
    """Return what a name says about the free points; nothing for the equilibrium."""
    if name == "equilibrium":
        return {}
    if name != "custom":
        return dict.fromkeys(free, Fraction(name == "draw"))
    says = _banker_custom if side == "banker" else _ponte_custom
    return {point: Fraction(says(point) is Draws.DRAW) for point in free}


def _ponte_custom(point: str) -> Draws:
    return CHEMIN_DE_FER.player_says(int(point.partition("|")[0]))


def _banker_custom(point: str) -> Draws:
    """Follow punto banco; at banque against the right, or the left if the right has a natural."""
    total, _, events = point.partition("|")
    event = next(each for each in events.split(",") if each != NATURAL)
    row = PUNTO_BANCO.banker[int(total)]
    return Draws(row[-1] if event == STOOD else row[int(event)])


def _read_probabilities(
    draws: Mapping[str, float], side: str, free: Iterable[str]
) -> dict[str, Fraction]:
    """Read drawing probabilities; raises BadSimulation."""
    known = set(free)
    for point, often in draws.items():
        if point not in known or not 0 <= often <= 1:
            raise BadSimulation(SimulationCode.BAD_POINT, side=side, value=f"{point}={often}")
    return {point: Fraction(often) for point, often in draws.items()}


def three_hands_of(rules: BankPreset) -> int:
    """Return what `play_shoe` calls `three`, by the rules of a table."""
    if not isinstance(rules, BanquePreset):
        return 0
    return 1 if rules.information.bank_natural else BLIND


def chances_of(draws: Mapping[str, Mapping[str, float]]) -> tuple[Any, ...]:
    """Return the chances by decision point as arrays: of ponte and banker, and of three hands.

    Those of the other game are empty.
    """
    import numpy as np

    if "right" in draws:
        return np.zeros(0), np.zeros((0, 0)), *banque_tables(draws)
    return *chemin_tables(draws), *[np.zeros((0, 0, 0))] * 3


def chemin_tables(draws: Mapping[str, Mapping[str, float]]) -> tuple[Any, Any]:
    """Return the ponte's chances by total, and the banker's by total and event."""
    import numpy as np

    ponte, banker = np.zeros(8), np.zeros((8, 11))
    for point, often in draws["ponte"].items():
        ponte[int(point)] = often
    for point, often in draws["banker"].items():
        total, _, event = point.partition("|")
        banker[int(total), 10 if event == STOOD else int(event)] = often
    return ponte, banker


def banque_tables(draws: Mapping[str, Mapping[str, float]]) -> tuple[Any, Any, Any]:
    """Return the chances of right, left and banker as `full_game.StrategyProfile` orders them."""
    import numpy as np

    from ...equilibrium.banque.full_game import plays_of

    profile = plays_of(**{
        side: {point: Fraction(often) for point, often in draws[side].items()}
        for side in SIDES["banque"]
    })  # fmt: skip
    right, left, banker = (np.array(each, dtype=np.float64) for each in profile)
    return right, left, banker
