"""Limits and breaks that players set for themselves."""
