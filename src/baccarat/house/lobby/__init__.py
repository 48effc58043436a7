"""What there is to sit down at."""
