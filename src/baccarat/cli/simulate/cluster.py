"""The cluster of `--cluster`, whose library must not write to the terminal."""

import logging
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

from ...lab.simulation.cluster import Cluster, connect_cluster


@contextmanager
def using_cluster(address: str | None) -> Iterator[Cluster | None]:
    """Connect to a cluster; yields None without an address. Raises BadSimulation."""
    if address is None:
        yield None
        return
    disabled = logging.root.manager.disable
    logging.disable()
    try:
        with warnings.catch_warnings(action="ignore"), connect_cluster(address) as cluster:
            yield cluster
    finally:
        logging.disable(disabled)
