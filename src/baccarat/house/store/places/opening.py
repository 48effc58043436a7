"""Open the place of a house, whichever kind it is."""

from .address import DatabaseUrl, Place
from .contract import HousePlace
from .folder import HouseFolder


def open_place(place: Place, *, accept_loss: bool = False) -> HousePlace:
    """Open or create a house's database; raises what HouseFolder and HouseServer raise."""
    if isinstance(place, DatabaseUrl):
        from .server import HouseServer  # noqa: PLC0415 - its driver is an extra

        return HouseServer(place)
    return HouseFolder(place, accept_loss=accept_loss)
