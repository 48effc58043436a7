"""A server that may open at most `FILES` files."""

import resource
import sys

from baccarat.web.__main__ import main

FILES = 300

resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))

if __name__ == "__main__":
    main(*sys.argv[1:])
