"""A shoe of punto banco for its golden record: seeded walkers stake."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from baccarat.cards import Card
from baccarat.rules import PUNTO_PRESETS
from baccarat.tables import punto
from baccarat.tables.common import CHANGEUR, HOUSE
from baccarat.tables.punto import MayStake, Phase

from .conformance import Dice, Seeded, choose
from .conformance.punto import pick
from .run import Run, Step

NAMES: Final = {1: "Ada", 2: "Bruno", 5: "Chloé"}
SEEDS: Final = {preset.name: 19 for preset in PUNTO_PRESETS}


def played(run: Run, cards: Iterator[Card]) -> list[Step]:
    """Play a shoe to its end: in each coup some seats stake, and now and then one comes or goes."""
    dice, begun = Seeded(1), len(run.steps)
    run.do(HOUSE, punto.StartShoe())
    while run.state.phase is not Phase.BETWEEN_SHOES:
        if run.state.phase is not Phase.STAKING:
            go_on(run, cards, dice)
            continue
        asked = [seat for seat, held in enumerate(run.state.purses, 1) if held is not None]
        for seat in (*asked, *[CHANGEUR] * (dice.below(8) == 0)):
            offer = modest(choose(dice, punto.legal(run.state, seat)))
            run.do(seat, pick(dice, run.state, offer))
        run.do(HOUSE, punto.Close())
    return run.steps[begun:]


def go_on(run: Run, cards: Iterator[Card], dice: Dice) -> None:
    """Have whoever is asked deal or turn a hand, if not too late; else deal the next card."""
    asked = punto.asked(run.state)
    if not asked:
        run.do(HOUSE, punto.Deal(next(cards)))
    elif dice.below(6):
        (seat,) = asked
        run.do(seat, pick(dice, run.state, choose(dice, punto.legal(run.state, seat))))
    else:
        run.do(HOUSE, punto.Close())


def modest(offer: Any) -> Any:
    """Cut an offer down, so that nobody is broke before the shoe is."""
    if not isinstance(offer, MayStake):
        return offer
    spots = [replace(spot, high=min(spot.high, 8 * spot.low)) for spot in offer.spots]
    return replace(offer, spots=tuple(spots))
