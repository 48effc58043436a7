"""`baccarat deal`: coups in the terminal, at an empty table or between bots."""
