"""The house rules of punto banco. All sums are in units."""

from collections.abc import Iterator
from functools import cached_property
from typing import Annotated, ClassVar, Final, Literal

from ..tableau import PUNTO_BANCO, Tableau
from ..wagers.trade import standard_wager
from ..wagers.wager import Rounding, Wager
from .shoe import (
    CHIP,
    MOST_CHIPS,
    BadField,
    Burn,
    Check,
    Denominations,
    ShoeRules,
    Trait,
    form_field,
    whole_chip_fault,
)

ROW: Final = ("player", "tie", "banker")
BAD_PACKS: Final = "punto banco is dealt from 4, 6 or 8 packs"


class PuntoPreset(
    ShoeRules, frozen=True, kw_only=True, cache_hash=True, tag_field="game", tag="punto"
):
    """The house rules of a table of punto banco. Raises BadField if they make no sense.

    - `packs`: 4, 6 or 8 (C-2). `seats`: places at the table. `burn`: by the first card (C-7).
    - `wagers`: the bets on offer (PB-7).
    - `tie_stakes_withdrawable`: whether stakes may be taken back after a tie (PB-8).
    - `minimum`, `maximum`: of each bet (PB-10); `stake_step`: every stake is a multiple of it.
    - `chips`: the denominations on the table, for display only.
    - `calls_points`: whether the croupier announces the points (PB-11).
    - `commission`: taken from each win, or noted and collected when the shoe ends or the player
      leaves; `rounding`: of the commission to units (PB-9).
    - `whole_chips`: commission is rounded to whole chips, and wins are rounded down to them (PB-9).
    - `dealt_by`: the croupier, or the players, who pass the shoe on; `shoe_goes`: after a win of
      Player clockwise, to the winner with the highest stake, or to the right (PB-12, PB-13).
    - `ceremony`: cards are dealt face up, or face down as in the American game (PB-13).
    - `squeeze`: cards are dealt face down, and the highest stake on a hand turns it (PB-23).
    - `dealers`: the croupier's assistants, at a table of 6 or 8 packs (PB-12, PB-22). `shuffle`: by
      the croupier, or by the dealers too; `cut`: the seats in turn, or the croupier's left
      neighbour (C-4).
    """

    game: ClassVar = "punto"
    name: str
    packs: Annotated[Literal[4, 6, 8], form_field("shoe")] = 8
    seats: Annotated[int, form_field("table", 1, 14)] = 9
    burn: Burn = "first-card"
    wagers: Annotated[tuple[Wager, ...], form_field("stakes")]
    tie_stakes_withdrawable: Annotated[bool, form_field("stakes")] = True
    minimum: Annotated[int, form_field("stakes", 1, MOST_CHIPS, sums=True)] = 25 * CHIP
    maximum: Annotated[int, form_field("stakes", 1, MOST_CHIPS, sums=True)] = 10_000 * CHIP
    stake_step: Annotated[int, form_field("stakes", 1, MOST_CHIPS, sums=True)] = 20
    chips: Denominations = (500, 2_500, 10_000, 50_000, 100_000, 500_000)
    calls_points: Annotated[bool, form_field("table")] = True
    commission: Annotated[Literal["at-once", "noted"], form_field("stakes")] = "at-once"
    rounding: Annotated[Rounding, form_field("stakes")] = "up"
    whole_chips: Annotated[bool, form_field("stakes")] = False
    dealt_by: Annotated[Literal["croupier", "players"], form_field("cards")] = "croupier"
    shoe_goes: Annotated[Literal["clockwise", "highest", "right"], form_field("cards")] = (
        "clockwise"
    )
    ceremony: Annotated[Literal["open", "american"], form_field("cards")] = "open"
    squeeze: Annotated[bool, form_field("cards")] = False
    dealers: Annotated[int, form_field("table", 0, 2)] = 0
    shuffle: Annotated[Literal["croupier", "dealers"], form_field("shoe")] = "croupier"
    cut: Annotated[Literal["in-turn", "neighbour"], form_field("shoe")] = "in-turn"

    def __post_init__(self) -> None:
        for wrong, field, fault in self._checks():
            if wrong:
                raise BadField(field, fault)

    @cached_property
    def players_deal(self) -> bool:
        """Whether the shoe passes from player to player (PB-12)."""
        return self.dealt_by == "players"

    @cached_property
    def american(self) -> bool:
        """Whether hands are shown and announced as in the American game (PB-13)."""
        return self.ceremony == "american"

    @cached_property
    def covered(self) -> bool:
        """Whether cards are dealt face down."""
        return self.squeeze or self.american

    @property
    def customary(self) -> Tableau:
        """The tableau to display, which binds both hands (PB-3 to PB-5)."""
        return PUNTO_BANCO

    @property
    def row(self) -> tuple[str, ...]:
        """The main bets in the order of the hands: Player on the left, Tie in the middle."""
        return tuple(name for name in ROW if self.wager(name))

    @property
    def traits(self) -> tuple[Trait, ...]:
        """Whether cards are squeezed, players deal, and there are side bets."""
        traits: dict[Trait, bool] = {
            "squeeze": self.squeeze,
            "players-deal": self.players_deal,
            "side-bets": len(self.wagers) > len(self.row),
        }
        return tuple(trait for trait, there in traits.items() if there)

    @property
    def least_stake(self) -> int:
        """The lowest possible stake, in units (PB-10)."""
        return self.minimum

    @property
    def most_stake(self) -> int:
        """The maximum of one bet, in units (PB-10)."""
        return self.maximum

    def cut_order(self, shoe: int) -> tuple[int, ...]:
        """List the seats in the order in which they may cut a shoe, counted from 1 (C-4).

        They take turns, or the order starts at the croupier's left neighbour. Raises ValueError
        below 1.
        """
        if shoe < 1:
            raise ValueError(f"shoes are counted from 1, so there is none at {shoe}")
        if self.cut == "neighbour":
            return tuple(range(self.seats, 0, -1))
        first = (shoe - 1) % self.seats
        return (*range(first + 1, self.seats + 1), *range(1, first + 1))

    def wager(self, name: str) -> Wager | None:
        """Look up a bet by name."""
        return next((wager for wager in self.wagers if wager.name == name), None)

    def _checks(self) -> Iterator[Check]:
        yield self.packs not in {4, 6, 8}, "packs", BAD_PACKS
        few = self.packs == 4 and self.dealers > 0
        yield few, "packs", "a table with dealers is dealt from 6 or 8 packs"
        yield from self.shoe_faults()
        names = [wager.name for wager in self.wagers]
        alike = not names or len(set(names)) < len(names)
        yield alike, "wagers", "each bet is named once, and there is one"
        yield self.minimum > self.maximum, "minimum", "it is not above the maximum"
        uneven = any(limit % max(self.stake_step, 1) for limit in (self.minimum, self.maximum))
        yield uneven, "stake_step", "minimum and maximum are whole steps"
        yield whole_chip_fault(whole=self.whole_chips, step=self.stake_step)
        twice = self.squeeze and self.american
        yield twice, "squeeze", "the American ceremony has its own order of turning cards"
        alone = self.shuffle == "dealers" and not self.dealers
        yield alone, "shuffle", "there are no dealers to mix the cards"


