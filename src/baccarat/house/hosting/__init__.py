"""What a host makes of a room: its form, its limits, its guests and what they say."""
