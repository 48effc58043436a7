"""Which seats may act and how, with which amounts, and what happens on a timeout."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from ...rules.coup import Side
from ...rules.presets.punto import PuntoPreset
from ...rules.tableau import PUNTO_BANCO, Draws
from ...rules.wagers.wager import Wager
from ..banking.hand_choices import HandAction, MaySpeak
from ..common.changeur import MaySetMaximum, SetMaximum, legal_changeur_actions
from ..common.chips import CHANGEUR, HOUSE, MAX_UNITS, Seat, is_int
from ..common.refusal import RefusalCode, RefusalDetail, Refused
from ..common.shoe import MayClose, croupier_choice
from .actions import (
    Action,
    Bets,
    Choice,
    MayHold,
    MayStake,
    Spot,
    Stake,
    units,
    units_on,
)
from .events import Staked
from .phases import Phase
from .state import State

KEPT: Final = 256
"""The number of cached lists of spots: a house has few presets, and a table few purses."""
TIMED: Final = frozenset({Phase.STAKING, Phase.HOLDING, Phase.TURNING})


def legal(state: State, seat: Seat) -> tuple[Choice, ...]:
    """List the choices of `seat`; none for an empty chair or a spectator."""
    if seat == HOUSE:
        return _house(state)
    if seat == CHANGEUR:
        return _changeur(state)
    if not 1 <= seat <= len(state.purses) or state.purses[seat - 1] is None:
        return ()
    if state.phase is Phase.STAKING:
        return () if state.free else (may_stake(state, seat),)
    return _answers(state) if seat == seat_to_act(state) else ()


def seat_to_act(state: State) -> Seat:
    """Return the only seat that is asked during a coup, to deal or to turn a hand; 0 for none."""
    if state.phase is Phase.HOLDING:
        return state.held.seat
    return state.lie(state.turn).looked if state.turn else 0


def _answers(state: State) -> tuple[Choice, ...]:
    return (may_turn(state, state.turn),) if state.turn else (MayHold(ask=not state.must_deal()),)


def may_turn(state: State, side: Side) -> MaySpeak:
    """Return the choice for a hand that is face down: it must be shown.

    In the American game, Player's hand without a natural stays face down, and its holder says what
    the rules demand (PB-13).
    """
    hand = state.coup.player
    if not state.preset.american or side is Side.BANKER or hand.natural:
        return MaySpeak(show=True, draw=False, stand=False, custom=Draws.STAND, late=Draws.STAND)
    says = PUNTO_BANCO.player_says(hand.total)
    draws = says is Draws.DRAW
    return MaySpeak(show=False, draw=draws, stand=not draws, custom=says, late=says)


def _house(state: State) -> tuple[Choice, ...]:
    may = MayClose() if may_close(state) else croupier_choice(state.phase)
    return () if may is None else (may,)


def may_close(state: State) -> bool:
    """Whether something is open that time can close: the stakes, or a question."""
    return state.phase in TIMED


def _changeur(state: State) -> tuple[Choice, ...]:
    may = may_set_maximum(state)
    return (
        *legal_changeur_actions(state.purses, state.has_chips_in_play),
        *((may,) if may.seats else ()),
    )


def may_set_maximum(state: State) -> MaySetMaximum:
    """Return the choice of seats and of amounts for a maximum (PB-10).

    It may be lower or higher than the table's.
    """
    seats = tuple(seat for seat, held in enumerate(state.purses, 1) if held is not None)
    preset = state.preset
    most = MAX_UNITS - MAX_UNITS % preset.stake_step
    return MaySetMaximum(seats, preset.minimum, most, preset.stake_step)


def total(state: State, seat: Seat) -> int:
    """Return the most that a seat can stake: its purse and its bets, in units."""
    return (state.purses[seat - 1] or 0) + units(state.stakes[seat - 1])


def may_stake(state: State, seat: Seat) -> MayStake:
    """Return the choice of bets for an occupied seat while stakes are open."""
    most = total(state, seat)
    limit = min(state.maximum(seat), most)
    spots = _spots(state.preset, limit, state.standing[seat - 1])
    return MayStake(spots, most, state.preset.both_sides, _lean(state, seat))


def _lean(state: State, seat: Seat) -> tuple[int, int] | None:
    """Return the bounds of a seat's stake on Player less that on Banker, None without bounds.

    A seat may always keep its stakes, and take them back (NSW-1).
    """
    most = state.preset.differential
    if not most:
        return None
    own = difference(state.stakes[seat - 1])
    others = sum(map(difference, state.stakes)) - own
    return min(-most - others, own, 0), max(most - others, own, 0)


def difference(bets: Bets) -> int:
    """Return the units that some bets have on Player more than on Banker."""
    return units_on(bets, "player") - units_on(bets, "banker")


def over_differential(state: State) -> Iterator[Staked]:
    """Yield what goes back before the deal, because the other side does not cover it (NSW-1).

    Somebody may have taken back, since, what covered it. The highest seats give way first; a bet
    that would fall below the minimum goes back whole, and side bets with the last main bet.
    """
    most = state.preset.differential
    if not most:
        return
    over = sum(map(difference, state.stakes))
    side, over = ("player", over - most) if over > 0 else ("banker", -over - most)
    for seat in range(len(state.stakes), 0, -1):
        staked = units_on(state.stakes[seat - 1], side)
        if over <= 0:
            return
        if staked:
            kept = staked - over
            kept = kept if kept >= state.preset.minimum else 0
            over -= staked - kept
            yield decide_restake(state, seat, _reduced(state, seat, side, kept))


def _reduced(state: State, seat: Seat, side: str, kept: int) -> Bets:
    """Return a seat's bets with `kept` units on one side, and none without a main bet."""
    bets = tuple(
        replace(bet, amount=kept) if bet.wager == side else bet for bet in state.stakes[seat - 1]
    )
    bets = tuple(bet for bet in bets if bet.amount)
    return bets if _has_main_bet(state.preset, bets) else ()


