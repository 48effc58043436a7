"""Additions by other packages, found through entry points."""
