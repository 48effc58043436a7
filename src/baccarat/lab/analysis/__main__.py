"""Analyse a record that comes by standard input, as a process of its own; floats for a page.

Exit codes: 0 with the analysis as JSON, or 1 with what the record is refused for.
"""

import os
import sys
from typing import Final

import msgspec

from ...notation import BadRecord, read
from ..equilibrium import Unsolved
from ..kernels.choice import MissingKernel
from .analyse import analyse
from .report import analysis_object

REFUSED: Final = 1
POLITE: Final = 10
"""So much less of the processor than the tables, where the system knows of that."""


def main() -> int:
    """Read, analyse, and write; returns the exit code."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    try:
        found = analyse(read(sys.stdin.buffer.read().decode()))
    except (BadRecord, MissingKernel, Unsolved, UnicodeDecodeError) as fault:
        sys.stdout.write(type(fault).__name__)
        return REFUSED
    sys.stdout.buffer.write(msgspec.json.encode(analysis_object(found, float)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
