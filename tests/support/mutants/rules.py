"""The list of rules, and the tests that name them, as the report reads them."""

import runpy
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[3]
MADE = runpy.run_path(str(ROOT / "docs/rules_tested.py"))
RULES: Path = MADE["RULES"]
REPORT: Path = MADE["PAGE"]
ROW = MADE["ROW"]

rule_ids: Callable[[], list[str]] = MADE["rule_ids"]
marked_in: Callable[[str], Iterator[str]] = MADE["marked_in"]
marked_by_rule: Callable[[Iterable[Path]], dict[str, list[Path]]] = MADE["marked_by_rule"]
report: Callable[[], str] = MADE["page"]
