"""What bots share at tables with a player's bank: their personalities, and how they answer."""
