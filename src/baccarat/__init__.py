"""The baccarat family of card games."""

from ._version import __version__

__all__ = ["__version__"]
