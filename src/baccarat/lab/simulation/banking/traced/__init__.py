"""Whole tables in compiled code, which is made by tracing the rooms' own tables."""
