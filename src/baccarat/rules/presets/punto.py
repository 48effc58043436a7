"""The house rules of punto banco. All sums are in units."""

from collections.abc import Iterator
from functools import cached_property
from typing import Annotated, ClassVar, Final, Literal

from ..tableau import PUNTO_BANCO, Tableau
from ..wagers.trade import standard_wager
from ..wagers.wager import Rounding, Wager, WinRounding
from .shoe import (
    CHIP,
    MOST_BYSTANDERS,
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
LEAST_PACKS: Final = 3
MOST_PACKS: Final = 12
LARGE: Final = 6
"""The least packs of a table with dealers."""
ALL: Final = 100
"""The whole of the table's maximum, in hundredths."""


class PuntoPreset(
    ShoeRules, frozen=True, kw_only=True, cache_hash=True, tag_field="game", tag="punto"
):
    """The house rules of a table of punto banco. Raises BadField if they make no sense.

    - `packs`: 3 to 12 (C-2, MO-1, NSW-1). `seats`: places at the table. `burn`: by the first card
      (C-7). `bystanders`: standing places, for stakes alone (AD-P9, LU-6).
    - `wagers`: the bets on offer (PB-7).
    - `tie_stakes_withdrawable`: whether stakes may be taken back after a tie (PB-8).
    - `minimum`, `maximum`: of each bet (PB-10); `stake_step`: every stake is a multiple of it.
    - `chips`: the denominations on the table, for display only.
    - `calls_points`: whether the croupier announces the points (PB-11).
    - `calls_draws`: whether the croupier announces that a hand stands or gets a card (AD-P23).
    - `commission`: taken from each win, or noted and collected when the shoe ends or the player
      leaves; `rounding`: of the commission to units (PB-9).
    - `whole_chips`: commission is rounded to whole chips, and wins are rounded down to them (PB-9).
    - `dealt_by`: the croupier, or the players, who pass the shoe on; `shoe_goes`: after a win of
      Player clockwise, to the winner with the highest stake, or to the right (PB-12, PB-13).
    - `ceremony`: cards are dealt face up, or face down as in the American game (PB-13), or as
      European laws have it (AD-P21, LU-14).
    - `squeeze`: cards are dealt face down, and the highest stake on a hand turns it (PB-23).
    - `dealers`: the croupier's assistants, at a table of 6 packs or more (PB-12, PB-22). `shuffle`:
      by the croupier, or by the dealers too; `cut`: the seats in turn, or the croupier's left
      neighbour (C-4).
    - `tie_share`, `side_share`: the maximum of a bet on a tie, and of a side bet, in hundredths of
      the table's (AD-P16). `tie_minimum`, `side_minimum`: their own minimum, 0 for the table's
      (PA-1).
    - `maximum_factor`: the maximum is this many times the minimum, 0 for any (AD-P17, LU-22).
    - `both_sides`: one player may stake on Player and Banker in the same coup. `differential`: the
      most by which the stakes of all on one of the two may exceed the other's, 0 for no limit
      (NSW-1).
    - `win_rounding`: of what a bet wins, to units or whole chips (NSW-1).
    - `free_hands`: the coups at the start of a shoe that are dealt without stakes (MO-1).
    - `call_order`: at the end of a coup Player's point is called first, or Banker's (LU-15).
    - `last_hands`: the coups that are announced before the table closes, 0 for none (AD-P25).
      `limits_change`: other limits wait for the next shoe, or end this one after three announced
      coups (AD-P18).
    - `must_deal_once`: a player who takes the shoe deals a coup before the croupier may (LU-9).
    """

    game: ClassVar = "punto"
    name: str
    packs: Annotated[int, form_field("shoe", LEAST_PACKS, MOST_PACKS)] = 8
    seats: Annotated[int, form_field("table", 1, 16)] = 9
    bystanders: Annotated[int, form_field("table", 0, MOST_BYSTANDERS)] = 0
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
    ceremony: Annotated[Literal["open", "american", "official"], form_field("cards")] = "open"
    squeeze: Annotated[bool, form_field("cards")] = False
    dealers: Annotated[int, form_field("table", 0, 2)] = 0
    shuffle: Annotated[Literal["croupier", "dealers"], form_field("shoe")] = "croupier"
    cut: Annotated[Literal["in-turn", "neighbour"], form_field("shoe")] = "in-turn"
    tie_share: Annotated[int, form_field("stakes", 1, ALL)] = ALL
    tie_minimum: Annotated[int, form_field("stakes", 0, MOST_CHIPS, sums=True)] = 0
    side_share: Annotated[int, form_field("stakes", 1, ALL)] = ALL
    side_minimum: Annotated[int, form_field("stakes", 0, MOST_CHIPS, sums=True)] = 0
    maximum_factor: Annotated[int, form_field("stakes", 0, 1_000)] = 0
    both_sides: Annotated[bool, form_field("stakes")] = True
    differential: Annotated[int, form_field("stakes", 0, MOST_CHIPS, sums=True)] = 0
    win_rounding: Annotated[WinRounding, form_field("stakes")] = "down"
    free_hands: Annotated[int, form_field("shoe", 0, 3)] = 0
    call_order: Annotated[Literal["player-first", "banker-first"], form_field("table")] = (
        "player-first"
    )
    must_deal_once: Annotated[bool, form_field("cards")] = False
    calls_draws: Annotated[bool, form_field("table")] = False
    last_hands: Annotated[int, form_field("table", 0, 9)] = 0
    limits_change: Annotated[Literal["next-shoe", "after-three"], form_field("stakes")] = (
        "next-shoe"
    )

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
    def official(self) -> bool:
        """Whether two players show the hands, and both stay open (AD-P20, AD-P21, LU-13, LU-14)."""
        return self.ceremony == "official"

    @cached_property
    def covered(self) -> bool:
        """Whether cards are dealt face down."""
        return self.squeeze or self.ceremony != "open"

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

    @cached_property
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

    def least_on(self, wager: Wager) -> int:
        """Return the minimum of a bet, in units (PB-10, PA-1)."""
        return self._own_limits(wager)[0] or self.minimum

    def most_on(self, wager: Wager) -> int | None:
        """Return the maximum of a bet that has a share of the table's, in units (AD-P16).

        It is rounded down to a step; None for a bet with the table's maximum.
        """
        share = self._own_limits(wager)[1]
        return None if share == ALL else self._whole_steps(self.maximum * share // ALL)

    def _own_limits(self, wager: Wager) -> tuple[int, int]:
        if wager.name == "tie":
            return self.tie_minimum, self.tie_share
        return (0, ALL) if wager.name in ROW else (self.side_minimum, self.side_share)

    def _whole_steps(self, units: int) -> int:
        return units - units % self.stake_step

    def wager(self, name: str) -> Wager | None:
        """Look up a bet by name."""
        return next((wager for wager in self.wagers if wager.name == name), None)

    def _checks(self) -> Iterator[Check]:
        few = self.packs < LARGE and self.dealers > 0
        yield few, "dealers", f"a table with dealers is dealt from {LARGE} packs or more"
        yield from self.shoe_faults()
        names = [wager.name for wager in self.wagers]
        alike = not names or len(set(names)) < len(names)
        yield alike, "wagers", "each bet is named once, and there is one"
        yield self.minimum > self.maximum, "minimum", "it is not above the maximum"
        own = (self.tie_minimum, self.side_minimum, self.differential)
        limits = (self.minimum, self.maximum, *own)
        uneven = any(limit % max(self.stake_step, 1) for limit in limits)
        yield uneven, "stake_step", "minimum and maximum are whole steps"
        yield from self._limit_checks()
        yield whole_chip_fault(whole=self.whole_chips, step=self.stake_step)
        twice = self.squeeze and self.american
        yield twice, "squeeze", "the American ceremony has its own order of turning cards"
        bent = self.official and self.squeeze
        yield bent, "ceremony", "the official one leaves no cards to squeeze"
        small = self.official and not self.players_deal
        yield (
            small,
            "ceremony",
            "where the croupier deals, no player shows cards",
        )
        alone = self.shuffle == "dealers" and not self.dealers
        yield alone, "shuffle", "there are no dealers to mix the cards"
        bound = self.free_hands > 0 and not self.tie_stakes_withdrawable
        yield bound, "free_hands", "a hand without stakes cannot follow a tie whose stakes stand"
        nobody = self.must_deal_once and not self.players_deal
        yield nobody, "must_deal_once", "the croupier deals here"
        silent = self.calls_draws and (self.squeeze or self.american)
        yield silent, "calls_draws", "the players say here who draws, or turn the third cards"

    def _limit_checks(self) -> Iterator[Check]:
        factor = self.maximum_factor
        other = factor > 0 and self.maximum != factor * self.minimum
        yield other, "maximum_factor", f"the maximum is not {factor} times the minimum"
        for kind, low, share in (
            ("tie", self.tie_minimum or self.minimum, self.tie_share),
            ("side", self.side_minimum or self.minimum, self.side_share),
        ):
            most = self._whole_steps(self.maximum * share // ALL)
            yield most < low, f"{kind}_share", "this maximum would be below the minimum"
        narrow = 0 < self.differential < self.minimum
        yield narrow, "differential", "it is at least the minimum, or 0 for no limit"


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
    PuntoPreset(
        name="punto-banco-andorra",
        wagers=_trade("player", "banker", "tie"),
        packs=6,
        seats=14,
        minimum=100 * CHIP,
        tie_share=10,
        maximum_factor=100,
        dealt_by="players",
        shoe_goes="right",
        ceremony="official",
        dealers=2,
        calls_draws=True,
        last_hands=5,
        limits_change="after-three",
        waiting_list=True,
    ),
    PuntoPreset(
        name="mini-andorra",
        wagers=_trade("player", "banker", "tie"),
        packs=6,
        seats=7,
        minimum=10 * CHIP,
        maximum=1_000 * CHIP,
        tie_share=10,
        maximum_factor=100,
        calls_draws=True,
        last_hands=5,
        limits_change="after-three",
        waiting_list=True,
    ),
    PuntoPreset(
        name="midi-andorra",
        wagers=_trade("player", "banker", "tie"),
        packs=6,
        minimum=50 * CHIP,
        maximum=5_000 * CHIP,
        tie_share=10,
        maximum_factor=100,
        calls_draws=True,
        last_hands=5,
        limits_change="after-three",
        waiting_list=True,
    ),
    PuntoPreset(
        name="punto-banco-luxembourg",
        wagers=_trade("player", "banker", "tie"),
        packs=6,
        seats=16,
        stop_depth=10,
        minimum=20 * CHIP,
        maximum=2_000 * CHIP,
        stake_step=20 * CHIP,
        maximum_factor=100,
        dealt_by="players",
        shoe_goes="right",
        ceremony="official",
        must_deal_once=True,
        dealers=2,
        cut="neighbour",
        call_order="banker-first",
    ),
    PuntoPreset(
        name="punto-banco-macau",
        wagers=_trade("player", "banker", "tie", "player-pair", "banker-pair", "lucky-6"),
        stop_depth=12,
        one_more=True,
        free_hands=3,
    ),
    PuntoPreset(
        name="mini-nsw",
        wagers=_trade("player", "banker", "tie"),
        seats=7,
        minimum=5 * CHIP,
        maximum=1_000 * CHIP,
        stake_step=CHIP,
        whole_chips=True,
        rounding="down",
        win_rounding="up",
        both_sides=False,
    ),
)
