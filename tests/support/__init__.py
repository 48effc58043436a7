"""Helpers shared by the tests, grouped by purpose."""
