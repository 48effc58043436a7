"""`python -m support.server.with_plugins FOLDER PORT PLUGINS`: a server that finds plug-ins."""

import sys

if __name__ == "__main__":
    sys.path.insert(0, sys.argv.pop())
    from baccarat.web.__main__ import main

    main(*sys.argv[1:])
