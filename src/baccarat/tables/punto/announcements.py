"""The croupier's announcements (PB-11) and the reasons for each card, as message ids."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from ...cards.card import Card
from ...rules.coup import BANKER, PLAYER, Coup, Outcome, Reason, Side
from ...rules.presets.punto import PuntoPreset
from ...rules.wagers.facts import facts_when_over
from ..banking.announcements import ponte_says
from ..common.coup_result import Call, CoupResult, two_hand_result
from ..common.shoe import CardPassed, CoupEnded, HandShown, ShoeStarted, announce_shoe
from .events import (
    BetLost,
    BetStands,
    BetWon,
    CardDealt,
    CommissionCollected,
    CommissionNoted,
    CoupDecided,
    CroupierDeals,
    Event,
    PlayerSpoke,
    ShoePassed,
    ShoeRefused,
    Staked,
    StakesClosed,
    StakesOpened,
)
from .shoe_holder import keeper
from .state import State

Args = dict[str, int | str]

QUIET: Final = frozenset({Staked, BetWon, BetLost, BetStands, CommissionNoted})
"""The events that are never announced. They are the most frequent ones."""
PAIR: Final = 2
"""The cards of a hand before any third one."""


def announce(state: State, event: Event) -> tuple[Call, ...]:
    """List the announcements that everybody hears when `event` happens in `state`."""
    return () if type(event) in QUIET else tuple(_calls(state, event))


def _calls(state: State, event: Event) -> Iterator[Call]:
    match event:
        case StakesOpened() | CoupEnded() if state.shoe.coups_left != 1:
            opened = isinstance(event, StakesOpened)
            free = state.preset.free_hands if opened else state.free - 1
            yield Call("call-free-hand", {"count": free}) if free > 0 else Call("call-place-bets")
        case StakesClosed() if not state.free:
            yield Call("call-no-more-bets")
        case CardDealt() | HandShown() | CardPassed():
            if state.preset.calls_points:
                yield from _points_after(state, event)
            if state.preset.calls_draws:
                yield from _draws_after(state, event)
        case PlayerSpoke(_, draws):
            yield ponte_says(draws=draws)
        case CoupDecided():
            yield _announce_winner(state, event)
        case ShoeStarted():
            yield from announce_shoe(event, state.preset)
            if state.preset.shuffle == "dealers" or state.preset.cut == "neighbour":
                yield Call(f"call-shuffle-{state.preset.shuffle}")
        case _:
            yield from _of_the_shoe(state, event)


def _points_after(state: State, event: CardDealt | HandShown | CardPassed) -> Iterator[Call]:
    match event:
        case CardDealt(side, card) if len(state.coup.player.cards) >= PAIR:
            yield _announce_points(state.coup.with_card(side, card))
        case HandShown():
            yield _announce_hand(state, event)
        case CardPassed(side, card, True) if card is not None:
            yield from _announce_third(state, side, card)
        case _:
            return


def _draws_after(state: State, event: CardDealt | HandShown | CardPassed) -> Iterator[Call]:
    """Announce who stands, and who gets a card, as soon as both pairs are open (AD-P23)."""
    coup = state.coup
    if isinstance(event, HandShown):
        other = BANKER if event.side is PLAYER else PLAYER
        is_open = not state.lie(other).down
    else:
        is_open = isinstance(event, CardDealt) or event.face_up
        if event.card is not None:
            coup = coup.with_card(event.side, event.card)
    if not is_open or len(coup.banker.cards) != PAIR or coup.cards < 2 * PAIR or coup.natural:
        return
    due = coup.due()
    if coup.cards == 2 * PAIR:
        yield _draws_or_stands(PLAYER, coup, draws=due is PLAYER)
    if due is not PLAYER:
        yield _draws_or_stands(BANKER, coup, draws=due is BANKER)


def _draws_or_stands(side: Side, coup: Coup, *, draws: bool) -> Call:
    if draws:
        return Call(f"call-card-{side}")
    return Call(f"call-stands-{side}", {str(side): coup.hand(side).total})


def _of_the_shoe(state: State, event: Event) -> Iterator[Call]:
    match event:
        case ShoePassed(seat) if seat not in {0, keeper(state)}:  # or nobody else can take it
            yield Call("call-shoe-passed", {"seat": seat})
        case ShoeRefused(seat, to):
            yield Call("call-shoe-refused", {"seat": seat, "to": to})
        case CroupierDeals(seat, late) if seat:
            yield Call("call-croupier-deals", {"late": "yes" if late else "no"})
        case CommissionCollected(seat, amount):
            yield Call("call-commission", {"seat": seat, "units": amount})
        case _:
            yield from announce_shoe(event, state.preset)


def _announce_winner(state: State, event: CoupDecided) -> Call:
    """Announce the winner, or that the winning hand is barred (PB-14)."""
    points: Args = {"player": event.player, "banker": event.banker}
    if is_barred(state.preset, state.coup):
        return Call(f"call-{event.outcome}-barred", points)
    if state.preset.call_order == "banker-first":
        return Call(f"call-end-{event.outcome}", points)
    called = "call-tie" if event.outcome is Outcome.TIE else f"call-{event.outcome}-wins"
    return Call(called, {**points, "natural": "yes" if event.natural else "no"})


def is_barred(preset: PuntoPreset, coup: Coup) -> bool:
    """Whether the winning hand is barred, so that bets on it stay (PB-14)."""
    facts = facts_when_over(coup)
    winner = facts.winner
    wager = preset.wager(winner)
    line = wager.line(facts) if wager and winner is not Outcome.TIE else None
    return line is not None and line.pays is None


def _announce_points(coup: Coup) -> Call:
    return Call("call-points", {"player": coup.player.total, "banker": coup.banker.total})


def _announce_hand(state: State, event: HandShown) -> Call:
    """Announce the points of all hands that are face up."""
    other = Side.BANKER if event.side is Side.PLAYER else Side.PLAYER
    if state.lie(other).down or not state.coup.hand(other).cards:
        return Call(f"call-points-{event.side}", {str(event.side): event.total})
    return _announce_points(state.coup)


def _announce_third(state: State, side: Side, card: Card) -> Iterator[Call]:
    """Announce the points after a third card face up, except those of a hand still face down."""
    coup = state.coup.with_card(side, card)
    if not state.player_lies.down:
        yield _announce_points(coup)
    elif side is Side.BANKER:
        yield Call("call-points-banker", {"banker": coup.banker.total})


def explain_coup(coup: Coup) -> tuple[Call, ...]:
    """Explain a completed coup: each draw or stand by its rule, then the result.

    The argument `rule` of each is the rule's ID.
    """
    result: Args = {"rule": "PB-2", "player": coup.player.total, "banker": coup.banker.total}
    return (
        *(explain_reason(reason) for reason in coup.reasons()),
        Call(f"why-result-{coup.outcome}", result),
    )


def explain_settlement(preset: PuntoPreset, coup: Coup) -> tuple[Call, ...]:
    """Explain a coup, and last that its winner is barred by these rules, if it is (PB-14)."""
    if not is_barred(preset, coup):
        return explain_coup(coup)
    return (*explain_coup(coup), Call(f"why-barred-{coup.outcome}", {"rule": "PB-14"}))


def explain_reason(reason: Reason) -> Call:
    """Explain one draw or stand; the id is `why-` and the reason's name."""
    args: Args = {
        "rule": reason.rule,
        "player": reason.player,
        "banker": reason.banker,
    }
    if reason.given is not None:
        args["given"] = reason.given
    return Call(f"why-{reason.what}", args)


def coup_result(state: State, event: Event) -> CoupResult | None:
    """Return the coup that `event` decides."""
    if not isinstance(event, CoupDecided):
        return None
    return two_hand_result(state.coup, partial(explain_settlement, state.preset, state.coup))
