"""Write the page on bets: its head, and the pay table of every bet in the package.

`python docs/bets.py` rewrites docs/bets.md.
"""

from collections.abc import Iterator
from pathlib import Path

from baccarat.rules import standard_wager, wager_names
from baccarat.text.bets import pays_text, when_text

DOCS = Path(__file__).parent
HEAD = DOCS / "bets.head.txt"
PAGE = DOCS / "bets.md"
ENGLISH = "en"


def page() -> str:
    rows = ["| file | bet | when | pays |", "|---|---|---|---|", *_rows()]
    return HEAD.read_text(encoding="utf-8") + "\n".join(rows) + "\n"


def _rows() -> Iterator[str]:
    for name in wager_names():
        wager = standard_wager(name)
        first = (f"`{name}`", wager.title)
        for line in wager.lines:
            when, pays = when_text(ENGLISH, line.when), pays_text(ENGLISH, line)
            yield f"| {first[0]} | {first[1]} | {when} | {pays} |"
            first = ("", "")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
