"""Statements on rows that belong to one part of the house: logins, leases, moderation, people."""
