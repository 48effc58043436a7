"""Every block of "How do I …" runs."""

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "how-do-i.md").read_text(encoding="utf-8")
BLOCKS = dict(re.findall(r"## … ([^\n]*)\?\n(?:(?!\n## ).)*?```python\n(.*?)```", PAGE, re.DOTALL))


def test_each_job_has_a_block() -> None:
    assert len(BLOCKS) == PAGE.count("\n## …") == PAGE.count("```python")


@pytest.mark.by_day(5)
@pytest.mark.parametrize("title", BLOCKS)
def test_a_job(title: str) -> None:
    exec(compile(BLOCKS[title], title, "exec"), {})  # noqa: S102 - the page's own code
