"""Equilibria of chemin de fer, a game of two: the ponte and the banker."""
