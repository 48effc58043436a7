"""The three hands of baccara banque restated from the rules, and their results (BB-3 to BB-8).

`banque_again` computes who beats whom and what each stake wins.
"""

from collections.abc import Iterator
from typing import Any, Final

from baccarat.rules import Outcome
from baccarat.tables.banking import events as b
from baccarat.tables.banking.actions import CallKind
from baccarat.tables.banque import events as e, legal

from .. import banque_settlement as banque_again
from ..tableaux import by_banker_total
from .moment import Moment
from .sides import chairs, occupied, ranked, stakes_by_side

SIDES: Final = ("right", "left")
LETTERS: Final = {"right": "R", "left": "L"}
_UNITS: Final = {"up": 0, "nearest-tenth": 10, "nearest-quarter": 25, "nearest-half": 50}
WON: Final = {"side": Outcome.PLAYER, "bank": Outcome.BANKER, "tie": Outcome.TIE}


def _cards(state: Any, side: str) -> list[int]:
    return [card.points for card in getattr(state.hands, side).cards]


def _natural(cards: list[int]) -> bool:
    return len(cards) == 2 and sum(cards) % 10 >= 8


def _on(state: Any, side: str) -> int:
    return sum(stakes_by_side(state, seat).get(side, 0) for seat in ranked(state))


def _playing(state: Any) -> list[str]:
    return [side for side in SIDES if _on(state, side)]


def _word(state: Any, side: str) -> bool | None:
    return state.said[(*SIDES, "banker").index(side)]  # type: ignore[no-any-return]


def _decided(state: Any, side: str) -> bool:
    """Whether a side has everything it asks for."""
    cards = _cards(state, side)
    return _natural(cards) or _word(state, side) is False or len(cards) == 3


def held(at: Moment) -> Iterator[str]:
    """Check the hands' holders, and that the bank can cover each stake (BB-8, BB-12, BB-14)."""
    state, event = at.before, at.event
    for side, holder, units, stays in (
        ("right", event.right, event.on_right, event.next_right),
        ("left", event.left, event.on_left, event.next_left),
    ):
        if units != _on(state, side):
            yield f"BB-11: {event}, and {_on(state, side)} lie on the {side}"
        if bool(holder) is not bool(units):
            yield f"BB-3: {event} holds the hand of the {side} for {units}"
        hand = _plays(state, side)
        if holder != hand:
            yield f"BB-8: {holder} plays the {side}, not {hand}"
        was = state.next_holders[SIDES.index(side)]
        if stays != (holder if holder in chairs(state, side) else was):
            yield f"BB-8: the hand of the {side} is at {stays} from now on"
    if state.bank.sum < sum(state.stakes):
        if state.bank.open:
            yield f"BB-14: an open bank of {state.bank.sum} plays for {sum(state.stakes)}"
        elif state.preset.over == "refused":
            yield f"BB-12: a bank of {state.bank.sum} plays for {sum(state.stakes)}"
        elif any(state.stakes[seat - 1] for seat in state.arrivals):
            yield f"BB-2: bystanders stake over a bank of {state.bank.sum}"


def _plays(state: Any, side: str) -> int:
    if not _on(state, side):
        return 0
    caller = state.call.seats[0] if state.call else 0
    if caller and len(stakes_by_side(state, caller)) > 1 and stakes_by_side(state, caller)[side]:
        return int(caller)
    row = chairs(state, side)
    at = row.index(state.next_holders[SIDES.index(side)])
    stakes = [s for s in (*row[at:], *row[:at], *ranked(state)) if stake_on(state, s, side)]
    return int(stakes[0])


def stake_on(state: Any, seat: int, side: str) -> int:
    return stakes_by_side(state, seat).get(side, 0) if seat in ranked(state) else 0


def given(at: Moment) -> Iterator[str]:
    state, event = at.before, at.event
    hands = [*_playing(state), "banker"]
    lie = sum(len(_cards(state, side)) for side in hands)
    if event.face_up is not (lie >= 2 * len(hands)):
        yield "BB-5: third cards lie open, and no others"
    if lie < 2 * len(hands):
        if event.side != hands[lie % len(hands)]:
            yield f"BB-3: card {lie + 1} goes to the {event.side}"
        return
    blind = state.preset.first_look == "sides" and event.side != "banker"
    if _natural(_cards(state, "banker")) and not blind:
        yield "BB-4: a third card against a banker's natural"
    if _natural(_cards(state, event.side)) or _word(state, event.side) is not True:
        yield f"BB-5: a card for the {event.side}, who has not asked"
    if event.side == "banker" and not all(_decided(state, side) for side in hands[:-1]):
        yield "BB-6: the banker draws before the sides have spoken"


