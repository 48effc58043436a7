"""The settings of a simulation, checked."""

import secrets
from collections.abc import Collection, Mapping
from importlib.util import find_spec
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from ...cards.kinds import check_kind
from ...rules.presets.changed import UnknownField, describe_fault, with_fields
from ...rules.presets.named import punto_preset
from ...rules.presets.punto import PuntoPreset
from ...rules.presets.shoe import ONE_MORE_DEPTH, STOP_DEPTH, BadField, ShoeRules
from ...rules.wagers.wager import Wager
from ..pricing.named import Bet
from ..pricing.odds import chosen_wagers
from .fault import BadSimulation, SimulationCode
from .pace import most_burnt
from .session import Session, session
from .strategy import Strategy, read_strategy

P = TypeVar("P", bound=ShoeRules)
Burn = int | Literal["first"]
Kernel = Literal["lanes", "cards", "reference"]

SEED_BITS: Final = 53
"""Bits of a random seed; every JSON parser reads this many without loss."""
MOST_SEED: Final = 2**63 - 1
KERNELS: Final[tuple[Kernel, ...]] = ("lanes", "cards", "reference")


class Settings(msgspec.Struct, frozen=True):
    """Everything on which the results depend.

    - `shoe`: packs, stop card and burning; `wagers`: the bets to report.
    - `kernel`: `lanes` for the fast kernel, `cards` for the readable one, or `reference` for plain
      Python. The last two deal the same shoes.
    - `strategy` plays on the `wagers`, in that order, in sessions; None only counts coups.
    - `free`: the first coups of each shoe, which are dealt without stakes and not counted (MO-1).
    - `limits`: the least and the most stake on each of the wagers, in units of the table's minimum.
    """

    preset: str
    shoe: ShoeRules
    wagers: tuple[Wager, ...]
    seed: int
    kernel: Kernel
    strategy: Strategy | None = None
    session: Session | None = None
    free: int = 0
    limits: tuple[tuple[float, float], ...] = ()

    @property
    def described(self) -> Mapping[str, Any]:
        """The shoe and the player, as a file of results names them."""
        shoe = {"packs": self.shoe.packs, "cut": self.shoe.stop_depth, "burn": self.shoe.burn}
        return {**shoe, "strategy": self.strategy, "session": self.session}


def settings(  # noqa: PLR0913 - all but the first by keyword
    preset: PuntoPreset | str,
    *,
    bets: Bet | Collection[Bet] = (),
    seed: int | None = None,
    cut: int | None = None,
    burn: Burn | Literal["none"] | None = None,
    kernel: str = "auto",
    strategy: Strategy | str | None = None,
    session_coups: int | None = None,
    bankroll: float | None = None,
    at: Collection[int] = (),
) -> Settings:
    """Check the settings; raises BadSimulation, and what `lab.odds` raises for preset and bets.

    Everything that is not given is as the preset says; the seed is random.
    """
    check_kind("preset", preset, PuntoPreset, str)
    game = punto_preset(preset) if isinstance(preset, str) else preset
    asked = chosen_wagers(game, bets).items()
    # two bets may have the name of one spot, such as those on Banker
    wagers = tuple(replace(wager, name=name) for name, wager in asked)
    chosen = check_seed(seed)
    played = read_strategy(strategy) if isinstance(strategy, str) else strategy
    plays = played is not None
    if played is not None and played.exact_odds:
        _check_values_only(wagers)
    return Settings(
        preset=game.name,
        shoe=_shoe(game, cut, burn),
        wagers=wagers,
        seed=chosen,
        kernel=_kernel(kernel, wagers, played=plays),
        strategy=played,
        session=session(
            game.maximum / game.minimum, coups=session_coups, bankroll=bankroll, at=tuple(at)
        )
        if plays
        else None,
        free=game.free_hands,
        limits=tuple(_limits(game, wager) for wager in wagers) if plays else (),
    )


def _limits(game: PuntoPreset, wager: Wager) -> tuple[float, float]:
    """Return the least and the most stake on a bet, of a player alone at the table."""
    most = game.most_on(wager) or game.maximum
    if game.differential and wager.name in {"player", "banker"}:
        most = min(most, game.differential)
    return game.least_on(wager) / game.minimum, most / game.minimum


def with_rules(preset: P, rules: Mapping[str, Any], fixed: Collection[str] = ()) -> P:
    """Change fields of a preset, except the `fixed` ones. Raises BadSimulation."""
    try:
        return with_fields(preset, rules, fixed)
    except (UnknownField, BadField) as fault:
        code, facts = describe_fault(preset, rules, fault)
        raise BadSimulation(SimulationCode(code), **facts) from None


def check_seed(seed: int | None) -> int:
    """Return the seed, or a random one for None; raises BadSimulation."""
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    if type(chosen) is not int or not 0 <= chosen <= MOST_SEED:
        raise BadSimulation(SimulationCode.BAD_SEED, value=str(seed))
    return chosen


def _shoe(game: PuntoPreset, cut: int | None, burn: Burn | Literal["none"] | None) -> ShoeRules:
    burnt = game.burn if burn is None else read_burn(burn)
    depth = game.stop_depth if cut is None else cut
    least = ONE_MORE_DEPTH if game.one_more else STOP_DEPTH
    check_depth(depth, least, game.cards - most_burnt(burnt))
    return ShoeRules(packs=game.packs, stop_depth=depth, one_more=game.one_more, burn=burnt)


def check_depth(depth: object, least: int, most: int) -> None:
    """Raise BadSimulation for an impossible number of cards behind the stop card."""
    if type(depth) is not int or depth < least:
        raise BadSimulation(SimulationCode.CUT_TOO_SHALLOW, value=str(depth), least=least)
    if depth > most:
        raise BadSimulation(SimulationCode.CUT_TOO_DEEP, value=depth, most=most)


def read_burn(burn: object) -> int | Literal["first-card"]:
    """Read which cards are burnt: a number, `none`, or `first`; raises BadSimulation."""
    if burn in ("first", "first-card"):
        return "first-card"
    number = 0 if burn == "none" else burn
    if type(number) is not int or not 0 <= number <= 52:
        raise BadSimulation(SimulationCode.BAD_BURN, value=str(burn))
    return number


def _kernel(name: str, wagers: Collection[Wager], *, played: bool) -> Kernel:
    has_numba = find_spec("numba") is not None
    whole = next((wager.name for wager in wagers if wager.needs_all), None)
    if whole is not None and (played or name not in {"auto", "reference"}):
        raise BadSimulation(SimulationCode.WHOLE_COUP, name=whole)
    if whole is not None:
        return "reference"
    if not has_numba and (played or name not in {"auto", "reference"}):
        raise BadSimulation(SimulationCode.NEEDS_NUMBA)
    if name == "auto" and not has_numba:
        return "reference"
    if name == "auto":
        return "cards" if played or any(wager.needs_cards for wager in wagers) else "lanes"
    kernel = next((each for each in KERNELS if each == name), None)
    if kernel is None:
        raise BadSimulation(SimulationCode.UNKNOWN_KERNEL, name=name, known=", ".join(KERNELS))
    if played and kernel != "cards":
        raise BadSimulation(SimulationCode.ONLY_CARDS, name=name)
    if kernel == "lanes":
        _check_values_only(wagers)
    return kernel


def _check_values_only(wagers: Collection[Wager]) -> None:
    on_cards = next((wager.name for wager in wagers if wager.needs_cards), None)
    if on_cards is not None:
        raise BadSimulation(SimulationCode.VALUES_ONLY, name=on_cards)
