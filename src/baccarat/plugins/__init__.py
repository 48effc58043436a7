"""Additions by other packages, found through entry points."""

from .load import PluginWarning, load_plugins, warn_of

__all__ = ["PluginWarning", "load_plugins", "warn_of"]