def _trade(*names: str) -> tuple[Wager, ...]:
    return tuple(standard_wager(name) for name in names)


PUNTO_PRESETS: Final[tuple[PuntoPreset, ...]] = (
    PuntoPreset(name="punto-banco", wagers=_trade("player", "banker", "tie")),
    PuntoPreset(name="punto-banco-uk", wagers=_trade("player", "banker", "tie-9")),
    PuntoPreset(name="ez", wagers=_trade("player", "banker-ez", "tie", "dragon-7", "panda-8")),
    PuntoPreset(name="super6", wagers=_trade("player", "banker-super6", "tie")),
    PuntoPreset(
        name="midi",
        wagers=_trade("player", "banker", "tie"),
        minimum=10 * CHIP,
        maximum=5_000 * CHIP,
    ),
    PuntoPreset(
        name="mini",
        wagers=_trade("player", "banker", "tie"),
        seats=7,
        minimum=5 * CHIP,
        maximum=1_000 * CHIP,
    ),
    PuntoPreset(
        name="grande",
        wagers=_trade("player", "banker", "tie"),
        seats=14,
        dealt_by="players",
        dealers=2,
        shuffle="dealers",
    ),
    PuntoPreset(
        name="american",
        wagers=_trade("player", "banker", "tie"),
        dealt_by="players",
        shoe_goes="right",
        ceremony="american",
        burn=0,
        cut="neighbour",
    ),
    PuntoPreset(
        name="online",
        wagers=_trade("player", "banker", "tie"),
        burn=0,
        tie_stakes_withdrawable=False,
    ),
)
