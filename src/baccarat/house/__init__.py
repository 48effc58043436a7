"""Rooms, the people in them, and the store that loses nothing."""
