"""Tell who is asked what, and what is done for those who are late (RM-3)."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final, TypeVar

from ...rules import CheminPreset
from ..common import (
    CHANGEUR,
    HOUSE,
    MayClose,
    MaySpeak,
    Seat,
    banker_may,
    croupier_may,
    leading,
    legal_errands,
    once,
    ponte_may,
)
from .actions import (
    Answer,
    AnswerName,
    Bid,
    CallKind,
    Choice,
    GiveUpBank,
    HoldBank,
    Late,
    MayAnswer,
    MayCall,
    MayChoose,
    MayName,
    Pass,
    PassBank,
    Punt,
    SumName,
)
from .prime import bystanders, prime, punters
from .state import Phase, State, the_bank

BY_CONSENT: Final = False
"""A window is over when nobody is asked any more."""

SHUT: Final = frozenset({Phase.BETWEEN_SHOES, Phase.BURNING, Phase.DEALING, Phase.SETTLING})
"""Where cards come, and nobody is asked."""
_ALL_CALLS: Final = frozenset(CallKind)
_ALONE: Final = frozenset({CallKind.SUIVI, CallKind.SOLO})

A = TypeVar("A", bound=Answer)
SeatChoice = MayName | MayCall | MayAnswer | MayChoose | MaySpeak


def legal(state: State, seat: Seat) -> tuple[Choice, ...]:
    """List what `seat` may do; nothing for an empty chair or a watcher."""
    if seat == HOUSE:
        return _house(state)
    if seat == CHANGEUR:
        return tuple(legal_errands(state.purses, state.busy))
    may = choice(state, seat) if state.occupied(seat) else None
    return () if may is None else (may,)


def _house(state: State) -> tuple[Choice, ...]:
    may = MayClose() if may_close(state) else croupier_may(state.phase)
    return () if may is None else (may,)


def may_close(state: State) -> bool:
    """Whether something is open that Close can end.

    A bank that nobody wants just waits, and so does one that nobody covers where it stays: after
    the second such coup it is its banker who plays on, or leaves (CF-16, CF-23).
    """
    if state.phase is Phase.CHOICE and state.preset.stays:
        return state.last is not None or not the_bank(state).waited
    return state.phase not in SHUT and (state.phase is not Phase.BANK or bool(state.turn))


@once
def asked(state: State) -> tuple[Seat, ...]:
    """List the seats whose answer is awaited, in the order in which it counts."""
    return tuple(_asked(state))


def anyone_asked(state: State) -> bool:
    return next(_asked(state), None) is not None


def _asked(state: State) -> Iterator[Seat]:
    for seat in (state.turn,) if state.turn else _voices(state):
        if _awaited(state, seat):
            yield seat


def _voices(state: State) -> tuple[Seat, ...]:
    """List those who have a say where several are asked at once, in prime or by arrival."""
    voices = _VOICES.get(state.phase)
    return voices(state) if voices else ()


def _awaited(state: State, seat: Seat) -> bool:
    said = state.answers[seat - 1]
    if said is None:
        return _offer(state, seat) is not None
    if isinstance(said, Bid) and best_bid(state) != (seat, said.amount):
        may = _offer(state, seat)
        return isinstance(may, MayName) and said.amount < may.low
    return False


@once
def choice(state: State, seat: Seat) -> SeatChoice | None:
    """Offer a seat what it may do now, or nothing."""
    speaks = seat == state.turn if state.turn else seat in _voices(state)
    return _offer(state, seat) if speaks else None


def _offer(state: State, seat: Seat) -> SeatChoice | None:
    """Offer one who has a say what the phase is about."""
    offer = OFFERS.get(state.phase)
    return offer(state, seat) if offer else None


def _put_up(state: State, seat: Seat) -> MayName | None:
    low, high = state.preset.minimum, state.held(seat)
    return _name(state, "put-up", low, high, passes=bool(state.turn))


def _add(state: State, seat: Seat) -> MayName | None:
    held = state.held(seat)
    return _name(state, "add-to-bank", min(state.preset.stake_step, held), held, passes=True)


def _double(state: State, seat: Seat) -> MayAnswer | None:
    return _answer(state, seat, "double", the_bank(state).sum)


def _raise(state: State, seat: Seat) -> MayName | None:
    most = min(to_cover(state), state.held(seat) + the_bank(state).aside)
    return _name(state, "raise-bank", min(state.preset.stake_step, most), most, passes=True)


def _ponte(state: State, seat: Seat) -> MaySpeak:
    return ponte_may(state.preset.tableau, state.coup.player)


def _banker(state: State, seat: Seat) -> MaySpeak:
    given = state.coup.player.third
    return banker_may(state.preset.tableau, state.coup.banker, given)


def _take(state: State, seat: Seat) -> MayAnswer | None:
    return _answer(state, seat, "take-bank", state.price)


def _bid(state: State, seat: Seat) -> MayName | None:
    best = best_bid(state)
    leads = best is not None and best[0] == seat
    return _name(state, "bid", least_bid(state, seat), state.held(seat), passes=not leads)


def _name(  # noqa: PLR0913 - two by keyword
    state: State, what: SumName, low: int, high: int, *, passes: bool, cover: int = 0
) -> MayName | None:
    step = state.preset.stake_step
    return MayName(what, low, high, step, passes, cover) if 0 < low <= high else None


def _answer(state: State, seat: Seat, what: AnswerName, amount: int) -> MayAnswer | None:
    return MayAnswer(what, amount) if amount <= state.held(seat) else None


def _calls(state: State, seat: Seat) -> MayCall | None:
    """Offer the calls that the house knows and the purse can hold (CF-3)."""
    whole, held = the_bank(state).sum, state.held(seat)
    half = whole - whole // 2
    costs = {
        CallKind.SUIVI: half if len(state.suivi) > 1 else whole,
        CallKind.SOLO: whole,
        CallKind.A_DEUX: half,
        CallKind.AVEC: half,
        CallKind.MARCHE: whole,
    }
    known = known_calls(state.preset)
    if seat not in state.suivi:
        del costs[CallKind.SUIVI]
    can = {kind: cost for kind, cost in costs.items() if cost <= held and kind in known}
    return MayCall(tuple(can), tuple(can.values())) if can else None


def known_calls(preset: CheminPreset) -> Collection[CallKind]:
    """List the calls that the house's rules know, to whomever they are open."""
    return _ALL_CALLS if preset.calls == "all" else _ALONE


