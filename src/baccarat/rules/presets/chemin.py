"""The house rules of chemin de fer. All sums are in units."""

from typing import Annotated, ClassVar, Final, Literal

from msgspec.structs import replace

from ..tableau import CHEMIN_DE_FER, COMPUTER, SOLO, VOLONTE, Tableau
from .bank import BankRules
from .information import Information
from .shoe import (
    CHIP,
    MOST_BYSTANDERS,
    MOST_CHIPS,
    Check,
    Denominations,
    form_field,
    round_up,
)

Drawing = Literal["tableau", "computer", "free"]
Freedom = Literal["tableau", "computer", "free", "solo"]
"""Which hands choose in a coup: the house's `drawing`, or `solo` against a lone caller (AD-C33)."""
TABLEAUX: Final[dict[Freedom, Tableau]] = {
    "tableau": CHEMIN_DE_FER,
    "computer": COMPUTER,
    "free": VOLONTE,
    "solo": SOLO,
}
Staking = Literal["open", "in_order_cut_back", "in_order_remaining"]
Cut = Literal["neighbour", "croupier", "from-left"]
MOST_SEATS: Final = 12
MOST_FACTOR: Final = 10_000
"""The highest limit that is a number of least stakes."""
MOST_REFUSALS: Final = 10
MOST_PASSES: Final = 10
PERCENT: Final = 100


