"""User-supplied functions: found by name, and called so that errors are reported as theirs."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from .fault import BadSimulation, SimulationCode


def load_function(place: str) -> Any:
    """Import `module:name`; raises ImportError, AttributeError or ValueError."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def guard(
    function: Callable[[Any], Any], name: str, read: Callable[[Any], Any] = lambda said: said
) -> Callable[[Any], Any]:
    """Return the function, its result read; any fault is raised as BadSimulation, with its name."""

    def call(table: Any) -> Any:
        try:
            return read(function(table))
        except Exception as fault:
            value = f"{type(fault).__name__}: {fault}"
            raise BadSimulation(SimulationCode.FAULTY_FUNCTION, name=name, value=value) from fault

    return call