def stake_choice(state: State, seat: Seat) -> MayName | None:
    """Offer a stake: at least a tenth of the minimum banco, or what is open (CF-2, CF-5)."""
    if state.call and seat in state.call.seats:
        return None
    own, least = state.staked(seat), state.preset.least_stake
    most, left = state.held(seat) + own, state.open_units + own
    cover = left if left <= most else 0
    if state.phase is Phase.BYSTANDERS_STAKE:
        others = sum(state.staked(each) for each in state.arrivals) - own
        low, high = min(least, left or others), min(most, left + others)
    elif state.preset.staking == "in_order_remaining":
        low, high = min(least, left), min(most, left)
    else:
        low, high = min(least, left) if left else least, most
    return _name(state, "punt", low, high, passes=False, cover=cover)


def to_cover(state: State) -> int:
    """Tell by how much the stakes exceed the bank, in units."""
    return sum(state.stakes) - the_bank(state).sum


def matching(state: State) -> int:
    """Tell the co-banker's part of a raise, in units."""
    return the_bank(state).co_part(sum(state.raised))


def match_choice(state: State) -> MayAnswer | None:
    """Offer the co-banker their part of a raise, if purse and garage hold it (CF-8)."""
    part, co_banker = matching(state), state.co_banker
    can = co_banker and 0 < part <= state.held(co_banker) + the_bank(state).co_aside
    return MayAnswer("match-raise", part) if can else None


def may_pass_on(state: State) -> bool:
    """Whether this banker may pass the bank on now (CF-19)."""
    passing = state.preset.passing
    return passing == "any-time" or (passing == "after-win" and the_bank(state).won)


