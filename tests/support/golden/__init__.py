"""Golden records, stored forms, and the pinned copies of releases."""