class CheminPreset(BankRules, frozen=True, kw_only=True, tag_field="game", tag="chemin"):
    """The house rules of a table of chemin de fer. Raises BadField if they make no sense.

    - `seats`: chairs, at most 12 (CF-1); `bystanders`: standing places with stakes (CF-6).
    - `minimum`: the least bank; `minimum_bet`: the least stake against the bank, 0 for a tenth of
      the least bank (CF-2); `stake_step`: amounts must be multiples of it, except for the whole
      remainder.
    - `drawing`: which hands are bound, and which choose (CF-12, CF-14).
    - `banker_looks`: after the ponte has decided, or at once (CF-13).
    - `tax`: on a banker's win, in hundredths, rounded up (CF-17).
    - `whole_chips`: the tax is rounded up to whole chips (CF-17).
    - `calls`: every call, or banco alone (CF-3); `suivi`: the loser of a banco may call again
      (CF-18).
    - `staking`: open to all at once, or in turn, and then either cut back or limited to the
      remainder (CF-5); `raises`: the banker may raise the bank before the cards.
    - `garage`: the uncovered part is set aside, or remains in the bank (CF-7); `adds`: the banker
      may add to the bank before the calls of each coup (CF-16).
    - `co_banker`: one player may double the bank (CF-8).
    - `tie`: stakes are returned and calls reopen, or everything remains in place (CF-15).
    - `passing`: when a banker may pass the bank on (CF-19); `auction`: of a bank without a taker
      (CF-20); `suite_falls_from`: whose right neighbour is next when a suite fails (CF-21).
    - `rotation`: the bank moves on a loss, after every decided coup, or never (CF-23).
    - `shuffle`: by the croupier or by everyone; `cut`: who cuts; `from-left` offers the cut from
      the croupier's left on until somebody cuts (C-4, AD-C4).
    - `least_players`: seated players without whom no coup begins, 0 for any number (AD-C3).
    - `bank_maximum`: the most in a bank, in least stakes, 0 for no limit; the rest of a win goes
      to the garage (AD-C12, AD-C24).
    - `voluntary_garage`: a banker may set winnings aside before a coup once they exceed this number
      of least stakes, and leave as much uncovered in the bank as is covered; 0 for no (AD-C22,
      AD-C23). `half_from_pass`: after this number of won coups half of the bank may be set aside;
      0 for never.
    - `all_in`: the banker may leave all that is uncovered in the bank (AD-C24).
    - `price`: a bank that is passed on is taken at its sum, or at that or more (AD-C13, AD-C15).
    - `must_deal_once`: a bank that is taken over is kept until a coup is dealt (AD-C21).
    - `giver_out`: after passing a bank on, its giver does not double it before a coup is dealt, and
      the giver's co-banker does not bid for it (AD-C15, AD-C17).
    - `giver_may_return`: the giver of a bank that nobody takes may have it back at the same sum
      (AD-C16).
    - `cobank_consent`: the banker has to accept a co-banker (AD-C14).
    - `forced_bank`: without a bid, the giver's right neighbour holds the bank at the minimum or
      gives up the seat; one who cannot pay it is not asked (AD-C18).
    - `refusals`: after this number of declined offers of the bank in a row, in one shoe, a player
      gives up the seat; 0 for never (AD-C10).
    - `newcomer_waits`: players that sit down during a shoe cannot bank until the hand has passed
      them once (AD-C8).
    - `standing_ranks`: bystanders rank by the chair before them, and not by arrival, and may call
      unless a seat alone calls the whole bank; otherwise only if no seat calls (AD-C7, AD-C25).
    - `standing_banks`: bystanders may double a bank, take it over and bid for it, after the chairs.
      A bank that is passed on is then offered from the right of its banker's chair, or of the last
      chair that had it (AD-C6, AD-C14, AD-C15, AD-C17, AD-C20).
    - `last_complete`: a caller for half who also completes the rest of the bank gets the cards
      before one who only calls for half (AD-C26).
    - `sole_punter`: a player who alone staked and lost may call again, also without a call
      (AD-C28).
    - `suivi_until`: a suivi is called with the other calls, or still after the deal, until the
      other holder has seen the cards (AD-C28).
    - `cards_after_pass`: a player who may follow has the cards once, with any stake, if the bank is
      passed on and becomes larger (AD-C19).
    - `ask_table`: a banker with a choice may ask the croupier for the table of punto banco, which
      then binds (AD-C34).
    - `free_solo`: both hands choose when one player alone has called the whole bank, but a banker
      with 0 draws (AD-C33).
    - `chips`: the denominations on the table, for display only.
    """

    game: ClassVar = "chemin"
    packs: Annotated[int, form_field("shoe", 1, 8)] = 6
    seats: Annotated[int, form_field("table", 2, MOST_SEATS)] = 9
    bystanders: Annotated[int, form_field("table", 0, MOST_BYSTANDERS)] = MOST_BYSTANDERS
    minimum: Annotated[int, form_field("stakes", 1, MOST_CHIPS, sums=True)] = 50 * CHIP
    stake_step: Annotated[int, form_field("stakes", 1, MOST_CHIPS, sums=True)] = 20
    minimum_bet: Annotated[int, form_field("stakes", 0, MOST_CHIPS, sums=True)] = 0
    drawing: Annotated[Drawing, form_field("cards")] = "tableau"
    banker_looks: Annotated[Literal["after-ponte", "at-once"], form_field("cards")] = "after-ponte"
    tax: Annotated[int, form_field("bank", 0, 20)] = 5
    whole_chips: Annotated[bool, form_field("bank")] = False
    calls: Annotated[Literal["all", "banco"], form_field("calls")] = "all"
    suivi: Annotated[bool, form_field("calls")] = True
    staking: Annotated[Staking, form_field("calls")] = "open"
    raises: Annotated[bool, form_field("bank")] = True
    garage: Annotated[bool, form_field("bank")] = True
    adds: Annotated[bool, form_field("bank")] = False
    co_banker: Annotated[bool, form_field("bank")] = True
    tie: Annotated[Literal["stakes-back", "stakes-stand"], form_field("calls")] = "stakes-back"
    passing: Annotated[Literal["after-win", "any-time", "never"], form_field("bank")] = "after-win"
    auction: Annotated[bool, form_field("bank")] = True
    suite_falls_from: Annotated[Literal["original", "current"], form_field("bank")] = "original"
    rotation: Annotated[Literal["loss", "decided", "never"], form_field("bank")] = "loss"
    shuffle: Annotated[Literal["croupier", "everyone"], form_field("shoe")] = "croupier"
    cut: Annotated[Cut, form_field("shoe")] = "neighbour"
    chips: Denominations = (500, 2_500, 10_000, 50_000, 100_000, 500_000)
    least_players: Annotated[int, form_field("table", 0, MOST_SEATS)] = 0
    bank_maximum: Annotated[int, form_field("bank", 0, MOST_FACTOR)] = 0
    voluntary_garage: Annotated[int, form_field("bank", 0, MOST_FACTOR)] = 0
    half_from_pass: Annotated[int, form_field("bank", 0, MOST_PASSES)] = 0
    all_in: Annotated[bool, form_field("bank")] = False
    price: Annotated[Literal["sum", "at-least"], form_field("bank")] = "sum"
    must_deal_once: Annotated[bool, form_field("bank")] = False
    giver_out: Annotated[bool, form_field("bank")] = False
    giver_may_return: Annotated[bool, form_field("bank")] = False
    cobank_consent: Annotated[bool, form_field("bank")] = False
    forced_bank: Annotated[bool, form_field("bank")] = False
    refusals: Annotated[int, form_field("bank", 0, MOST_REFUSALS)] = 0
    newcomer_waits: Annotated[bool, form_field("bank")] = False
    standing_ranks: Annotated[bool, form_field("calls")] = False
    standing_banks: Annotated[bool, form_field("bank")] = False
    last_complete: Annotated[bool, form_field("calls")] = False
    sole_punter: Annotated[bool, form_field("calls")] = False
    suivi_until: Annotated[Literal["calls", "seen"], form_field("calls")] = "calls"
    free_solo: Annotated[bool, form_field("cards")] = False
    cards_after_pass: Annotated[bool, form_field("calls")] = False
    ask_table: Annotated[bool, form_field("cards")] = False

    @property
    def most_bank(self) -> int | None:
        """The most that a bank may hold, in units; None for no limit (AD-C12)."""
        return self.bank_maximum * self.least_stake or None

    def tax_on_win(self, win: int) -> int:
        """Return the tax on a bank's win in a coup, in units: never more than the win (CF-17)."""
        return min(win, round_up(win * self.tax, PERCENT, self.rounding_unit))

    @property
    def tableau(self) -> Tableau:
        """The tableau that binds both hands."""
        return TABLEAUX[self.drawing]

    def freedom(self, *, solo: bool) -> Freedom:
        """Return which hands choose in a coup; `solo` if one player alone has called the bank."""
        return "solo" if solo and self.free_solo else self.drawing

    @property
    def information(self) -> Information:
        """What each player knows when asked for a decision (CF-13)."""
        return Information(bank_natural=self.banker_looks == "at-once")

    @property
    def customary(self) -> Tableau:
        """The tableau to display: the binding one, or else the customary one (CF-12, CF-14)."""
        return CHEMIN_DE_FER if self.drawing == "free" else self.tableau

    @property
    def seats_by_lot(self) -> bool:
        """Whether the house draws the chairs, and nobody may choose one (CF-1)."""
        return True

    @property
    def stays(self) -> bool:
        """Whether a bank remains with its banker, uncovered or with a part lost (CF-23)."""
        return self.rotation == "never"

    @property
    def equal_bids(self) -> bool:
        """Whether a bid equal to the highest leads if its seat comes first in prime (CF-20)."""
        return True

    @property
    def retires_fresh(self) -> bool:
        """Whether a banker may pass the bank on before its first coup (CF-19)."""
        return self.passing == "any-time"

    def cut_order(self, shoe: int) -> tuple[int, ...]:  # noqa: ARG002 - as the other games
        """List the seats in the order in which they may cut, or none (C-4)."""
        return () if self.cut == "croupier" else tuple(range(self.seats, 0, -1))

    def with_places(self, chairs: int, bystanders: int) -> "CheminPreset":
        """Return these rules with other places; without bystanders, no rule mentions them."""
        ranks, banks = (bystanders > 0 and s for s in (self.standing_ranks, self.standing_banks))
        return replace(
            self, seats=chairs, bystanders=bystanders, standing_ranks=ranks, standing_banks=banks
        )

    def _own_faults(self) -> list[Check]:
        hides = self.information.bank_natural
        few = self.most_bank is not None and self.most_bank < self.minimum
        aside = ("voluntary_garage", "half_from_pass", "all_in")
        standing = ("standing_ranks", "standing_banks")
        return [
            *[(bool(getattr(self, s)) and not self.garage, s, "there is no garage") for s in aside],
            *[(getattr(self, s) and not self.bystanders, s, "nobody stands") for s in standing],
            (self.all_in and self.bank_maximum > 0, "all_in", "a bank has a maximum"),
            (self.least_players > self.seats, "least_players", "there are fewer seats"),
            (few, "bank_maximum", "it is not below the minimum banco"),
            (self.cobank_consent and not self.co_banker, "cobank_consent", "there is no co-banker"),
            (self.forced_bank and not self.auction, "forced_bank", "there is no auction"),
            (self.free_solo and self.drawing == "free", "free_solo", "every hand is free"),
            (hides and self.ask_table, "ask_table", "nobody else sees the banker's cards"),
            (self.last_complete and self.calls != "all", "last_complete", "only banco is called"),
            (self.sole_punter and not self.suivi, "sole_punter", "there is no suivi"),
            (self.cards_after_pass and not self.suivi, "cards_after_pass", "there is no suivi"),
            (self.suivi_until == "seen" and not self.suivi, "suivi_until", "there is no suivi"),
        ]


