"""Play the mixed strategy that fits a table's rules and remaining cards, or advise by it."""
