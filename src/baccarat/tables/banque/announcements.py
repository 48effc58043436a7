"""The announcements during a coup of baccara banque (CF-24), as message ids.

Amounts are in `units`; the edge formats them as chips.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from ...cards.hand import Hand
from ...rules.coup import Outcome
from ...rules.tableau import CHEMIN_DE_FER, Draws
from ..banking import events as b
from ..banking.announcements import bank_calls, banker_says
from ..banking.hand_choices import describe_draw
from ..common.chips import Seat
from ..common.coup_result import Call, CoupResult
from ..common.shoe import (
    CardBurnt,
    LastCoupsCalled,
    ShoeEnded,
    ShoeStarted,
    StopCardShown,
    announce_shoe,
)
from . import events as e
from .apply import leaves_winning
from .legal import heavier, is_call_over, table_says
from .seating import PUNTERS, TableSide
from .state import State

WON_BY: Final = {Outcome.PLAYER: "side", Outcome.BANKER: "banker", Outcome.TIE: "tie"}
Args = dict[str, int | str]


def announce(state: State, event: e.Event) -> tuple[Call, ...]:
    """List the announcements that everybody hears when `event` happens in `state`."""
    return tuple(_calls(state, event))


def _calls(state: State, event: e.Event) -> Iterator[Call]:  # noqa: PLR0912 - a row an event
    match event:
        case ShoeStarted():
            yield from announce_shoe(event, state.preset)
            if not state.cutter:
                yield Call(f"banque-shuffle-{state.preset.shuffle}", {"cut": state.preset.cut})
        case e.CutterAsked(seat):
            yield Call(f"banque-shuffle-{state.preset.shuffle}", {"cut": state.preset.cut})
            yield Call("banque-cutter-asked", {"seat": seat})
        case e.CutterNamed(seat, cutter):
            own = "yes" if cutter == seat else "no"
            yield Call("banque-cutter-named", {"seat": cutter, "own": own})
        case StopCardShown(coups) if not state.preset.stop_card:
            yield Call("banque-last-coups", {"coups": coups})
        case CardBurnt() | StopCardShown() | LastCoupsCalled() | ShoeEnded():
            yield from announce_shoe(event, state.preset)
        case b.CallStood(_, seats, amounts) if state.preset.club_bancos:
            yield _banco(state, seats, sum(amounts))
        case b.CallsOpened() if is_call_over(state, 0):
            return
        case b.StakesAsked() if state.open_bank:
            yield Call("banque-stakes-open")
        case b.BankEnded(how, seat, own, _, co_banker, co):
            yield Call(f"banque-bank-{how}", {"seat": seat, "units": own})
            if co_banker and co:
                yield Call("bank-share", {"seat": co_banker, "units": co})
            if leaves_winning(state, event):
                yield Call("banque-winner-out", {"seat": seat})
        case b.AuctionOpened() | b.SuiteOffered() | b.BankOffered() | b.BankWaits():
            yield from _of_an_offer(state, event)
        case _:
            yield from _of_the_money(state, event)


def _of_an_offer(
    state: State, event: b.AuctionOpened | b.SuiteOffered | b.BankOffered | b.BankWaits
) -> Iterator[Call]:
    """Announce, before anybody takes a bank, whether it holds all stakes (BB-14)."""
    always = state.preset.always_open
    match event:
        case b.SuiteOffered(_, price) if state.preset.may_open:
            kind = "open" if state.offers_open else "limited"
            yield Call(f"banque-suite-{kind}", {"units": price})
        case b.AuctionOpened() if always:
            yield Call(f"banque-auction-open{'-lot' if state.preset.ties_by_lot else ''}")
        case b.AuctionOpened() if not state.price:
            yield Call("banque-auction")
        case b.BankOffered(seat) if always:
            yield Call("banque-offered-open", {"seat": seat})
        case b.BankWaits() if state.renews_shoe and state.preset.auction:
            yield Call("banque-game-ends")
        case b.BankWaits() if always:
            yield Call("banque-waits-open")
        case _:
            yield from bank_calls(state, event)


def _banco(state: State, seats: tuple[Seat, ...], units: int) -> Call:
    """Announce the caller, or both callers, of the club's banco (BB-11)."""
    if len(seats) > 1:
        return Call("banque-banco-halves", {"seat": seats[0], "other": seats[1], "units": units})
    said = state.answers[seats[0] - 1]
    where = "cheval" if getattr(said, "a_cheval", False) else "hand"
    return Call("banque-banco", {"seat": seats[0], "units": units, "where": where})


def _of_the_money(state: State, event: e.Event) -> Iterator[Call]:  # noqa: PLR0912 - as above
    match event:
        case e.BankOpened(seat):
            yield Call("banque-open", {"seat": seat})
        case e.CapitalTaxed(seat, amount) if amount > 0:
            yield Call("banque-capital-tax", {"seat": seat, "units": amount})
        case e.AcceptAsked(_, amount):
            yield Call("banque-accept-asked", {"units": amount})
        case e.AllAccepted(_, amount):
            yield Call("banque-all-accepted", {"units": amount})
        case e.TopUpAsked(_, amount):
            yield Call("banque-top-up-asked", {"units": amount})
        case e.ToppedUp(_, amount):
            yield Call("banque-topped-up", {"units": amount})
        case e.RefillAsked(seat, amount):
            yield Call("banque-refill-asked", {"seat": seat, "units": amount})
        case e.Refilled(seat, amount):
            yield Call("banque-refilled", {"seat": seat, "units": amount})
        case e.NewShoeAsked(seat):
            yield Call("banque-new-shoe-asked", {"seat": seat})
        case e.StakeCollected(seat, _, _, back) if back:
            yield Call("banque-not-answered", {"seat": seat, "units": back})
        case e.StakePaid(seat, _, stake, _, own, _, co) if own + co < stake:
            yield Call("banque-paid-in-part", {"seat": seat, "units": own + co})
        case e.LotDrawn(_, _, seat):
            yield Call("banque-lot", {"seat": seat})
        case e.SideVoided(side):
            yield Call("banque-side-void", {"side": side})
        case e.CoupReckoned(_, _, tax) if tax:
            yield Call("bank-tax", {"units": tax})
        case _:
            yield from _of_the_hands(state, event)


