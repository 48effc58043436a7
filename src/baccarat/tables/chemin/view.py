"""Build the views of a table of chemin de fer from what each viewer may know."""

from msgspec.structs import replace

from ...rules.coup import Side
from ..banking.actions import Answer, Choice, TimeoutAction
from ..banking.auction import best_bid
from ..banking.offers import excess_stakes, timeout_answer
from ..banking.phases import COUP_PHASES
from ..banking.view import (
    PAIR,
    BankHandView,
    BankSeatView,
    BankView,
    LazyBankView,
    list_suggested_amounts,
    list_visible_cards,
    ranks,
)
from ..common.chips import WATCHER, Seat
from ..common.memo import memoized
from ..common.shoe import shoe_view
from .legal import choice, legal, to_act
from .phases import Phase
from .state import State


class HandView(BankHandView, frozen=True):
    """A hand of chemin de fer as one viewer sees it."""


class SeatView(BankSeatView, frozen=True, kw_only=True):
    """An occupied place at chemin de fer."""

    said: Answer | None


class CheminView(BankView, frozen=True, kw_only=True, tag="chemin"):
    """The table as `viewer` sees it.

    - `shoe_at`: the next bank is offered from the right of this seat; 0 before the first bank.
    - `cards_to`: the seat that plays the hand with any stake, unless somebody calls (AD-C19); 0 for
      nobody.
    """

    phase: Phase
    seats: tuple[SeatView, ...]
    ponte: HandView
    banker: HandView
    shoe_at: Seat
    cards_to: Seat
    choices: tuple[Choice, ...]
    default: TimeoutAction | None


def view(state: State, viewer: Seat) -> CheminView:
    """Return the table as `viewer` may see it."""
    watched = _spectator_view(state)
    if viewer == WATCHER:
        return watched
    choices = legal(state, viewer)
    default = timeout_answer(state, viewer, *choices) if viewer in watched.asked else None
    quick = list_suggested_amounts(state, viewer, choices)
    seen = replace(watched, viewer=viewer, choices=choices, default=default, quick=quick)
    if viewer not in {watched.ponte.seat, watched.banker.seat}:
        return seen
    ponte, banker = (_hand(state, side, viewer) for side in (Side.PLAYER, Side.BANKER))
    return replace(seen, ponte=ponte, banker=banker)


@memoized
def _spectator_view(state: State) -> CheminView:
    """Return the view of a spectator, which all others share except for their own parts."""
    bidder, bid = best_bid(state) or (0, 0)
    return CheminView(
        viewer=WATCHER,
        phase=state.phase,
        seats=_seats(state),
        bank=state.bank,
        call=state.call,
        suivi=state.suivi,
        left=_open_units(state),
        over=max(0, excess_stakes(state)) if state.phase is Phase.RAISE else 0,
        asked=to_act(state),
        turn=state.turn,
        price=state.price,
        giver=state.giver,
        bid=bid,
        bidder=bidder,
        ponte=_hand(state, Side.PLAYER, WATCHER),
        banker=_hand(state, Side.BANKER, WATCHER),
        shoe=shoe_view(state.shoe, state.preset, state.phase, state.coup.cards),
        shoe_at=state.shoe_at,
        cards_to=state.cards_to,
        choices=(),
        default=None,
        quick=(),
        missing=state.missing_players if state.waits_for_players else 0,
    )


class LazyCheminView(LazyBankView[State, CheminView]):
    """The parts that its players read most."""

    @property
    def left(self) -> int:
        return _open_units(self._state)

    def _view(self) -> CheminView:
        return view(self._state, self.viewer)


def lazy_view(state: State, viewer: Seat) -> LazyCheminView:
    """Return the same view, lazily, for a viewer with a seat."""
    may = choice(state, viewer)
    return LazyCheminView(state, viewer, state.held(viewer), () if may is None else (may,))


def _open_units(state: State) -> int:
    return 0 if state.phase in COUP_PHASES else state.uncovered


def _seats(state: State) -> tuple[SeatView, ...]:
    chairs, rank = state.preset.seats, ranks(state)
    stakes, said = state.stakes, state.answers
    return tuple([
        SeatView(
            seat=seat,
            bystander=seat > chairs,
            purse=purse,
            stake=stakes[seat - 1],
            said=said[seat - 1],
            prime=rank.get(seat),
            refused=state.refused_of(seat),
        )
        for seat, purse in enumerate(state.purses, 1)
        if purse is not None
    ])  # fmt: skip


def can_see(state: State, side: Side, viewer: Seat) -> bool:
    """Whether a viewer may see the first two cards of a hand: everybody, once they are shown."""
    return _is_shown(state, side) or may_look(state, side, viewer)


def may_look(state: State, side: Side, viewer: Seat) -> bool:
    """Whether a viewer may look at a hand before it is shown (CF-11, CF-13).

    A ponte may when asked. So may a banker, unless bankers look after the ponte, when both learn
    the cards as they are shown. Nobody may while a suivi can still take the cards (AD-C28).
    """
    if not _two_cards_each(state) or state.phase is Phase.SUIVI:
        return False
    if side is Side.PLAYER:
        return viewer == state.ponte
    return state.preset.information.bank_natural and viewer == state.banker


def _is_shown(state: State, side: Side) -> bool:
    return state.ponte_shown if side is Side.PLAYER else state.banker_shown


def _two_cards_each(state: State) -> bool:
    return len(state.coup.banker.cards) >= 2


def _hand(state: State, side: Side, viewer: Seat) -> HandView:
    if side is Side.PLAYER:
        hand, seat = state.coup.player, state.ponte
        shown, draws = state.ponte_shown, state.ponte_draws
    else:
        hand, seat = state.coup.banker, state.banker
        shown, draws = state.banker_shown, state.banker_draws
    if not hand.cards:
        return HandView(seat, (), None, shown, draws, None)
    seen = can_see(state, side, viewer)
    third = None if hand.third is None else hand.third.points
    total = hand.total if seen else None
    return HandView(seat, list_visible_cards(hand, seen=seen), total, shown, draws, third)


def private_cards(state: State, seat: Seat) -> dict[str, tuple[int, ...]]:
    """Return the face-down cards that only `seat` may look at: their positions, by hand."""
    hands = (side for side in Side if not _is_shown(state, side))
    return {str(side): PAIR for side in hands if seat > 0 and may_look(state, side, seat)}
