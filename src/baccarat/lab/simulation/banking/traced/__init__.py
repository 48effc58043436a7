"""Whole tables in compiled code, which is made of what the rooms' own tables do."""
