"""Write the table of optimal play by packs, sight and tax.

`python docs/solve.py` rewrites docs/solve.md, in some ten seconds.
"""

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Literal

from baccarat.lab.equilibrium import chemin_de_fer, solve
from baccarat.lab.equilibrium.question import SIGHTS, Sight

DOCS = Path(__file__).parent
HEAD = DOCS / "solve.head.txt"
PAGE = DOCS / "solve.md"
PACKS: tuple[int | Literal["inf"], ...] = (*range(1, 13), "inf")
TAXES = ("0", "1/20")


def page(packs: Sequence[int | Literal["inf"]] = PACKS) -> str:
    """Write the whole page: its head, and a table for each tax."""
    tables = "\n".join(table(tax, packs) for tax in TAXES)
    return f"{HEAD.read_text(encoding='utf-8')}\n{tables}"


def table(tax: str, packs: Sequence[int | Literal["inf"]]) -> str:
    """Write the table for a tax, with a row for each number of packs."""
    heads = " | ".join(("packs", *SIGHTS))
    rows = (row(tax, number) for number in packs)
    return f"### Tax {tax}\n\n| {heads} |\n|---|---|---|---|\n{''.join(rows)}"


def row(tax: str, packs: int | Literal["inf"]) -> str:
    """Write the value of one shoe, for each sight."""
    return f"| {packs} | {' | '.join(cell(tax, packs, sees) for sees in SIGHTS)} |\n"


def cell(tax: str, packs: int | Literal["inf"], sees: Sight) -> str:
    """Write one solution."""
    found = solve(chemin_de_fer(packs=packs, sees=sees, tax=tax))
    points = {**found.first.ponte, **found.first.banker}.items()
    mixed = (f"{point} {share(chance)}" for point, chance in points if 0 < chance < 1)
    several = "" if found.unique == "proved" else f" ({found.unique}: {found.found})"
    value = f"{float(100 * found.first.value_ponte):.5f}"
    return f"{value}: {', '.join(mixed)}{several}".replace("|", "\\|").replace("-", "−")


def share(chance: Fraction) -> str:
    """Format the probability of drawing at a point."""
    return f"{float(chance):.4f}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