def seen(at: Moment) -> Iterator[str]:
    state, event = at.before, at.event
    if sum(map(len, (_cards(state, side) for side in (*SIDES, "banker")))) < 4:
        yield "BB-4: somebody looks before all cards lie"
    first = state.preset.first_look == "banker"
    looked = {each.side for each in at.others(e.HandSeen)[: at.others(e.HandSeen).index(event)]}
    late = 0 < state.holders[0] == state.holders[1] and event.side == "left"
    if first and event.side != "banker" and not late and "banker" not in looked:
        yield "BB-4: a side looks before the banker"
    if first and event.side != "banker" and _natural(_cards(state, "banker")):
        yield "BB-4: a side looks after the banker has shown"
    last = state.preset.first_look == "sides" and event.side == "banker"
    if last and not all(_decided(state, side) for side in _playing(state)):
        yield "AD-B17: the banker looks before the sides have spoken"
    if late and not _decided(state, "right"):
        yield f"BB-11: {event.seat} sees the left hand before the right is finished"


def asked(at: Moment) -> Iterator[str]:
    state, left = at.before, isinstance(at.event, e.LeftAsked)
    if _natural(_cards(state, "banker")) and state.preset.first_look != "sides":
        yield "BB-4: a side is asked against a banker's natural"
    if left and "right" in _playing(state) and not _decided(state, "right"):
        yield "BB-5: the left speaks before the right"


def banker_asked(at: Moment) -> Iterator[str]:
    state, sides = at.before, _playing(at.before)
    if _natural(_cards(state, "banker")):
        yield "BB-4: a banker with a natural is asked"
    if not all(_decided(state, side) for side in sides):
        yield "BB-6: the banker speaks before the sides"
    if all(_natural(_cards(state, side)) for side in sides):
        yield "BB-6: the banker is asked, and no side is left"
    may: Any = legal(at.after, at.event.seat)[0]
    if not (may.draw and may.stand):
        yield "BB-6: the banker is not free"


def table_asked(at: Moment) -> Iterator[str]:
    """Check that the answer binds where it is the same against both sides (AD-B18)."""
    state = at.before
    if not state.preset.ask_table or state.asked_table or at.event.seat != state.bank.seat:
        yield f"AD-B18: {at.event}"
    says = _of_the_table(at.after)
    may: Any = legal(at.after, at.event.seat)[0]
    wanted = (says != "S", says != "D")
    if may.table or (may.draw, may.stand) != wanted:
        yield f"AD-B18: the table says {says}, and the banker may draw and stand: {may}"


def _of_the_table(state: Any) -> str:
    """Return D or S if the table says it against each open side, otherwise F."""
    total = sum(_cards(state, "banker")) % 10
    thirds = [_cards(state, s)[2:] for s in _playing(state) if not _natural(_cards(state, s))]
    says = {
        "F" if (total, third) in ((5, [4]), (3, [9]))
        else "DS"[not (by_banker_total(total, third[0]) if third else total <= 5)]
        for third in thirds
    }  # fmt: skip
    return says.pop() if len(says) == 1 else "F"


def banker_spoke(at: Moment) -> Iterator[str]:
    says = _of_the_table(at.before) if at.before.asked_table else "F"
    if says != "F" and at.event.draws is not (says == "D"):
        yield f"AD-B18: {at.event}, and the table that was asked says {says}"


def spoke(at: Moment) -> Iterator[str]:
    total = sum(_cards(at.before, at.event.side)) % 10
    alone = at.before.preset.banco_free and 0 < at.before.holders[0] == at.before.holders[1]
    bound = at.before.preset.drawing != "free" and total != 5 and not alone
    if bound and at.event.draws is not (total < 5):
        yield f"BB-5: a ponte of {total} {'draws' if at.event.draws else 'stands'}"


def spoke_late(at: Moment) -> Iterator[str]:
    total = sum(_cards(at.before, at.event.side)) % 10
    if at.event.draws is not (total < 5):
        yield f"BB-20: for an absent ponte of {total}"


def banker_spoke_late(at: Moment) -> Iterator[str]:
    """Check that the tableau is kept against the side with more at stake, right if equal."""
    state = at.before
    left = [side for side in _playing(state) if not _natural(_cards(state, side))]
    heavier = max(left, key=lambda side: _on(state, side))
    third, total = _cards(state, heavier)[2:], sum(_cards(state, "banker")) % 10
    draws = by_banker_total(total, third[0]) if third else total <= 5
    if at.event.draws is not draws:
        yield f"BB-20: for an absent banker of {total} against {third}"


def brought_late(at: Moment) -> Iterator[str]:
    yield f"BB-20: {at.event} for an absent banker"


def decided(at: Moment) -> Iterator[str]:
    """Check the winners, the gain of each stake, the next holders, and who may call again."""
    state = at.before
    hands = [_cards(state, side) for side in (*SIDES, "banker")]
    won = banque_again.winners(*hands)
    for side, said in zip(SIDES, (at.event.right, at.event.left), strict=True):
        wanted = WON[won[LETTERS[side]]] if LETTERS[side] in won else None
        if said is not wanted:
            yield f"BB-7: the {side} is said to have {said}, and has {wanted}"
    gains = dict[int, int]()
    yield from _money(at, won, gains)
    yield from _ties(at, won)
    yield from _next_hands(at, won)
    yield from _again(at, won, gains)


