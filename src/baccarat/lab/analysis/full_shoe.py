"""What a unit on each bet is worth with a full shoe: its mean, and the variance of its result.

At punto banco the bets are priced exactly. Against a player's bank the values are those of the
equilibrium of one hand against the bank, both sides seeing their own cards; with two hands at
banque each is valued as if it were alone.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ...rules.presets.banque import BanquePreset
from ...rules.presets.chemin import CheminPreset
from ...rules.presets.punto import PuntoPreset
from ..composition import Composition
from ..counts import of_packs
from ..equilibrium.chemin.decision_value import coup_chances
from ..equilibrium.chemin.solve import solve
from ..equilibrium.problem import Question, chemin_de_fer, one_side_of_banque
from ..pricing.distribution import distribution, distribution_of_each
from ..pricing.price import price
from ..pricing.whole_packs import is_quick
from .chemin import kernel_here
from .played_bets import BANK, PONTE

REMEMBERED: Final = 64


class BetValue(NamedTuple):
    """The expected result of a unit staked, and the variance of that result."""

    mean: float
    variance: float


@lru_cache(REMEMBERED)
def full_shoe_values(preset: Any) -> Mapping[str, BetValue]:
    """Return the values of a preset's bets, which takes up to a second; empty for an unknown game.

    Bets of a house on every card of a coup are left out, because each takes a second more.
    """
    value = VALUES.get(preset.game)
    return MappingProxyType(value(preset) if value else {})


def _price(preset: PuntoPreset) -> dict[str, BetValue]:
    shoe = Composition.of_packs(preset.packs)
    quick = [each for each in preset.wagers if is_quick(each, shoe)]
    chances = distribution_of_each(quick, partial(distribution, shoe))
    prices = {each.name: price(each, chances[each]) for each in quick}
    return {name: BetValue(-float(each.edge), each.sd**2) for name, each in prices.items()}


def _solve(question: Question) -> dict[str, BetValue]:
    play = solve(question, kernel=kernel_here()).first
    chances = coup_chances(question, play, kernel=kernel_here())
    won = {PONTE: chances.ponte, BANK: chances.banker * (1 - question.tax) ** 2}
    lost = {PONTE: chances.banker, BANK: chances.ponte}
    means = {PONTE: play.value_ponte, BANK: play.value_bank}
    return {
        name: BetValue(float(mean), float(Fraction(won[name] + lost[name]) - mean**2))
        for name, mean in means.items()
    }


def _chemin(preset: CheminPreset) -> dict[str, BetValue]:
    return _solve(chemin_de_fer(preset, sees="both"))


def _banque(preset: BanquePreset) -> dict[str, BetValue]:
    counts = of_packs(preset.packs)
    return _solve(one_side_of_banque(preset, counts, open_bank=preset.always_open))


VALUES: Final[Mapping[str, Callable[[Any], dict[str, BetValue]]]] = MappingProxyType(
    {"punto": _price, "chemin": _chemin, "banque": _banque}
)
"""Keyed by the preset's `game`."""
