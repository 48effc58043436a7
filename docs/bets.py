"""Write the tables of the page on bets: how each bet in the package pays, and its edge.

`python docs/bets.py` rewrites docs/bets.md.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from baccarat.lab import Composition, odds
from baccarat.rules import standard_wager, wager_names
from baccarat.rules.wagers.trade import shipped_texts
from baccarat.text.bets import pays_text, when_text

DOCS = Path(__file__).parent
PAGE = DOCS / "bets.md"
ENGLISH = "en"
WRITTEN = re.compile(
    "(?<=<!-- written by docs/bets.py -->\n).*?(?=<!-- until here -->\n)", re.DOTALL
)
"""The parts of the page that are written here."""


def page() -> str:
    rows = ["| file | bet | when | pays |", "|---|---|---|---|", *_rows(), ""]
    figures = ["| file | edge | published edge | source |", "|---|---|---|---|", *_figures(), ""]
    tables = map("\n".join, (rows, figures))
    return WRITTEN.sub(lambda _: next(tables), PAGE.read_text(encoding="utf-8"))


def _rows() -> Iterator[str]:
    for name in wager_names():
        wager = standard_wager(name)
        first = (f"`{name}`", wager.title)
        for line in wager.lines:
            when, pays = when_text(ENGLISH, line.when), pays_text(ENGLISH, line)
            yield f"| {first[0]} | {first[1]} | {when} | {pays} |"
            first = ("", "")


def _figures() -> Iterator[str]:
    """Yield the edge of each bet with a named source, next to the published one if it was seen."""
    files = {name: tomllib.loads(text) for name, text in shipped_texts().items()}
    named = {name: file for name, file in files.items() if "source" in file}
    for name, bet in odds("punto-banco", Composition.of_packs(8), bets=[*named]).bets.items():
        printed = f"{named[name]['edge']} %" if "edge" in named[name] else "not seen"
        yield f"| `{name}` | {100 * float(bet.edge):.4f} % | {printed} | {named[name]['source']} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
