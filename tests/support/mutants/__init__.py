"""Planted changes to the package, and the tests that must catch them."""
