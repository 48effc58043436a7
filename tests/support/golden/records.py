"""The golden record of each preset and of some other houses: a shoe of walkers or bots.

`python -m support.golden.records`, with `tests` on the path, rewrites them. Review the difference
before keeping it, since it means that the game or its notation has changed.
"""

from collections.abc import Mapping
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from baccarat.fairness import house_only_attempt, seal_shoe, seed_secret, shoe_order
from baccarat.lab.analysis.record_coups import recorded_coups
from baccarat.notation import Record, Sealed, read, record_of_shoe, running_hashes, write
from baccarat.notation.start import holdings
from baccarat.rules import PRESETS, Preset
from baccarat.rules.presets.serialization import write_preset
from baccarat.tables import table_of
from baccarat.tables.common.changeur import SatDown, Sit
from baccarat.tables.common.chips import CHANGEUR

from ..tables.drive import Run
from . import banque as golden_banque, chemin as golden_chemin, punto as golden_punto


@cache
def golden_record(name: str) -> Record:
    """Read a preset's golden record."""
    return read((path_of(name)).read_text(encoding="utf-8"))


def short(name: str, coups: int) -> str:
    """Write the first coups of a preset's golden record as a record of their own."""
    whole = golden_record(name)
    played = [*islice(recorded_coups(whole), coups)]
    transitions = [each for line in played for each in line.coup.transitions]
    joined = sum(isinstance(each.event, SatDown) for each in transitions)
    there = [player for player in whole.players if player.purse is not None]
    later = [player for player in whole.players if player.purse is None][:joined]
    cut = replace(
        whole,
        players=(*there, *later),
        coups=whole.coups[:coups],
        final=holdings(transitions[-1].after),
        ended=None,
        secret=None,
        head=None,
        source="",
    )
    return write(cut if whole.head is None else replace(cut, head=running_hashes(cut)[-1]))


FOLDER = Path(__file__).parents[2] / "golden"
ROOM = "golden"
GAMES: Final = {"punto": golden_punto, "chemin": golden_chemin, "banque": golden_banque}
HOUSES: Final[Mapping[str, Preset]] = {
    **{preset.name: preset for preset in PRESETS},
    **golden_banque.HOUSES,
}
"""By the record's name: each preset, and variants where no preset shows enough."""
LATER = [f"Guest {number}" for number in range(1, 100)]


def path_of(house: str) -> Path:
    return FOLDER / f"{house}.bhh"


def golden(house: str, seed: int | None = None) -> str:
    """Play a house's shoe and return its record."""
    preset = HOUSES[house]
    game: Any = GAMES[preset.game]
    if seed is None:
        seed = game.SEEDS[house]
    secret, run = seed_secret(seed), Run.start(table_of(preset), preset)
    names = {seat: name for seat, name in game.NAMES.items() if seat <= len(run.state.purses)}
    for seat in names:
        run.do(CHANGEUR, Sit(seat, 500_000 * seat))
    if preset.game == "banque":
        golden_banque.find_bank(run)
    alone = house_only_attempt(secret, ROOM, 1, write_preset(preset))
    run.key = seal_shoe(secret, alone, preset.packs).key
    start, cards = run.state, iter(shoe_order(secret, ROOM, 1, preset))
    steps = game.played(run, cards)
    record = record_of_shoe(
        room=ROOM,
        shoe=1,
        preset=preset,
        start=start,
        seated=names,
        joined=LATER,
        actions=[(step.seat, step.action) for step in steps],
        started="2026-01-01T20:00:00Z",
        ended="2026-01-01T22:00:00Z",
        secret=secret,
        sealed=sealed(secret, preset),
    )
    return write(record)


def sealed(secret: bytes, preset: Preset) -> Sealed:
    """Return the seal of the shoe: without a browser, as `shoe_order` computes it."""
    alone = house_only_attempt(secret, ROOM, 1, write_preset(preset))
    return Sealed(seal_shoe(secret, alone, preset.packs).root, alone)


if __name__ == "__main__":
    for each in HOUSES:
        path_of(each).write_bytes(golden(each).encode())
