"""Define the house rules of punto banco. All sums are in units."""

from collections.abc import Iterator
from functools import cached_property
from typing import Annotated, ClassVar, Final, Literal

from ..tableau import PUNTO_BANCO, Tableau
from ..wagers import Rounding, Wager, trade_wager
from .shoe import CHIP, MOST_CHIPS, BadField, Check, Denominations, ShoeRules, Trait, asked

ROW: Final = ("player", "tie", "banker")
BAD_PACKS: Final = "punto banco is dealt from 4, 6 or 8 packs"


class PuntoPreset(
    ShoeRules, frozen=True, kw_only=True, cache_hash=True, tag_field="game", tag="punto"
):
    """Everything that a table of punto banco can be told. Raises BadField when it makes no sense.

    - `packs`: 4, 6 or 8 (C-2). `seats`: places at the table.
    - `wagers`: what can be staked (PB-7).
    - `tie_stakes_withdrawable`: whether stakes that a tie left standing may be taken back (PB-8).
    - `minimum`, `maximum`: of each bet (PB-10); `stake_step`: every stake is a multiple of it.
    - `chips`: the denominations on the table, a matter of looks.
    - `calls_points`: whether the croupier calls the points (PB-11).
    - `commission`: taken from a win at once, or noted and collected when the shoe ends or the
      player leaves; `rounding`: of what it comes to in units (PB-9).
    - `dealt_by`: the croupier, or the players, to whom the shoe goes from one to the next;
      `shoe_goes`: after a win of Player clockwise, to the highest of those who won, or to the
      right (PB-12, PB-13).
    - `ceremony`: cards come face up, or lie down as in the American game (PB-13).
    - `squeeze`: cards come face down, and who staked most on a hand turns it (PB-23).
    - `dealers`: who help the croupier, at a table of 6 or 8 packs (PB-12, PB-22). `shuffle`: who
      mixes, the croupier, or the dealers too; `cut`: the seats in turn, or the croupier's left
      neighbour (C-4).
    - `edition`: of these rules. Tables from before the second had dealers with 4 packs too, and of
      equal stakes let the highest seat turn a hand where the croupier deals.
    """

    game: ClassVar = "punto"
    name: str
    packs: Annotated[Literal[4, 6, 8], asked("shoe")] = 8
    seats: Annotated[int, asked("table", 1, 14)] = 9
    wagers: Annotated[tuple[Wager, ...], asked("stakes")]
    tie_stakes_withdrawable: Annotated[bool, asked("stakes")] = True
    minimum: Annotated[int, asked("stakes", 1, MOST_CHIPS, sums=True)] = 25 * CHIP
    maximum: Annotated[int, asked("stakes", 1, MOST_CHIPS, sums=True)] = 10_000 * CHIP
    stake_step: Annotated[int, asked("stakes", 1, MOST_CHIPS, sums=True)] = 20
    chips: Denominations = (500, 2_500, 10_000, 50_000, 100_000, 500_000)
    calls_points: Annotated[bool, asked("table")] = True
    commission: Annotated[Literal["at-once", "noted"], asked("stakes")] = "at-once"
    rounding: Annotated[Rounding, asked("stakes")] = "up"
    dealt_by: Annotated[Literal["croupier", "players"], asked("cards")] = "croupier"
    shoe_goes: Annotated[Literal["clockwise", "highest", "right"], asked("cards")] = "clockwise"
    ceremony: Annotated[Literal["open", "american"], asked("cards")] = "open"
    squeeze: Annotated[bool, asked("cards")] = False
    dealers: Annotated[int, asked("table", 0, 2)] = 0
    shuffle: Annotated[Literal["croupier", "dealers"], asked("shoe")] = "croupier"
    cut: Annotated[Literal["in-turn", "neighbour"], asked("shoe")] = "in-turn"
    edition: Literal[1, 2] = 2

    def __post_init__(self) -> None:
        for wrong, field, fault in self._checks():
            if wrong:
                raise BadField(field, fault)

    @cached_property
    def players_deal(self) -> bool:
        """Whether the shoe goes from player to player (PB-12)."""
        return self.dealt_by == "players"

    @cached_property
    def american(self) -> bool:
        """Whether hands are shown and spoken of as in the American game (PB-13)."""
        return self.ceremony == "american"

    @cached_property
    def lowest_turns(self) -> bool:
        """Whether the lowest seat of those with equal stakes turns a hand (PB-23)."""
        return not self.players_deal and self.edition > 1

    @cached_property
    def covered(self) -> bool:
        """Whether cards come face down."""
        return self.squeeze or self.american

    @property
    def customary(self) -> Tableau:
        """The tableau to show, which binds both hands (PB-3 to PB-5)."""
        return PUNTO_BANCO

    @property
    def row(self) -> tuple[str, ...]:
        """The main bets as the hands lie: Player left of Banker, and Tie between them."""
        return tuple(name for name in ROW if self.wager(name))

    @property
    def traits(self) -> tuple[Trait, ...]:
        """Whether cards are squeezed, players deal, and there are side bets."""
        known: dict[Trait, bool] = {
            "squeeze": self.squeeze,
            "players-deal": self.players_deal,
            "side-bets": len(self.wagers) > len(self.row),
        }
        return tuple(trait for trait, there in known.items() if there)

    @property
    def least_stake(self) -> int:
        """The least that one can play with, in units (PB-10)."""
        return self.minimum

    @property
    def most_stake(self) -> int:
        """The most on one bet, in units (PB-10)."""
        return self.maximum

    def cut_order(self, shoe: int) -> tuple[int, ...]:
        """List the seats by who may cut a shoe, counted from 1 (C-4).

        Each in its turn, or from the croupier's left neighbour on. Raises ValueError below 1.
        """
        if shoe < 1:
            raise ValueError(f"shoes are counted from 1, so there is none at {shoe}")
        if self.cut == "neighbour":
            return tuple(range(self.seats, 0, -1))
        first = (shoe - 1) % self.seats
        return (*range(first + 1, self.seats + 1), *range(1, first + 1))

    def wager(self, name: str) -> Wager | None:
        """Look up a bet by its name."""
        return next((wager for wager in self.wagers if wager.name == name), None)

    def _checks(self) -> Iterator[Check]:
        yield self.packs not in {4, 6, 8}, "packs", BAD_PACKS
        few = self.packs == 4 and self.dealers > 0 and self.edition > 1
        yield few, "packs", "a table with dealers is dealt from 6 or 8 packs"
        yield from self.shoe_faults()
        names = [wager.name for wager in self.wagers]
        alike = not names or len(set(names)) < len(names)
        yield alike, "wagers", "each bet is named once, and there is one"
        yield self.minimum > self.maximum, "minimum", "it is not above the maximum"
        uneven = any(limit % max(self.stake_step, 1) for limit in (self.minimum, self.maximum))
        yield uneven, "stake_step", "minimum and maximum are whole steps"
        twice = self.squeeze and self.american
        yield twice, "squeeze", "the American ceremony has its own order of turning cards"
        alone = self.shuffle == "dealers" and not self.dealers
        yield alone, "shuffle", "there are no dealers to mix the cards"


def _trade(*names: str) -> tuple[Wager, ...]:
    return tuple(trade_wager(name) for name in names)


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
        cut="neighbour",
    ),
    PuntoPreset(
        name="online",
        wagers=_trade("player", "banker", "tie"),
        tie_stakes_withdrawable=False,
    ),
)
