"""Past play: a player's coups, winnings, records, and the odds at the time."""
