"""The operators' desk: what they see of the house, and what they do about it."""
