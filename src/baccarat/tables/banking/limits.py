"""What other limits of the table bring about, as a host may set them for the next shoe."""

from .state import BankState


def returned(state: BankState) -> tuple[()] | None:
    """List the stakes that go back: none do, and limits wait while some must stand."""
    staked = (seat for seat, units in enumerate(state.stakes, 1) if units)
    return None if any(map(state.busy, staked)) else ()


def outgrown(state: BankState) -> tuple[()]:
    """List what frees seats from limits of their own: there are none."""
    return ()
