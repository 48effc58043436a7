"""`baccarat solve` and `baccarat best-response`."""
