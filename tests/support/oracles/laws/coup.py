"""The cards and their results, restated from the rules (CF-10 to CF-18)."""

from collections.abc import Iterator
from typing import Any

from baccarat.rules import Outcome, Side
from baccarat.tables.banking import events as b
from baccarat.tables.chemin import BankEnds, CallKind, State

from ..tableaux import by_banker_total
from .moment import Moment

FREE = {(3, 9), (5, 4)}
"""The banker's free choices by S3: the total and the card given (CF-14)."""


def _worth(cards: Any) -> int:
    return int(sum(card.points for card in cards) % 10)


def _hands(state: State) -> tuple[Any, Any]:
    return state.coup.player.cards, state.coup.banker.cards


def _natural(cards: Any) -> bool:
    return len(cards) == 2 and _worth(cards) >= 8


def passed(at: Moment) -> Iterator[str]:
    ponte, banker = _hands(at.before)
    lie, side = len(ponte) + len(banker), at.event.side
    if at.event.face_up is not (lie >= 4):
        yield "CF-14: third cards lie open, and no others"
    if lie < 4:
        if side is not (Side.PLAYER, Side.BANKER)[lie % 2]:
            yield f"CF-10: card {lie + 1} goes to the {side}"
        return
    if _natural(ponte) or _natural(banker):
        yield "CF-11: a third card against a natural"
    draws = at.before.ponte_draws if side is Side.PLAYER else at.before.banker_draws
    if not draws:
        yield "CF-12: a card that nobody asked for"


def suivi_asked(at: Moment) -> Iterator[str]:
    """Check who may follow after the deal, and that nobody has seen the cards (AD-C28)."""
    state = at.before
    if at.event.seats != state.suivi or {state.ponte, state.co_banker} & {*state.suivi}:
        yield f"AD-C28: {at.event}, and {state.ponte} has the cards before {state.suivi}"
    if state.preset.suivi_until != "seen" or sum(map(len, _hands(state))) != 4:
        yield f"AD-C28: {at.event} comes too late or too early"


def _is_free(state: State) -> bool:
    """Whether one player alone has called, where the house frees both hands (AD-C33)."""
    alone = {CallKind.SOLO, CallKind.SUIVI}
    called = state.call is not None and len(state.call.seats) == 1 and state.call.kind in alone
    return state.preset.free_solo and called


def ponte_spoke(at: Moment) -> Iterator[str]:
    state = at.before
    total, bound = _worth(_hands(state)[0]), state.preset.drawing != "free"
    bound = bound and not _is_free(state)
    if bound and total != 5 and at.event.draws is not (total < 5):
        yield f"CF-12: a ponte of {total} {'draws' if at.event.draws else 'stands'}"
    if _natural(_hands(at.before)[0]):
        yield "CF-11: a ponte speaks on a natural"


def banker_spoke(at: Moment) -> Iterator[str]:
    ponte, banker = _hands(at.before)
    total, rules = _worth(banker), at.before.preset
    if rules.drawing == "free":
        return
    if _is_free(at.before):
        if total == 0 and not at.event.draws:
            yield "AD-C33: a banker of 0 stands"
        if not at.before.asked_table:
            return
    if len(ponte) == 2:
        draws = total <= 5
    else:
        free = FREE if rules.drawing == "tableau" else FREE - {(5, 4)}
        if (total, ponte[2].points) in free and not at.before.asked_table:
            return
        draws = by_banker_total(total, ponte[2].points)
    if at.event.draws is not draws:
        yield f"CF-14: a banker of {total} against {ponte[2:]} says otherwise"


def table_asked(at: Moment) -> Iterator[str]:
    """Check that a banker with a choice asks, once (AD-C34)."""
    state = at.before
    if not state.preset.ask_table or state.asked_table or at.event.seat != state.banker:
        yield f"AD-C34: {at.event}, and {state.banker} has the bank"


def looked(at: Moment) -> Iterator[str]:
    state, event = at.before, at.event
    if sum(map(len, _hands(state))) < 4:
        yield "CF-11: somebody looks before all cards lie"
    holder = state.ponte if event.side is Side.PLAYER else state.banker
    if event.seat != holder:
        yield f"CF-11: {event.seat} looks at the hand of {holder}"
    late = state.preset.banker_looks == "after-ponte" and event.side is Side.BANKER
    if late and state.ponte_draws is None:
        yield "CF-13: a banker looks before the ponte has spoken"


def shown(at: Moment) -> Iterator[str]:
    ponte, banker = _hands(at.before)
    over = _natural(ponte) or _natural(banker) or at.before.banker_draws is not None
    early = at.before.preset.banker_looks == "after-ponte" and at.event.side is Side.BANKER
    if not over and not (early and at.before.ponte_draws is not None):
        yield f"CF-13: the {at.event.side} shows before both have decided"
    if at.before.banker_draws and len(banker) == 2:
        yield "CF-14: hands are shown with a card to come"


