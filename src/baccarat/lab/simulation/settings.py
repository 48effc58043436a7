"""The settings of a simulation, checked."""

import secrets
from collections.abc import Collection
from importlib.util import find_spec
from typing import Final, Literal

import msgspec

from ...cards.kinds import check_kind
from ...rules import PuntoPreset, ShoeRules, Wager, punto_preset
from ..pricing.odds import chosen_wagers
from .fault import BadSimulation, SimulationCode

Burn = int | Literal["first"]
Kernel = Literal["lanes", "cards", "reference"]

SEED_BITS: Final = 53
"""Bits of a random seed; every JSON parser reads this many without loss."""
MOST_SEED: Final = 2**63 - 1
MOST_BURNT_BY_VALUE: Final = 11
LEAST_CUT: Final = 7
LEAST_CUT_ONE_MORE: Final = 14
KERNELS: Final[tuple[Kernel, ...]] = ("lanes", "cards", "reference")


class Settings(msgspec.Struct, frozen=True):
    """Everything on which the results depend.

    - `shoe`: packs, stop card and burning; `wagers`: the bets to report.
    - `kernel`: `lanes` for the fast kernel, `cards` for the readable one, or `reference` for plain
      Python. The last two deal the same shoes.
    """

    preset: str
    shoe: ShoeRules
    wagers: tuple[Wager, ...]
    seed: int
    kernel: Kernel


def settings(  # noqa: PLR0913 - all but the first by keyword
    preset: PuntoPreset | str,
    *,
    bets: Collection[str] = (),
    seed: int | None = None,
    cut: int | None = None,
    burn: Burn | Literal["none"] | None = None,
    kernel: str = "auto",
) -> Settings:
    """Check the settings; raises BadSimulation, and what `lab.odds` raises for preset and bets.

    Everything that is not given is as the preset says; the seed is random.
    """
    check_kind("preset", preset, PuntoPreset, str)
    game = punto_preset(preset) if isinstance(preset, str) else preset
    wagers = tuple(chosen_wagers(game, bets).values())
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    if type(chosen) is not int or not 0 <= chosen <= MOST_SEED:
        raise BadSimulation(SimulationCode.BAD_SEED, value=str(seed))
    return Settings(
        preset=game.name,
        shoe=_shoe(game, cut, burn),
        wagers=wagers,
        seed=chosen,
        kernel=_kernel(kernel, wagers),
    )


def _shoe(game: PuntoPreset, cut: int | None, burn: Burn | Literal["none"] | None) -> ShoeRules:
    burnt = game.burn if burn is None else _burn(burn)
    depth = game.stop_depth if cut is None else cut
    least = LEAST_CUT_ONE_MORE if game.one_more else LEAST_CUT
    if type(depth) is not int or depth < least:
        raise BadSimulation(SimulationCode.CUT_TOO_SHALLOW, value=str(depth), least=least)
    most = game.cards - (MOST_BURNT_BY_VALUE if burnt == "first-card" else int(burnt))
    if depth > most:
        raise BadSimulation(SimulationCode.CUT_TOO_DEEP, value=depth, most=most)
    return ShoeRules(packs=game.packs, stop_depth=depth, one_more=game.one_more, burn=burnt)


def _burn(burn: Burn | Literal["none"]) -> int | Literal["first-card"]:
    if burn == "first":
        return "first-card"
    number = 0 if burn == "none" else burn
    if type(number) is not int or not 0 <= number <= 52:
        raise BadSimulation(SimulationCode.BAD_BURN, value=str(burn))
    return number


def _kernel(name: str, wagers: Collection[Wager]) -> Kernel:
    ranked = next((wager.name for wager in wagers if wager.needs_ranks), None)
    if name == "auto":
        if find_spec("numba") is None:
            return "reference"
        return "lanes" if ranked is None else "cards"
    if name not in KERNELS:
        raise BadSimulation(SimulationCode.UNKNOWN_KERNEL, name=name, known=", ".join(KERNELS))
    if name == "lanes" and ranked is not None:
        raise BadSimulation(SimulationCode.VALUES_ONLY, name=ranked)
    return name
