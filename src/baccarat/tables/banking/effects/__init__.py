"""Change the state, with a function for each event of a bank; `apply` knows which is for which.

Each gets the state as the event finds it, in the phase that it comes in, and leaves the phase
alone.
"""
