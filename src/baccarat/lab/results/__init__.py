"""Results of research: each module computes one, and `frame` finds and writes them."""
