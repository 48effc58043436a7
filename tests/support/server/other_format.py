"""A version of the program that stores a house in another format, and is the same otherwise.

`python -m support.server.other_format NUMBER …` runs `baccarat …` as such a version.
"""

import sys

from baccarat.cli import main
from baccarat.house.store import opening
from baccarat.house.store.backends import server, shared_server

if __name__ == "__main__":
    number = int(sys.argv.pop(1))
    for module in (opening, server, shared_server):
        vars(module)["FORMAT"] = number
    sys.exit(main())
