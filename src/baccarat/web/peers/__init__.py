"""Requests between the processes that serve one house: each room is served by one of them."""
