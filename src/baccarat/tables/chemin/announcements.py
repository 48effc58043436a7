"""Say what is called during a coup (CF-24) and why it went as it did, as messages without words.

Sums go under the name of `units`; the edge writes them as chips.
"""

from collections.abc import Iterator
from typing import assert_never

from ...cards import Hand
from ...rules import CHEMIN_DE_FER, Coup, Draws, Outcome
from ..banking import events as b
from ..banking import to_cover
from ..common import (
    Call,
    CardBurnt,
    Finished,
    ShoeEnded,
    ShoeStarted,
    StopCardShown,
    finished_coup,
    shoe_calls,
)
from . import events as e
from .state import Phase, State

Args = dict[str, int | str]


_TAKEN = {Phase.SUITE: "chemin-suite-taken", Phase.AUCTION: "chemin-auction-won"}
"""How a bank that is passed on finds its new banker."""


def calls(state: State, event: e.Event) -> tuple[Call, ...]:
    """Tell what is called when `event` comes to `state`, as everyone at the table hears it."""
    return tuple(_calls(state, event))


def _calls(state: State, event: e.Event) -> Iterator[Call]:  # noqa: PLR0912 - a row an event
    match event:
        case ShoeStarted():
            yield from shoe_calls(event, state.preset)
            yield Call(f"chemin-shuffle-{state.preset.shuffle}", {"cut": state.preset.cut})
        case CardBurnt() | StopCardShown() | ShoeEnded():
            yield from shoe_calls(event, state.preset)
        case b.BankOffered(seat):
            yield Call("chemin-bank-offered", {"seat": seat})
        case b.BankWaits():
            yield Call("chemin-bank-waits")
        case b.BankPutUp(seat, amount):
            taken = _TAKEN.get(state.phase, "chemin-bank-put-up")
            yield Call(taken, {"seat": seat, "units": amount})
        case b.DoublingOpened(amount):
            yield Call("chemin-doubling", {"units": amount})
        case b.Doubled(seat, amount):
            yield Call("chemin-doubled", {"seat": seat, "units": 2 * amount})
        case b.CallsOpened(bank):
            yield Call("chemin-calls", {"units": bank})
        case b.BystandersMayCall(bank) if state.arrivals:
            yield Call("chemin-bystanders-call", {"units": bank})
        case b.CallsLapsed(seats):
            yield from (Call("chemin-call-lapsed", {"seat": seat}) for seat in seats)
        case b.CallStood():
            yield from _call_stood(event)
        case b.StakesAsked(0, left) if left:
            yield Call("chemin-stakes", {"units": left})
        case b.StakesAsked(seat, left) if left and seat:
            yield Call("chemin-stake-asked", {"seat": seat, "units": left})
        case b.BystandersMayStake(left) if state.arrivals:
            yield Call("chemin-bystanders-stake", {"units": left})
        case b.RaiseAsked() | b.BankRaised() | b.RaiseMatched() | b.RaiseUnmatched():
            yield _of_a_raise(state, event)
        case b.StakeCut(seat, back, left):
            yield Call("chemin-cut", {"seat": seat, "units": back, "left": "yes" if left else "no"})
        case b.LaidAside(_, own, _, co):
            yield Call("chemin-garage", {"units": own + co})
        case b.StakesSet(ponte, banco):
            yield Call("chemin-stakes-set", {"seat": ponte, "units": banco})
        case _:
            yield from _of_the_hands(event)


def _of_a_raise(
    state: State, event: b.RaiseAsked | b.BankRaised | b.RaiseMatched | b.RaiseUnmatched
) -> Call:
    match event:
        case b.RaiseAsked(_, most):
            return Call("chemin-raise-asked", {"units": most})
        case b.BankRaised(_, from_purse, from_garage):
            added = from_purse + from_garage
            all_held = added == to_cover(state)
            return Call("chemin-all-held" if all_held else "chemin-raised", {"units": added})
        case b.RaiseMatched(_, seat, from_purse, from_garage):
            return Call("chemin-raise-matched", {"seat": seat, "units": from_purse + from_garage})
        case b.RaiseUnmatched():
            return Call("chemin-raise-unmatched")
        case _:
            assert_never(event)


def _of_the_hands(event: e.Event) -> Iterator[Call]:
    match event:
        case e.PonteSpoke(_, draws):
            yield Call("chemin-carte" if draws else "chemin-non")
        case e.BankerSpoke(_, draws):
            yield Call("chemin-banker-draws" if draws else "chemin-reste")
        case e.HandShown(side, _, total, natural):
            if natural:
                yield Call("chemin-natural", {"side": side, "points": total})
            else:
                yield Call("chemin-shown", {"side": side, "points": total})
        case e.HandsDecided(outcome, ponte, banker):
            yield Call(f"chemin-result-{_OUTCOMES[outcome]}", {"ponte": ponte, "banker": banker})
        case b.BankWon(_, _, tax) if tax:
            yield Call("chemin-tax", {"units": tax})
        case _:
            yield from _of_the_bank(event)


