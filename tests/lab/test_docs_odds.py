"""The statements of the pages on odds and on optimal play."""

import doctest

import pytest

from project.tree import ROOT


@pytest.mark.parametrize(("page", "examples"), [("odds.md", 6), ("solve.md", 12)])
def test_the_page_is_true(page: str, examples: int) -> None:
    done = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert done.attempted >= examples
    assert done.failed == 0
