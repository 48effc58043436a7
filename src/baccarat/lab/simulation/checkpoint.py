"""A file from which an interrupted simulation continues."""

from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from .banking.settings import BankSettings
from .banking.tally import BankTally
from .fault import BadSimulation, SimulationCode
from .settings import Settings
from .tally import Tally

VERSION: Final = 1


SettingsT = TypeVar("SettingsT", Settings, BankSettings)
TallyT = TypeVar("TallyT", Tally, BankTally)


class Checkpoint(
    msgspec.Struct, Generic[SettingsT, TallyT], frozen=True, forbid_unknown_fields=True
):
    """How far a simulation with these settings is, and when it ends."""

    version: int
    settings: SettingsT
    shoes: int | None
    until: float | None
    tally: TallyT


AnyCheckpoint = Checkpoint[Any, Any]
_KINDS: Final[tuple[Any, ...]] = (
    Checkpoint[Settings, Tally],
    Checkpoint[BankSettings, BankTally],
)


def read_checkpoint(file: Path) -> AnyCheckpoint | None:
    """Read a checkpoint; None if there is no such file. Raises BadSimulation."""
    try:
        text = file.read_bytes()
    except FileNotFoundError:
        return None
    except OSError:
        raise BadSimulation(SimulationCode.BAD_CHECKPOINT, path=str(file)) from None
    for kind in _KINDS:
        try:
            found: AnyCheckpoint = msgspec.json.decode(text, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, ValueError, TypeError):
            continue
        return found
    raise BadSimulation(SimulationCode.BAD_CHECKPOINT, path=str(file))


def save_checkpoint(file: Path, checkpoint: AnyCheckpoint) -> None:
    """Write a checkpoint, replacing the file only once all of it is written."""
    beside = file.with_name(f"{file.name}.new")
    beside.write_bytes(msgspec.json.encode(checkpoint))
    beside.replace(file)
