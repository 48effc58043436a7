"""A server with short timeouts and at most `FILES` open files."""

import resource
import sys

from baccarat.web import connections
from baccarat.web.__main__ import main

FILES = 300

connections.Connection.seconds = 0.5
connections.Connection.patience = 0.5
resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))

if __name__ == "__main__":
    main(*sys.argv[1:])
