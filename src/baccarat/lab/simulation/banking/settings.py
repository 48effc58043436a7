"""The settings of a simulation of a table with a player's bank, checked."""

from collections.abc import Mapping
from importlib.util import find_spec
from math import inf
from typing import Any, Final, Literal, cast, get_args

import msgspec
from msgspec.structs import replace

from ....rules.presets.banque import COUP as BANQUE_COUP, MOST_PER_SIDE, BanquePreset
from ....rules.presets.chemin import MOST_SEATS, CheminPreset
from ....rules.presets.shoe import MOST_BYSTANDERS, BadField, ShoeRules
from ....tables.common.chips import Seat
from ..fault import BadSimulation, SimulationCode
from ..pace import most_burnt
from ..settings import check_depth, read_burn, with_rules
from .hand_play import BankPreset, HandPlay, hand_play
from .strategy import BankStrategy, check_bank_strategy, read_bank_strategy

BankKernel = Literal["hands", "traced", "table"]
BANK_KERNELS: Final[tuple[BankKernel, ...]] = get_args(BankKernel)
SEATS: Final = 5
"""The players at a table, if their number is not given."""
PURSE: Final = 10**6
"""The purse of a player without a limit, in minimum bancos."""
MOST_TRACED: Final = 2**43
"""The most units at a table that the kernel `traced` takes: it multiplies them by tax rates."""
CHEMIN_COUP: Final = 7
"""The least stop depth of chemin de fer."""
MOST_DEPTH: Final = 104
_FIXED: Final = frozenset({"name", "chips", "seats", "per_side", "bystanders"})
"""Fields of a preset that no analysis changes; the players are counted by `seats`."""
_OF_HANDS: Final = frozenset({
    "packs", "stop_depth", "one_more", "burn", "drawing", "banker_looks", "first_look", "tax",
})  # fmt: skip
"""The rules that the kernel `hands` follows."""


class BankSettings(msgspec.Struct, frozen=True):
    """Everything on which the results depend.

    - `rules`: of the house, with a chair for every player.
    - `kernel`: `hands` plays every coup for equal stakes and nothing else; `table` plays the whole
      table by the rules that the rooms use; `traced` compiles these while it plays the same shoes.
    - `strategies`: of the chairs in their order, then of the bystanders.
    - `plays`: the distinct ways of playing hands; `play_of`: which of them each player uses.
    - `purse`: what each player starts a shoe with, in units.
    """

    rules: BankPreset
    seed: int
    kernel: BankKernel
    strategies: tuple[BankStrategy, ...]
    plays: tuple[HandPlay, ...]
    play_of: tuple[int, ...]
    purse: int

    @property
    def preset(self) -> str:
        """The name of the preset."""
        return self.rules.name

    @property
    def shoe(self) -> ShoeRules:
        """The rules of the shoe alone."""
        rules = self.rules
        return ShoeRules(
            packs=rules.packs, stop_depth=rules.stop_depth, one_more=rules.one_more, burn=rules.burn
        )

    @property
    def described(self) -> Mapping[str, Any]:
        """The shoe and the players, as a file of results names them."""
        rules = self.rules
        shoe = {"packs": rules.packs, "cut": rules.stop_depth, "burn": rules.burn}
        return {**shoe, "strategies": self.strategies}

    @property
    def places(self) -> tuple[Seat, ...]:
        """The seats of the players: the first chairs, and the bystanders' places."""
        chairs, stands = self.rules.seats, self.rules.bystanders
        seated = len(self.strategies) - stands
        return (*range(1, seated + 1), *range(chairs + 1, chairs + stands + 1))

    @property
    def by_seat(self) -> Mapping[Seat, BankStrategy]:
        return dict(zip(self.places, self.strategies, strict=True))

    @property
    def exact(self) -> Mapping[str, float]:
        """The exact values of a coup from a full shoe; empty if players play hands differently."""
        return self.plays[0].exact if len(self.plays) == 1 else {}


def bank_settings(  # noqa: PLR0913 - all but two by keyword
    preset: BankPreset,
    seed: int,
    *,
    cut: int | None = None,
    burn: object = None,
    kernel: str = "auto",
    strategy: object = None,
    players: Mapping[int, BankStrategy | str] | None = None,
    seats: int | None = None,
    bystanders: int | None = None,
    rules: Mapping[str, Any] | None = None,
    bankroll: float | None = None,
) -> BankSettings:
    """Check the settings; raises BadSimulation, and Unsolved if the solver gives up.

    `strategy` is that of every seat except those in `players`, where bystanders follow the `seats`;
    `rules` are fields of the preset.
    """
    changed = with_rules(preset, rules or {}, _FIXED)
    changed = _with_shoe(changed, cut, burn)
    stands = _bystander_count(bystanders)
    chairs = _seat_count(changed, seats)
    number = chairs + stands
    general = _strategy(strategy, changed.game)
    own = {
        _check_seat(seat, number): _strategy(each, changed.game)
        for seat, each in (players or {}).items()
    }
    every = tuple(own.get(seat, general) for seat in range(1, number + 1))
    hands_only = _whole_table_for(
        general,
        player=bool(own),
        seats=seats is not None,
        bystanders=bystanders is not None,
        bankroll=bankroll is not None,
        rule=not {*(rules or ())} <= _OF_HANDS,
    )
    purse = _purse(changed, bankroll)
    chosen = _kernel(kernel, hands_only, _untraceable(every, purse))
    if chosen == "hands":
        every, stands = (general,), 0
    return _complete(_with_chairs(changed, chairs, stands), seed, chosen, every, purse)


