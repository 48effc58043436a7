"""What players set for themselves, and the time that it goes by."""
