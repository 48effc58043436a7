"""The first coups of a golden record, as it would have been told while the shoe was dealt."""

from functools import cache
from itertools import islice
from pathlib import Path

from msgspec.structs import replace

from baccarat.lab.analysis.record_coups import recorded_coups
from baccarat.notation import Record, read, running_hashes, write
from baccarat.notation.start import holdings
from baccarat.tables.common.changeur import SatDown

GOLDEN = Path(__file__).parents[2] / "golden"


@cache
def golden(name: str) -> Record:
    """Read a preset's golden record."""
    return read((GOLDEN / f"{name}.bhh").read_text(encoding="utf-8"))


def short(name: str, coups: int) -> str:
    """Write the first coups of a preset's golden record as a record of their own."""
    whole = golden(name)
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
