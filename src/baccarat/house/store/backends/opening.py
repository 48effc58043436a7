"""Open, check or fill the place of a house, whichever kind it is."""

from collections.abc import Callable

from sqlalchemy import Connection

from ....rules.fault import Fault
from ..address import DatabaseUrl, Place
from ..backup import check_folder
from .contract import HousePlace
from .folder import HouseFolder, fill_folder


def open_place(place: Place, *, accept_loss: bool = False, shared: bool = False) -> HousePlace:
    """Open or create a house's database; raises what HouseFolder and HouseServer raise.

    With `shared`, other processes may open the same database.
    """
    if isinstance(place, DatabaseUrl) and shared:
        from .server import SharedServer  # noqa: PLC0415 - its driver is an extra

        return SharedServer(place)
    if isinstance(place, DatabaseUrl):
        from .server import HouseServer  # noqa: PLC0415 - its driver is an extra

        return HouseServer(place)
    return HouseFolder(place, accept_loss=accept_loss)


def wait_for_place(place: Place) -> None:
    """Return once no process holds a database; a folder is never waited for."""
    if isinstance(place, DatabaseUrl):
        from .server import wait_for_schema  # noqa: PLC0415 - its driver is an extra

        wait_for_schema(place)


def check_place(place: Place) -> list[Fault]:
    """Check everything in a house, whether a server is running or not; return the faults.

    The faults are those of single rooms. Raises NoHouse, NotOurs, NewerFormat, IntegrityError for
    damage that concerns the whole house, Pooled, and DATABASE_FAULTS or OSError.
    """
    if isinstance(place, DatabaseUrl):
        from .server import check_schema  # noqa: PLC0415 - its driver is an extra

        return [*check_schema(place).values()]
    return check_folder(place)


def fill_place(place: Place, fill: Callable[[Connection], None]) -> None:
    """Create a house whose rows are written by `fill`; raises InTheWay where there is one."""
    if isinstance(place, DatabaseUrl):
        from .server import HouseServer  # noqa: PLC0415 - its driver is an extra

        HouseServer(place, fill=fill).close()
    else:
        fill_folder(place, fill)
