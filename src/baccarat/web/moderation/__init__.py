"""The routes of the operators, and those by which players meet them."""
