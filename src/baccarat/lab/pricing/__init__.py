"""Price bets exactly from the cards left in a shoe."""
