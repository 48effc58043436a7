"""Servers, guests and houses to test against, with faults to inject."""
