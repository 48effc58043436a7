"""The state of a table of baccara banque, without history."""

from functools import lru_cache
from typing import Final

import msgspec

from ...rules.coup import Outcome
from ...rules.presets.banque import BanquePreset
from ...rules.presets.information import Information
from ...rules.versions import Schema, Version
from ..banking.actions import Answer
from ..banking.events import BankEnds
from ..banking.state import Bank, BankState
from ..common.chips import Purses, Seat
from .actions import ClaimBanco
from .phases import Phase
from .reckoning import SideStake, halves
from .seating import (
    PUNTERS,
    TWO_CARDS,
    Hands,
    Places,
    TableSide,
    alternating_order,
    first_places,
    round_from_banker,
    round_from_croupier,
    side_of,
)

KEPT: Final = 256
"""How many orders of the seats are cached. A table uses few at a time."""


class BanqueBank(Bank, frozen=True):
    """A bank, in units. It is never a suite of chemin de fer, and has no garage.

    - `open`: it holds all stakes (BB-14); `opening`: its first amount (BB-13).
    - `coups`: the coups dealt, counted up to one; `empty`: the rounds in a row without stakes,
      counted up to two (BB-9); `shoes`: the shoes that it has outlasted (AD-B9).
    """

    open: bool = False
    opening: int = 0
    coups: int = 0
    empty: int = 0
    shoes: int = 0


class Run(msgspec.Struct, frozen=True):
    """The number of the club's bancos that a seat has lost in a row (BB-11)."""

    seat: Seat
    lost: int


