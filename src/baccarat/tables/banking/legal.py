"""Tell who is asked what, by two tables of a game: what each phase offers, and who has a say."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Generic, TypeVar

from ..common import (
    CHANGEUR,
    HOUSE,
    ChangeurChoice,
    CroupierChoice,
    MayClose,
    Seat,
    ShoePhase,
    croupier_choice,
    legal_changeur_actions,
    memoized,
)
from ..common import Choice as May
from .actions import Bid, MayName
from .awards import best_bid
from .state import ELIGIBLE_KEY, BankPhase, BankState, S, require_bank

A = TypeVar("A")
C = TypeVar("C", bound=May)
D = TypeVar("D")
Offers = Mapping[str, Callable[[S, Seat], C | None]]
"""What each phase offers to a seat; phases in which cards are dealt are missing."""
EligibleSeats = Mapping[str, Callable[[S], tuple[Seat, ...]]]
"""The seats that may answer in a phase that asks several, in the order in which they count."""
Late = Callable[[S, Seat, object], D | None]
"""Returns the action taken for a late seat that is offered this, or None."""


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
"""Whether Close can end a phase, where that hangs on more than on there being a question in it."""


class LegalActions(Generic[S, C, D]):
    """What is open in each phase of a game, and to whom."""

    def __init__(self, offers: Offers[S, C], voices: EligibleSeats[S], late: Late[S, D]) -> None:
        self._offers = offers
        self._eligible = voices
        self.late_action = late
        self.to_act: Callable[[S], tuple[Seat, ...]] = memoized(self._to_act)
        """List the seats whose answer is awaited, in the order in which it counts."""

    def legal(self, state: S, seat: Seat) -> tuple[C | CroupierChoice | ChangeurChoice, ...]:
        """List what `seat` may do; nothing for an empty chair or a watcher."""
        may: C | CroupierChoice | None
        if seat > HOUSE:
            may = self.choice(state, seat)
        elif seat == HOUSE:
            may = _CLOSE if self.may_close(state) else croupier_choice(state.phase)
        elif seat == CHANGEUR:
            return tuple(legal_changeur_actions(state.purses, state.has_chips_in_play))
        else:
            return ()
        return () if may is None else (may,)

    def may_close(self, state: S) -> bool:
        """Whether something is open that Close can end.

        A bank that nobody wants just waits, and so does one that nobody covers where it stays:
        after the second such coup it is its banker who plays on, or leaves (CF-16, CF-23). Where a
        shoe waits for a bank, the pause between shoes is ended to find one (C-4).
        """
        phase = state.phase
        if phase in _ENDS:
            return _ENDS[phase](state)
        return phase in self._offers

    def choice(self, state: S, seat: Seat) -> C | None:
        """Offer a seat what it may do now; nothing to one without a say, or to nobody's chair."""
        known: dict[Seat, C | None] = state.offer_cache
        if seat in known:
            return known[seat]
        return self.offer(state, seat) if seat in self._eligible_in(state) else None

    def has_phase(self, phase: str) -> bool:
        """Whether the game has this phase at all."""
        return phase in self._offers

    def anyone_to_act(self, state: S) -> bool:
        return next(iter(self.iter_to_act(state)), None) is not None

    def iter_to_act(self, state: S) -> Iterable[Seat]:
        """Give the seats whose answer is awaited one by one, for whoever goes on with the first."""
        voices = self._eligible_in(state)
        return self._unanswered(state, voices) if voices else voices

    def _unanswered(self, state: S, voices: tuple[Seat, ...]) -> Iterator[Seat]:
        answers = state.answers
        for seat in voices:
            said = answers[seat - 1]
            if said is None:
                if self.offer(state, seat) is not None:
                    yield seat
            elif type(said) is Bid and self._outbid(state, seat, said):
                yield seat

    def timeout_action(self, state: S, seat: Seat) -> D | None:
        """Tell what is done for a seat that is asked and late; a bid outbid stays as it is."""
        return self.late_action(state, seat, self.choice(state, seat))

    def standing_answer(self, state: S, seat: Seat, kind: type[A]) -> A | None:
        """Return what a seat has said, if it is of this kind, and its purse can still keep it."""
        said = state.answers[seat - 1]
        if type(said) is not kind:
            return None
        may = self.choice(state, seat)
        return said if may is not None and may.allows(said) else None

    def _to_act(self, state: S) -> tuple[Seat, ...]:
        return tuple(self.iter_to_act(state))

    def _eligible_in(self, state: S) -> tuple[Seat, ...]:
        """List those who have a say: the one who alone is asked, or all of a window.

        The latter are kept beside the state, and beside one that an answer alone leads to.
        """
        if state.turn:
            return (state.turn,)
        voices = self._eligible.get(state.phase)
        if voices is None:
            return ()
        known: dict[str, tuple[Seat, ...]] = state.__dict__
        if ELIGIBLE_KEY not in known:
            known[ELIGIBLE_KEY] = voices(state)
        return known[ELIGIBLE_KEY]

    def _outbid(self, state: S, seat: Seat, bid: Bid) -> bool:
        if best_bid(state) == (seat, bid.amount):
            return False
        may = self.offer(state, seat)
        return isinstance(may, MayName) and bid.amount < may.low

    def offer(self, state: S, seat: Seat) -> C | None:
        """Return what the phase offers a seat that has a say; cached as by `memoized`."""
        known: dict[Seat, C | None] = state.offer_cache
        if seat in known:
            return known[seat]
        offer = self._offers.get(state.phase)
        may = known[seat] = offer(state, seat) if offer else None
        return may
