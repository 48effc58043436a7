"""Independent statements of what the package computes."""
