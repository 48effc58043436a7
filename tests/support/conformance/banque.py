"""Baccara banque in the suite."""

from bisect import bisect
from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any

from msgspec.structs import replace

from baccarat.cards import PACK, Card, Hand
from baccarat.rules import BANQUE_PRESETS
from baccarat.tables import banque
from baccarat.tables.banking.actions import Pass, action_tag
from baccarat.tables.banking.hand_choices import AskTable, MaySpeak
from baccarat.tables.banque import (
    AcceptAll,
    BidOpen,
    ClaimBanco,
    MayBid,
    MayClaim,
    MayNameCutter,
    MayPay,
    MayStakeOn,
    NameCutter,
    NewShoe,
    Phase,
    Refill,
    StakeOn,
    State,
    TableSide as Side,
    TopUp,
)
from baccarat.tables.banque.seating import PUNTERS
from baccarat.tables.common.chips import Seat

from .banking import bank_candidates, named, pick_banking
from .case import Case, Knowledge
from .common import BURNT, another_burnt, everyone
from .dice import Dice, around, choose

_LIMITED, _OPEN, _CLUB, *_ = BANQUE_PRESETS
SHORT: dict[str, Any] = {"packs": 2, "stop_depth": 70, "per_side": 2, "bystanders": 2,
                         "minimum": 2_000}  # fmt: skip
HOUSE_RULES = (
    *(replace(each, per_side=3, bystanders=2, minimum=3_000) for each in BANQUE_PRESETS),
    replace(_LIMITED, name="capital-taxed-refilled", tax="capital", refill="opening", **SHORT),
    replace(_LIMITED, name="open-alone-one-more", open_bank="always", calls="none", one_more=True,
            burn="first-card", first_look="all", bank_lasts=2, **SHORT),
    replace(_CLUB, name="club-by-list", award="list", bancos_in_row=1, stop_card=True,
            tie="stakes-back", burn=2, **SHORT),
    replace(_CLUB, name="club-of-old", bank_first=False, stop_card=True, **SHORT),
    replace(_CLUB, name="club-taxed-all-calls", calls="all", tax="net", co_banker=True,
            prime="round", first_look="banker", stop_card=True, **SHORT),
    replace(_CLUB, name="one-a-side", open_bank="allowed", refill="opening", minimum_bet=0,
            stop_card=True, tax="capital", **(SHORT | {"per_side": 1})),
)  # fmt: skip
"""The presets, and a house's alternatives; short shoes, so that walks go through many."""

PAYS: dict[str, Any] = {
    str(action_tag(kind)): kind for kind in (BidOpen, TopUp, AcceptAll, Refill, NewShoe)
}


def pick(dice: Dice, state: Any, choice: Any) -> Any:
    """Choose one of the actions that a choice offers."""
    match choice:
        case MayPay(what):
            return PAYS[what]() if dice.below(3) else Pass()
        case MayNameCutter(seats):
            return NameCutter(choose(dice, seats))
        case MaySpeak(table=True) if _changing(state) is not Side.BANKER and dice.below(4):
            return AskTable()  # the table tells a banker's twin something else
        case MayClaim():
            return ClaimBanco(bool(dice.below(2))) if dice.below(3) == 0 else Pass()
        case MayBid(opens=opens) if opens and dice.below(12) == 0:
            return BidOpen()
        case MayStakeOn(_, low, high, step, _, cover, sides=sides):
            side = choose(dice, sides)
            if dice.below(8) == 0:
                return StakeOn(0, side)
            if cover and dice.below(6) == 0:
                return StakeOn(cover, side)
            return StakeOn(named(dice, low, high, step), side)
        case _:
            return pick_banking(dice, choice, cards_on_table(state))


def cards_on_table(state: State) -> tuple[Card, ...]:
    """List the cards on the table; no equal card is dealt, so each is identified by name."""
    return tuple(card for side in Side for card in state.hands.of(side).cards)


def candidates(state: State) -> Iterator[Any]:
    """Yield every type of action at each limit of the state and the preset, and one beyond it."""
    bank = state.bank.sum if state.bank else state.price
    limits = {state.preset.least_stake, state.uncovered or 1, max(1, sum(state.stakes) - bank)}
    limits |= {held or 1 for held in state.purses} | {state.funds(seat) for seat in (1, 2)}
    for side in Side:
        yield from (StakeOn(chosen, side) for chosen in around(limits, 20))
    yield from (ClaimBanco(True), ClaimBanco(False), ClaimBanco(1))  # type: ignore[arg-type]
    beyond = range(len(state.purses) + 2)
    yield from (NameCutter(seat) for seat in (*beyond, -1, True, 1.0, "1"))
    yield from (BidOpen(), TopUp(), AcceptAll(), Refill(), NewShoe(), AskTable())
    yield from bank_candidates(state)


