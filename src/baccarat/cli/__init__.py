"""The command line. Each command imports its heavy dependencies itself."""

from .main import main

__all__ = ["main"]
