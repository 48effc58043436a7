"""What each package offers: `__all__` names it, in order, and nothing is offered beside it."""

import importlib
import pkgutil
from types import ModuleType

import pytest

import baccarat

PACKAGES = [
    "baccarat",
    *(each.name for each in pkgutil.walk_packages(baccarat.__path__, "baccarat.") if each.ispkg),
]


def offered(package: ModuleType) -> set[str]:
    """Find the names without a leading underscore that are not the package's own modules."""
    modules = {each.name for each in pkgutil.iter_modules(package.__path__)}
    return {name for name in vars(package) if not name.startswith("_")} - modules


@pytest.mark.parametrize("name", PACKAGES)
def test_all_names_what_is_offered(name: str) -> None:
    package = importlib.import_module(name)
    listed = list(getattr(package, "__all__", []))
    assert len(listed) == len(set(listed))
    missing = [each for each in listed if not hasattr(package, each)]
    assert not missing
    modules = {each.name for each in pkgutil.iter_modules(package.__path__)}
    dunders = {each for each in listed if each.startswith("__")}
    assert offered(package) - modules == set(listed) - dunders - modules