_COMPUTER: Final = CheminPreset(
    name="computer-chemin-de-fer",
    packs=8,
    minimum=CHIP,
    stake_step=CHIP,
    drawing="computer",
    banker_looks="at-once",
    tax=0,
    calls="banco",
    suivi=False,
    bystanders=0,
    staking="in_order_remaining",
    raises=False,
    garage=False,
    co_banker=False,
    passing="never",
    auction=False,
    suite_falls_from="current",
    rotation="decided",
    cut="croupier",
    chips=(100, 500, 2_500, 10_000, 50_000, 100_000),
)

CHEMIN_PRESETS: Final[tuple[CheminPreset, ...]] = (
    CheminPreset(name="chemin-de-fer"),
    CheminPreset(
        name="chemin-de-fer-club",
        drawing="free",
        banker_looks="at-once",
        tax=0,
        calls="banco",
        suivi=False,
        minimum_bet=5 * CHIP,
        staking="in_order_cut_back",
        garage=False,
        adds=True,
        co_banker=False,
        shuffle="everyone",
        tie="stakes-stand",
        passing="any-time",
        auction=False,
        suite_falls_from="current",
    ),
    _COMPUTER,
    replace(_COMPUTER, name="computer-baccarat", rotation="never"),
    CheminPreset(
        name="chemin-de-fer-andorra",
        shuffle="everyone",
        cut="from-left",
        least_players=4,
        bank_maximum=100,
        voluntary_garage=50,
        half_from_pass=2,
        price="at-least",
        must_deal_once=True,
        giver_out=True,
        giver_may_return=True,
        cobank_consent=True,
        forced_bank=True,
        refusals=2,
        newcomer_waits=True,
        waiting_list=True,
        standing_ranks=True,
        standing_banks=True,
        last_complete=True,
        cards_after_pass=True,
        ask_table=True,
        sole_punter=True,
        suivi_until="seen",
    ),
)
