"""Bets as data: their conditions, their payouts, and how to read them."""
