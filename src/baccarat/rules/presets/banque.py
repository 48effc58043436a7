"""The house rules of baccara banque. All sums are in units."""

from typing import Annotated, ClassVar, Final, Literal

from ..tableau import CHEMIN_DE_FER, VOLONTE, Tableau
from .bank import BankRules
from .information import Information, Naturals
from .shoe import (
    CHIP,
    MOST_BYSTANDERS,
    MOST_CHIPS,
    Check,
    Denominations,
    form_field,
    round_up,
)

Drawing = Literal["tableau", "free"]
TABLEAUX: Final[dict[Drawing, Tableau]] = {
    "tableau": Tableau(CHEMIN_DE_FER.player, VOLONTE.banker),
    "free": VOLONTE,
}
"""The banker always chooses in this game (BB-6)."""

COUP: Final = 9
"""The maximum number of cards in a coup of three hands."""
PARTS: Final = 10_000
"""The denominator of the tax rates."""
NEAREST: Final = {
    "nearest-tenth": CHIP // 10,
    "nearest-quarter": CHIP // 4,
    "nearest-half": CHIP // 2,
}
"""The units to whose nearest multiple a tax is rounded, halves up (FR-4, LU-23)."""
MOST_PER_SIDE: Final = 5
MOST_SHOES: Final = 9