def decided(at: Moment) -> Iterator[str]:
    ponte, banker = map(_worth, _hands(at.before))
    won = Outcome.TIE if ponte == banker else Outcome.PLAYER if ponte > banker else Outcome.BANKER
    if at.event.outcome is not won:
        yield f"CF-15: {ponte} to {banker} is said to be {at.event.outcome}"
    paid = {Outcome.PLAYER: b.StakeWon, Outcome.BANKER: b.StakeLost}.get(won)
    for kind in (b.StakeWon, b.StakeLost, b.BankWon):
        if at.others(kind) and kind is not paid and won is not Outcome.BANKER:
            yield f"CF-15: {kind.__name__} in a {won}"
    if (
        won is Outcome.TIE
        and at.before.preset.tie == "stakes-stand"
        and not at.others(b.StakesStand)
    ):
        yield "CF-15: stakes do not stand"
    yield from _gains(at)
    yield from _moves_on(at, won)
    yield from _follows(at, won)


def _gains(at: Moment) -> Iterator[str]:
    """Check that all winnings of a bank count where they may be set aside (AD-C22)."""
    rules = at.before.preset
    won = sum(each.win - each.tax for each in at.others(b.BankWon))
    gained = won - sum(each.stake for each in at.others(b.StakeWon))
    if at.after.gain - at.before.gain != (gained if rules.voluntary_garage else 0):
        yield f"AD-C22: {at.after.gain} is won after {at.before.gain} and {gained}"


def _moves_on(at: Moment, won: Outcome) -> Iterator[str]:
    """Check that the bank ends where it should, and only there (CF-16, CF-23)."""
    ends = [end.how for end in at.others(b.BankEnded)]
    cashed = won is Outcome.BANKER and at.before.preset.rotation == "decided"
    lost = won is Outcome.PLAYER and not _plays_on(at)
    if (BankEnds.LOST in ends) is not lost or (BankEnds.CASHED in ends) is not cashed:
        yield f"CF-23: after {won} the bank ends {ends}"


def _plays_on(at: Moment) -> bool:
    """Whether a bank that never moves still has something left for its holders (CF-23)."""
    rules, bank = at.before.preset, at.before.bank
    paid = at.others(b.StakeWon)
    own = bank.own - sum(each.own for each in paid)
    co = bank.co - sum(each.co for each in paid)
    left = own > 0 and (co > 0 or not bank.co_banker)
    return rules.rotation == "never" and left


def _follows(at: Moment, won: Outcome) -> Iterator[str]:
    """Check who may call again (CF-18)."""
    state, call = at.before, at.before.call
    follows: tuple[int, ...] = ()
    if won is Outcome.TIE:
        follows = state.suivi
    elif won is Outcome.BANKER and state.preset.suivi and call:
        lost = call.kind in {CallKind.SUIVI, CallKind.SOLO, CallKind.A_DEUX}
        seated = all(seat <= state.preset.seats for seat in call.seats)
        follows = call.seats if lost and seated else ()
    staked = tuple(seat for seat, units in enumerate(state.stakes, 1) if units)
    alone = len(staked) == 1 and staked[0] <= state.preset.seats
    if won is Outcome.BANKER and state.preset.suivi and state.preset.sole_punter and alone:
        follows = staked  # AD-C28
    if at.after.suivi != follows:
        yield f"CF-18: {at.after.suivi} may follow, not {follows}"


def won_stake(at: Moment) -> Iterator[str]:
    event = at.event
    if event.stake != at.before.stakes[event.seat - 1] or event.own + event.co != event.stake:
        yield f"CF-16: {event} is not a stake and as much again"
    bank, won = at.before.bank, at.others(b.StakeWon)
    if won[0] is event and bank and bank.co_banker and bank.shares == (1, 1):
        lost = sum(each.stake for each in won)
        half = min(max(lost // 2, lost - bank.own), bank.co)
        if sum(each.co for each in won) != half:
            yield f"CF-8: the co-banker loses {sum(each.co for each in won)} of {lost}"


def lost_stake(at: Moment) -> Iterator[str]:
    if at.event.stake != at.before.stakes[at.event.seat - 1]:
        yield f"CF-17: {at.event} is not all that was staked"


def bank_won(at: Moment) -> Iterator[str]:
    event, bank = at.event, at.before.bank
    win = sum(lost.stake for lost in at.others(b.StakeLost))
    tax = -(-win * at.before.preset.tax // 100)
    if (event.win, event.tax) != (win, tax):
        yield f"CF-17: {event}, and {win} was won, which is taxed {tax}"
    equal = bank is not None and bank.co_banker is not None and bank.shares == (1, 1)
    if equal and event.co != (win - tax) // 2:
        yield f"CF-8: the co-banker gets {event.co} of {win - tax}"
    if bank is not None and bank.co_banker is None and event.co:
        yield "CF-8: a share for nobody"
