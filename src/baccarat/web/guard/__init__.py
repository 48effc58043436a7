"""The checks that a request passes, in this order, before a route does anything for it.

1. `connections` counts the connection, and drops one that stalls, floods or has too large a head.
2. `door` has what every request passes: the access log, forwarded addresses, the sub-path, the
   health checks, the door for the house's other processes (`peers`), and the names of the host.
3. `check_caller` in `app` counts the request for its caller (`limits`), refuses those who are
   banned, and counts guesses at rooms (`guesses`).
4. `read_body` in `malformed` refuses other sites' pages, and reads the body strictly.
5. The house itself refuses whatever the caller has no right to.
"""
