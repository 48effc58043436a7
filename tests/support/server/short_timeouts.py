"""A server that waits only half a second for clients."""

import sys

from baccarat.web.__main__ import main
from baccarat.web.guard import connections

connections.Connection.seconds = 0.5
connections.Connection.patience = 0.5

if __name__ == "__main__":
    main(*sys.argv[1:])
