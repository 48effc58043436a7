"""The lobby: the list of rooms."""
