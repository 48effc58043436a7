"""Rooms, the people in them, and durable storage."""
