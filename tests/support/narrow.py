"""A server whose lines hold little on their way, so that a deaf reader is soon noticed."""

import sys

from baccarat.web import serve
from baccarat.web.__main__ import main

if __name__ == "__main__":
    serve.SEND_BUFFER = 4096  # type: ignore[misc]
    main(*sys.argv[1:])
