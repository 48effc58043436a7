"""How a bank goes round, restated from the rules (CF-2, CF-8, CF-9, CF-16 to CF-23)."""

from collections.abc import Iterator

from baccarat.rules import Outcome
from baccarat.tables.banking import events as b, law_events as law
from baccarat.tables.chemin import BankEnds, Bid, Double, Phase, TakeBank, TakeBankAt
from baccarat.tables.common.changeur import Left

from .moment import Moment, chair_of, held, ranked, ring, said, standing_banks

RICH = 10**18
"""More than any purse."""


def _next_able(at: Moment) -> list[int]:
    """List the seats that could have the bank now, to the right of where the shoe was (CF-16)."""
    state = at.before
    asked = state.phase is Phase.BANK
    said_no = {seat for seat in ring(state, 0) if asked and state.answers[seat - 1] is not None}
    able = [seat for seat in ring(state, state.shoe_at) if held(state, seat) >= _least(at)]
    return [seat for seat in able if seat not in said_no]


def _least(at: Moment) -> int:
    return int(at.before.preset.minimum)


def offered(at: Moment) -> Iterator[str]:
    if at.event.seat not in _next_able(at)[:1]:
        yield f"CF-16: the bank is offered to {at.event.seat}, not to {_next_able(at)[:1]}"
    if at.before.bank is not None:
        yield "CF-16: a bank is offered that somebody has"
    if at.event.seat in at.before.newcomers:
        yield f"AD-C8: the bank is offered to {at.event.seat}, who is new"


def went_by(at: Moment) -> Iterator[str]:
    """Check that the hand passes newcomers alone, once, and in turn (AD-C8)."""
    state, seat = at.before, at.event.seat
    asked = state.answers if state.phase is Phase.BANK else (None,) * len(state.answers)
    open_ = [each for each in ring(state, state.shoe_at) if asked[each - 1] is None]
    able = [s for s in open_ if held(state, s) >= _least(at) and s not in state.newcomers]
    before = open_[: open_.index(seat)]
    if seat not in state.newcomers or set(before) & {*able}:
        yield f"AD-C8: the hand goes by {seat}, and {state.newcomers} are new"
    if seat in at.after.newcomers:
        yield f"AD-C8: {seat} waits for ever"


def forced(at: Moment) -> Iterator[str]:
    """Check that the giver's right neighbour is to hold a bank that nobody bids for (AD-C18)."""
    state, event = at.before, at.event
    right = ring(state, chair_of(state, state.giver))
    neighbour = next(seat for seat in right if seat != state.giver)
    if (event.seat, event.amount) != (neighbour, _least(at)) or not state.preset.forced_bank:
        yield f"AD-C18: {event}, and {neighbour} sits at the right of {state.giver}"
    if any(bid.amount <= held(state, seat) for seat, bid in said(state, Bid).items()):
        yield f"AD-C18: {event}, and somebody bids"


def seat_lost(at: Moment) -> Iterator[str]:
    """Check that only who refuses a forced bank, or the bank too often, gets up."""
    state, seat = at.before, at.event.seat
    left = [event for event in at.others(Left) if event.seat == seat]
    if [event.amount for event in left] != [held(state, seat)]:
        yield f"AD-C10: {seat} loses the seat and not all chips"
    forced = state.phase is Phase.AUCTION and state.turn == seat
    if not forced and state.declined[seat - 1] != state.preset.refusals:
        yield f"AD-C10: {seat} has declined {state.declined}"


def declined(at: Moment) -> Iterator[str]:
    """Check that a player gets up after declining too often (AD-C10)."""
    most, seat = at.before.preset.refusals, at.event.seat
    before = at.before.declined[seat - 1] if at.before.declined else 0
    lost = [event.seat for event in at.others(law.SeatLost)]
    if most and (before + 1 >= most) is not (seat in lost):
        yield f"AD-C10: {seat} declines once more after {before}"


def waits(at: Moment) -> Iterator[str]:
    if _next_able(at):
        yield f"CF-16: the bank waits, and {_next_able(at)} were not asked"