def bank_choice(state: State) -> MayChoose | None:
    """Offer the banker what may be done with the bank between coups, if there is a choice."""
    bank = the_bank(state)
    uncovered = state.last is None and not bank.fresh
    pass_on = may_pass_on(state) and not bank.fresh
    if not (uncovered or pass_on):
        return None
    out = bank.own + bank.aside
    give_up = uncovered and not state.preset.stays
    return MayChoose(hold=True, pass_on=pass_on, give_up=give_up, amount=out)


def _match(state: State, seat: Seat) -> MayAnswer | None:
    return match_choice(state)


def _choose(state: State, seat: Seat) -> MayChoose | None:
    return bank_choice(state)


def best_bid(state: State) -> tuple[Seat, int] | None:
    """Tell who leads the auction, and with what (CF-20); a purse must still hold its bid."""
    if state.phase is not Phase.AUCTION:
        return None
    said = {
        seat: bid.amount
        for seat, bid in enumerate(state.answers, 1)
        if isinstance(bid, Bid) and bid.amount <= state.held(seat)
    }
    return leading(said, prime(state)) if said else None


def least_bid(state: State, seat: Seat) -> int:
    """Tell the least that a seat may bid: what leads (CF-20)."""
    least, best = state.preset.minimum, best_bid(state)
    if best is None:
        return least
    leader, amount = best
    beats = seat == leader or leading({seat: amount, leader: amount}, prime(state)) != best
    if beats or not state.preset.bids_rise:
        return max(least, amount)
    held, more = state.held(seat), amount + state.preset.stake_step
    more -= more % state.preset.stake_step
    return min(more, held) if held > amount else more


OFFERS: Final[Mapping[Phase, Callable[[State, Seat], SeatChoice | None]]] = {
    Phase.BANK: _put_up,
    Phase.ADD: _add,
    Phase.DOUBLE: _double,
    Phase.CALLS: _calls,
    Phase.BYSTANDERS_CALL: _calls,
    Phase.STAKES: stake_choice,
    Phase.BYSTANDERS_STAKE: stake_choice,
    Phase.RAISE: _raise,
    Phase.MATCH: _match,
    Phase.PONTE: _ponte,
    Phase.BANKER: _banker,
    Phase.CHOICE: _choose,
    Phase.SUITE: _take,
    Phase.AUCTION: _bid,
}
"""What each phase is about, but those where cards come."""

_VOICES: Final[Mapping[Phase, Callable[[State], tuple[Seat, ...]]]] = {
    Phase.BANK: prime,
    Phase.DOUBLE: prime,
    Phase.CALLS: punters,
    Phase.BYSTANDERS_CALL: bystanders,
    Phase.STAKES: punters,
    Phase.BYSTANDERS_STAKE: bystanders,
    Phase.SUITE: prime,
    Phase.AUCTION: prime,
}
"""Who has a say where several are asked at once."""


def kept(state: State, seat: Seat, kind: type[A]) -> A | None:
    """Return what a seat has said, if it is of this kind, and its purse can still keep it."""
    said = state.answers[seat - 1]
    if not isinstance(said, kind):
        return None
    may = choice(state, seat)
    return said if may is not None and may.allows(said) else None


def default(state: State, seat: Seat) -> Late | None:
    """Tell what is done for a seat that is asked and late; a bid that is outbid stays as it is."""
    return late(state, seat, choice(state, seat) if state.occupied(seat) else None)


def late(state: State, seat: Seat, may: Choice | None) -> Late | None:
    """Tell what is done for a late seat that is offered this."""
    match may:
        case MaySpeak():
            return may.default
        case MayChoose():
            return PassBank() if may.pass_on else GiveUpBank() if may.give_up else HoldBank()
        case MayName("punt"):
            return Punt(0) if not state.staked(seat) else None
        case MayName(passes=False):
            return None
        case MayName() | MayCall() | MayAnswer():
            return Pass()
        case _:
            return None


def resting(state: State) -> bool:
    """Whether nothing of a coup is in play: no stake lies against the bank."""
    return not any(state.stakes)
