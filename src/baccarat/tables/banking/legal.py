"""Tell who is asked what, by two tables of a game: what each phase offers, and who has a say."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Generic, TypeVar

from ..common import (
    CHANGEUR,
    HOUSE,
    MayClose,
    MayCroupier,
    MayErrand,
    Seat,
    ShoePhase,
    croupier_may,
    legal_errands,
    memoized,
)
from ..common import Choice as May
from .actions import Bid, MayName
from .awards import best_bid
from .state import SAY, BankPhase, BankState, S, the_bank

A = TypeVar("A")
C = TypeVar("C", bound=May)
D = TypeVar("D")
Offers = Mapping[str, Callable[[S, Seat], C | None]]
"""What each phase offers to a seat; phases in which cards are dealt are missing."""
Voices = Mapping[str, Callable[[S], tuple[Seat, ...]]]
"""The seats that may answer in a phase that asks several, in the order in which they count."""
Late = Callable[[S, Seat, object], D | None]
"""Returns the action taken for a late seat that is offered this, or None."""


def _pause_ends(state: BankState) -> bool:
    return state.seeks_bank


def _bank_ends(state: BankState) -> bool:
    return bool(state.turn)


def _choice_ends(state: BankState) -> bool:
    return not state.preset.stays or state.last is not None or not the_bank(state).waited


_CLOSE: Final = MayClose()
_ENDS: Final[Mapping[str, Callable[[BankState], bool]]] = {
    ShoePhase.BETWEEN_SHOES: _pause_ends,
    BankPhase.BANK: _bank_ends,
    BankPhase.CHOICE: _choice_ends,
}
"""Whether Close can end a phase, where that hangs on more than on there being a question in it."""


class Windows(Generic[S, C, D]):
    """What is open in each phase of a game, and to whom."""

    def __init__(self, offers: Offers[S, C], voices: Voices[S], late: Late[S, D]) -> None:
        self._offers = offers
        self._voices = voices
        self.late = late
        self.asked: Callable[[S], tuple[Seat, ...]] = memoized(self._asked)
        """List the seats whose answer is awaited, in the order in which it counts."""

    def legal(self, state: S, seat: Seat) -> tuple[C | MayCroupier | MayErrand, ...]:
        """List what `seat` may do; nothing for an empty chair or a watcher."""
        may: C | MayCroupier | None
        if seat > HOUSE:
            may = self.choice(state, seat)
        elif seat == HOUSE:
            may = _CLOSE if self.may_close(state) else croupier_may(state.phase)
        elif seat == CHANGEUR:
            return tuple(legal_errands(state.purses, state.busy))
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
        return self.offer(state, seat) if seat in self._voices_of(state) else None

    def has(self, phase: str) -> bool:
        """Whether the game has this phase at all."""
        return phase in self._offers

    def anyone_asked(self, state: S) -> bool:
        return next(iter(self.awaiting(state)), None) is not None

    def awaiting(self, state: S) -> Iterable[Seat]:
        """Give the seats whose answer is awaited one by one, for whoever goes on with the first."""
        voices = self._voices_of(state)
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

    def default(self, state: S, seat: Seat) -> D | None:
        """Tell what is done for a seat that is asked and late; a bid outbid stays as it is."""
        return self.late(state, seat, self.choice(state, seat))

    def kept(self, state: S, seat: Seat, kind: type[A]) -> A | None:
        """Return what a seat has said, if it is of this kind, and its purse can still keep it."""
        said = state.answers[seat - 1]
        if type(said) is not kind:
            return None
        may = self.choice(state, seat)
        return said if may is not None and may.allows(said) else None

    def _asked(self, state: S) -> tuple[Seat, ...]:
        return tuple(self.awaiting(state))

    def _voices_of(self, state: S) -> tuple[Seat, ...]:
        """List those who have a say: the one who alone is asked, or all of a window.

        The latter are kept beside the state, and beside one that an answer alone leads to.
        """
        if state.turn:
            return (state.turn,)
        voices = self._voices.get(state.phase)
        if voices is None:
            return ()
        known: dict[str, tuple[Seat, ...]] = state.__dict__
        if SAY not in known:
            known[SAY] = voices(state)
        return known[SAY]

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
