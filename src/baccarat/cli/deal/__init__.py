"""`baccarat deal`: coups in the terminal, at an empty table or between bots."""

ROOM = "terminal"
"""The room name that shoes dealt in the terminal are derived from."""
