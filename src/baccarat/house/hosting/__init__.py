"""The host's part of a room: its settings, its limits, its guests and their chat."""
