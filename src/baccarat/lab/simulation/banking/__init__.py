"""Whole shoes of chemin de fer and baccara banque, with a strategy in every seat."""
