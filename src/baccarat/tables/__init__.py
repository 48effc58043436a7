"""The tables, each a set of pure functions over frozen values."""
