"""The golden record of each preset: one shoe, played by seeded walkers.

`python -m support.golden`, with `tests` on the path, writes them anew; look at the difference
before keeping it, for it is a change of what the game does or of how it is written.
"""

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from baccarat.fairness import seed_secret, shoe_order
from baccarat.notation import record_of_shoe, write
from baccarat.rules import PUNTO_PRESETS, PuntoPreset
from baccarat.tables import punto
from baccarat.tables.common import CHANGEUR, HOUSE, Sit
from baccarat.tables.punto import MayStake, Phase

from .conformance import Seeded, choose
from .conformance.punto import pick
from .run import Run, Step

FOLDER = Path(__file__).parents[1] / "golden"
SECRET = seed_secret(15)
ROOM = "golden"
NAMES = {1: "Ada", 2: "Bruno", 5: "Chloé"}
LATER = [f"Guest {number}" for number in range(1, 100)]


def path_of(preset: PuntoPreset) -> Path:
    return FOLDER / f"{preset.name}.bhh"


def golden(preset: PuntoPreset) -> str:
    """Play the preset's shoe and return its record."""
    run = Run.start(punto, preset)
    for seat in NAMES:
        run.do(CHANGEUR, Sit(seat, 500_000 * seat))
    start = run.state
    steps = played(run)
    record = record_of_shoe(
        room=ROOM,
        shoe=1,
        preset=preset,
        start=start,
        seated=NAMES,
        joined=LATER,
        actions=[(step.seat, step.action) for step in steps],
        started="2026-01-01T20:00:00Z",
        ended="2026-01-01T22:00:00Z",
        secret=SECRET,
    )
    return write(record)


def played(run: Run) -> list[Step]:
    """Play a shoe to its end: in each coup some seats stake, and now and then one comes or goes."""
    dice, begun = Seeded(1), len(run.steps)
    cards = iter(shoe_order(SECRET, ROOM, 1, run.state.preset))
    run.do(HOUSE, punto.StartShoe())
    while run.state.phase is not Phase.BETWEEN_SHOES:
        if run.state.phase is not Phase.STAKING:
            run.do(HOUSE, punto.Deal(next(cards)))
            continue
        asked = [seat for seat, held in enumerate(run.state.purses, 1) if held is not None]
        for seat in (*asked, *[CHANGEUR] * (dice.below(8) == 0)):
            offer = modest(choose(dice, punto.legal(run.state, seat)))
            run.do(seat, pick(dice, run.state, offer))
        run.do(HOUSE, punto.Close())
    return run.steps[begun:]


def modest(offer: Any) -> Any:
    """Cut an offer down, so that nobody is broke before the shoe is."""
    if not isinstance(offer, MayStake):
        return offer
    spots = [replace(spot, high=min(spot.high, 8 * spot.low)) for spot in offer.spots]
    return replace(offer, spots=tuple(spots))


if __name__ == "__main__":
    for each in PUNTO_PRESETS:
        path_of(each).write_bytes(golden(each).encode())
