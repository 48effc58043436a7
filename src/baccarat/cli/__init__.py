"""The command line. Everything heavy is imported by the command that needs it."""

from .main import main

__all__ = ["main"]
