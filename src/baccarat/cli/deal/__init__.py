"""`baccarat deal`."""
