"""Punto banco in the suite."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from baccarat.cards import PACK, Card
from baccarat.rules import PUNTO_PRESETS, PuntoPreset, punto_preset, trade_wager
from baccarat.tables import punto
from baccarat.tables.common import (
    HOUSE,
    Buy,
    Cash,
    Leave,
    MayClose,
    MayDeal,
    MayLeave,
    MayMoveChips,
    MayStartShoe,
    Seat,
    Sit,
)
from baccarat.tables.punto import Bet, Bets, Deal, MayStake, Phase, Stake, State
from baccarat.tables.punto.actions import (
    MaySetMaximum,
)

from .case import Case, Knowledge
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
        case MayStartShoe():
            return punto.StartShoe()
        case MayClose():
            return punto.Close()
        case MayDeal():
            return Deal(choose(dice, PACK))
        case MayMoveChips(errand, seat, low, high):
            kind = {"sit": Sit, "buy": Buy, "cash": Cash}[errand]
            return kind(seat, amount(dice, low, min(high, 3_000_000), 1))
        case MayLeave(seat):
            return Leave(seat)
        case _:
            raise AssertionError(f"{choice} is a choice that the suite does not know")


def amount(dice: Dice, low: int, high: int, step: int) -> int:
    """Choose an amount, with a liking for the limits."""
    most = (high - low) // step
    between = dice.below(most + 1)
    return low + step * choose(dice, (0, most, between, between))


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


NO_AMOUNTS: tuple[Any, ...] = (0, -1, -2_500, True, 1.0, 2_500.0, "2500", None, 10**30)
NO_SEATS: tuple[Any, ...] = (0, -1, True, 1.0, "1", None, 10**30)
NO_CARDS: tuple[Any, ...] = ("9h", "xx", 9, True, None, "")


def candidates(state: State) -> Iterator[Any]:
    """Try every type of action at each limit of the state and of the preset, and one beyond."""
    limits = {state.preset.minimum, state.preset.maximum, 1, 10**15}
    for seat, held in enumerate(state.purses, 1):
        own = state.maxima[seat - 1]
        staked = state.staked(seat)
        limits |= {held or 1, 10**15 - (held or 0), staked, own or 1, (held or 0) + staked}
    yield from _stakes(state, _around(limits, state.preset.stake_step))
    yield from _errands(state, _around(limits, state.preset.stake_step))
    yield from (punto.StartShoe(), punto.Close(), Deal(PACK[0]), Deal(PACK[-1]))
    yield from (Deal(card) for card in NO_CARDS)


def _around(limits: set[int], step: int) -> tuple[Any, ...]:
    near = {each + by for each in limits for by in (-step, -1, 0, 1, step)}
    return (*sorted(near), *NO_AMOUNTS)


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


def _errands(state: State, amounts: tuple[Any, ...]) -> Iterator[Any]:
    chairs = range(1, len(state.purses) + 2)
    for seat in (*chairs, *NO_SEATS):
        yield from (
            Leave(seat),
            Sit(seat, 1),
            Buy(seat, 1),
            Cash(seat, 1),
            punto.SetMaximum(seat, None),
            punto.SetMaximum(seat, state.preset.minimum),
        )
    for seat in chairs:
        for chosen in amounts:
            yield from (Sit(seat, chosen), Buy(seat, chosen), Cash(seat, chosen))
            yield punto.SetMaximum(seat, chosen)


def everyone(viewer: Seat) -> bool:
    return True


def the_croupier(viewer: Seat) -> bool:
    return viewer == HOUSE


def _first_decides(state: State) -> bool:
    return (
        state.phase is Phase.BURNING and state.preset.burn == "first-card" and state.shoe.out == 0
    )


KNOWLEDGE = (
    Knowledge("the first card, which tells how many burn", "C-7", _first_decides, everyone),
    Knowledge("a burnt card", "C-7", lambda state: state.phase is Phase.BURNING, the_croupier),
    Knowledge("a dealt card", "PB-1", lambda state: state.phase is Phase.DEALING, everyone),
)
"""Cards are dealt face up, and burnt face down but for the first; the shoe is nobody's to see."""


def card(action: Any) -> Card | None:
    return action.card if isinstance(action, Deal) else None


def with_card(action: Deal, other: Card) -> Deal:
    return replace(action, card=other)


PUNTO = Case(
    name="punto",
    table=punto,
    presets=HOUSE_RULES,
    event=punto.Event,
    shoe_over=punto.ShoeEnded,
    pick=pick,
    candidates=candidates,
    card=card,
    with_card=with_card,
    knowledge=KNOWLEDGE,
)