class State(BankState, frozen=True, kw_only=True, tag="banque"):
    """Everything that the next event depends on, besides the fields of every `BankState`.

    - `chosen`: the side on which each bystander's place stakes (BB-17).
    - `names`: the chairs in the order of the list (BB-1).
    - `places`: the chairs by their position; `former`: the last banker, while there is no bank.
    - `a_cheval`: whether the call is a club's banco on both hands; `runs`: lost bancos by caller
      (BB-11).
    - `next_holders`: the seats at which the hands of right and left are; `holders`: the seats that
      play them in this coup (BB-8).
    - `said`: the decisions of right, left and banker; `shown`: whether everybody sees their hands.
    - `before_shoe`: a bank is being found for a shoe that does not exist yet; `cutter`: the seat
      that its banker has named to cut that shoe, 0 for none (C-4).
    - `lots`: the lots drawn in this shoe; `lot`: the seat on which one has just fallen, or 0.
    - `voided`: the side for which this coup does not count (AD-E22).
    - `asked_table`: the banker has asked for the tableau in this coup (AD-B18).
    - `last`: the outcomes of right and left.
    - `repeated`: the bancos in a row that were void on balance and may be repeated, and `suivi` the
      seats that may do so (AD-B20).
    - `gained`: the units that the bank has won so far, and `winners` the seats that left with a
      gain, where these may not hold the bank again in this shoe (AD-B11).
    """

    preset: BanquePreset
    phase: Phase
    answers: tuple[Answer | ClaimBanco | None, ...]
    chosen: tuple[TableSide, ...]
    places: Places
    next_holders: tuple[Seat, Seat]
    names: tuple[Seat, ...] = ()
    bank: BanqueBank | None = None
    former: Seat = 0
    runs: tuple[Run, ...] = ()
    a_cheval: bool = False
    holders: tuple[Seat, Seat] = (0, 0)
    hands: Hands = Hands()
    said: tuple[bool | None, bool | None, bool | None] = (None, None, None)
    shown: tuple[bool, bool, bool] = (False, False, False)
    lots: int = 0
    lot: Seat = 0
    voided: TableSide | None = None
    asked_table: bool = False
    last: tuple[Outcome | None, Outcome | None] | None = None
    before_shoe: bool = False
    cutter: Seat = 0
    gained: int = 0
    repeated: int = 0
    winners: tuple[Seat, ...] = ()

    @property
    def missing_players(self) -> int:
        """How many punters the sides still need for a coup (AD-B3)."""
        least = self.preset.least_players
        if not least:
            return 0
        punters = [seat for seat in self.prime_order() if seat != self.banker]
        sides = [side_of(self.places, seat) for seat in punters]
        return sum(max(0, least - sides.count(each)) for each in PUNTERS)

    @property
    def waits_for_players(self) -> bool:
        """Whether a coup waits for more players, also where it begins with the stakes (AD-B3).

        A shoe is not delayed: the places are settled once there is a banker.
        """
        waits = self.phase in {Phase.DOUBLE, Phase.CALLS, Phase.STAKES}
        return waits and not any(self.stakes) and self.missing_players > 0

    @property
    def needs_banker(self) -> bool:
        """Whether the next shoe waits until there is a bank (C-4)."""
        return self.phase is Phase.BETWEEN_SHOES and self.preset.bank_first and self.bank is None

    def has_chips_in_play(self, seat: Seat) -> bool:
        """Whether this seat has chips in play; a bank that waits for players can be paid out."""
        if self.waits_for_players and seat == self.banker:
            return False
        return super().has_chips_in_play(seat)

    def has_role(self, seat: Seat) -> bool:
        """Whether this seat is the banker's or the co-banker's, or has a hand (BB-8)."""
        hands = (*self.holders, *self.next_holders) if self.bank else ()
        return seat in hands or super().has_role(seat)

    def funds(self, seat: Seat) -> int:
        """Return the units that a seat can bring into a bank and pay the tax on (BB-15)."""
        return self.preset.brings(self.held(seat))

    def new_bank(self, seat: Seat, amount: int, origin: Seat | None) -> BanqueBank:  # noqa: ARG002
        """Return a new bank of `amount` units, open if the house or the last bank demands it."""
        return BanqueBank(seat, amount, open=self.offers_open, opening=amount)

    @property
    def open_bank(self) -> bool:
        """Whether the bank holds all stakes."""
        return self.bank is not None and self.bank.open

    @property
    def asks_all(self) -> bool:
        """Whether bystanders are asked for their stakes together with the chairs (BB-2)."""
        return self.open_bank

    @property
    def offers_open(self) -> bool:
        """Whether a bank on offer holds all stakes for any taker (BB-14)."""
        return self.preset.always_open

    @property
    def unmet(self) -> Seat:
        """The last banker, if their last round had no stakes and there is no bank; otherwise 0."""
        return self.former if self.last is None else 0

    def prime_order(self) -> tuple[Seat, ...]:
        """List the chairs in prime, without the banker or the giver of a bank (BB-11)."""
        turns = self.preset.prime == "alternating"
        return _precedence(self.places, turns, self.purses)

    def bidders(self) -> tuple[Seat, ...]:
        """List the chairs that may bid, from the croupier's right; the last banker comes last."""
        order = self.may_hold(_occupied_chairs(round_from_croupier(self.places), self.purses))
        last = tuple(seat for seat in order if seat == self.former)
        return self.lot_first((*(seat for seat in order if seat != self.former), *last))

    def lot_first(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Put the seat first on which a lot has just fallen."""
        return tuple(sorted(seats, key=lambda seat: seat != self.lot)) if self.lot else seats

    def may_hold(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """List the seats that may hold the next bank: not those that left one with a gain (AD-B11).

        If nobody else can put up the minimum, they may too, or the shoe would never end.
        """
        others = tuple(seat for seat in seats if seat not in self.winners)
        able = any(self.funds(seat) >= self.preset.minimum for seat in others)
        return others if able else seats

    def offer_order(self) -> tuple[Seat, ...]:
        """List the chairs in the order in which a bank is offered (BB-1, BB-10).

        It is offered to nobody where the game ends without a bid (AD-B13).
        """
        if self.renews_shoe and self.preset.auction:
            return ()
        return self.may_hold(self.names) if self.preset.award == "list" else self.bidders()

    def reoffer_sum(self, bank: Bank) -> int:
        """Return the sum in the bank, or its first one where the house offers that (AD-B13)."""
        if self.preset.reoffer == "first-sum" and isinstance(bank, BanqueBank):
            return bank.opening
        return bank.sum

    @property
    def renews_shoe(self) -> bool:
        """Whether banks may begin with a new shoe (AD-B12, AD-B13)."""
        return self.preset.new_shoe

    @property
    def auction_waits(self) -> bool:
        """Whether the bank is auctioned only with the next shoe (AD-B13).

        That is also so while there is no shoe, unless the house finds a bank first (C-4).
        """
        if self.preset.bank_first:
            return False
        begun = self.shoe.out > self.shoe.burnt
        return self.phase is Phase.BETWEEN_SHOES or (self.renews_shoe and begun)

    def outlasts(self, bank: BanqueBank) -> bool:
        """Whether a bank goes on after the current shoe: not an empty one (AD-B9)."""
        lasts = self.preset.bank_lasts
        return bank.sum > 0 and (lasts == 0 or bank.shoes + 1 < lasts)

    def falls_to(self, how: BankEnds) -> Seat:  # noqa: ARG002 - as the other games
        """Return 0: this game offers banks in another order."""
        return 0

    def side_of(self, seat: Seat) -> TableSide:
        """Return the side on which a seat stakes: its own, or a bystander's choice (BB-17)."""
        if self.is_bystander(seat):
            return self.chosen[seat - self.preset.seats - 1]
        return side_of(self.places, seat)

    def sides_of(self, seat: Seat) -> tuple[TableSide, ...]:
        """Return the sides of a seat's stake; a call may be on both (BB-11)."""
        call = self.call
        if call is None or seat not in call.seats:
            return (self.side_of(seat),)
        if not (self.preset.halves or self.a_cheval):
            return (self.side_of(seat),)
        return tuple([side for side in PUNTERS if side is not self.voided])

    def laid(self, seat: Seat) -> tuple[SideStake, ...]:
        """List a seat's stakes by side, the right first."""
        sides, units = self.sides_of(seat), self.staked(seat)
        parts = halves(self.preset, units) if len(sides) > 1 else (units,)
        return tuple(
            SideStake(seat, side, part) for side, part in zip(sides, parts, strict=True) if part
        )

    def has_drawn(self, side: TableSide) -> bool | None:
        """Return whether a hand asked for a third card; None before it has answered."""
        return self.said[_AT[side]]

    def is_shown(self, side: TableSide) -> bool:
        """Whether everybody sees a hand."""
        return self.shown[_AT[side]]

    def holder(self, side: TableSide) -> Seat:
        """Return the seat that plays a hand in this coup; 0 for none."""
        return self.banker if side is TableSide.BANKER else self.holders[_AT[side]]

    @property
    def information(self) -> Information:
        """What each player knows in this coup, when asked for a decision (BB-4, BB-5, BB-11)."""
        return self.preset.information.of_holders(*self.holders)

    def is_waiting(self, side: TableSide) -> bool:
        """Whether not even its holder sees a hand yet.

        That is the left, while its player plays the right (BB-11), and the banker's before the
        sides are finished, where the banker does not look first (AD-B17).
        """
        if side is TableSide.BANKER and not self.information.bank_natural:
            return not all(map(self._is_finished, self.playing))
        if side is TableSide.LEFT and self.information.left_waits:
            return not self._is_finished(TableSide.RIGHT)
        return False

    def _is_finished(self, side: TableSide) -> bool:
        """Whether a side has shown a natural, or has spoken and received its card."""
        drawn = self.has_drawn(side)
        spoken = drawn is not None and len(self.hands.of(side).cards) == TWO_CARDS + drawn
        return spoken or self.is_shown(side)

    @property
    def playing(self) -> tuple[TableSide, ...]:
        """The sides that play against the bank in this coup."""
        return tuple(side for side in PUNTERS if self.holders[_AT[side]])


_AT = {side: at for at, side in enumerate(TableSide)}


def require_bank(state: State) -> BanqueBank:
    """Return the bank; raises ValueError in a phase that has none."""
    if state.bank is None:
        raise ValueError(f"there is no bank in {state.phase}")
    return state.bank


@lru_cache(KEPT)
def _precedence(places: Places, turns: bool, held: Purses) -> tuple[Seat, ...]:
    """List the occupied chairs in prime, alternating or in turn.

    Cached, because every answer needs it and it only changes with the purses.
    """
    return _occupied_chairs(alternating_order(places) if turns else round_from_banker(places), held)


def _occupied_chairs(chairs: tuple[Seat, ...], held: Purses) -> tuple[Seat, ...]:
    """List the occupied chairs among these."""
    return tuple([seat for seat in chairs if held[seat - 1] is not None])


def cut_order(state: State, shoe: int) -> tuple[Seat, ...]:
    """List the chairs in the order in which they may cut, from the croupier's left (C-4).

    If the banker names who cuts, only that seat does. While there is no banker yet, the seat in the
    middle is asked first.
    """
    if state.preset.bank_first:
        return (state.cutter,) if state.cutter else ()
    order = tuple(reversed(round_from_croupier(state.places)))
    return (state.places[0], *order) if state.preset.cut == "banker-names" else order


def new(preset: BanquePreset) -> State:
    """Return an empty table before its first shoe."""
    at = first_places(preset.seats)
    places = preset.seats + preset.bystanders
    empty = (None,) * places
    return State(
        preset=preset,
        phase=Phase.BETWEEN_SHOES,
        purses=empty,
        stakes=(0,) * places,
        answers=empty,
        chosen=(TableSide.RIGHT,) * preset.bystanders,
        places=at,
        next_holders=(at[1], at[2]),
    )


FORM: Final = Schema(
    (
        Version(
            (
                "phase", "purses", "stakes", "answers", "chosen", "places", "next_holders",
                "arrivals", "names", "bank", "former", "turn", "suivi", "runs", "call", "a_cheval",
                "price", "giver", "origin", "raised", "holders", "hands", "said", "shown", "last",
                "shoe", "before_shoe", "cutter", "gained", "winners",
                "repeated", "asked_table", "voided", "lots", "lot",
            ),
            seldom={
                "gained": 0, "winners": (), "repeated": 0, "asked_table": False, "voided": None,
                "lots": 0, "lot": 0,
            },
        ),
    )
)  # fmt: skip
