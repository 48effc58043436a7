"""Tables of chemin de fer that play by a wrong rule; each breaks a law, and which is told."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from baccarat.rules import Outcome, Side
from baccarat.tables.chemin import CallKind, ask, calling, cover, order, passing, play, prime
from baccarat.tables.chemin import events as e
from baccarat.tables.chemin.effects.cards import may_follow
from baccarat.tables.chemin.flow import Flow
from baccarat.tables.chemin.prime import right_of
from baccarat.tables.common import auction, ponte
from baccarat.tables.common.ponte import MaySpeak

Change = Callable[..., Any]


def from_the_bankers_right(state: Any) -> Any:
    """Count prime from the bank's right in a suite too."""
    holder = state.banker or state.giver
    return tuple(seat for seat in right_of(state, holder) if seat != holder)


def to_the_left(state: Any, base: int) -> Any:
    return tuple(reversed(right_of(state, base)))


def taxed_by_the_bank(state: Any, win: int) -> Any:
    won = _bank_won(state, win)
    return replace(won, tax=-(-state.bank.sum * state.preset.tax // 100))


def shared_before_tax(state: Any, win: int) -> Any:
    return replace(_bank_won(state, win), co=state.bank.co_part(win))


def priced_with_the_garage(flow: Flow, bank: Any) -> None:
    _offer_suite(flow, replace(bank, own=bank.own + bank.aside))


def drawn_against_a_natural(flow: Flow, *, draws: bool) -> None:
    """Give the third card that is asked for, whatever the banker has shown."""
    if draws:
        flow.happen(e.PonteSpoke(flow.state.ponte, draws))
    else:
        _ponte_speaks(flow, draws=draws)


def smallest_stake(state: Any) -> int:
    return min((s for s in order(state) if state.staked(s)), key=state.staked)


def by_number(calls: Any, prime: Any, suivi: Any) -> Any:
    return _rule(calls, sorted(prime), suivi)


def solo_first(calls: Any, prime: Any, suivi: Any) -> Any:
    """Let no call follow where another is solo."""
    if CallKind.SOLO not in calls.values():
        return _rule(calls, prime, suivi)
    others = {at: kind for at, kind in calls.items() if kind is not CallKind.SUIVI}
    return _rule(others, prime, ())


def one_for_two(calls: Any, prime: Any, suivi: Any) -> Any:
    """Let a lone half call stand for the whole."""
    halves = {at: CallKind.SOLO if kind is CallKind.A_DEUX else kind for at, kind in calls.items()}
    return _rule(halves, prime, suivi)


def last_first(state: Any) -> Any:
    return tuple(reversed(_ranking(state)))


def a_unit_stays(state: Any, open_: int) -> Any:
    aside = _laid_aside(state, open_)
    return replace(aside, own=aside.own - 1)


def from_the_current(state: Any, bank: Any, how: Any) -> int:
    return int(bank.seat)


def lowest_bid(bids: Any, prime: Any) -> Any:
    seats = [seat for seat in prime if seat in bids]
    worst = min(seats, key=lambda seat: bids[seat], default=None)
    return None if worst is None else (worst, bids[worst])


def the_givers(state: Any, taker: int) -> int:
    """Begin a new suite with each giver."""
    return int(state.giver)


def looking_at_once(flow: Flow) -> None:
    flow.happen(e.HandLooked(Side.BANKER, flow.state.banker, flow.state.coup.banker.cards))
    _looked(flow)


def waiting_for_ever(flow: Flow) -> None:
    flow.happen(e.NobodyStaked())
    flow.happen(e.ChoiceAsked(flow.state.banker, flow.state.bank.sum))  # type: ignore[union-attr]


def standing_on_four(tableau: Any, hand: Any) -> MaySpeak:
    may = _ponte_may(tableau, hand)
    return replace(may, draw=False, stand=True) if hand.total == 4 else may


def drawing_on_six(tableau: Any, hand: Any, given: Any) -> MaySpeak:
    may = _banker_may(tableau, hand, given)
    return replace(may, draw=True) if hand.total == 6 else may


def the_bankers_aside(state: Any, open_: int) -> Any:
    """Lay aside what the banker has before what the co-banker has."""
    own = min(open_, state.bank.own)
    return replace(_laid_aside(state, open_), own=own, co=open_ - own)


def never_lost(flow: Flow, outcome: Outcome) -> None:
    """Cash a bank that has lost only where it moves on every decided coup."""
    if outcome is Outcome.BANKER:
        passing.end_bank(flow, e.BankEnds.CASHED)
    else:
        _after_win(flow, outcome)


def following_avec(state: Any, outcome: Outcome) -> Any:
    """Let who called avec follow too."""
    lost = outcome is Outcome.BANKER and state.preset.suivi and state.call
    return state.call.seats if lost else may_follow(state, outcome)


def over_by_a_tie(state: Any, outcome: Outcome) -> Any:
    return () if outcome is Outcome.TIE else may_follow(state, outcome)


_bank_won, _looked, _ponte_speaks = play._bank_won, play._looked, play.ponte_speaks
_offer_suite, _after_win = passing.offer_suite, passing.after_win
_ranking, _laid_aside, _rule = cover._ranking, cover._laid_aside, calling.rule
_ponte_may, _banker_may = ponte.ponte_may, ponte.banker_may

FAULTS: Final[dict[str, tuple[str, Change, Change]]] = {
    "prime from the wrong seat in a suite": ("CF-", prime, from_the_bankers_right),
    "the shoe to the left": ("CF-16", right_of, to_the_left),
    "tax on the bank instead of the win": ("CF-17", _bank_won, taxed_by_the_bank),
    "shares before the tax": ("CF-8", _bank_won, shared_before_tax),
    "the garage in the price": ("CF-7", _offer_suite, priced_with_the_garage),
    "a third card against a natural": ("CF-11", _ponte_speaks, drawn_against_a_natural),
    "the smallest stake plays": ("CF-10", cover.ponte, smallest_stake),
    "calls by the number of the seat": ("CF-3", _rule, by_number),
    "solo before suivi": ("CF-3", _rule, solo_first),
    "a lone half for the whole": ("CF-3", _rule, one_for_two),
    "the first cut first": ("CF-5", _ranking, last_first),
    "an uncovered unit in play": ("CF-7", _laid_aside, a_unit_stays),
    "a suite falls from the current banker": ("CF-21", passing._falls_to, from_the_current),
    "the lowest bid wins": ("CF-20", auction.leading, lowest_bid),
    "a second suite counts anew": ("CF-21", passing._suite_origin, the_givers),
    "a bank passed on before it won": ("CF-19", ask.may_pass_on, lambda state: True),
    "the banker looks before the ponte speaks": ("CF-13", _looked, looking_at_once),
    "a banker waits for ever": ("CF-9", passing.nobody_staked, waiting_for_ever),
    "the ponte stands on four": ("CF-12", _ponte_may, standing_on_four),
    "the banker draws on six": ("CF-14", _banker_may, drawing_on_six),
    "the co-banker bears more": ("CF-8", _laid_aside, the_bankers_aside),
    "a bank moves on after a win": ("CF-23", _after_win, never_lost),
    "avec may follow": ("CF-18", may_follow, following_avec),
    "a tie ends the suivi": ("CF-18", may_follow, over_by_a_tie),
}
"""By what is wrong: how the law that it breaks begins, a function of the table, its stand-in."""