def _dealt_out(state: State) -> bool:
    return state.hands.next_of_two(state.playing) is None


def _third(state: State, card: Card) -> bool:
    return state.phase is Phase.DEALING and _dealt_out(state)


def _last_of_two(state: State) -> bool:
    """Whether the next card is the banker's second, after which all hands are dealt."""
    sides = (*state.playing, Side.BANKER)
    return state.hands.cards == 2 * len(sides) - 1


def _natural_shown(state: State, card: Card) -> bool:
    """Whether the banker's second card ends the coup: a natural, or the last of naturals (BB-4)."""
    at_once = state.preset.first_look == "all"
    sides = at_once and all(state.hands.of(side).natural for side in state.playing)
    natural = state.hands.banker.with_card(card).natural and _banker_looks_early(state)
    return _last_of_two(state) and (sides or natural)


def _own_second(state: State, viewer: Seat) -> bool:
    """Whether the viewer is the banker, looking when the second card comes (BB-4)."""
    return _last_of_two(state) and viewer == state.banker and _banker_looks_early(state)


def _banker_looks_early(state: State) -> bool:
    """Whether the banker looks before the sides speak, and shows a natural (AD-B17)."""
    return state.preset.first_look != "sides"


KNOWLEDGE = (
    *BURNT,
    Knowledge("a third card", "BB-5", _third, everyone),
    Knowledge("the last card of a banker's natural", "BB-4", _natural_shown, everyone),
    Knowledge("a card dealt face down", "BB-3", lambda state, card: True, _own_second),
)
"""Nobody sees the first cards until all are dealt; then the banker looks, and the holders may."""


def _looker(state: State, side: Side) -> Seat:
    """Return the seat that may look at a hand; one with both sees the left last (BB-11)."""
    if not _dealt_out(state):
        return 0
    finished = [
        state.is_shown(each) or said is False or len(state.hands.of(each).cards) > 2
        for each, said in zip(PUNTERS, state.said, strict=False)
        if each in state.playing
    ]
    if side is Side.LEFT and state.holders[0] == state.holders[1] and not finished[0]:
        return 0
    if side is Side.BANKER and not _banker_looks_early(state) and not all(finished):
        return 0
    return state.holder(side)


def face_down(state: State) -> Iterator[tuple[Card, Seat]]:
    """Yield the first two cards of each hand: seen only by the holder until shown."""
    for side in Side:
        holder = _looker(state, side)
        if not state.is_shown(side):
            yield from ((card, holder) for card in state.hands.of(side).cards[:2])


def another(state: State, twin: State, card: Card) -> Card:
    """Return a card of another value for one hand per coup, with the same options for all hands.

    Naturals are shown as soon as possible, so what a hand may do is equal in both states.
    """
    if state.phase is Phase.BURNING:
        return another_burnt(state, card)
    side = state.hands.next_of_two(state.playing)
    if side is None or side is not _changing(state):
        return card
    says = _says(state.hands.of(side).with_card(card))
    free = [
        each for each in PACK if each not in {*cards_on_table(state), *cards_on_table(twin), card}
    ]
    at = PACK.index(card)
    return next(
        each
        for each in sorted(free, key=lambda each: (PACK.index(each) - at) * 17 % len(PACK))
        if each.points != card.points and _says(twin.hands.of(side).with_card(each)) == says
    )


def _changing(state: State) -> Side:
    """Return the hand whose cards differ in the twin of this coup."""
    return tuple(Side)[(state.shoe.out - state.hands.cards) % 3]


def _says(hand: Hand) -> int:
    """Classify a ponte's hand: must draw, may choose, must stand, or shown."""
    return bisect((5, 6, 8), hand.total) if len(hand.cards) == 2 else 0


def tells_apart(one: State, other: State, viewer: Seat) -> bool:
    """Whether a viewer may know that hands differ: a holder after looking, or all once shown."""
    return any(
        one.hands.of(side).cards[:2] != other.hands.of(side).cards[:2]
        and (one.is_shown(side) or viewer == _looker(one, side) > 0)
        for side in (*PUNTERS, Side.BANKER)
    )


def waits(state: State) -> bool:
    """Whether the bank waits for the first player who wants it (BB-10), or for players (AD-B3)."""
    return state.waits_for_players or (state.phase is Phase.BANK and not state.turn)


BANQUE = Case(
    name="banque",
    table=banque,
    presets=HOUSE_RULES,
    event=reduce(or_, {kind for _, kind in banque.NEXT} | set(banque.ANYTIME)),
    pick=pick,
    candidates=candidates,
    knowledge=KNOWLEDGE,
    face_down=face_down,
    another=another,
    tells_apart=tells_apart,
    waits=waits,
)
