"""Punto banco in the suite."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from baccarat.cards import Card
from baccarat.rules import PUNTO_PRESETS, PuntoPreset, punto_preset, trade_wager
from baccarat.tables import punto
from baccarat.tables.common import HOUSE, MaySetMaximum, Seat
from baccarat.tables.punto import Bet, Bets, MayStake, Phase, Stake, State

from .amounts import amount, around
from .case import Case, Knowledge
from .common import BURNT, NO_SEATS, another_burnt, common_candidates, everyone, pick_common
from .dice import Dice, choose

SHORT: dict[str, Any] = {"packs": 4, "stop_depth": 104, "seats": 3}
HOUSE_RULES = (
    *PUNTO_PRESETS,
    replace(
        punto_preset("punto-banco"), name="stakes-bound", tie_stakes_withdrawable=False, **SHORT
    ),
    replace(punto_preset("punto-banco"), name="three-burnt", burn=3, **SHORT),
    replace(
        punto_preset("punto-banco-uk"),
        name="first-card-one-more-any-unit",
        burn="first-card",
        one_more=True,
        stake_step=1,
        minimum=1,
        **SHORT,
    ),
    replace(
        punto_preset("ez"),
        name="side-bets-bound",
        wagers=punto_preset("ez").wagers
        + tuple(trade_wager(name) for name in ("dragon-bonus-player", "tiger-pair", "big")),
        tie_stakes_withdrawable=False,
        **SHORT,
    ),
)
"""The presets, and what a house may choose differently; short shoes, so that walks see many."""


def pick(dice: Dice, state: State, choice: Any) -> Any:
    """Choose one of the actions that a choice offers."""
    match choice:
        case MayStake():
            return Stake(tuple(_bets(dice, choice)))
        case MaySetMaximum(seats, low, high, step):
            top = dice.below(2) * amount(dice, low, high, step)
            return punto.SetMaximum(choose(dice, seats), top or None)
        case _:
            return pick_common(dice, choice)


def _bets(dice: Dice, offer: MayStake) -> Iterator[Bet]:
    left, main = offer.total - sum(spot.standing for spot in offer.spots), False
    for spot in sorted(offer.spots, key=lambda spot: not spot.alone):
        high = min(spot.high, spot.standing + left)
        if not (main or spot.alone):
            high = spot.standing
        if high >= spot.low and (spot.standing or dice.below(2)):
            main = main or spot.alone
            chosen = amount(dice, spot.low, high, spot.step)
            left -= chosen - spot.standing
            yield Bet(spot.wager, chosen)


def candidates(state: State) -> Iterator[Any]:
    """Try every type of action at each limit of the state and of the preset, and one beyond."""
    limits = {state.preset.minimum, state.preset.maximum, 1, 10**15}
    for seat, held in enumerate(state.purses, 1):
        own = state.maxima[seat - 1]
        staked = state.staked(seat)
        limits |= {held or 1, 10**15 - (held or 0), staked, own or 1, (held or 0) + staked}
    amounts = around(limits, state.preset.stake_step)
    yield from _stakes(state, amounts)
    yield from common_candidates(state, amounts)
    yield from _maxima(state, amounts)


def _stakes(state: State, amounts: tuple[Any, ...]) -> Iterator[Stake]:
    names = [wager.name for wager in state.preset.wagers]
    low = state.preset.minimum
    yield Stake(())
    for chosen in amounts:
        yield Stake((Bet(names[0], chosen),))
        yield Stake((Bet(names[-1], low), Bet(names[1], chosen)))
    yield Stake(tuple(Bet(name, low) for name in names))
    yield Stake((Bet(names[0], low), Bet(names[0], low)))
    yield from (Stake((Bet(name, low),)) for name in names)
    yield Stake((Bet("lucky", low),))
    yield Stake((Bet("", low),))
    for seat in range(1, len(state.purses) + 1):
        yield from _keeping(state.stakes[seat - 1], state.preset)


def _keeping(bets: Bets, house: PuntoPreset) -> Iterator[Stake]:
    """Leave a seat's stakes as they are, add to them, and take from them."""
    for by in (-house.stake_step, 0, 1, house.stake_step):
        yield Stake(tuple(Bet(bet.wager, bet.amount + by) for bet in bets))
    taken = {bet.wager for bet in bets}
    for wager in house.wagers:
        if wager.name not in taken:
            yield Stake((*bets, Bet(wager.name, house.minimum)))
    yield from (Stake(bets[1:]), Stake(bets[:-1]))


def _maxima(state: State, amounts: tuple[Any, ...]) -> Iterator[Any]:
    chairs = range(1, len(state.purses) + 2)
    for seat in (*chairs, *NO_SEATS):
        yield from (punto.SetMaximum(seat, None), punto.SetMaximum(seat, state.preset.minimum))
    yield from (punto.SetMaximum(seat, chosen) for seat in chairs for chosen in amounts)


KNOWLEDGE = (
    *BURNT,
    Knowledge("a dealt card", "PB-1", lambda state, card: state.phase is Phase.DEALING, everyone),
)
"""Cards are dealt face up."""


def _another(state: State, twin: State, card: Card) -> Card:
    return another_burnt(state, card) if state.phase is Phase.BURNING else card


def _tells_apart(one: State, other: State, viewer: Seat) -> bool:
    """Whether a viewer may know of hidden cards of this coup: burnt ones are the croupier's."""
    return viewer == HOUSE


def _nothing(state: State) -> Iterator[tuple[Card, Seat]]:
    """Name no card: what lies on the table lies open."""
    return iter(())


def _never(state: State) -> bool:
    return False


PUNTO = Case(
    name="punto",
    table=punto,
    presets=HOUSE_RULES,
    event=punto.Event,
    pick=pick,
    candidates=candidates,
    knowledge=KNOWLEDGE,
    face_down=_nothing,
    another=_another,
    tells_apart=_tells_apart,
    waits=_never,
)
