"""Processes that play, shared by the tests: each takes a second for its imports."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest


@pytest.fixture(scope="package")
def pool() -> Iterator[ProcessPoolExecutor]:
    """Start two processes that share nothing with this one."""
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        yield pool
