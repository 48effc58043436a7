"""The shoes of a room: how they are sealed, and where their cards are."""