class BanquePreset(BankRules, frozen=True, kw_only=True, tag_field="game", tag="banque"):
    """The house rules of a table of baccara banque. Raises BadField if they make no sense.

    - `packs`: 2 to 6 (C-2). `stop_card`: if False, the shoe has none, and is dealt while enough
      cards for a whole coup are left (C-5).
    - `per_side`: punters on each side of the banker; `bystanders`: standing places (BB-2).
    - `minimum`: the least bank; `minimum_bet`: the least stake, 0 for a tenth of the least bank
      (CF-2); `stake_step`: amounts must be multiples of it, except for the whole remainder.
    - `bank_maximum`: the most that a bid or an opening may be, 0 for no limit; winnings may exceed
      it (AD-B10).
    - `least_players`: the punters on each side without whom no coup begins (AD-B3).
    - `award`: the bank is auctioned, or follows the list of names; `open_bank`: whether bids for a
      banque ouverte, which holds every stake, are allowed, required or excluded (BB-1).
    - `award_ties`: bids rise strictly, or a lot decides between equal ones (AD-B9), and between
      several who would hold all stakes (FR-3). `bank_lasts`: the shoes after which a bank ends at
      the latest, 0 for as many as its banker likes.
    - `first_look`: the banker looks at the cards first, or all look at once (BB-4); or the sides
      speak before the banker looks (AD-B17).
    - `drawing`: whether the pontes are bound (BB-5).
    - `prime`: precedence goes round from the banker's right, or alternates between sides (BB-11).
      `sides_prime`: by it, or by lot if both sides call banco (AD-B7).
    - `calls`: those of chemin de fer; the `banco` of one player alone, on both sides (AD-B20,
      AD-B21); none; or the club's: one hand or à cheval, and halves by two
      players on opposite sides; `bancos_in_row`: the most consecutive losing club bancos of a seat
      (BB-11).
    - `over`: stakes that a limited bank cannot cover are refused, or the bank pays as far as it
      goes unless the banker accepts all stakes; `raises`: the banker may raise it (BB-12).
    - `co_banker`: one player may double the bank (BB-19).
    - `tax`: none, on the net win of a coup, or on all capital brought into the bank; `tax_limited`,
      `tax_open` and `tax_capital` are the rates in ten-thousandths (BB-15). `rounding`: taxes are
      rounded up, or to the nearest tenth, quarter or half of a chip, halves up (FR-4, LU-23).
    - `whole_chips`: taxes are rounded up to whole chips (BB-15).
    - `refill`: a broken bank is auctioned, or its banker may continue with its opening sum, with
      the minimum (BB-13), or with a sum of their choice from the opening one up (AD-B12).
    - `retire`: the banker may give the bank up after any round, or after one coup (BB-9);
      `winner_out`: a banker leaving with a gain may not hold the bank again in that shoe (AD-B11).
    - `reoffer`: a bank given up is offered at the sum in it (BB-10), or at its first sum (AD-B13).
      `new_shoe`: a bank is auctioned for a new shoe, and a banker continuing with a broken bank may
      have a new shoe (AD-B12, AD-B13).
    - `banco_at`: the bank may be called before any coup, or only before its first (AD-B20);
      `banco_repeat`: the times that a caller may then repeat a banco which is void on balance.
      `banco_free`: that caller plays both hands without the drawing rule of the pontes.
    - `ask_table`: the banker may ask the croupier what the tableau says, and is bound by it where
      it says the same against both sides (AD-B18).
    - `tie`: stakes are returned and calls reopen, or everything remains in place (CF-15).
    - `shuffle`: the croupier alone shuffles, or the banker's neighbours and the banker follow;
      `cut`: by the croupier's left neighbour, or by a player whom the banker names; `bank_first`:
      the shoe is made once there is a bank, so that its banker names who cuts. Otherwise the player
      in the middle cuts (C-4).
    - `chips`: the denominations on the table, for display only.
    """

    game: ClassVar = "banque"
    packs: Annotated[int, form_field("shoe", 2, 6)] = 3
    stop_depth: Annotated[int, form_field("shoe", COUP, 104)] = 10
    stop_card: Annotated[bool, form_field("shoe")] = True
    per_side: Annotated[int, form_field("table", 1, MOST_PER_SIDE)] = MOST_PER_SIDE
    bystanders: Annotated[int, form_field("table", 0, MOST_BYSTANDERS)] = MOST_BYSTANDERS
    minimum: Annotated[int, form_field("stakes", 1, MOST_CHIPS, sums=True)] = 100 * CHIP
    stake_step: Annotated[int, form_field("stakes", 1, MOST_CHIPS, sums=True)] = 20
    minimum_bet: Annotated[int, form_field("stakes", 0, MOST_CHIPS, sums=True)] = 0
    bank_maximum: Annotated[int, form_field("stakes", 0, MOST_CHIPS, sums=True)] = 0
    least_players: Annotated[int, form_field("table", 0, MOST_PER_SIDE)] = 0
    award: Annotated[Literal["auction", "list"], form_field("bank")] = "auction"
    open_bank: Annotated[Literal["allowed", "always", "never"], form_field("bank")] = "allowed"
    first_look: Annotated[Literal["banker", "all", "sides"], form_field("cards")] = "banker"
    drawing: Annotated[Drawing, form_field("cards")] = "tableau"
    prime: Annotated[Literal["round", "alternating"], form_field("calls")] = "round"
    calls: Annotated[Literal["all", "banco", "club", "none"], form_field("calls")] = "all"
    bancos_in_row: Annotated[int, form_field("calls", 1, 9)] = 3
    over: Annotated[Literal["refused", "as-far"], form_field("bank")] = "refused"
    raises: Annotated[bool, form_field("bank")] = True
    co_banker: Annotated[bool, form_field("bank")] = True
    tax: Annotated[Literal["none", "net", "capital"], form_field("bank")] = "net"
    tax_limited: Annotated[int, form_field("bank", 0, 2_000)] = 200
    tax_open: Annotated[int, form_field("bank", 0, 2_000)] = 125
    tax_capital: Annotated[int, form_field("bank", 0, 2_000)] = 500
    rounding: Annotated[
        Literal["up", "nearest-tenth", "nearest-quarter", "nearest-half"], form_field("bank")
    ] = "up"
    whole_chips: Annotated[bool, form_field("bank")] = False
    refill: Annotated[
        Literal["never", "opening", "minimum", "opening-or-more"], form_field("bank")
    ] = "never"
    retire: Annotated[Literal["any-time", "after-coup"], form_field("bank")] = "any-time"
    winner_out: Annotated[bool, form_field("bank")] = False
    reoffer: Annotated[Literal["held", "first-sum"], form_field("bank")] = "held"
    banco_at: Annotated[Literal["any-coup", "start"], form_field("calls")] = "any-coup"
    banco_repeat: Annotated[int, form_field("calls", 0, 2)] = 0
    award_ties: Annotated[Literal["rise", "lot"], form_field("bank")] = "rise"
    bank_lasts: Annotated[int, form_field("bank", 0, MOST_SHOES)] = 1
    new_shoe: Annotated[bool, form_field("bank")] = False
    sides_prime: Annotated[Literal["prime", "lot"], form_field("calls")] = "prime"
    banco_free: Annotated[bool, form_field("calls")] = False
    ask_table: Annotated[bool, form_field("cards")] = False
    tie: Annotated[Literal["stakes-back", "stakes-stand"], form_field("calls")] = "stakes-back"
    shuffle: Annotated[Literal["croupier", "neighbours"], form_field("shoe")] = "croupier"
    cut: Annotated[Literal["neighbour", "banker-names"], form_field("shoe")] = "neighbour"
    bank_first: Annotated[bool, form_field("shoe")] = False
    chips: Denominations = (500, 2_500, 10_000, 50_000, 100_000, 500_000)

    @property
    def seats(self) -> int:
        """The number of chairs: both sides' and the banker's (BB-2)."""
        return 2 * self.per_side + 1

    @property
    def tableau(self) -> Tableau:
        """The tableau that binds the pontes (BB-5)."""
        return TABLEAUX[self.drawing]

    def tableau_of(self, information: Information) -> Tableau:
        """Return the tableau that binds the pontes in a coup; a free lone caller is not bound."""
        return VOLONTE if self.banco_free and information.left_waits else self.tableau

    @property
    def information(self) -> Information:
        """What each player knows when asked for a decision (BB-4, BB-5)."""
        naturals: Naturals = "known" if self.first_look == "all" else "pooled"
        return Information(bank_natural=self.first_look != "sides", naturals=naturals)

    @property
    def players_needed(self) -> int:
        """The fewest players with whom coups are played: a banker, and the punters of each side."""
        return max(2, 2 * self.least_players + 1)

    @property
    def most_bank(self) -> int | None:
        """The most that a bid or an opening may be (AD-B10)."""
        return self.bank_maximum or None

    @property
    def customary(self) -> Tableau:
        """The tableau to display: the customary one (CF-12, CF-14)."""
        return CHEMIN_DE_FER

    @property
    def auction(self) -> bool:
        """Whether a bank that nobody takes over is auctioned instead of following the list."""
        return self.award == "auction"

    @property
    def ties_by_lot(self) -> bool:
        """Whether a lot decides between equal bids (AD-B9)."""
        return self.award_ties == "lot"

    @property
    def always_open(self) -> bool:
        """Whether every bank is a banque ouverte (BB-1)."""
        return self.open_bank == "always"

    @property
    def may_open(self) -> bool:
        """Whether a bid can make a bank a banque ouverte (BB-1)."""
        return self.open_bank != "never"

    @property
    def has_calls(self) -> bool:
        """Whether a limited bank may be called (BB-11)."""
        return self.calls != "none"

    @property
    def halves(self) -> bool:
        """Whether calls are those of chemin de fer, halved over both sides (BB-11)."""
        return self.calls in {"all", "banco"}

    @property
    def club_bancos(self) -> bool:
        """Whether bancos are a club's, on one hand or à cheval (BB-11)."""
        return self.calls == "club"

    @property
    def suivi(self) -> bool:
        """Whether a lost banco may be followed by another (CF-18)."""
        return self.calls == "all"

    def tax_on_net(self, net: int, *, open_: bool) -> int:
        """Return the tax on a bank's win in a coup, in units; a loss is not taxed (BB-15)."""
        rate = self.tax_open if open_ else self.tax_limited
        if self.tax != "net" or net <= 0:
            return 0
        return min(net, self._round_tax(net * rate))

    def tax_on_capital(self, brought: int) -> int:
        """Return the tax due on a sum brought into the bank, in units (BB-15)."""
        if self.tax != "capital":
            return 0
        return self._round_tax(brought * self.tax_capital)

    def _round_tax(self, parts: int) -> int:
        """Return `parts` ten-thousandths of a unit, rounded as the house does (BB-15, FR-4)."""
        if self.rounding == "up":
            return round_up(parts, PARTS, self.rounding_unit)
        unit = NEAREST[self.rounding]
        return (2 * parts + PARTS * unit) // (2 * PARTS * unit) * unit

    def brings(self, purse: int) -> int:
        """Return the most that a purse can bring into the bank and pay the tax on, in units."""
        if self.tax != "capital":
            return purse
        unit, rate = self.rounding_unit, self.tax_capital
        tax = purse * rate // ((PARTS + rate) * unit) * unit
        # either the most for which `tax` is enough, or a sum that needs one more unit of tax
        untaxed = tax * PARTS // rate if rate else purse
        return max(0, min(untaxed, purse - tax), purse - tax - unit if rate else 0)

    def _own_faults(self) -> list[Check]:
        two_coups = 2 * COUP
        nearest, few = self.rounding != "up", 0 < self.bank_maximum < self.minimum
        return [
            (few, "bank_maximum", "it is not below the minimum banco"),
            (
                self.stake_step > 0 and self.bank_maximum % self.stake_step > 0,
                "stake_step",
                "the maximum of a bank is whole steps",
            ),
            (
                self.bank_maximum > 0 and self.always_open,
                "bank_maximum",
                "a bank that holds all stakes has no maximum",
            ),
            (
                self.least_players > self.per_side,
                "least_players",
                "there are not more than seats on a side",
            ),
            (
                self.banco_at == "start" and self.calls != "banco",
                "banco_at",
                "only the banco of one player alone can be kept for a bank's first coup",
            ),
            (
                self.banco_repeat > 0 and self.banco_at != "start",
                "banco_repeat",
                "a banco that may be called before any coup is not repeated",
            ),
            (
                self.ties_by_lot and (self.bank_first or not self.auction),
                "award_ties",
                "a lot is drawn from a shoe, between bids",
            ),
            (
                self.bank_first and self.bank_lasts != 1,
                "bank_lasts",
                "a bank that is found before its shoe is for that shoe",
            ),
            (
                self.bank_first and self.new_shoe,
                "new_shoe",
                "a bank that is found before its shoe is for that shoe",
            ),
            (
                self.sides_prime == "lot" and self.calls != "banco",
                "sides_prime",
                "a lot decides only between callers who each want the whole bank",
            ),
            (
                self.banco_free and not self.halves,
                "banco_free",
                "only one who calls the bank for both sides plays without the rule",
            ),
            (
                nearest and (self.tax == "capital" or self.whole_chips),
                "rounding",
                "only a tax on winnings is rounded to a part of a chip, and whole chips are not",
            ),
            (
                self.one_more and self.stop_depth < two_coups,
                "stop_depth",
                f"a coup more needs a stop card {two_coups} deep or deeper",
            ),
            (
                not self.stop_card and self.stop_depth > COUP,
                "stop_depth",
                f"without a stop card the shoe is dealt while {COUP} cards are left",
            ),
            (
                self.bank_first and self.cut != "banker-names",
                "bank_first",
                "a bank that is found first is there for its banker to name who cuts",
            ),
        ]


