"""What was played, read back: own coups, winnings, records, odds as they were."""
