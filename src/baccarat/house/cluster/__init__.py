"""Several processes that serve one house: who has a room, and what they tell each other."""
