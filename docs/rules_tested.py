"""List the tests of each rule in docs/rules.md, from the tests' `rule` marks.

`python docs/rules_tested.py` rewrites docs/rules-tested.md.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

DOCS = Path(__file__).parent
TESTS = DOCS.parent / "tests"
RULES = DOCS / "rules.md"
PAGE = DOCS / "rules-tested.md"
ROW = re.compile(
    r"^### ((?:C|PB|CF|BB|RM)-\d+)\n\n(.*?)\n\n- source: [^\n]+\n- code: (.*?)(?=\n\n|\n\Z)",
    re.MULTILINE | re.DOTALL,
)
PARTS = {
    "C": "Cards, shoe and hands",
    "PB": "Punto banco",
    "CF": "Chemin de fer",
    "BB": "Baccara banque",
    "RM": "The room",
}
HEAD = """\
# Which rules have tests

Generated from the tests' `rule` marks by `make generate`; do not edit. [The rules](rules.md) page
describes each rule. For each rule of the cards, of punto banco, of chemin de fer and of the room in
this list, planted changes (`tests/planted`) show that its tests fail when the rule is broken.
"""


def rule_ids() -> list[str]:
    """List the IDs of docs/rules.md in order."""
    return [found[1] for found in ROW.finditer(RULES.read_text(encoding="utf-8"))]


def marked_in(source: str) -> Iterator[str]:
    """Yield the IDs that `pytest.mark.rule(...)` names in a test file's text."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in node.args)


def marked_by_rule(folders: Iterable[Path]) -> dict[str, list[Path]]:
    """Map each ID to the test files that name it, by path from `tests`."""
    files: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(path for folder in folders for path in folder.rglob("test_*.py")):
        for rule in sorted(set(marked_in(path.read_text(encoding="utf-8")))):
            files[rule].append(path.relative_to(TESTS))
    return dict(files)


def page() -> str:
    files, ids = marked_by_rule([TESTS]), rule_ids()
    named = sum(rule in files for rule in ids)
    parts = [HEAD, f"Tests name {named} of {len(ids)} rules.\n"]
    for part, rules in groupby(ids, key=lambda rule: rule.partition("-")[0]):
        parts += [f"## {PARTS[part]}\n", _part(list(rules), files)]
    return "\n".join(parts)


def _part(rules: list[str], files: dict[str, list[Path]]) -> str:
    rows = [
        f"| [{rule}](rules.md#{rule.lower()}) | {_names(files[rule])} |"
        for rule in rules
        if rule in files
    ]
    table = "\n".join(["| Rule | Tests |", "|---|---|", *rows, "", ""]) if rows else ""
    without = ", ".join(rule for rule in rules if rule not in files)
    return table + (f"None yet: {without}.\n" if without else "All have tests.\n")


def _names(paths: list[Path]) -> str:
    return ", ".join(f"`{path.as_posix()}`" for path in paths)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
