"""Build the views of a table of baccara banque from what each viewer may know."""

from itertools import count

from msgspec.structs import replace

from ..banking.actions import Answer
from ..banking.auction import best_bid
from ..banking.offers import excess_stakes
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
from .actions import Choice, ClaimBanco, TimeoutAction
from .legal import LEGAL_ACTIONS, choice, legal, stakes_on_side, to_act
from .phases import Phase
from .seating import TWO_CARDS, TableSide
from .state import BanqueBank, Run, State

_OVER = {Phase.RAISE, Phase.ACCEPT, Phase.TOP_UP}


class SideView(BankHandView, frozen=True):
    """A side's hand, or the banker's, as one viewer sees it; `seat` is 0 if nobody plays it."""

    stakes: int
    """Units staked on this side, on which the banker's choice depends (BB-6)."""


class PlaceView(BankSeatView, frozen=True, kw_only=True):
    """An occupied place at baccara banque.

    - `side`: where it stakes; for the seat in the middle, the banker's side.
    - `on`: the sides that the stake is on, half on each if there are two.
    """

    side: TableSide
    on: tuple[TableSide, ...]
    said: Answer | ClaimBanco | None


class BanqueView(BankView, frozen=True, kw_only=True, tag="banque"):
    """The table as `viewer` sees it. `left` is 0 in an open bank, which has no limit.

    - `places`: the chairs, the middle first, then right and left alternating, outward.
    - `runs`: the club's bancos that seats have called and lost in a row.
    - `next_holders`: the seats at which the hands of right and left are.
    - `cutter`: the seat named to cut the next shoe; 0 for nobody.
    - `unmet`: the last banker, if nobody staked in the bank's last round; 0 while there is a bank.
    - `offers_open`: while there is no bank, whether the one on offer holds all stakes for any
      taker. If False, a bid may still open it (BB-14).
    """

    phase: Phase
    places: tuple[Seat, ...]
    seats: tuple[PlaceView, ...]
    bank: BanqueBank | None
    a_cheval: bool
    runs: tuple[Run, ...]
    right: SideView
    left_hand: SideView
    banker: SideView
    next_holders: tuple[Seat, Seat]
    choices: tuple[Choice, ...]
    default: TimeoutAction | None
    unmet: Seat = 0
    cutter: Seat = 0
    offers_open: bool = False


def view(state: State, viewer: Seat) -> BanqueView:
    """Return the table as `viewer` may see it."""
    watched = _spectator_view(state)
    if viewer == WATCHER:
        return watched
    choices, default = legal(state, viewer), None
    if viewer in watched.asked:
        default = LEGAL_ACTIONS.timeout_rule(state, viewer, *choices)
    quick = list_suggested_amounts(state, viewer, choices)
    seen = replace(watched, viewer=viewer, choices=choices, default=default, quick=quick)
    if viewer not in {state.holder(side) for side in TableSide}:
        return seen
    right, left, banker = (_side(state, side, viewer) for side in TableSide)
    return replace(seen, right=right, left_hand=left, banker=banker)


@memoized
def _spectator_view(state: State) -> BanqueView:
    """Return the view of a spectator, which all others share except for their own parts."""
    bidder, bid = best_bid(state) or (0, 0)
    return BanqueView(
        viewer=WATCHER,
        phase=state.phase,
        places=state.places,
        seats=_seats(state),
        bank=state.bank,
        call=state.call,
        a_cheval=state.a_cheval,
        suivi=state.suivi,
        runs=state.runs,
        left=_open_units(state),
        over=max(0, excess_stakes(state)) if state.phase in _OVER else 0,
        asked=to_act(state),
        turn=state.turn,
        price=state.price,
        giver=state.giver,
        bid=bid,
        bidder=bidder,
        right=_side(state, TableSide.RIGHT, WATCHER),
        left_hand=_side(state, TableSide.LEFT, WATCHER),
        banker=_side(state, TableSide.BANKER, WATCHER),
        next_holders=state.next_holders,
        shoe=shoe_view(state.shoe, state.preset, state.phase, state.hands.cards),
        choices=(),
        default=None,
        quick=(),
        missing=state.missing_players if state.waits_for_players else 0,
        unmet=state.unmet,
        cutter=state.cutter,
        offers_open=state.bank is None and state.offers_open,
    )


class LazyBanqueView(LazyBankView[State, BanqueView]):
    """The parts that its players read most."""

    @property
    def left(self) -> int:
        return _open_units(self._state)

    @property
    def unmet(self) -> Seat:
        return self._state.unmet

    def _view(self) -> BanqueView:
        return view(self._state, self.viewer)


def lazy_view(state: State, viewer: Seat) -> LazyBanqueView:
    """Return the same view, lazily, for a viewer with a seat."""
    may = choice(state, viewer)
    return LazyBanqueView(state, viewer, state.held(viewer), () if may is None else (may,))


def _open_units(state: State) -> int:
    return 0 if state.open_bank else state.uncovered


def _seats(state: State) -> tuple[PlaceView, ...]:
    chairs, rank = state.preset.seats, ranks(state)
    places = zip(count(1), state.purses, state.stakes, state.answers, strict=False)
    return tuple(
        PlaceView(
            seat=seat,
            bystander=seat > chairs,
            side=state.side_of(seat),
            purse=purse,
            stake=stake,
            on=state.sides_of(seat) if stake else (),
            said=said,
            prime=rank.get(seat),
            refused=state.refused_of(seat),
        )
        for seat, purse, stake, said in places
        if purse is not None
    )


def can_see(state: State, side: TableSide, viewer: Seat) -> bool:
    """Whether a viewer may see the first two cards of a hand: everybody, once they are shown."""
    return state.is_shown(side) or may_look(state, side, viewer)


def may_look(state: State, side: TableSide, viewer: Seat) -> bool:
    """Whether a viewer holds a hand, and may look at it before it is shown (BB-4, BB-5, BB-11).

    Holders look once all hands are dealt; by then the banker has looked, and shown a natural. A
    holder of both hands sees the left one once the right is finished.
    """
    dealt_out = len(state.hands.banker.cards) >= TWO_CARDS
    return dealt_out and viewer == state.holder(side) and not state.is_waiting(side)


def _side(state: State, side: TableSide, viewer: Seat) -> SideView:
    hand = state.hands.of(side)
    seen = bool(hand.cards) and can_see(state, side, viewer)
    return SideView(
        seat=state.holder(side),
        cards=list_visible_cards(hand, seen=seen),
        total=hand.total if seen else None,
        shown=state.is_shown(side),
        draws=state.has_drawn(side),
        third=None if hand.third is None else hand.third.points,
        stakes=0 if side is TableSide.BANKER else stakes_on_side(state, side),
    )


def private_cards(state: State, seat: Seat) -> dict[str, tuple[int, ...]]:
    """Return the face-down cards that only `seat` may look at: their positions, by hand."""
    hands = (side for side in TableSide if state.hands.of(side).cards and not state.is_shown(side))
    return {str(side): PAIR for side in hands if seat > 0 and may_look(state, side, seat)}
