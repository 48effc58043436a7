"""The command that simulates whole shoes."""
