"""Baccara banque restated from the rules: whose bank it is, who plays against it, for how much.

It shares nothing with the table except its values; seats' positions are read from `places`.
"""

from collections.abc import Iterator
from typing import Any

from baccarat.tables.banking import events as b
from baccarat.tables.banking.actions import Bid, CallBanco, CallKind, Double, TakeBank
from baccarat.tables.banque import ClaimBanco, MayBid, Phase, events as e, legal, to_act

from .moment import Moment, held
from .stakes import best_call


def occupied(state: Any, seats: Any) -> list[int]:
    return [seat for seat in seats if state.purses[seat - 1] is not None]


def chairs(state: Any, side: str) -> list[int]:
    """List a side's chairs from the banker outward: the second, fourth and so on are right."""
    return list(state.places[1 if side == "right" else 2 :: 2])


def ranked(state: Any) -> list[int]:
    """List who may play against the bank: chairs in prime, then bystanders by arrival (BB-11)."""
    round_ = chairs(state, "right") + chairs(state, "left")[::-1]
    seats = list(state.places[1:]) if state.preset.prime == "alternating" else round_
    co_banker = state.bank.co_banker if state.bank else None
    return [seat for seat in occupied(state, seats) if seat != co_banker] + list(state.arrivals)


def seated(state: Any) -> list[int]:
    return [seat for seat in ranked(state) if seat <= state.preset.seats]


def bidders(state: Any) -> list[int]:
    """List the chairs from the croupier's right; the last banker comes last (BB-1, BB-10)."""
    round_ = [*chairs(state, "left")[::-1], state.places[0], *chairs(state, "right")]
    order = sorted(occupied(state, round_), key=lambda seat: seat == state.former)
    free = [seat for seat in order if seat not in state.winners]
    return free if any(brings(state, s) >= state.preset.minimum for s in free) else order


def side_of(state: Any, seat: int) -> str:
    if seat > state.preset.seats:
        return str(state.chosen[seat - state.preset.seats - 1])
    return "right" if seat in chairs(state, "right") else "left"


