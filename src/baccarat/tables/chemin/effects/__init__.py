"""What each event makes of the state, a function an event; `apply` tells which is whose.

Each gets the state as the event finds it, in the phase that it comes in, and leaves the phase
alone.
"""
