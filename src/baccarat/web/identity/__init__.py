"""The routes for signing in, and for a player's own login and data."""
