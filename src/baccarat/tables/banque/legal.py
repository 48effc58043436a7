"""Which seats may act and how, and what happens on a timeout (BB-20)."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from ...rules.tableau import CHEMIN_DE_FER, Draws
from ..banking.actions import (
    Bid,
    CallBanco,
    CallKind,
    MayAnswer,
    MayCall,
    MayChoose,
    MayName,
    Pass,
    action_tag,
)
from ..banking.auction import best_bid
from ..banking.hand_choices import MaySpeak, banker_choice, bound_by, ponte_choice
from ..banking.legal import LegalActions
from ..banking.offers import (
    CHOICES_BY_PHASE,
    excess_stakes,
    timeout_answer,
)
from ..banking.phases import BankPhase
from ..banking.state import bystanders, order, prime, punters
from ..common.chips import Seat
from ..common.memo import memoized
from ..common.shoe import MayClose
from .actions import (
    BidOpen,
    ClaimBanco,
    MayBid,
    MayClaim,
    MayNameCutter,
    MayPay,
    MayStakeOn,
    NameCutter,
    Payment,
    StakeOn,
    TimeoutAction,
)
from .phases import Phase
from .seating import PUNTERS, TableSide
from .state import State, require_bank

SeatChoice = (
    MayName
    | MayBid
    | MayStakeOn
    | MayCall
    | MayClaim
    | MayAnswer
    | MayPay
    | MayChoose
    | MaySpeak
    | MayNameCutter
)


def _bid(state: State, seat: Seat) -> MayBid | MayPay | None:
    """Offer a higher bid, and banque ouverte, which opens with the minimum (BB-1)."""
    least = state.preset.minimum
    opens = least if state.preset.may_open and state.funds(seat) >= least else 0
    may = CHOICES_BY_PHASE[BankPhase.AUCTION](state, seat) if not state.preset.always_open else None
    if isinstance(may, MayName):
        return MayBid(may.what, may.low, may.high, may.step, may.passes, opens=opens)
    return _pay(state, seat, "bid-open", opens)


def _pay(state: State, seat: Seat, what: Payment, amount: int) -> MayPay | None:
    return MayPay(what, amount) if 0 < amount <= state.funds(seat) else None


def _calls(state: State, seat: Seat) -> MayCall | MayClaim | None:
    """Offer chemin de fer's calls, or the club's (BB-11); none on an open bank."""
    if state.open_bank or not state.preset.has_calls:
        return None
    if is_call_over(state, seat):
        return None
    if state.preset.halves:
        may = CHOICES_BY_PHASE[BankPhase.CALLS](state, seat)
        if isinstance(may, MayCall) and state.preset.banco_at == "start":
            at = may.kinds.index(CallKind.SOLO)
            return MayCall((CallKind.SOLO,), (may.sums[at],))
        return may if isinstance(may, MayCall) else None
    whole = require_bank(state).sum
    if whole > state.held(seat) or count_losing_streak(state, seat) >= state.preset.bancos_in_row:
        return None
    return MayClaim(whole)


def is_call_over(state: State, seat: Seat) -> bool:
    """Whether a seat may not call, as the first coup is over and it has no banco to repeat.

    Seat 0 means everybody (AD-B20).
    """
    bank, repeats = require_bank(state), seat in state.suivi if seat else bool(state.suivi)
    return state.preset.banco_at == "start" and bank.coups > 0 and not repeats


def count_losing_streak(state: State, seat: Seat) -> int:
    """Count the club's bancos that a seat has called and lost in a row."""
    return next((run.lost for run in state.runs if run.seat == seat), 0)


def _stake(state: State, seat: Seat) -> MayStakeOn | None:
    """Offer a stake on one's own side, or to a bystander from the open units (BB-2, BB-17)."""
    if is_locked_stake(state, seat):
        return None
    own, least = state.staked(seat), state.preset.least_stake
    most, left = state.held(seat) + own, state.uncovered + own
    sides = PUNTERS if state.is_bystander(seat) else (state.side_of(seat),)
    low, high = least, most
    if not state.open_bank:
        low = min(least, left) if left else least
        if state.phase is Phase.BYSTANDERS_STAKE:
            low, high = min(least, left), min(most, left)
    cover = left if left <= high and not state.open_bank else 0
    if not 0 < low <= high:
        return None
    step = state.preset.stake_step
    return MayStakeOn("stake-on", low, high, step, passes=False, cover=cover, sides=sides)


def is_locked_stake(state: State, seat: Seat) -> bool:
    """Whether a stake is not to be changed: a caller's, or one that a tie has left standing."""
    called = state.call is not None and seat in state.call.seats
    return called or (state.staked(seat) > 0 and state.answers[seat - 1] is None)


