"""Write the pages on the law from the statutes' files, and the list of rules not followed.

`python docs/laws.py` rewrites docs/laws.md, docs/irregularities.md and a section of
docs/not-done.md.
"""

from collections.abc import Iterator
from pathlib import Path

from baccarat.rules.law.irregularities import (
    GAMES_OF_ERRORS,
    irregularities,
)
from baccarat.rules.law.statute import (
    STATUTES,
    Provision,
    all_provisions,
    read_statute,
    statute_of,
)
from baccarat.rules.read_toml import write_value

DOCS = Path(__file__).parent
PAGE = DOCS / "laws.md"
MARK = "<!-- the rest is written by docs/laws.py -->\n"
"""Ends the part of the page that people write."""
CROUPIER = DOCS / "irregularities.md"
GAPS = DOCS / "not-done.md"
START = "<!-- written by docs/laws.py -->\n"
END = "<!-- until here -->\n"
CROUPIER_HEAD = """\
# When something goes wrong at the table

Andorra's decree 455/2025 (published 2025-12-16, catalogues 8 and 9) lists what a croupier does
after an error. On the screen only clocks can err; these tables are for real ones. They are
generated from `src/baccarat/rules/law/irregularities.toml` by `make generate`; do not edit them.
The rules are on [another page](laws.md#andorra-errors). Where the text leaves something to the
head of the table, the last column says so. Punto banco has no such list: we use AD-E1 to AD-E5
there too.
"""


def pages() -> dict[Path, str]:
    """Return the text of each file."""
    return {PAGE: laws_page(), CROUPIER: croupier_page(), GAPS: gaps_page()}


def laws_page() -> str:
    parts = [PAGE.read_text(encoding="utf-8").partition(MARK)[0] + MARK]
    for name in STATUTES:
        rules = read_statute(name)
        statute = statute_of(rules[0])
        second = " We know this text second hand only." if statute.second_hand else ""
        heads = "| rule | article | text in our words | presets | what the program does |"
        parts.append(
            f"## {name.replace('-', ' ').capitalize()}\n\n"
            f"{statute.title}; version: {statute.date}.{second}\n\n"
            + "\n".join([heads, "|---|---|---|---|---|", *map(_row, rules)])
            + "\n"
        )
    return "\n".join(parts)


def _row(rule: Provision) -> str:
    text = f"{rule.text} *Our reading:* {rule.decision}" if rule.decision else rule.text
    presets = ", ".join(rule.bound) or "none"
    return f"| {rule.id} | {rule.place} | {text} | {presets} | {_does(rule)} |"


def _does(rule: Provision) -> str:
    """Describe what the program does about a rule."""
    match rule.outcome:
        case "confirms":
            links = (f"[{each}](rules.md#{each.lower()})" for each in rule.confirms)
            done = f"confirmed: {', '.join(links)}"
        case "fields":
            fields = [_assign(field, value) for field, value in rule.fields.items()]
            for preset, values in rule.by_preset.items():
                fields += [f"{_assign(*each)} ({preset})" for each in values.items()]
            done = f"set: {', '.join(fields)}"
        case "docs":
            done = "for people"
        case "missing":
            return f"not followed: {rule.missing}"
    return f"{done}; in part not followed: {rule.lacks}" if rule.lacks else done


def _assign(field: str, value: object) -> str:
    return f"`{field} = {write_value(value)}`"


def croupier_page() -> str:
    parts = [CROUPIER_HEAD]
    for game, title in GAMES_OF_ERRORS.items():
        rows = [f"| {' | '.join(each.cells)} |" for each in irregularities() if each.game == game]
        heads = ["| rule | who | what | when | then | and |", "|---|---|---|---|---|---|"]
        parts.append(f"## {title}\n\n" + "\n".join([*heads, *rows]) + "\n")
    return "\n".join(parts)


def gaps_page() -> str:
    """Return docs/not-done.md with the rules that no preset follows."""
    before, _, rest = GAPS.read_text(encoding="utf-8").partition(START)
    _, _, after = rest.partition(END)
    return "".join([before, START, *_gaps(), END, after])


def _gaps() -> Iterator[str]:
    for rule in all_provisions():
        if rule.missing:
            yield f"- {rule.id}: {rule.missing}.\n"
        if rule.lacks:
            yield f"- {rule.id}, in part: {rule.lacks}.\n"


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
