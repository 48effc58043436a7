"""How long it takes to read noted coups, next to `csv.reader`, and how much longer to study."""

import csv
import random
import time
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from baccarat.cards import packs
from baccarat.lab import coups_of, study
from baccarat.notation import read_shoes

from .figure import show

COUPS: Final = 100_000
ROUNDS: Final = 5
TIMES: Final = 12.0
STUDIED: Final = 1_000
SECONDS: Final = 1.0
"""What a study of that many shoes may take more than reading them."""
PLACES: Final = ("p1", "b1", "p2", "b2", "p3", "b3")


def write(file: Path) -> None:
    """Write whole shoes, a coup on each line."""
    cards, number, written = [*packs(8)], 0, 0
    with file.open("w", encoding="utf-8", newline="") as opened:
        rows = csv.writer(opened)
        rows.writerow(("shoe", "coup", *PLACES, "result"))
        while written < COUPS:
            number += 1
            random.Random(number).shuffle(cards)
            dealt = 0
            for at, coup in enumerate(coups_of(cards), 1):
                if dealt > len(cards) - 7:
                    break
                dealt += coup.cards
                hands = [(*hand.cards, "")[:3] for hand in (coup.player, coup.banker)]
                places = [card for pair in zip(*hands, strict=True) for card in pair]
                rows.writerow((number, at, *places, coup.outcome.value))
                written += 1


def seconds(items: Iterable[object]) -> float:
    """Return the processor time that it takes to go through them."""
    start = time.process_time()
    for _ in items:
        pass
    return time.process_time() - start


def main() -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "shoes.csv"
        write(file)
        plain, ours, studied = [], [], []
        study(islice(read_shoes(file), 2))  # loads the kernels
        for _ in range(ROUNDS):
            with file.open(encoding="utf-8", newline="") as opened:
                plain.append(seconds(csv.reader(opened)))
            ours.append(seconds(read_shoes(file)))
            read = seconds(islice(read_shoes(file), STUDIED))
            start = time.process_time()
            study(islice(read_shoes(file), STUDIED))
            studied.append(time.process_time() - start - read)
    ratio = min(ours) / min(plain)
    bound = f"bound {TIMES:g}, {'within' if ratio <= TIMES else 'MISSES'}"
    show("importing", ratio, f"× csv.reader, {1e6 * min(ours) / COUPS:.3g} µs a coup", bound)
    more = min(studied)
    bound = f"bound {SECONDS:g}, {'within' if more <= SECONDS else 'MISSES'}"
    show("study", more, f"s more than reading {STUDIED:,} shoes", bound)


if __name__ == "__main__":
    main()