def _money(at: Moment, won: dict[str, str], gains: dict[int, int]) -> Iterator[str]:
    state = at.before
    laid = [
        (seat, {LETTERS[side]: units for side, units in stakes_by_side(state, seat).items()})
        for seat in ranked(state)
    ]
    rates = "net" if state.preset.tax == "net" else "none"
    bank = state.bank.sum
    wanted, tax, after = banque_again.settled(
        bank, laid, won, open_bank=state.bank.open, tax=rates, unit=_UNITS[state.preset.rounding]
    )
    moved = [each for each in at.events if isinstance(each, e.StakeCollected | e.StakePaid)]
    for each in moved:
        paid = each.own + each.co if isinstance(each, e.StakePaid) else -each.taken
        gains[each.seat] = gains.get(each.seat, 0) + paid
    if {s: gain for s, gain in wanted.items() if gain} != {s: g for s, g in gains.items() if g}:
        yield f"BB-12: {gains} are won, and {wanted} should be"
    order = [(isinstance(each, e.StakePaid), ranked(state).index(each.seat)) for each in moved]
    if order != sorted(order):
        yield "BB-12: winners are paid before losers are collected, or not by prime"
    reckoned = at.others(e.CoupReckoned)
    if [each.tax for each in reckoned] != [tax] * len(reckoned):
        yield f"BB-15: {tax} are due of what the coup brought, not {reckoned}"
    if reckoned and after != bank + reckoned[0].net - reckoned[0].tax:
        yield f"BB-12: {after} are left in the bank, not what {reckoned[0]} says"


def _ties(at: Moment, won: dict[str, str]) -> Iterator[str]:
    """Check whether the stakes of a tie stay up where they should (CF-15, BB-11, BB-16)."""
    state, tied = at.before, "tie" in won.values()
    half = state.a_cheval and set(won.values()) != {"tie"}
    stay = state.preset.tie == "stakes-stand" and state.shoe.coups_left != 1 and not half
    if bool(at.others(b.StakesStand)) is not (tied and stay):
        last = "BB-16" if state.shoe.coups_left == 1 else "BB-11"
        yield f"{last}: tied stakes {'stand' if tied and not stay else 'do not stand'}"


def _next_hands(at: Moment, won: dict[str, str]) -> Iterator[str]:
    state, passed = at.before, {each.side: each.seat for each in at.others(e.HandPassed)}
    for side, holder in zip(SIDES, state.holders, strict=True):
        row = chairs(state, side)
        to = 0
        if won.get(LETTERS[side]) == "bank" and holder in row:
            at_ = row.index(holder)
            to = occupied(state, (*row[at_ + 1 :], *row[: at_ + 1]))[0]
        if passed.get(side, 0) != to:
            yield f"BB-8: the hand of the {side} goes from {holder} to {passed.get(side)}, not {to}"


def _again(at: Moment, won: dict[str, str], gains: dict[int, int]) -> Iterator[str]:
    """Check who may call again before everyone, and who lost how many in a row (BB-11)."""
    state, call, judged = at.before, at.before.call, at.others(e.CallJudged)
    follows, runs = state.suivi, {run.seat: run.lost for run in state.runs}
    if judged:
        follows, runs = judged[0].suivi, dict(zip(judged[0].seats, judged[0].lost, strict=True))
    before = {run.seat: run.lost for run in state.runs}
    callers = call.seats if call and state.preset.calls == "club" else ()
    lost = {seat: before.get(seat, 0) + 1 for seat in callers if gains.get(seat, 0) < 0}
    if runs != lost:
        yield f"BB-11: {runs} have been lost in a row, not {lost}"
    whole = call is not None and call.kind in {CallKind.SUIVI, CallKind.SOLO, CallKind.A_DEUX}
    if state.preset.calls == "all" and set(won.values()) != {"tie"}:
        gain = sum(gains.get(seat, 0) for seat in call.seats) if call and whole else 0
        wanted = call.seats if call and whole and gain < 0 else ()
        if follows != wanted:
            yield f"BB-11: {follows} may call again, not {wanted}"


def reckoned(at: Moment) -> Iterator[str]:
    """Check that gain and loss are shared equally, the odd unit being the banker's (BB-19)."""
    event, bank = at.event, at.before.bank
    if bank.co_banker is None:
        if event.co:
            yield "BB-19: a share for nobody"
        return
    paid = sum(each.co for each in at.others(e.StakePaid))
    mine = event.net - event.tax if event.net > 0 else event.net
    share = mine // 2 if mine >= 0 else -(-mine // 2)
    co = min(max(bank.co + paid + share, 0), bank.sum - event.tax)
    if bank.shares == (1, 1) and at.after.bank.co != co:
        yield f"BB-19: the co-banker has {at.after.bank.co} of {at.after.bank.sum}, not {co}"
