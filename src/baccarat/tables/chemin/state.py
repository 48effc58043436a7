"""The state of a table of chemin de fer, without history."""

from typing import Final

from ...rules.coup import Coup, Outcome
from ...rules.presets.chemin import TABLEAUX, CheminPreset
from ...rules.tableau import Tableau
from ...rules.versions import Schema, Version
from ..banking.actions import Answer
from ..banking.events import BankEnds
from ..banking.state import BankState, require_bank, seats_right_of
from ..common.chips import Seat
from .phases import Phase


class State(BankState, frozen=True, kw_only=True, tag="chemin"):
    """Everything that the next event depends on, besides the fields of every `BankState`.

    - `shoe_at`: the next bank is offered from the right of this seat; 0 before the first bank.
    - `ponte_draws` and `banker_draws`: what the holders of the hands said, None before.
    - `asked_table`: the banker has asked for the table in this coup (AD-C34).
    - `declined`: how often in a row each place has declined the bank in this shoe, () for never;
      `newcomers`: the chairs taken in this shoe that the hand has not passed yet (AD-C10, AD-C8).
    - `gain`: units that this bank has won, less tax, if there is a `voluntary_garage`; `passes`:
      coups that it has won in a row, up to `half_from_pass` (AD-C22).
    - `bought_from`: the giver of this bank, until a coup is dealt, where one must be (AD-C21).
    - `cards_to`: the seat that has the next coup's cards with any stake, after calling against a
      smaller bank that was then passed on (AD-C19); 0 for nobody.
    - `givers`: the giver of the last bank, and the co-banker, until a coup of the next is dealt,
      where they are excluded (AD-C15, AD-C17).
    - `last_chair`: the last chair that had a bank, where bystanders have banks too (AD-C20).
    - `ponte_shown` and `banker_shown`: whether everybody sees the hand, or only its holder.
    """

    preset: CheminPreset
    phase: Phase
    answers: tuple[Answer | None, ...]
    shoe_at: Seat = 0
    ponte: Seat = 0
    coup: Coup = Coup()
    ponte_draws: bool | None = None
    banker_draws: bool | None = None
    ponte_shown: bool = False
    banker_shown: bool = False
    last: Outcome | None = None
    asked_table: bool = False
    declined: tuple[int, ...] = ()
    newcomers: tuple[Seat, ...] = ()
    gain: int = 0
    passes: int = 0
    bought_from: Seat = 0
    cards_to: Seat = 0
    givers: tuple[Seat, ...] = ()
    last_chair: Seat = 0

    @property
    def tableau(self) -> Tableau:
        """The tableau that binds both hands of this coup (CF-12, CF-14, AD-C33)."""
        solo = self.call is not None and self.call.is_solo
        return TABLEAUX[self.preset.freedom(solo=solo)]

    def may_bank(self, seat: Seat) -> bool:
        """Whether this seat may take a bank over: newcomers wait (AD-C8)."""
        return seat not in self.newcomers

    def may_double(self, seat: Seat) -> bool:
        """Whether this seat may become the co-banker: the bank's giver may not (AD-C15)."""
        return seat not in self.givers[:1]

    def refusals_of(self, seat: Seat) -> int:
        """Return how often in a row this chair has declined the bank in this shoe."""
        return self.declined[seat - 1] if self.declined else 0

    def refusal_costs_seat(self, seat: Seat) -> bool:
        """Whether declining the bank that is offered gives up the seat (AD-C10)."""
        return 0 < self.preset.refusals <= self.refusals_of(seat) + 1

    @property
    def is_bound_to_deal(self) -> bool:
        """Whether this banker took the bank over, and has to deal a coup first (AD-C21)."""
        return self.bought_from != 0

    def keeps_cards(self, buyer: Seat, amount: int) -> Seat:
        """Return who keeps the cards when a bank is taken over at this sum; 0 for nobody (AD-C19).

        It is who may follow, if the bank becomes larger.
        """
        if not (self.preset.cards_after_pass and 0 < self.price < amount):
            return 0
        return 0 if buyer in self.suivi else next(iter(self.suivi), 0)

    def bidders(self) -> tuple[Seat, ...]:
        """List who may bid for the bank, in the order in which equal bids count (CF-20).

        Newcomers wait (AD-C8), and the giver's partner is left out (AD-C17).
        """
        out = self.givers[1:]
        return tuple([s for s in self.claimants() if self.may_bank(s) and s not in out])

    @property
    def prime_base(self) -> Seat:
        """The chair at whose right prime starts (CF-4).

        Where bystanders have banks, one that is passed on is offered from the giver's right,
        or from that of the last chair that had it (AD-C20).
        """
        passed = self.giver and self.preset.standing_banks
        return self.chair_of(self.giver) if passed else super().prime_base

    def chair_of(self, seat: Seat) -> Seat:
        """Return the chair whose right neighbour follows a banker at this place."""
        return self.last_chair if self.is_bystander(seat) else seat

    def chair_noted(self, banker: Seat) -> Seat:
        """Return the `last_chair` from now on, when this place puts up a bank (AD-C20)."""
        return self.chair_of(banker) if self.preset.standing_banks else 0

    def has_role(self, seat: Seat) -> bool:
        """Whether this seat is the banker's, the co-banker's or the ponte's."""
        return seat == self.ponte or super().has_role(seat)

    def offer_order(self) -> tuple[Seat, ...]:
        """List the chairs in the order in which a bank is offered, to the right (CF-16)."""
        return seats_right_of(self, self.shoe_at)

    def falls_to(self, how: BankEnds) -> Seat:
        """Return the seat at whose right the offers of the next bank start (CF-21, CF-23)."""
        bank = require_bank(self)
        chair = self.chair_of(bank.seat)
        if self.preset.rotation == "never" and how is BankEnds.LOST:
            return chair - 1 or self.preset.seats
        from_origin = self.preset.suite_falls_from == "original"
        return bank.origin or chair if from_origin else chair


def new(preset: CheminPreset) -> State:
    """Return an empty table before its first shoe."""
    places = preset.seats + preset.bystanders
    empty = (None,) * places
    return State(
        preset=preset,
        phase=Phase.BETWEEN_SHOES,
        purses=empty,
        stakes=(0,) * places,
        answers=empty,
    )


FORM: Final = Schema(
    (
        Version(
            (
                "phase", "purses", "stakes", "answers", "arrivals", "bank", "shoe_at", "turn",
                "suivi", "call", "price", "giver", "origin", "raised", "ponte", "coup",
                "ponte_draws", "banker_draws", "ponte_shown", "banker_shown", "last", "shoe",
                "gain", "passes", "bought_from", "cards_to", "givers", "last_chair",
            ),
            seldom={
                "gain": 0, "passes": 0, "bought_from": 0, "cards_to": 0, "givers": (),
                "last_chair": 0,
            },
        ),
    )
)  # fmt: skip