def _has_main_bet(preset: PuntoPreset, bets: Bets) -> bool:
    main = {wager.name for wager in preset.wagers if wager.alone}
    return any(bet.wager in main for bet in bets)


def _most(preset: PuntoPreset, wager: Wager, limit: int) -> int:
    """Return the most units on a wager, where `limit` is that of every wager."""
    own = preset.most_on(wager)
    return limit if own is None else min(limit, own)


@lru_cache(KEPT)
def _spots(preset: PuntoPreset, limit: int, stands: Bets) -> tuple[Spot, ...]:
    """List the spots for bets of at most `limit` units each, or of the units that a tie left there.

    Cached: every stake and view needs it, and most purses exceed the maximum and share one list.
    """
    step = preset.stake_step
    limit -= limit % step
    must_stay = {bet.wager: bet.amount for bet in stands}
    spots = []
    for wager in preset.wagers:
        low, high = preset.least_on(wager), _most(preset, wager, limit)
        standing = must_stay.get(wager.name, 0)
        if standing:
            low, high = max(low, standing), max(high, standing)
        if low <= high:
            spots.append(Spot(wager.name, low, high, step, standing, wager.alone))
    return tuple(spots)


STAKING: Final = Phase.STAKING
"""A constant, because looking up a member of an enum is slow and every stake needs this one."""


def decide_stake(state: State, seat: Seat, stake: Stake) -> Staked:
    """Return the event of a seat's stake; raises Refused for its first fault.

    The choice decides; the checks only find the reason.
    """
    if state.phase is STAKING and not state.free and may_stake(state, seat).allows(stake):
        return decide_restake(state, seat, stake.bets)
    for code, limit in _stake_faults(state, seat, stake.bets):
        raise Refused(code, stake, state.phase, limit)
    raise Refused(RefusalCode.NOT_NOW, stake, state.phase)


def _stake_faults(state: State, seat: Seat, bets: Bets) -> Iterator[RefusalDetail]:
    if state.phase is not Phase.STAKING:
        yield (RefusalCode.STAKES_CLOSED if state.in_coup else RefusalCode.NOT_NOW), None
    if state.free:
        yield RefusalCode.FREE_HAND, None
    seen: set[str] = set()
    for bet in bets:
        wager = state.preset.wager(bet.wager)
        if wager is None:
            yield RefusalCode.UNKNOWN_BET, None
            return
        if bet.wager in seen:
            yield RefusalCode.BET_TWICE, None
        seen.add(bet.wager)
        yield from _amount_faults(state, seat, wager, bet.amount)
    yield from _main_bet_faults(state, seat, bets)
    yield from _standing_faults(state, seat, bets)
    if code := may_stake(state, seat).side_fault(bets):
        yield code, (None if code is RefusalCode.ONE_SIDE else state.preset.differential)
    most = total(state, seat)
    if sum(bet.amount for bet in bets) > most:
        yield RefusalCode.OVER_PURSE, most


