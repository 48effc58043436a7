"""A running room: one task, one queue, one writer."""
