"""The statements of the document on environments are true."""

import doctest
import re

import pytest

from project.tree import ROOT

pytest.importorskip("pyspiel", reason="the extra rl is not installed")
pytest.importorskip("pettingzoo", reason="the extra rl is not installed")

from baccarat.rl.coup import PARAMETERS
from baccarat.rl.table import TableEnv


@pytest.mark.by_day(0)
def test_the_examples_are_true() -> None:
    found = doctest.testfile(str(ROOT / "docs" / "learning.md"), module_relative=False)
    assert found.attempted == 14
    assert found.failed == 0


def test_the_programs_run() -> None:
    page = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    programs = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(programs) == 2
    for program in programs:
        exec(compile(program, "learning.md", "exec"), {})  # noqa: S102 - the page's own code


def test_every_part_and_option_is_documented() -> None:
    page = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    tables = [TableEnv(name, players=1) for name in ("punto-banco", "chemin-de-fer", "banque-club")]
    names = {*PARAMETERS, *(part for table in tables for part in table.layout)}
    assert {name for name in names if f"`{name}`" not in page} == set()
