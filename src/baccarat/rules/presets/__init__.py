"""The games by name: frozen records whose fields are the house rules. All sums are in units."""
