"""The announcements during a coup (CF-24) and the reasons for its result, as message ids.

Amounts are in `units`; the edge formats them as chips.
"""

from collections.abc import Iterator
from functools import partial

from ...cards.hand import Hand
from ...rules.coup import Coup, Outcome
from ...rules.tableau import CHEMIN_DE_FER, PUNTO_BANCO, SOLO, Draws
from ..banking.announcements import bank_calls, banker_says, ponte_says
from ..banking.events import BankPutUp, StakesSet
from ..banking.hand_choices import describe_draw
from ..banking.law_events import GarageAsked, LeavingAsked, LeftIn, TableAsked
from ..banking.offers import excess_stakes
from ..common.coup_result import Call, CoupResult, two_hand_result
from ..common.shoe import (
    CardBurnt,
    LastCoupsCalled,
    ShoeEnded,
    ShoeStarted,
    StopCardShown,
    announce_shoe,
)
from . import events as e
from .state import State

Args = dict[str, int | str]


def announce(state: State, event: e.Event) -> tuple[Call, ...]:
    """List the announcements that everybody hears when `event` happens in `state`."""
    return tuple(_calls(state, event))


def _calls(state: State, event: e.Event) -> Iterator[Call]:
    match event:
        case ShoeStarted():
            yield from announce_shoe(event, state.preset)
            yield Call(f"chemin-shuffle-{state.preset.shuffle}", {"cut": state.preset.cut})
        case CardBurnt() | StopCardShown() | LastCoupsCalled() | ShoeEnded():
            yield from announce_shoe(event, state.preset)
        case StakesSet(ponte, banco):
            yield Call("chemin-stakes-set", {"seat": ponte, "units": banco})
            if state.tableau is SOLO:
                yield Call("chemin-free-solo")
        case _:
            yield from _of_the_hands(state, event)


def _of_the_hands(state: State, event: e.Event) -> Iterator[Call]:  # noqa: PLR0912 - a row an event
    match event:
        case BankPutUp(seat, amount):
            yield from bank_calls(state, event)
            if kept := state.keeps_cards(seat, amount):
                yield Call("chemin-cards-kept", {"seat": kept})
        case e.SuiviAsked(seats):
            yield from (Call("bank-suivi-asked", {"seat": seat}) for seat in seats)
        case e.PonteSpoke(_, draws):
            yield ponte_says(draws=draws)
        case TableAsked(seat):
            coup = state.coup
            says = PUNTO_BANCO.banker_says(coup.banker.total, coup.player.third)
            yield Call("chemin-table-asked", {"seat": seat, "says": says})
        case GarageAsked(seat, most):
            yield Call("chemin-garage-asked", {"seat": seat, "units": most})
        case LeavingAsked(seat, left):
            yield Call("chemin-leaving-asked", {"seat": seat, "units": left})
        case LeftIn(seat, amount):
            every = state.preset.all_in and amount == -excess_stakes(state)
            all_ = "yes" if every else "no"
            yield Call("chemin-left-in", {"seat": seat, "units": amount, "all": all_})
        case e.BankerSpoke(_, draws):
            yield banker_says(draws=draws)
        case e.HandShown(side, _, total, natural):
            if natural:
                yield Call("chemin-natural", {"side": side, "points": total})
            else:
                yield Call("chemin-shown", {"side": side, "points": total})
        case e.HandsDecided(outcome, ponte, banker):
            yield Call(f"chemin-result-{_OUTCOMES[outcome]}", {"ponte": ponte, "banker": banker})
        case _:
            yield from bank_calls(state, event)


_OUTCOMES = {Outcome.PLAYER: "ponte", Outcome.BANKER: "banker", Outcome.TIE: "tie"}


def coup_result(state: State, event: e.Event) -> CoupResult | None:
    """Return the coup that an event decides, and the reasons for it; its player is the ponte."""
    if type(event) is not e.HandsDecided:
        return None
    return two_hand_result(state.coup, partial(_why, state))


def _why(state: State) -> Iterator[Call]:
    """Explain a completed coup; the argument `rule` is the ID of a rule."""
    coup = state.coup
    ponte, banker = coup.player.first_two, coup.banker.first_two
    yield _why_ponte_plays(state)
    if ponte.natural or banker.natural:
        yield from _why_natural(state, ponte, banker)
    else:
        tableau, given = state.tableau, coup.player.third
        says = tableau.player_says(ponte.total), CHEMIN_DE_FER.player_says(ponte.total)
        yield _explain_hand("ponte", says, coup.player, {"rule": "CF-12"})
        table = PUNTO_BANCO if state.asked_table else tableau
        says = (
            table.banker_says(banker.total, given),
            CHEMIN_DE_FER.banker_says(banker.total, given),
        )
        if given is None:
            yield _explain_hand("banker", says, coup.banker, {"rule": "CF-14"})
        else:
            args: Args = {"rule": "CF-14", "given": given.points}
            yield _explain_hand("banker-given", says, coup.banker, args)
    yield _why_result(coup)


def _why_ponte_plays(state: State) -> Call:
    kept = "kept" if state.ponte == state.cards_to else "largest"
    kind = state.call.kind if state.call else kept
    return Call("why-chemin-ponte", {"rule": "CF-10", "seat": state.ponte, "kind": kind})


def _why_natural(state: State, ponte: Hand, banker: Hand) -> Iterator[Call]:
    args: Args = {"rule": "CF-11", "ponte": ponte.total, "banker": banker.total}
    if state.ponte_draws and not ponte.natural:
        yield Call("why-chemin-not-given", {**args, "rule": "CF-13"})
    else:
        yield Call("why-chemin-natural", args)


def _explain_hand(who: str, says: tuple[Draws, Draws], hand: Hand, args: Args) -> Call:
    """Explain what a hand did, and whether it had to, or followed custom or not.

    `says` is the rule of the house's tableau, and the advice of custom.
    """
    did, bound = describe_draw(hand, *says)
    points = hand.first_two.total
    return Call(f"why-chemin-{who}-{did}", {**args, "points": points, "bound": bound})


def _why_result(coup: Coup) -> Call:
    rule = {Outcome.PLAYER: "CF-16", Outcome.BANKER: "CF-17", Outcome.TIE: "CF-15"}[coup.outcome]
    args: Args = {"rule": rule, "ponte": coup.player.total, "banker": coup.banker.total}
    return Call(f"why-chemin-result-{_OUTCOMES[coup.outcome]}", args)