def stakes_by_side(state: Any, seat: int) -> dict[str, int]:
    """Return a seat's stake on each side: a caller's may be halved, the odd unit right (BB-11)."""
    units, call = state.stakes[seat - 1], state.call
    called = call is not None and seat in call.seats
    if called and (state.preset.calls in {"all", "banco"} or state.a_cheval):
        return {"right": units - units // 2, "left": units // 2}
    return {side_of(state, seat): units}


def tax(state: Any, amount: int) -> int:
    rate = state.preset.tax_capital if state.preset.tax == "capital" else 0
    return -(-amount * rate // 10_000)


def brings(state: Any, seat: int) -> int:
    """Return the most that a seat can bring in, with the tax in addition (BB-15)."""
    most = held(state, seat)
    if state.preset.tax == "capital":
        most = most * 10_000 // (10_000 + state.preset.tax_capital) + 1
    while most and most + tax(state, most) > held(state, seat):
        most -= 1
    return most


def _taxed(at: Moment, seat: int, amount: int) -> Iterator[str]:
    due = tax(at.before, amount)
    paid = [each.amount for each in at.others(e.CapitalTaxed) if each.seat == seat]
    if due and due not in paid:
        yield f"BB-15: {amount} come in without the {due} for the house"


def put_up(at: Moment) -> Iterator[str]:
    state, event = at.before, at.event
    yield from _taxed(at, event.seat, event.amount)
    match state.phase:
        case Phase.SUITE:
            takers = [s for s in seated(state) if isinstance(state.answers[s - 1], TakeBank)]
            able = [s for s in takers if brings(state, s) >= state.price and s in bidders(state)]
            if (event.seat, event.amount) != (able[0], state.price):
                yield f"BB-10: {event}, but {able[0]} takes it at {state.price}"
        case Phase.AUCTION:
            yield from _won(at)
        case _:
            if event.amount < state.preset.minimum or state.turn not in {0, event.seat}:
                yield f"BB-10: {event}, and {state.turn or 'anyone'} is asked"
    middle = state.places[0]
    there = {event.seat: middle, middle: event.seat}
    if at.after.places != tuple(there.get(seat, seat) for seat in state.places):
        yield f"BB-10: {event.seat} and {middle} do not change places"
    if at.after.next_holders != at.after.places[1:3] or at.after.runs or at.after.suivi:
        yield "BB-10: hands, bancos and suivi do not start again"


def _won(at: Moment) -> Iterator[str]:
    state, event = at.before, at.event
    bids = _bids(state)
    if at.others(e.BankOpened):
        if state.preset.open_bank == "never":
            yield "BB-1: banque ouverte is bid where it cannot be"
    elif state.preset.open_bank == "always" and state.preset.award_ties != "lot":
        yield "BB-1: a bank is bid for by its sum where all are open"
    else:
        first = max(bids.items(), key=lambda bid: bid[1], default=(0, 0))
        drawn = [(each.seat, first[1]) for each in at.others(e.LotDrawn)]
        if bool(drawn) is not (len(_tied_bids(state)) > 1):
            yield f"AD-B9: {bids}, and these lots: {drawn}"
        if (event.seat, event.amount) != [*drawn, first][0]:
            yield f"BB-1: {event}, of {bids}"


def lot_drawn(at: Moment) -> Iterator[str]:
    """Check among whom a lot is drawn: equal bids, or the first callers of the sides."""
    state, event = at.before, at.event
    wanted = _tied_bids(state) if state.phase is Phase.AUCTION else _rival_callers(state)
    if len(wanted) < 2 or {*event.seats} != wanted or event.seat not in wanted:
        yield f"AD-B7: {event}, but it is between {wanted}"


def _tied_bids(state: Any) -> set[int]:
    bids = _bids(state) if state.preset.award_ties == "lot" else {}
    return {seat for seat, amount in bids.items() if amount == max(bids.values())}


def _rival_callers(state: Any) -> set[int]:
    said = _said(state, CallBanco) if state.preset.sides_prime == "lot" else {}
    callers = [seat for seat in said if held(state, seat) >= state.bank.sum]
    return {next(s for s in callers if side_of(state, s) == side_of(state, c)) for c in callers}


def _bids(state: Any) -> dict[int, int]:
    said = {seat: state.answers[seat - 1] for seat in bidders(state)}
    return {
        seat: bid.amount
        for seat, bid in said.items()
        if isinstance(bid, Bid) and bid.amount <= brings(state, seat)
    }


def answered(at: Moment) -> Iterator[str]:
    if isinstance(at.event.answer, Bid):
        others = [amount for seat, amount in _bids(at.before).items() if seat != at.event.seat]
        more = at.before.preset.award_ties == "rise"
        if at.event.answer.amount < max(others, default=0) + more:
            yield f"BB-1: {at.event} is not above {max(others)}"


def auctioned(at: Moment) -> Iterator[str]:
    """Check that everyone who can pay may bid banque ouverte where the house knows it (BB-1)."""
    state = at.after
    for seat in bidders(state):
        opens = any(isinstance(may, MayBid) and may.opens for may in legal(state, seat))
        able = brings(state, seat) >= state.preset.minimum
        if state.preset.open_bank == "allowed" and opens is not able:
            yield f"BB-1: {seat} {'cannot' if able else 'may'} bid banque ouverte"


def offered(at: Moment) -> Iterator[str]:
    able = _idle_close_at(at.before)
    if at.event.seat not in able[:1]:
        yield f"BB-10: the bank is offered to {at.event.seat}, not to {able[:1]}"


def waits(at: Moment) -> Iterator[str]:
    if _idle_close_at(at.before):
        yield f"BB-10: the bank waits, and {_idle_close_at(at.before)} were not asked"


def _idle_close_at(state: Any) -> list[int]:
    listed = state.preset.award == "list"
    if state.preset.new_shoe and not listed:
        return []  # without a bid the game ends (AD-B13)
    no = state.answers if state.phase is Phase.BANK else (None,) * len(state.answers)
    return [
        seat
        for seat in (state.names if listed else bidders(state))
        if brings(state, seat) >= state.preset.minimum and no[seat - 1] is None
    ]


def ended(at: Moment) -> Iterator[str]:
    state, bank, event = at.before, at.before.bank, at.event
    if (event.own, event.co) != (bank.own, bank.co):
        yield f"BB-9: {event} does not pay out the sums in {bank}"
    match event.how:
        case b.BankEnds.PASSED:
            free = state.preset.retire == "any-time" or bank.coups or bank.empty > 1
            if not free:
                yield "BB-9: a bank is given up before one coup"
        case b.BankEnds.LOST if bank.sum:
            yield f"BB-13: a bank is broken with {bank.sum} in it"
        case b.BankEnds.UNCOVERED if not bank.open:
            yield "BB-14: a limited bank is given up for the stakes"
        case b.BankEnds.CASHED if state.shoe.coups_left != 0:
            yield "BB-16: a bank is cashed before the shoe is over"


def shoe_ended(at: Moment) -> Iterator[str]:
    """Check that a shoe ends after its last coup, or for a bank, and that a bank may go on."""
    state, bank = at.before, at.before.bank
    over, new = state.shoe.coups_left == 0, state.preset.new_shoe
    if not over and not (new and state.shoe.out > state.shoe.burnt):
        yield f"AD-B13: a shoe ends in {state.phase} with {state.shoe}"
    if over and bank and not new and 0 < state.preset.bank_lasts <= bank.shoes + 1:
        yield f"AD-B9: {bank} goes on after this shoe"
    if bank and (at.after.bank.sum, at.after.bank.shoes) != (bank.sum, bank.shoes + 1):
        yield f"AD-B9: {bank} is {at.after.bank} in the next shoe"


def doubled(at: Moment) -> Iterator[str]:
    state, bank = at.before, at.before.bank
    yield from _taxed(at, at.event.seat, at.event.amount)
    if not state.preset.co_banker or bank.open or bank.co_banker:
        yield f"BB-19: {at.event} joins {bank}"
    said = [seat for seat in seated(state) if isinstance(state.answers[seat - 1], Double)]
    first = next((seat for seat in said if brings(state, seat) >= bank.sum), 0)
    if (at.event.seat, at.event.amount) != (first, bank.sum):
        yield f"BB-19: {at.event}, but {first} is first to double {bank.sum}"


def stood(at: Moment) -> Iterator[str]:
    state, event, bank = at.before, at.event, at.before.bank
    if bank.open:
        yield "BB-11: a banco in an open bank"
    whole = -(-bank.sum // 2) if event.kind is CallKind.AVEC else bank.sum
    odd = event.amounts[0] - event.amounts[-1]
    if sum(event.amounts) != whole or odd not in {0, 1}:
        yield f"BB-11: {event} covers {event.amounts} of {bank.sum}"
    if state.preset.calls in {"all", "banco"}:
        best = best_call(state, _said(state, CallBanco))
        drawn = at.others(e.LotDrawn)
        if bool(drawn) is not (len(_rival_callers(state)) > 1):
            yield f"AD-B7: {event}, and these lots: {drawn}"
        if drawn:
            best = CallKind.SOLO, [drawn[0].seat]
        if best != (event.kind, list(event.seats)):
            yield f"BB-11: {event}, but {best} is first"
    else:
        yield from _claimed(at)


def _said(state: Any, kind: type) -> dict[int, Any]:
    words = {seat: state.answers[seat - 1] for seat in ranked(state)}
    return {seat: word for seat, word in words.items() if isinstance(word, kind)}


def _claimed(at: Moment) -> Iterator[str]:
    state, event = at.before, at.event
    lost = {run.seat: run.lost for run in state.runs}
    claims = [
        seat
        for seat in _said(state, ClaimBanco)
        if held(state, seat) >= state.bank.sum and lost.get(seat, 0) < state.preset.bancos_in_row
    ]
    if not claims:
        yield f"BB-11: {event}, but nobody may claim"
        return
    first = claims[0]
    across = [seat for seat in claims if side_of(state, seat) != side_of(state, first)][:1]
    if list(event.seats) != [first, *across]:
        yield f"BB-11: {event}, but {[first, *across]} claim first"
    cheval = not across and state.answers[first - 1].a_cheval
    if at.after.a_cheval is not cheval:
        yield f"BB-11: {event} is {'' if cheval else 'not '}à cheval"


def staked(at: Moment) -> Iterator[str]:
    state, event = at.before, at.event
    bystander = event.seat > state.preset.seats
    if event.seat not in ranked(state):
        yield f"BB-19: {event.seat} stakes against their own bank"
    elif not bystander and event.side != side_of(state, event.seat):
        yield f"BB-17: {event} is not on the seat's own side"
    if bystander and state.phase is Phase.STAKES and not state.bank.open:
        yield "BB-2: a bystander stakes before the seats have"
    whole = state.bank.sum
    marche = state.call.seats if state.call and state.call.kind is CallKind.MARCHE else ()
    covered = {s: min(state.stakes[s - 1], -(-whole // 2)) for s in marche}
    others = [s for s in ranked(state) if s != event.seat]
    left = whole - sum(covered.get(s, state.stakes[s - 1]) for s in others)
    if (
        state.phase is Phase.BYSTANDERS_STAKE
        and not state.bank.open
        and event.amount > max(left, 0)
    ):
        yield f"BB-2: {event}, and {left} is still uncovered"


def stakes_asked(at: Moment) -> Iterator[str]:
    """Check that bystanders need not wait for the seats if the bank covers every stake (BB-2)."""
    state = at.after
    able = {s for s in state.arrivals if held(state, s) >= state.preset.least_stake}
    if state.waits_for_players or not state.bank.open or at.others(b.BystandersMayStake):
        return
    if not able <= {*to_act(state)}:
        yield f"BB-2: {able} may not stake in an open bank before the seats have"


def cut(at: Moment) -> Iterator[str]:
    """Check that the last in prime is cut first, and only if stakes are refused (BB-12)."""
    call = at.before.call
    callers = list(call.seats) if call else []
    order = callers + [seat for seat in ranked(at.after) if seat not in callers]
    later = order[order.index(at.event.seat) + 1 :]
    trimmed = call is not None and call.kind is CallKind.MARCHE and at.event.seat in callers
    if trimmed:
        return
    bystander = at.event.seat > at.before.preset.seats
    if (at.before.preset.over != "refused" and not bystander) or at.before.bank.open:
        yield "BB-12: a stake is cut where the bank pays as far as it goes"
    elif any(at.after.stakes[seat - 1] for seat in later):
        yield f"BB-12: {at.event}, although somebody later in prime plays"


def accepted(at: Moment) -> Iterator[str]:
    yield from _taxed(at, at.event.seat, at.event.amount)
    if not at.after.bank.open or at.after.bank.sum != sum(at.after.stakes):
        yield f"BB-12: {at.event} makes {at.after.bank} of {at.before.bank}"


def topped(at: Moment) -> Iterator[str]:
    yield from _taxed(at, at.event.seat, at.event.amount)
    if not at.before.bank.open or at.after.bank.sum != sum(at.after.stakes):
        yield f"BB-14: {at.event} makes {at.after.bank} of {at.before.bank}"


def refill_asked(at: Moment) -> Iterator[str]:
    state, bank = at.before, at.before.bank
    first = bank.opening
    sums = {"opening": first, "opening-or-more": first}
    wanted = {**sums, "minimum": state.preset.minimum}.get(state.preset.refill)
    if bank.sum or at.event.amount != wanted:
        yield f"BB-13: {at.event} for {bank}"


def refilled(at: Moment) -> Iterator[str]:
    yield from _taxed(at, at.event.seat, at.event.amount)


def raised(at: Moment) -> Iterator[str]:
    yield from _taxed(at, at.event.seat, at.event.from_purse)


def chosen(at: Moment) -> Iterator[str]:
    bank = at.before.bank
    if not at.event.bank and not bank.open:
        yield "BB-13: a broken bank goes on"
    free = at.before.preset.retire == "any-time" or bool(bank.coups) or bank.empty > 1
    may: Any = legal(at.after, bank.seat)[0]
    if may.pass_on is not free:
        yield f"BB-9: {bank} may {'not ' if free else ''}be given up"


def nobody(at: Moment) -> Iterator[str]:
    if any(at.before.stakes) or at.others(b.BankEnded):
        yield "BB-18: a round without stakes takes the bank, or there were stakes"


def suite(at: Moment) -> Iterator[str]:
    passed = at.others(b.BankEnded)[-1]
    price = max(passed.own + passed.co, at.before.preset.minimum)
    if at.before.preset.reoffer == "first-sum":
        price = max(at.event.price, at.before.preset.minimum)  # the opening is not in the state
    if (at.event.price, at.event.giver) != (price, passed.seat):
        yield f"BB-10: {at.event}, and {passed.seat} gave up {price}"
