"""Equilibria of baccarat banque, a game of three: the bank and two sides."""
