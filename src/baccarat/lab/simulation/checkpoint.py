"""A file from which an interrupted simulation continues."""

from pathlib import Path
from typing import Final

import msgspec

from .fault import BadSimulation, SimulationCode
from .settings import Settings
from .tally import Tally

VERSION: Final = 1


class Checkpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a simulation with these settings is, and when it ends."""

    version: int
    settings: Settings
    shoes: int | None
    until: float | None
    tally: Tally


def read_checkpoint(file: Path) -> Checkpoint | None:
    """Read a checkpoint; None if there is no such file. Raises BadSimulation."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Checkpoint)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, ValueError, TypeError):
        raise BadSimulation(SimulationCode.BAD_CHECKPOINT, path=str(file)) from None


def save_checkpoint(file: Path, checkpoint: Checkpoint) -> None:
    """Write a checkpoint, replacing the file only once all of it is written."""
    beside = file.with_name(f"{file.name}.new")
    beside.write_bytes(msgspec.json.encode(checkpoint))
    beside.replace(file)
