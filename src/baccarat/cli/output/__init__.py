"""Output shared by the commands: errors, tables, cards and pictures."""
