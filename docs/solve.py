"""Write the tables of optimal play: by packs, sight and tax, and for each preset with a bank.

`python docs/solve.py` rewrites docs/solve.md, in some twenty seconds.
"""

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Literal

from baccarat.lab.counts import of_packs
from baccarat.lab.equilibrium import Shoe, chemin_de_fer, solve, solve_banque
from baccarat.lab.equilibrium.banque.ponte_rules import ponte_rules_at
from baccarat.lab.equilibrium.problem import SIGHTS, Sight
from baccarat.lab.simulation import BankStrategy
from baccarat.lab.simulation.banking.hand_play import BankPreset, hand_play
from baccarat.rules import BANQUE_PRESETS, CHEMIN_PRESETS, BanquePreset

DOCS = Path(__file__).parent
PAGE = DOCS / "solve.md"
MARK = "<!-- the rest is written by docs/solve.py -->\n"
"""Ends the part of the page that people write."""
PACKS: tuple[int | Literal["inf"], ...] = (*range(1, 13), "inf")
TAXES = ("0", "1/20")
PRESETS_HEAD = """\
## The value of each preset

Values are those of a coup from the full shoe of a preset, in hundredths of all stakes against the
bank, under its own rules and tax; at banque half of the stakes are on each side. The last column
is the value to the bank, before the tax, against a lone caller who plays both hands, the left
unseen until the right is finished (BB-11). In `banque-andorra-limitee` that player
is free on every hand (AD-B20), which is worth nothing more. `banker_looks` and `first_look` change
no value: three cards never beat a natural of two, so that a hand's draw against one changes
nothing. Tests deal 150,000 shoes of each preset and find the values within four standard errors,
those of the last column in games with a lone caller.

| preset | packs | ponte, or right and left | bank | tax | one player |
|---|---|---|---|---|---|
"""


def page(packs: Sequence[int | Literal["inf"]] = PACKS) -> str:
    """Write the whole page: its head, a table for each tax, and one of the presets."""
    tables = "\n".join([*(table(tax, packs) for tax in TAXES), presets()])
    head = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    return f"{head}{MARK}\n{tables}"


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


def presets() -> str:
    """Write the table of the presets in which a player holds the bank."""
    listed: tuple[BankPreset, ...] = (*CHEMIN_PRESETS, *BANQUE_PRESETS)
    rows = "".join(map(preset_row, listed))
    return f"{PRESETS_HEAD}{rows}"


def preset_row(preset: BankPreset) -> str:
    """Write the values of a coup from a preset's full shoe (docs/solve.md)."""
    values = hand_play(preset, BankStrategy(), whole=False).exact
    sides = [values[side] for side in ("ponte", "right", "left") if side in values]
    one = ""
    if isinstance(preset, BanquePreset) and preset.has_calls:
        rules = ponte_rules_at(preset, preset.information.of_holders(1, 1))
        solved = solve_banque(shoe=Shoe(of_packs(preset.packs)), **rules._asdict())
        one = hundredths(float(solved.equilibria[0].value_bank))
    sums = [
        " and ".join(map(hundredths, sides)),
        *map(hundredths, (values["bank"], values["house"])),
    ]
    return f"| `{preset.name}` | {preset.packs} | {' | '.join(sums)} | {one} |\n"


def hundredths(value: float) -> str:
    """Format a value in hundredths of the stakes."""
    return f"{100 * value:.4f}".replace("-", "−")


def share(chance: Fraction) -> str:
    """Format the probability of drawing at a point."""
    return f"{float(chance):.4f}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