def ended(at: Moment) -> Iterator[str]:
    bank, event, rules = at.before.bank, at.event, at.before.preset
    if bank is None:
        yield "CF-16: a bank ends that nobody has"
        return
    chair = chair_of(at.before, bank.seat)
    to = bank.origin or chair if rules.suite_falls_from == "original" else chair
    if rules.rotation == "never" and event.how is BankEnds.LOST:
        to = chair - 1 or rules.seats
    if event.falls_to != to:
        yield f"CF-21: the shoe falls to the right of {event.falls_to}, not of {to}"
    if (event.own, event.aside, event.co) != (bank.own, bank.aside, bank.co):
        yield f"CF-22: {event} pays out other sums than lie in {bank}"
    if event.how is BankEnds.PASSED and rules.passing == "after-win" and not bank.won:
        yield "CF-19: a bank is passed on that has not won"
    if event.how is BankEnds.LOST and at.before.last is not Outcome.PLAYER:
        yield "CF-23: a bank is lost without a loss"
    if event.how is BankEnds.UNCOVERED and rules.rotation == "never":
        yield "CF-23: a bank that nobody covers moves"
    if event.how is BankEnds.CASHED and rules.rotation != "decided":
        yield "CF-23: a bank moves on after a win"


def suite(at: Moment) -> Iterator[str]:
    passed = at.others(b.BankEnded)[-1]
    price = max(passed.own + passed.co, _least(at))
    if at.event.price != price:
        yield f"CF-7, CF-19: a suite is priced {at.event.price}, not {price}"
    if at.event.giver != passed.seat:
        yield "CF-19: another gives the bank than had it"
    if at.before.preset.suite_falls_from == "original" and at.event.origin != passed.falls_to:
        yield f"CF-21: a second suite has {at.event.origin} for its first banker"


def giver_asked(at: Moment) -> Iterator[str]:
    state = at.before
    if not state.preset.giver_may_return or at.event.seat != state.giver or state.turn:
        yield f"AD-C16: {at.event}, and the bank is passed on by {state.giver}"
    if any(held(state, seat) >= state.price for seat in said(state, TakeBank)):
        yield "AD-C16: the giver is asked, and somebody takes it"


def put_up(at: Moment) -> Iterator[str]:
    state, event = at.before, at.event
    larger = state.phase in {Phase.SUITE, Phase.AUCTION} and event.amount > state.price > 0
    keeps = larger and state.preset.cards_after_pass and event.seat not in state.suivi
    if at.after.cards_to != (state.suivi[0] if keeps and state.suivi else 0):
        yield f"AD-C19: {at.after.cards_to} has the cards, and {state.suivi} called"
    if state.bank is not None:
        yield "CF-1: there are two bankers"
    stands, passed = event.seat > state.preset.seats, state.phase in {Phase.SUITE, Phase.AUCTION}
    if stands and not (passed and standing_banks(state)):
        yield "CF-6: a bystander has the bank"
    if standing_banks(state) and at.after.last_chair != chair_of(state, event.seat):
        yield f"AD-C20: {event}, and the last chair that had a bank is {at.after.last_chair}"
    if (event.origin or 0) > state.preset.seats:
        yield f"AD-C20: {event} as a suite of a bystander"
    match state.phase:
        case Phase.SUITE:
            taken = dict.fromkeys(said(state, TakeBank), state.price)
            taken |= {s: said_at.amount for s, said_at in said(state, TakeBankAt).items()}
            who = [(s, taken[s]) for s in ranked(state) if taken.get(s, RICH) <= held(state, s)]
            if state.turn:  # AD-C16
                who = [(state.giver, state.price)] if event.amount == state.price else []
            if [(event.seat, event.amount)] != who[:1] or event.amount < state.price:
                yield f"CF-19: {event}, but it is taken by {who[:1]}, at {state.price} or more"
        case Phase.AUCTION:
            if state.turn:  # AD-C18
                if (event.seat, event.amount) != (state.turn, _least(at)):
                    yield f"AD-C18: {event}, and {state.turn} is to hold it"
                return
            bids = {s: b.amount for s, b in said(state, Bid).items() if b.amount <= held(state, s)}
            best = max(bids.values())
            first = next(seat for seat, amount in bids.items() if amount == best)
            if (event.seat, event.amount) != (first, best) or best < _least(at):
                yield f"CF-20: {event}, but {first} bid {best}"
        case _:
            if event.amount < _least(at) or state.turn not in {0, event.seat}:
                yield f"CF-2: {event}, and {state.turn or 'anyone'} is asked for {_least(at)}"
    carried = state.phase in {Phase.SUITE, Phase.AUCTION}
    if event.origin != (state.origin if carried else None):
        yield f"CF-21: {event} as a suite of {state.origin}"


