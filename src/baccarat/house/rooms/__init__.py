"""A room at work: one task, one queue, one writer."""
