"""Servers with a planted fault."""