def lots(state: State) -> tuple[Seat, ...]:
    """List the seats among which a lot decides if the question is closed now (AD-B7, AD-B9).

    They have made the highest bid; or are the first of each side to call the bank.
    """
    seats: tuple[Seat, ...] = ()
    rules, answer = state.preset, LEGAL_ACTIONS.standing_answer
    if state.phase is Phase.AUCTION and rules.ties_by_lot and (best := best_bid(state)):
        able = [seat for seat in state.bidders() if state.funds(seat) >= best[1]]
        seats = tuple(seat for seat in able if state.answers[seat - 1] == Bid(best[1]))
    elif state.phase is Phase.CALLS and rules.sides_prime == "lot":
        callers = [seat for seat in order(state) if answer(state, seat, CallBanco)]
        seats = tuple({state.side_of(seat): seat for seat in reversed(callers)}.values())
        seats = tuple(seat for seat in callers if seat in seats)
    return seats if len(seats) > 1 else ()


def _closing(state: State) -> MayClose:
    seats = lots(state)
    return MayClose(len(seats), state.lots) if seats else MayClose()


def _over(what: Payment) -> Callable[[State, Seat], MayPay | None]:
    return lambda state, seat: _pay(state, seat, what, excess_stakes(state))


def _refill(state: State, seat: Seat) -> MayPay | MayName | None:
    """Offer the sum with which a broken bank goes on; or any from it up (AD-B12)."""
    amount = refill(state)
    if state.preset.refill != "opening-or-more":
        return _pay(state, seat, "refill", amount)
    most = state.within_most(state.funds(seat))
    step = state.preset.stake_step
    return MayName("put-up", amount, most, step, passes=True) if amount <= most else None


def _new_shoe(state: State, seat: Seat) -> MayPay:
    """Offer a new shoe, which costs nothing (AD-B12)."""
    return MayPay("new-shoe", 0)


def refill(state: State) -> int:
    """Return the least with which a broken bank can continue; 0 if it cannot (BB-13, AD-B12)."""
    rules, opening = state.preset, require_bank(state).opening
    sums = {"never": 0, "opening": opening, "opening-or-more": opening, "minimum": rules.minimum}
    return sums[rules.refill]


def may_retire(state: State) -> bool:
    """Whether the banker may give the bank up now (BB-9)."""
    bank = require_bank(state)
    return state.preset.retire == "any-time" or bank.coups > 0 or bank.empty > 1


def _choose(state: State, seat: Seat) -> MayChoose:
    amount = require_bank(state).own
    return MayChoose(hold=True, pass_on=may_retire(state), give_up=False, amount=amount)


def _ponte(side: TableSide) -> Callable[[State, Seat], MaySpeak]:
    return lambda state, _: ponte_choice(
        state.preset.tableau_of(state.information), state.hands.of(side)
    )


def _banker(state: State, seat: Seat) -> MaySpeak:
    """Leave the banker free; custom and default look at the heavier side (BB-6, BB-20)."""
    given = state.hands.of(heavier(state)).third
    may = banker_choice(state.preset.tableau, state.hands.banker, given)
    if state.asked_table:
        return bound_by(may, table_says(state))
    return replace(may, table=True) if state.preset.ask_table else may


def table_says(state: State) -> Draws:
    """Return what the tableau tells the banker: nothing if the sides differ (AD-B18)."""
    total = state.hands.banker.first_two.total
    thirds = (state.hands.of(side).third for side in _undecided(state))
    says = {CHEMIN_DE_FER.banker_says(total, third) for third in thirds}
    return says.pop() if len(says) == 1 else Draws.FREE


def _undecided(state: State) -> list[TableSide]:
    return [side for side in state.playing if not state.hands.of(side).natural]


def heavier(state: State) -> TableSide:
    """Return the undecided side with the larger stakes; the right one if they are equal."""
    return max(_undecided(state), key=lambda side: stakes_on_side(state, side))


def stakes_on_side(state: State, side: TableSide) -> int:
    """Return the units staked on a side."""
    return _on_sides(state)[side]


@memoized
def _on_sides(state: State) -> Counter[TableSide]:
    """Add up the stakes on each side; cached, because every view needs it."""
    sums: Counter[TableSide] = Counter()
    for seat in order(state):
        for each in state.laid(seat):
            sums[each.side] += each.units
    return sums


def _stakers(state: State) -> tuple[Seat, ...]:
    """List the seats that may stake: the punters, in an open bank with the bystanders (BB-2)."""
    return order(state) if state.open_bank else punters(state)


