"""What other packages add through entry points: bets, presets, strategies, counting systems.

Each kind has a group, and `docs/adding.md` says what its entry points are. They are looked up when
first needed, since that reads the metadata of all installed packages. A plug-in that cannot be used
is left out with a warning; everything else goes on.
"""

import re
import warnings
from collections.abc import Callable, Container, Mapping
from types import MappingProxyType
from typing import Final, TypeVar

T = TypeVar("T")

NAME: Final = re.compile(r"(?=.{1,64}\Z)[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*")
"""What addresses, records, messages and the command line can all contain."""


class PluginWarning(UserWarning):
    """A plug-in cannot be used; the message names it, its package and the reason."""


def load_plugins(
    group: str, read: Callable[[str, object], T], taken: Container[str] = ()
) -> Mapping[str, T]:
    """Return the plug-ins of a group by name, in alphabetical order.

    `read` converts and checks what the entry point of a name refers to, and raises any exception if
    it cannot be used. Names that are `taken` are ours.

    A name begins with a letter and has at most 64 letters, digits and single hyphens.
    """
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, and rarely needed

    found: dict[str, T] = {}
    for entry in sorted(entry_points(group=group), key=lambda each: each.name):
        try:
            if not NAME.fullmatch(entry.name):
                raise ValueError(
                    "a name must begin with a letter, and has at most 64 letters, digits and "
                    "single hyphens"
                )
            if not entry.pattern.match(entry.value):
                raise ValueError(f"{entry.value!r} is not written as module:name")
            if entry.name in taken or entry.name in found:
                raise ValueError("the name is taken")
            found[entry.name] = read(entry.name, entry.load())
        except (Exception, SystemExit) as fault:
            package = entry.dist.name if entry.dist else "?"
            warn_of(f"{entry.name!r} of {package} ({group}) is left out", fault)
    return MappingProxyType(found)


def warn_of(what: str, fault: BaseException) -> None:
    """Warn that a plug-in failed, and why, in one line."""
    reason = " ".join(str(fault).split()) or type(fault).__name__
    warnings.warn(f"the plug-in {what}: {reason}", PluginWarning, stacklevel=3)
