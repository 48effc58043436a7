"""Write the solutions in the package: full shoes, under the rules of the presets.

`python docs/solutions.py` rewrites them in a few seconds; banque needs numba for that.
"""

import msgspec

from baccarat.players.equilibrium.solutions import FILE, Solutions, solved

LISTS = ("one_side", "two_sides")


def text(found: Solutions) -> str:
    """Write a line for each solution."""
    lists = ",\n".join(f'"{name}": [\n{_lines(getattr(found, name))}]' for name in LISTS)
    return f'{{"version": {found.version},\n{lists}}}\n'


def _lines(listed: tuple[msgspec.Struct, ...]) -> str:
    return ",\n".join(msgspec.json.encode(each).decode() for each in listed)


if __name__ == "__main__":
    FILE.write_text(text(solved()), encoding="utf-8")