def _of_the_hands(state: State, event: e.Event) -> Iterator[Call]:
    match event:
        case e.HandsHeld(right, left, on_right, on_left):
            for side, seat, units in (("right", right, on_right), ("left", left, on_left)):
                if seat:
                    yield Call("banque-hand-held", {"side": side, "seat": seat, "units": units})
        case e.SideSpoke(side, _, draws):
            yield Call("banque-carte" if draws else "banque-non", {"side": side})
        case e.TableAsked(seat):
            yield Call("banque-table-asked", {"seat": seat})
        case b.BankerSpoke(_, draws):
            yield banker_says(draws=draws)
        case e.HandTurned(side, _, total, natural):
            said = "banque-natural" if natural else "banque-shown"
            yield Call(said, {"side": side, "points": total})
        case e.SidesDecided():
            for side, outcome in zip(PUNTERS, (event.right, event.left), strict=True):
                if outcome is not None:
                    yield _result(state, side, outcome)
        case e.HandPassed(side, seat):
            yield Call("banque-hand-passed", {"side": side, "seat": seat})
        case _:
            yield from bank_calls(state, event)


def _result(state: State, side: TableSide, outcome: Outcome) -> Call:
    hand, bank = state.hands.of(side), state.hands.banker
    against = bank.first_two if hand.natural else bank
    args: Args = {"side": side, "points": hand.total, "bank": against.total}
    return Call(f"banque-result-{WON_BY[outcome]}", args)


_RULES = {Outcome.PLAYER: "BB-12", Outcome.BANKER: "BB-12", Outcome.TIE: "CF-15"}


def coup_result(state: State, event: e.Event) -> CoupResult | None:
    """Return the coup that an event decides, and the reasons for it."""
    if not isinstance(event, e.SidesDecided):
        return None
    sides = state.playing
    hands: dict[str, Hand] = {side: state.hands.of(side) for side in (*sides, TableSide.BANKER)}
    outcomes: dict[str, Outcome] = {side: state.hands.outcome(side) for side in sides}
    return CoupResult(hands, outcomes, partial(_why, state))


def _why(state: State) -> Iterator[Call]:
    """Explain what each hand did; the argument `rule` is the ID of a rule."""
    banker = state.hands.banker
    early = state.information.bank_natural
    if banker.natural:
        why = "why-banque-banker-natural" if early else "why-banque-banker-natural-last"
        yield Call(why, {"rule": "BB-4" if early else "BB-5", "points": banker.total})
    for side in state.playing:
        yield from _explain_side(state, side)
    undecided = [side for side in state.playing if not state.hands.of(side).natural]
    if undecided and not banker.natural:
        custom = CHEMIN_DE_FER.banker_says(
            banker.first_two.total, state.hands.of(heavier(state)).third
        )
        binds = table_says(state) if state.asked_table else Draws.FREE
        yield _explain_hand(
            "banker", binds, custom, banker, {"rule": "BB-6", "side": TableSide.BANKER}
        )
    for side in state.playing:
        hand, outcome = state.hands.of(side), state.hands.outcome(side)
        against = banker.first_two if hand.natural else banker
        args: Args = {"rule": _RULES[outcome], "side": side, "points": hand.total}
        yield Call(_result_message(state, outcome), {**args, "bank": against.total})


def _result_message(state: State, outcome: Outcome) -> str:
    """Choose the message; only a limited bank may run out, if the house allows it (BB-12)."""
    runs_out = state.preset.over == "as-far" and not state.open_bank
    as_far = "-as-far" if outcome is Outcome.PLAYER and runs_out else ""
    return f"why-banque-result-{WON_BY[outcome]}{as_far}"


def _explain_side(state: State, side: TableSide) -> Iterator[Call]:
    hand = state.hands.of(side)
    if hand.natural:
        yield Call("why-banque-natural", {"rule": "BB-5", "side": side, "points": hand.total})
    elif not (state.hands.banker.natural and state.information.bank_natural):
        total = hand.first_two.total
        binds = state.preset.tableau_of(state.information).player_says(total)
        custom = CHEMIN_DE_FER.player_says(total)
        yield _explain_hand("side", binds, custom, hand, {"rule": "CF-12", "side": side})


def _explain_hand(who: str, binds: Draws, custom: Draws, hand: Hand, args: Args) -> Call:
    """Explain what a hand did, and whether it had to, or followed custom or not."""
    did, bound = describe_draw(hand, binds, custom)
    points = hand.first_two.total
    return Call(f"why-banque-{who}-{did}", {**args, "points": points, "bound": bound})