BANQUE_PRESETS: Final[tuple[BanquePreset, ...]] = (
    BanquePreset(name="banque-limitee"),
    BanquePreset(
        name="banque-ouverte",
        packs=6,
        open_bank="always",
        calls="none",
        co_banker=False,
    ),
    BanquePreset(
        name="banque-club",
        stop_depth=COUP,
        stop_card=False,
        minimum_bet=5 * CHIP,
        open_bank="never",
        first_look="all",
        drawing="free",
        prime="alternating",
        calls="club",
        over="as-far",
        raises=False,
        co_banker=False,
        tax="none",
        refill="minimum",
        retire="after-coup",
        tie="stakes-stand",
        shuffle="neighbours",
        cut="banker-names",
        bank_first=True,
    ),
    BanquePreset(
        name="banque-andorra-limitee",
        packs=6,
        bank_maximum=100_000 * CHIP,
        least_players=2,
        open_bank="never",
        first_look="sides",
        calls="banco",
        rounding="nearest-tenth",
        refill="opening-or-more",
        retire="after-coup",
        winner_out=True,
        reoffer="first-sum",
        banco_at="start",
        banco_repeat=2,
        award_ties="lot",
        new_shoe=True,
        sides_prime="lot",
        banco_free=True,
        ask_table=True,
        waiting_list=True,
    ),
    BanquePreset(
        name="banque-andorra-ouverte",
        packs=6,
        least_players=2,
        open_bank="always",
        first_look="sides",
        calls="none",
        co_banker=False,
        rounding="nearest-tenth",
        reoffer="first-sum",
        award_ties="lot",
        bank_lasts=2,
        new_shoe=True,
        ask_table=True,
        waiting_list=True,
    ),
    BanquePreset(
        name="banque-ouverte-france",
        packs=6,
        open_bank="always",
        calls="none",
        co_banker=False,
        rounding="nearest-tenth",
        award_ties="lot",
    ),
)
