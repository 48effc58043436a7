"""Shoes that other people noted: results or cards, in the forms of trackers, feeds and devices."""