def add_asked(at: Moment) -> Iterator[str]:
    bank = at.before.bank
    if not at.before.preset.adds or bank is None or at.event.seat != bank.seat:
        yield f"CF-16: {at.event}, and the bank is of {bank}"


def added(at: Moment) -> Iterator[str]:
    before, after = at.before.bank, at.after.bank
    if before is None or after is None or after.own != before.own + at.event.amount:
        yield f"CF-16: {at.event} makes {after} of {before}"
    elif after.co_banker and after.shares != (after.own, after.co):
        yield f"CF-8: {at.event}, and the shares are {after.shares}"
    if at.event.amount <= 0:
        yield "CF-16: a banker takes out of the bank"


def answered(at: Moment) -> Iterator[str]:
    """Check that a bid leads as soon as it is made (CF-20), and who may answer (AD-C6)."""
    stands = at.event.seat > at.before.preset.seats
    of_a_bank = isinstance(at.event.answer, Bid | Double | TakeBank | TakeBankAt)
    if stands and of_a_bank and not standing_banks(at.before):
        yield f"CF-6: {at.event} by a bystander"
    if isinstance(at.event.answer, Bid):
        bids = {
            s: b.amount for s, b in said(at.after, Bid).items() if b.amount <= held(at.after, s)
        }
        if at.event.seat != next(seat for seat in bids if bids[seat] == max(bids.values())):
            yield f"CF-20: {at.event} does not lead among {bids}"


def doubled(at: Moment) -> Iterator[str]:
    state, bank = at.before, at.before.bank
    if bank and bank.co_banker:
        yield "CF-8: a bank has two co-bankers"
    sum_ = bank.own if bank else 0
    first = next((s for s in said(state, Double) if held(state, s) >= sum_), 0)
    if state.preset.cobank_consent and (state.turn == 0 or state.turn != state.banker):
        yield f"AD-C14: {at.event}, and the banker is not asked"
    if state.preset.giver_out and at.event.seat == state.bought_from:
        yield f"AD-C15: {at.event}, who has just passed the bank on"
    if (at.event.seat, at.event.amount) != (first, sum_):
        yield f"CF-8: {at.event}, but {first} is first to double {sum_}"


def consent(at: Moment) -> Iterator[str]:
    """Check that the banker is asked for the first in prime who would double (AD-C14)."""
    state, event = at.before, at.event
    able = [s for s in said(state, Double) if held(state, s) >= event.amount]
    if [event.seat] != able[:1] or event.banker != state.banker:
        yield f"AD-C14: {event}, and {able} would double"
    if not state.preset.cobank_consent:
        yield "AD-C14: a banker is asked who is not to consent"


def nobody(at: Moment) -> Iterator[str]:
    bank = at.before.bank
    if any(at.before.stakes):
        yield "CF-9: somebody did stake"
    ends = any(end.how is BankEnds.UNCOVERED for end in at.others(b.BankEnded))
    if bank and ends is not (bank.waited and at.before.preset.rotation != "never"):
        yield "CF-9: a banker waits once, and then gets the bank back"


def carried_on(at: Moment) -> Iterator[str]:
    if (at.before.bank, at.before.suivi) != (at.after.bank, at.after.suivi):
        yield "CF-22: a new shoe by itself ends something"


def called(at: Moment) -> Iterator[str]:
    """Check that calls are open to exactly those who may play against the bank."""
    if at.before.bank and at.before.bank.seat in ranked(at.before):
        yield "CF-4: a banker may call on their own bank"
