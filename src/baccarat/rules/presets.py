"""The games by name: frozen records whose fields are the house rules. All sums are in units."""

from typing import Final, Literal

import msgspec

from .wagers import Wager, trade_wager

CHIP: Final = 100
"""Units in a chip."""

STOP_DEPTH: Final = 7
ONE_MORE_DEPTH: Final = 14
BAD_PACKS = "punto banco is dealt from 4, 6 or 8 packs"


class BadField(ValueError):
    """A field of a preset that no table could play by; `field` names it."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field


class PuntoPreset(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a table of punto banco can be told. Raises BadField when it makes no sense.

    - `packs`: 4, 6 or 8 (C-2). `seats`: places at the table.
    - `stop_depth`: how many cards lie behind the stop card; `one_more`: the coup after the one in
      which it shows is dealt too (C-5).
    - `burn`: cards laid away face down before the first coup, or `first-card`: one is shown, and
      as many as its worth go after it, ten for zero (C-7).
    - `wagers`: what can be staked (PB-7).
    - `tie_stakes_withdrawable`: whether stakes that a tie left standing may be taken back (PB-8).
    - `minimum`, `maximum`: of each bet (PB-10); `stake_step`: every stake is a multiple of it.
    - `chips`: the denominations on the table, a matter of looks.
    - `calls_points`: whether the croupier calls the points (PB-11).
    """

    name: str
    game: Literal["punto"] = "punto"
    packs: int = 8
    seats: int = 9
    stop_depth: int = STOP_DEPTH
    one_more: bool = False
    burn: int | Literal["first-card"] = 0
    wagers: tuple[Wager, ...]
    tie_stakes_withdrawable: bool = True
    minimum: int = 25 * CHIP
    maximum: int = 10_000 * CHIP
    stake_step: int = 20
    chips: tuple[int, ...] = (500, 2_500, 10_000, 50_000, 100_000, 500_000)
    calls_points: bool = True

    def __post_init__(self) -> None:
        for field, fault in _faults(self):
            raise BadField(field, fault)

    @property
    def cards(self) -> int:
        """How many cards the full shoe holds."""
        return 52 * self.packs

    def wager(self, name: str) -> Wager | None:
        """Look up a bet by its name."""
        return next((wager for wager in self.wagers if wager.name == name), None)


def _faults(preset: PuntoPreset) -> list[tuple[str, str]]:
    depth = ONE_MORE_DEPTH if preset.one_more else STOP_DEPTH
    burn = 0 if preset.burn == "first-card" else preset.burn
    names = [wager.name for wager in preset.wagers]
    checks = [
        (preset.packs not in {4, 6, 8}, "packs", BAD_PACKS),
        (not 1 <= preset.seats <= 14, "seats", "a table has 1 to 14 seats"),
        (
            not depth <= preset.stop_depth <= 104,
            "stop_depth",
            f"the stop card lies {depth} to 104 deep",
        ),
        (not 0 <= burn <= 52, "burn", "0 to 52 cards are burnt"),
        (
            not names or len(set(names)) < len(names),
            "wagers",
            "each bet is named once, and there is one",
        ),
        (preset.stake_step < 1, "stake_step", "a step is at least one unit"),
        (
            not 0 < preset.minimum <= preset.maximum,
            "minimum",
            "it lies above zero and up to the maximum",
        ),
        (
            any(limit % max(preset.stake_step, 1) for limit in (preset.minimum, preset.maximum)),
            "stake_step",
            "minimum and maximum are whole steps",
        ),
    ]
    return [(field, fault) for wrong, field, fault in checks if wrong]


def _trade(*names: str) -> tuple[Wager, ...]:
    return tuple(trade_wager(name) for name in names)


PRESETS: Final[tuple[PuntoPreset, ...]] = (
    PuntoPreset(name="punto-banco", wagers=_trade("player", "banker", "tie")),
    PuntoPreset(name="punto-banco-uk", wagers=_trade("player", "banker", "tie-9")),
    PuntoPreset(name="ez", wagers=_trade("player", "banker-ez", "tie", "dragon-7", "panda-8")),
    PuntoPreset(name="super6", wagers=_trade("player", "banker-super6", "tie")),
)


class UnknownPreset(LookupError):
    """No preset has that name; `name` is what was asked for."""

    def __init__(self, name: str) -> None:
        known = ", ".join(preset.name for preset in PRESETS)
        super().__init__(f"no preset is called {name!r}; there are {known}")
        self.name = name


def preset(name: str) -> PuntoPreset:
    """Look up a preset by name; raises UnknownPreset."""
    for each in PRESETS:
        if each.name == name:
            return each
    raise UnknownPreset(name)
