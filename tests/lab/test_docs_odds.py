"""The page on the figures is true."""

import doctest

from project.tree import ROOT


def test_the_page_on_the_figures_is_true() -> None:
    done = doctest.testfile(str(ROOT / "docs/odds.md"), module_relative=False)
    assert done.attempted > 5
    assert done.failed == 0
