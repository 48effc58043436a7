"""How long a house keeps things, and how much space it may take."""

from typing import Final

import msgspec

MEGABYTE: Final = 10**6


class Policy(msgspec.Struct, frozen=True, kw_only=True):
    """The operator's choices; the defaults are published in the guide for hosts."""

    history_days: int | None = None
    """Past shoes are deleted after this many days; None keeps them."""
    guest_days: int | None = 400
    """Guests who did not come for this many days are deleted, with their chips; None keeps them."""
    pack_after_hours: float = 1.0
    """A finished shoe is packed after this time, and the replies to its commands are deleted."""
    house_bytes: int | None = None
    """The most that the database may take before new rooms are refused; None for no limit."""
    host_bytes: int = 1 << 30
    """The most that the rooms of one host may take before more of them are refused."""