def _amount_faults(state: State, seat: Seat, wager: Wager, amount: int) -> Iterator[RefusalDetail]:
    preset = state.preset
    least, most = preset.least_on(wager), _most(preset, wager, state.maximum(seat))
    maximum = max(most, state.must_stay(seat, wager.name))
    if not is_int(amount):
        yield RefusalCode.AMOUNT_NOT_WHOLE, None
    elif amount <= 0:
        yield RefusalCode.AMOUNT_NOT_POSITIVE, None
    elif amount < least:
        yield RefusalCode.BELOW_MINIMUM, least
    elif amount % preset.stake_step:
        yield RefusalCode.NOT_A_STEP, preset.stake_step
    elif amount > maximum:
        yield RefusalCode.ABOVE_MAXIMUM, maximum


def _main_bet_faults(state: State, seat: Seat, bets: Bets) -> Iterator[RefusalDetail]:
    if not _has_main_bet(state.preset, bets) and any(
        bet.amount > state.must_stay(seat, bet.wager) for bet in bets
    ):
        yield RefusalCode.NEEDS_MAIN_BET, None


def _standing_faults(state: State, seat: Seat, bets: Bets) -> Iterator[RefusalDetail]:
    amounts = {bet.wager: bet.amount for bet in bets}
    for bet in state.standing[seat - 1]:
        if amounts.get(bet.wager, 0) < bet.amount:
            yield RefusalCode.STAKE_STANDS, bet.amount


def decide_restake(state: State, seat: Seat, bets: Bets) -> Staked:
    """Return the event that replaces a seat's bets, with the units that it takes from the purse."""
    return Staked(seat, bets, units(bets) - units(state.stakes[seat - 1]))


def at_risk(state: State) -> dict[Seat, int]:
    """Return the units that each seat has on the felt."""
    return {seat: state.staked(seat) for seat, bets in enumerate(state.stakes, 1) if bets}


def risk(state: State, seat: Seat, action: Action) -> int:
    """Return the units that a seat would have on the felt after an action; only a stake counts."""
    return units(action.bets) if isinstance(action, Stake) else 0


def stakes_to_refund(state: State) -> tuple[Staked, ...] | None:
    """List the events that return bets left by a tie; None while some must stay (PB-8)."""
    staked = [seat for seat, bets in enumerate(state.stakes, 1) if bets]
    if any(map(state.has_chips_in_play, staked)):
        return None
    return tuple(Staked(seat, (), -state.staked(seat)) for seat in staked)


def seat_limits_to_clear(state: State) -> tuple[SetMaximum, ...]:
    """List the actions that remove personal maxima which the table no longer allows (PB-10)."""
    may = legal(state, CHANGEUR)
    return tuple(
        SetMaximum(seat, None)
        for seat, own in enumerate(state.maxima, 1)
        if own is not None and not any(each.allows(SetMaximum(seat, own)) for each in may)
    )


CLOSES_BY_CONSENT: Final = True
"""Bets may be changed until everybody present asks for the deal."""

HOLDER_SECONDS: Final = 6
PAIR_SECONDS: Final = 12
THIRD_SECONDS: Final = 6


def to_act(state: State) -> tuple[Seat, ...]:
    """List every taken seat while stakes are open, then the seat that must deal or turn a hand."""
    if seat := seat_to_act(state):
        return (seat,)
    if state.phase is not Phase.STAKING or state.free:
        return ()
    return tuple(seat for seat, held in enumerate(state.purses, 1) if held is not None)


iter_to_act: Final = to_act


def timeout_action(state: State, seat: Seat) -> HandAction | None:
    """Turn a hand as its rules demand.

    Nobody is made to stake or to deal.
    """
    return may_turn(state, state.turn).default if state.turn else None


def time_limit(state: State) -> int | None:
    """Return the seconds for the holder of the shoe, or for turning a hand (PB-12, PB-23)."""
    if state.turn:
        return THIRD_SECONDS if state.coup.hand(state.turn).third else PAIR_SECONDS
    return HOLDER_SECONDS if state.phase is Phase.HOLDING else None


def is_own_question(state: State) -> bool:
    """Whether the holder of the shoe is asked, or somebody about a hand."""
    return seat_to_act(state) > 0


def is_idle(state: State) -> bool:
    """Whether no coup is going on."""
    return not state.in_coup