def _complete(
    rules: BankPreset,
    seed: int,
    kernel: BankKernel,
    strategies: tuple[BankStrategy, ...],
    purse: int,
) -> BankSettings:
    hands = [each.hands_alone for each in strategies]
    distinct = [each for at, each in enumerate(hands) if each not in hands[:at]]
    plays = tuple(hand_play(rules, each, whole=kernel != "hands") for each in distinct)
    play_of = tuple(distinct.index(each) for each in hands)
    return BankSettings(rules, seed, kernel, strategies, plays, play_of, purse)


def _strategy(given: object, game: str) -> BankStrategy:
    if given is None:
        return BankStrategy()
    if isinstance(given, str):
        return read_bank_strategy(given, game)
    if not isinstance(given, BankStrategy):
        name = getattr(given, "name", str(given))
        raise BadSimulation(SimulationCode.OTHER_STRATEGY, name=str(name), game=game)
    check_bank_strategy(given, game)
    return given


def _whole_table_for(general: BankStrategy, **given: bool) -> str:
    """Return a setting that needs the whole table, or an empty text."""
    needs = {"strategy": not general.is_hands_only, **given}
    return next((name for name, needed in needs.items() if needed), "")


def _untraceable(strategies: tuple[BankStrategy, ...], purse: int) -> str:
    """Return a setting that only the kernel `table` can play, or an empty text."""
    if any(each.function for each in strategies):
        return "strategy"
    return "bankroll" if purse * len(strategies) > MOST_TRACED else ""


def _kernel(name: str, needs_whole: str, needs_table: str) -> BankKernel:
    if name not in {"auto", *BANK_KERNELS}:
        known = ", ".join(BANK_KERNELS)
        raise BadSimulation(SimulationCode.UNKNOWN_KERNEL, name=name, known=known)
    has_numba = find_spec("numba") is not None
    needs = {"hands": needs_whole, "traced": needs_table, "table": ""}
    if name == "auto":
        free = [each for each in BANK_KERNELS if not needs[each]]
        return free[0] if has_numba else "table"
    if name != "table" and not has_numba:
        raise BadSimulation(SimulationCode.NEEDS_NUMBA)
    if needs[name]:
        raise BadSimulation(SimulationCode.ONLY_TABLE, name=needs[name], kernel=name)
    return cast("BankKernel", name)


def _with_shoe(preset: BankPreset, cut: int | None, burn: object) -> BankPreset:
    if burn is not None:
        preset = replace(preset, burn=read_burn(burn))
    if cut is None:
        return preset
    coup = BANQUE_COUP if isinstance(preset, BanquePreset) else CHEMIN_COUP
    least = 2 * coup if preset.one_more else coup
    check_depth(cut, least, min(MOST_DEPTH, preset.cards - most_burnt(preset.burn)))
    try:
        return replace(preset, stop_depth=cut)
    except BadField:  # a shoe without a stop card is dealt to its last whole coup
        raise BadSimulation(
            SimulationCode.RULE_CONFLICT, name="stop_depth", value=str(cut)
        ) from None


def _seat_count(preset: BankPreset, seats: int | None) -> int:
    most = MOST_SEATS if isinstance(preset, CheminPreset) else 2 * MOST_PER_SIDE + 1
    least = preset.players_needed
    number = max(SEATS, least) if seats is None else seats
    if type(number) is not int or not least <= number <= most:
        raise BadSimulation(SimulationCode.BAD_SEATS, value=str(seats), least=least, most=most)
    return number


def _bystander_count(bystanders: int | None) -> int:
    number = 0 if bystanders is None else bystanders
    if type(number) is not int or not 0 <= number <= MOST_BYSTANDERS:
        raise BadSimulation(
            SimulationCode.BAD_BYSTANDERS, value=str(bystanders), most=MOST_BYSTANDERS
        )
    return number


def _check_seat(seat: int, number: int) -> int:
    if type(seat) is not int or not 1 <= seat <= number:
        raise BadSimulation(SimulationCode.NO_SEAT, value=str(seat), most=number)
    return seat


def _with_chairs(preset: BankPreset, number: int, stands: int) -> BankPreset:
    if isinstance(preset, CheminPreset):
        return preset.with_places(number, stands)
    try:
        return replace(preset, per_side=number // 2, bystanders=stands)
    except BadField as bad:
        value = getattr(preset, bad.field)
        raise BadSimulation(
            SimulationCode.RULE_CONFLICT, name=bad.field, value=str(value)
        ) from None


def _purse(preset: BankPreset, bankroll: float | None) -> int:
    if bankroll is not None and not bankroll >= 1:
        raise BadSimulation(SimulationCode.BAD_BANKROLL, value=str(bankroll))
    bancos = PURSE if bankroll is None or bankroll == inf else min(bankroll, PURSE)
    return int(bancos * preset.minimum)
