"""The announcements about a bank (CF-24), as message ids with arguments.

Amounts are in `units`; the edge formats them as chips.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from ..common.coup_result import Call
from . import events as e, law_events as law
from .offers import excess_stakes
from .phases import BankPhase
from .state import BankState

_TAKEN: Final[dict[str, str]] = {
    BankPhase.SUITE: "bank-suite-taken",
    BankPhase.AUCTION: "bank-auction-won",
}
"""The message for a new banker, by the phase in which they took the bank."""

_ASIDE: Final[dict[str, str]] = {
    BankPhase.SETTLING: "bank-over-maximum",
    BankPhase.GARAGE: "bank-set-aside",
}
"""The message for money that goes to the garage, by phase; otherwise no stake covers it."""


def bank_calls(state: BankState, event: object) -> Iterator[Call]:  # noqa: PLR0912 - as below
    """Yield the announcements that everybody hears when an event of a bank happens in `state`."""
    match event:
        case e.BankOffered(seat):
            yield Call("bank-offered", {"seat": seat})
        case e.BankWaits():
            yield Call("bank-waits")
        case e.BankPutUp(seat, amount):
            taken = "bank-put-up" if state.turn else _TAKEN.get(state.phase, "bank-put-up")
            yield Call(taken, {"seat": seat, "units": amount})
        case e.BankAdded(seat, amount):
            yield Call("bank-added", {"seat": seat, "units": amount})
        case e.StakesStand():
            yield Call("bank-stakes-stand")
        case e.NobodyStaked():
            yield Call("bank-nobody-staked")
        case e.BankHeld(seat):
            yield Call("bank-held", {"seat": seat})
        case e.BankEnded(how, seat, own, aside, co_banker, co, co_aside):
            yield Call(f"bank-{how}", {"seat": seat, "units": own + aside})
            if co_banker and (back := co + co_aside):
                yield Call("bank-share", {"seat": co_banker, "units": back})
        case e.SuiteOffered(_, price):
            yield Call("bank-suite", {"units": price})
        case law.GiverAsked(seat):
            yield Call("bank-giver-asked", {"seat": seat, "units": state.price})
        case e.AuctionOpened(giver):
            yield Call("bank-auction-left" if giver else "bank-auction")
        case law.ConsentAsked(banker, seat, amount):
            yield Call("bank-consent-asked", {"seat": banker, "other": seat, "units": amount})
        case law.PartnerRefused():
            yield Call("bank-partner-refused")
        case law.BankForced(seat, amount):
            yield Call("bank-forced", {"seat": seat, "units": amount})
        case law.SeatLost(seat):
            yield Call("bank-seat-lost", {"seat": seat})
        case law.HandWentBy(seat):
            yield Call("bank-newcomer", {"seat": seat})
        case _:
            yield from _of_the_stakes(state, event)


def _of_the_stakes(state: BankState, event: object) -> Iterator[Call]:  # noqa: PLR0912 - a row an event
    match event:
        case e.DoublingOpened(amount):
            yield Call("bank-doubling", {"units": amount})
        case e.Doubled(seat, amount):
            yield Call("bank-doubled", {"seat": seat, "units": 2 * amount})
        case e.CallsOpened(bank):
            yield Call("bank-calls", {"units": bank})
        case e.BystandersMayCall(bank) if state.standing_order():
            alone = "alone" if state.preset.standing_ranks else "call"
            yield Call(f"bank-bystanders-{alone}", {"units": bank})
        case e.CallsLapsed(seats):
            yield from (Call("bank-call-lapsed", {"seat": seat}) for seat in seats)
        case e.CallStood():
            yield from _call_stood(event)
        case e.StakesAsked(0, left) if left:
            yield Call("bank-stakes", {"units": left})
        case e.StakesAsked(seat, left) if left and seat:
            yield Call("bank-stake-asked", {"seat": seat, "units": left})
        case e.BystandersMayStake(left) if state.standing_order():
            yield Call("bank-bystanders-stake", {"units": left})
        case e.RaiseAsked() | e.BankRaised() | e.RaiseMatched() | e.RaiseUnmatched():
            yield _of_a_raise(state, event)
        case e.StakeCut(seat, back, left):
            yield Call("bank-cut", {"seat": seat, "units": back, "left": "yes" if left else "no"})
        case e.LaidAside(_, own, _, co):
            yield Call(_ASIDE.get(state.phase, "bank-garage"), {"units": own + co})
        case e.BankWon(_, _, tax) if tax:
            yield Call("bank-tax", {"units": tax})
        case _:
            return


def _of_a_raise(
    state: BankState, event: e.RaiseAsked | e.BankRaised | e.RaiseMatched | e.RaiseUnmatched
) -> Call:
    match event:
        case e.RaiseAsked(_, most):
            return Call("bank-raise-asked", {"units": most})
        case e.BankRaised(_, from_purse, from_garage):
            added = from_purse + from_garage
            all_held = added == excess_stakes(state)
            return Call("bank-all-held" if all_held else "bank-raised", {"units": added})
        case e.RaiseMatched(_, seat, from_purse, from_garage):
            return Call("bank-raise-matched", {"seat": seat, "units": from_purse + from_garage})
        case e.RaiseUnmatched():
            return Call("bank-raise-unmatched")
        case _:
            assert_never(event)


def _call_stood(event: e.CallStood) -> Iterator[Call]:
    """Announce the caller of the banco, and the callers who give way (CF-3)."""
    args: dict[str, int | str] = {
        "seat": event.seats[0],
        "kind": event.kind,
        "units": sum(event.amounts),
    }
    if event.half:
        yield Call("bank-banco-shared", {**args, "other": event.seats[1]})
    else:
        yield Call("bank-banco", args)
    yield from (Call("bank-call-over", {"seat": seat}) for seat in event.over)


def ponte_says(*, draws: bool) -> Call:
    """Announce that the ponte asks for a card, or for none (CF-12)."""
    return Call("bank-carte" if draws else "bank-non")


def banker_says(*, draws: bool) -> Call:
    """Announce that the banker draws, or stands (CF-14)."""
    return Call("bank-banker-draws" if draws else "bank-reste")
