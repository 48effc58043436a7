"""Solve the full shoes that ship with the package, under the rules of the presets.

Run `python docs/solutions.py` to regenerate them, in a few seconds; banque needs numba.
"""

import msgspec

from baccarat.players.equilibrium.solutions import FILE, Solutions, solve_all

LISTS = ("one_side", "two_sides")


def text(found: Solutions) -> str:
    """Return the file's text, with one solution per line."""
    lists = ",\n".join(f'"{name}": [\n{_lines(getattr(found, name))}]' for name in LISTS)
    return f'{{"version": {found.version},\n{lists}}}\n'


def _lines(listed: tuple[msgspec.Struct, ...]) -> str:
    return ",\n".join(msgspec.json.encode(each).decode() for each in listed)


if __name__ == "__main__":
    FILE.write_text(text(solve_all()), encoding="utf-8")