def _of_the_bank(event: e.Event) -> Iterator[Call]:
    match event:
        case b.BankAdded(seat, amount):
            yield Call("chemin-added", {"seat": seat, "units": amount})
        case b.StakesStand():
            yield Call("chemin-stakes-stand")
        case b.NobodyStaked():
            yield Call("chemin-nobody-staked")
        case b.BankHeld(seat):
            yield Call("chemin-held", {"seat": seat})
        case b.BankEnded(how, seat, own, aside, co_banker, co, co_aside):
            yield Call(f"chemin-bank-{how}", {"seat": seat, "units": own + aside})
            if co_banker and (back := co + co_aside):
                yield Call("chemin-bank-share", {"seat": co_banker, "units": back})
        case b.SuiteOffered(_, price):
            yield Call("chemin-suite", {"units": price})
        case b.AuctionOpened():
            yield Call("chemin-auction")
        case _:
            return


_OUTCOMES = {Outcome.PLAYER: "ponte", Outcome.BANKER: "banker", Outcome.TIE: "tie"}


def _call_stood(event: b.CallStood) -> Iterator[Call]:
    """Say whose banco it is, and why theirs (CF-3)."""
    args: Args = {"seat": event.seats[0], "kind": event.kind, "units": sum(event.amounts)}
    if event.half:
        yield Call("chemin-banco-shared", {**args, "other": event.seats[1]})
    else:
        yield Call("chemin-banco", args)
    yield from (Call("chemin-call-over", {"seat": seat}) for seat in event.over)


def finished(state: State, event: e.Event) -> Finished | None:
    """Return the coup that an event decided, and why it went so; its player is the ponte."""
    if not isinstance(event, e.HandsDecided):
        return None
    return finished_coup(state.coup, tuple(_why(state)))


def _why(state: State) -> Iterator[Call]:
    """Explain a coup that is dealt out, by its rules; `rule` among the arguments is the ID."""
    coup = state.coup
    ponte, banker = coup.player.first_two, coup.banker.first_two
    yield _why_ponte_plays(state)
    if ponte.natural or banker.natural:
        yield from _why_natural(state, ponte, banker)
    else:
        tableau, given = state.preset.tableau, coup.player.third
        says = tableau.player_says(ponte.total), CHEMIN_DE_FER.player_says(ponte.total)
        yield _said("ponte", says, coup.player, {"rule": "CF-12"})
        says = (
            tableau.banker_says(banker.total, given),
            CHEMIN_DE_FER.banker_says(banker.total, given),
        )
        if given is None:
            yield _said("banker", says, coup.banker, {"rule": "CF-14"})
        else:
            args: Args = {"rule": "CF-14", "given": given.points}
            yield _said("banker-given", says, coup.banker, args)
    yield _why_result(coup)


def _why_ponte_plays(state: State) -> Call:
    kind = state.call.kind if state.call else "largest"
    return Call("why-chemin-ponte", {"rule": "CF-10", "seat": state.ponte, "kind": kind})


def _why_natural(state: State, ponte: Hand, banker: Hand) -> Iterator[Call]:
    args: Args = {"rule": "CF-11", "ponte": ponte.total, "banker": banker.total}
    if state.ponte_draws and not ponte.natural:
        yield Call("why-chemin-not-given", {**args, "rule": "CF-13"})
    else:
        yield Call("why-chemin-natural", args)


def _said(who: str, says: tuple[Draws, Draws], hand: Hand, args: Args) -> Call:
    """Say what a hand did, and whether it had to, or chose, with custom or against it.

    `says` is what the house's tableau says, and what custom does.
    """
    drew = Draws.DRAW if hand.third else Draws.STAND
    binds, custom = says
    bound = "bound" if binds is not Draws.FREE else "free"
    if binds is Draws.FREE and custom is not Draws.FREE:
        bound = "custom" if drew is custom else "against"
    did = "draws" if drew is Draws.DRAW else "stands"
    points = hand.first_two.total
    return Call(f"why-chemin-{who}-{did}", {**args, "points": points, "bound": bound})


def _why_result(coup: Coup) -> Call:
    rule = {Outcome.PLAYER: "CF-16", Outcome.BANKER: "CF-17", Outcome.TIE: "CF-15"}[coup.outcome]
    args: Args = {"rule": rule, "ponte": coup.player.total, "banker": coup.banker.total}
    return Call(f"why-chemin-result-{_OUTCOMES[coup.outcome]}", args)
