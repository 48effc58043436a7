"""Who plays against a bank, for how much, restated from the rules (CF-3 to CF-8, CF-10)."""

from collections.abc import Iterator, Mapping

from baccarat.tables.banking import law_events as law
from baccarat.tables.banking.events import BystandersMayCall
from baccarat.tables.chemin import Bank, CallBanco, CallKind, Phase, State

from .moment import Moment, held, ranked, said

TWO = 2


def _bank(state: State) -> Bank:
    assert state.bank is not None
    return state.bank


def best_call(state: State, said_by: Mapping[int, CallBanco]) -> tuple[CallKind, list[int]] | None:
    """Return the accepted call among those in prime, and its callers (CF-3, CF-18)."""
    half = -(-_bank(state).sum // 2)
    whole = _bank(state).sum
    seated = state.phase == Phase.CALLS  # by name, since another game has its own
    all_call = getattr(state.preset, "banco_at", "") == "start"  # bystanders too (AD-B20)
    all_call |= not seated and getattr(state.preset, "standing_ranks", False)  # AD-C25
    follow = set(state.suivi) if seated else set()
    cost = {
        CallKind.SUIVI: half if len(follow) > 1 else whole,
        CallKind.SOLO: whole,
        CallKind.A_DEUX: half,
        CallKind.AVEC: half,
        CallKind.MARCHE: whole,
    }
    calls = {
        seat: call.kind
        for seat, call in said_by.items()
        if held(state, seat) >= cost[call.kind]
        and (all_call or (seat <= state.preset.seats) is seated)
    }

    def by(*kinds: CallKind) -> list[int]:
        return [seat for seat, kind in calls.items() if kind in kinds]

    if follow and set(by(CallKind.SUIVI)) == follow:
        return CallKind.SUIVI, by(CallKind.SUIVI)
    if by(CallKind.SOLO):
        return CallKind.SOLO, by(CallKind.SOLO)[:1]
    if len(by(CallKind.A_DEUX)) >= TWO:
        return CallKind.A_DEUX, by(CallKind.A_DEUX)[:2]
    table = by(CallKind.AVEC, CallKind.MARCHE)[:1]
    if getattr(state.preset, "last_complete", False) and by(CallKind.MARCHE):  # AD-C26
        table = by(CallKind.MARCHE)[:1]
    return (calls[table[0]], table) if table else None


def stood(at: Moment) -> Iterator[str]:
    best = best_call(at.before, said(at.before, CallBanco))
    event, whole = at.event, _bank(at.before).sum
    if at.before.phase == Phase.SUIVI and said(at.before, CallBanco).keys() == {*event.seats}:
        best = (CallKind.SUIVI, list(at.before.suivi))  # AD-C28
    if best != (event.kind, list(event.seats)):
        yield f"CF-3: {event}, but {best} is first"
    covered = -(-whole // 2) if event.kind is CallKind.AVEC else whole
    if sum(event.amounts) != covered or max(event.amounts) - min(event.amounts) > 1:
        yield f"CF-3: {event} covers {sum(event.amounts)} of {whole}"


def uncalled(at: Moment) -> Iterator[str]:
    calling = at.before.phase in {Phase.CALLS, Phase.BYSTANDERS_CALL} and at.before.call is None
    best = best_call(at.before, said(at.before, CallBanco)) if calling else None
    early = at.before.phase == Phase.CALLS and getattr(at.before.preset, "standing_ranks", False)
    if best and early and isinstance(at.event, BystandersMayCall):
        best = best if best[0] in {CallKind.SOLO, CallKind.SUIVI} else None  # AD-C25
    if best:
        yield f"CF-3: {best} stands, and {at.event} comes"


def _order(state: State) -> list[int]:
    """List the stakes by their right to be played: a caller's come first (CF-5)."""
    callers = list(state.call.seats) if state.call else []
    return callers + [seat for seat in ranked(state) if seat not in callers]


def cut(at: Moment) -> Iterator[str]:
    order, call = _order(at.after), at.before.call
    later = order[order.index(at.event.seat) + 1 :]
    trimmed = call is not None and call.kind is CallKind.MARCHE and at.event.seat in call.seats
    if not trimmed and any(at.after.stakes[seat - 1] for seat in later):
        yield f"CF-5: {at.event}, and who comes later plays"


def laid_aside(at: Moment) -> Iterator[str]:
    rules = at.before.preset
    if at.before.phase == Phase.SETTLING:
        most = rules.bank_maximum * rules.least_stake
        if not most or _bank(at.after).sum != most:
            yield f"AD-C24: {at.event}, and a bank holds {most} at most"
        return
    if not at.before.preset.garage:
        yield "CF-7: money is laid aside where there is no garage"
    if at.before.phase == Phase.GARAGE:
        yield from _set_aside(at)
    open_ = _bank(at.before).sum - sum(at.before.stakes) - _left_in(at)
    if at.before.phase != Phase.GARAGE and at.event.own + at.event.co != open_:
        yield f"CF-7: {at.event}, and {open_} is uncovered"
    bank, left = _bank(at.before), _bank(at.after)
    half = max(min(left.sum // 2, bank.co), left.sum - bank.own)
    if bank.co_banker and bank.shares == (1, 1) and left.co != half:
        yield f"CF-8: the co-banker bears {left.co} of {left.sum}"


def _left_in(at: Moment) -> int:
    return sum(int(event.amount) for event in at.others(law.LeftIn))


def _set_aside(at: Moment) -> Iterator[str]:
    """Check that only winnings or half of a bank are set aside before a coup (AD-C22)."""
    state, rules, bank = at.before, at.before.preset, _bank(at.before)
    units, laid = at.event.own + at.event.co, bank.aside + bank.co_aside
    rich = rules.voluntary_garage and state.gain > rules.voluntary_garage * rules.least_stake
    half = rules.half_from_pass and state.passes >= rules.half_from_pass and 2 * units <= bank.sum
    if not half and not (rich and units + laid <= state.gain):
        yield f"AD-C22: {at.event} of {bank}, and {state.gain} is won"
    if _bank(at.after).sum < rules.minimum:
        yield f"AD-C22: {at.event} leaves {_bank(at.after)}"


def left_in(at: Moment) -> Iterator[str]:
    """Check that as much again as is covered stays in, or all (AD-C23, AD-C24)."""
    rules, covered, amount = at.before.preset, sum(at.before.stakes), at.event.amount
    open_ = _bank(at.before).sum - covered
    double = rules.voluntary_garage and amount == min(covered, open_)
    among = rules.all_in and min(covered, open_) * bool(rules.voluntary_garage) <= amount <= open_
    if not double and not among:
        yield f"AD-C23: {at.event}, and {covered} of {covered + open_} is covered"


def stakes_set(at: Moment) -> Iterator[str]:
    state, event = at.before, at.event
    least = _bank(state).sum - _left_in(at) if state.preset.garage else 0
    if not least <= event.banco == sum(state.stakes) <= _bank(state).sum:
        yield f"CF-7: {event}, {sum(state.stakes)} staked, {_bank(state).sum} in the bank"
    if state.call:
        ponte = state.call.seats[0]
    else:
        seated = [s for s in ranked(state) if s <= state.preset.seats and state.stakes[s - 1]]
        standing = [s for s in ranked(state) if s > state.preset.seats]
        ponte = max(seated or standing, key=lambda seat: state.stakes[seat - 1])
        ponte = state.cards_to if state.cards_to in seated else ponte  # AD-C19
    if event.ponte != ponte:
        yield f"CF-10: {event.ponte} plays the hand, not {ponte}"


def punted(at: Moment) -> Iterator[str]:
    if at.event.seat not in ranked(at.before):
        yield f"CF-8: {at.event.seat} stakes against their own bank"
    state = at.before
    seated = state.phase is Phase.STAKES
    in_turn = seated and state.preset.staking != "open"
    if in_turn and at.event.seat != state.turn:
        yield f"CF-5: {at.event.seat} stakes out of turn"
    if state.phase is Phase.BYSTANDERS_STAKE:
        yield from _by_arrival(at)
    remaining = state.preset.staking == "in_order_remaining"
    if seated and remaining and sum(at.after.stakes) > _bank(state).sum:
        yield "CF-5: more is staked than is left"


def _by_arrival(at: Moment) -> Iterator[str]:
    """Check that bystanders are asked in turn, and for no more than is still open (CF-6)."""
    state, event, whole = at.before, at.event, _bank(at.before).sum
    if event.seat != state.turn:
        yield f"CF-6: {event}, and {state.turn} is asked"
    marche = state.call.seats if state.call and state.call.kind is CallKind.MARCHE else ()
    others = sum(
        min(units, -(-whole // 2)) if seat in marche else units
        for seat, units in enumerate(state.stakes, 1)
        if seat != event.seat
    )
    if event.amount > max(whole - others, 0):
        yield f"CF-6: {event}, and {whole - others} is still open"
