"""A seeded walk through chemin de fer that produces everything its croupier says."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from baccarat.cards import packs
from baccarat.rules import CheminPreset
from baccarat.tables import chemin
from baccarat.tables.chemin import CallBanco, MayAnswer, MayCall, MayName, Pass
from baccarat.tables.common.changeur import Buy, Leave, Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.coup_result import Call
from baccarat.tables.common.shoe import Close, Deal, MayDeal, MayStartShoe, StartShoe

from ..conformance.banking import ANSWERS, SAID


def said(preset: CheminPreset, *, seed: int, steps: int) -> Iterator[Call]:
    """Yield every call and reason of the given steps at a table with all kinds of events."""
    dice, state = (
        Random(seed),
        chemin.new(replace(preset, burn="first-card", one_more=True, stop_depth=14)),
    )
    shoe: Iterator[Any] = iter(())
    for _ in range(steps):
        house = chemin.legal(state, HOUSE)
        asked = chemin.to_act(state) or tuple(
            seat for seat in range(1, len(state.purses) + 1) if chemin.legal(state, seat)
        )
        actor: int = HOUSE
        action: Any = Close()
        if dice.random() < 0.05 or state.purses.count(None) > len(state.purses) - 3:
            actor, action = CHANGEUR, errand(dice, state)
        elif any(isinstance(may, MayStartShoe) for may in house):
            cards = packs(preset.packs)
            shoe, action = iter(dice.sample(cards, len(cards))), StartShoe()
        elif any(isinstance(may, MayDeal) for may in house):
            action = Deal(next(shoe))
        elif (not house or dice.random() < 0.8) and asked:
            actor = dice.choice(asked)
            action = answer(dice, chemin.legal(state, actor)[0])
        elif not house:
            continue
        done = chemin.decide(state, actor, action)
        for before, event, _ in done.transitions():
            yield from chemin.announce(before, event)
            coup = chemin.coup_result(before, event)
            yield from coup.why if coup else ()
        state = done.state


def errand(dice: Random, state: chemin.State) -> Any:
    """Seat somebody, or let somebody leave who may."""
    seat = dice.randint(1, len(state.purses))
    if state.purses[seat - 1] is None:
        return Sit(seat, state.preset.minimum * dice.choice((1, 3, 9, 40)))
    if state.has_chips_in_play(seat):
        return Buy(seat, state.preset.minimum)
    return Leave(seat)


def answer(dice: Random, may: Any) -> Any:
    """Answer at random; bids and stakes are kept low half of the time."""
    match may:
        case MayName():
            low, high = may.low, may.high
            named = dice.choice((low, low, high, low + (high - low) // 3))
            sum_ = (
                named if named == high else max(-(-low // may.step), named // may.step) * may.step
            )
            sum_ = sum_ if low <= sum_ <= high else high
            action = ANSWERS[may.what](sum_)
            return Pass() if may.passes and dice.random() < 0.4 else action
        case MayCall():
            return CallBanco(dice.choice(may.kinds)) if dice.random() < 0.3 else Pass()
        case MayAnswer():
            return ANSWERS[may.what]() if dice.random() < 0.4 else Pass()
        case _:
            return dice.choice([action for action in SAID if may.allows(action)])
