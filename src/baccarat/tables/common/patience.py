"""Leave questions the time that a room gives them, where the rules give none of their own."""


def untimed(state: object) -> None:
    """Name no time, whatever is asked."""
