"""A shoe of punto banco for its golden record, with bets by seeded walkers."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from baccarat.cards import Card
from baccarat.rules import PUNTO_PRESETS
from baccarat.tables import punto
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.punto import MayStake, Phase

from ..conformance.dice import Dice, Seeded, choose
from ..conformance.punto import pick
from ..tables.drive import Run, Step

NAMES: Final = {1: "Ada", 2: "Bruno", 5: "Chloé"}
SEEDS: Final = dict.fromkeys((preset.name for preset in PUNTO_PRESETS), 20) | {
    "punto-banco-andorra": 30,
    "mini-andorra": 24,
    "midi-andorra": 26,
    "punto-banco-luxembourg": 21,
}
"""With these, each record has every kind of event."""


def played(run: Run, cards: Iterator[Card]) -> list[Step]:
    """Play a shoe to its end: in each coup some seats bet, and now and then one joins or leaves."""
    dice, begun = Seeded(1), len(run.steps)
    run.do(HOUSE, punto.StartShoe())
    while run.state.phase is not Phase.BETWEEN_SHOES:
        if run.state.phase is not Phase.STAKING:
            go_on(run, cards, dice)
            continue
        asked = [seat for seat, held in enumerate(run.state.purses, 1) if held is not None]
        for seat in (*asked, *[CHANGEUR] * (dice.below(8) == 0)):
            if may := punto.legal(run.state, seat):
                offer = modest(choose(dice, may))
                run.do(seat, pick(dice, run.state, offer))
        run.do(HOUSE, punto.Close())
    return run.steps[begun:]


def go_on(run: Run, cards: Iterator[Card], dice: Dice) -> None:
    """Let the asked seat deal or turn a hand, if it is in time; otherwise deal the next card."""
    asked = punto.to_act(run.state)
    if not asked:
        run.do(HOUSE, punto.Deal(next(cards)))
    elif dice.below(6):
        (seat,) = asked
        run.do(seat, pick(dice, run.state, choose(dice, punto.legal(run.state, seat))))
    else:
        run.do(HOUSE, punto.Close())


def modest(offer: Any) -> Any:
    """Reduce an offer, so that nobody is broke before the shoe ends."""
    if not isinstance(offer, MayStake):
        return offer
    spots = [replace(spot, high=min(spot.high, 8 * spot.low)) for spot in offer.spots]
    return replace(offer, spots=tuple(spots))
