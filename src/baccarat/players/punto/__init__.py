"""Bots for punto banco."""