def callers(state: State) -> tuple[Seat, ...]:
    """List the seats that may call: the bystanders too where that opens a bank (AD-B20)."""
    return order(state) if state.preset.banco_at == "start" else punters(state)


def late_seat_answer(state: State, seat: Seat, may: object) -> TimeoutAction | None:
    """Return the action for a late seat: it neither stakes nor brings in chips."""
    match may:
        case MayStakeOn():
            return None if state.staked(seat) else StakeOn(0, state.side_of(seat))
        case MayPay() | MayClaim():
            return Pass()
        case MayNameCutter():
            return NameCutter(seat)
        case _:
            return timeout_answer(state, seat, may)


def _name(state: State, seat: Seat) -> MayNameCutter:
    """Let the banker name anybody with a place at the table (C-4)."""
    places = range(1, len(state.purses) + 1)
    return MayNameCutter(tuple(each for each in places if state.is_occupied(each)))


_OFFERS: Final[Mapping[str, Callable[[State, Seat], SeatChoice | None]]] = {
    Phase.CUT: _name,
    Phase.BANK: CHOICES_BY_PHASE[BankPhase.BANK],
    Phase.DOUBLE: CHOICES_BY_PHASE[BankPhase.DOUBLE],
    Phase.RAISE: CHOICES_BY_PHASE[BankPhase.RAISE],
    Phase.MATCH: CHOICES_BY_PHASE[BankPhase.MATCH],
    Phase.SUITE: CHOICES_BY_PHASE[BankPhase.SUITE],
    Phase.AUCTION: _bid,
    Phase.CALLS: _calls,
    Phase.STAKES: _stake,
    Phase.BYSTANDERS_STAKE: _stake,
    Phase.ACCEPT: _over("accept-all"),
    Phase.TOP_UP: _over("top-up"),
    Phase.REFILL: _refill,
    Phase.NEW_SHOE: _new_shoe,
    Phase.CHOICE: _choose,
    Phase.RIGHT: _ponte(TableSide.RIGHT),
    Phase.LEFT: _ponte(TableSide.LEFT),
    Phase.BANKER: _banker,
}  # fmt: skip
_ELIGIBLE_SEATS: Final[Mapping[str, Callable[[State], tuple[Seat, ...]]]] = {
    Phase.AUCTION: lambda state: state.bidders(),
    Phase.BANK: lambda state: state.bidders(),
    Phase.DOUBLE: prime,
    Phase.CALLS: callers,
    Phase.STAKES: _stakers,
    Phase.BYSTANDERS_STAKE: bystanders,
    Phase.SUITE: lambda state: state.may_hold(prime(state)),
}


class BanqueActions(LegalActions[State, SeatChoice, TimeoutAction]):
    """The legal actions, and the risks of those that only baccara banque has."""

    def risk(self, state: State, seat: Seat, action: object) -> int:
        """Return what a seat would have at risk after an action; 0 if the action adds no risk.

        A banker who brings in more risks the whole bank, and loses the tax on the new units at once
        (BB-15).
        """
        if isinstance(action, StakeOn):
            return action.amount
        units = self._units(state, seat, action)
        if isinstance(action, CallBanco | ClaimBanco):
            return units
        brought = units - _in_bank(state, seat)
        return units + state.preset.tax_on_capital(max(0, brought))

    def _units(self, state: State, seat: Seat, action: object) -> int:
        for may in self.legal(state, seat):
            if isinstance(may, MayPay) and may.what == action_tag(action):
                return _in_bank(state, seat) + may.amount
            if isinstance(may, MayClaim) and isinstance(action, ClaimBanco):
                return may.amount
            if isinstance(may, MayBid) and isinstance(action, BidOpen):
                return may.opens
        return super().risk(state, seat, action)


def _in_bank(state: State, seat: Seat) -> int:
    """Return the units that a banker or co-banker already has in the bank."""
    if state.bank is None:
        return 0
    return {state.bank.co_banker: state.bank.co, state.bank.seat: state.bank.own}.get(seat, 0)


LEGAL_ACTIONS: Final = BanqueActions(_OFFERS, _ELIGIBLE_SEATS, late_seat_answer, _closing)

legal, choice, timeout_action = (
    LEGAL_ACTIONS.legal,
    LEGAL_ACTIONS.choice,
    LEGAL_ACTIONS.timeout_action,
)
to_act, iter_to_act = LEGAL_ACTIONS.to_act, LEGAL_ACTIONS.iter_to_act
is_own_question: Final = LEGAL_ACTIONS.is_own_question
at_risk, risk = LEGAL_ACTIONS.at_risk, LEGAL_ACTIONS.risk
