"""Work out which seats may act and how, and what they risk by it, from two tables of each game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Generic, TypeVar

from ..common.changeur import ChangeurChoice, legal_changeur_actions
from ..common.chips import CHANGEUR, HOUSE, Seat, risk_by_seat
from ..common.contract import Choice as May, untimed
from ..common.memo import memoized
from ..common.shoe import CroupierChoice, MayClose, ShoePhase, croupier_choice
from .actions import (
    AmountAction,
    BankIncrease,
    Bid,
    CallBanco,
    HoldBank,
    MatchRaise,
    MayAnswer,
    MayCall,
    MayName,
    Pass,
    WithinBank,
)
from .auction import best_bid
from .phases import BankPhase
from .state import ELIGIBLE_KEY, BankState, S, require_bank

A = TypeVar("A")
C = TypeVar("C", bound=May)
D = TypeVar("D")
Offers = Mapping[str, Callable[[S, Seat], C | None]]
"""What each phase offers to a seat; phases in which cards are dealt are missing."""
EligibleSeats = Mapping[str, Callable[[S], tuple[Seat, ...]]]
"""The seats that may answer in a phase that asks several, in the order in which they count."""
TimeoutRule = Callable[[S, Seat, object], D | None]
"""Returns the action taken for a late seat that is offered this, or None."""

CLOSES_BY_CONSENT: Final = False
"""A question ends when every seat has answered."""
time_limit: Final = untimed


def is_idle(state: BankState) -> bool:
    """Whether no coup is in play: there are no stakes against the bank."""
    return not any(state.stakes)


def _pause_ends(state: BankState) -> bool:
    return state.needs_banker


def _bank_ends(state: BankState) -> bool:
    return bool(state.turn)


def _choice_ends(state: BankState) -> bool:
    return not state.preset.stays or state.last is not None or not require_bank(state).waited


_CLOSE: Final = MayClose()
_ENDS: Final[Mapping[str, Callable[[BankState], bool]]] = {
    ShoePhase.BETWEEN_SHOES: _pause_ends,
    BankPhase.BANK: _bank_ends,
    BankPhase.CHOICE: _choice_ends,
}
"""Whether Close can end these phases; it can end any other phase that asks a question."""


class LegalActions(Generic[S, C, D]):
    """The actions that each phase of a game offers, and the seats that may take them."""

    def __init__(
        self,
        offers: Offers[S, C],
        eligible: EligibleSeats[S],
        timeout: TimeoutRule[S, D],
        closing: Callable[[S], MayClose] = lambda _: _CLOSE,
    ) -> None:
        self.closing = closing
        self._offers = offers
        self._eligible = eligible
        self.timeout_rule = timeout
        self.to_act: Callable[[S], tuple[Seat, ...]] = memoized(self._to_act)
        """List the seats that have to answer, in the order in which they count."""

    def legal(self, state: S, seat: Seat) -> tuple[C | CroupierChoice | ChangeurChoice, ...]:
        """List the choices of `seat`; none for an empty chair or a spectator."""
        may: C | CroupierChoice | None
        if seat > HOUSE:
            may = self.choice(state, seat)
        elif seat == HOUSE:
            if state.waits_for_players:
                return ()
            may = self.closing(state) if self.may_close(state) else croupier_choice(state.phase)
        elif seat == CHANGEUR:
            return tuple(legal_changeur_actions(state.purses, state.has_chips_in_play))
        else:
            return ()
        return () if may is None else (may,)

    def may_close(self, state: S) -> bool:
        """Whether Close can end the current question.

        A table with too few players waits for more (AD-C3), and a bank with no takers for one. So
        does an uncovered bank in a house where banks stay put: after the second uncovered coup it
        is up to the banker to continue or leave (CF-16, CF-23). If a shoe waits for a bank, Close
        ends the pause between shoes to find one (C-4).
        """
        phase = state.phase
        if state.waits_for_players:
            return False
        if phase in _ENDS:
            return _ENDS[phase](state)
        return phase in self._offers

    def choice(self, state: S, seat: Seat) -> C | None:
        """Return the choice of a seat now; None for a seat that may not answer."""
        known: dict[Seat, C | None] = state.offer_cache
        if seat in known:
            return known[seat]
        return self.offer(state, seat) if seat in self._eligible_in(state) else None

    def has_phase(self, phase: str) -> bool:
        """Whether the game has this phase at all."""
        return phase in self._offers

    def is_own_question(self, state: S) -> bool:
        """Whether a seat is asked about its own bank or hand: nobody else is eligible to answer."""
        return bool(state.turn) and state.phase not in self._eligible

    def anyone_to_act(self, state: S) -> bool:
        return next(iter(self.iter_to_act(state)), None) is not None

    def iter_to_act(self, state: S) -> Iterable[Seat]:
        """Like `to_act`, but lazy, for callers that only need the first seat."""
        eligible = self._eligible_in(state)
        return self._list_unanswered(state, eligible) if eligible else eligible

    def _list_unanswered(self, state: S, eligible: tuple[Seat, ...]) -> Iterator[Seat]:
        answers = state.answers
        for seat in eligible:
            said = answers[seat - 1]
            if said is None:
                if self.offer(state, seat) is not None:
                    yield seat
            elif type(said) is Bid and self._is_outbid(state, seat, said):
                yield seat

    def timeout_action(self, state: S, seat: Seat) -> D | None:
        """Return the action for a seat that is late; an overtaken bid simply remains."""
        return self.timeout_rule(state, seat, self.choice(state, seat))

    def standing_answer(self, state: S, seat: Seat, kind: type[A]) -> A | None:
        """Return a seat's answer if it is of this kind and the seat can still afford it."""
        said = state.answers[seat - 1]
        if type(said) is not kind:
            return None
        may = self.choice(state, seat)
        return said if may is not None and may.allows(said) else None

    def _to_act(self, state: S) -> tuple[Seat, ...]:
        return tuple(self.iter_to_act(state))

    def _eligible_in(self, state: S) -> tuple[Seat, ...]:
        """List the seats that may answer now: the only one asked, or all of them.

        The list is cached in the state, and handed on to the states that answers lead to.
        """
        if state.waits_for_players:
            return ()
        if state.turn:
            return (state.turn,)
        find_eligible = self._eligible.get(state.phase)
        if find_eligible is None:
            return ()
        known: dict[str, tuple[Seat, ...]] = state.__dict__
        if ELIGIBLE_KEY not in known:
            known[ELIGIBLE_KEY] = find_eligible(state)
        return known[ELIGIBLE_KEY]

    def _is_outbid(self, state: S, seat: Seat, bid: Bid) -> bool:
        if best_bid(state) == (seat, bid.amount):
            return False
        may = self.offer(state, seat)
        return isinstance(may, MayName) and bid.amount < may.low

    def offer(self, state: S, seat: Seat) -> C | None:
        """Return what the phase offers to an eligible seat; cached in the state."""
        known: dict[Seat, C | None] = state.offer_cache
        if seat in known:
            return known[seat]
        offer = self._offers.get(state.phase)
        may = known[seat] = offer(state, seat) if offer else None
        return may

    def at_risk(self, state: S) -> dict[Seat, int]:
        """Return each seat's risk by its stakes, its part of a bank, and its standing answer."""
        risks = dict(risk_by_seat(state.balances()))
        for seat, said in enumerate(state.answers, 1):
            if said:
                risks[seat] = max(risks.get(seat, 0), self.risk(state, seat, said))
        return risks

    def risk(self, state: S, seat: Seat, action: object) -> int:
        """Return what a seat would have at risk after an action; 0 if the action adds no risk.

        A banker who keeps the bank risks all of it except the garage (CF-7).
        """
        own = state.bank.own if state.bank and state.bank.seat == seat else 0
        match action:
            case BankIncrease(amount):
                return own + amount
            case WithinBank() | Pass():
                return 0
            case AmountAction(amount):
                return amount
            case HoldBank():
                return own
            case _:
                return self._cost_of_offer(state, seat, action)

    def _cost_of_offer(self, state: S, seat: Seat, action: object) -> int:
        """Return the cost of an action that names no amount, as the table offers it."""
        for may in self.legal(state, seat):
            if isinstance(may, MayCall) and isinstance(action, CallBanco):
                return dict(zip(may.kinds, may.sums, strict=True)).get(action.kind, 0)
            if isinstance(may, MayAnswer) and may.allows(action):
                held = state.bank.co if state.bank and isinstance(action, MatchRaise) else 0
                return held + may.amount
        return 0
