"""A server whose connections buffer little, so that a stalled reader is soon noticed."""

import sys

from baccarat.web import serve
from baccarat.web.__main__ import main

if __name__ == "__main__":
    serve.SEND_BUFFER = 4096  # type: ignore[misc]
    main(*sys.argv[1:])
